/**
 * Mails in somebody's name that nothing came of, because anybody, or a machine, could have written them. They are counted by address, and
 * once a day the next mail that goes there for another reason says how many there were.
 */
import { shortenText } from '../../engine/text/shorten.ts';
import { countTaken, takeFromLimit } from '../limits.ts';
import type { Person, UnheardMail } from '../people.ts';
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

/** Of more the last are listed. */
const MOST_UNHEARD = 8;
const LONGEST_TOLD = 60;

/** A mail of the person's own is not answered, because there are too many like it: the next mail that goes there names it. */
export async function noteUnheard(
  { directory, now }: Pick<Services, 'directory' | 'now'>,
  address: string,
  words: string,
): Promise<void> {
  const person = await directory.personAt(address);
  if (person === null) return;
  const mail = { at: now(), words: shortenText(words.replace(/\s+/g, ' ').trim(), LONGEST_TOLD) };
  await directory.change(person.id, { unheard: [...(person.unheard ?? []), mail].slice(-MOST_UNHEARD) });
}

/** What has come since this was last asked and was not answered. */
export async function takeUnheard(
  { directory }: Pick<Services, 'directory'>,
  person: Person | null,
): Promise<readonly UnheardMail[]> {
  const unheard = person?.unheard ?? [];
  if (person !== null && unheard.length > 0) await directory.change(person.id, { unheard: [] });
  return unheard;
}
