/**
 * Mails in somebody's name that nothing came of, because anybody, or a machine, could have written them. They are counted by address, and
 * once a day the next mail that goes there for another reason says how many there were.
 */
import { countTaken, takeFromLimit } from '../limits.ts';
import type { Person } from '../people.ts';
import type { Services } from '../ports.ts';

type Counting = Pick<Services, 'budgets' | 'directory'>;

export async function noteUnanswered(services: Counting, address: string): Promise<void> {
  await takeFromLimit(services, 'unanswered-mails', address);
  const person = await services.directory.personAt(address);
  if (person !== null && person.hasUnanswered !== true)
    await services.directory.change(person.id, { hasUnanswered: true });
}

/** How many have come since this was last asked, in the name of a person or of an address without an account. */
export async function takeUnanswered(services: Counting, reader: Person | string): Promise<number> {
  const isPerson = typeof reader !== 'string';
  // Nearly nobody has any: nothing is asked of the store for the others.
  if (isPerson && reader.hasUnanswered !== true) return 0;
  let count = 0;
  for (const address of isPerson ? reader.addresses : [reader]) {
    const more =
      (await countTaken(services, 'unanswered-mails', address)) -
      (await countTaken(services, 'unanswered-mails-told', address));
    // Whoever forges such mails, or a program that answers for somebody who is away, makes none of our mails longer than once a day.
    if (more <= 0 || !(await takeFromLimit(services, 'unanswered-told', address))) continue;
    await takeFromLimit(services, 'unanswered-mails-told', address, more);
    count += more;
  }
  if (isPerson && count > 0) await services.directory.change(reader.id, { hasUnanswered: false });
  return count;
}
