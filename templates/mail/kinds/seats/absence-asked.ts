/** An absence longer than the game's maximum: to the masters, who may approve it. */

import { t } from '../../../locales/current.ts';
import { powersInWords } from '../../../locales/powers.ts';
import { localDate } from '../../../locales/times/format-times.ts';
import { linesBlock, paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContext } from '../../mail.ts';
import { leadOfText } from '../../parts/wanted.ts';

export const absenceAskedMail = defineMail('absence-asked', {
  for: 'one',
  write: (context, { who, powers, absence }) => {
    const { view, board, zone, zones } = context;
    const names = powersInWords(board, powers);
    const from = localDate(absence.from, zone, zones);
    const to = localDate(absence.to, zone, zones);
    const say = t().mail.absenceAsked;
    return gameLetter(context, {
      subject: say.subject(names),
      lead: leadOfText(say.lead(names), 'act'),
      body: [
        paragraphBlock(say.asked({ who, powers: names, from, to, allowed: view.settings.maxAbsence })),
        linesBlock(
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
