import type { ArchiveSaying } from '../../../../engine/sayings/archive.ts';
import type { Words } from '../../language.ts';

export const archive = {} satisfies Words<ArchiveSaying>;
