/**
 * A table of people: who is called what, over many archives, joined by address or by hand; and who is to be forgotten. It belongs to
 * whoever keeps the archives. Addresses, and the names of those who were erased, stand in it as salted digests alone.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import { BadInput } from '../../local/bad-input.ts';
import { writeOutput } from '../tool-outputs.ts';

const DIGEST = z.string().regex(/^[0-9a-f]{64}$/);
const NAME = z.string().min(1).max(200);

const TABLE = z.strictObject({
  format: z.literal('chancery-people'),
  version: z.literal(1),
  salt: DIGEST,
  people: z.array(z.strictObject({ name: NAME, spellings: z.array(NAME), addresses: z.array(DIGEST) })),
  erased: z.array(DIGEST),
});

interface Person {
  /** What we call them: a spelling, or a name that was given by hand. */
  name: string;
  readonly spellings: Set<string>;
  readonly addresses: Set<string>;
}

/** Names have no more words; one word alone is no name in a text, as it may be any. */
const MOST_WORDS = 4;
const ERASED = '(erased)';

export class People {
  readonly #salt: string;
  readonly #erased: Set<string>;
  readonly #people = new Set<Person>();
  /** By what makes a spelling itself, whatever its case, accents and stops. */
  readonly #bySpelling = new Map<string, Person>();
  readonly #byAddress = new Map<string, Person>();

  /** From its file; a new one where there is none. Throws {@link BadInput} where it is no such file, or one spelling is two people's. */
  constructor(path: string) {
    const table = existsSync(path) ? readTable(path) : null;
    this.#salt = table?.salt ?? randomBytes(32).toString('hex');
    this.#erased = new Set(table?.erased);
    for (const { name, spellings, addresses } of table?.people ?? []) {
      const person = { name, spellings: new Set(spellings), addresses: new Set(addresses) };
      this.#people.add(person);
      for (const spelling of [name, ...spellings]) {
        const other = this.#bySpelling.get(keyOf(spelling));
        if (other !== undefined && other !== person)
          throw new BadInput(`${path}: '${spelling}' stands with ${other.name} and with ${name}: leave it with one.`);
        this.#bySpelling.set(keyOf(spelling), person);
      }
      for (const address of addresses) this.#byAddress.set(address, person);
    }
  }

  /** Somebody is called so, and wrote from these addresses: whoever has one of them is the same. */
  met(name: string, addresses: readonly string[] = []): void {
    const digests = addresses.map((address) => this.#digest('address', address.toLowerCase()));
    if (keyOf(name) === '' || this.isErased(name)) return;
    if (digests.some((digest) => this.#erased.has(digest))) {
      this.#erased.add(this.#digest('name', keyOf(name)));
      return;
    }
    const known = [this.#bySpelling.get(keyOf(name)), ...digests.map((digest) => this.#byAddress.get(digest))];
    const person = known.find((each) => each !== undefined) ?? this.#add(name);
    for (const each of known) if (each !== undefined) this.#merge(person, each);
    person.spellings.add(name);
    this.#bySpelling.set(keyOf(name), person);
    for (const digest of digests) {
      person.addresses.add(digest);
      this.#byAddress.set(digest, person);
    }
  }

  /** By hand: these names are one person's, who is called by the first. Throws {@link BadInput} where nobody is called so. */
  join([name, ...others]: readonly string[]): void {
    const first = this.#bySpelling.get(keyOf(name!)) ?? this.#add(name!);
    for (const other of others) this.#merge(first, this.#named(other));
    first.name = name!;
  }

  /** Nothing but digests of the names and addresses stays, by which they are known when they come again. */
  erase(name: string): void {
    const person = this.#named(name);
    for (const spelling of [person.name, ...person.spellings]) {
      this.#bySpelling.delete(keyOf(spelling));
      this.#erased.add(this.#digest('name', keyOf(spelling)));
    }
    for (const address of person.addresses) {
      this.#byAddress.delete(address);
      this.#erased.add(address);
    }
    this.#people.delete(person);
  }

  /** What the person is called who is called so; the name itself where nobody is. */
  nameOf(spelling: string): string {
    return this.#bySpelling.get(keyOf(spelling))?.name ?? spelling;
  }

  get hasErased(): boolean {
    return this.#erased.size > 0;
  }

  isErased(name: string): boolean {
    return this.hasErased && this.#erased.has(this.#digest('name', keyOf(name)));
  }

  /** The text without names of two words and more that are to be forgotten. */
  withoutErased(text: string): string {
    if (!this.hasErased) return text;
    if (this.isErased(text)) return ERASED;
    const words = [...text.matchAll(/[\p{L}\p{N}'’.-]+/gu)].map(({ 0: word, index }) => [index, index + word.length]);
    const parts: string[] = [];
    let done = 0;
    for (let w = 0; w < words.length; ) {
      const [from] = words[w]!;
      const count = [4, 3, 2].find((n) => {
        const to = words[w + n - 1]?.[1];
        return to !== undefined && n <= MOST_WORDS && this.isErased(text.slice(from, to));
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
      const others = [...spellings].filter((each) => each !== name);
      yield others.length === 0 ? name : `${name}: ${others.join(', ')}`;
    }
  }

  save(path: string): void {
    const people = [...this.#people].map(({ name, spellings, addresses }) => ({
      ...{ name, spellings: [...spellings].sort(), addresses: [...addresses].sort() },
    }));
    people.sort((a, b) => (a.name < b.name ? -1 : 1));
    const erased = [...this.#erased].sort();
    const table = { format: 'chancery-people', version: 1, salt: this.#salt, people, erased };
    writeOutput(path, `${JSON.stringify(table, null, 2)}\n`);
  }

  #named(name: string): Person {
    const person = this.#bySpelling.get(keyOf(name));
    if (person === undefined) throw new BadInput(`Nobody in the table is called '${name}'.`);
    return person;
  }

  #add(name: string): Person {
    const person = { name, spellings: new Set<string>(), addresses: new Set<string>() };
    this.#people.add(person);
    this.#bySpelling.set(keyOf(name), person);
    return person;
  }

  #merge(person: Person, other: Person): void {
    if (person === other) return;
    for (const spelling of [other.name, ...other.spellings]) {
      person.spellings.add(spelling);
      this.#bySpelling.set(keyOf(spelling), person);
    }
    for (const address of other.addresses) {
      person.addresses.add(address);
      this.#byAddress.set(address, person);
    }
    this.#people.delete(other);
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

function readTable(path: string): z.infer<typeof TABLE> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new BadInput(`${path}: this is no JSON.`);
  }
  const read = TABLE.safeParse(value);
  if (read.success) return read.data;
  throw new BadInput(
    read.error.issues.map(({ path: at, message }) => `${path}: ${at.join('.') || 'file'}: ${message}`).join('\n'),
  );
}
