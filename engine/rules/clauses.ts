/** Which clause of a variant's rules stands behind a refusal or a result, so that both can cite it. */
import type { Board } from '../board/board.ts';
import type { OrderOutcome } from '../board/outcome-tree.ts';
import type { Clause, ClauseSubject, Place, Power } from '../board/variant.ts';
import type { Message } from '../messages/all-messages.ts';
import type { UnitRef } from '../orders/order.ts';
import type { Hopeless, Refusal } from '../orders/verdict.ts';
import { foldText } from '../text/fold.ts';
import { provinceOf } from '../vocabulary.ts';
import { gameRules } from './game-rules.ts';

/** The clause on one of these, the first that there is one on; undefined where the variant has none. */
function clauseOn({ variant }: Pick<Board, 'variant'>, subjects: readonly ClauseSubject[]): Clause | undefined {
  const { clauses = [] } = variant;
  return subjects
    .map((subject) => clauses.find(({ about = [] }) => about.includes(subject)))
    .find((clause) => clause !== undefined);
}

/** The clause that a message about an order rests on. */
export function clauseOfMessage(board: Board, message: Message): Clause | undefined {
  if (board.variant.clauses === undefined) return undefined;
  if (message.code === 'refusals/order') {
    const { power } = message.whose;
    const never = power !== null && board.variant.rules['convoy-between-theatres']?.never?.[power] !== undefined;
    const isNever = never && message.refusal.reason === 'convoy-forbidden';
    return clauseOn(board, isNever ? ['convoy-never'] : ofRefusal(board, message.refusal));
  }
  if (message.code === 'refusals/note' && message.note.note === 'hopeless')
    return clauseOn(board, ofHopeless(board, message.note.why));
  return clauseOn(board, OF_CODES[message.code] ?? []);
}

/** The clause by which a game was won. */
export function clauseOfVictory(board: Pick<Board, 'variant'>, winners: number): Clause | undefined {
  return clauseOn(board, winners > 1 ? ['joint-victory', 'victory'] : ['victory']);
}

/** The clause by which an order came out as it did. */
export function clauseOfOutcome(board: Board, outcome: OrderOutcome | undefined): Clause | undefined {
  if (outcome === undefined || !('deed' in outcome) || board.variant.clauses === undefined) return undefined;
  if ('dislodged' in outcome && outcome.dislodged !== null) {
    const { destroyed } = outcome.dislodged;
    if (destroyed !== null)
      return clauseOn(board, destroyed === 'place' ? ['no-retreat-from'] : ['neutral-destroyed', 'neutral-units']);
  }
  const isWeighed = /"tenths":\d*[1-9][,}]/.test(JSON.stringify(outcome));
  return isWeighed ? clauseOn(board, ['unit-strength']) : undefined;
}

const OF_CODES: { readonly [C in Message['code']]?: readonly ClauseSubject[] } = {
  'orders/impassable': ['impassable'],
  'orders/closed-by-rule': ['impassable'],
  'orders/influence-most-units': ['influence-orders'],
  'orders/influence-no-unit': ['influence-orders'],
  'orders/influence-only-holds': ['influence-orders'],
  'orders/influence-too-many': ['influence'],
  'orders/influence-all-given': ['influence'],
  'orders/influence-in-movement': ['influence'],
};

const OF_REASONS: { readonly [R in Refusal['reason']]?: readonly ClauseSubject[] } = {
  impassable: ['impassable'],
  'which-coast': ['coasts'],
  'wrong-coast': ['coasts'],
  'convoy-forbidden': ['convoy-between-theatres'],
  'not-neutral': ['influence-orders'],
  'not-bought': ['influence-orders'],
  'too-many-points': ['influence'],
  'no-home-held': ['build-sites'],
  'not-a-site': ['build-sites'],
  'no-choice': ['start-choices'],
  'type-not-built': ['build-types'],
};

function ofRefusal(board: Board, refusal: Refusal): readonly ClauseSubject[] {
  switch (refusal.reason) {
    case 'cannot-reach':
    case 'no-route':
    case 'retreat-closed':
    case 'cannot-support':
      return ofWay(board, refusal.unit, refusal.to);
    case 'cannot-convoy':
      return ofConvoyer(board, refusal.unit);
    case 'no-builds-due':
      if (refusal.young.length > 0) return ['center-maturity'];
      return refusal.unusable.cap === undefined ? [] : ['build-cap'];
    case 'no-fleets-there':
    case 'no-armies-there':
      return isSeaCenter(board, refusal.at) ? ['sea-centers'] : [];
    default:
      return OF_REASONS[refusal.reason] ?? [];
  }
}

function ofHopeless(board: Board, why: Hopeless): readonly ClauseSubject[] {
  switch (why.because) {
    case 'not-carried':
      return ['convoy-between-theatres'];
    case 'never-moves':
      return ['influence-orders', 'neutral-units'];
    case 'target-cannot-reach':
      return ofWay(board, why.target, why.to);
    case 'no-fleets':
      return ofWay(board, { type: 'A', at: why.from }, why.to);
    case 'not-at-sea':
      return ofConvoyer(board, why.fleet);
    default:
      return [];
  }
}

/** A border that is open in another season. */
function ofWay(
  { variant, provinces, provinceNumber }: Board,
  { type, at }: UnitRef,
  to: Place,
): readonly ClauseSubject[] {
  const ends = [provinceOf(at), provinceOf(to)];
  const isSeasonal = (variant.adjacency.seasonal ?? []).some(
    (each) => each.type === type && each.pair.every((place) => ends.includes(provinceOf(place))),
  );
  if (isSeasonal) return ['seasonal'];
  const target = provinces[provinceNumber.get(provinceOf(to)) ?? -1];
  return type === 'A' && target?.type === 'sea' && target.center === true ? ['sea-centers'] : [];
}

function ofConvoyer(board: Board, { at }: UnitRef): readonly ClauseSubject[] {
  const { rules, waterways = [] } = board.variant;
  const id = provinceOf(at);
  if (rules['no-convoy-from']?.includes(id) === true) return ['no-convoy-from'];
  return waterways.some(({ provinces }) => provinces.includes(id)) ? ['waterways'] : [];
}

function isSeaCenter({ provinces, provinceNumber }: Board, at: Place): boolean {
  const province = provinces[provinceNumber.get(provinceOf(at)) ?? -1];
  return province?.type === 'sea' && province.center === true;
}

/** The clauses that bind a unit where it stands, besides what binds everybody: those on its place or power. */
export function clausesOfUnit(board: Board, power: Power, { type, at }: UnitRef): readonly Clause[] {
  const { rules, waterways = [], adjacency } = board.variant;
  const { clauses } = gameRules(board);
  const id = provinceOf(at);
  const province = board.provinces[board.provinceNumber.get(id) ?? -1];
  const isSeasonal = (adjacency.seasonal ?? []).some(
    (each) => each.type === type && each.pair.some((place) => provinceOf(place) === id),
  );
  const still = rules['no-retreat-from'];
  const subjects: readonly (readonly [ClauseSubject, boolean])[] = [
    ['seasonal', isSeasonal],
    ['no-convoy-from', type === 'F' && rules['no-convoy-from']?.includes(id) === true],
    ['waterways', type === 'F' && waterways.some(({ provinces }) => provinces.includes(id))],
    ['hybrid', province?.type === 'hybrid'],
    ['sea-centers', province?.type === 'sea' && province.center === true],
    ['coasts', type === 'F' && province?.coasts !== undefined],
    ['no-retreat-from', still === 'centers' ? province?.center === true : Array.isArray(still) && still.includes(id)],
    ['unit-strength', (rules['unit-strength'] ?? []).some(({ powers }) => powers.includes(power))],
    ['convoy-never', type === 'A' && rules['convoy-between-theatres']?.never?.[power] !== undefined],
    ['influence-orders', rules['neutral-units']?.name === power],
  ];
  const about = subjects.flatMap(([subject, binds]) => (binds ? [subject] : []));
  // A power of the same name is what a clause means: Prussia, Muntab.
  const isPlace = province !== undefined && !board.powers.some(({ display }) => display === province.name);
  const named = clausesNaming(clauses, isPlace ? [province.name] : []);
  return clauses.filter((each) => named.includes(each) || each.about?.some((subject) => about.includes(subject)));
}

/**
 * The clauses that a subject asks for: by number, by a word of theirs, by all of its words in what they say, or by any word of theirs
 * among its own. `isCommand`: the subject is a command, whose words mean that.
 */
export function clausesAsked(clauses: readonly Clause[], topic: string, isCommand = false): readonly Clause[] {
  const asked = wordsOf(topic.replace(/^\s*(?:clause|rule|regel|r[èe]gle)s?\s+/i, ''));
  const whole = asked.join(' ');
  const isNamed = ({ words = [] }: Clause, word: string) => words.some((each) => wordsOf(each).join(' ') === word);
  const isSaid = ({ text }: Clause, word: string) =>
    wordsOf(text).some((each) => each === word || (word.length >= SHORTEST && each.startsWith(word)));
  const isLong = asked.length > 1 || whole.length >= SHORTEST;
  const ways: readonly ((clause: Clause) => boolean)[] = [
    ({ id }) => id.toLowerCase() === whole,
    (clause) => isNamed(clause, whole),
    (clause) => isLong && asked.every((word) => isNamed(clause, word) || isSaid(clause, word)),
    (clause) => !isCommand && asked.some((word) => isNamed(clause, word)),
  ];
  return ways.map((way) => clauses.filter(way)).find((found) => found.length > 0) ?? [];
}

/** The clauses that a sentence speaks of: those with a word of theirs, or with several in turn, in it. */
export function clausesNamed(clauses: readonly Clause[], sentence: string): readonly Clause[] {
  const said = ` ${wordsOf(sentence).join(' ')} `;
  return clauses.filter(({ words = [] }) => words.some((each) => said.includes(` ${wordsOf(each).join(' ')} `)));
}

/** In lower case, without accents, and without an s at the end. */
function wordsOf(text: string): readonly string[] {
  const words =
    foldText(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.replace(/(?<=..)s$/, ''));
}

/** Shorter words begin too many others. */
const SHORTEST = 5;

/** The clauses that name a place or a power. */
export function clausesNaming(clauses: readonly Clause[], names: readonly string[]): readonly Clause[] {
  const isNamed = (text: string) =>
    names.some((name) =>
      new RegExp(`(?<![\\p{L}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'u').test(text),
    );
  return clauses.filter(({ text }) => isNamed(text));
}
