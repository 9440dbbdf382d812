/** Files of notes on archived games: read, added to, and held against the archive that they cite. */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import { holdsHash } from '../../../engine/archive/verify-chain.ts';
import type { Annotation, Annotations } from '../../../templates/archive/annotations.ts';
import { BadInput } from '../../local/bad-input.ts';
import { NOTES } from './list-archives.ts';
import { readShaped } from './read-file.ts';

const DIGEST = z.string().regex(/^[0-9a-f]{64}$/);
const LONGEST_NOTE = 20_000;

const ANNOTATIONS = z.strictObject({
  format: z.literal('chancery-annotations'),
  version: z.literal(1),
  game: z.string().max(100),
  digest: DIGEST,
  head: DIGEST.nullable(),
  notes: z
    .array(
      z.strictObject({
        by: z.string().min(1).max(100),
        at: z.iso.datetime(),
        phase: z.string().max(20).nullable(),
        order: z.string().max(200).nullable(),
        text: z.string().min(1).max(LONGEST_NOTE),
      }),
    )
    .max(10_000),
}) satisfies z.ZodType<Annotations>;

/** Where the notes on an archive stand, unless somebody says otherwise. */
export function notesBeside(archive: string): string {
  return `${archive.replace(/\.json$/i, '')}${NOTES}`;
}

/** Throws {@link BadInput} that names the field where the file is no such file. */
export function readAnnotations(path: string): Annotations {
  return readShaped(path, ANNOTATIONS);
}

/** The notes of a file with one more; a file that is not there yet begins with it. Throws {@link BadInput} where it does not fit. */
export function addAnnotation(path: string, document: ArchiveDocument, note: Annotation): Annotations {
  const before = existsSync(path) ? readAnnotations(path) : null;
  const faults = before === null ? [] : annotationFaults(before, document);
  if (faults.length > 0) throw new BadInput(faults.map((fault) => `${path}: ${fault}`).join('\n'));
  const { name, digest, chain } = document;
  const cited = { game: name, digest, head: chain?.head ?? null };
  const all: Annotations = {
    format: 'chancery-annotations',
    version: 1,
    ...cited,
    notes: [...(before?.notes ?? []), note],
  };
  const wrong = noteFaults(note, document);
  if (wrong.length > 0) throw new BadInput(wrong.join('\n'));
  if (note.text.length > LONGEST_NOTE) throw new BadInput(`A note may have ${LONGEST_NOTE} characters.`);
  return all;
}

/** What keeps a file of notes from belonging to an archive, a sentence for each. An archive that has grown since is the same game. */
export function annotationFaults(file: Annotations, document: ArchiveDocument): readonly string[] {
  const isSame = file.digest === document.digest;
  const isEarlier = file.head !== null && holdsHash(document, file.head) !== null;
  if (!isSame && !isEarlier) {
    return [
      `game '${file.game}': these notes are of another archive: they cite the digest ${file.digest}, and this one has ${document.digest}.`,
    ];
  }
  return file.notes.flatMap((note, n) => noteFaults(note, document).map((fault) => `notes.${n}: ${fault}`));
}

function noteFaults({ phase, order }: Annotation, { name, phases }: ArchiveDocument): readonly string[] {
  if (phase === null) return order === null ? [] : ['An order needs its phase.'];
  const held = phases.find((each) => each.phase === phase);
  if (held === undefined)
    return [`'${name}' has no phase ${phase}; it has ${phases[0]?.phase} to ${phases.at(-1)?.phase}.`];
  if (order === null || Object.values(held.orders).some((orders) => orders.includes(order))) return [];
  const some = Object.values(held.orders).flat().slice(0, 3).join("', '");
  return [`${phase} has no order '${order}'. Orders are written as in the archive: '${some}'.`];
}
