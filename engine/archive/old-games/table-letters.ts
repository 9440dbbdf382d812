/** Whose letter is whose in the table of owners of a summary. */
import { ownEntry } from '../../own.ts';
import type { OldSeat } from './summary-document.ts';

export type Owners = ReadonlyMap<number, ReadonlyMap<string, string>>;
export type LetterCounts = ReadonlyMap<number, Readonly<Record<string, number>>>;

/**
 * The powers that letters of a table stand for: `Austria` begins with its letter, `A-Ank` says it. Where two powers begin alike the judge
 * chose another letter for one of them: then the counts of each year tell whose it is. What even they do not tell stays a letter.
 */
export function lettersOf(
  powers: readonly OldSeat[],
  owners: Owners,
  counts: LetterCounts,
): (letter: string) => string | null {
  const named = powers.map(({ power }) => power).filter((power) => power !== '');
  const beginning = (letter: string) => named.filter((power) => power.slice(0, 1).toUpperCase() === letter);
  const fits = (letter: string, power: string) =>
    [...owners].every(([year, row]) => {
      const counted = counts.get(year);
      if (counted === undefined) return true;
      return (
        (ownEntry(counted, power) ?? 0) === [...row.values()].filter((each) => each.toUpperCase() === letter).length
      );
    });
  // A power whose own letter stands in the table has no other.
  const letters = new Set([...owners.values()].flatMap((row) => [...row.values()].map((each) => each.toUpperCase())));
  const isTaken = (power: string) => {
    const letter = power.slice(0, 1).toUpperCase();
    return letters.has(letter) && beginning(letter).length === 1;
  };
  const found = new Map<string, string>([['.', '']]);
  return (raw) => {
    const letter = raw.toUpperCase();
    if (!found.has(letter)) {
      const likely = beginning(letter);
      const counted =
        counts.size === 0 || likely.length === 1 ? [] : named.filter((power) => !isTaken(power) && fits(letter, power));
      const only = [likely, counted, counted.filter((power) => likely.includes(power))].find(
        ({ length }) => length === 1,
      );
      found.set(letter, only?.[0] ?? raw);
    }
    return found.get(letter) || null;
  };
}
