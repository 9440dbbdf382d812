/** Who somebody is, and how he wants to be written to, counts from the line that says so, not only from the next mail. */
import type { CommandName } from '../../engine/language/commands/arguments.ts';
import type { CommandItem } from '../../engine/language/mail/mail-text.ts';
import { actedKey, writerOf } from '../account/request.ts';
import type { Received } from '../mail/received.ts';
import type { Services } from '../ports.ts';
import type { KnownSender } from './authority.ts';

/** Said again by the desk, which answers: they set what is set already. */
const HOW_WRITTEN: ReadonlySet<CommandName> = new Set<CommandName>([
  'REGISTER',
  'SET NAME',
  'SET LANGUAGE',
  'SET MY ZONE',
  'SET MAIL',
  'SET SUBJECT',
]);

/** Carries these out before what follows in the mail, and before mails of the game are written; `person`: whose section it is. */
export async function applyMailPreferences(
  services: Services,
  received: Received,
  { person, checks }: Pick<KnownSender, 'person' | 'checks'>,
  items: readonly CommandItem[],
): Promise<void> {
  const said = items.filter(({ command }) => HOW_WRITTEN.has(command));
  if (said.length === 0 || received.limit === 'orders') return;
  if (await services.ledger.isDone(actedKey(received))) return;
  const self = await writerOf(services, received);
  if (self === null || self.id !== person) return;
  const { address, isProven, identity, mail } = received;
  const { received: at } = received.delivery;
  const { verify } = checks;
  const writer = { person: self, address, isProven, identity, server: mail.server, received: at, verify };
  const { answerAccount } = await import('../account/account.ts');
  for (const item of said) await answerAccount(services, writer, item);
}
