/** The game waits for somebody to take over a power: to everybody, every other day. */
import type { Power } from '../../engine/board/variant.ts';
import { powersInWords } from '../words/powers.ts';
import { classicNote } from './classic.ts';
import { paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { Occasion, WrittenMail } from './mail.ts';
import { howToTakeOver } from './take-over.ts';
import { leadOf } from './wanted.ts';

export function writeReplacementWanted(occasion: Occasion, powers: readonly Power[]): WrittenMail {
  const { view, board } = occasion;
  const who = powersInWords(board, powers);
  return gameLetter(occasion, {
    subject: `${view.phase ?? ''} looking for a player for ${who}`,
    lead: leadOf(occasion),
    body: [
      paragraph(`The game waits for a replacement for ${who}; nothing is processed until then.`),
      ...classicNote(occasion, `Diplomacy game '${view.name}' is waiting for replacements: ${who}.`),
      ...howToTakeOver(occasion, powers),
    ],
  });
}
