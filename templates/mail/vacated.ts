/** A player has resigned, was sent away, or his power has none any more: to him and to everybody. */
import type { Vacancy } from '../../engine/game/events.ts';
import { powerName, powersInWords } from '../words/powers.ts';
import { classicNote } from './classic.ts';
import { paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { howToTakeOver } from './take-over.ts';
import { lead, leadOf } from './wanted.ts';

export function writeVacated(
  context: MailContext,
  { powers, why, own }: Extract<MailContent, { kind: 'vacated' }>,
): WrittenMail {
  const { view, board } = context;
  const names = powersInWords(board, powers);
  const classic = powers.map((power) =>
    why === 'dummy'
      ? `${powerName(board, power)} is a dummy in game '${view.name}'.`
      : `The player of ${powerName(board, power)} has ${why === 'resigned' ? 'resigned' : 'been ejected'}.`,
  );
  return gameLetter(context, {
    subject: `${view.phase ?? ''} ${names}: ${SUBJECT[why]}`,
    lead: own ? lead(`You no longer play ${names} in '${view.name}'.`, 'late') : leadOf(context),
    body: [
      paragraph(own ? OWN[why] : toOthers(names, why, context)),
      ...classicNote(context, ...classic),
      ...(own || why === 'dummy' ? [] : howToTakeOver(context, powers)),
    ],
  });
}

const SUBJECT: Readonly<Record<Vacancy, string>> = {
  resigned: 'its player has resigned',
  ejected: 'its player has been removed',
  dummy: 'no player',
};

const OWN: Readonly<Record<Vacancy, string>> = {
  resigned: 'You have resigned. You can come back by signing on again, as long as nobody has taken your place.',
  ejected: 'The GM has removed you from this game. If you wonder why, write to the GM.',
  dummy: 'The GM has decided that this power no longer has a player. If you wonder why, write to the GM.',
};

function toOthers(names: string, why: Vacancy, { view }: MailContext): string {
  if (why === 'dummy')
    return `Nobody plays ${names} from now on: its units hold, dislodged ones disband, and the game does not wait for it.`;
  const gone =
    why === 'resigned' ? `The player of ${names} has resigned.` : `The GM has removed the player of ${names}.`;
  return `${gone} ${
    view.settings.nmr === 'play-on'
      ? 'Anyone can take over; if nobody has by the end of the grace period, the game goes on without its orders.'
      : 'The game waits for a replacement.'
  }`;
}
