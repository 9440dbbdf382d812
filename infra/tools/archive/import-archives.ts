/**
 * Games from elsewhere: classic judges' mails and summaries, and records as JSON lines. Read as a stream; each game becomes an archive,
 * each summary without phases the outline of a game, and everything that was not read or does not agree is reported with its line.
 */
import { assembleGame } from '../../../engine/archive/classic/assemble.ts';
import { makeClassicReader } from '../../../engine/archive/classic/reader.ts';
import type { ClassicGame } from '../../../engine/archive/classic/report.ts';
import type { GameRecord } from '../../../engine/archive/of-record.ts';
import { isSummaryTitle, readSummary } from '../../../engine/archive/old-games/read-summary.ts';
import { type SummaryDocument, sealSummary } from '../../../engine/archive/old-games/summary-document.ts';
import { withSummary } from '../../../engine/archive/old-games/with-summary.ts';
import type { UnreadSourceMessage } from '../../../engine/messages/archive-messages.ts';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import { loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { formatterFor } from '../../../templates/locales/speaker.ts';
import { BadInput } from '../../local/bad-input.ts';
import { type ElsewhereGame, readElsewhere, saveInstead } from './elsewhere/elsewhere.ts';
import { beginsJson } from './json-values.ts';
import { lineText, type MailPiece, mailPieces } from './mail-source.ts';
import { importRecords, type RecordSource } from './record-lines.ts';
import { type Imported, makeSink, remarkKind, type Sink, type SinkOptions } from './sink.ts';
import { type ArchiveSource, sourcesIn } from './sources.ts';

const { say } = formatterFor({});

/** A summary is no longer, in lines. */
const LONGEST_SUMMARY = 5_000;
/** We name no more sources than this for one game. */
const MOST_NAMES = 5;

/** Reads files and folders one after the other. Games with parts in several of them are put together. */
export async function importGames(paths: readonly (string | undefined)[], options: SinkOptions): Promise<Imported> {
  const sink = makeSink(options);
  const mails = makeMails(sink);
  for await (const source of sourcesIn(paths, (name, why) => sink.fault(`${name}: ${why}`, true, why))) {
    sink.file();
    try {
      const markup = source.markup === undefined ? null : await source.markup();
      const elsewhere = markup === null ? null : readElsewhere(markup, source.name);
      if (elsewhere !== null) {
        mails.add(source, elsewhere);
        continue;
      }
      const instead = markup === null ? null : saveInstead(markup);
      if (instead !== null) {
        sink.fault(`${source.name}: ${instead}`, true, instead);
        continue;
      }
      const { isJson, batches } = await peek(source.lines());
      if (isJson) await importRecords(asText(batches), await recordSource(source), sink);
      else await mails.read(source, batches);
    } catch (error) {
      if (!(error instanceof Error) || error instanceof BadInput) throw error;
      sink.fault(`${source.name}: cannot be read further (${error.message})`, true, 'cannot be read further');
    }
  }
  await mails.end();
  return sink.done();
}

/** Reads mails and texts of judges, whatever file they are in. */
function makeMails(sink: Sink) {
  let file = '';
  let title: { lines: string[]; at: number; readonly quoted: string } | null = null;
  const summaries = new Map<string, SummaryDocument>();
  const digests = new Map<string, ArchiveSource['digest']>();
  const reader = makeClassicReader({
    board: variantOfMail,
    unread: ({ from, to, text, why }) => {
      const lines = from === to ? `line ${from}` : `lines ${from} to ${to}`;
      sink.fault(`${file}: ${lines}: ${say(why)}: ${text}`, !OUTSIDE.includes(why.code), remarkKind(why));
    },
  });

  const endSummary = () => {
    if (title === null) return;
    const { lines, at } = title;
    title = null;
    const { body, disagreements, text, unread, furniture } = readSummary(lines, at, variantOfMail);
    if (body.powers.length + body.masters.length + body.years.length === 0 && body.outcome === null) {
      sink.fault(
        `${file}: line ${at}: a summary that tells nothing: ${lines[0]}`,
        true,
        'a summary that tells nothing',
      );
      return;
    }
    for (const { line, text, why } of unread) {
      sink.fault(`${file}: line ${line}: ${say(why)}: ${text.trim()}`, true, remarkKind(why));
    }
    sink.fault(
      `${file}: line ${at}: headings and legends of tables`,
      false,
      'headings and legends of tables',
      furniture,
    );
    const source = `The summary of a judge (${shortName(file)}).`;
    const told = { ...body, disagreements: disagreements.map(say), source, sourceDigest: sha256(text) };
    const document = sealSummary(told, sha256);
    // The same summary may have been kept many times.
    summaries.set(document.sourceDigest, summaries.get(document.sourceDigest) ?? document);
  };

  const readPiece = (piece: MailPiece) => {
    if (piece.kind === 'unread') return sink.fault(`${file}: line ${piece.number}: ${piece.why}`, true, piece.why);
    if (piece.kind === 'mail') {
      endSummary();
      return reader.mail(piece.at);
    }
    const line = title === null ? piece.text.replace(QUOTED, '') : withoutQuotes(piece.text, title.quoted);
    if (isSummaryTitle(line) && !reader.isMarked(piece.text)) {
      endSummary();
      title = { lines: [line], at: piece.number, quoted: QUOTED.exec(piece.text)?.[0] ?? '' };
    } else if (title !== null && !/^:: ?Judge:/i.test(line) && title.lines.length < LONGEST_SUMMARY) {
      title.lines.push(line);
    } else {
      endSummary();
      reader.line(piece.text, piece.number);
    }
  };

  return {
    add: ({ name, digest }: ArchiveSource, { lines, game, players, result }: ElsewhereGame) => {
      file = name;
      reader.source(name, true);
      digests.set(name, digest);
      reader.mail(null);
      for (const [n, line] of lines.entries()) reader.line(line, n + 1);
      reader.mail(null);
      reader.about(game, { players, ...(result === null ? {} : { result }) });
    },
    read: async ({ name, digest }: ArchiveSource, batches: AsyncIterable<readonly string[]>) => {
      file = name;
      reader.source(name);
      digests.set(name, digest);
      for await (const pieces of mailPieces(batches)) pieces.forEach(readPiece);
      endSummary();
      reader.mail(null);
    },
    end: async () => {
      const games = reader.end();
      for (const game of games) {
        const summary = summaryOf(game, [...summaries.values()]);
        const isWhole = putTogether(game, summary, sink, await sourcesOf(game, digests));
        if (summary === null || !isWhole) continue;
        const { digest: _, ...told } = summary;
        summaries.set(summary.sourceDigest, sealSummary({ ...told, isBesideArchive: true }, sha256));
      }
      for (const summary of summaries.values()) sink.summary(summary);
    },
  };
}

/** Marks with which mails quote others. */
const QUOTED = /^(?:[>|] ?)+/;

/** Without the marks that the first line of a text had: further ones are its own. */
function withoutQuotes(text: string, marks: string): string {
  if (text.startsWith(marks)) return text.slice(marks.length);
  return text.startsWith(marks.trimEnd()) ? text.slice(marks.trimEnd().length) : text;
}

/** Makes the archive of a game; false when no phase of it could be put together. */
function putTogether(
  game: ClassicGame,
  summary: SummaryDocument | null,
  sink: Sink,
  sources: NonNullable<GameRecord['sources']>,
): boolean {
  const loaded = loadVariant(game.variant)!;
  const source = `Mails of the judge ${game.judge ?? 'unknown'} (${namesOf(game.sources)}).`;
  const assembled = assembleGame(game, loaded.board, source);
  if (assembled === null) {
    sink.fault(
      `${game.name}: no phase of this game could be put together`,
      true,
      'no phase of this game could be put together',
    );
    return false;
  }
  for (const { phase, line, message } of assembled.disagreements) {
    sink.remark(`${game.name} ${phase} (line ${line})`, { what: message, matters: true });
  }
  const phases = assembled.record.phases.map((each) => {
    const differing = assembled.disagreements.filter(({ phase }) => phase === each.phase);
    if (differing.length === 0) return each;
    return {
      ...each,
      told: { notes: [], ...each.told, disagreements: differing.map(({ message }) => say(message)) },
    };
  });
  const record: GameRecord = { ...assembled.record, phases, sources };
  return sink.game(summary === null ? record : withSummary(record, summary, loaded.board), loaded) !== null;
}

async function recordSource({ name, digest }: ArchiveSource): Promise<RecordSource> {
  return { name, sources: digest === undefined ? [] : [{ name: shortName(name), digest: await digest() }] };
}

/** The files in which parts of a game were found, with their digests: whoever has them can see that they are the same. */
async function sourcesOf(
  { sources }: ClassicGame,
  digests: ReadonlyMap<string, ArchiveSource['digest']>,
): Promise<NonNullable<GameRecord['sources']>> {
  const found = [];
  for (const name of sources.slice(0, MOST_SOURCES)) {
    const digest = await digests.get(name)?.();
    if (digest !== undefined) found.push({ name: shortName(name), digest });
  }
  return found;
}

const MOST_SOURCES = 10_000;

/** The summary of the same game, where there is just one. */
function summaryOf(
  { name, judge, variant }: ClassicGame,
  summaries: readonly SummaryDocument[],
): SummaryDocument | null {
  const same = (a: string | null, b: string | null) => a === null || b === null || a.toLowerCase() === b.toLowerCase();
  const found = summaries.filter(
    (each) => each.name.toLowerCase() === name && each.variant.id === variant && same(each.judge, judge),
  );
  return found.length === 1 ? found[0]! : null;
}

function namesOf(sources: readonly string[]): string {
  const some = sources.slice(0, MOST_NAMES).map(shortName);
  const more = sources.length - some.length;
  return more === 0 ? some.join(', ') : `${some.join(', ')} and ${more} more`;
}

/** The last two parts of a path: where somebody keeps his files is nobody's business. */
function shortName(path: string): string {
  return path.split(/[/\\]/).slice(-2).join('/').slice(-200);
}

/** What we say about parts of the input that need not concern anybody. */
const OUTSIDE: readonly UnreadSourceMessage['code'][] = [
  'archive/not-a-judges',
  'archive/only-on-file',
  'archive/private-message',
];

/** The variant of a mail: `Standard Gunboat` is the variant that the first words name; the rest are options that leave the map as it is. */
function variantOfMail(words: string) {
  const parts = words
    .replace(/_/g, ' ')
    .split(/[\s,.]+/)
    .filter((part) => part !== '');
  for (let n = parts.length; n > 0; n--) {
    const loaded = loadVariant(parts.slice(0, n).join(' '));
    if (loaded === null) continue;
    return parts.slice(n).every((option) => OPTIONS.test(option)) ? loaded.board : null;
  }
  return null;
}

/** Words that a judge puts after a variant's name and that change nothing on the map. */
const OPTIONS =
  /^(?:gunboat|blind|no|press|nopress|none|nmr|nonmr|dias|nodias|grey|gray|white|public|partial|broadcast|only|duplex|secret|xtalball|observers?|moderated|unrated|novice|amateur|advanced|expert)$/i;

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
