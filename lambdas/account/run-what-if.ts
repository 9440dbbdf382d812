/**
 * A WHATIF that was asked for by mail, worked out and answered in a mail of its own. On AWS a function of its own does it, which
 * may read what is published and may not read anything of a game.
 */
import type { ReportLine } from '../../engine/game/events.ts';
import type { Message } from '../../engine/messages/all-messages.ts';
import { boardPlayedOn } from '../../engine/rules/game-board.ts';
import { whatIf } from '../../engine/what-if/what-if.ts';
import type { DeskAnswer } from '../../templates/mail/mail.ts';
import { type PublicBoards, publicBoards } from '../games/public-boards.ts';
import { refusedLine } from '../games/refusal.ts';
import { type DeskServices, deskMail } from '../outgoing/account-post.ts';
import type { Outbox, Services, WhatIfAsked, WhatIfRequest } from '../ports.ts';

export interface WhatIfServices extends DeskServices, Pick<Services, 'board' | 'fetchVariants'> {
  readonly files: Pick<Services['files'], 'get'>;
  readonly outbox: Pick<Outbox, 'post'>;
}

/** The same request gives the same mail under the same id; while it waits to be sent, the first stands. */
export async function runWhatIf(services: WhatIfServices, request: WhatIfRequest): Promise<void> {
  const { reader, subject, questions } = request;
  const boards = publicBoards(services.files);
  const report: ReportLine[] = [];
  const asked: DeskAnswer[] = [];
  for (const question of questions) {
    const answer = await answerWhatIf(boards, services, question.asked);
    if ('problem' in answer) report.push(refusedLine(question, answer.problem, null));
    else asked.push(answer);
  }
  await services.outbox.post(await deskMail(services, { report, asked, subject }, reader));
}

/** The answer, or why there is none. */
async function answerWhatIf(
  boards: PublicBoards,
  { board, fetchVariants }: Pick<Services, 'board' | 'fetchVariants'>,
  { game, phase, lines }: WhatIfAsked,
): Promise<DeskAnswer | { readonly problem: Message }> {
  const position = await boards.position(game, phase);
  if (position === null) {
    if (await boards.isBlind(game)) return { problem: { code: 'desk/blind-position', game } };
    return {
      problem: phase === null ? { code: 'desk/no-position', game } : { code: 'desk/no-such-phase', game, phase },
    };
  }
  await fetchVariants?.(position.variant);
  const map = boardPlayedOn(board, position.variant, await boards.playedOn(game));
  if (map === null) return { problem: { code: 'desk/variant-unknown', game } };
  return { kind: 'what-if', game, board: map, result: whatIf(map, position, lines) };
}
