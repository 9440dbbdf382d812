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
import type { MessageOrText } from '../../../engine/messages/all-messages.ts';
import type { ArchiveMessage } from '../../../engine/messages/archive-messages.ts';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import type { LoadedVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { BadInput } from '../../local/bad-input.ts';
import { say } from '../archive-words.ts';
import { makeFolder, writeOutput } from '../tool-outputs.ts';
import { archiveWithoutErased, summaryWithoutErased } from './erased-people.ts';
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

export class Sink {
  /** In milliseconds: nothing that is read can be later. */
  readonly now: number;
  readonly people: People | null;
  /** Archives go into a folder. */
  readonly isFolder: boolean;
  readonly #options: SinkOptions;
  /** Files of this import in the folder, by the names of their games. */
  readonly #written = new Set<string>();
  /** Digests of the texts that outlines were made of. */
  readonly #outlined = new Set<string>();
  readonly #byName = new Map<string, string[]>();
  readonly #kinds = new Map<string, { count: number; first: string; counts: boolean }>();
  readonly #counted = { files: 0, games: 0, phases: 0, summaries: 0, faults: 0 };
  /** By file. */
  readonly #unended = new Map<string, { name: string; next: string }>();
  #text: string | null = null;

  constructor(options: SinkOptions) {
    const { folder, now, people = null } = options;
    [this.#options, this.now, this.people, this.isFolder] = [options, now, people, folder !== null];
    if (folder !== null) makeFolder(folder);
  }

  file(): void {
    this.#counted.files += 1;
  }

  /** The archive that was written; null where the record cannot be one, which is reported. */
  game(record: GameRecord, loaded: LoadedVariant): ArchiveDocument | null {
    const { players, seats = {}, masters = [] } = record;
    const seated = Object.values(seats).flatMap((list) => list.map(({ name }) => name));
    for (const name of [...Object.values(players), ...seated, ...masters]) this.people?.met(name);
    const archive = archiveFrom(record, loaded, this.#remarks);
    return archive === null ? null : this.#document(archive, loaded);
  }

  /** An archive as it is, with its seals. */
  document(archive: ArchiveDocument, loaded: LoadedVariant): void {
    const { checks } = verifyArchive(formatArchive(archive), LOCAL_VERIFIER);
    const wrong = checks.find(({ result }) => result === 'wrong');
    if (wrong === undefined) this.#document(archive, loaded);
    else this.#unsound(archive.name, wrong.detail);
  }

  summary(found: SummaryDocument): void {
    const wrong = checkSchema(SUMMARY_SCHEMA, found)[0];
    if (wrong !== undefined) {
      this.#unsound(found.name, inPlace(wrong));
      return;
    }
    if (this.#outlined.has(found.sourceDigest)) return;
    this.#outlined.add(found.sourceDigest);
    const summary = this.people?.hasErased === true ? summaryWithoutErased(found, this.people) : found;
    this.#counted.summaries += 1;
    this.#put(fileName(summary), '.summary.json', formatSummary(summary));
  }

  /** There is a game of this name: another may be the same. */
  isKnown(name: string): boolean {
    return this.#byName.has(name.toLowerCase());
  }

  /** A game as {@link archiveFrom} has made it. `path`: of the file that it takes the place of; null where its name is not known. */
  sealed({ name, phases, next, text }: SealedGame, path: string | null = null): void {
    this.#counted.phases += phases;
    if (path === null) this.#counted.games += 1;
    else writeOutput(path, text);
    const file = path ?? this.#put(name, '.json', text);
    const key = name.toLowerCase();
    if (path === null && this.isFolder) this.#byName.set(key, [...(this.#byName.get(key) ?? []), file]);
    if (next === null) this.#unended.delete(file);
    else this.#unended.set(file, { name, next });
  }

  /** What a reader says of its source. */
  remark(where: string, { what, matters, count = 1 }: Omit<ImportRemark, 'where'>): void {
    const times = count === 1 || what.code !== 'archive/field-unread' ? '' : ` (${count} times)`;
    this.fault(`${where}: ${say(what)}${times}`, matters, remarkKind(what), count);
  }

  /** So many lines were understood, and say nothing that is not kept. */
  routine(lines: number): void {
    const { count = 0 } = this.#kinds.get(ROUTINE) ?? {};
    if (lines > 0) this.#kinds.set(ROUTINE, { count: count + lines, first: '', counts: false });
  }

  /** `counts`: it matters. `kind`: without what is particular to this one; the message itself where it is left out. */
  fault(message: string, counts: boolean, kind = message, count = 1): void {
    if (count === 0) return;
    if (counts) this.#counted.faults += count;
    const known = this.#kinds.get(kind);
    this.#kinds.set(kind, { count: (known?.count ?? 0) + count, first: known?.first ?? message, counts });
    if (counts || this.#options.all) this.#options.tell(message);
  }

  done(): Imported {
    return {
      ...this.#counted,
      unended: [...this.#unended.values()],
      kinds: [...this.#kinds]
        .map(([kind, known]) => ({ kind, ...known }))
        .sort((a, b) => Number(b.counts) - Number(a.counts) || b.count - a.count),
      text: this.#text,
    };
  }

  readonly #remarks: Remarks = (where, remark) => this.remark(where, remark);

  #unsound(name: string, why: MessageOrText): void {
    this.remark(name, { what: { code: 'archive/would-not-be-sound', why }, matters: true });
  }

  /** A game that a judge of ours has sealed is kept as it is; of all others each source adds what it has. */
  #document(found: ArchiveDocument, loaded: LoadedVariant): ArchiveDocument | null {
    const archive = this.people?.hasErased === true ? archiveWithoutErased(found, this.people).document : found;
    const twin = this.#twinOf(archive);
    if (twin === null) {
      this.sealed(sealedGame(archive));
      return archive;
    }
    const { path, known } = twin;
    this.#counted.phases -= known.phases.length;
    this.remark(archive.name, { what: { code: 'archive/told-before' }, matters: false });
    if (known.judge !== null || archive.judge !== null) {
      this.sealed(sealedGame(known.judge === null ? archive : known), path);
      return archive;
    }
    const whole = soundArchive(gamesTogether(known, archive, loaded.board), loaded, this.#remarks);
    this.sealed(sealedGame(whole ?? known), path);
    return whole;
  }

  /** What another source of this import has told of the same game. */
  #twinOf(archive: ArchiveDocument) {
    const paths = this.#byName.get(archive.name.toLowerCase());
    if (paths === undefined) return null;
    const identity = identityOf(archive, sha256);
    for (const path of paths) {
      const known: ArchiveDocument = JSON.parse(readFileSync(path, 'utf8'));
      if (isSameGame(identityOf(known, sha256), identity)) return { path, known };
    }
    return null;
  }

  /** The file that holds it now. */
  #put(name: string, ending: string, content: string): string {
    const { folder, tell } = this.#options;
    if (folder === null) {
      if (this.#text !== null)
        throw new BadInput('There are several games here: give a folder for their archives with -o.');
      this.#text = content;
      return '';
    }
    for (let n = 1; ; n += 1) {
      const file = `${n === 1 ? name : `${name}-${n}`}${ending}`;
      const path = join(folder, file);
      if (this.#written.has(file.toLowerCase())) continue;
      if (existsSync(path) && readFileSync(path, 'utf8') !== content) {
        if (n === 1) tell(`${path} is there already, and is another: this one gets the next free name.`, true);
        continue;
      }
      this.#written.add(file.toLowerCase());
      writeOutput(path, content);
      return path;
    }
  }
}

type Remarks = (...remark: Parameters<Sink['remark']>) => void;

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
export function archiveFrom(record: GameRecord, loaded: LoadedVariant, remark: Remarks): ArchiveDocument | null {
  const what = startFault(record, loaded.board);
  if (what === null) return soundArchive(record, loaded, remark);
  remark(record.name, { what, matters: true, count: linesIn(record) });
  return null;
}

function soundArchive(record: GameRecord, { board, digest }: LoadedVariant, remark: Remarks): ArchiveDocument | null {
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
  'archive/lines-missing': 'lines are missing in the results of a phase',
  'archive/orders-left-out': 'orders of phases that are left out',
  'archive/two-in-one': 'parts of two phases run together',
  'archive/ends-early': 'a history ends before what its first line promises',
  'archive/impossible-units': 'units that cannot stand so',
  'archive/more-than-order': 'an order with other words beside it, which are a note',
  'archive/phase-left-out': 'a phase that stands there twice, or whose board cannot be read, is left out',
  'archive/no-phase-code': 'the name of a phase that is none',
  'archive/before-the-start': 'a game that begins before its variant does',
  'archive/strange-start': 'a game with other units at its start than its variant has',
  'archive/strange-owners': 'a game with other owners at its start than its variant has',
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
