/** A paused game goes on, or one that had ended is taken up again: to everybody. */
import { parsePhase } from '../../../../engine/board/phase.ts';
import { t } from '../../../locales/current.ts';
import { daysInWords } from '../../../locales/settings.ts';
import { clockTime } from '../../../locales/times/clock-time.ts';
import { formatSpan, localDate, timeFor } from '../../../locales/times/format-times.ts';
import { zoneName } from '../../../locales/times/zone-name.ts';
import { paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { GameMailContent, MailContext } from '../../mail.ts';
import { byInWords, classicBy } from '../../parts/by.ts';
import { deadlineEvent } from '../../parts/calendar.ts';
import { leadOf } from '../../parts/wanted.ts';

const MINUTE = 60_000;

export const resumedMail = defineMail('resumed', {
  for: 'all',
  write: (context, { by, wasOver, pause }) => {
    const { view, zone, zones } = context;
    const told = t().mail.resumed;
    const deadline = view.clock === null ? null : localDate(view.clock.deadline, zone, zones);
    const who = byInWords(context, by);
    return gameLetter(context, {
      subject: `${view.phase ?? ''} ${told.subject(deadline)}`,
      lead: leadOf(context),
      body: [
        paragraphBlock(wasOver ? told.reopened(who) : told.told(who)),
        ...(pause === undefined ? [] : [paragraphBlock(aboutDeadline(context, pause))]),
        ...classicNote(context, `${classicBy(context, by)} has resumed game '${view.name}'.`),
      ],
      attachments: deadlineEvent(context),
    });
  },
});

/** By how much the deadline has moved, and why. */
function aboutDeadline(
  { view, now, zone, zones }: MailContext,
  { since, deadline }: NonNullable<Extract<GameMailContent, { kind: 'resumed' }>['pause']>,
): string {
  const told = t().mail.resumed;
  const pause = formatSpan(now - since);
  const moved = (view.clock?.deadline ?? deadline) - deadline;
  if (moved === 0) return deadline <= since ? told.lateOrders(pause) : told.sameDeadline(pause);
  const was = timeFor(deadline, zone, zones);
  if (moved - (now - since) < MINUTE) return told.movedAlike(pause, was);
  const { clock, days } = view.settings.timing[parsePhase(view.phase!).kind];
  return told.movedOn({
    pause,
    moved: formatSpan(moved),
    hour: clock === null ? null : clockTime(clock),
    days: daysInWords(days),
    zone: zoneName(view.settings.zone),
    was,
  });
}
