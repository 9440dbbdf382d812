/** The master has set up the board: to everybody. */

import { boardLetter } from './board-letter.ts';
import { byInWords, classicBy } from './by.ts';
import type { MailContent, Occasion, WrittenMail } from './mail.ts';

export function writePositionSet(
  occasion: Occasion,
  { by }: Extract<MailContent, { kind: 'position-set' }>,
): WrittenMail {
  const { view } = occasion;
  return boardLetter(occasion, {
    subject: `${view.phase ?? ''} the board has been set up`,
    told: `${byInWords(occasion, by)} has set up the board. Below is where the units stand. Orders that were on file are gone: they were meant for another board.`,
    classic: `${classicBy(occasion, by)} has set up the board of game '${view.name}'.`,
  });
}
