/** A mail with orders, begun for the player: what is on file, or a line for each unit with where it can go. */
import type { Board } from '../../../engine/board/board.ts';
import type { GameView } from '../../../engine/view/view.ts';
import { t } from '../../../templates/locales/current.ts';
import { orderLines } from '../../../templates/mail/parts/answer.ts';
import type { MailDraft } from '../../../templates/pages/mailbox-pages.ts';

/** `to`: the player's own reply address in the game. */
export function orderDraft(view: GameView, board: Board, to: string, name: string): MailDraft {
  const own = view.role.kind === 'player' ? view.role.own.filter(({ due }) => due.kind !== 'nothing') : [];
  const lines = orderLines({ view, board }, own, true);
  return {
    name,
    to,
    subject: `[${view.name}] ${t().mail.answer.subject(view.phase ?? '')}`,
    text: lines.map((line) => `${line}\n`).join(''),
    answers: '',
  };
}
