/** What can be ordered, as `chancery legal` and the package list it: docs/formats.md 5. */
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { legalInPhase } from '../../engine/adjudicate/legality/legal-in-phase.ts';
import { legalOrders } from '../../engine/adjudicate/legality/legal-orders.ts';
import { legalJson, legalTexts } from '../../engine/adjudicate/legality/legal-texts.ts';
import { readOrder } from '../../engine/adjudicate/numbered.ts';
import { nextPosition, startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../engine/board/board.ts';
import type { OrdersByPower, Position } from '../../engine/board/position.ts';
import { formatOrder } from '../../engine/orders/notation.ts';
import { isChoicePhase } from '../../engine/rules/start-choices.ts';
import { type Power, phaseCode, rowsOf, unitText } from '../../engine/vocabulary.ts';
import { boardOf, readJsonLines } from '../boards.ts';
import { runCommand } from '../command.ts';
import { VARIANTS } from '../letters/variants.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';

const record = new URL('../games/data/standard.jsonl', import.meta.url);
const played = readJsonLines<Position & { readonly orders: OrdersByPower }>(record);

/** Units of two powers wherever they can stand: more fleets at sea, and more convoys, than games have. */
function crowd(board: Board, seed: number): Position {
  const random = createRandom(seed);
  const standing = random.shuffle(board.provinces).slice(0, board.provinces.length / 2);
  const units = standing.map(({ id, type, coasts }) => {
    const isFleet = type === 'sea' || (type !== 'land' && random.percent(40));
    return unitText(isFleet ? `F ${coasts === undefined ? id : `${id}/${random.pick(coasts)}`}` : `A ${id}`);
  });
  const [one, other] = board.powers.map(({ name }) => name) as [never, never];
  const half = units.length >> 1;
  const phase = phaseCode(board.variant.calendar.start.replace(/.$/, 'M'));
  return {
    variant: board.variant.id,
    phase,
    units: { [one]: units.slice(0, half), [other]: units.slice(half) },
    centers: {},
  };
}

function listed(board: Board, position: Position) {
  const whole = legalOrders(board, position);
  const texts = legalTexts(board, position)!;
  expect(legalJson(board, position)).toBe(JSON.stringify(texts));
  const sorted = (lists: Iterable<readonly [string, readonly string[]]>) =>
    Object.fromEntries([...lists].map(([unit, orders]) => [unit, [...orders].sort()]));
  return {
    whole: sorted([...whole].map(([unit, orders]) => [unit, orders.map(formatOrder)] as const)),
    texts: sorted(rowsOf(texts).flatMap(([, units]) => Object.entries(units))),
  };
}

describe('the quick list of legal orders', () => {
  it('has the orders of the thorough one, in the positions of real games, and as JSON', () => {
    const movement = played.filter(({ phase }) => phase.endsWith('M')).filter((_, n) => n % 8 === 0);
    expect(movement.length).toBeGreaterThan(80);
    for (const position of movement) {
      const { whole, texts } = listed(boardOf('standard'), position);
      expect(texts).toEqual(whole);
    }
  });

  it.each(VARIANTS.filter((id) => !['1812-overture', 'consolidation-1865', 'eckert-napoleonic'].includes(id)))(
    'and on crowded boards: %s',
    (id) => {
      for (let seed = 0; seed < (IS_FULL ? 300 : 4); seed++) {
        const { whole, texts } = listed(boardOf(id), crowd(boardOf(id), seed));
        expect(texts).toEqual(whole);
      }
    },
  );
});

it('a fleet that is named twice is never counted as another one', () => {
  const board = boardOf('standard');
  const seas = board.locations.filter((at) => board.convoys[board.provinceOf[board.locations.indexOf(at)]!] === 1);
  const at = (fleets: readonly string[]) =>
    ({ variant: 'standard', phase: 'S1901M', units: { FRANCE: ['A bre', ...fleets] }, centers: {} }) as never;
  for (const sea of seas) legalInPhase(board, at([`F ${sea}`, `F ${sea}`]));
  for (const sea of seas) {
    const { whole, texts } = listed(board, at([`F ${sea}`]));
    expect(texts).toEqual(whole);
  }
});

describe('legal orders of a phase', () => {
  it('begin with the unit’s own, and are the asker’s to change', () => {
    const position = startingPosition(boardOf('standard'));
    const given = () => legalInPhase(boardOf('standard'), position).legal['FRANCE' as Power]!['A par'] as string[];
    expect(given().splice(0).slice(0, 2)).toEqual(['A par H', 'A par - bre']);
    expect(given()).toContain('A par S A mar - bur');
  });

  it.each(VARIANTS)('are canonical, and none of them is void: %s', (id) => {
    const board = boardOf(id);
    const random = createRandom(7);
    let position = startingPosition(board);
    for (let phase = 0; phase < 10; phase++) {
      const { legal, due } = legalInPhase(board, position);
      const kind = position.phase.at(-1) as 'M';
      const orders = rowsOf(legal).map(([power, lists]) => {
        const chosen = random.shuffle(Object.values(lists)).map((list) => random.pick(list));
        return [
          power,
          kind === ('A' as string)
            ? chosen.slice(0, isChoicePhase(board, position) ? 1 : Math.abs(due?.[power] ?? 0))
            : chosen,
        ] as const;
      });
      for (const text of orders.flatMap(([, list]) => list)) expect(readOrder(board, text, kind)?.unknown).toBeNull();
      const resolution = adjudicate(board, position, Object.fromEntries(orders));
      const given = new Set(orders.flatMap(([, list]) => list));
      const refused = resolution.orders.filter(
        ({ order, reasons }) => given.has(order) && reasons.includes('not-eligible'),
      );
      expect(refused).toEqual([]);
      if (resolution.next === null) return;
      position = nextPosition(board, position, resolution);
    }
  });

  it('are by unit, by place to build in, and with how many are due', async () => {
    const position = {
      variant: 'standard',
      phase: 'W1901A',
      units: { FRANCE: ['A spa', 'F por', 'A bur'], GERMANY: ['A mun', 'A kie'] },
      centers: { FRANCE: ['bre', 'par', 'mar', 'spa', 'por'], GERMANY: ['mun'] },
    };
    const { stdout, status } = await runCommand(['legal'], JSON.stringify(position));
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      variant: 'standard',
      phase: 'W1901A',
      legal: {
        FRANCE: {
          bre: ['build A bre', 'build F bre'],
          mar: ['build A mar', 'build F mar'],
          par: ['build A par'],
          waive: ['waive'],
        },
        GERMANY: { 'A mun': ['remove A mun'], 'A kie': ['remove A kie'] },
      },
      due: { FRANCE: 2, GERMANY: -1 },
    });
  });

  it('come a line for a line, as JSON.stringify writes them, and beside results when they are asked for', async () => {
    const position = { variant: 'standard', phase: 'S1901M', units: { ENGLAND: ['F lon'] }, centers: {} };
    const lines = `${JSON.stringify(position)}\n{}\n`;
    const { stdout, status } = await runCommand(['legal', '--jsonl'], lines);
    const [first, second] = stdout.trimEnd().split('\n');
    const orders = ['F lon H', 'F lon - eng', 'F lon - nth', 'F lon - wal', 'F lon - yor'];
    const legal = { ENGLAND: { 'F lon': orders } };
    expect(first).toBe(JSON.stringify({ variant: 'standard', phase: 'S1901M', legal }));
    expect([status, Object.keys(JSON.parse(second!))]).toEqual([1, ['error']]);
    const asked = await runCommand(['adjudicate'], JSON.stringify({ ...position, legal: true }));
    expect(JSON.parse(asked.stdout)).toMatchObject({ next: 'F1901M', legal });
  });
});

describe('what one phase gives out', () => {
  it('is the next one’s input, to the end of the year', async () => {
    let given: unknown = {
      variant: 'standard',
      phase: 'F1901M',
      id: 'mine',
      game: 'marne',
      units: {
        FRANCE: ['A bur', 'A gas', 'F mao'],
        GERMANY: ['A mun', 'A ruh'],
        ITALY: ['A ven'],
        AUSTRIA: ['A tri', 'A tyr'],
      },
      centers: { FRANCE: ['par', 'bre'], GERMANY: ['mun'], ITALY: ['ven'], AUSTRIA: ['tri'] },
      orders: {
        FRANCE: ['A bur - mar', 'A gas - mar', 'F mao - spa/nc'],
        AUSTRIA: ['A tri - ven', 'A tyr S A tri - ven'],
      },
    };
    const phases: string[] = [];
    for (let n = 0; n < 4; n++) {
      const { stdout, stderr } = await runCommand(['adjudicate'], JSON.stringify(given));
      expect(stderr).toBe('');
      const resolution = JSON.parse(stdout);
      phases.push(resolution.phase);
      given = resolution;
    }
    expect(phases).toEqual(['F1901M', 'F1901R', 'W1901A', 'S1902M']);
    // With orders of its own, too.
    const orders = { FRANCE: ['A bur - par'] };
    const { stdout } = await runCommand(['adjudicate'], JSON.stringify({ ...(given as object), orders }));
    expect(JSON.parse(stdout)).toMatchObject({ phase: 'F1902M' });
  });

  it('is refused in a sentence when the game is over, or where a key is none', async () => {
    const over = {
      variant: 'standard',
      phase: 'F1910M',
      units: {},
      centers: {},
      orders: [],
      next: null,
      winner: 'FRANCE',
    };
    expect(await runCommand(['adjudicate'], JSON.stringify(over))).toEqual({
      status: 1,
      stdout: '',
      stderr: 'next: the game is over: no phase follows.\n',
    });
    const { stderr } = await runCommand(['legal'], JSON.stringify({ ...over, next: 'F1910R', Unitz: {} }));
    expect(stderr).toBe('Unitz: is no part of a position: did you mean units?\n');
  });
});
