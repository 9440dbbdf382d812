/** Mails and texts of judges, whatever file they are in, read into games and outlines. */
import { dirname } from 'node:path';
import { findPower } from '../../../engine/adjudicate/powers.ts';
import { makeClassicReader } from '../../../engine/archive/classic/reader.ts';
import { isSummaryTitle, readSummary } from '../../../engine/archive/old-games/read-summary.ts';
import type { Board } from '../../../engine/board/board.ts';
import type { UnreadSourceMessage } from '../../../engine/messages/archive-messages.ts';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import { loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { makeOwnResults, type OwnResults } from '../../../templates/classic/own-results.ts';
import { say } from '../archive-words.ts';
import { type NamedFiles, putTogether } from './assemble-archive.ts';
import type { ElsewhereGame } from './elsewhere/classic-text.ts';
import { gameKey } from './list-archives.ts';
import { type MailPiece, mailPieces } from './mail-source.ts';
import { Outlines, outlineOf } from './outlines.ts';
import { remarkKind, type Sink } from './sink.ts';
import type { ArchiveSource } from './sources.ts';

/** A summary is no longer, in lines. */
const LONGEST_SUMMARY = 5_000;

/** Reads mails and texts of judges, whatever file they are in. `found`: there is something of a game in this one. */
export function makeMails(sink: Sink, found: (name: string) => void) {
  let file = '';
  let title: { lines: string[]; at: number; readonly quoted: string } | null = null;
  const outlines = new Outlines();
  const files: NamedFiles = new Map();
  const unnamed = new UnnamedGames();
  let ownResults: OwnResults | null = null;
  const reader = makeClassicReader({
    board: variantOfMail,
    unread: ({ from, to, lines, text, why }) => {
      const where = from === to ? `line ${from}` : `lines ${from} to ${to}`;
      sink.fault(`${file}: ${where}: ${say(why)}: ${text}`, !OUTSIDE.includes(why.code), remarkKind(why), lines);
    },
    routine: (lines) => sink.routine(lines),
  });

  const endSummary = () => {
    if (title === null) return;
    const { lines, at } = title;
    title = null;
    const { body, disagreements, addressed, text, unread, furniture } = readSummary(lines, at, variantOfMail);
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
    sink.routine(furniture + 1);
    const source = `The summary of a judge (${files.get(file)?.label ?? file}).`;
    found(file);
    for (const { name, addresses } of addressed) sink.people?.met(name, addresses, gameKey(body));
    const told = { ...body, disagreements: disagreements.map(say), source, sourceDigest: sha256(text) };
    // A copy tells nothing new.
    if (!outlines.add(told, file)) sink.routine(lines.length - furniture);
  };

  const readPiece = (piece: MailPiece) => {
    if (piece.kind === 'unread') {
      const kind = piece.why.replace(/'[^']*'/g, "'…'");
      return sink.fault(`${file}: line ${piece.number}: ${piece.why}`, true, kind);
    }
    if (piece.kind !== 'line') sink.routine(piece.lines);
    if (piece.kind === 'routine') return;
    if (piece.kind === 'mail') {
      endSummary();
      ownResults?.end();
      return reader.mail(piece.at, piece.readers);
    }
    const line = title === null ? piece.text.replace(QUOTED, '') : withoutQuotes(piece.text, title.quoted);
    if (isSummaryTitle(line) && !reader.isMarked(piece.text)) {
      endSummary();
      title = { lines: [line], at: piece.number, quoted: QUOTED.exec(piece.text)?.[0] ?? '' };
    } else if (title !== null && !/^:: ?Judge:/i.test(line) && title.lines.length < LONGEST_SUMMARY) {
      title.lines.push(line);
    } else {
      endSummary();
      ownResults!.line(piece.text, piece.number);
    }
  };

  return {
    add: (source: ArchiveSource, told: ElsewhereGame) => {
      const { judge, variant, lines, isNamedByFile, players, result, beside, cut = 0 } = told;
      const { name } = source;
      file = name;
      const powers = lines.flatMap((line) => /^([^:]{1,40}): /.exec(line)?.[1] ?? []);
      if (variant === null && !powers.every((power) => findPower(STANDARD, power) !== null)) {
        sink.fault(`${name}: ${say(UNKNOWN)}`, true, say(UNKNOWN));
        return found(name);
      }
      const game = isNamedByFile ? unnamed.nameOf(told.game, dirname(name)) : told.game;
      files.set(name, { label: source.label, digest: source.digest });
      sink.fault(`${name}: ${say(BESIDE)}`, false, say(BESIDE), beside);
      sink.fault(`${name}: ${say(NAMED)}`, false, say(NAMED), Number(isNamedByFile));
      sink.fault(`${name}: ${say(ASSUMED)}`, false, say(ASSUMED), Number(variant === null));
      sink.fault(`${name}: ends in the middle: the last turn in it is left out`, true, 'ends in the middle', cut);
      reader.source(name, true);
      reader.mail(null);
      reader.line(`:: Judge: ${judge}  Game: ${game}  Variant: ${variant ?? 'Standard'}`, 1);
      for (const [n, line] of lines.entries()) reader.line(line, n + 2);
      reader.mail(null);
      reader.about(game, { players, ...(result === null ? {} : { result }) });
    },
    read: async (source: ArchiveSource, batches: AsyncIterable<readonly string[]>) => {
      file = source.name;
      files.set(file, { label: source.label, digest: source.digest });
      reader.source(file);
      ownResults ??= makeOwnResults(variantOfMail, reader.line, (lines) => sink.routine(lines));
      for await (const pieces of mailPieces(batches, sink.now)) pieces.forEach(readPiece);
      endSummary();
      ownResults.end();
      reader.mail(null);
    },
    close: () => outlines.close(),
    end: async () => {
      for (const game of reader.end()) {
        game.sources.forEach(found);
        const outline = outlineOf(game, outlines.of(game.name));
        const isWhole = await putTogether(game, outline, sink, files);
        if (outline !== null && isWhole) outlines.standsBeside(outline);
      }
      for (const { document } of outlines.all()) sink.summary(document);
    },
  };
}

const BESIDE = { code: 'archive/text-beside' } as const;
const NAMED = { code: 'archive/source-lacks', what: 'name', variant: '' } as const;
const ASSUMED = { code: 'archive/source-lacks', what: 'variant', variant: 'Standard' } as const;
const UNKNOWN = { code: 'archive/source-lacks', what: 'known-variant', variant: 'Standard' } as const;
const STANDARD = loadVariant('standard')!.board;

/** Files of one name in two folders are of two games: the second gets the next free name. */
class UnnamedGames {
  readonly #folders = new Map<string, string[]>();

  nameOf(name: string, folder: string): string {
    const folders = this.#folders.get(name) ?? [];
    this.#folders.set(name, folders);
    if (!folders.includes(folder)) folders.push(folder);
    const n = folders.indexOf(folder) + 1;
    return n === 1 ? name : `${name}-${n}`;
  }
}

/** Marks and blanks with which mails quote others. */
const QUOTED = /^(?:[>|] ?)*[ \t]*/;

/** Without the marks that the first line of a text had: further ones are its own. */
function withoutQuotes(text: string, marks: string): string {
  if (text.startsWith(marks)) return text.slice(marks.length);
  return text.startsWith(marks.trimEnd()) ? text.slice(marks.trimEnd().length) : text;
}

/** What we say about parts of the input that need not concern anybody. */
const OUTSIDE: readonly UnreadSourceMessage['code'][] = [
  'archive/not-a-judges',
  'archive/only-on-file',
  'archive/private-message',
  'archive/writer-by-name',
];

/** The variant of a mail: `Standard Gunboat` is the variant that the first words name; the rest are options that leave the map as it is. */
function variantOfMail(words: string): Board | null {
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
