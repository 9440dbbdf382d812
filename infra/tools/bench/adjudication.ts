/** Times the adjudicator: phases a second from parsed orders to the finished result, and whole lines in and out. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { legalInPhase } from '../../../engine/adjudicate/legality/legal-in-phase.ts';
import { workspaceOf } from '../../../engine/adjudicate/movement/movement.ts';
import { loadPhase, type NumberedPhase, numberPhase } from '../../../engine/adjudicate/movement/numbered-phase.ts';
import { resolveMovement } from '../../../engine/adjudicate/movement/resolve.ts';
import type { Workspace } from '../../../engine/adjudicate/movement/workspace.ts';
import { DEFAULT_RULINGS } from '../../../engine/adjudicate/rulings.ts';
import { loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import type { BenchSet } from './bench-set.ts';
import { benchSets, gamePositionLines, movementPhases } from './sets.ts';

/** Each round lasts so long, each figure is the median of so many. */
const ROUND_MS = 250;
const ROUNDS = 9;
/** Through all phases of a set, between looks at the clock. */
const PASSES = 10;
/** Lines given to `chancery adjudicate --jsonl`. */
const LINES = 100_000;

export async function benchAdjudication(): Promise<unknown> {
  const sets = Object.fromEntries(benchSets().map((set) => [set.name, timeSet(set)]));
  return { sets, lines: await timeLines() };
}

function timeSet({ board, phases }: BenchSet) {
  const w = workspaceOf(board);
  const numbered = phases.map(({ position, orders }) => numberPhase(board, position, orders, DEFAULT_RULINGS));
  const units = phases.reduce((sum, { position }) => sum + Object.values(position.units).flat().length, 0);
  return {
    phases: phases.length,
    units: Math.round(units / phases.length),
    perSecond: ratesOf(numbered, (phase) => resolveOne(w, phase))[ROUNDS >> 1]!,
    slowestMicroseconds: Math.round(Math.max(...numbered.map((phase) => slowness(w, phase))) * 10) / 10,
    bytesPerPhase: allocation(w, numbered),
  };
}

/** Lists of all legal orders, as programs ask for them. */
export async function benchLegal(): Promise<unknown> {
  const { board } = loadVariant('standard')!;
  const positions = movementPhases().map(({ position }) => position);
  const rates = ratesOf(positions, (position) => legalInPhase(board, position));
  return { positions: positions.length, perSecond: rates[ROUNDS >> 1]!, best: rates.at(-1)! };
}

/** How many are done in a second of the processor's time, round by round, sorted: what else the machine does is not measured. */
function ratesOf<T>(items: readonly T[], handle: (item: T) => void): readonly number[] {
  const round = () => {
    const start = process.cpuUsage();
    let count = 0;
    let elapsed = 0;
    do {
      for (let pass = 0; pass < PASSES; pass++) for (const item of items) handle(item);
      count += PASSES * items.length;
      const { user, system } = process.cpuUsage(start);
      elapsed = (user + system) / 1000;
    } while (elapsed < ROUND_MS);
    return Math.round((count / elapsed) * 1000);
  };
  round();
  return Array.from({ length: ROUNDS }, round).sort((a, b) => a - b);
}

function resolveOne(w: Workspace, phase: NumberedPhase): void {
  loadPhase(w, phase, DEFAULT_RULINGS);
  resolveMovement(w);
}

/** Bytes of heap taken for each phase: the least growth over several goes that no collection fell into. */
function allocation(w: Workspace, phases: readonly NumberedPhase[]): number {
  const goes = Array.from({ length: 9 }, () => {
    const before = process.memoryUsage().heapUsed;
    for (const phase of phases) resolveOne(w, phase);
    return (process.memoryUsage().heapUsed - before) / phases.length;
  });
  return Math.max(0, Math.round(Math.min(...goes.filter((grown) => grown >= 0))));
}

/** Microseconds for one phase: the median of several goes, each long enough for the clock. */
function slowness(w: Workspace, phase: NumberedPhase): number {
  const goes = Array.from({ length: 7 }, () => {
    const start = performance.now();
    for (let n = 0; n < 20; n++) resolveOne(w, phase);
    return (performance.now() - start) / 20;
  }).sort((a, b) => a - b);
  return goes[3]! * 1000;
}

/** Lines a second through the real command, from a file into a file, start-up included: whoever read along would take a core from it. */
async function timeLines() {
  const script = fileURLToPath(new URL('../../local/chancery.mjs', import.meta.url));
  const lines = gamePositionLines();
  const folder = await mkdtemp(join(tmpdir(), 'chancery-bench-'));
  try {
    const path = join(folder, 'positions.jsonl');
    await writeFile(path, `${Array.from({ length: LINES }, (_, n) => lines[n % lines.length]!).join('\n')}\n`);
    const [input, output] = [await open(path), await open(join(folder, 'results.jsonl'), 'w')];
    const start = performance.now();
    const child = spawn(process.execPath, [script, 'adjudicate', '--jsonl'], {
      stdio: [input.fd, output.fd, 'inherit'],
    });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`The command ended with ${code}.`);
    const seconds = (performance.now() - start) / 1000;
    await Promise.all([input.close(), output.close()]);
    return { lines: LINES, seconds: Math.round(seconds * 100) / 100, perSecond: Math.round(LINES / seconds) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
