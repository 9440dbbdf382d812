/** Where imported games go: a folder of archives, in which nothing is ever overwritten, or the only one to standard output. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import { archiveOfRecord, type GameRecord } from '../../../engine/archive/of-record.ts';
import { formatSummary, type SummaryDocument } from '../../../engine/archive/old-games/summary-document.ts';
import { formatArchive, sealArchive } from '../../../engine/archive/seal.ts';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import type { LoadedVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { BadInput } from '../../local/bad-input.ts';
import { makeFolder, writeOutput } from '../outputs.ts';

/** A kind of what was not read: `no power of this game begins this line`. */
export interface UnreadKind {
  readonly kind: string;
  readonly count: number;
  /** Where the first of them stands, and its text. */
  readonly first: string;
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
  /** The same by kind, the most frequent first; quotations in them are left out. */
  readonly kinds: readonly UnreadKind[];
  /** The archive, when there is no folder to put it into. */
  readonly text: string | null;
}

export interface Sink {
  readonly file: () => void;
  readonly game: (record: GameRecord, loaded: LoadedVariant) => ArchiveDocument;
  /** An archive as it is, with its seals. */
  readonly document: (document: ArchiveDocument) => void;
  readonly summary: (document: SummaryDocument) => void;
  /** `counts`: it matters. `kind`: without what is particular to this one; the message itself where it is left out. */
  readonly fault: (message: string, counts: boolean, kind?: string) => void;
  readonly done: () => Imported;
}

export function makeSink(folder: string | null, tell: (line: string) => void): Sink {
  const written = new Set<string>();
  const kinds = new Map<string, { count: number; first: string }>();
  const counted = { files: 0, games: 0, phases: 0, summaries: 0, faults: 0 };
  const unended: { name: string; next: string }[] = [];
  let text: string | null = null;
  if (folder !== null) makeFolder(folder);

  const put = (name: string, ending: string, content: string) => {
    if (folder === null) {
      if (text !== null) throw new BadInput('There are several games here: give a folder for their archives with -o.');
      text = content;
      return;
    }
    for (let n = 1; ; n += 1) {
      const file = `${n === 1 ? name : `${name}-${n}`}${ending}`;
      const path = join(folder, file);
      const isOurs = written.has(file.toLowerCase());
      if (isOurs) continue;
      if (existsSync(path) && readFileSync(path, 'utf8') !== content) {
        if (n === 1) tell(`${path} is there already, and is another: this one gets the next free name.`);
        continue;
      }
      written.add(file.toLowerCase());
      writeOutput(path, content);
      return;
    }
  };

  const document: Sink['document'] = (archive) => {
    counted.games += 1;
    counted.phases += archive.phases.length;
    put(archive.name, '.json', formatArchive(archive));
  };

  return {
    file: () => {
      counted.files += 1;
    },
    game: (record, { board, digest }) => {
      const archive = sealArchive(archiveOfRecord(record, { board, variantDigest: digest }), sha256);
      document(archive);
      const next = archive.position?.phase;
      if (next !== undefined) unended.push({ name: archive.name, next });
      return archive;
    },
    document,
    summary: (summary) => {
      counted.summaries += 1;
      put(fileName(summary), '.summary.json', formatSummary(summary));
    },
    fault: (message, counts, kind = message) => {
      if (counts) {
        counted.faults += 1;
        const known = kinds.get(kind);
        kinds.set(kind, { count: (known?.count ?? 0) + 1, first: known?.first ?? message });
      }
      tell(message);
    },
    done: () => ({
      ...counted,
      unended,
      kinds: [...kinds].map(([kind, each]) => ({ kind, ...each })).sort((a, b) => b.count - a.count),
      text,
    }),
  };
}

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
