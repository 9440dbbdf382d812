/**
 * Lines of the classic judges' mails that stand by themselves (judge-language E), word for word, since programs read
 * them. Orders and results are in `classic-orders.ts`, centres in `classic-centers.ts`, listings in `classic-listing.ts`.
 */
import type { Board } from '../../../engine/board/board.ts';
import { parsePhase } from '../../../engine/board/phase.ts';
import type { PhaseCode, Position, Resolution } from '../../../engine/board/position.ts';
import type { Power } from '../../../engine/board/variant.ts';
import type { Press } from '../../../engine/game/events.ts';
import { firstPhase } from '../../../engine/rules/start-choices.ts';
import { variantOfStart } from '../../../engine/rules/starts.ts';
import { foldText } from '../../../engine/text/fold.ts';
import type { Instant } from '../../../engine/time.ts';
import { addresseeNames } from '../../classic/addressees.ts';
import { classicOwnership, countedAfter, isOwnershipUpdated } from '../../classic/centers.ts';
import { classicDislodged, classicPosition, classicResults } from '../../classic/orders.ts';
import { t } from '../../locales/current.ts';
import { english } from '../../locales/en/english.ts';
import { inEnglish } from '../../locales/in-english.ts';
import { masterNames } from '../../locales/masters.ts';
import { powerName } from '../../locales/powers.ts';
import { capitalize, countNoun } from '../../locales/text/counts.ts';
import { classicDate, classicSpan } from '../../locales/times/format-times.ts';
import { classicCode, classicTurn } from '../../locales/times/phases.ts';
import { type Document, type DocumentLine, exactBlock, linesBlock } from '../../markup/document.ts';
import type { MailContext } from '../mail.ts';
import { powersSeen } from '../parts/blind.ts';
import { type By, classicBy } from '../parts/by.ts';

const BLANK: DocumentLine = { text: '' };

/** An instant as all classic lines give it: by the clock of the game. */
export function classicInstant({ zones, view }: MailContext, instant: Instant): string {
  return classicDate(instant, view.settings.zone, zones);
}

/**
 * The two `::` lines at the head of a mail about a game, and a blank one. The deadline is that of the phase the mail is
 * about; before the start and after the end there is none.
 */
export function classicHead(
  context: MailContext,
  about: { readonly phase: PhaseCode; readonly deadline: Instant | null } = current(context),
): readonly DocumentLine[] {
  const { house, view, board } = context;
  const options = view.settings.anonymous ? ' Gunboat' : '';
  const name = variantOfStart(view.settings.start) ?? board.variant.name;
  return exactBlock([
    { text: `:: Judge: ${house.code}  Game: ${capitalize(view.name)}  Variant: ${name}${options}` },
    ...deadline(context, about),
    BLANK,
  ]);
}

/** Before a game begins, and after its end, there is no deadline: the epoch would only puzzle readers. */
function deadline(
  context: MailContext,
  about: { readonly phase: PhaseCode; readonly deadline: Instant | null },
): readonly DocumentLine[] {
  const { status, settings } = context.view;
  if (status === 'forming' || settings.practice || about.deadline === null) return [];
  const code = context.isClassic === true ? classicCode(context.board, about.phase) : about.phase;
  return [{ text: `:: Deadline: ${code} ${classicInstant(context, about.deadline)}` }];
}

/** What a mail says in its own words, once more as the older judges said it: for readers of classic mails alone. */
export function classicNote(context: MailContext, ...said: readonly (DocumentLine | string)[]): Document {
  return context.isClassic === true ? [linesBlock(...classicHead(context), ...said)] : [];
}

/** A listing, which every reader gets; readers of classic mails get it below the classic head. */
export function classicListing(context: MailContext, ...listed: readonly DocumentLine[]): Document {
  if (context.isClassic === true) return [linesBlock(...classicHead(context), ...listed)];
  return listed.length === 0 ? [] : [linesBlock(...listed)];
}

function current({ view, board }: MailContext) {
  const phase = view.phase ?? view.last?.resolution.phase ?? firstPhase(board);
  return { phase, deadline: view.clock?.deadline ?? null };
}

/** A phase's results whole: orders, the dislodged, centres at the end of a year, and what comes next. */
export function classicReport(
  context: MailContext,
  { before, resolution, turn }: { readonly before: Position; readonly resolution: Resolution; readonly turn: number },
): readonly DocumentLine[] {
  const { board, view } = context;
  const dislodged = parsePhase(resolution.phase).kind === 'M' ? classicDislodged(board, resolution.dislodged) : [];
  const parts = [
    classicResults(board, before, resolution, view.name, turn),
    dislodged.length === 0 ? [] : [BLANK, ...dislodged],
    isOwnershipUpdated(board, resolution) ? classicOwnership(board, countedAfter(resolution), powersSeen(view)) : [],
    resolution.next === null ? [{ text: t().listing.over }] : classicNext(context, resolution.next),
  ];
  return exactBlock(parts.filter((part) => part.length > 0).flatMap((part, n) => (n === 0 ? part : [BLANK, ...part])));
}

/** `The next phase of 'marne' will be Retreats for Spring of 1902.` and its deadline. */
export function classicNext(context: MailContext, next: PhaseCode): readonly DocumentLine[] {
  const { view, board } = context;
  const deadline = view.settings.practice ? undefined : view.clock?.deadline;
  return exactBlock([
    { text: t().listing.next(view.name, parsePhase(next).kind, classicTurn(board, next)) },
    ...(deadline === undefined || context.isClassic !== true
      ? []
      : [{ text: `The deadline for orders will be ${classicInstant(context, deadline)}.` }]),
  ]);
}

/** `Time to deadline: 2 days, …`, which nJudge says at the end of a mail; nothing once the deadline has passed. */
export function classicTimes({ view, now }: MailContext): readonly DocumentLine[] {
  if (view.clock === null || view.settings.practice || now >= view.clock.deadline) return [];
  const { deadline, graceEnd } = view.clock;
  return exactBlock([
    BLANK,
    { text: `Time to deadline: ${classicSpan(deadline - now)}.` },
    { text: `Time to grace period expiration: ${classicSpan(graceEnd - now)}.` },
  ]);
}

/** What the older judges say of incomplete orders; `waits`: the game waits for what is missing. */
export function classicIncomplete(
  context: MailContext,
  { waits }: { readonly waits: boolean },
): readonly DocumentLine[] {
  const { view, now } = context;
  if (!waits || view.clock === null) return [BLANK, { text: 'Orders not received for all units.' }];
  const { deadline, graceEnd } = view.clock;
  const late = now >= deadline;
  const by = classicInstant(context, late ? graceEnd : deadline);
  return [
    BLANK,
    { text: 'Orders not received for all units.  If complete orders are not' },
    { text: `received by ${by}, you will be considered ${late ? 'abandoned' : 'late'}.` },
  ];
}

/** The start of a game: `You have been selected as France …`, who plays, the units, the first deadline. */
export function classicStart(context: MailContext, position: Position, as: readonly string[]): readonly DocumentLine[] {
  const { view, board } = context;
  const said = t().listing;
  const players = view.seats.map(({ power, player, status }): [string, string] => [
    powerName(board, power),
    player ?? (status === 'playing' ? said.hidden : said.nobody),
  ]);
  const people: readonly [string, string][] = [
    ...masterNames(view, t().mail.start.plays).map((master): [string, string] => [said.master, master]),
    ...players,
  ];
  const width = Math.max(PEOPLE, ...people.map(([who]) => who.length + said.colon.length + 1));
  const deadline = view.clock?.deadline;
  return exactBlock([
    { text: said.selected(as, view.name) },
    BLANK,
    { text: said.players },
    ...people.map(([who, player]): DocumentLine => ({ text: `     ${`${who}${said.colon}`.padEnd(width)}${player}` })),
    BLANK,
    { text: said.start(classicTurn(board, position.phase)) },
    BLANK,
    ...classicPosition(board, position),
    ...(deadline === undefined || context.isClassic !== true
      ? []
      : [BLANK, BLANK, { text: `The deadline for the first orders is ${classicInstant(context, deadline)}.` }]),
  ]);
}

/** Columns of a name with its colon in the list of players. */
const PEOPLE = 26;

/** In the place of a name that is hidden. */
export const HIDDEN = english.listing.hidden;

/** Whom the game waits for, and until when. No powers: nobody is named. */
export function classicLate(context: MailContext, powers: readonly Power[]): readonly DocumentLine[] {
  return inEnglish(context.board, (board) => {
    const { view } = context;
    const waiting = (whose: string) => ({ text: `Diplomacy game '${view.name}' is waiting for ${whose}.` });
    const named = powers.map((power) => {
      const late = view.seats.find((seat) => seat.power === power)?.lateNotices ?? 0;
      return waiting(`${powerName(board, power)}'s orders${late === 0 ? '' : `: ${countNoun(late, 'time')} late`}`);
    });
    const { clock } = view;
    if (powers.length === 0) return exactBlock([waiting('orders from one or more powers')]);
    if (clock === null) return exactBlock(named);
    const who = powers.length === 1 ? 'This power' : 'These powers';
    const by = classicInstant(context, clock.graceEnd);
    const fate =
      view.settings.nmr === 'play-on'
        ? [`${who} will be considered in civil disorder if orders are not received`, `by ${by}.`]
        : [`${who} will be considered abandoned and free for takeover`, `if orders are not received by ${by}.`];
    return exactBlock([...named, BLANK, ...fate.map((text) => ({ text }))]);
  });
}

/**
 * The line above a message: who writes to whom. `sender` is the display name of the person; null where it is hidden. A
 * grey message names nobody, and no name is shown that could be read as a part of the line.
 */
export function classicPressHead(
  board: Board,
  game: string,
  { from, colour, shown }: Press,
  sender: string | null,
  isNewPlayer = false,
): string {
  return inEnglish(board, (board) => {
    const observer = isNewPlayer ? 'Player' : 'Observer';
    const power = from === 'MASTER' ? 'Master' : from === 'OBSERVER' ? observer : powerName(board, from);
    const isNamed = sender !== null && !/:|\s(?:as|to|in)\s/i.test(foldText(` ${sender} `));
    const by = colour === 'grey' ? '' : isNamed ? ` from ${sender} as ${power}` : ` from ${power}`;
    if (shown === 'all') return `Broadcast message${by} in '${game}':`;
    return `Message${by} to ${addresseeNames(board, shown)} in '${game}':`;
  });
}

/** `Ann as Master set the deadline` / `for game 'marne' to …`. */
export function classicDeadlineSet(context: MailContext, by: By, deadline: Instant): readonly DocumentLine[] {
  return exactBlock([
    { text: `${classicBy(context, by)} set the deadline` },
    { text: `for game '${context.view.name}' to ${classicInstant(context, deadline)}.` },
  ]);
}
