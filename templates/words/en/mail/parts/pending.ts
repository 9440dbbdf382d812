/** Orders that are shown and not on file. `why`: in a few words, such as `below "If England agrees:"`. */
import type { Inline } from '../../../../markup/document.ts';
import { counted } from '../../../text/counts.ts';

/** Orders that are asked about together. */
interface NotFiled {
  readonly orders: number;
  readonly why: string;
}

export const pending = {
  /** `filed`: orders that came with the same mail and are on file; `phase` as in a sentence. */
  summary: (phase: string, filed: number, sets: readonly NotFiled[]) => {
    const [first, ...more] = sets.map(({ orders, why }, n) =>
      filed === 0 && n === 0
        ? `${counted(orders, 'order')} for ${phase} NOT filed ${why}`
        : `${orders} NOT filed ${why}`,
    );
    return [...(filed === 0 ? [] : [`${counted(filed, 'order')} for ${phase} filed`]), first, ...more].join('; ');
  },
  heading: (orders: number, why: string) => `${counted(orders, 'order')} NOT filed ${why}`,
  /** On file, and in doubt. */
  filed: (phase: string, orders: number, why: string) => `${counted(orders, 'order')} for ${phase} filed ${why}`,
  pleaseConfirm: (line: string) => `Please confirm with ${line}.`,
  toConfirm: (line: string): readonly Inline[] => [
    'If that is what you meant, reply ',
    { code: line },
    '. Until you do, or send the orders again, the phase is not processed before its deadline.',
  ],
  /** `line` files them. */
  toFile: (orders: number, line: string): readonly Inline[] => [
    `To file ${orders === 1 ? 'it' : 'them'}, reply `,
    { code: line },
    `, or send the ${orders === 1 ? 'order' : 'orders'} once more without other words. Until then ${orders === 1 ? 'it is' : 'they are'} not played.`,
  ],
  /** What was written for another phase; both boards stand below. */
  takeOver: (past: string, now: string) =>
    past === now
      ? `You wrote this for ${past} before the game was set back. Take it over?`
      : `You wrote this for ${past}. Take it over for ${now}?`,
  boardThen: (past: string) => `The board of ${past}, for which you wrote`,
  boardNow: (now: string) => `The board now: ${now}`,
  toSend: [`To send your lines as a message instead, reply `, { code: 'SEND' }, '.'] as readonly Inline[],
  /** Instead of what happens to others at the deadline. `until`: the end of grace. */
  atEnd: (until: string) =>
    `The game waits for you until ${until} and is then processed with what is on file: your place stays yours.`,
  /** In the results: they were asked about until the phase was over. */
  lapsed: (orders: number, why: string) =>
    `${counted(orders, 'order')} of yours ${orders === 1 ? 'was' : 'were'} never filed, so not played: ${why}.`,
};
