/** What happens when a mail has come. */
import type { Delivery, World } from './ports.ts';

/** Handles one delivery; doing it again changes nothing and repeats nothing. */
export async function handleMail(_world: World, _delivery: Delivery): Promise<void> {
  throw new Error('Mail is not handled yet.');
}
