/** Adjudicates an archived game again and names the first difference. */
import { formatFault } from '../adjudicate/faults.ts';
import { nextPosition } from '../adjudicate/phases/next-position.ts';
import { validatePosition } from '../adjudicate/read-position.ts';
import { RULINGS, type RulingOptions } from '../adjudicate/rulings.ts';
import type { Board } from '../board/board.ts';
import { isPhaseCode } from '../board/phase.ts';
import type { Position, Resolution } from '../board/position.ts';
import { canonicalJson } from '../game/canonical.ts';
import { boardWith } from '../rules/game-board.ts';
import { absent, type CheckResult, sound, wrong } from './check-result.ts';
import { type ArchiveDocument, type ArchivedPhase, phasesInWords } from './document.ts';
import { resolve, wonBy } from './of-record.ts';
import type { Verifier } from './verifier.ts';

export function checkReplay(document: ArchiveDocument, { variant }: Pick<Verifier, 'variant'>): readonly CheckResult[] {
  const found = variant(document.variant.id, document.variant.digest);
  if (found === null) {
    return [wrong('adjudication', `variant.id: there is no variant '${document.variant.id}' here to adjudicate by.`)];
  }
  const rulings = rulingsOf(document);
  if (typeof rulings === 'string') return [wrong('adjudication', rulings)];
  const different = firstDifference(document, boardOf(found.board, document), rulings);
  const changed =
    found.digest === document.variant.digest ? '' : ' (the data of the variant have changed since the game was kept)';
  const adjudication =
    different === null
      ? sound('adjudication', `${phasesInWords(document)} adjudicated again${recorded(document)}${changed}`)
      : wrong('adjudication', `${different}${changed}`);
  return [adjudication, outcomeOf(document)];
}

/** Boards that are not led to by the phase before. */
function recorded({ phases }: ArchiveDocument): string {
  const told = phases.filter(({ asRecorded }) => asRecorded).map(({ phase }) => phase);
  return told.length === 0
    ? ''
    : ` (${told.join(', ')} on the board of the record or of the master, not on that which the orders lead to)`;
}

/** The rulings are chosen one by one, so the rulebook is all the same. */
function boardOf(board: Board, { settings }: ArchiveDocument): Board {
  const { centers = null, anyCenters = false, oneCenter = false, anyDisband = false, start = 'usual' } = settings ?? {};
  const rulebook = board.variant.rulebook ?? '2023';
  return boardWith(board, { centers, anyCenters, oneCenter, anyDisband, start, rulebook });
}

function rulingsOf({ rules }: ArchiveDocument): RulingOptions | string {
  for (const [key, value] of Object.entries(rules.rulings)) {
    const known = RULINGS.find((ruling) => ruling.key === key);
    if (!known?.choices.some((choice) => choice === value)) {
      return `rules.rulings.${key}: the ruling '${value}' is not known here.`;
    }
  }
  return rules.rulings as RulingOptions;
}

/** The first difference between what is told and what the orders lead to, with its place; null when there is none. */
function firstDifference(
  { phases, position, status }: ArchiveDocument,
  board: Board,
  rulings: RulingOptions,
): string | null {
  let follows: Position | null = null;
  for (const [p, each] of phases.entries()) {
    const field = `phases[${p}]`;
    const shape = impossible(board, each, field);
    if (shape !== null) return shape;
    if (!each.asRecorded && p > 0 && !isReached(each.position, follows, phases.slice(0, p))) {
      return `${field}.position: ${boardDifference(each, follows)}`;
    }
    const again = resolve(board, each.position, each.orders, rulings);
    const difference = resolutionDifference(each.resolution, again);
    if (difference !== null) return `${field}.resolution.${difference.field}: ${each.phase}: ${difference.message}`;
    follows = again.next === null ? null : nextPosition(board, each.position, again);
  }
  if (position !== null && status !== 'forming' && phases.length > 0 && !isReached(position, follows, phases)) {
    return 'position: it is not where the last phase led to.';
  }
  return null;
}

/** A board that the phase before led to, or one on which the game stood earlier and to which it was taken back. */
function isReached(position: Position, follows: Position | null, before: readonly ArchivedPhase[]): boolean {
  const text = canonicalJson(position);
  if (follows !== null && canonicalJson(follows) === text) return true;
  return before.some((each) => canonicalJson(each.position) === text);
}

/** A phase that no adjudicator could make sense of. */
function impossible(board: Board, { phase, position, resolution }: ArchivedPhase, field: string): string | null {
  if (!isPhaseCode(board.variant.calendar, phase))
    return `${field}.phase: ${phase} is no phase of ${board.variant.name}.`;
  if (position.phase !== phase) return `${field}.position.phase: ${position.phase} in the phase ${phase}.`;
  if (resolution.phase !== phase) return `${field}.resolution.phase: ${resolution.phase} in the phase ${phase}.`;
  if (position.variant !== board.variant.id)
    return `${field}.position.variant: '${position.variant}' in another variant's game.`;
  const fault = validatePosition(board, position)[0];
  return fault === undefined ? null : `${field}.position.${formatFault(fault)}`;
}

function boardDifference({ phase, position }: ArchivedPhase, follows: Position | null): string {
  if (follows === null) return `${phase} is played after the game was over.`;
  if (follows.phase !== phase) return `${phase} is played where ${follows.phase} comes next.`;
  for (const part of ['units', 'centers', 'dislodged', 'ruleState'] as const) {
    const [told, real] = [position[part], follows[part]];
    if (canonicalJson(told ?? null) === canonicalJson(real ?? null)) continue;
    const power = Object.keys({ ...told, ...real }).find((each) => differ(told, real, each));
    return `${phase}: the ${part} of ${power ?? 'the board'} are not those that the phase before led to.`;
  }
  return `${phase} begins on another board than the phase before led to.`;
}

function differ(a: object | undefined, b: object | undefined, key: string): boolean {
  return canonicalJson(Object(a)[key] ?? null) !== canonicalJson(Object(b)[key] ?? null);
}

/** Explanations are words, which may get better: they do not count. */
function resolutionDifference(
  told: Resolution,
  again: Resolution,
): { readonly field: string; readonly message: string } | null {
  for (const [o, order] of again.orders.entries()) {
    const here = told.orders[o];
    const name = `orders[${o}]`;
    if (here === undefined) return { field: name, message: `${order.power} ${order.order} is missing.` };
    if (here.power !== order.power || here.order !== order.order) {
      return {
        field: name,
        message: `${here.power} ${here.order} is told where ${order.power} ${order.order} was ordered.`,
      };
    }
    if (here.result !== order.result || canonicalJson(here.reasons) !== canonicalJson(order.reasons)) {
      const words = ({ result, reasons }: typeof order) => [result, ...reasons].join(', ');
      return {
        field: name,
        message: `${order.power} ${order.order}: told '${words(here)}', adjudicated '${words(order)}'.`,
      };
    }
  }
  if (told.orders.length > again.orders.length) {
    const { power, order } = told.orders[again.orders.length]!;
    return { field: `orders[${again.orders.length}]`, message: `${power} ${order} was never ordered.` };
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
    return { field: part, message: `told ${brief(a)}, adjudicated ${brief(b)}.` };
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
      return wrong(
        'outcome',
        `outcome: ${won.kind === 'won' ? won.powers.join(', ') : ''} won by the rules, but no outcome is told.`,
      );
    return absent('outcome', status === 'finished' ? 'how the game ended is not recorded' : 'the game goes on');
  }
  if (won !== null && canonicalJson(won) !== canonicalJson(outcome)) {
    return wrong('outcome', `outcome: told ${brief(outcome)}, by the rules ${brief(won)}.`);
  }
  if (won === null && outcome.kind === 'won' && judge === null) {
    return absent('outcome', `told as won by ${outcome.powers.join(', ')}; the rules do not say so`);
  }
  if (won === null && outcome.kind === 'won') {
    return wrong('outcome', `outcome: told as won by ${outcome.powers.join(', ')}, who had not won by the rules.`);
  }
  return sound('outcome', brief(outcome));
}
