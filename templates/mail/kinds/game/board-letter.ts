/** A mail that shows the board as it stands now, since it was changed without a phase. */

import { changesBetween } from '../../../../engine/view/changes.ts';
import { classicPosition } from '../../../classic/orders.ts';
import { formatterFor } from '../../../locales/speaker.ts';
import { type Document, linesBlock, listBlock, paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContext, WrittenMail } from '../../mail.ts';
import { answerBlock } from '../../parts/answer.ts';
import { blindTold } from '../../parts/blind.ts';
import { deadlineEvent } from '../../parts/calendar.ts';
import { mapBlocks } from '../../parts/map.ts';
import { withFullStop } from '../../parts/report.ts';

export function boardLetter(
  context: MailContext,
  { subject, told, classic }: { readonly subject: string; readonly told: string; readonly classic: string },
): WrittenMail {
  const { view, board } = context;
  return gameLetter(context, {
    subject,
    body: [
      paragraphBlock(told),
      ...changeBlocks(context),
      ...blindTold(view),
      ...(context.isClassic === true
        ? classicNote(context, classic, '', ...classicPosition(board, view.position!))
        : [linesBlock(...classicPosition(board, view.position!))]),
      ...mapBlocks(context),
      ...answerBlock(context, { withLines: true }),
    ],
    attachments: deadlineEvent(context),
  });
}

/** What has changed for the reader. */
function changeBlocks(context: MailContext): Document {
  if (context.before === undefined) return [];
  const { say } = formatterFor(context);
  const told = changesBetween(context.before, context.view).map((change) => withFullStop(say(change)));
  return told.length === 0 ? [] : [listBlock(told)];
}
