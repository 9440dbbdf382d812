/**
 * Variants on trial where no function keeps files (AWS). Before a game is looked at, or a mail that names one, the variant is fetched into
 * a folder of the process: there `variants.ts` finds it, as on a judge with a disk.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Commit } from '../../../engine/game/events.ts';
import { keptTrialKey } from '../../account/trial-files.ts';
import type { Files, GameStore } from '../../ports.ts';
import { forgetGeography } from './geography.ts';
import { addVariants, forgetTrial, loadVariant, trialFolder } from './variants.ts';

/** Of what is kept no other name becomes a file. */
const NAMES = ['geography.json', 'variant.json'] as const;
/** Its designer's name for it, and ten letters that nobody can guess. */
const ID = /(?<![a-z0-9-])[a-z0-9][a-z0-9-]{0,23}-[a-z2-7]{10}(?![a-z0-9-])/g;
/** In one text. */
const MOST_NAMED = 3;
/** Each takes a megabyte or two of disk and memory. */
const MOST_KEPT = 40;

/** Sees to it that each variant on trial that the text names is at hand. */
export function fetchTrials(files: Pick<Files, 'get'>): (text: string) => Promise<void> {
  const own = join(tmpdir(), `chancery-trials-${randomUUID()}`);
  addVariants(own);
  const kept: string[] = [];
  return async (text) => {
    for (const id of [...new Set(text.match(ID))].slice(0, MOST_NAMED)) {
      if (loadVariant(id) !== null) continue;
      const stored = await files.get(keptTrialKey(id));
      if (stored === null) continue;
      const all = JSON.parse(new TextDecoder().decode(stored)) as Readonly<Record<string, string>>;
      const folder = trialFolder(own, id);
      mkdirSync(folder, { recursive: true });
      for (const name of NAMES) if (all[name] !== undefined) writeFileSync(join(folder, name), all[name]);
      kept.push(folder);
      if (kept.length > MOST_KEPT) forget(kept.shift()!);
    }
  };
}

function forget(folder: string): void {
  forgetTrial(folder);
  forgetGeography(folder);
  rmSync(folder, { recursive: true, force: true });
}

/** The games, each with its variant at hand for whoever has read of it. */
export function withTrials(games: GameStore, fetch: (text: string) => Promise<void>): GameStore {
  return {
    ...games,
    latest: async (name) => {
      const found = await games.latest(name);
      await fetch(found.snapshot?.variant ?? variantIn(found.commits));
      return found;
    },
    commitsAfter: async (name, n, most) => {
      const commits = await games.commitsAfter(name, n, most);
      await fetch(variantIn(commits));
      return commits;
    },
  };
}

function variantIn(commits: readonly Commit[]): string {
  const created = commits[0]?.events.find((event) => event.type === 'game-created');
  return created?.variant ?? '';
}
