/** A mail that shows the board as it stands now, since it was changed without a phase. */
import { deadlineEvent } from '../calendar/deadline.ts';
import { answerBlock } from './answer.ts';
import { classicNote } from './classic.ts';
import { classicPosition } from './classic-orders.ts';
import { lines, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContext, WrittenMail } from './mail.ts';
import { mapBlocks } from './map.ts';
import { leadOf } from './wanted.ts';

export function boardLetter(
  context: MailContext,
  { subject, told, classic }: { readonly subject: string; readonly told: string; readonly classic: string },
): WrittenMail {
  const { view, board } = context;
  return gameLetter(context, {
    subject,
    lead: leadOf(context),
    body: [
      paragraph(told),
      ...(context.isClassic === true
        ? classicNote(context, classic, '', ...classicPosition(board, view.position!))
        : [lines(...classicPosition(board, view.position!))]),
      ...mapBlocks(context),
      ...answerBlock(context, { withLines: true }),
    ],
    attachments: deadlineEvent(context),
  });
}
