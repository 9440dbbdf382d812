/** What a mail asks of the desk, and of whom. */
import { FOR_DESK } from '../../engine/commands/registry.ts';
import type { PersonId, ReportLine } from '../../engine/game/events.ts';
import type { CommandName } from '../../engine/language/commands/arguments.ts';
import type { CommandItem } from '../../engine/language/mail/mail-text.ts';
import type { DeskAnswer } from '../../templates/mail/mail.ts';
import type { Received } from '../mail/received.ts';
import type { Person } from '../people.ts';
import type { Services } from '../ports.ts';
import type { AccountWriter } from './account-answer.ts';

/** What the desk answers without a game. */
export const DESK_COMMANDS: ReadonlySet<CommandName> = new Set<CommandName>([
  'HELP',
  'GET',
  'LIST',
  'SIGNOFF',
  ...FOR_DESK,
]);

/** A command for the desk, and whose password it came under; null: it is the sender's of the mail. */
export interface RequestedCommand {
  readonly item: CommandItem;
  readonly person: PersonId | null;
  /** The game whose section it stood in. */
  readonly game: string | null;
  /** The game that a mail to the judge is about, where it says no other; left out: none. */
  readonly about?: string;
}

/** What the desk is to answer. */
export interface DeskRequest {
  readonly report: readonly ReportLine[];
  readonly commands: readonly RequestedCommand[];
  /** What else is answered; left out: nothing. */
  readonly asked?: readonly DeskAnswer[];
  readonly verify: NonNullable<AccountWriter['verify']>;
  /** Nothing in the mail was meant for a judge: a first word to who wrote. */
  readonly isEmpty: boolean;
  /** There is not even a text, but for a greeting or a name. */
  readonly isTextless: boolean;
}

/** Under which is kept that a mail has changed an account: it does once, whenever and however addressed it comes again. */
export function actedKey({ identity }: Received): string {
  return `acted:${identity}`;
}

/** Whose mail it is, as far as that is proven. */
export async function writerOf(
  { directory }: Services,
  { isProven, as, address, mail }: Received,
): Promise<Person | null> {
  if (as !== null) return directory.person(as);
  return isProven ? directory.enrol(address, mail.from?.name ?? null) : null;
}
