/**
 * Histories of which a part is missing: what is missing is told, and no phase that is kept is another than it was.
 * @module-tag long
 */

import { describe, expect, it } from 'vitest';
import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import { classicHistory } from '../../../templates/classic/classic-history.ts';
import { standard } from '../../boards.ts';
import { createRandom } from '../../random.ts';
import { IS_FULL } from '../../some-of.ts';
import { realGame } from '../games.ts';
import { importing, tidy } from '../importing.ts';

const game = realGame('d2709');
const whole = classicHistory(game, standard);
const lines = whole.split('\n');

/** The line with which the mail about a phase begins. */
const mailOf = (phase: string) => lines.findIndex((line) => line.endsWith(`${phase} Results`));
const withoutHead = (text: readonly string[]) => text.slice(mailOf('S1901M')).join('\n');

const entire = importing(whole);

/** The phases that are kept just as the whole history has them: the same units, the same orders. */
async function asPlayed({ phases }: ArchiveDocument): Promise<readonly string[]> {
  const played = (await entire).games[0]!;
  const same = phases.filter((each) => {
    const real = played.phases.find(({ phase }) => phase === each.phase);
    const parts = (of: typeof real) => JSON.stringify([of?.position.units, of?.orders].map((each) => tidy(each)));
    return parts(each) === parts(real);
  });
  return same.map(({ phase }) => phase);
}

describe('a part of a history', () => {
  it('of a game that is over is no game that goes on', async () => {
    const { games, told } = await entire;
    expect(told).toEqual([]);
    expect(games.map(({ status, phases }) => [status, phases.length])).toEqual([['finished', game.phases.length]]);
  });

  it('the end is missing: the first line promised more', async () => {
    const { games, told } = await importing(lines.slice(0, mailOf('F1903M')).join('\n'));
    expect(told).toEqual([
      expect.stringMatching(
        /^d2709 S1903M \(line \d+\): the first line of the history promises everything through Spring of 1917: what comes after this phase is missing$/,
      ),
    ]);
    expect(games.map(({ status, position }) => [status, position?.phase])).toEqual([['active', 'F1903M']]);
    expect(games[0]?.phases.at(-1)?.told?.disagreements.join()).toContain('through Spring of 1917');
  });

  it.each([
    ['S1901M', 'S1903M', 'S1903M', /: S1901M, F1901M, S1902M and F1902M were not found, nor what retr/],
    ['F1902M', 'S1905M', 'S1905M', /: F1902M, S1903M, F1903M, S1904M and F1904M were not found, nor .* tells it$/],
    ['W1902A', 'S1903M', 'S1903M', /: W1902A was not found: this phase starts from its own units/],
  ])('from %s on is missing to %s', async (from, to, phase, says) => {
    const { games, told } = await importing([...lines.slice(0, mailOf(from)), ...lines.slice(mailOf(to))].join('\n'));
    expect(told[0]).toMatch(new RegExp(`^d2709 ${phase} \\(line \\d+\\)${says.source}`));
    expect(games[0]?.phases.find((each) => each.phase === phase)?.told?.disagreements.join()).toMatch(/not found/);
  });

  it('without its first line, cut after a power, in a line, or after the orders', async () => {
    const begin = mailOf('F1903M');
    const germany = lines.findIndex((line, n) => n > begin && line.startsWith('Germany'));
    const after = await importing(withoutHead(lines.slice(0, germany)));
    expect(after.told[0]).toMatch(
      /^d2709 F1903M .*end in the middle \(GERMANY, ITALY, RUSSIA and TURKEY\): this phase is/,
    );
    expect(after.games[0]?.phases.at(-1)?.phase).toBe('S1903M');
    const broken = await importing(withoutHead([...lines.slice(0, germany), lines[germany]!.slice(0, 22)]));
    expect(broken.told.join('\n')).toMatch(/^d2709 F1903M .*this phase is left out$/m);
    expect(broken.games[0]?.phases.at(-1)?.phase).toBe('S1903M');
    const owners = lines.findIndex((line, n) => n > begin && line.startsWith('Ownership'));
    const ordered = await importing(withoutHead(lines.slice(0, owners)));
    expect(ordered.told.join('\n')).toMatch(
      /^d2709 F1903M .*they may be cut off here, and the rest of the game is missing$/m,
    );
    expect((await asPlayed(ordered.games[0]!)).at(-1)).toBe('F1903M');
  });

  /** Some lines taken out: every phase that is kept was played so or is told of, and what is missing is told. */
  async function isToldWithout(from: number, to: number, rest = lines.slice(to)): Promise<readonly string[]> {
    const where = `lines ${from} to ${to}`;
    const { games, told } = await importing([...lines.slice(0, from), ...rest].join('\n'));
    const kept = games[0]?.phases.map(({ phase }) => phase) ?? [];
    if (kept.length < game.phases.length) expect(told, where).not.toEqual([]);
    const played = games[0] === undefined ? [] : await asPlayed(games[0]);
    const others = kept.filter((phase) => !played.includes(phase));
    const untold = others.filter((phase) => !told.some((line) => line.startsWith(`d2709 ${phase} `)));
    expect(untold, where).toEqual([]);
    return told;
  }

  it('cut anywhere: every phase that is kept was played so or is told of, and what is missing is told', async () => {
    const random = createRandom(20_261_123);
    for (let n = 0; n < (IS_FULL ? 400 : 2); n += 1) {
      const [from, to] = [random.below(lines.length), random.below(lines.length)].sort((a, b) => a - b) as [
        number,
        number,
      ];
      await (random.percent(50) ? isToldWithout(to, to, []) : isToldWithout(from, to));
    }
  });

  it('a few lines of one phase are missing: it is left out once a later one shows it', async () => {
    const random = createRandom(7);
    for (let n = 0; n < (IS_FULL ? 600 : 2); n += 1) {
      const from = 20 + random.below(lines.length - 30);
      await isToldWithout(from, from + 1 + random.below(4));
    }
  });

  it.each([
    ['order', 'F1915M', 'Army Finland -> St Petersburg', 'ENGLAND'],
    ['removal', 'W1908A', 'Removes the army in Burgundy', 'FRANCE'],
    ['build', 'W1904A', 'Builds an army in Liverpool', 'ENGLAND'],
    ['retreat', 'F1909R', 'Army  Vienna DISBAND', 'ITALY'],
  ])('one %s of %s is missing', async (_, phase, words, power) => {
    const at = lines.findIndex((line, n) => n > mailOf(phase) + 4 && line.includes(words));
    expect((await isToldWithout(at, at + 1))[0]).toMatch(
      new RegExp(`^d2709 ${phase} .*: lines of ${power} are missing: this phase is left out$`),
    );
  });

  it('adjustments in which nothing could be built or removed are missing', async () => {
    const told = await isToldWithout(mailOf('W1916A'), mailOf('S1917M'));
    expect(told).toEqual([expect.stringMatching(/^d2709 S1917M .*: W1916A was not found/)]);
  });

  it('all of an adjustment phase is missing but its head', async () => {
    const told = await isToldWithout(mailOf('W1904A') + 6, mailOf('W1906A') + 4);
    expect(told[0]).toMatch(/^d2709 W1904A .* end in the middle \(.*\): this phase is left out$/);
  });

  it('of lines with phases: those that are missing are named', async () => {
    const phases = game.phases.map((each) => ({ game: 'd2709', ...each.position, orders: each.orders }));
    const cut = phases.filter(({ phase }) => !/^.190[34]/.test(phase));
    const { games, told } = await importing(cut.map((each) => JSON.stringify(each)).join('\n'));
    expect(told).toEqual([
      'd2709 S1905M: not found before it: S1903M, F1903M, S1904M, F1904M, nor what retreats and builds came between',
    ]);
    expect(games[0]?.phases).toHaveLength(cut.length);
  });
});
