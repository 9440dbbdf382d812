/**
 * One definition for each kind of mail about a game: who gets the like, its subject in the form of the older judges where that
 * had a word of its own, and how it is written. What it tells is typed with the event that it tells of (engine/game/events); its
 * sentences stand in `templates/locales/<language>/mail`.
 */
import type { GameMailContent, MailContext, WrittenMail } from './mail.ts';
import type { Rank } from './rank.ts';

export type MailKind = GameMailContent['kind'];
type ContentOf<K extends MailKind> = Extract<GameMailContent, { readonly kind: K }>;

/** `all`: everybody in the game receives the like, as from a mailing list; `one`: it is for its reader alone. */
export type For = 'all' | 'one';

/** What a subject in the form of the older judges is made from. */
export interface ClassicParts {
  /** `CHAN:marne - S1901M`. */
  readonly head: string;
  /** Do orders of the reader's wait that are not filed? */
  readonly isPending: boolean;
  readonly letter: (power: string) => string;
  readonly letters: (powers: readonly string[]) => string;
}

export interface MailDefinition<K extends MailKind> {
  readonly for: For | ((content: ContentOf<K>) => For);
  /** What goes before it, and what it goes before; left out: `results`, before all else. */
  readonly rank?: Rank;
  /** Left out: its plain subject behind the game's name. */
  readonly classicSubject?: (parts: ClassicParts, content: ContentOf<K>) => string;
  /** Pure: the same content on the same occasion gives the same mail. */
  readonly write: (context: MailContext, content: ContentOf<K>) => WrittenMail;
}

export function defineMail<K extends MailKind>(_kind: K, definition: MailDefinition<K>): MailDefinition<K> {
  return definition;
}
