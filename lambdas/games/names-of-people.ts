/** Which name a person has: its own before one that somebody else has given, and that before none. */
import { isFrameLine } from '../../engine/archive/classic/frame-lines.ts';
import type { Board } from '../../engine/board/board.ts';
import { boardIn, englishBoard } from '../../engine/board/translation.ts';
import type { PersonId } from '../../engine/game/events.ts';
import { skeletonOf } from '../../engine/text/skeleton.ts';
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
  const clean = text
    .replace(/[\p{C}<>@"]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // Half a letter at its end is none.
  const name = clean
    .slice(0, 60)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
  return /\p{L}/u.test(name) && !text.includes('@') && !isFrameLine(name) ? name : null;
}

/**
 * What to call these people so that nobody can be taken for another, a power or the judge: by what names look like, the first keeps a
 * name, the next is `John (2)`.
 */
export function distinctNames(
  people: readonly Pick<Person, 'id' | 'name'>[],
  board: Board | null,
): ReadonlyMap<PersonId, string> {
  const taken = new Set<string>();
  const isTaken = (name: string) => {
    const look = skeletonOf(name);
    return taken.has(look) || RESERVED.has(look) || (board !== null && looksOfPowers(board).has(look));
  };
  return new Map(
    people.map(({ id, name: own }) => {
      // A name turned round by marks of direction reads as another.
      const plain = own.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
      const name = plain === '' || isFrameLine(plain) ? madeUpName(id) : plain;
      let shown = name;
      for (let n = 2; isTaken(shown) || (shown === name && isRole(name, board)); n += 1) shown = `${name} (${n})`;
      taken.add(skeletonOf(shown));
      return [id, shown];
    }),
  );
}

/** Where no other name stands beside it. */
export function shownAlone(person: Pick<Person, 'id' | 'name'>): string {
  return distinctNames([person], null).get(person.id)!;
}

/** `Player of France`, `Austria (Master)`: nothing but powers, words of the judge, and what links them. */
function isRole(name: string, board: Board | null): boolean {
  const words = name.split(/[^\p{L}\p{N}]+/u).flatMap((word) => skeletonOf(word) || []);
  const telling = words.filter((word) => !LINKING.has(word));
  const isOne = (word: string) => RESERVED.has(word) || (board !== null && looksOfPowers(board).has(word));
  // `Chancery Support`: no word beside our own name makes it somebody else's.
  const whole = telling.join('');
  return whole.includes(OURS) || (telling.length > 0 && (telling.every(isOne) || isOne(whole)));
}

const OURS = skeletonOf('Chancery');

const LINKING: ReadonlySet<string> = new Set(
  'player|of|the|for|as|from|and|seat|s|new|acting|Spieler|Spielerin|von|der|die|das|für|und|joueur|joueuse|de|du|la|le|les|d|l|et'
    .split('|')
    .map(skeletonOf),
);

/** How the judge calls itself and those who have no name, in each language. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    ...[
      'Chancery',
      'Judge',
      'The Judge',
      'GM',
      'Game Master',
      'Gamemaster',
      'Master',
      'Moderator',
      'Observer',
      'Observers',
    ],
    ...['Referee', 'Umpire', 'Director', 'Host', 'Dummy', 'Neutral', 'Anonymous', 'Somebody', 'Jemand', 'Directeur'],
    ...['Nobody', 'All', 'Everybody', 'Everyone', 'Bot', 'Admin', 'Administrator', 'Operator', 'Postmaster', 'System'],
    ...['Richter', 'Schiedsrichter', 'Spielleiter', 'Spielleiterin', 'Spielleitung', 'Beobachter', 'Niemand', 'Alle'],
    ...['Anonym', 'Anonyme', "Quelqu'un"],
    ...['Juge', 'Arbitre', 'Maître', 'Maître du jeu', 'Meneur', 'Meneuse', 'Observateur', 'Personne', 'Tous'],
  ].map(skeletonOf),
);

const looks = new WeakMap<Board, ReadonlySet<string>>();

/** Of the names of powers in each language of the variant. */
function looksOfPowers(board: Board): ReadonlySet<string> {
  const known = looks.get(board);
  if (known !== undefined) return known;
  const boards = [englishBoard(board), ...(board.translations ?? []).map(({ language }) => boardIn(board, language))];
  const names = boards.flatMap(({ powers }) => powers.flatMap(({ display, adjective }) => [display, adjective]));
  const found = new Set(names.map(skeletonOf));
  looks.set(board, found);
  return found;
}

export function knownReader(person: Person): KnownReader {
  return { name: isMadeUp(person) ? null : person.name, hasZone: person.zone !== null };
}
