/** What is known at one line of a section: what the lines above have said, and where the results go. */
import type { Board } from '../board/board.ts';
import { parsePhase } from '../board/phase.ts';
import type { PhaseCode } from '../board/position.ts';
import type { Power } from '../board/variant.ts';
import { COMMAND_INDEX, SETTING_INDEX } from '../commands/registry.ts';
import type { Command } from '../language/commands/arguments.ts';
import { type Branches, createBranches } from '../language/conditions/branches.ts';
import { isBranchLine } from '../language/conditions/condition-lines.ts';
import { isOrderWord } from '../language/locales/other-words.ts';
import type { NumberedLine, Section, SectionContext } from '../language/mail/mail-text.ts';
import { isLikeQuoteHead } from '../language/mail/quote-heads.ts';
import { wordsPattern } from '../language/mail/scrub.ts';
import { allNamesOf } from '../language/names/board-names.ts';
import { nameKey } from '../language/names/name-index.ts';
import type { OrderContext } from '../language/orders/order-context.ts';
import { type AdjustmentTally, emptyTally, errorItem, type ItemPlace } from '../language/orders/order-items.ts';
import { actAfterUnit, actBeforeUnit, RESERVED_WORDS } from '../language/orders/order-vocabulary.ts';
import type { RawPower } from '../language/orders/raw-order.ts';
import { readOrders } from '../language/orders/read-orders.ts';
import type { SignContext } from '../language/signs/sentences.ts';
import type { Message, MessageOrText } from '../messages/all-messages.ts';
import type { Aside } from '../messages/orders/lines.ts';
import { lazyFor } from '../text/lazy.ts';
import type { Secret } from '../text/secret.ts';
import { findSpelling } from '../text/spelling-index.ts';
import { opensMessage, type StrayLetters } from './opening.ts';
import { notUnderstood, type SectionWriter, sectionWriter } from './section-writer.ts';

export interface State {
  readonly context: SectionContext;
  readonly lines: readonly NumberedLine[];
  readonly writer: SectionWriter;
  /** Passwords that errors must not show. */
  readonly secrets: Secret[];
  /** Those of the mail's sign-ons, whatever word they are. */
  readonly passwords: readonly Secret[];
  /** After BECOME. */
  as: Power | null;
  readonly branches: Branches;
  /** Index of the last line that begins with ELSE or ENDIF; -1: there is none. */
  readonly lastBranchLine: number;
  heading: RawPower | null;
  /** What the heading above says of units alone. */
  bare: 'build' | 'remove' | null;
  tallies: Map<PhaseCode | null, AdjustmentTally>;
  /** Reading a part of a line whose other parts are items: nothing of it can be prose. */
  inPart: boolean;
  /** A line has named the current phase. */
  namesPhase: boolean;
  /** Messages that lack their PRESS. */
  strays: StrayLetters;
}

export function createState(section: Section, context: SectionContext): State {
  const secrets = section.secrets.filter((each) => isTelling(each, context.board));
  return {
    context,
    lines: section.lines,
    writer: sectionWriter(
      { signs: signContext(context), gm: context.role === 'master' ? context : null },
      () => wordsPattern(secrets.flatMap(({ reveal, folded }) => [...new Set([reveal(), folded()])])),
      section.lines,
    ),
    secrets,
    passwords: section.secrets,
    as: null,
    branches: createBranches(),
    lastBranchLine: section.lines.findLastIndex(({ text, ignored }) => ignored === null && isBranchLine(text)),
    heading: null,
    bare: null,
    tallies: new Map(),
    inPart: false,
    namesPhase: false,
    strays: { letters: new Map(), ends: new Map() },
  };
}

export function signContext(context: SectionContext): SignContext | null {
  return context.board === null ? null : signContexts(context as SectionContext & { readonly board: Board });
}

const signContexts = lazyFor(
  ({ board, game, phase, power, also = [], filed = [] }: SectionContext & { readonly board: Board }): SignContext => {
    const own = power === null ? also : [power, ...also];
    return { board, game, phase, own, isOnFile: filed.length > 0 };
  },
);

/**
 * Would stars in its stead hide more than they tell? A password that is a word of the game's own language is left where it
 * stands: a star for each `bur` of a mail would tell it.
 */
function isTelling(password: Secret, board: Board | null): boolean {
  const word = password.folded().trim().toLowerCase();
  if (actAfterUnit(word) !== null || actBeforeUnit(word) !== null || RESERVED_WORDS.has(word)) return false;
  if (isOrderWord(word)) return false;
  if (findSpelling(COMMAND_INDEX, word)?.rest === '' || findSpelling(SETTING_INDEX, word)?.rest === '') return false;
  if (board === null) return true;
  const { places, powers } = allNamesOf(board);
  return !places.exact.has(nameKey(word)) && !powers.exact.has(nameKey(word));
}

export function addProse(state: State, line: NumberedLine): void {
  if (state.inPart) state.writer.add(notUnderstood(line));
  else state.writer.prose(line, opensMessageLine(state, line) || isLikeQuoteHead(line.text));
}

/** Does the line begin a message, in words of its own? */
export function opensMessageLine({ context }: State, { text }: NumberedLine): boolean {
  return context.board !== null && opensMessage(context.board, text, ownIn(context, context.board));
}

/** Powers whose names above orders are headings: a GM's are all. */
export function ownIn({ role, power, also = [] }: SectionContext, board: Board): readonly Power[] {
  if (role === 'master') return board.powers.map(({ name }) => name);
  return [...(power === null ? [] : [power]), ...also];
}

export function ignoreLines({ writer, inPart }: State, from: number, to: number, why: Aside): void {
  if (!inPart) writer.ignore(from, to, why);
}

/** The power that a message is from: after BECOME that one, else one of the writer's own that is named above; null: the first. */
export function pressFrom({ as, heading, context }: State): Power | null {
  const named = heading?.power ?? null;
  const isOwn = named !== null && context.role === 'player' && [context.power, ...(context.also ?? [])].includes(named);
  return as ?? (isOwn ? named : null);
}

/** The password that a command sets; null when it sets none. */
export function passwordOf(command: Command): Secret | null {
  return command.command === 'SET PASSWORD' || command.command === 'REVIVE' ? command.args.password : null;
}

export function keepSecret({ secrets, context }: State, command: Command): Message | null {
  const set = passwordOf(command);
  if (set === null || !isTelling(set, context.board) || secrets.some((each) => each.reveal() === set.reveal()))
    return null;
  if (secrets.length >= MOST_SECRETS) return { code: 'lines/too-many-passwords' };
  secrets.push(set);
  return null;
}

/** More new passwords in one mail are a mistake, or an attack on the time it takes to keep them out of all texts. */
const MOST_SECRETS = 40;

export function addProblem(
  state: State,
  place: Pick<ItemPlace, 'line' | 'lastLine'>,
  text: string,
  message: MessageOrText,
  suggestion: string | null,
): void {
  state.writer.add(errorItem(place, text, message, suggestion === null ? [] : [suggestion]));
}

export function tallyOf(state: State): AdjustmentTally {
  const tally = state.tallies.get(state.branches.phase) ?? emptyTally();
  state.tallies.set(state.branches.phase, tally);
  return tally;
}

/** How orders are read at this point; null when no game is known, or it has not begun. */
/** The same object as long as nothing of it changes: what is read of a line hangs on it. */
export function orderContext(state: State): OrderContext | null {
  const { branches, as, bare } = state;
  const known = orderContexts.get(state);
  if (known !== undefined && known.phase === branches.phase && known.as === as && known.bare === bare)
    return known.context;
  const context = orderContextAt(state);
  orderContexts.set(state, { phase: branches.phase, as, bare, context });
  return context;
}

const orderContexts = new WeakMap<
  State,
  Pick<State, 'as' | 'bare'> & { readonly phase: PhaseCode | null; readonly context: OrderContext | null }
>();

function orderContextAt({ context, branches, as, bare }: State): OrderContext | null {
  const { board } = context;
  const { phase } = branches;
  if (board === null) return null;
  const code = phase ?? context.phase;
  const isMaster = context.role === 'master' && as === null;
  return {
    board,
    kind: code === null ? 'M' : parsePhase(code).kind,
    phase: code,
    power: as ?? context.power,
    also: isMaster ? 'all' : as === null ? (context.also ?? []) : [],
    position: phase === null ? context.position : null,
    ...(context.unseen === undefined ? {} : { unseen: context.unseen }),
    proxy: context.allows?.proxy ?? true,
    disbandInMovement: context.allows?.disbandInMovement ?? false,
    proxies: context.proxies ?? {},
    bare,
  };
}

export function isOrderLine(state: State, { text }: NumberedLine): boolean {
  const orders = orderContext(state);
  const read = orders === null ? null : readOrders(text, orders);
  return read?.means === true && read.readings.some((each) => each.read !== 'error');
}
