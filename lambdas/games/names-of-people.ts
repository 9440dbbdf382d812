/** Which name a person has: its own before one that somebody else has given, and that before none. */
import type { PersonId } from '../../engine/game/events.ts';
import type { KnownReader } from '../../templates/mail/mail.ts';
import type { Person } from '../people.ts';

/** What somebody is called of whom no name was ever seen. */
export function madeUpName(id: PersonId): string {
  return `Player ${id.slice(0, 4)}`;
}

/** Accounts of older releases do not tell of themselves that their name is made up. */
export function isMadeUp({ id, name, nameIs }: Pick<Person, 'id' | 'name' | 'nameIs'>): boolean {
  return nameIs === 'made-up' || (nameIs === undefined && name === madeUpName(id));
}

/** The person after this display name was seen, by the person's own mail or in the words of somebody else. */
export function nameAfter(person: Person, seen: string | null, by: 'self' | 'other'): Person {
  const name = seen === null ? null : shownName(seen);
  const isBetter = isMadeUp(person) || (person.nameIs === 'given' && by === 'self');
  if (name === null || !isBetter) return person;
  return { ...person, name, nameIs: by === 'other' ? 'given' : 'own' };
}

/** A name to show: no address, nothing that could pass for somebody else's lines. */
export function shownName(text: string): string | null {
  const name = text
    .replace(/[\p{C}<>@"]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
  return /\p{L}/u.test(name) && !text.includes('@') ? name : null;
}

export function knownReader(person: Person): KnownReader {
  return { name: isMadeUp(person) ? null : person.name, hasZone: person.zone !== null };
}
