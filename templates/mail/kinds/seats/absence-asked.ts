/** An absence longer than the game's maximum: to the masters, who may approve it. */

import { lines, paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { powersInWords } from '../../../words/powers.ts';
import { localDate } from '../../../words/times/times.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContext } from '../../mail.ts';
import { lead } from '../../parts/wanted.ts';

export const absenceAskedMail = defineMail('absence-asked', {
  for: 'one',
  write: (context, { who, powers, absence }) => {
    const { view, board, zone, zones } = context;
    const names = powersInWords(board, powers);
    const from = localDate(absence.from, zone, zones);
    const to = localDate(absence.to, zone, zones);
    const say = words().mail.absenceAsked;
    return gameLetter(context, {
      subject: say.subject(names),
      lead: lead(say.lead(names), 'act'),
      body: [
        paragraph(say.asked({ who, powers: names, from, to, allowed: view.settings.maxAbsence })),
        lines(
          `become ${powers[0]!.toLowerCase()}`,
          `set absence ${isoDate(context, absence.from)} to ${isoDate(context, absence.to)}`,
        ),
        ...classicNote(context, `Diplomacy game '${view.name}' is waiting for its master.`),
      ],
    });
  },
});

/** `2026-08-03 00:00`, by the game's clock, as the judge reads it back. */
function isoDate({ zones, view }: MailContext, instant: number): string {
  const { year, month, day, minute } = zones.localTime(instant, view.settings.zone);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
