/** Points as a script in another language reckons them, written from docs/mastering.md, which knows of a game its archive alone. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NAMED_SYSTEMS, type Scoring } from '../../engine/events/scoring.ts';

const SCRIPT = fileURLToPath(new URL('standings.py', import.meta.url));

export const hasPython = spawnSync('python3', ['--version']).status === 0;

export const ALL_SCORINGS: readonly Scoring[] = [
  ...NAMED_SYSTEMS.map((system) => ({ system })),
  { system: 'table', places: [10, 6, 4.5, 2], win: 25 },
];

export interface ReckonedApart {
  /** By game and power; nothing of a game that counts for nobody. */
  readonly boards: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By the name of whoever played to the end. */
  readonly players: Readonly<Record<string, number>>;
}

export function reckonApart(
  folder: string,
  scoring: Scoring,
  archives: readonly (string | Uint8Array)[],
): ReckonedApart {
  const paths = archives.map((archive, n) => {
    const path = join(folder, `board${n}.json`);
    writeFileSync(path, archive);
    return path;
  });
  const words = scoring.system === 'table' ? `table ${scoring.places.join(' ')} win ${scoring.win}` : scoring.system;
  const { stdout, stderr } = spawnSync('python3', [SCRIPT, words, ...paths], { encoding: 'utf8' });
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout) as ReckonedApart;
}
