/** What a reader of sources has to say of them: what it did not understand and left out, and where the source and the engine differ. */
import type { ArchiveSaying } from '../../sayings/archive.ts';

export interface Remark {
  /** A field of the source (`phases[3].orders.FRANCE`) or a phase; empty: the whole. */
  readonly where: string;
  readonly what: ArchiveSaying;
  /** False of what the archive has all the same, or makes again. */
  readonly matters: boolean;
  /** How often; once where it is left out. */
  readonly count?: number;
}
