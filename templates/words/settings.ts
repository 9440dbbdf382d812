/** A game's settings in words: what was changed, and the short forms of the classic listing (judge-language C2, E). */
import type { PhaseKind } from '../../engine/board/variant.ts';
import { listInWords } from '../../engine/explain/names.ts';
import { startInWords } from '../../engine/rules/starts.ts';
import type { PhaseTiming, PressSettings, Settings } from '../../engine/settings/settings.ts';
import type { SwitchField } from '../../engine/settings/switches/switches.ts';
import { counted } from './counts.ts';
import { switchesInWords } from './en/settings/switches.ts';

/** One sentence for each setting in `changes`, in the order of the table; those of no use to a reader are left out. */
export function settingsInWords(changes: Partial<Settings>): readonly string[] {
  return [...FIELDS.flatMap((field) => toldOf(field, changes)), ...switchesInWords(changes)];
}

type Told = Exclude<keyof Settings, SwitchField>;

function toldOf<F extends Told>(field: F, changes: Partial<Settings>): readonly string[] {
  const value = changes[field];
  return value === undefined ? [] : [TOLD[field](value as Settings[F])].flat();
}

/** A field of the settings that nobody tells of does not compile; those of switches stand with their words. */
const TOLD: { readonly [F in Told]: (value: Settings[F]) => string | readonly string[] } = {
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
  seats: seatsInWords,
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
  reminders: (hours) =>
    hours.length === 0
      ? 'No reminders are sent before a deadline.'
      : `Reminders are sent ${listInWords(hours.map((h) => `${h} h`))} before a deadline.`,
  press: (press) => `Press: ${pressFlags(press)}.`,
  comment: (comment) => (comment === '' ? 'The comment was taken away.' : `Comment: ${comment}`),
  description: (text) =>
    text === '' ? 'The long comment was taken away.' : 'There is a new long comment; LIST shows it.',
};
const FIELDS = Object.keys(TOLD) as Told[];

function seatsInWords(seats: Settings['seats']): string {
  if (seats === 'drawn') return 'Which powers go together is drawn by lot.';
  if (seats === 'auction') return 'Which powers go together is auctioned: HELP BID tells how.';
  return `These powers go together: ${listInWords(seats.map((powers) => powers.join(' & ')))}.`;
}

const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'Movement', R: 'Retreats', A: 'Adjustments' };

const PREFERENCES: Readonly<Record<Settings['preferences'], string>> = {
  list: "by the players' lists",
  random: 'at random',
  both: "by the players' lists where they sent one, and at random",
};

const WEEK = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'] as const;

/** `at 23:30 on weekdays, 71 h after the last phase or later; grace 167 h; early after 30 min`. */
function timingInWords({ clock, min, next, grace, delay, days }: PhaseTiming): string {
  const hour = clock === null ? '' : `at ${two(Math.floor(clock / 60))}:${two(clock % 60)} `;
  const first = min === 0 ? '' : `; not before ${hours(min)} have passed`;
  return `${hour}${daysInWords(days)}, ${hours(next)} after the last phase or later; ${hours(grace)} of grace; early when all are ready, after ${hours(delay)}${first}`;
}

/** `any day`, `Monday to Friday`, or the days by name. */
export function daysInWords(days: string): string {
  const open = WEEK.filter((_, d) => days[d] !== '-');
  if (open.length === 0 || open.length === WEEK.length) return 'on any day';
  if (days.toUpperCase() === '-MTWTF-') return 'Monday to Friday';
  return `on ${listInWords(open)}`;
}

function hours(h: number): string {
  return h < 1 ? counted(Math.round(h * 60), 'minute') : counted(h, 'hour');
}

/** `White, Partial Allowed, No Fake`, and whatever departs from what is usual. */
export function pressFlags(press: PressSettings): string {
  const { colours, partial, fake, observers } = press;
  if (colours.length === 0) return 'None';
  const names = colours.map((colour) => (colour === 'white' ? 'White' : 'Grey')).join('/');
  return [
    names,
    partial ? 'Partial Allowed' : 'No Partial',
    fake ? FAKES[press.fakesBroadcast] : 'No Fake',
    ...(press.fakeSender ? ['Fake Sender'] : []),
    ...(observers === 'any' ? [] : [`Observer ${observers}`]),
    ...(press.late ? [] : ['No Late']),
    ...(press.minor ? [] : ['No Minor']),
    ...(press.grace ? [] : ['No Grace']),
    ...(press.mustOrder ? ['Must Order'] : []),
    ...(press.blank ? ['Blank'] : []),
    ...(press.postal ? ['Postal'] : []),
    ...(press.touch ? ['Touch'] : []),
    ...(press.masterReads ? ['All Press to Master'] : []),
    ...(press.observersRead ? ['All Press to Observers'] : []),
  ].join(', ');
}

const FAKES: Readonly<Record<PressSettings['fakesBroadcast'], string>> = {
  no: 'Partial may be Faked',
  default: 'Partial Fakes Broadcast by default',
  always: 'Partial Fakes Broadcast',
};

/** `WGPF`, a dash for what is not allowed. */
export function pressLetters({ colours, partial, fake }: Pick<PressSettings, 'colours' | 'partial' | 'fake'>): string {
  return [
    colours.includes('white') ? 'W' : '-',
    colours.includes('grey') ? 'G' : '-',
    partial && colours.length > 0 ? 'P' : '-',
    fake ? 'F' : '-',
  ].join('');
}

/** `90 %`, `12.5 %`. */
export function percent(ratio: number): string {
  return `${Math.round(ratio * 1000) / 10} %`;
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}

/** Where units are built, which two settings say together. */
function _sitesInWords({ anyCenters, oneCenter }: Partial<Settings>): readonly string[] {
  if (anyCenters === undefined && oneCenter === undefined) return [];
  if (anyCenters) return ['A power builds in any vacant center it owns.'];
  return oneCenter
    ? ['A power builds in any vacant center it owns, as long as it owns one of its home centers.']
    : ['A power builds where the variant says, which is at home in most.'];
}
