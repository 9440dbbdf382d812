/** A mail that has been opened and whose sender is known as far as the mail shows it. */
import type { PersonId } from '../../engine/game/events.ts';
import type { MessageOrText } from '../../engine/messages/all-messages.ts';
import type { Instant } from '../../engine/time.ts';
import type { ReceivedMail } from '../delivery.ts';
import type { IncomingMail } from './incoming-mail.ts';
import type { MailRoute } from './route.ts';

export interface Received {
  readonly delivery: ReceivedMail;
  readonly mail: IncomingMail;
  /** Address in `From:`, lower case. */
  readonly address: string;
  readonly isProven: boolean;
  /** Why it proves nothing. */
  readonly doubt: MessageOrText;
  /** When it was written, where it is proven by a signature that stays good whoever sends the mail on; null: it is not. */
  readonly written: Instant | null;
  readonly route: MailRoute;
  /** A word that was mailed to its sender has come back for it: it is meant now, whenever it was written. */
  readonly isConfirmed: boolean;
  /** Who has confirmed it from an address that is known as his; null: whoever has the address in `From:`. */
  readonly as: PersonId | null;
  /** The same mail has the same identity, whatever delivery it came by and whoever sent it to which address of ours. */
  readonly identity: string;
  /** What is acted on: only orders; only orders, commands and messages, not talk; null: everything. */
  readonly limit: 'orders' | 'acts' | null;
  /** Which of its writer's devices it was sent from; left out: it is a mail. */
  readonly device?: string;
  /** It will not be tried again: it waits for no other mail. */
  readonly isLast: boolean;
  readonly handle: (delivery: ReceivedMail) => Promise<void>;
}
