/** A game's settings in words: what was changed, and the short forms of the classic listing (judge-language C2, E). */
import type { PhaseKind } from '../../engine/board/variant.ts';
import { listInWords } from '../../engine/explain/names.ts';
import { startInWords } from '../../engine/rules/starts.ts';
import type { PhaseTiming, PressSettings, Settings } from '../../engine/settings/settings.ts';
import { counted } from './counts.ts';

/** One sentence for each setting in `changes`, in the order of the table; those of no use to a reader are left out. */
export function settingsInWords(changes: Partial<Settings>): readonly string[] {
  return [
    ...Object.entries(changes.timing ?? {}).map(
      ([kind, timing]) => `${KINDS[kind as PhaseKind]}: ${timingInWords(timing)}.`,
    ),
    ...told(changes.zone, (zone) => `Clock hours and weekdays are those of ${zone}.`),
    ...told(changes.centers, (centers) =>
      centers === null ? 'It takes as many centers to win as the variant says.' : `${centers} centers win.`,
    ),
    ...sitesInWords(changes),
    ...told(changes.anyDisband, (on) =>
      on
        ? 'In an adjustment phase a power may remove units that it need not.'
        : 'A power removes only the units that it must.',
    ),
    ...told(changes.start, (start) => startInWords(start) ?? 'The game begins as its variant says.'),
    ...told(changes.players, (n) =>
      n === null
        ? 'One person plays for each seat.'
        : n === 1
          ? 'One person plays all the powers.'
          : `${counted(n, 'person', 'people')} play; all powers are dealt among them.`,
    ),
    ...told(changes.powers, (n) =>
      n === null
        ? 'All powers are played.'
        : `${counted(n, 'power')} ${n === 1 ? 'is' : 'are'} played; the others have no player.`,
    ),
    ...told(changes.autoStart, (on) =>
      on ? 'The game begins as soon as all seats are taken.' : 'The GM starts the game.',
    ),
    ...told(changes.preferences, (how) => `Powers are dealt ${PREFERENCES[how]}.`),
    ...told(changes.autoProcess, (on) =>
      on ? 'Phases are processed at their deadlines.' : 'The GM decides when a phase is processed.',
    ),
    ...told(changes.partialOrders, (on) =>
      on
        ? 'Orders may leave units out: at the deadline these hold, and their player is not late.'
        : 'Orders must be complete: whoever leaves a unit out is late at the deadline.',
    ),
    ...told(changes.nmr, (nmr) =>
      nmr === 'wait'
        ? 'After the grace period a late power is open for a replacement, and the game waits for one.'
        : 'After the grace period the game goes on without a late power.',
    ),
    ...told(changes.strictGrace, (on) =>
      on ? 'Grace ends at its hour on any day.' : 'Grace ends on a day on which deadlines may fall.',
    ),
    ...told(changes.dias, (on) =>
      on ? 'A draw includes all survivors.' : 'A draw may be among some of the survivors.',
    ),
    ...told(changes.concessions, (on) => `Players ${on ? 'may' : 'may not'} concede the game.`),
    ...told(changes.openVotes, (on) => (on ? 'Everybody sees the votes.' : 'Votes are secret.')),
    ...told(changes.openDiaries, (on) =>
      on ? 'Diaries are opened to all when the game has ended.' : 'Diaries stay closed for good.',
    ),
    ...told(changes.moderated, (on) =>
      on
        ? 'Only the GM changes settings and deadlines.'
        : 'Any player may change settings and deadlines, and pause the game.',
    ),
    ...told(changes.level, (level) => `Level of play: ${level}.`),
    ...told(changes.approval, (on) =>
      on ? "New players need the GM's approval." : 'New players come in without asking.',
    ),
    ...told(changes.rated, (on) =>
      on ? "The game counts for its players' punctuality." : "The game does not count for its players' punctuality.",
    ),
    ...told(changes.seats, seatsInWords),
    ...told(changes.rulebook, (year) => `Where editions of the rulebook differ, that of ${year} is followed.`),
    ...told(changes.onTimeRatio, (ratio) =>
      ratio === 0
        ? 'Who comes in may have been late as often as he was.'
        : `Who comes in must have been on time in ${percent(ratio)} of the phases of rated games.`,
    ),
    ...told(changes.leftRatio, (ratio) =>
      ratio >= 1
        ? 'Who comes in may have left as many games as he did.'
        : `Who comes in may have left at most ${percent(ratio)} of the rated games that he played.`,
    ),
    ...told(changes.lateCount, (on) => (on ? 'LIST counts late notices.' : 'LIST does not count late notices.')),
    ...told(changes.playersResume, (on) =>
      on
        ? 'If the game is ended without a result, any of its players may take it up again.'
        : 'If the game is ended without a result, only the GM can resume it.',
    ),
    ...told(changes.autoCreate, (on) =>
      on ? 'When the game has a result, another like it is created.' : 'No other game is created when this one ends.',
    ),
    ...told(changes.absences, (on) =>
      on ? 'Players may announce absences.' : 'Players may not announce absences; the GM moves deadlines.',
    ),
    ...told(changes.maxAbsence, (days) => `An absence of more than ${counted(days, 'day')} needs the GM's approval.`),
    ...told(changes.listed, (on) => `The game is ${on ? '' : 'not '}shown in public lists.`),
    ...told(changes.anonymous, (on) => (on ? 'Players are anonymous.' : 'Players know who plays what.')),
    ...told(changes.reveal, (on) =>
      on ? 'Names are revealed when an anonymous game ends.' : 'Names stay secret when an anonymous game ends.',
    ),
    ...told(changes.strictWait, (on) =>
      on ? 'Only those with orders due may ask to wait.' : 'Any player may ask to wait.',
    ),
    ...told(changes.proxy, (on) => `Units ${on ? 'may' : 'may not'} be given to other powers by proxy.`),
    ...told(changes.strictConvoy, (on) =>
      on ? 'Convoys from or to landlocked provinces are refused.' : 'Any convoy may be written.',
    ),
    ...told(changes.quiet, (on) => (on ? 'Take-overs are not announced.' : 'Take-overs are announced to all.')),
    ...told(changes.show, (on) => `It is ${on ? '' : 'not '}told who has changed a setting.`),
    ...told(changes.secret, (on) =>
      on ? 'The number of players signed on is secret.' : 'Everybody sees how many have signed on.',
    ),
    ...told(changes.hideLate, (on) => (on ? 'Who is late stays secret.' : 'Everybody sees who is late.')),
    ...told(changes.masterSees, (on) =>
      on
        ? 'The GM may ask to see orders before a phase is resolved; each look is recorded.'
        : 'Nobody sees orders before a phase is resolved, not even the GM.',
    ),
    ...told(changes.replacement, (least) =>
      least === null
        ? 'Whoever takes over a power has as much time for orders as after a phase.'
        : `Whoever takes over a power has ${hours(least)} for orders, at least.`,
    ),
    ...told(changes.reminders, (hours) =>
      hours.length === 0
        ? 'No reminders are sent before a deadline.'
        : `Reminders are sent ${listInWords(hours.map((h) => `${h} h`))} before a deadline.`,
    ),
    ...told(changes.press, (press) => `Press: ${pressFlags(press)}.`),
    ...told(changes.comment, (comment) => (comment === '' ? 'The comment was taken away.' : `Comment: ${comment}`)),
    ...told(changes.description, (text) =>
      text === '' ? 'The long comment was taken away.' : 'There is a new long comment; LIST shows it.',
    ),
  ];
}

function told<T>(value: T | undefined, say: (value: T) => string): readonly string[] {
  return value === undefined ? [] : [say(value)];
}

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
function sitesInWords({ anyCenters, oneCenter }: Partial<Settings>): readonly string[] {
  if (anyCenters === undefined && oneCenter === undefined) return [];
  if (anyCenters) return ['A power builds in any vacant center it owns.'];
  return oneCenter
    ? ['A power builds in any vacant center it owns, as long as it owns one of its home centers.']
    : ['A power builds where the variant says, which is at home in most.'];
}
