/**
 * The law of taking a game over: set up by mail from what another judge mailed, or from JSON, it stands exactly where it stood, and the
 * next phase comes out as it really came out. What cannot be read creates nothing.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { nextPosition } from '../../engine/adjudicate/phases/next-position.ts';
import { archiveOfRecord } from '../../engine/archive/of-record.ts';
import type { Position, Resolution } from '../../engine/board/position.ts';
import { phaseCode, rowsOf } from '../../engine/vocabulary.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { whatNext } from '../../lambdas/incoming/read-imported.ts';
import { isOwnershipUpdated } from '../../templates/classic/centers.ts';
import { classicHistory } from '../../templates/classic/classic-history.ts';
import { openLink } from '../../templates/study/study-link.ts';
import { standard } from '../boards.ts';
import type { TestWorld } from '../conversations/world.ts';
import { ask, confirmed } from '../deadlines/games.ts';
import { completeOrders, type PlayedPhase, playedGame, playedPhases } from '../games/played.ts';
import { freshWorld, JUDGE } from '../handling/rig.ts';
import { IS_FULL } from '../some-of.ts';

const GAMES = [...new Set(playedPhases.map(({ game }) => game))].slice(0, 10);

interface Standing {
  readonly played: PlayedPhase;
  readonly position: Position;
  /** What led to it; null at the start, and where a unit vanishes from the record. */
  readonly before: Resolution | null;
}

function standings(game: string): readonly Standing[] {
  const found: Standing[] = [];
  let led: Position | null = null;
  let before: Resolution | null = null;
  for (const played of playedGame(game)) {
    const { phase, units, centers, dislodged } = played;
    const recorded: Position = { variant: 'standard', phase: phaseCode(phase), units, centers };
    const position: Position = dislodged === undefined ? recorded : { ...recorded, dislodged: led?.dislodged ?? {} };
    const isLed = led !== null && JSON.stringify(standingIn(led)) === JSON.stringify(standingIn(position));
    found.push({ played, position, before: isLed ? before : null });
    before = adjudicate(standard, position, played.orders);
    if (before.next === null) break;
    led = nextPosition(standard, position, before);
  }
  return found;
}

/** The mails since the last table of owners, as observers got them. */
function mailsUpTo(all: readonly Standing[], n: number): string {
  const isTold = ({ before }: Standing) => before !== null && isOwnershipUpdated(standard, before);
  const told = all.slice(0, n).findLastIndex((_, at) => at === 0 || isTold(all[at + 1]!));
  // Results of retreats and builds do not tell the board.
  const from = all.findLastIndex(({ position }, at) => at <= told && position.phase.endsWith('M'));
  const phases = all
    .slice(from, n)
    .map(({ position, played }) => ({ phase: position.phase, position, orders: played.orders }));
  const record = { name: 'old', source: null, phases, outcome: null, players: {}, isOpen: true };
  return classicHistory(
    {
      ...archiveOfRecord(record, { board: standard, variantDigest: '' }),
      position: all[n]!.position,
      status: 'active',
    },
    standard,
  );
}

const lists = (of: Readonly<Record<string, readonly unknown[]>> = {}) =>
  Object.fromEntries(
    rowsOf(of).flatMap(([power, list]) =>
      list.length === 0 ? [] : [[power, list.map((each) => JSON.stringify(each)).sort()]],
    ),
  );
const standingIn = ({ phase, units, centers, dislodged }: Position) => [
  phase,
  lists(units),
  lists(centers),
  lists(dislodged),
];

function pasted(all: readonly Standing[], n: number, form: number): string {
  const { position, before } = all[n]!;
  if (before === null || (form % 3 === 0 && !position.phase.endsWith('R'))) return JSON.stringify(position);
  return form % 3 === 1 ? JSON.stringify(before, null, 1) : mailsUpTo(all, n);
}

async function importedAs(world: TestWorld, text: string): Promise<string> {
  return confirmed(world, 'mara', `create ?marne sesame\nimport\n${text}\nend`, JUDGE);
}

async function playsOn(all: readonly Standing[], n: number, form: number): Promise<boolean> {
  const world = await freshWorld();
  const { played, position } = all[n]!;
  const what = `${played.game} ${position.phase} from form ${form}`;
  const asked = await importedAs(world, pasted(all, n, form));
  const game = await loadGame(world.services, 'marne');
  expect([what, game?.status, asked]).toEqual([what, 'active', expect.any(String)]);
  expect(standingIn(game!.position!), what).toEqual(standingIn(position));
  const orders = Object.entries(completeOrders({ ...played, units: position.units, centers: position.centers }));
  const lines = orders.map(([power, list]) => `${power}:\n${list.join('\n')}`).join('\n');
  await ask(world, 'mara', lines, 'marne@judge.example.org');
  await confirmed(world, 'mara', `process ${position.phase}`, 'marne@judge.example.org');
  const after = await loadGame(world.services, 'marne');
  expect(after!.last?.before.phase, what).toBe(position.phase);
  const { units, centers, orders: adjudicated } = after!.last!.resolution;
  // A mail files no order for a unit that is not there, which the records have now and then.
  const filed = new Set(adjudicated.map(({ power, order }) => `${power} ${order}`));
  if (!orders.every(([power, list]) => list.every((order) => filed.has(`${power} ${order}`)))) return false;
  expect([lists(units), lists(centers)], what).toEqual([
    lists(played.resultUnits),
    lists(played.resultCenters ?? played.centers),
  ]);
  if (n + 1 < all.length) expect(after!.position!.phase, what).toBe(all[n + 1]!.position.phase);
  return true;
}

describe('a game taken over stands where it stood and plays on', () => {
  // A movement, a retreat and an adjustment phase in each form; every phase of ten games in a full run.
  const games = IS_FULL ? GAMES : GAMES.slice(0, 1);
  test.each(games)('game %s', { tags: ['long'], timeout: IS_FULL ? 600_000 : 60_000 }, async (game) => {
    const all = standings(game);
    const kinds = new Map<string, number>();
    const counted = { all: 0, exact: 0 };
    for (const [n, { position }] of all.entries()) {
      const kind = position.phase.at(-1)!;
      const seen = kinds.get(kind) ?? 0;
      kinds.set(kind, seen + 1);
      if (!IS_FULL && seen > 2) continue;
      counted.all += 1;
      counted.exact += (await playsOn(all, n, seen)) ? 1 : 0;
    }
    expect([...kinds.keys()].sort()).toEqual(['A', 'M', 'R']);
    expect(counted.exact).toBeGreaterThan(counted.all / 2);
  });

  test.each(IS_FULL ? GAMES : GAMES.slice(0, 2))('the mails of game %s lead to each of its boards', (game) => {
    const all = standings(game);
    for (let n = 1; n < all.length; n += IS_FULL ? 1 : 5) {
      if (all[n]!.before === null) continue;
      // As nJudge writes seasons, and as DPjudge does.
      const mails =
        n % 2 === 0 ? mailsUpTo(all, n) : mailsUpTo(all, n).replace(/(Spring|Fall|Winter) of (?=\d)/g, '$1 ');
      const read = whatNext(
        standard,
        mails.split('\n').map((text, at) => ({ number: at + 1, text })),
      );
      expect('problem' in read ? read : standingIn(read.position), `${game} ${all[n]!.position.phase}`).toEqual(
        standingIn(all[n]!.position),
      );
    }
  });
});

test('a results mail of ours is read as it comes, prose and all, and centers can be written below it', () => {
  const mail = readFileSync(
    new URL('../letters/golden/results/results-movement-dislodged.txt', import.meta.url),
    'utf8',
  );
  const numbered = (text: string) => text.split('\n').map((line, n) => ({ number: n + 1, text: line }));
  expect(whatNext(standard, numbered(mail))).toMatchObject({ problem: { why: 'owners' } });
  const read = whatNext(standard, numbered(`${mail}\nCENTERS FRANCE: Par, Bre`));
  expect(read).toMatchObject({ position: { phase: 'F1902R', centers: { FRANCE: ['par', 'bre'] } } });
});

test('mails as DPjudge writes them are shown, confirmed and played on', async () => {
  const world = await freshWorld();
  const mails = readFileSync(new URL('./pasted/dpjudge-s1902r.txt', import.meta.url), 'utf8');
  const asked = await ask(world, 'mara', `create ?marne sesame\nimport\n${mails}\nend`, JUDGE);
  const link = openLink(/\/board\/(#\S+)/.exec(asked)![1]!);
  expect(typeof link === 'object' && link.read(standard)).toMatchObject({ study: { start: { phase: 'S1902R' } } });
  await ask(world, 'mara', /CONFIRM \w+/.exec(asked)![0]);
  const { position } = (await loadGame(world.services, 'marne'))!;
  expect(position).toMatchObject({ phase: 'S1902R', dislodged: { ITALY: [{ unit: 'A tyr' }] } });
  expect(position!.units['FRANCE']).toContain('F lyo');
  expect(position!.centers['RUSSIA']).toHaveLength(6);
  expect(Object.values(position!.units).flat()).toHaveLength(32);
  await ask(world, 'mara', 'ITALY: A Tyr - Ven', 'marne@judge.example.org');
  await confirmed(world, 'mara', 'process S1902R', 'marne@judge.example.org');
  const after = (await loadGame(world.services, 'marne'))!.position!;
  expect([after.phase, after.units['ITALY']]).toEqual(['F1902M', expect.arrayContaining(['A ven'])]);
});

describe('nothing is created of what cannot be read', () => {
  const rows: readonly (readonly [string, string, RegExp])[] = [
    ['a province that is none', 'F1902M\nFRANCE: A Par; centers: Par\nITALY: A Narnia', /line 5\s+ITALY: A Narnia/],
    ['no phase', 'FRANCE: A Par; centers: Par', /phase is missing/],
    ['no owners', 'F1902M\nFRANCE: A Par', /who owns which centers/],
    ['JSON that breaks off', '{"phase": "F1902M",\n"units": {"FRANCE": ["A par"]', /line 4/],
    [
      'JSON with a strange field',
      '{"phase": "F1902M", "units": {"FRANCE": ["A xyz"]}, "centers": {"FRANCE": ["par"]}}',
      /units\.FRANCE\[0\]/,
    ],
    [
      'a game of another variant',
      '{"variant": "octarine", "phase": "S1M", "units": {}, "centers": {}}',
      /SET VARIANT octarine/,
    ],
    ['nothing', '', /paste its last results/],
    [
      'results that the rules do not give',
      'Movement results for Fall of 1902.  (kebab.004)\n\nFrance: Army Burgundy -> Munich.  (*bounce*)\nGermany: Army Berlin HOLD.\n\nOwnership of supply centers:\n\nFrance: Paris.\nGermany: Berlin.',
      /By the rules A bur - mun of France fares otherwise/i,
    ],
    [
      'the same person twice',
      'F1902M\nFRANCE: A Par; centers: Par\nITALY: A Rom\nseat a@x.example as France\nseat a@x.example as Italy',
      /one person twice/,
    ],
  ];
  test.each(rows)('%s', async (_, text, said) => {
    const world = await freshWorld();
    const answer = await ask(world, 'mara', `create ?marne sesame\nimport\n${text}\nend`, JUDGE);
    expect(answer).toMatch(said);
    expect(await loadGame(world.services, 'marne')).toBeNull();
  });

  test('without END neither, and the game of others is untouched', async () => {
    const world = await freshWorld();
    expect(
      await ask(world, 'mara', 'create ?marne sesame\nimport\nF1902M\nFRANCE: A Par; centers: Par', JUDGE),
    ).toContain('END is missing');
    expect(await loadGame(world.services, 'marne')).toBeNull();
  });
});

describe('seats by address', () => {
  test('the address of the drawing opens that board; whoever is named is asked, and the game waits', async () => {
    const world = await freshWorld();
    const text =
      'F1902M\nFRANCE: A Par, F Bre; centers: Par, Bre\nITALY: A Rom; centers: Rom\nFrance: Fay <fay@example.org>';
    const asked = await ask(world, 'mara', `create ?marne sesame\nimport\n${text}\nend`, JUDGE);
    const link = openLink(/\/board\/(#\S+)/.exec(asked)![1]!);
    expect(typeof link === 'object' && link.read(standard)).toMatchObject({
      study: { start: { phase: 'F1902M', units: { FRANCE: ['A par', 'F bre'] } } },
    });
    expect(await world.sent()).toEqual([]);
    await ask(world, 'mara', /CONFIRM \w+/.exec(asked)![0]);
    const game = (await loadGame(world.services, 'marne'))!;
    expect(game.seats.map(({ power, status }) => `${power} ${status}`)).toEqual([
      'AUSTRIA dummy',
      'ENGLAND dummy',
      'FRANCE abandoned',
      'GERMANY dummy',
      'ITALY abandoned',
      'RUSSIA dummy',
      'TURKEY dummy',
    ]);
    await world.moveTo(world.services.now() + 60 * 24 * 3_600_000);
    expect((await loadGame(world.services, 'marne'))!.resolved).toEqual([]);
    await ask(world, 'fay', 'signon fmarne');
    expect((await loadGame(world.services, 'marne'))!.seats[2]).toMatchObject({ status: 'playing' });
  });

  test('no paste that is only shown uses up what an address may be asked, and its word does so from wherever it comes', async () => {
    const world = await freshWorld();
    const text = (unit: string) => `F1902M\nFRANCE: A ${unit}; centers: Par\nFrance: Fay <fay@example.org>`;
    const paste = (unit: string) => ask(world, 'mara', `create ?marne sesame\nimport\n${text(unit)}\nend`, JUDGE);
    for (let n = 0; n < 4; n += 1) expect(await paste('Narnia')).toContain('Nothing was created');
    expect(await paste('Par')).toContain('We invite: fay@example.org');
    const asked = [];
    for (let n = 0; n < 4; n += 1) asked.push(await ask(world, 'mara', `import\n${text('Par')}\nend`));
    // With two games a mail to the judge names neither.
    await ask(world, 'mara', 'create ?other sesame', JUDGE);
    await ask(world, 'mara', /CONFIRM \w+/.exec(asked.at(-1)!)![0], JUDGE);
    expect((await loadGame(world.services, 'marne'))!.status).toBe('active');
    for (const name of ['third', 'fourth', 'fifth'])
      await confirmed(world, 'mara', `create ?${name} sesame\nimport\n${text('Par')}\nend`, JUDGE);
    const states = await Promise.all(
      ['fourth', 'fifth'].map(async (name) => (await loadGame(world.services, name))?.status),
    );
    expect(states).toEqual(['active', 'forming']);
  });

  test('whoever has signed on must have a seat, and sits down at once; UNSTART takes it back', async () => {
    const world = await freshWorld();
    const text = 'F1902M\nFRANCE: A Par, F Bre; centers: Par, Bre\n';
    await ask(world, 'mara', 'create ?marne sesame', JUDGE);
    await ask(world, 'fay', 'signon ?marne tulip', JUDGE);
    expect(await ask(world, 'mara', `import\n${text}end`)).toContain('you give them no seat');
    await confirmed(world, 'mara', `import\n${text}fay@example.org as France\nend`);
    expect((await loadGame(world.services, 'marne'))!.seats[2]).toMatchObject({ status: 'playing' });
    await confirmed(world, 'mara', 'unstart');
    expect((await loadGame(world.services, 'marne'))!).toMatchObject({ status: 'forming', applicants: [{}] });
  });
});
