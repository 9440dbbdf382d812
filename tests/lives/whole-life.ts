/** One life of a game: who signs on, and what happens day by day until it is over. */

import { mostPlayers } from '../../engine/rules/seat-rules.ts';
import { personId } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { createRandom } from '../random.ts';
import { masterActs, masterHelps, playerActs, type Temper, takesOver } from './behaviour.ts';
import { type Life, openLife } from './life.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 2, 2, 19, 0);
const OPTIONS = (
  'nodias, nmr, strict wait, open votes, no concessions, approval, master sees, strict grace, ' +
  'zone Europe/Berlin, zone America/Sao_Paulo, manual process, players 3'
).split(', ');

export interface LifeOptions {
  /** By then somebody has won, or the master ends it. */
  readonly days: number;
  /** Left out: one at random. */
  readonly variant?: string;
  /** More that may stand on the CREATE line, all of it. */
  readonly options?: readonly string[];
  /** Happens again and again, beside all that people do. */
  readonly also?: (life: Life) => void;
}

/** The same seed and ways give the same life. */
export function live(seed: number, { days, variant, options: more = [], also }: LifeOptions): Life {
  const random = createRandom(seed);
  const variants = ['standard', 'standard', 'standard', '1776-ii', '1812-overture', 'octarine'];
  const picked = random.pick(variants);
  const board = boardOf(variant ?? picked);
  const options = [...random.shuffle(OPTIONS).slice(0, random.below(4)), ...more];
  const life = openLife(board, random, START, options);
  const people = Array.from({ length: mostPlayers(board) }, (_, n) => `p${n}`);
  const tempers = new Map<string, Temper>(people.map((person) => [person, temper()]));
  for (const person of people) {
    if (life.game().status !== 'forming') break;
    life.write({ person: personId(person), role: 'applicant', powers: [] }, '', joining());
  }
  life.write({ person: personId('observer'), role: 'observer', powers: [] }, '', { ...joining(), kind: 'observe' });
  masterHelps(life);
  let hours = 0;
  let newcomers = 0;
  while (life.game().status !== 'finished' && hours < days * 24) {
    const step = 1 + random.below(30);
    hours += step;
    if (random.percent(1)) life.outage(life.now() + step * HOUR);
    else life.moveTo(life.now() + step * HOUR);
    also?.(life);
    for (const [person, each] of tempers) {
      if (random.percent(40)) playerActs(life, personId(person), each);
      if (random.percent(2)) takesOver(life, personId(person));
    }
    if (random.percent(10)) masterActs(life);
    if (random.percent(30)) masterHelps(life);
    if (random.percent(15)) {
      const person = `n${newcomers}`;
      newcomers += 1;
      takesOver(life, personId(person));
      tempers.set(person, temper());
    }
  }
  if (life.game().status !== 'finished') {
    life.confirm({ person: life.game().masters[0]!, role: 'master', powers: [] }, 'terminate');
  }
  return life;

  function joining() {
    return { kind: 'join', spot: { line: 1, text: 'signon' }, passwordHash: 'hash' } as const;
  }

  function temper(): Temper {
    return { orders: 20 + random.below(80), complete: 50 + random.below(50), whims: random.below(30) };
  }
}
