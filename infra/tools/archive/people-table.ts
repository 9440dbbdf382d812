/**
 * A table of people: who is called what, over many archives, joined by address or by hand; and who is to be forgotten. It belongs to
 * whoever keeps the archives. Addresses, and the names of those who were erased, stand in it as salted digests alone. One spelling may be
 * several people's: other addresses tell them apart, and the games in which they wrote from them.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import { BadInput } from '../../local/bad-input.ts';
import { writeOutput } from '../tool-outputs.ts';
import { readShaped } from './read-file.ts';

const DIGEST = z.string().regex(/^[0-9a-f]{64}$/);
const NAME = z.string().min(1).max(200);

const TABLE = z.strictObject({
  format: z.literal('chancery-people'),
  version: z.literal(1),
  salt: DIGEST,
  people: z.array(
    z.strictObject({
      name: NAME,
      spellings: z.array(NAME),
      addresses: z.array(DIGEST),
      games: z.array(z.string()).default([]),
    }),
  ),
  erased: z.array(DIGEST),
});

interface Person {
  /** What we call them: a spelling, or a name that was given by hand. */
  name: string;
  readonly spellings: Set<string>;
  readonly addresses: Set<string>;
  /** Where an address was known, by its key (list-archives.ts). */
  readonly games: Set<string>;
}

/** Of how many words a name in a text may be; one alone is none, as it may be any. */
const WORDS_OF_NAMES = [6, 5, 4, 3, 2];
const ERASED = '(erased)';
/** As we call those of one spelling. */
const NUMBERED = / #\d+$/;

/** Why games that are counted under a name may be several people's. */
export const ONLY_SPELLED = (name: string) =>
  `'${name}' is counted by this spelling alone: no address, and nobody by hand, says that it is one person.`;

export class People {
  readonly #salt: string;
  readonly #erased: Set<string>;
  readonly #people = new Set<Person>();
  /** By what makes a spelling itself, whatever its case, accents and stops. */
  readonly #bySpelling = new Map<string, Set<Person>>();
  readonly #byAddress = new Map<string, Person>();

  /** From its file; a new one where there is none. Throws {@link BadInput} where it is no such file. */
  constructor(path: string) {
    const table = existsSync(path) ? readShaped(path, TABLE) : null;
    this.#salt = table?.salt ?? randomBytes(32).toString('hex');
    this.#erased = new Set(table?.erased);
    for (const { name, spellings, addresses, games } of table?.people ?? []) {
      const person = this.#add(name, spellings);
      for (const address of addresses) this.#addressed(person, address);
      for (const game of games) person.games.add(game);
    }
  }

  /** Somebody is called so, and wrote from these addresses in this game: whoever has one of them is the same. */
  met(name: string, addresses: readonly string[] = [], game?: string): void {
    const digests = addresses.map((address) => this.#digest('address', address.toLowerCase()));
    if (keyOf(name) === '' || this.isErased(name)) return;
    if (digests.some((digest) => this.#erased.has(digest))) {
      this.#erased.add(this.#digest('name', keyOf(name)));
      return;
    }
    const called = this.#called(name);
    if (digests.length === 0) {
      if (called.length === 0) this.#add(name, []);
      if (called.length === 1) this.#spelled(called[0]!, name);
      return;
    }
    const known = digests.flatMap((digest) => this.#byAddress.get(digest) ?? []);
    const person = known[0] ?? called.find(({ addresses }) => addresses.size === 0) ?? this.#add(name, []);
    for (const each of known) this.#merge(person, each);
    this.#spelled(person, name);
    for (const digest of digests) this.#addressed(person, digest);
    if (game !== undefined) person.games.add(game);
    this.#nameApart(name);
  }

  /** By hand: these names are one person's, who is called by the first. Throws {@link BadInput} where nobody, or more than one, is called so. */
  join([name, ...others]: readonly string[]): void {
    const first = this.#called(name!).length === 0 ? this.#add(name!, []) : this.#named(name!);
    for (const other of others) this.#merge(first, this.#named(other));
    const base = name!.replace(NUMBERED, '');
    this.#spelled(first, base);
    first.name = this.#called(base).length > 1 ? name! : base;
    this.#nameApart(base);
  }

  /** Nothing but digests of the names and addresses stays, by which they are known when they come again: of all who are called so. */
  erase(name: string): void {
    const called = this.#called(name);
    if (called.length === 0) throw new BadInput(`Nobody in the table is called '${name}'.`);
    for (const person of called) {
      const shared = [...person.spellings].find((each) => this.#called(each).some((other) => !called.includes(other)));
      if (shared !== undefined) {
        const all = this.#called(shared).map((each) => each.name);
        throw new BadInput(`Archives do not tell ${all.join(' and ')} apart: --erase '${shared}' forgets them all.`);
      }
    }
    for (const person of called) {
      for (const spelling of person.spellings) this.#erased.add(this.#digest('name', keyOf(spelling)));
      for (const address of person.addresses) this.#erased.add(address);
      this.#drop(person);
    }
  }

  /** What the person is called who is called so in that game; where several are, and nothing tells which, the name with how many. */
  nameOf(spelling: string, game?: string): string {
    const called = this.#called(spelling);
    const there = called.length < 2 || game === undefined ? called : called.filter(({ games }) => games.has(game));
    if (there.length === 1) return there[0]!.name;
    return called.length === 0 ? spelling : `${spelling} (one of ${called.length})`;
  }

  /** All that {@link nameOf} calls whoever is called so, and why they may not be one person; null where address or hand say that they are. */
  namesOf(name: string): { readonly names: readonly string[]; readonly doubt: string | null } {
    const called = this.#called(name);
    const [first, second] = called;
    const names = called.map((each) => each.name);
    if (second !== undefined) {
      return {
        names: [...names, this.nameOf(name)],
        doubt: `'${name}' is a spelling of several: ${names.join(', ')}.`,
      };
    }
    const isPerson =
      first !== undefined && (first.addresses.size > 0 || new Set([...first.spellings].map(keyOf)).size > 1);
    return { names: [first?.name ?? name], doubt: isPerson ? null : ONLY_SPELLED(name) };
  }

  get hasErased(): boolean {
    return this.#erased.size > 0;
  }

  isErased(name: string): boolean {
    return this.hasErased && this.#erased.has(this.#digest('name', keyOf(name)));
  }

  /** The text without addresses, and names of two words and more, that are to be forgotten. */
  withoutErased(told: string): string {
    if (!this.hasErased) return told;
    if (this.isErased(told)) return ERASED;
    const text = told.replace(/[\w.+-]+@[\w.-]*\w/g, (address) => {
      return this.#erased.has(this.#digest('address', address.toLowerCase())) ? ERASED : address;
    });
    const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => [index, index + word.length]);
    const parts: string[] = [];
    let done = 0;
    for (let w = 0; w < words.length; ) {
      const [from] = words[w]!;
      const count = WORDS_OF_NAMES.find((n) => {
        const to = words[w + n - 1]?.[1];
        return to !== undefined && this.isErased(text.slice(from, to));
      });
      if (count !== undefined) {
        parts.push(text.slice(done, from), ERASED);
        done = words[w + count - 1]![1]!;
      }
      w += count ?? 1;
    }
    return parts.join('') + text.slice(done);
  }

  /** `José Adler: Jose Adler, J. Adler`. */
  *lines(): Generator<string> {
    const all = [...this.#people].sort((a, b) => (keyOf(a.name) < keyOf(b.name) ? -1 : 1));
    for (const { name, spellings } of all) {
      const others = [...spellings].filter((each) => each !== name && each !== name.replace(NUMBERED, ''));
      yield others.length === 0 ? name : `${name}: ${others.join(', ')}`;
    }
  }

  save(path: string): void {
    const people = [...this.#people].map(({ name, spellings, addresses, games }) => ({
      ...{ name, spellings: [...spellings].sort(), addresses: [...addresses].sort(), games: [...games].sort() },
    }));
    people.sort((a, b) => (a.name < b.name ? -1 : 1));
    const erased = [...this.#erased].sort();
    const table = { format: 'chancery-people', version: 1, salt: this.#salt, people, erased };
    writeOutput(path, `${JSON.stringify(table, null, 2)}\n`);
  }

  /** Whoever is called so, by spelling or as we call them. */
  #called(name: string): readonly Person[] {
    const numbered = NUMBERED.test(name) ? [...this.#people].filter((each) => each.name === name) : [];
    return numbered.length > 0 ? numbered : [...(this.#bySpelling.get(keyOf(name)) ?? [])];
  }

  #named(name: string): Person {
    const [person, ...others] = this.#called(name);
    if (person === undefined) throw new BadInput(`Nobody in the table is called '${name}'.`);
    if (others.length === 0) return person;
    throw new BadInput(
      `'${name}' is a spelling of several: ${[person, ...others].map((each) => each.name).join(', ')}.`,
    );
  }

  #add(name: string, spellings: readonly string[]): Person {
    const person = { name, spellings: new Set<string>(), addresses: new Set<string>(), games: new Set<string>() };
    this.#people.add(person);
    for (const spelling of [name.replace(NUMBERED, ''), ...spellings]) this.#spelled(person, spelling);
    return person;
  }

  #spelled(person: Person, spelling: string): void {
    const key = keyOf(spelling);
    person.spellings.add(spelling);
    this.#bySpelling.set(key, (this.#bySpelling.get(key) ?? new Set()).add(person));
  }

  #addressed(person: Person, digest: string): void {
    person.addresses.add(digest);
    this.#byAddress.set(digest, person);
  }

  /** Those of one name get numbers, which stay. */
  #nameApart(name: string): void {
    const same = this.#called(name).filter((each) => keyOf(each.name.replace(NUMBERED, '')) === keyOf(name));
    if (same.length < 2) return;
    const taken = new Set(same.map((each) => each.name));
    for (const person of same) {
      if (NUMBERED.test(person.name)) continue;
      let n = 1;
      while (taken.has(`${person.name} #${n}`)) n += 1;
      person.name = `${person.name} #${n}`;
      taken.add(person.name);
    }
  }

  #merge(person: Person, other: Person): void {
    if (person === other) return;
    this.#drop(other);
    for (const spelling of other.spellings) this.#spelled(person, spelling);
    for (const address of other.addresses) this.#addressed(person, address);
    for (const game of other.games) person.games.add(game);
  }

  #drop(person: Person): void {
    this.#people.delete(person);
    for (const spelling of person.spellings) this.#bySpelling.get(keyOf(spelling))?.delete(person);
    for (const address of person.addresses) this.#byAddress.delete(address);
  }

  #digest(kind: 'name' | 'address', value: string): string {
    return sha256(`${this.#salt}\n${kind}\n${value}`);
  }
}

function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
