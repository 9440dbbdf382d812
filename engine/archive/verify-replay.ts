/** Adjudicates an archived game again and names the first difference. */
import { validatePosition } from '../adjudicate/read-position.ts';
import { RULINGS, type RulingOptions } from '../adjudicate/rulings.ts';
import type { Board } from '../board/board.ts';
import { isPhaseCode } from '../board/phase.ts';
import type { Position, Resolution } from '../board/position.ts';
import { canonicalJson } from '../game/canonical.ts';
import type { GameOutcome } from '../game/events.ts';
import type { ArchiveMessage } from '../messages/archive-messages.ts';
import { isPower } from '../vocabulary.ts';
import { boardOfArchive } from './archive-rules.ts';
import { boardsAfter, boardsToldAfter, isSameBoard } from './boards.ts';
import { type CheckResult, checkAbsent, checkFailed, checkPassed } from './check-result.ts';
import type { ArchiveDocument, ArchivedPhase, ArchivedPosition } from './document.ts';
import { resolveArchived, wonBy } from './of-record.ts';
import { inPlace, type PlacedFault } from './placed-fault.ts';
import type { Verifier } from './verifier.ts';
import { isBoardSet } from './verify-header.ts';

export function checkReplay(document: ArchiveDocument, { variant }: Pick<Verifier, 'variant'>): readonly CheckResult[] {
  const found = variant(document.variant.id, document.variant.digest);
  if (found === null) {
    const message = { code: 'archive/no-variant', variant: document.variant.id } as const;
    return [checkFailed('adjudication', inPlace({ field: 'variant.id', message }))];
  }
  const rulings = rulingsOf(document);
  if ('wrong' in rulings) return [checkFailed('adjudication', inPlace(rulings.wrong))];
  const different = firstDifference(document, boardOfArchive(found.board, document), rulings.options);
  const isVariantChanged = found.digest !== document.variant.digest;
  return [adjudicationOf(document, different, isVariantChanged), outcomeOf(document)];
}

function adjudicationOf(
  { phases }: ArchiveDocument,
  different: PlacedFault | null,
  isVariantChanged: boolean,
): CheckResult {
  if (different !== null) {
    const { field, message: what } = different;
    return checkFailed('adjudication', { code: 'archive/differs', field, what, isVariantChanged });
  }
  // Boards that are not led to by the phase before.
  const recorded = phases.filter(({ asRecorded }) => asRecorded).map(({ phase }) => phase);
  return checkPassed('adjudication', { code: 'archive/replayed', phases: phases.length, recorded, isVariantChanged });
}

function rulingsOf({ rules }: ArchiveDocument): { readonly options: RulingOptions } | { readonly wrong: PlacedFault } {
  for (const [key, value] of Object.entries(rules.rulings)) {
    const known = RULINGS.find((ruling) => ruling.key === key);
    if (!known?.choices.some((choice) => choice === value)) {
      return { wrong: { field: `rules.rulings.${key}`, message: { code: 'archive/unknown-ruling', ruling: value } } };
    }
  }
  return { options: rules.rulings as RulingOptions };
}

/** The first difference between what the archive says and what the orders lead to; null when there is none. */
function firstDifference(document: ArchiveDocument, board: Board, rulings: RulingOptions): PlacedFault | null {
  const { phases, position, status, chain } = document;
  let follows: readonly Position[] = [];
  for (const [p, each] of phases.entries()) {
    const field = `phases[${p}]`;
    const shape = impossible(board, each, field);
    if (shape !== null) return shape;
    if (!each.asRecorded && p > 0 && !isReached(each.position, follows, phases.slice(0, p))) {
      return { field: `${field}.position`, message: boardDifference(each, follows[0] ?? null) };
    }
    // Of a game of ours it is no remark of a record: it says that a GM has set the board.
    const isLedTo = p === 0 || follows.some((led) => isSameBoard(each.position, led));
    if (chain !== null && each.asRecorded === isLedTo)
      return { field: `${field}.asRecorded`, message: boardDifference(each, follows[0] ?? null) };
    const again = resolveArchived(board, each.position, each.orders, rulings);
    const difference = resolutionDifference(each.resolution, again);
    if (difference !== null) {
      const message = { code: 'archive/in-phase', phase: each.phase, what: difference.what } as const;
      return { field: `${field}.resolution.${difference.field}`, message };
    }
    follows = boardsAfter(board, each.position, again);
  }
  const isGoingOn = position !== null && status !== 'forming' && phases.length > 0;
  if (isGoingOn && !isEndReached(position, follows, phases) && !isBoardSet(document)) {
    return { field: 'position', message: { code: 'archive/not-where-it-led' } };
  }
  return null;
}

/** A board that the phase before led to, or one on which the game stood earlier and to which it was taken back. */
function isReached(
  position: ArchivedPosition,
  follows: readonly Position[],
  before: readonly ArchivedPhase[],
): boolean {
  if (follows.some((each) => isSameBoard(position, each))) return true;
  const text = canonicalJson(position);
  return before.some((each) => canonicalJson(each.position) === text);
}

/** Or the board that the record tells after the last phase. */
function isEndReached(
  position: ArchivedPosition,
  follows: readonly Position[],
  phases: readonly ArchivedPhase[],
): boolean {
  const text = canonicalJson(position);
  const told = boardsToldAfter(follows, phases.at(-1)!);
  return isReached(position, follows, phases) || told.some((each) => canonicalJson(each) === text);
}

/** A phase that no adjudicator could make sense of. */
function impossible(board: Board, { phase, position, resolution }: ArchivedPhase, field: string): PlacedFault | null {
  const { id, name, calendar } = board.variant;
  if (!isPhaseCode(calendar, phase)) {
    return { field: `${field}.phase`, message: { code: 'archive/no-phase-of', phase, variant: name } };
  }
  for (const [part, told] of [
    ['position', position.phase],
    ['resolution', resolution.phase],
  ] as const) {
    if (told !== phase)
      return { field: `${field}.${part}.phase`, message: { code: 'archive/other-phase', told, phase } };
  }
  if (position.variant !== id) {
    const message = { code: 'archive/other-variants-game', variant: position.variant } as const;
    return { field: `${field}.position.variant`, message };
  }
  const fault = validatePosition(board, position)[0];
  return fault === undefined ? null : { field: `${field}.position.${fault.field}`, message: fault.message };
}

function boardDifference({ phase, position }: ArchivedPhase, follows: Position | null): ArchiveMessage {
  if (follows === null) return { code: 'archive/after-the-end', phase };
  if (follows.phase !== phase) return { code: 'archive/out-of-turn', phase, next: follows.phase };
  for (const part of ['units', 'centers', 'dislodged', 'ruleState'] as const) {
    const [told, real] = [position[part], follows[part]];
    if (canonicalJson(told ?? null) === canonicalJson(real ?? null)) continue;
    const key = Object.keys({ ...told, ...real }).find((each) => differ(told, real, each));
    // What named rules carry on stands by their names.
    const power = key !== undefined && part !== 'ruleState' && isPower(key) ? key : null;
    return { code: 'archive/part-not-led-to', phase, part, power };
  }
  return { code: 'archive/board-not-led-to', phase };
}

function differ(a: object | undefined, b: object | undefined, key: string): boolean {
  return canonicalJson(Object(a)[key] ?? null) !== canonicalJson(Object(b)[key] ?? null);
}

/** Explanations are words, which may get better: they do not count. */
function resolutionDifference(
  told: Resolution,
  again: Resolution,
): { readonly field: string; readonly what: ArchiveMessage } | null {
  for (const [o, order] of again.orders.entries()) {
    const here = told.orders[o];
    const name = `orders[${o}]`;
    const ordered = { power: order.power, order: order.order };
    if (here === undefined) return { field: name, what: { code: 'archive/order-missing', ...ordered } };
    if (here.power !== order.power || here.order !== order.order) {
      const told = { power: here.power, order: here.order };
      return { field: name, what: { code: 'archive/other-order', told, ordered } };
    }
    if (here.result !== order.result || canonicalJson(here.reasons) !== canonicalJson(order.reasons)) {
      const came = ({ result, reasons }: typeof order) => [result, ...reasons];
      return {
        field: name,
        what: { code: 'archive/other-result', ...ordered, told: came(here), adjudicated: came(order) },
      };
    }
  }
  if (told.orders.length > again.orders.length) {
    const { power, order } = told.orders[again.orders.length]!;
    return { field: `orders[${again.orders.length}]`, what: { code: 'archive/never-ordered', power, order } };
  }
  for (const part of [
    'units',
    'dislodged',
    'centers',
    'adjustments',
    'contested',
    'winner',
    'next',
    'ruleState',
  ] as const) {
    const [a, b] = [told[part] ?? null, again[part] ?? null];
    if (canonicalJson(a) === canonicalJson(b)) continue;
    return { field: part, what: { code: 'archive/other-value', told: brief(a), adjudicated: brief(b) } };
  }
  return null;
}

function brief(value: unknown): string {
  const text = canonicalJson(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

/** A game that the rules say is won was won by those, and no other was won. */
function outcomeOf({ phases, outcome, status, judge }: ArchiveDocument): CheckResult {
  const won = wonBy(phases.at(-1)?.resolution);
  if (outcome === null) {
    if (won !== null)
      return wrongOutcome({ code: 'archive/win-not-told', powers: won.kind === 'won' ? won.powers : [] });
    return checkAbsent('outcome', { code: status === 'finished' ? 'archive/ending-not-recorded' : 'archive/goes-on' });
  }
  if (won !== null && canonicalJson(won) !== canonicalJson(outcome)) {
    return wrongOutcome({ code: 'archive/other-outcome', told: endedSo(outcome), byRules: endedSo(won) });
  }
  if (won === null && outcome.kind === 'won' && judge === null) {
    return checkAbsent('outcome', { code: 'archive/won-as-told', powers: outcome.powers });
  }
  if (won === null && outcome.kind === 'won') {
    return wrongOutcome({ code: 'archive/not-won-by-rules', powers: outcome.powers });
  }
  return checkPassed('outcome', endedSo(outcome));
}

function endedSo(outcome: GameOutcome): ArchiveMessage {
  return { code: 'archive/ended-so', kind: outcome.kind, powers: outcome.kind === 'terminated' ? [] : outcome.powers };
}

function wrongOutcome(message: ArchiveMessage): CheckResult {
  return checkFailed('outcome', inPlace({ field: 'outcome', message }));
}
