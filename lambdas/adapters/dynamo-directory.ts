/** Who is who, in the table. */
import { randomBytes } from 'node:crypto';
import type { Directory, Person } from '../app/ports.ts';
import { base32 } from './base32.ts';
import { FREE, getItem, type Item, putItem, type Table } from './dynamo-table.ts';

/** `newId`: an opaque id for somebody who is new. */
export function dynamoDirectory(table: Table, newId: () => string = () => base32(randomBytes(10))): Directory {
  const person = async (id: string): Promise<Person | null> => {
    const item = await getItem(table, { pk: `PERSON#${id}`, sk: 'PROFILE' });
    return item === null ? null : (item['person'] as Person);
  };
  const holder = (address: string): Promise<Item | null> =>
    getItem(table, { pk: `ADDRESS#${address.toLowerCase()}`, sk: 'PERSON' });

  return {
    person,

    personAt: async (address) => {
      const found = await holder(address);
      return found === null ? null : person(found['person'] as string);
    },

    enrol: async (given, name) => {
      const address = given.toLowerCase();
      const fresh = newId();
      // The address is the guard: of two who enrol it at once one wins, and both then complete the same person.
      await putItem(table, { pk: `ADDRESS#${address}`, sk: 'PERSON', person: fresh, name }, FREE);
      const held = (await holder(address)) as { person: string; name: string | null };
      const profile: Person = {
        id: held.person,
        addresses: [address],
        name: held.name ?? `Player ${held.person.slice(0, 4)}`,
        zone: null,
      };
      await putItem(table, { pk: `PERSON#${held.person}`, sk: 'PROFILE', person: profile }, FREE);
      return (await person(held.person)) ?? profile;
    },
  };
}
