/** The master has set up the board: to everybody. */

import { boardLetter } from './board-letter.ts';
import { byInWords, classicBy } from './by.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';

export function writePositionSet(
  context: MailContext,
  { by }: Extract<MailContent, { kind: 'position-set' }>,
): WrittenMail {
  const { view } = context;
  return boardLetter(context, {
    subject: `${view.phase ?? ''} the board has been set up`,
    told: `${byInWords(context, by)} has set up the board. Below is where the units stand. Orders that were on file are gone: they were meant for another board.`,
    classic: `${classicBy(context, by)} has set up the board of game '${view.name}'.`,
  });
}
