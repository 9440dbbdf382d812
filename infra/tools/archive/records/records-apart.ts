/** Games of research tools read by several threads: each tells what it would have told the sink, and the first thread tells it, in the order of the file. */
import { availableParallelism } from 'node:os';
import { LONGEST_ARCHIVE } from '../../../../engine/archive/read.ts';
import { DEPTH, type Job, startThreads } from '../../adjudication/threads.ts';
import { archiveFrom, type SealedGame, type Sink, sealedGame } from '../sink.ts';
import { type JsonText, keysTwice, parseExactly } from './json-values.ts';
import { RESEARCH_LINES, type RecordSink, type RecordSource, toResearchGame } from './research-games.ts';

/** What a thread has to tell of a value: games, remarks, faults. */
interface Told {
  readonly games: readonly SealedGame[];
  readonly remarks: readonly Parameters<Sink['remark']>[];
  readonly faults: readonly Parameters<Sink['fault']>[];
}

interface Task {
  readonly source: RecordSource;
  readonly now: number;
}

/** Null for whatever is no whole game of a known variant, or has a key twice: the first thread reads that itself. */
export function readApart(block: Uint8Array, { source, now }: Task): Told | null {
  const text = Buffer.from(block.buffer, block.byteOffset, block.byteLength).toString('utf8');
  const parsed = text.length > LONGEST_ARCHIVE ? null : parsedOrNull(text);
  const value = keysTwice(text, parsed).size > 0 ? null : parsed;
  const [games, remarks, faults]: [SealedGame[], Told['remarks'][number][], Told['faults'][number][]] = [[], [], []];
  let isWhole = true;
  const sink: RecordSink = {
    now,
    game: (record, loaded) => {
      const archive = archiveFrom(record, loaded, (...all) => remarks.push(all));
      if (archive !== null) games.push(sealedGame(archive));
      return archive;
    },
    summary: () => {
      isWhole = false;
    },
    remark: (...all) => remarks.push(all),
    fault: (...all) => faults.push(all),
  };
  const fault = toResearchGame(value, RESEARCH_LINES, source, sink, text);
  return fault === null && isWhole ? { games, remarks, faults } : null;
}

function parsedOrNull(text: string): unknown {
  try {
    return parseExactly(text);
  } catch {
    return null;
  }
}

/** A thread takes as long to start as it takes to read so many characters. */
const ALONE = 16_000_000;
const MOST_THREADS = 8;

/** Values of a file, each read by whichever thread has least to do; `here` reads one in this thread. `threads`: from the first on. */
export function makeApart(source: RecordSource, sink: Sink, here: (value: JsonText) => void, threads?: number) {
  const most = threads ?? Math.min(MOST_THREADS, availableParallelism());
  const count = sink.people === null && sink.isFolder ? most : 1;
  const job: Job<Task, Told | null> = { name: 'records', task: { source, now: sink.now }, answer: readApart };
  let left = threads === undefined ? ALONE : 0;
  let others: ReturnType<typeof startThreads<Task, Told | null>> | null = null;
  const waiting: Promise<void>[] = [];
  let last: Promise<void> = Promise.resolve();
  const take = (told: Told | null, value: JsonText) => {
    if (told === null || told.games.some(({ name }) => sink.isKnown(name))) return here(value);
    for (const all of told.remarks) sink.remark(...all);
    for (const game of told.games) sink.sealed(game);
    for (const all of told.faults) sink.fault(...all);
  };
  return {
    read: async (value: JsonText): Promise<void> => {
      left -= value.text.length;
      if (count > 1 && left < 0) others ??= startThreads(count - 1, job);
      if (others === null) return here(value);
      if (threads !== undefined) await others.started;
      const block = Buffer.from(value.text);
      // This thread does what the others are too busy for.
      const told = others.answer(block) ?? readApart(block, job.task);
      last = Promise.all([told, last]).then(([all]) => take(all, value));
      last.catch(() => {});
      waiting.push(last);
      while (waiting.length > DEPTH * count) await waiting.shift();
    },
    end: () => last,
    stop: async () => await others?.stop(),
  };
}
