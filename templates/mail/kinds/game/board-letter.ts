/** A mail that shows the board as it stands now, since it was changed without a phase. */
import { deadlineEvent } from '../../../calendar/deadline.ts';
import { classicNote } from '../../classic/classic.ts';
import { classicPosition } from '../../classic/orders.ts';
import { lines, paragraph } from '../../layout/document.ts';
import { gameLetter } from '../../layout/letter.ts';
import type { MailContext, WrittenMail } from '../../mail.ts';
import { answerBlock } from '../../parts/answer.ts';
import { mapBlocks } from '../../parts/map.ts';
import { leadOf } from '../../parts/wanted.ts';

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
