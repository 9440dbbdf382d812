/** A phase that has been resolved. */
import { type Html, html } from '../../../markup/html.ts';

export const phase = {
  title: (game: string, phase: string) => `${game}, ${phase}`,
  resolved: (phase: Html, at: Html) => html`${phase}, resolved ${at}`,
  turning: 'Before and after',
  before: '← before',
  after: 'after →',
  gameNow: 'the game now →',
  ordersMap: (phase: string) => `${phase}: the orders and what came of them`,
  afterMap: (phase: string) => `${phase}: the board afterwards`,
  results: 'Orders and results',
  press: 'Press',
  diaries: 'Diaries',
  inWords: 'The board afterwards in words',
  taken: 'Centers that changed hands',
  /** `from` is null where nobody owned it. */
  takenFrom: (center: string, from: string | null, to: Html) => html`${center}: ${from ?? 'unowned'} → ${to}`,
};
