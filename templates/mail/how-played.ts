/** How a game is to be played, in a sentence or two: the pace, and who may write to whom. */
import { t } from '../locales/current.ts';
import { clockTime } from '../locales/times/clock-time.ts';
import { formatSpan } from '../locales/times/format-times.ts';
import { zoneName } from '../locales/times/zone-name.ts';
import type { MailContext } from './mail.ts';

export function howPlayed({ view }: MailContext): string {
  const { timing, zone, press, anonymous } = view.settings;
  const { next, clock } = timing.M;
  return t().mail.invitation.howPlayed({
    pace: roughly(next),
    clock: clock === null ? null : clockTime(clock),
    place: zoneName(zone),
    press: press.colours.length === 0 ? 'master' : press.partial ? 'anybody' : 'all',
    anonymous,
  });
}

/** Whole days, where it is nearly that: a deadline falls at an hour of its own. */
function roughly(hours: number): string {
  const days = Math.round(hours / 24);
  return days >= 1 ? t().mail.invitation.days(days) : formatSpan(hours * 3_600_000);
}
