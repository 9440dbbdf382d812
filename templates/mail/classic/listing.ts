/** `LIST name`: a game in the long form of the classic judges (judge-language E). */
import type { Board } from '../../../engine/board/board.ts';
import { listInWords } from '../../../engine/board/display-names.ts';
import { parsePhase } from '../../../engine/board/phase.ts';
import type { Position } from '../../../engine/board/position.ts';
import { isMissing } from '../../../engine/game/due.ts';
import { opensAt } from '../../../engine/game/phase-clock.ts';
import { type GameRules, gameRules } from '../../../engine/rules/game-rules.ts';
import { variantOfStart } from '../../../engine/rules/starts.ts';
import type { SettingName } from '../../../engine/settings/game-settings.ts';
import type { AnySetting } from '../../../engine/settings/setting-definition.ts';
import { SETTING_DEFINITIONS } from '../../../engine/settings/setting-definitions.ts';
import type { PhaseTiming, Settings } from '../../../engine/settings/settings.ts';
import type { SeatView } from '../../../engine/view/view.ts';
import { type CenterCountSource, classicOwnership } from '../../classic/centers.ts';
import { classicStatus, turnName } from '../../classic/orders.ts';
import { KIND } from '../../locales/en/listing.ts';
import { inEnglish } from '../../locales/in-english.ts';
import { masterNames } from '../../locales/masters.ts';
import { goalInShort } from '../../locales/outcome.ts';
import { powerName, powersInWords } from '../../locales/powers.ts';
import { pressFlags } from '../../locales/press-flags.ts';
import { formatPercent } from '../../locales/text/counts.ts';
import { offsetOf } from '../../locales/times/format-times.ts';
import { type DocumentLine, exactBlock } from '../../markup/document.ts';
import { voteInWords } from '../kinds/game/vote-mails.ts';
import { openSeats } from '../kinds/seats/who-takes-part.ts';
import type { MailContext } from '../mail.ts';
import { powersSeen, seesPart } from '../parts/blind.ts';
import { standingLines } from '../parts/standings.ts';
import { classicInstant, HIDDEN } from './classic.ts';

const BLANK: DocumentLine = { text: '' };

/** Parameters, players and, once the game has begun, its units. Nothing that the reader's view does not hold. */
export function classicGameListing(context: MailContext): readonly DocumentLine[] {
  return inEnglish(context.board, (board) => listed({ ...context, board }));
}

function listed(context: MailContext): readonly DocumentLine[] {
  const { view, board } = context;
  const { position } = view;
  return [
    ...exactBlock(heading(context)),
    BLANK,
    { text: `The parameters for '${view.name}' are as follows:` },
    ...parameterLines(context),
    BLANK,
    ...players(context),
    ...standings(context),
    ...votes(context),
    ...(position === null || powersSeen(view)?.length === 0
      ? []
      : [
          BLANK,
          { text: status(context) },
          BLANK,
          ...classicStatus(board, position),
          BLANK,
          BLANK,
          ...classicOwnership(board, counted(board, position), powersSeen(view)),
        ]),
  ];
}

/** The centres as they are now, and all units, those that must retreat too. */
function counted(board: Board, position: Position): CenterCountSource {
  const { units, centers, dislodged = {}, ruleState } = position;
  const all = Object.fromEntries(
    board.powers.map(({ name }) => [
      name,
      [...(units[name] ?? []), ...(dislodged[name] ?? []).map(({ unit }) => unit)],
    ]),
  );
  return { units: all, centers, winner: null, isOver: false, ...(ruleState === undefined ? {} : { ruleState }) };
}

/** How the game is set up. */
export function parameterLines(context: MailContext): readonly DocumentLine[] {
  return inEnglish(context.board, (board) => settingLines({ ...context, board }));
}

function settingLines(context: MailContext): readonly DocumentLine[] {
  const { view, board } = context;
  const { settings } = view;
  const rules = gameRules(board);
  // Where the variant or its start opens every site, these change nothing.
  const sites = { anyCenters: rules.opened === 'any', oneCenter: rules.opened === 'any-with-home' };
  return [
    timing('Move', settings.timing.M),
    timing('Retreat', settings.timing.R),
    timing('Adjust', settings.timing.A),
    { text: `     Zone:  ${settings.zone} (${offsetOf(context.now, settings.zone, context.zones)}).` },
    { text: `   Access:  ${access(settings)}.`, hang: 12 },
    {
      text: `  Variant:  ${variantOfStart(settings.start) ?? board.variant.name}${settings.anonymous ? ' Gunboat' : ''}.`,
    },
    { text: `    Flags:  ${flags({ ...settings, ...sites }, board)}.`, hang: 12 },
    { text: `    Press:  ${pressFlags(settings.press)}.` },
    { text: `  Winning Centers: ${winningCenters(rules)}.`, hang: 12 },
    ...(rules.draws === 'any-result'
      ? [{ text: '   Ending:  also with any result that all who are left agree on, whatever DIAS says.', hang: 12 }]
      : []),
    {
      text: ` Reminder:  ${settings.reminders.length === 0 ? 'none' : `${settings.reminders.join(' h, ')} h before the deadline`}.`,
    },
    { text: `  Absence:  ${absences(settings)}.`, hang: 12 },
    ...origin(board),
    ...(settings.comment === '' ? [] : [{ text: `  Comment:  ${settings.comment}`, hang: 12 }]),
    ...(settings.description === ''
      ? []
      : [BLANK, ...settings.description.split('\n').map((text) => ({ text, isQuoted: true as const }))]),
  ];
}

/** `18`, and what else it takes, where it takes more. */
function winningCenters({ goal }: GameRules): string {
  const { centers, isBySeat, share, counted } = goal;
  return !isBySeat && share === null && counted === null ? String(centers) : `${centers} (${goalInShort(goal)})`;
}

function heading(context: MailContext): readonly DocumentLine[] {
  const { view } = context;
  if (view.phase === null || view.clock === null) {
    const text = { forming: 'is forming', finished: 'is over', active: 'is active', paused: 'is paused' }[view.status];
    return [{ text: `Game '${view.name}' ${text}.` }];
  }
  const late = view.seats.filter((seat) => seat.late).map(({ power }) => powerName(context.board, power));
  const turn = String(view.turn).padStart(3, '0');
  if (view.settings.practice) return [{ text: `Game '${view.name}' order #${turn} (${view.phase}) has no deadline.` }];
  const { deadline, graceEnd } = view.clock;
  return [
    {
      text: `Game '${view.name}' order #${turn} (${view.phase}) has a deadline of ${classicInstant(context, deadline)}.`,
    },
    { text: `The earliest orders will be processed is ${classicInstant(context, opensAt(view.clock))}.` },
    { text: `Those who haven't gotten their orders in will ${FATE[view.settings.nmr]} if nothing` },
    { text: `is received by ${classicInstant(context, graceEnd)}.` },
    ...(late.length === 0 ? [] : [{ text: `Orders are missing from ${late.join(', ')}.` }]),
  ];
}

const FATE = { wait: 'be abandoned', 'play-on': 'go into civil disorder' } as const;

/** `Move    clock 1410 min 12.00 next  71.00 grace 167.00 delay 0.50 days -MTWTF-`, after two spaces. */
function timing(name: string, { clock, min, next, grace, delay, days }: PhaseTiming): DocumentLine {
  const column = (value: number, width: number) => value.toFixed(2).padStart(width);
  const first = `  ${name.padEnd(7)} clock ${String(clock ?? -1).padStart(4)} min ${column(min, 5)}`;
  const rest = `next ${column(next, 6)} grace ${column(grace, 6)} delay ${column(delay, 4)} days ${days}`;
  return { text: `${first} ${rest}`, breaks: 'never' };
}

/** Who may come in. Site is of no use any more, and dedication is ONTIMERAT in percent, but importers know the line. */
function access({ level, moderated, approval, onTimeRatio, leftRatio }: Settings): string {
  return [
    'Any-site',
    `Level: ${level}`,
    moderated ? 'Moderated' : 'Unmoderated',
    `Dedication: ${onTimeRatio > 0 ? Math.round(onTimeRatio * 100) : -10000}`,
    ...(onTimeRatio > 0 ? [`On time: ${formatPercent(onTimeRatio)} at least`] : []),
    ...(leftRatio < 1 ? [`Games left: ${formatPercent(leftRatio)} at most`] : []),
    ...(approval ? ['Approval needed'] : []),
  ].join(', ');
}

function absences({ absences: allowed, maxAbsence }: Settings): string {
  return allowed ? `up to ${maxAbsence} days without asking the GM` : 'not offered; ask the GM';
}

/** In the order of the older judges, those first that they name however they stand; what they did not have follows. */
const FIRST_FLAGS = `
  nmr listed proxy dias concessions open-votes open-diaries master-sees preferences players powers seats start
  any-centers one-center any-disband rulebook auto-process auto-start partial-orders strict-wait strict-grace
  strict-convoy reveal hide-late quiet show secret rated late-count replacement resume auto-create practice
`
  .trim()
  .split(/\s+/) as readonly SettingName[];
const FLAGS = [...new Set([...FIRST_FLAGS, ...(Object.keys(SETTING_DEFINITIONS) as SettingName[])])];

/** The flag of each setting that has no line of its own. */
function flags(settings: Settings, board: Board): string {
  return FLAGS.flatMap((name) => {
    const flag = flagOf(SETTING_DEFINITIONS[name], settings);
    if (flag === null) return [];
    return name === 'players' ? [`${flag}${without(board)}`] : [flag];
  }).join(', ');
}

function flagOf({ kept }: Pick<AnySetting, 'kept'>, settings: Settings): string | null {
  if (kept === undefined || kept.flag === 'elsewhere') return null;
  // The flag is that of the field, which is all that the type does not say.
  return kept.flag(settings[kept.field] as never, settings);
}

/** Who designed the variant, whom else it thanks, what of it is reconstructed, and the notice that its designers ask for. */
function origin({ variant }: Board): readonly DocumentLine[] {
  const { designers, credits = [], mapStatus, notice } = variant;
  if (mapStatus === undefined && notice === undefined && credits.length === 0) return [];
  const line = (label: string, text: string | undefined): readonly DocumentLine[] =>
    text === undefined || text === '' ? [] : [{ text: `${`${label}:`.padStart(10)}  ${text}`, hang: 12 }];
  return [
    ...line(designers.length === 1 ? 'Designer' : 'Designers', `${listInWords(designers)}.`),
    ...line('Credits', credits.length === 0 ? '' : `${listInWords(credits)}.`),
    ...line('Sources', mapStatus),
    ...line('Notice', notice),
    ...line('Rules', `GET ${variant.id.toUpperCase()} sends them.`),
  ];
}

/** The powers that so many people leave out. */
function without(board: Board): string {
  const absent = gameRules(board).absent.map(({ name }) => name);
  return absent.length === 0 ? '' : ` (without the ${powersInWords(board, absent)})`;
}

/** To the GM of an auction: whose bids are in. Nobody learns what they are before the seats are sold. */
function bidders({ bidders }: MailContext['view']): readonly DocumentLine[] {
  if (bidders === null || bidders.length === 0) return [];
  const named = (whether: boolean) =>
    listInWords(bidders.flatMap(({ player, hasBid }) => (hasBid === whether ? [player] : [])));
  return [
    ...(bidders.some(({ hasBid }) => hasBid) ? [{ text: `   Bids are in from ${named(true)}.`, hang: 6 }] : []),
    ...(bidders.every(({ hasBid }) => hasBid) ? [] : [{ text: `   Bids are missing from ${named(false)}.`, hang: 6 }]),
  ];
}

/** Name, status, units/centres, one less than nothing for each late notice where they are counted, player. */
function players(context: MailContext): readonly DocumentLine[] {
  const { view, board } = context;
  const width = Math.max(10, ...view.seats.map(({ power }) => powerName(board, power).length));
  const masters = masterNames(view).map((master) => row('Master'.padEnd(width), '', '', master));
  if (view.seats.length === 0) {
    const open = openSeats(view);
    return [
      { text: `The following players are signed up for game '${view.name}':` },
      ...masters,
      ...(open === null
        ? [{ text: '   Forming: how many have signed on is not told.' }]
        : [
            { text: `   ${view.signedOn} of ${view.seatsInAll} seats are taken.` },
            { text: `   Forming: ${open} more ${open === 1 ? 'player' : 'players'} needed.` },
            ...(open === 0 && view.settings.seats === 'auction'
              ? [{ text: '   The game begins once everybody has bid for a seat.' }]
              : []),
          ]),
      ...bidders(view),
    ];
  }
  return [
    { text: `The following players are signed up for game '${view.name}':` },
    ...masters,
    ...view.seats.map((seat) => {
      const { units, centers } = seat;
      const counts =
        units === null || centers === null ? '' : `${String(units).padStart(2)}/${String(centers).padEnd(2)}`;
      return row(
        powerName(board, seat.power).padEnd(width),
        state(context, seat),
        counts,
        whose(seat),
        -seat.lateNotices,
      );
    }),
  ];
}

function standings({ view, board }: MailContext): readonly DocumentLine[] {
  // How far each player is counts all of their powers.
  const told = view.position === null || seesPart(view) ? [] : standingLines(board, view.position);
  return told.length === 0 ? [] : [BLANK, ...told];
}

/** Open votes, as they stand. */
function votes(context: MailContext): readonly DocumentLine[] {
  const { view } = context;
  const cast = view.seats.flatMap(({ power, vote }) =>
    vote === null || (vote.draw === null && vote.concede === null) ? [] : [{ power, vote }],
  );
  if (cast.length === 0) return [];
  return [BLANK, ...cast.map(({ power, vote }) => ({ text: `   ${voteInWords(context, power, vote)}.` }))];
}

function row(name: string, state: string, counts: string, player: string, dedication = 0): DocumentLine {
  return {
    text: `   ${name} ${state.padEnd(9)}${counts.padEnd(5)}${`${dedication === 0 ? 0 : dedication}`.padStart(7)} ${player}`,
    hang: 36,
  };
}

function whose({ player, status }: SeatView): string {
  return player ?? (status === 'playing' ? HIDDEN : 'nobody');
}

/** `move`, `late`, `part`, `abandon`, `CD`. Before the deadline readers learn only about their own powers. */
function state({ view }: MailContext, { power, status, late }: SeatView): string {
  if (status === 'abandoned') return 'abandon';
  if (status === 'civil-disorder') return 'CD';
  if (status === 'dummy') return 'dummy';
  if (late) return 'late';
  const own = view.role.kind === 'player' ? view.role.own.find((each) => each.power === power) : undefined;
  if (own === undefined || own.due.kind === 'nothing') return '';
  if (!isMissing(own.missing)) return 'move';
  return own.onFile.length > 0 ? 'part' : '';
}

/** `Status of the Movement phase for Fall of 1906.  (marne.026)`, which importers take for the head of a position. */
function status({ view, board }: MailContext): string {
  const phase = view.phase ?? view.position!.phase;
  const { kind } = parsePhase(phase);
  return `Status of the ${KIND[kind]} phase for ${turnName(board, phase, view.name, view.turn)}`;
}
