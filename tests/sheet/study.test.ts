/** Lines of play and their links: what the analysis board keeps, and what an address holds of it. */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { isObject } from '../../engine/adjudicate/faults.ts';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../engine/board/board.ts';
import type { OrdersByPower, Position, Resolution } from '../../engine/board/position.ts';
import { oneFile } from '../../templates/archive/one-file.ts';
import {
  asMainLine,
  type Branch,
  branchAt,
  newStudy,
  positionsAlong,
  processPhase,
  resolutionOf,
  type Standpoint,
  siblingsOf,
  withNote,
  withOrders,
  withoutBranch,
} from '../../templates/study/study.ts';
import { boardAddress, openLink, ordersGiven, packStudy } from '../../templates/study/study-link.ts';
import { judgedGame } from '../archive/games.ts';
import { publishWhole, shelfPublisher } from '../archive/shelf.ts';
import { boardOf, standard } from '../boards.ts';
import { VARIANTS } from '../letters/variants.ts';
import { createRandom, type Random } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { orderAll } from '../variants/random-orders.ts';

const GAMES = IS_FULL ? 1000 : 12;

/** A line of legal orders, chosen blindly, with a branch and notes here and there. */
function randomLine(board: Board, seed: number, phases: number): Standpoint {
  const random = createRandom(seed);
  let here: Standpoint = { study: newStudy(board.variant.id, startingPosition(board)), path: [0] };
  for (let n = 0; n < phases; n++) {
    const position = positionsAlong(board, here.study, here.path).at(-1)!;
    const orders = orderAll(board, position, random);
    here = withOrders(here, orders);
    if (random.percent(10)) here = withNote(here, `Nr. ${n}: „ß“ → 😀 <b>`);
    if (resolutionOf(board, position, branchAt(here.study, here.path).orders).next === null) return here;
    here = processPhase(here);
    if (random.percent(10)) here = withOrders(processPhase(withOrders(here, {})), {});
  }
  return here;
}

const opened = (board: Board, link: string) => {
  const found = openLink(link);
  return typeof found === 'string' ? found : found.read(board);
};

describe('a link', () => {
  it(`gives back the line of play to the letter, in ${GAMES} random games of all variants`, { tags: ['long'] }, () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const board = boardOf(VARIANTS[seed % VARIANTS.length]!);
      const line = randomLine(board, seed, 12);
      const again = opened(board, `#${packStudy(board, line)}`);
      if (typeof again === 'string') throw new Error(`${board.variant.id} ${seed}: ${again}`);
      expect(again.path).toEqual(line.path);
      const results = ({ study, path }: Standpoint) =>
        positionsAlong(board, study, path).map((position, n) =>
          JSON.stringify(resolutionOf(board, position, branchAt(study, path.slice(0, n + 1)).orders)),
        );
      expect(results(again)).toEqual(results(line));
      expect(packStudy(board, again)).toBe(packStudy(board, line));
    }
  });

  it('may go on for nearly two thousand phases, and is opened without calls as deep as it', () => {
    const start = startingPosition(standard);
    const line = Array.from({ length: 1990 }, (_, n) => n);
    const branches = line.reduceRight<readonly Branch[]>((next, n) => [{ orders: {}, note: `${n}`, next }], []);
    const path = line.map(() => 0);
    const packed = packStudy(standard, { study: { variant: 'standard', choices: null, start, branches }, path });
    const deep = (left: number): unknown => (left === 0 ? opened(standard, packed) : [deep(left - 1)][0]);
    const again = deep(4000) as Standpoint;
    expect(branchAt(again.study, again.path).note).toBe('1989');
    expect(positionsAlong(standard, again.study, again.path).at(-1)!.phase).toBe('F2895M');
  });

  it('holds a game of ten years in less than 4 KB', () => {
    for (const seed of [1, 2, 3]) {
      const line = randomLine(standard, seed, 48);
      const years = positionsAlong(standard, line.study, line.path).map(({ phase }) => phase.slice(1, 5));
      expect(new Set(years).size).toBeGreaterThanOrEqual(10);
      expect(packStudy(standard, line).length).toBeLessThan(4096);
    }
  });

  it('that is cut, newer, made up or of another variant is refused, and nothing is thrown', () => {
    const link = packStudy(standard, randomLine(standard, 5, 6));
    expect(openLink(link.slice(0, link.length - 20))).toBe('cut');
    expect(openLink(`9${link.slice(1)}`)).toBe('newer');
    expect(openLink('#games')).toBe('wrong');
    expect(openLink(`1${'A'.repeat(5_000_000)}`)).toBe('too-long');
    expect(opened(boardOf('octarine'), link)).toBe('other-variant');
  });
});

/** What no board writes, for places where something else belongs. */
const ODD = [null, true, -1, 1.5, '', 'map', 'length', '__proto__', [], {}, [0, 0, 0], ['map'], 'H', ';'.repeat(5000)];

function spoiled(value: unknown, random: Random, percent: number): unknown {
  if (random.percent(percent)) return random.pick(ODD);
  if (Array.isArray(value)) {
    const list = value.map((each) => spoiled(each, random, percent));
    return random.percent(percent) ? [...list, random.pick(ODD)] : list;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spoiled(each, random, percent)]));
}

const packed = (text: string) => `1${Buffer.from(deflateSync(strToU8(text), { level: 9 })).toString('base64url')}`;

describe('a link that somebody made up', () => {
  it('never opens what the board cannot show and pack again, and never throws', { tags: ['long'] }, () => {
    const random = createRandom(40);
    let shown = 0;
    for (let n = 0; n < (IS_FULL ? 3_000 : 200); n++) {
      const board = boardOf(random.pick(['standard', 'octarine', 'consolidation-1865']));
      const link = packStudy(board, randomLine(board, n, random.below(5)));
      const value = JSON.parse(strFromU8(inflateSync(Buffer.from(link.slice(1), 'base64url'))));
      const hostile = JSON.stringify(spoiled(value, random, random.pick([1, 3, 8])));
      const line = opened(board, packed(hostile));
      if (typeof line === 'string') continue;
      for (const [depth, position] of positionsAlong(board, line.study, line.path).entries())
        resolutionOf(board, position, branchAt(line.study, line.path.slice(0, depth + 1)).orders);
      expect([hostile, typeof opened(board, packStudy(board, line))]).toEqual([hostile, 'object']);
      shown += 1;
    }
    expect(shown).toBeGreaterThan(30);
  });

  it.each([
    ['a path that names what lists have besides branches', '["standard",0,0,[[]],["map"]]'],
    ['a path beyond it', '["standard",0,0,[[]],["length",0]]'],
    ['a branch that is not there', '["standard",0,0,[[]],[1]]'],
    ['no path', '["standard",0,0,[[]],[]]'],
  ])('never opens elsewhere without a word: %s', (_, text) => {
    expect(opened(standard, packed(text))).toBe('wrong');
  });

  it.each(['[', ',', ';', ' '])('never unpacks to more than a board holds: a million times "%s"', (sign) => {
    expect(openLink(packed(`["standard",0,0,[["${sign.repeat(1_000_000)}"]],[0]]`))).toBe('too-long');
  });
});

describe('a line of play', () => {
  const start: Standpoint = { study: newStudy('standard', startingPosition(standard)), path: [0] };
  const opening = { FRANCE: ['A par - bur'] };

  it('branches where orders are changed after something was played, and loses nothing', () => {
    const played = withOrders(processPhase(withOrders(start, opening)), { FRANCE: ['A bur - mun'] });
    const other = withOrders({ study: played.study, path: [0] }, { FRANCE: ['A par - pic'] });
    expect(other.path).toEqual([1]);
    expect(siblingsOf(other.study, [0])).toHaveLength(2);
    expect(branchAt(other.study, [0, 0]).orders).toEqual({ FRANCE: ['A bur - mun'] });
    const gone = withoutBranch(other);
    expect(gone).toEqual({ study: played.study, path: [0] });
  });

  it('never loses a branch, a note or where one stands when another becomes the main line', () => {
    const random = createRandom(12);
    const wholes = (branches: readonly Branch[], before: string): readonly string[] =>
      branches.flatMap(({ orders, note, next }) => {
        const line = `${before} ${JSON.stringify([orders, note])}`;
        return next.length === 0 ? [line] : wholes(next, line);
      });
    for (let seed = 0; seed < 30; seed++) {
      let here = start;
      for (let n = 0; n < 12; n++) {
        const change = random.pick([
          processPhase,
          (from: Standpoint) => withOrders(from, { FRANCE: [`A par - ${n}`] }),
        ]);
        here = change({ study: here.study, path: here.path.slice(0, 1 + random.below(here.path.length)) });
      }
      const main = asMainLine(withNote(here, 'here'));
      expect(main.path.every((at) => at === 0)).toBe(true);
      expect(branchAt(main.study, main.path)).toEqual({ ...branchAt(here.study, here.path), note: 'here' });
      const before = wholes(withNote(here, 'here').study.branches, '');
      expect([...wholes(main.study.branches, '')].sort()).toEqual([...before].sort());
    }
  });

  it('is never without a branch', () => {
    expect(withoutBranch(withOrders(start, opening))).toEqual(start);
    expect(withoutBranch(processPhase(start)).path).toEqual([0]);
  });
});

describe('links from pages', () => {
  it('lead to the phase with the orders that were given, whatever was wrong with them', () => {
    const position = startingPosition(standard);
    const given = { GERMANY: ['A mun - bur', 'F lon - nth'], FRANCE: ['F bre - mos', 'A par - bur'] };
    const { orders } = adjudicate(standard, position, given);
    const address = boardAddress(standard, position, ordersGiven({ orders }));
    expect(address).toMatch(/^\/board\/#1[\w-]+$/);
    const again = opened(standard, address.replace('/board/', ''));
    if (typeof again === 'string') throw new Error(again);
    const found = branchAt(again.study, [0]).orders;
    expect([again.study.start, { FRANCE: found['FRANCE' as never], GERMANY: found['GERMANY' as never] }]).toEqual([
      position,
      given,
    ]);
  });
});

it('the page of each phase, in each language, and the one file lead to the board as it was, with its orders', async () => {
  const { publisher, shelf } = shelfPublisher();
  const commits = judgedGame('d1155', 6);
  publisher.keep(commits);
  await publishWhole(publisher, commits);
  // A link names the orders as the units stand, the results as they were told.
  const asSets = (orders: OrdersByPower) =>
    Object.fromEntries(Object.entries(orders).map(([power, given]) => [power, new Set(given)]));
  const read = (key: string) => Buffer.from(shelf.get(key)!).toString();
  const linked = (page: string) =>
    [...page.matchAll(/href="[^"]*\/board\/(#[^"]+)"/g)].map(([, link]) => {
      const found = opened(standard, link!);
      if (typeof found === 'string') throw new Error(found);
      return { at: found.study.start, orders: asSets(found.study.branches[0]!.orders) };
    });
  const phases = [...shelf.keys()].flatMap((key) => /^phases\/marne\/([SFW]\d+[MRA])\.json$/.exec(key)?.[1] ?? []);
  expect(phases).toHaveLength(6);
  const stood = phases.map((phase) => {
    const { before, resolution } = JSON.parse(read(`phases/marne/${phase}.json`)) as {
      readonly before: Position;
      readonly resolution: Resolution;
    };
    return { at: before, orders: asSets(ordersGiven(resolution)) };
  });
  for (const language of ['', 'de/', 'fr/'])
    expect(phases.flatMap((phase) => linked(read(`${language}games/marne/${phase}/index.html`)))).toEqual(stood);
  const document = JSON.parse(read('games/marne/archive.json'));
  const whole = [...oneFile(document, { board: standard, geography: null, fonts: '', style: '' })].join('');
  expect(linked(whole)).toEqual(stood);
});
