/** Powers and units in words, for any variant. */
import { type Board, hasPower } from '../../engine/board/board.ts';
import { listInWords, nameInSentence, placeName } from '../../engine/board/display-names.ts';
import type { RuleState } from '../../engine/board/rules.ts';
import type { Power, UnitText } from '../../engine/board/variant.ts';
import { parseUnit } from '../../engine/orders/notation.ts';
import { partiesOf } from '../../engine/rules/seat-rules.ts';
import { placeOfUnit, typeOfUnit } from '../../engine/vocabulary.ts';
import { t } from './current.ts';

/** `France`, `Rhine Confederation`; neutral units and seats of several powers go by the names that the variant gives them. */
export function powerName(board: Board, power: Power): string {
  const names = namesOf(board, power) ?? seatNamed(board, power);
  if (names !== undefined) return names.display;
  const powers = powersNamed(board, power);
  return powers.map((each) => namesOf(board, each)?.display ?? each).join(' & ');
}

/** The powers that a name stands for: a power itself, or those of a seat (`AUSTRIA AND CHEROKEE`). */
export function powersNamed(board: Board, name: Power): readonly Power[] {
  const seat = seatNamed(board, name);
  if (seat !== undefined) return seat.powers;
  const parts = name.split(' AND ').filter((part) => hasPower(board, part));
  return !board.powerNumber.has(name) && parts.join(' AND ') === name ? parts : [name];
}

function seatNamed(board: Board, name: Power) {
  return board.variant.rules.seats?.fixed.find((seat) => seat.name === name);
}

/** `French Empire and Austria & Cherokee`: those who win and draw together, each once; in the order of the variant. */
export function partiesInWords(board: Board, state: RuleState | undefined, powers: readonly Power[]): string {
  const parties = partiesOf(board, state).filter((party) => party.powers.some((power) => powers.includes(power)));
  return listInWords(
    parties.map(({ display }) => display),
    t().grammar.and,
  );
}

/** `French`. */
export function powerAdjective(board: Board, power: Power): string {
  return namesOf(board, power)?.adjective ?? powerName(board, power);
}

/** `France and Italy`, in the order given. */
export function powersInWords(board: Board, powers: readonly Power[], and = t().grammar.and): string {
  return listInWords(
    powers.map((power) => powerName(board, power)),
    and,
  );
}

/** Powers in the variant's order; others (neutral units) after them. */
export function inOrder(board: Board, powers: Iterable<Power>): readonly Power[] {
  const rank = (power: Power) => board.powerNumber.get(power) ?? board.powers.length;
  return [...powers].sort((a, b) => rank(a) - rank(b));
}

/** `F Brest`, `F St Petersburg (south coast)`: as units are named in lists. */
export function unitInList(board: Board, unit: UnitText): string {
  return `${typeOfUnit(unit)} ${placeName(board, placeOfUnit(unit))}`;
}

/** `the army in Paris`, `the fleet in the North Sea`. */
export function unitInSentence(board: Board, unit: UnitText): string {
  const { type, at } = parseUnit(unit)!;
  return t().grammar.unit[type](placeInSentence(board, at));
}

/** `Paris`, `the North Sea`, `St Petersburg (south coast)`. */
export function placeInSentence(board: Board, place: string): string {
  return place.includes('/') ? placeName(board, place) : nameInSentence(board, place);
}

function namesOf(board: Board, power: Power) {
  const neutral = board.variant.rules['neutral-units'];
  return board.powers.find(({ name }) => name === power) ?? (neutral?.name === power ? neutral : undefined);
}

/** A line that says which powers somebody would like to play, the most wanted first: an example that is read. */
export function preferenceLine(board: Board): string {
  const [first, second] = board.powers;
  return `SET PREFERENCE ${[first, second].flatMap((power) => power?.display ?? []).join(', ')}`;
}
