/**
 * A WHATIF that was asked for by mail, worked out and answered in a mail of its own. On AWS a function of its own does it, which
 * may read what is published and may not read anything of a game.
 */
import type { ReportLine } from '../../engine/game/events.ts';
import type { DeskAnswer } from '../../templates/mail/mail.ts';
import { publicBoards } from '../games/public-boards.ts';
import { refusedLine } from '../games/refusal.ts';
import { type DeskServices, deskMail } from '../outgoing/account-post.ts';
import type { Outbox, Services, WhatIfRequest } from '../ports.ts';
import { answerWhatIf } from './answer-what-if.ts';

export interface WhatIfServices extends DeskServices, Pick<Services, 'board'> {
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
    const answer = await answerWhatIf(boards, services.board, question.asked);
    if ('problem' in answer) report.push(refusedLine(question, answer.problem, null));
    else asked.push(answer);
  }
  await services.outbox.post(await deskMail(services, { report, asked, subject }, reader));
}
