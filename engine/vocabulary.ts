/** The words that all of the engine speaks: names of places, powers, units, games and people, each as text in one form. */

export const UNIT_TYPES = ['A', 'F'] as const;
/** A army, F fleet. */
export type UnitType = (typeof UNIT_TYPES)[number];

/** Province id, e.g. `stp`. */
export type Province = string;
/** Province, with a coast after a slash where one matters, e.g. `stp/sc`. */
export type Place = string;
/** Upper-case English name, e.g. `ENGLAND`. */
export type Power = string;
export type ByPower<T> = Readonly<Record<Power, T>>;

/** Unit as text: type, space, place, e.g. `F stp/sc`. */
export type UnitText = string;

/** Lower-case letters and digits, 2 to 24. */
export type GameName = string;
/** A person known to this judge; opaque. */
export type PersonId = string;
