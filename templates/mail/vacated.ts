/** A player has resigned, was sent away, or his power has none any more: to him and to everybody. */
import type { Vacancy } from '../../engine/game/events.ts';
import { powerName, powersInWords } from '../words/powers.ts';
import { classicHead } from './classic.ts';
import { lines, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, Occasion, WrittenMail } from './mail.ts';
import { howToTakeOver } from './take-over.ts';
import { lead, leadOf } from './wanted.ts';

export function writeVacated(
  occasion: Occasion,
  { powers, why, own }: Extract<MailContent, { kind: 'vacated' }>,
): WrittenMail {
  const { view, board } = occasion;
  const names = powersInWords(board, powers);
  const classic = powers.map((power) =>
    why === 'dummy'
      ? `${powerName(board, power)} is a dummy in game '${view.name}'.`
      : `The player of ${powerName(board, power)} has ${why === 'resigned' ? 'resigned' : 'been ejected'}.`,
  );
  return gameLetter(occasion, {
    subject: `${view.phase ?? ''} ${names}: ${SUBJECT[why]}`,
    lead: own ? lead(`You no longer play ${names} in '${view.name}'.`, 'late') : leadOf(occasion),
    body: [
      paragraph(own ? OWN[why] : toOthers(names, why, occasion)),
      lines(...classicHead(occasion), ...classic),
      ...(own || why === 'dummy' ? [] : howToTakeOver(occasion, powers)),
    ],
  });
}

const SUBJECT: Readonly<Record<Vacancy, string>> = {
  resigned: 'its player has resigned',
  ejected: 'its player has been sent away',
  dummy: 'no player',
};

const OWN: Readonly<Record<Vacancy, string>> = {
  resigned: 'You have resigned. As long as nobody has taken your place, you can return to it by signing on again.',
  ejected: 'The master has sent you away from this game. If you wonder why, write to the master.',
  dummy: 'The master has decided that this power has no player any more. If you wonder why, write to the master.',
};

function toOthers(names: string, why: Vacancy, { view }: Occasion): string {
  if (why === 'dummy')
    return `Nobody plays ${names} any more: units hold, dislodged ones disband, nobody waits for them.`;
  const gone =
    why === 'resigned'
      ? `The player of ${names} has resigned.`
      : `The player of ${names} has been sent away by the master.`;
  return `${gone} ${
    view.settings.nmr === 'play-on'
      ? 'Somebody may take over; if nobody has done so when grace ends, the game goes on without orders for it.'
      : 'Somebody is wanted in that place, and is waited for.'
  }`;
}
