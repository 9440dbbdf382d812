/** A power has lost its player: to the one whose seat it was, and to everybody else. */
import { powerName, powersInWords } from '../words/powers.ts';
import { classicHead } from './classic.ts';
import { lines, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, Occasion, WrittenMail } from './mail.ts';
import { howToTakeOver } from './take-over.ts';
import { lead, leadOf } from './wanted.ts';

export function writeAbandoned(
  occasion: Occasion,
  { powers, own }: Extract<MailContent, { kind: 'abandoned' }>,
): WrittenMail {
  const { view, board } = occasion;
  const who = powersInWords(board, powers);
  return gameLetter(occasion, {
    subject: `${view.phase ?? ''} ${who} abandoned`,
    lead: own ? lead(`You no longer play ${who} in '${view.name}'.`, 'late') : leadOf(occasion),
    body: [
      paragraph(
        own
          ? 'No orders have come from you in time. As long as nobody has taken your place, you can return to it.'
          : `No orders have come from ${who} in time. ${consequence(occasion)}`,
      ),
      lines(
        ...classicHead(occasion),
        ...powers.map((power) => `${powerName(board, power)} has been abandoned in game '${view.name}'.`),
      ),
      ...howToTakeOver(occasion, powers),
    ],
  });
}

function consequence({ view }: Occasion): string {
  return view.settings.nmr === 'play-on'
    ? 'Unless somebody takes over, the game soon goes on without orders for it.'
    : 'The game waits until somebody takes over; your orders stay on file.';
}
