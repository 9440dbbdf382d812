/** What a reader of sources has to say of them: what it did not understand and left out, and where the source and the engine differ. */
import type { ArchiveMessage } from '../../messages/archive-messages.ts';

export interface ImportRemark {
  /** A field of the source (`phases[3].orders.FRANCE`) or a phase; empty: the whole. */
  readonly where: string;
  readonly what: ArchiveMessage;
  /** False of what the archive has all the same, or makes again. */
  readonly matters: boolean;
  /** How often; once where it is left out. */
  readonly count?: number;
}
