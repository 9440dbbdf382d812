/** How a change of a game's settings is told; and the days and hours of its deadlines. */
import type { PhaseKind } from '../../../../engine/board/variant.ts';
import { listInWords } from '../../../../engine/explain/names.ts';
import { startInWords } from '../../../../engine/rules/starts.ts';
import type { PhaseTiming, Settings } from '../../../../engine/settings/settings.ts';
import type { FieldSwitch, SwitchField } from '../../../../engine/settings/switches/switches.ts';
import { pressFlags } from '../../press-flags.ts';
import { counted, percent } from '../../text/counts.ts';
import { clockTime } from '../../times/clock-time.ts';

/** A setting that is no switch. */
export type ToldField = Exclude<keyof Settings, SwitchField>;

/** A field of the settings that nobody tells of does not compile. */
const fields: { readonly [F in ToldField]: (value: Settings[F]) => string | readonly string[] } = {
  timing: (timing) =>
    Object.entries(timing).map(([kind, each]) => `${KINDS[kind as PhaseKind]}: ${timingInWords(each)}.`),
  zone: (zone) => `Clock hours and weekdays are those of ${zone}.`,
  centers: (centers) =>
    centers === null ? 'It takes as many centers to win as the variant says.' : `${centers} centers win.`,
  start: (start) => startInWords(start) ?? 'The game begins as its variant says.',
  players: (n) =>
    n === null
      ? 'One person plays for each seat.'
      : n === 1
        ? 'One person plays all the powers.'
        : `${counted(n, 'person', 'people')} play; all powers are dealt among them.`,
  powers: (n) =>
    n === null
      ? 'All powers are played.'
      : `${counted(n, 'power')} ${n === 1 ? 'is' : 'are'} played; the others have no player.`,
  preferences: (how) => `Powers are dealt ${PREFERENCES[how]}.`,
  nmr: (nmr) =>
    nmr === 'wait'
      ? 'After the grace period a late power is open for a replacement, and the game waits for one.'
      : 'After the grace period the game goes on without a late power.',
  level: (level) => `Level of play: ${level}.`,
  seats: (seats) => {
    if (seats === 'drawn') return 'Which powers go together is drawn by lot.';
    if (seats === 'auction') return 'Which powers go together is auctioned: HELP BID tells how.';
    return `These powers go together: ${listInWords(seats.map((powers) => powers.join(' & ')))}.`;
  },
  rulebook: (year) => `Where editions of the rulebook differ, that of ${year} is followed.`,
  onTimeRatio: (ratio) =>
    ratio === 0
      ? 'Who comes in may have been late as often as he was.'
      : `Who comes in must have been on time in ${percent(ratio)} of the phases of rated games.`,
  leftRatio: (ratio) =>
    ratio >= 1
      ? 'Who comes in may have left as many games as he did.'
      : `Who comes in may have left at most ${percent(ratio)} of the rated games that he played.`,
  maxAbsence: (days) => `An absence of more than ${counted(days, 'day')} needs the GM's approval.`,
  replacement: (least) =>
    least === null
      ? 'Whoever takes over a power has as much time for orders as after a phase.'
      : `Whoever takes over a power has ${hours(least)} for orders, at least.`,
  reminders: (list) =>
    list.length === 0
      ? 'No reminders are sent before a deadline.'
      : `Reminders are sent ${listInWords(list.map((h) => `${h} h`))} before a deadline.`,
  press: (press) => `Press: ${pressFlags(press)}.`,
  comment: (comment) => (comment === '' ? 'The comment was taken away.' : `Comment: ${comment}`),
  description: (text) =>
    text === '' ? 'The long comment was taken away.' : 'There is a new long comment; LIST shows it.',
};

const SITES = 'A power builds where the variant says, which is at home in most.';

/** Of switches of their own, on and off; null where another change of the mail says it. Those of press are told together. */
const switches: { readonly [S in FieldSwitch]: (on: boolean, changes: Partial<Settings>) => string | null } = {
  moderated: (on) =>
    on
      ? 'Only the GM changes settings and deadlines.'
      : 'Any player may change settings and deadlines, and pause the game.',
  listed: (on) => `The game is ${on ? '' : 'not '}shown in public lists.`,
  'auto-start': (on) => (on ? 'The game begins as soon as all seats are taken.' : 'The GM starts the game.'),
  'any-centers': (on, { oneCenter }) =>
    on ? 'A power builds in any vacant center it owns.' : oneCenter === true ? null : SITES,
  'one-center': (on, { anyCenters }) =>
    on
      ? 'A power builds in any vacant center it owns, as long as it owns one of its home centers.'
      : anyCenters === undefined
        ? SITES
        : null,
  'any-disband': (on) =>
    on
      ? 'In an adjustment phase a power may remove units that it need not.'
      : 'A power removes only the units that it must.',
  rated: (on) =>
    on ? "The game counts for its players' punctuality." : "The game does not count for its players' punctuality.",
  resume: (on) =>
    on
      ? 'If the game is ended without a result, any of its players may take it up again.'
      : 'If the game is ended without a result, only the GM can resume it.',
  'auto-create': (on) =>
    on ? 'When the game has a result, another like it is created.' : 'No other game is created when this one ends.',
  approval: (on) => (on ? "New players need the GM's approval." : 'New players come in without asking.'),
  'player-absences': (on) =>
    on ? 'Players may announce absences.' : 'Players may not announce absences; the GM moves deadlines.',
  quiet: (on) => (on ? 'Take-overs are not announced.' : 'Take-overs are announced to all.'),
  show: (on) => `It is ${on ? '' : 'not '}told who has changed a setting.`,
  reveal: (on) =>
    on ? 'Names are revealed when an anonymous game ends.' : 'Names stay secret when an anonymous game ends.',
  secret: (on) => (on ? 'The number of players signed on is secret.' : 'Everybody sees how many have signed on.'),
  dias: (on) => (on ? 'A draw includes all survivors.' : 'A draw may be among some of the survivors.'),
  concessions: (on) => `Players ${on ? 'may' : 'may not'} concede the game.`,
  'open-votes': (on) => (on ? 'Everybody sees the votes.' : 'Votes are secret.'),
  'open-diaries': (on) => (on ? 'Diaries are opened to all when the game has ended.' : 'Diaries stay closed for good.'),
  gunboat: (on) => (on ? 'Players are anonymous.' : 'Players know who plays what.'),
  'hide-late': (on) => (on ? 'Who is late stays secret.' : 'Everybody sees who is late.'),
  proxy: (on) => `Units ${on ? 'may' : 'may not'} be given to other powers by proxy.`,
  'strict-convoy': (on) => (on ? 'Convoys from or to landlocked provinces are refused.' : 'Any convoy may be written.'),
  'partial-orders': (on) =>
    on
      ? 'Orders may leave units out: at the deadline these hold, and their player is not late.'
      : 'Orders must be complete: whoever leaves a unit out is late at the deadline.',
  'strict-wait': (on) => (on ? 'Only those with orders due may ask to wait.' : 'Any player may ask to wait.'),
  'auto-process': (on) =>
    on ? 'Phases are processed at their deadlines.' : 'The GM decides when a phase is processed.',
  'late-count': (on) => (on ? 'LIST counts late notices.' : 'LIST does not count late notices.'),
  'master-sees': (on) =>
    on
      ? 'The GM may ask to see orders before a phase is resolved; each look is recorded.'
      : 'Nobody sees orders before a phase is resolved, not even the GM.',
  'strict-grace': (on) =>
    on ? 'Grace ends at its hour on any day.' : 'Grace ends on a day on which deadlines may fall.',
};

const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'Movement', R: 'Retreats', A: 'Adjustments' };

const PREFERENCES: Readonly<Record<Settings['preferences'], string>> = {
  list: "by the players' lists",
  random: 'at random',
  both: "by the players' lists where they sent one, and at random",
};

const WEEK = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'] as const;

/** `at 23:30 on weekdays, 71 h after the last phase or later; grace 167 h; early after 30 min`. */
function timingInWords({ clock, min, next, grace, delay, days: allowed }: PhaseTiming): string {
  const hour = clock === null ? '' : `at ${clockTime(clock)} `;
  const first = min === 0 ? '' : `; not before ${hours(min)} have passed`;
  return `${hour}${days(allowed)}, ${hours(next)} after the last phase or later; ${hours(grace)} of grace; early when all are ready, after ${hours(delay)}${first}`;
}

/** `on any day`, `Monday to Friday`, or the days by name. Takes `SMTWTFS` with dashes for days that are not allowed. */
function days(allowed: string): string {
  const open = WEEK.filter((_, d) => allowed[d] !== '-');
  if (open.length === 0 || open.length === WEEK.length) return 'on any day';
  if (allowed.toUpperCase() === '-MTWTF-') return 'Monday to Friday';
  return `on ${listInWords(open)}`;
}

function hours(h: number): string {
  return h < 1 ? counted(Math.round(h * 60), 'minute') : counted(h, 'hour');
}

export const settings = { fields, switches, days };
