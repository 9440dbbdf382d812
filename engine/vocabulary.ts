/** The words that all of the engine speaks: names of places, powers, units, games and people, each as text in one form. */

export const UNIT_TYPES = ['A', 'F'] as const;
/** A army, F fleet. */
export type UnitType = (typeof UNIT_TYPES)[number];

/** Province id, e.g. `stp`. */
export type Province = string;
/** Province, with a coast after a slash where one matters, e.g. `stp/sc`. */
export type Place = string;
/** Upper-case English name, e.g. `ENGLAND`, as a variant's data have it; never what a reader is shown ("England"). Seats of
 *  several powers, which win and draw under a name of their own, are named so too. */
export type Power = Uppercase<string>;
export type ByPower<T> = Readonly<Record<Power, T>>;

export function isPower(text: string): text is Power {
  return text === text.toUpperCase();
}

/** Of text that is known to name a power in capitals. Throws on anything else. */
export function powerOf(text: string): Power {
  if (!isPower(text)) throw new Error(`'${text}' is no power such as ENGLAND.`);
  return text;
}

export function powersIn(table: ByPower<unknown>): readonly Power[] {
  return Object.keys(table) as Power[];
}

export function rowsOf<T>(table: ByPower<T>): (readonly [Power, T])[] {
  return Object.entries(table) as [Power, T][];
}

/** Unit as text: type, space, place, e.g. `F stp/sc`. */
export type UnitText = `${UnitType} ${Place}`;

/** Has it the form of a unit? Whether a map has that place, and whether such a unit can stand there, its board says. */
function isUnitText(text: string): text is UnitText {
  return /^[AF] [a-z][a-z0-9]*(?:\/[a-z]{2})?$/.test(text);
}

/** Of text that is known to be a unit. Throws on anything else. */
export function unitText(text: string): UnitText {
  if (!isUnitText(text)) throw new Error(`'${text}' is no unit such as F stp/sc.`);
  return text;
}

/** The unit that a canonical order of a movement or retreat phase is for; null where it begins with none. */
export function orderedUnit(order: string): UnitText | null {
  const beginning = order.split(' ', 2).join(' ');
  return isUnitText(beginning) ? beginning : null;
}

/** `A` of `A par`. */
export function typeOfUnit(unit: UnitText): UnitType {
  return unit.startsWith('A') ? 'A' : 'F';
}

/** `stp/sc` of `F stp/sc`. */
export function placeOfUnit(unit: UnitText): Place {
  return unit.slice(2);
}

/** `stp` of `stp/sc`. */
export function provinceOf(place: Place): Province {
  const slash = place.indexOf('/');
  return slash < 0 ? place : place.slice(0, slash);
}

/** `stp` of `F stp/sc`. */
export function provinceOfUnit(unit: UnitText): Province {
  return provinceOf(placeOfUnit(unit));
}

declare const checked: unique symbol;
/** Text that went through its check: a plain string is none, until it has. Only this file makes one. */
type Checked<Kind extends string> = string & { readonly [checked]: Kind };

/** Lower-case letters and digits, 2 to 24. */
export type GameName = Checked<'GameName'>;

export function isGameName(text: string): text is GameName {
  return /^[a-z0-9]{2,24}$/.test(text);
}

/** Of text that is known to be a name: what is stored, an address that was cut, a constant. Throws on anything else. */
export function gameName(text: string): GameName {
  if (!isGameName(text)) throw new Error(`'${text}' is no name of a game.`);
  return text;
}

/** A person known to this judge, or a pseudonym in an archive; opaque. */
export type PersonId = Checked<'PersonId'>;

/** Of an id as it was stored or just made. Throws where there is none. */
export function personId(text: string): PersonId {
  if (text === '') throw new Error('A person without an id.');
  return text as PersonId;
}

/** Season letter, year, kind: `S1901M`, `F1901R`, `W1901A`. */
export type PhaseCode = Checked<'PhaseCode'>;

const PHASE = /^([A-Z])(\d{1,4})([MRA])$/;

/** Has it the form of a phase's code? Whether a calendar has that phase: `isPhaseCode` (board/phase.ts). */
export function isPhase(text: string): text is PhaseCode {
  return PHASE.test(text);
}

/** Of text that is known to be a phase. Throws on anything else. */
export function phaseCode(text: string): PhaseCode {
  if (!isPhase(text)) throw new Error(`'${text}' is no phase code such as S1901M.`);
  return text;
}

/** `S`, 1901, `M`. Throws on what is no code of a phase. */
export function cutPhase(text: string): readonly [season: string, year: number, kind: 'M' | 'R' | 'A'] {
  const parts = PHASE.exec(text);
  if (parts === null) throw new Error(`'${text}' is no phase code such as S1901M.`);
  return [parts[1]!, Number(parts[2]), parts[3] as 'M' | 'R' | 'A'];
}

/** The power that a fault of a position is about, by the field that holds it (`units.FRANCE[0]`); null: of no power alone. */
export function powerInField(field: string): Power | null {
  const [, name] = /^(?:units|centers|dislodged)\.([^[\].]+)/.exec(field) ?? [];
  return name !== undefined && isPower(name) ? name : null;
}

/** How well a bot plays: what it may well order, as it comes; looking one phase ahead; looking longer at more that others may do. */
export const BOT_STRENGTHS = ['easy', 'medium', 'hard'] as const;
export type BotStrength = (typeof BOT_STRENGTHS)[number];
