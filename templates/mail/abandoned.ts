/** A power has lost its player: to the one whose seat it was, and to everybody else. */
import { powerName, powersInWords } from '../words/powers.ts';
import { classicNote } from './classic.ts';
import { paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { howToTakeOver } from './take-over.ts';
import { lead, leadOf } from './wanted.ts';

export function writeAbandoned(
  context: MailContext,
  { powers, own }: Extract<MailContent, { kind: 'abandoned' }>,
): WrittenMail {
  const { view, board } = context;
  const who = powersInWords(board, powers);
  return gameLetter(context, {
    subject: `${view.phase ?? ''} ${who} abandoned`,
    lead: own ? lead(`You no longer play ${who} in '${view.name}'.`, 'late') : leadOf(context),
    body: [
      paragraph(
        own
          ? 'Your orders did not arrive in time. You can come back as long as nobody has taken your place.'
          : `No orders came from ${who} in time. ${consequence(context)}`,
      ),
      ...classicNote(
        context,
        ...powers.map((power) => `${powerName(board, power)} has been abandoned in game '${view.name}'.`),
      ),
      ...howToTakeOver(context, powers),
    ],
  });
}

function consequence({ view }: MailContext): string {
  return view.settings.nmr === 'play-on'
    ? 'Unless somebody takes over, the game soon goes on without its orders.'
    : 'The game waits for a replacement. Orders on file stay on file.';
}
