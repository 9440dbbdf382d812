/** What is told to whom, before it is written. */
import type { PersonId } from '../../engine/game/events.ts';
import type { MailContent } from '../../templates/mail/mail.ts';

/** A content and who is to read it. */
export interface Dispatch {
  readonly to: readonly PersonId[];
  readonly content: MailContent;
}

/** How the people of a game are called. */
export interface Who {
  readonly name: (person: PersonId) => string;
  /** Told to masters alone, of whoever asks to play. */
  readonly address: (person: PersonId) => string | null;
}
