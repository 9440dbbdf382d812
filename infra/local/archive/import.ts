/**
 * Games from elsewhere: classic judges' mails, and records as JSON lines. Read as a stream; each game becomes an archive,
 * and everything that was not read or does not agree is told with its line.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Assembled, assembleGame } from '../../../engine/archive/classic/assemble.ts';
import { makeClassicReader } from '../../../engine/archive/classic/reader.ts';
import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import { archiveOfRecord, type GameRecord } from '../../../engine/archive/of-record.ts';
import { formatArchive, sealArchive } from '../../../engine/archive/seal.ts';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import { type LoadedVariant, loadVariant } from '../../../lambdas/adapters/variants.ts';
import { BadInput } from '../chancery.ts';
import { openInput, readLines } from '../lines.ts';
import { mailPieces } from './mail-source.ts';
import { nameOf } from './read-file.ts';
import { importRecords } from './record-lines.ts';

export interface ImportWays {
  /** Where the archives go; null: the only one to standard output. */
  readonly folder: string | null;
  /** Is told what was not read, and disagreements. */
  readonly tell: (line: string) => void;
  /** Also tell what is no judge's mail at all. */
  readonly all: boolean;
}

export interface Imported {
  readonly games: number;
  readonly phases: number;
  /** Lines of judges' mails that were not read, and disagreements. */
  readonly faults: number;
  /** The archive, when there is no folder to put it into. */
  readonly text: string | null;
}

/** Reads files one after the other. Games with parts in several files are put together. */
export async function importGames(files: readonly (string | undefined)[], ways: ImportWays): Promise<Imported> {
  const sink = makeSink(ways);
  const input = await openInput(files[0]);
  const { isJson, batches } = await peek(readLines(input, { loneReturns: true }));
  if (isJson) {
    if (files.length > 1) throw new BadInput('Records as JSON lines are imported one file at a time.');
    await importRecords(batches, nameOf(files[0]), sink);
    return sink.done();
  }
  let file = nameOf(files[0]);
  const reader = makeClassicReader({
    board: variantOfMail,
    unread: ({ from, to, text, why }) => {
      const isOutside = OUTSIDE.includes(why);
      if (isOutside && !ways.all) return;
      const lines = from === to ? `line ${from}` : `lines ${from} to ${to}`;
      sink.fault(`${file}: ${lines}: ${why}: ${text}`, !isOutside);
    },
  });
  const readAll = async (all: AsyncIterable<readonly string[]>) => {
    for await (const piece of mailPieces(all)) {
      if (piece.kind === 'mail') reader.mail(piece.at);
      else reader.line(piece.text, piece.number);
    }
    reader.mail(null);
  };
  await readAll(batches);
  for (const next of files.slice(1)) {
    file = nameOf(next);
    await readAll(readLines(await openInput(next)));
  }
  for (const game of reader.end()) {
    const loaded = loadVariant(game.variant)!;
    const source = `Mails of the judge ${game.judge ?? 'unknown'} (${files.map(nameOf).join(', ')}).`;
    const assembled: Assembled | null = assembleGame(game, loaded.board, source);
    if (assembled === null) {
      sink.fault(`${game.name}: no phase of this game could be put together`, true);
      continue;
    }
    for (const { phase, line, message } of assembled.disagreements) {
      sink.fault(`${game.name} ${phase} (line ${line}): ${message}`, true);
    }
    sink.game(assembled.record, loaded);
  }
  return sink.done();
}

/** What is told of parts of the input that need not concern anybody. */
const OUTSIDE: readonly string[] = ["no judge's results", 'orders on file, not results', 'a private message'];

/** The variant of a mail: `Standard Gunboat` is the variant that the first words name; the rest are options. */
function variantOfMail(words: string) {
  const parts = words.split(/[\s,]+/).filter((part) => part !== '');
  for (let n = parts.length; n > 0; n--) {
    const loaded = loadVariant(parts.slice(0, n).join(' '));
    if (loaded !== null) return loaded.board;
  }
  return null;
}

export interface Sink {
  readonly game: (record: GameRecord, loaded: LoadedVariant) => void;
  readonly fault: (message: string, counts: boolean) => void;
}

function makeSink({ folder, tell }: ImportWays) {
  const names = new Set<string>();
  let phases = 0;
  let faults = 0;
  let text: string | null = null;
  if (folder !== null) mkdirSync(folder, { recursive: true });
  return {
    game: (record: GameRecord, { board, digest }: LoadedVariant) => {
      const document: ArchiveDocument = sealArchive(archiveOfRecord(record, { board, variantDigest: digest }), sha256);
      phases += document.phases.length;
      if (folder === null) {
        if (names.size > 0)
          throw new BadInput('There are several games here: give a folder for their archives with -o.');
        names.add(record.name);
        text = formatArchive(document);
        return;
      }
      let file = record.name;
      for (let n = 2; names.has(file.toLowerCase()); n++) file = `${record.name}-${n}`;
      names.add(file.toLowerCase());
      writeFileSync(join(folder, `${file}.json`), formatArchive(document));
    },
    fault: (message: string, counts: boolean) => {
      if (counts) faults += 1;
      tell(message);
    },
    done: (): Imported => ({ games: names.size, phases, faults, text }),
  };
}

/** Looks at the first line that is not blank, and gives all lines. */
async function peek(
  batches: AsyncGenerator<readonly string[]>,
): Promise<{ readonly isJson: boolean; readonly batches: AsyncIterable<readonly string[]> }> {
  const seen: (readonly string[])[] = [];
  let first: string | undefined;
  while (first === undefined) {
    const next = await batches.next();
    if (next.done === true) break;
    seen.push(next.value);
    first = next.value.find((line) => line.trim() !== '');
    if (seen.length > 1000) break;
  }
  async function* all() {
    yield* seen;
    yield* batches;
  }
  return { isJson: first?.trimStart().startsWith('{') === true, batches: all() };
}
