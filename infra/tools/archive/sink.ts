/** Where imported games go: a folder of archives, in which nothing is ever overwritten, or the only one to standard output. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import { checkSchema } from '../../../engine/archive/json-schema.ts';
import { archiveOfRecord, type GameRecord } from '../../../engine/archive/of-record.ts';
import {
  formatSummary,
  SUMMARY_SCHEMA,
  type SummaryDocument,
} from '../../../engine/archive/old-games/summary-document.ts';
import { inPlace } from '../../../engine/archive/placed-fault.ts';
import type { ImportRemark } from '../../../engine/archive/reading/remark.ts';
import { startFault } from '../../../engine/archive/reading/start-fault.ts';
import { identityOf, isSameGame } from '../../../engine/archive/same-game.ts';
import { ARCHIVE_SCHEMA } from '../../../engine/archive/schema.ts';
import { formatArchive, sealArchive } from '../../../engine/archive/seal.ts';
import { gamesTogether } from '../../../engine/archive/together.ts';
import { verifyArchive } from '../../../engine/archive/verify.ts';
import type { ArchiveMessage } from '../../../engine/messages/archive-messages.ts';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import type { LoadedVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { BadInput } from '../../local/bad-input.ts';
import { say } from '../archive-words.ts';
import { makeFolder, writeOutput } from '../tool-outputs.ts';
import { archiveWithoutErased, recordWithoutErased, summaryWithoutErased } from './erased-people.ts';
import type { People } from './people-table.ts';
import { LOCAL_VERIFIER } from './read-file.ts';

/** A kind of what was not read: `no power of this game begins this line`. */
export interface UnreadKind {
  readonly kind: string;
  readonly count: number;
  /** Where the first of them stands, and its text. */
  readonly first: string;
  /** It matters: something of a game is left out, or told in two ways. */
  readonly counts: boolean;
}

export interface Imported {
  readonly files: number;
  /** Games of which phases are known. */
  readonly games: number;
  readonly phases: number;
  /** Games that no source tells the end of, each with the phase that comes next in it. */
  readonly unended: readonly { readonly name: string; readonly next: string }[];
  /** Games of which only the outline is known. */
  readonly summaries: number;
  /** Lines of judges' mails that were not read, and disagreements. */
  readonly faults: number;
  /** The same by kind, what matters first, then the most frequent; quotations in them are left out. */
  readonly kinds: readonly UnreadKind[];
  /** The archive, when there is no folder to put it into. */
  readonly text: string | null;
}

export interface Sink {
  readonly file: () => void;
  /** In milliseconds: nothing that is read can be later. */
  readonly now: number;
  readonly people: People | null;
  /** The archive that was written; null where the record cannot be one, which is reported. */
  readonly game: (record: GameRecord, loaded: LoadedVariant) => ArchiveDocument | null;
  /** An archive as it is, with its seals. */
  readonly document: (archive: ArchiveDocument, loaded: LoadedVariant) => void;
  readonly summary: (document: SummaryDocument) => void;
  /** Archives go into a folder. */
  readonly isFolder: boolean;
  /** There is a game of this name: another may be the same. */
  readonly isKnown: (name: string) => boolean;
  /** A game of a name that is not known, as {@link archiveFrom} has made it. */
  readonly sealed: (game: SealedGame) => void;
  /** What a reader says of its source. */
  readonly remark: (where: string, remark: Omit<ImportRemark, 'where'>) => void;
  /** So many lines were understood, and say nothing that is not kept. */
  readonly routine: (lines: number) => void;
  /** `counts`: it matters. `kind`: without what is particular to this one; the message itself where it is left out. */
  readonly fault: (message: string, counts: boolean, kind?: string, count?: number) => void;
  readonly done: () => Imported;
}

export interface SinkOptions {
  /** Where the archives go; null: the only one to standard output. */
  readonly folder: string | null;
  /** Gets what was not read, and disagreements. `isNote`: of the files that are written. */
  readonly tell: (line: string, isNote?: boolean) => void;
  /** Also tell what does not matter: that a text is no judge's mail at all. */
  readonly all: boolean;
  /** The time, in milliseconds: nothing that is read can be later. */
  readonly now: number;
  /** Who is met joins it, and who is to be forgotten is left out. */
  readonly people?: People;
}

export function makeSink({ folder, tell, now, all, people }: SinkOptions): Sink {
  /** Files of this import in the folder, by the names of their games. */
  const written = new Set<string>();
  /** Digests of the texts that outlines were made of. */
  const outlined = new Set<string>();
  const byName = new Map<string, string[]>();
  const kinds = new Map<string, { count: number; first: string; counts: boolean }>();
  const counted = { files: 0, games: 0, phases: 0, summaries: 0, faults: 0 };
  /** By file. */
  const unended = new Map<string, { name: string; next: string }>();
  let text: string | null = null;
  if (folder !== null) makeFolder(folder);

  /** The file that holds it now. */
  const put = (name: string, ending: string, content: string): string => {
    if (folder === null) {
      if (text !== null) throw new BadInput('There are several games here: give a folder for their archives with -o.');
      text = content;
      return '';
    }
    for (let n = 1; ; n += 1) {
      const file = `${n === 1 ? name : `${name}-${n}`}${ending}`;
      const path = join(folder, file);
      const isOurs = written.has(file.toLowerCase());
      if (isOurs) continue;
      if (existsSync(path) && readFileSync(path, 'utf8') !== content) {
        if (n === 1) tell(`${path} is there already, and is another: this one gets the next free name.`, true);
        continue;
      }
      written.add(file.toLowerCase());
      writeOutput(path, content);
      return path;
    }
  };

  const keep = ({ name, phases, next, text: content }: SealedGame, path: string | null = null) => {
    counted.phases += phases;
    if (path === null) counted.games += 1;
    else writeOutput(path, content);
    const file = path ?? put(name, '.json', content);
    const key = name.toLowerCase();
    if (path === null && folder !== null) byName.set(key, [...(byName.get(key) ?? []), file]);
    if (next === null) unended.delete(file);
    else unended.set(file, { name, next });
  };

  /** What another source of this import has told of the same game. */
  const twinOf = (archive: ArchiveDocument) => {
    const named = byName.get(archive.name.toLowerCase());
    if (named === undefined) return null;
    const identity = identityOf(archive, sha256);
    for (const path of named) {
      const known: ArchiveDocument = JSON.parse(readFileSync(path, 'utf8'));
      if (isSameGame(identityOf(known, sha256), identity)) return { path, known };
    }
    return null;
  };

  /** A game that a judge of ours has sealed is kept as it is; of all others each source adds what it has. */
  const document = (archive: ArchiveDocument, loaded: LoadedVariant): ArchiveDocument | null => {
    const twin = twinOf(archive);
    if (twin === null) {
      keep(sealedGame(archive));
      return archive;
    }
    const { path, known } = twin;
    counted.phases -= known.phases.length;
    remark(archive.name, { what: { code: 'archive/told-before' }, matters: false });
    if (known.judge !== null) keep(sealedGame(known), path);
    else if (archive.judge !== null) keep(sealedGame(archive), path);
    else {
      const record = gamesTogether(known, archive, loaded.board);
      const whole = soundArchive(record, loaded, remark);
      keep(sealedGame(whole ?? known), path);
      return whole;
    }
    return archive;
  };

  const fault: Sink['fault'] = (message, counts, kind = message, count = 1) => {
    if (count === 0) return;
    if (counts) counted.faults += count;
    const known = kinds.get(kind);
    kinds.set(kind, { count: (known?.count ?? 0) + count, first: known?.first ?? message, counts });
    if (counts || all) tell(message);
  };

  const routine: Sink['routine'] = (lines) => {
    const { count = 0 } = kinds.get(ROUTINE) ?? {};
    if (lines > 0) kinds.set(ROUTINE, { count: count + lines, first: '', counts: false });
  };

  const remark: Sink['remark'] = (where, { what, matters, count = 1 }) => {
    const times = count === 1 || what.code !== 'archive/field-unread' ? '' : ` (${count} times)`;
    fault(`${where}: ${say(what)}${times}`, matters, remarkKind(what), count);
  };

  return {
    file: () => {
      counted.files += 1;
    },
    now,
    people: people ?? null,
    game: (found, loaded) => {
      const { players, seats = {}, masters = [] } = found;
      const seated = Object.values(seats).flatMap((list) => list.map(({ name }) => name));
      for (const name of [...Object.values(players), ...seated, ...masters]) people?.met(name);
      const record = people?.hasErased === true ? recordWithoutErased(found, people) : found;
      const archive = archiveFrom(record, loaded, remark);
      return archive === null ? null : document(archive, loaded);
    },
    document: (found, loaded) => {
      const archive = people?.hasErased === true ? archiveWithoutErased(found, people).document : found;
      const { checks } = verifyArchive(formatArchive(archive), LOCAL_VERIFIER);
      const wrong = checks.find(({ result }) => result === 'wrong');
      if (wrong === undefined) document(archive, loaded);
      else remark(archive.name, { what: { code: 'archive/would-not-be-sound', why: wrong.detail }, matters: true });
    },
    isFolder: folder !== null,
    isKnown: (name) => byName.has(name.toLowerCase()),
    sealed: (game) => keep(game),
    summary: (found) => {
      const wrong = checkSchema(SUMMARY_SCHEMA, found)[0];
      if (wrong !== undefined) {
        const what = { code: 'archive/would-not-be-sound', why: inPlace(wrong) } as const;
        return remark(found.name, { what, matters: true });
      }
      if (outlined.has(found.sourceDigest)) return;
      outlined.add(found.sourceDigest);
      const summary = people?.hasErased === true ? summaryWithoutErased(found, people) : found;
      counted.summaries += 1;
      put(fileName(summary), '.summary.json', formatSummary(summary));
    },
    routine,
    remark,
    fault,
    done: () => ({
      ...counted,
      unended: [...unended.values()],
      kinds: [...kinds]
        .map(([kind, known]) => ({ kind, ...known }))
        .sort((a, b) => Number(b.counts) - Number(a.counts) || b.count - a.count),
      text,
    }),
  };
}

/** An archive that lacks nothing but its file; `next`: the phase that comes next, where no end is known. */
export interface SealedGame {
  readonly name: string;
  readonly phases: number;
  readonly next: string | null;
  readonly text: string;
}

export function sealedGame(archive: ArchiveDocument): SealedGame {
  const { name, phases, judge, position } = archive;
  const next = judge === null ? (position?.phase ?? null) : null;
  return { name, phases: phases.length, next, text: formatArchive(archive) };
}

/** The archive of a record; null where it cannot be one: `remark` gets why. */
export function archiveFrom(record: GameRecord, loaded: LoadedVariant, remark: Sink['remark']): ArchiveDocument | null {
  const what = startFault(record, loaded.board);
  if (what === null) return soundArchive(record, loaded, remark);
  remark(record.name, { what, matters: true, count: linesIn(record) });
  return null;
}

function soundArchive(
  record: GameRecord,
  { board, digest }: LoadedVariant,
  remark: Sink['remark'],
): ArchiveDocument | null {
  const archive = sealArchive(archiveOfRecord(record, { board, variantDigest: digest }), sha256);
  const wrong = checkSchema(ARCHIVE_SCHEMA, archive)[0];
  if (wrong === undefined) return archive;
  const what = { code: 'archive/would-not-be-sound', why: inPlace(wrong) } as const;
  remark(record.name, { what, matters: true, count: linesIn(record) });
  return null;
}

/** How many orders and lines of messages are left out with a game. */
function linesIn({ phases, press = [] }: Pick<GameRecord, 'phases' | 'press'>): number {
  const orders = phases.flatMap((each) => Object.values(each.orders).flat()).length;
  return press.reduce((sum, { body }) => sum + body.split('\n').length, Math.max(1, orders));
}

const ROUTINE = 'headings, deadlines, heads of mails and copies, which say nothing else';

/** A remark without what is particular to one: the names in it, and why. */
export function remarkKind(what: ArchiveMessage): string {
  const known = KINDS[what.code];
  const plain = what.code === 'archive/at' ? what : 'why' in what ? { ...what, why: '' } : what;
  return known ?? say(plain as ArchiveMessage).replace(/'[^']*'/g, "'…'");
}

/** Differences, whose sentences are all names. */
const KINDS: Partial<Readonly<Record<ArchiveMessage['code'], string>>> = {
  'archive/results-differ': 'an order came out otherwise for the old judge',
  'archive/units-differ': 'the old judge has other units than the engine',
  'archive/dislodged-differ': 'a unit was dislodged for one of the old judge and the engine alone',
  'archive/retreats-differ': 'the old judge gives other retreats than the engine',
  'archive/owners-differ': 'the old judge tells other owners than the engine',
  'archive/next-differs': 'another phase comes next for the old judge',
  'archive/phase-not-found': 'phases are missing',
  'archive/counts-differ': 'the old judge counts other centers than there are',
  'archive/without-phases': 'reports and messages of a game none of whose phases could be put together',
  'archive/told-again': 'a phase stands twice on one page',
  'archive/told-twice': 'two mails tell of one phase, and differ',
  'archive/phase-cut-off': 'the results of a phase end in the middle',
  'archive/orders-left-out': 'orders of phases that are left out',
  'archive/two-in-one': 'parts of two phases run together',
  'archive/ends-early': 'a history ends before what its first line promises',
  'archive/impossible-units': 'units that cannot stand so',
  'archive/year-unclear': 'a column of a year told before, or of none that is clear',
  'archive/end-differs': 'the record ends on another board than its orders lead to',
};

/** Two judges may have had a game of one name. */
function fileName({ name, judge }: SummaryDocument): string {
  const plain = (word: string) =>
    word
      .normalize('NFKD')
      .replace(/[^A-Za-z0-9._-]+/g, '_')
      .replace(/^[._]+/, '')
      .slice(0, 60);
  return [plain(name) || 'game', ...(judge === null ? [] : [plain(judge)])].join('.').toLowerCase();
}
