/** Outlines of games, as summaries tell them: those of one game together. */
import type { ClassicGame } from '../../../engine/archive/classic/report.ts';
import {
  type SummaryBody,
  type SummaryDocument,
  sealSummary,
} from '../../../engine/archive/old-games/summary-document.ts';
import { togetherOf } from '../../../engine/archive/old-games/witnesses.ts';
import { identityOf, isSameGame, isSameStart } from '../../../engine/archive/same-game.ts';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';

/** `files`: those in which its summaries stand. */
export interface Outline {
  document: SummaryDocument;
  readonly files: readonly string[];
}

export class Outlines {
  readonly #files = new Map<string, Set<string>>();
  readonly #summaries = new Map<string, SummaryDocument>();

  /** The same summary may have been kept many times. False: it was known. */
  add(body: SummaryBody, file: string): boolean {
    const known = this.#files.get(body.sourceDigest);
    if (known !== undefined) {
      known.add(file);
      return false;
    }
    this.#files.set(body.sourceDigest, new Set([file]));
    this.#summaries.set(body.sourceDigest, sealSummary(body, sha256));
    return true;
  }

  /** One for each game, in the order in which they were found. */
  all(): readonly Outline[] {
    const byName = new Map<string, SummaryDocument[][]>();
    for (const document of this.#summaries.values()) {
      const games = byName.get(document.name.toLowerCase()) ?? [];
      const identity = identityOf(document, sha256);
      const same = games.find((game) => game.some((each) => isSameGame(identityOf(each, sha256), identity)));
      if (same === undefined) games.push([document]);
      else same.push(document);
      byName.set(document.name.toLowerCase(), games);
    }
    return [...byName.values()].flat().map((documents) => ({
      document: documents.length === 1 ? documents[0]! : sealSummary(togetherOf(documents), sha256),
      files: [...new Set(documents.flatMap(({ sourceDigest }) => [...this.#files.get(sourceDigest)!]))],
    }));
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
