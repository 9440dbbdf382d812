/**
 * Games from elsewhere: classic judges' mails and summaries, and records as JSON lines. Read as a stream; each game becomes an archive,
 * each summary without phases the outline of a game, and everything that was not read or does not agree is reported with its line.
 */

import { loadVariants } from '../../../lambdas/adapters/variants/variants.ts';
import { BadInput } from '../../local/bad-input.ts';
import { readBackstabbr } from './elsewhere/backstabbr.ts';
import { beginsGodip, readGodip } from './elsewhere/godip.ts';
import { readJdipGame, readJdipPage } from './elsewhere/jdip.ts';
import { readResearchPage } from './elsewhere/research-page.ts';
import { isOtherPage, readWebDiplomacy, WITHOUT_ORDERS } from './elsewhere/web-diplomacy.ts';
import { lineText } from './mail-source.ts';
import { makeMails } from './mails.ts';
import { beginsJson } from './records/json-values.ts';
import { importRecords } from './records/record-lines.ts';
import { type RecordSource, toResearchGame } from './records/research-games.ts';
import { type Imported, Sink, type SinkOptions } from './sink.ts';
import { type ArchiveSource, DAIDE, DAIDE_INSTEAD, sourcesIn } from './sources.ts';

/** Reads files and folders one after the other. Games with parts in several of them are put together. */
export async function importGames(paths: readonly (string | undefined)[], options: SinkOptions): Promise<Imported> {
  const sink = new Sink(options);
  const empty = new Map<string, boolean>();
  /** What else a file is, by its name. */
  const other = new Map<string, string>();
  const mails = makeMails(sink, (name) => empty.delete(name));
  const read = async (source: ArchiveSource): Promise<void> => {
    const markup = await source.markup?.();
    const file = source.name.split(/[/\\]/).at(-1)!;
    for (const readGame of markup === undefined ? [] : ELSEWHERE) {
      const game = readGame(markup!, file);
      if (game !== null) return mails.add(source, game);
    }
    if (markup !== undefined && isOtherPage(markup)) {
      empty.delete(source.name);
      sink.fault(`${source.name}: ${WITHOUT_ORDERS}`, true, WITHOUT_ORDERS);
      return;
    }
    const page = markup === undefined ? null : readResearchPage(markup, file);
    if (page !== null) {
      empty.delete(source.name);
      const fault = toResearchGame(page, 'The page of a research group.', await recordSource(source), sink);
      if (fault !== null) sink.fault(`${source.name}: ${fault}`, true, fault.replace(/'[^']*'/g, "'…'"));
      return;
    }
    const { first, batches } = await peek(source.lines());
    if (beginsJson(first)) {
      empty.delete(source.name);
      await importRecords(asText(batches), await recordSource(source), sink);
    } else if (beginsGodip(first)) {
      empty.delete(source.name);
      await importGodip(asText(batches), await recordSource(source), sink);
    } else
      await mails.read(
        source,
        watched(batches, (what) => other.set(source.name, what)),
      );
  };
  try {
    for await (const source of sourcesIn(paths, (name, why) => sink.fault(`${name}: ${why}`, true, why))) {
      sink.file();
      empty.set(source.name, paths.includes(source.name));
      try {
        await read(source);
      } catch (error) {
        if (!(error instanceof Error) || error instanceof BadInput) throw error;
        empty.delete(source.name);
        sink.fault(`${source.name}: cannot be read further (${error.message})`, true, 'cannot be read further');
      }
    }
    await mails.end();
  } finally {
    mails.close();
  }
  // That a file holds nothing matters if somebody named it, not if it lies in a folder of letters.
  for (const [name, matters] of empty) {
    const what = other.get(name);
    if (what !== undefined) sink.fault(`${name}: ${what}`, true, what);
    else sink.remark(name, { what: { code: 'archive/nothing-found' }, matters });
  }
  return sink.done();
}

/** Of saved pages and files of other programs. Each answers null for what is none of its own. */
const ELSEWHERE = [readWebDiplomacy, readBackstabbr, readJdipPage, readJdipGame];

/** Orders as postal zines print them: `A(Par)-Bur; F(BRE) S A(Gas)-Spa`, `A Par-Bur`. */
const POSTAL_ORDER = /\b[AF](?: ?\(| )[A-Z][A-Za-z]{2,3}(?: ?[nsew]c)?\)? ?(?:[-–>]|[SCH]\b|stands|holds)/g;
const POSTAL =
  "holds orders in the notation of postal zines, which is not read from a page: write each phase as a line of JSON with 'game', 'variant', 'phase' and 'orders' (chancery adjudicate reads these orders as they are), and import that";

/** The same lines; `found` gets what we say of a file in which orders of postal zines or messages of DAIDE stand. */
async function* watched(batches: AsyncIterable<readonly string[]>, found: (what: string) => void) {
  for await (const batch of batches) {
    for (const line of batch) {
      const start = line.slice(0, 2000);
      if (DAIDE.test(start)) found(DAIDE_INSTEAD);
      else if ((start.match(POSTAL_ORDER)?.length ?? 0) > 1) found(POSTAL);
    }
    yield batch;
  }
}

/** A text of godip's: it does not name its map, which its first board shows. */
async function importGodip(batches: AsyncIterable<readonly string[]>, file: RecordSource, sink: Sink): Promise<void> {
  const lines: string[] = [];
  for await (const batch of batches) lines.push(...batch);
  const id = (file.sources[0]?.name ?? file.name)
    .split('/')
    .at(-1)!
    .replace(/\.txt$/i, '');
  const read = readGodip(
    lines,
    id,
    loadVariants().map(({ board }) => board),
  );
  for (const { line, text } of read.unread)
    sink.fault(`${file.name}: line ${line}: no line of godip's: ${text}`, true, "no line of godip's");
  const fault = toResearchGame(
    read.game,
    "A text of godip's.",
    file,
    sink,
    lines.map((line) => `${line.trimEnd()}\n`).join(''),
  );
  if (fault !== null) sink.fault(`${file.name}: ${fault}`, true);
}

async function recordSource({ name, label, digest }: ArchiveSource): Promise<RecordSource> {
  return { name, sources: digest === undefined ? [] : [{ name: label, digest: await digest() }] };
}

async function* asText(batches: AsyncIterable<readonly string[]>): AsyncGenerator<readonly string[]> {
  for await (const batch of batches) yield batch.map(lineText);
}

/** Looks at the first line that is not blank, and gives all lines. */
async function peek(
  batches: AsyncGenerator<readonly string[]>,
): Promise<{ readonly first: string; readonly batches: AsyncIterable<readonly string[]> }> {
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
  return { first: first ?? '', batches: all() };
}
