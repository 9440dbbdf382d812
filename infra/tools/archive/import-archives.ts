/**
 * Games from elsewhere: classic judges' mails and summaries, and records as JSON lines. Read as a stream; each game becomes an archive,
 * each summary without phases the outline of a game, and everything that was not read or does not agree is reported with its line.
 */
import { BadInput } from '../../local/bad-input.ts';
import { readElsewhere, saveInstead } from './elsewhere/elsewhere.ts';
import { beginsJson } from './json-values.ts';
import { lineText } from './mail-source.ts';
import { makeMails } from './mails.ts';
import { importRecords, type RecordSource } from './record-lines.ts';
import { type Imported, makeSink, type SinkOptions } from './sink.ts';
import { type ArchiveSource, sourcesIn } from './sources.ts';

/** Reads files and folders one after the other. Games with parts in several of them are put together. */
export async function importGames(paths: readonly (string | undefined)[], options: SinkOptions): Promise<Imported> {
  const sink = makeSink(options);
  const empty = new Map<string, boolean>();
  const mails = makeMails(sink, (name) => empty.delete(name));
  for await (const source of sourcesIn(paths, (name, why) => sink.fault(`${name}: ${why}`, true, why))) {
    sink.file();
    empty.set(source.name, paths.includes(source.name));
    try {
      const markup = source.markup === undefined ? null : await source.markup();
      const elsewhere = markup === null ? null : readElsewhere(markup, source.name);
      if (elsewhere !== null) {
        mails.add(source, elsewhere);
        continue;
      }
      const instead = markup === null ? null : saveInstead(markup);
      if (instead !== null) {
        empty.delete(source.name);
        sink.fault(`${source.name}: ${instead}`, true, instead);
        continue;
      }
      const { isJson, batches } = await peek(source.lines());
      if (isJson) {
        empty.delete(source.name);
        await importRecords(asText(batches), await recordSource(source), sink);
      } else await mails.read(source, batches);
    } catch (error) {
      if (!(error instanceof Error) || error instanceof BadInput) throw error;
      empty.delete(source.name);
      sink.fault(`${source.name}: cannot be read further (${error.message})`, true, 'cannot be read further');
    }
  }
  await mails.end();
  // In a folder of letters it is none of anybody's business.
  for (const [name, matters] of empty) sink.remark(name, { what: { code: 'archive/nothing-found' }, matters });
  return sink.done();
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
  return { isJson: first !== undefined && beginsJson(first), batches: all() };
}
