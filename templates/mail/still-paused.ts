/** Once a week to the masters of a paused game. */
import { classicHead } from './classic.ts';
import { lines, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { Occasion, WrittenMail } from './mail.ts';
import { lead } from './wanted.ts';

export function writeStillPaused(occasion: Occasion): WrittenMail {
  const { view } = occasion;
  return gameLetter(occasion, {
    subject: 'the game is still paused',
    lead: lead('Your word is wanted: the game is still paused.', 'act'),
    body: [
      paragraph('Nothing is processed until it goes on. To let it go on, reply with this line:'),
      lines('resume'),
      lines(...classicHead(occasion), `Diplomacy game '${view.name}' is waiting for its master.`),
    ],
  });
}
