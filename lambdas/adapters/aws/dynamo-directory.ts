/** Who is who, in the table. */
import { randomBytes } from 'node:crypto';
import { type PersonId, personId } from '../../../engine/vocabulary.ts';
import { madeUpName, nameAfter } from '../../games/names-of-people.ts';
import type { Directory, PendingWord, Person } from '../../people.ts';
import { base32 } from '../base32.ts';
import {
  type DynamoItem,
  type DynamoTable,
  deleteItem,
  EXPIRES,
  FREE,
  getItem,
  getItems,
  putItem,
  queryItems,
} from './dynamo-table.ts';

/** How often a change is tried again when another one came first. */
const ATTEMPTS = 10;

/** `newId`: an opaque id for somebody who is new. */
export function dynamoDirectory(table: DynamoTable, newId: () => string = () => base32(randomBytes(10))): Directory {
  const person = async (id: PersonId): Promise<Person | null> => {
    const item = await getItem(table, profileKey(id));
    return item === null ? null : (item['person'] as Person);
  };
  const holder = (address: string): Promise<DynamoItem | null> => getItem(table, addressKey(address));
  const update = (id: PersonId, change: (before: Person) => Person) => updatePerson(table, id, change);

  return {
    person,

    people: async (ids) => {
      const items = await getItems(table, [...new Set(ids)].map(profileKey));
      return new Map(items.map(({ person: each }) => [(each as Person).id, each as Person]));
    },

    idAt: async (address) => ((await holder(address))?.['person'] as PersonId | undefined) ?? null,

    personAt: async (address) => {
      const found = await holder(address);
      return found === null ? null : person(found['person'] as PersonId);
    },

    enrol: async (given, name, by = 'self') => {
      const address = given.toLowerCase();
      // Nearly every mail is from somebody who is known.
      const known = (await holder(address))?.['person'] as PersonId | undefined;
      const complete = known === undefined ? null : await person(known);
      if (complete !== null) {
        if (nameAfter(complete, name, by) === complete) return complete;
        return (await update(complete.id, (before) => nameAfter(before, name, by))) ?? complete;
      }
      const fresh = personId(newId());
      // The address is the guard: of two who enrol it at once one wins, and both then complete the same person.
      await putItem(table, { ...addressKey(address), person: fresh, name, by }, FREE);
      const held = (await holder(address)) as { person: PersonId; name: string | null; by?: 'self' | 'other' };
      const nameless: Person = {
        id: held.person,
        addresses: [address],
        name: madeUpName(held.person),
        nameIs: 'made-up',
        zone: null,
      };
      const profile = nameAfter(nameless, held.name, held.by ?? 'self');
      await putItem(table, { ...profileKey(held.person), person: profile, rev: 0 }, FREE);
      return (await person(held.person)) ?? profile;
    },

    change: (id, changes) => update(id, (before) => ({ ...before, ...changes })),

    give: async (given, id, place) => {
      const address = given.toLowerCase();
      const before = (await holder(address))?.['person'] as PersonId | undefined;
      await putItem(table, { ...addressKey(address), person: id, name: null });
      await update(id, (mine) => {
        const others = mine.addresses.filter((each) => each !== address);
        return { ...mine, addresses: place === 'first' ? [address, ...others] : [...others, address] };
      });
      if (before === undefined || before === id) return;
      const left = await update(before, (his) => ({
        ...his,
        addresses: his.addresses.filter((each) => each !== address),
      }));
      if (left?.addresses.length === 0) await deleteItem(table, profileKey(before));
    },

    forget: async (id) => {
      const known = await person(id);
      for (const address of known?.addresses ?? []) {
        await deleteItem(table, addressKey(address));
        for await (const { pk, sk } of queryItems(table, {
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': `TO#${address}` },
        })) {
          await deleteItem(table, { pk: pk as string, sk: sk as string });
        }
      }
      // Last, so that a second attempt finds what the first has left.
      await deleteItem(table, profileKey(id));
    },

    ask: async (asked) => {
      await putItem(table, { ...wordKey(asked.word), asked, [EXPIRES]: Math.ceil(asked.until / 1000) + 86_400 });
    },

    asked: async (word) => ((await getItem(table, wordKey(word)))?.['asked'] as PendingWord | undefined) ?? null,
  };
}

function profileKey(id: PersonId) {
  return { pk: `PERSON#${id}`, sk: 'PROFILE' };
}

function addressKey(address: string) {
  return { pk: `ADDRESS#${address.toLowerCase()}`, sk: 'PERSON' };
}

function wordKey(word: string) {
  return { pk: `WORD#${word}`, sk: 'ASKED' };
}

/** Each change is made to what the one before has left. */
async function updatePerson(
  table: DynamoTable,
  id: PersonId,
  change: (before: Person) => Person,
): Promise<Person | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const item = await getItem(table, profileKey(id));
    if (item === null) return null;
    const rev = (item['rev'] as number | undefined) ?? 0;
    const person = change(item['person'] as Person);
    const unchanged = { expression: 'attribute_not_exists(rev) OR rev = :rev', values: { ':rev': rev } };
    if (await putItem(table, { ...profileKey(id), person, rev: rev + 1 }, unchanged)) return person;
  }
  throw new Error('Too many changes of one account at once.');
}
