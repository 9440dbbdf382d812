/** Outlines of games, as summaries tell them: those of one game together. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
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

/** Summaries are kept packed: of ten thousand games they are a hundred megabytes, and each is looked at twice. */
export class Outlines {
  readonly #files = new Map<string, string[]>();
  readonly #packed = new Map<string, Buffer[]>();
  readonly #beside = new Set<string>();

  /** The same summary may have been kept many times. False: it was known. */
  add(body: SummaryBody, file: string): boolean {
    const known = this.#files.get(body.sourceDigest);
    if (known !== undefined) {
      if (!known.includes(file)) known.push(file);
      return false;
    }
    this.#files.set(body.sourceDigest, [file]);
    const name = body.name.toLowerCase();
    // A copy: what comes out of there holds a block of 16 KB.
    const packed = Buffer.from(deflateRawSync(JSON.stringify(sealSummary(body, sha256)), { level: 1 }));
    this.#packed.set(name, [...(this.#packed.get(name) ?? []), packed]);
    return true;
  }

  /** One for each game of a name, in the order in which they were found. */
  of(name: string): readonly Outline[] {
    const games: { readonly documents: SummaryDocument[]; readonly identities: Identity[] }[] = [];
    for (const packed of this.#packed.get(name.toLowerCase()) ?? []) {
      const document = JSON.parse(inflateRawSync(packed).toString('utf8')) as SummaryDocument;
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
    for (const name of this.#packed.keys()) yield* this.of(name);
  }
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
