/** Archives from files: read whole, within bounds, and checked for their shape. */

import { readFileSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { boardOfArchive } from '../../../engine/archive/archive-rules.ts';
import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import { LONGEST_ARCHIVE, readArchive } from '../../../engine/archive/read.ts';
import type { Verifier } from '../../../engine/archive/verifier.ts';
import { checkSignature } from '../../../lambdas/adapters/archive-keys.ts';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import { type LoadedVariant, loadByDigest, loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { BadInput } from '../../local/bad-input.ts';
import { say } from '../archive-words.ts';
import { openBytes, openInput, readLines } from '../lines.ts';
import { whyNot } from '../tool-outputs.ts';
import { keysTwice } from './records/json-values.ts';

/** The text of a file (`-` or nothing: of standard input). Throws {@link BadInput} when it is too long to be an archive. */
async function readTextFile(file: string | undefined): Promise<string> {
  const parts: string[] = [];
  let length = 0;
  for await (const chunk of await openInput(file)) {
    const text = String(chunk);
    length += text.length;
    if (length > LONGEST_ARCHIVE) {
      throw new BadInput(`${nameOf(file)}: longer than ${LONGEST_ARCHIVE} characters, which no archive is.`);
    }
    parts.push(text);
  }
  return parts.join('');
}

/** Many archives in one file, a line each, packed or not. */
export function isArchiveSet(file: string | undefined): boolean {
  return file !== undefined && /\.(?:jsonl(?:\.gz)?|json\.gz)$/.test(file);
}

/** The text of a file; of a set each line, called by its number. Throws {@link BadInput} when it cannot be read. */
export async function* textsIn(
  file: string | undefined,
): AsyncGenerator<{ readonly name: string; readonly text: string }, void, void> {
  if (!isArchiveSet(file)) {
    yield { name: nameOf(file), text: await readTextFile(file) };
    return;
  }
  const bytes = await openBytes(file);
  const stream = file!.endsWith('.gz') ? pipeline(bytes, createGunzip(), () => {}) : bytes;
  let line = 0;
  try {
    for await (const batch of readLines(stream.setEncoding('utf8'), { longest: LONGEST_ARCHIVE })) {
      for (const text of batch) {
        line += 1;
        if (text !== '') yield { name: `${file}:${line}`, text: `${text}\n` };
      }
    }
  } catch (error) {
    throw new BadInput(`${file}: cannot be read behind line ${line} (${whyNot(error)}).`);
  }
}

/** The archive in a file. Throws {@link BadInput} with a line for each fault. Says nothing of its truth. */
export async function readArchiveFile(file: string | undefined): Promise<ArchiveDocument> {
  const read = readArchive(await readTextFile(file));
  if ('document' in read) return read.document;
  throw new BadInput(read.faults.map((fault) => `${nameOf(file)}: ${say(fault)}`).join('\n'));
}

export function nameOf(file: string | undefined): string {
  return file === undefined || file === '-' ? 'standard input' : file;
}

/** The variant of an archive, with the board that its game was played on. Throws {@link BadInput} when it is not known here. */
export function variantOf(document: ArchiveDocument): LoadedVariant {
  const { variant } = document;
  const loaded = loadByDigest(variant.id, variant.digest) ?? loadVariant(variant.id);
  if (loaded === null)
    throw new BadInput(`variant.id: there is no variant '${variant.id}' (chancery variants lists them).`);
  const board = boardOfArchive(loaded.board, document);
  return { ...loaded, board, variant: board.variant };
}

/** What archives are checked with on this machine. */
export const LOCAL_VERIFIER: Verifier = {
  digest: sha256,
  checkSignature,
  variant: (id, digest) => loadByDigest(id, digest) ?? loadVariant(id),
  key: null,
  anchors: [],
  receipts: [],
};

/** A file of JSON that somebody may have written by hand. Throws {@link BadInput} with a line for each field that is wrong. */
export function readShaped<T>(path: string, shape: z.ZodType<T>): T {
  let value: unknown;
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
    value = JSON.parse(text);
  } catch (error) {
    throw new BadInput(`${path}: ${error instanceof SyntaxError ? 'this is no JSON.' : 'the file cannot be read.'}`);
  }
  const [twice] = keysTwice(text, value).keys();
  if (twice !== undefined)
    throw new BadInput(`${path}: '${twice}' stands twice in one object: put both values into one.`);
  const read = shape.safeParse(value);
  if (read.success) return read.data;
  throw new BadInput(
    read.error.issues.map((each) => `${path}: ${each.path.join('.') || 'file'}: ${each.message}`).join('\n'),
  );
}
