/** Outlines of games, as summaries tell them: those of one game together. */
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClassicGame } from '../../../engine/archive/classic/report.ts';
import {
  type SummaryBody,
  type SummaryDocument,
  sealSummary,
} from '../../../engine/archive/old-games/summary-document.ts';
import { togetherOf } from '../../../engine/archive/old-games/witnesses.ts';
import { type Identity, identityOf, isSameGame, isSameStart } from '../../../engine/archive/same-game.ts';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';

/** `files`: those in which its summaries stand. */
export interface Outline {
  readonly document: SummaryDocument;
  readonly files: readonly string[];
}

/** Where a summary stands in the file of all, in bytes. */
type Place = readonly [at: number, length: number];

/** Summaries lie in a file until all are read: of ten thousand games they are a hundred megabytes, and each is looked at twice. */
export class Outlines {
  readonly #files = new Map<string, string[]>();
  readonly #places = new Map<string, Place[]>();
  readonly #beside = new Set<string>();
  #open: ReturnType<typeof openSpool> | null = null;
  #end = 0;

  /** The same summary may have been kept many times. False: it was known. */
  add(body: SummaryBody, file: string): boolean {
    const known = this.#files.get(body.sourceDigest);
    if (known !== undefined) {
      if (!known.includes(file)) known.push(file);
      return false;
    }
    this.#files.set(body.sourceDigest, [file]);
    const name = body.name.toLowerCase();
    this.#places.set(name, [...(this.#places.get(name) ?? []), this.#write(JSON.stringify(sealSummary(body, sha256)))]);
    return true;
  }

  #write(text: string): Place {
    this.#open ??= openSpool();
    const length = writeSync(this.#open.file, text, this.#end);
    this.#end += length;
    return [this.#end - length, length];
  }

  #read([at, length]: Place): SummaryDocument {
    const bytes = Buffer.alloc(length);
    readSync(this.#open!.file, bytes, 0, length, at);
    return JSON.parse(bytes.toString('utf8'));
  }

  /** Leaves nothing behind. */
  close(): void {
    if (this.#open === null) return;
    closeSync(this.#open.file);
    rmSync(this.#open.folder, { recursive: true });
    this.#open = null;
  }

  /** One for each game of a name, in the order in which they were found. */
  of(name: string): readonly Outline[] {
    const games: { readonly documents: SummaryDocument[]; readonly identities: Identity[] }[] = [];
    for (const place of this.#places.get(name.toLowerCase()) ?? []) {
      const document = this.#read(place);
      const identity = identityOf(document, sha256);
      const same = games.find(({ identities }) => identities.some((each) => isSameGame(each, identity)));
      if (same === undefined) games.push({ documents: [document], identities: [identity] });
      else {
        same.documents.push(document);
        same.identities.push(identity);
      }
    }
    return games.map(({ documents }) => {
      const files = [...new Set(documents.flatMap(({ sourceDigest }) => this.#files.get(sourceDigest)!))];
      const { digest: _, ...body } = togetherOf(documents) as SummaryDocument;
      const isBeside = this.#beside.has(body.sourceDigest);
      return { document: sealSummary(isBeside ? { ...body, isBesideArchive: true } : body, sha256), files };
    });
  }

  /** An archive of the same game lies beside it. */
  standsBeside({ document }: Outline): void {
    this.#beside.add(document.sourceDigest);
  }

  *all(): Generator<Outline, void, void> {
    for (const name of this.#places.keys()) yield* this.of(name);
  }
}

function openSpool() {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-outlines-'));
  return { folder, file: openSync(join(folder, 'all'), 'w+') };
}

/** The outline of a game of which mails were found: the only one by its name, or the only one of them that begins with it. */
export function outlineOf(game: ClassicGame, outlines: readonly Outline[]): Outline | null {
  const { name, judge, variant, created } = game;
  const start = created === null ? null : new Date(created).toISOString();
  const named = outlines.filter(({ document }) => {
    const isJudge = judge === null || document.judge === null || judge.toLowerCase() === document.judge.toLowerCase();
    return isJudge && document.name.toLowerCase() === name && document.variant.id === variant;
  });
  const found =
    start === null
      ? named
      : named.filter(({ document: { started } }) => started === null || isSameStart(started, start));
  return found.length === 1 ? found[0]! : null;
}
