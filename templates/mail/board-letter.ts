/** A mail that shows the board as it stands now, since it was changed without a phase. */
import { deadlineEvent } from '../calendar/deadline.ts';
import { answerBlock } from './answer.ts';
import { classicNote } from './classic.ts';
import { classicPosition } from './classic-orders.ts';
import { lines, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { Occasion, WrittenMail } from './mail.ts';
import { mapBlocks } from './map.ts';
import { leadOf } from './wanted.ts';

export function boardLetter(
  occasion: Occasion,
  { subject, told, classic }: { readonly subject: string; readonly told: string; readonly classic: string },
): WrittenMail {
  const { view, board } = occasion;
  return gameLetter(occasion, {
    subject,
    lead: leadOf(occasion),
    body: [
      paragraph(told),
      ...(occasion.isClassic === true
        ? classicNote(occasion, classic, '', ...classicPosition(board, view.position!))
        : [lines(...classicPosition(board, view.position!))]),
      ...mapBlocks(occasion),
      ...answerBlock(occasion, { withLines: true }),
    ],
    attachments: deadlineEvent(occasion),
  });
}
