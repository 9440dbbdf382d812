/** A mail that shows the board as it stands now, since it was changed without a phase. */

import { classicPosition } from '../../../classic/orders.ts';
import { lines, paragraph } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContext, WrittenMail } from '../../mail.ts';
import { answerBlock } from '../../parts/answer.ts';
import { blindTold } from '../../parts/blind.ts';
import { deadlineEvent } from '../../parts/calendar.ts';
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
      ...blindTold(view),
      ...(context.isClassic === true
        ? classicNote(context, classic, '', ...classicPosition(board, view.position!))
        : [lines(...classicPosition(board, view.position!))]),
      ...mapBlocks(context),
      ...answerBlock(context, { withLines: true }),
    ],
    attachments: deadlineEvent(context),
  });
}
