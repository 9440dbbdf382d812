/**
 * What is written for one phase is filed in that phase or not at all, whatever happens between the reading and the sending.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { legalOrdersOf } from '../../engine/adjudicate/legality/legal-orders.ts';
import type { Commit } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import { phaseIdOf } from '../../engine/game/orders/phase-id.ts';
import { formatOrder, parseUnit } from '../../engine/orders/notation.ts';
import { gameName } from '../../engine/vocabulary.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import type { SheetData } from '../../templates/sheet/sheet-data.ts';
import { standard } from '../boards.ts';
import { NAMES, POWERS, playedGame, write } from '../handling/rig.ts';
import { createRandom, type Random } from '../random.ts';
import { Browser, linkTo, newId, openedBrowser } from '../sheet/browser.ts';
import { IS_FULL } from '../some-of.ts';

const MARNE = gameName('marne');
const GAME = 'marne@judge.example.org';
const HOUR = 3_600_000;
const WALKS = IS_FULL ? 300 : 12;
const STEPS = 14;

const world = await playedGame();
await write(world, 'ann', 'status', GAME);
const browser: Browser = await openedBrowser(world, 'ann', linkTo(await world.sent(), 'ann'));

interface Filed {
  /** When the commit was made: the phase by its id. */
  readonly phase: string;
  readonly orders: readonly string[];
}

/** What has been filed or set for Austria since commit `n`, each with the phase that was current then. */
async function filedSince(n: number): Promise<readonly Filed[]> {
  const commits: readonly Commit[] = await world.services.games.commitsAfter(MARNE, 0);
  let game: Game | null = null;
  const filed: Filed[] = [];
  for (const commit of commits) {
    const before: Game | null = game;
    game = evolve(before, commit);
    if (before === null || commit.n <= n) continue;
    for (const event of commit.events) {
      if (event.type === 'orders-filed' && event.power === 'AUSTRIA')
        filed.push({ phase: phaseIdOf(before), orders: event.sealed.value.onFile.map(({ order }) => order) });
      if (event.type === 'wait-set' && event.power === 'AUSTRIA') filed.push({ phase: phaseIdOf(before), orders: [] });
    }
  }
  return filed;
}

async function lastCommit(): Promise<number> {
  return (await world.services.games.commitsAfter(MARNE, 0)).at(-1)!.n;
}

/** An order for each of Austria's units, as the page that was looked at shows them. */
function linesOn({ position, phase }: SheetData, random: Random): readonly string[] {
  if (position === null || phase === null) return ['SET WAIT'];
  const own = phase.code.endsWith('R')
    ? (position.dislodged?.['AUSTRIA'] ?? []).map(({ unit }) => unit)
    : (position.units['AUSTRIA'] ?? []);
  if (phase.code.endsWith('A')) return ['build A vie', 'remove A bud', 'SET WAIT'];
  const lines = own.map((unit) => formatOrder(random.pick(legalOrdersOf(standard, position, parseUnit(unit)!))));
  return random.percent(40) ? [...lines, 'SET WAIT'] : lines;
}

/** Something happens in the game. */
async function move(random: Random): Promise<void> {
  const [phase] = phaseIdOf((await world.services.games.latest(MARNE)).snapshot!).split('.');
  switch (random.below(4)) {
    case 0: {
      await write(world, 'mara', 'rollback', GAME);
      const word = /CONFIRM (\w+)/.exec(
        (await world.sent()).findLast(({ to }) => to === 'mara@example.org')?.text ?? '',
      );
      if (word !== null) await write(world, 'mara', word[0], GAME);
      break;
    }
    case 1:
      await world.moveTo(world.services.now() + 80 * HOUR);
      break;
    default:
      await write(world, 'mara', `process ${phase}`, GAME);
  }
  await world.sent();
}

async function walk(
  random: Random,
): Promise<{ readonly crossed: number; readonly asked: number; readonly filed: number }> {
  const pages: SheetData[] = [await browser.data('marne')];
  const sent: { readonly id: string; readonly lines: readonly string[]; readonly page: SheetData }[] = [];
  const found = { crossed: 0, asked: 0, filed: 0 };
  for (let step = 0; step < STEPS; step += 1) {
    if (random.percent(35)) await move(random);
    else if (random.percent(30)) pages.push(await browser.data('marne'));
    else {
      const again = sent.length > 0 && random.percent(15);
      const page = random.percent(60) ? pages.at(-1)! : random.pick(pages);
      const sending = again ? random.pick(sent) : { id: newId(), lines: linesOn(page, random), page };
      sent.push(sending);
      const before = await lastCommit();
      const isOther = !again && phaseIdOf((await loadGame(world.services, MARNE))!) !== sending.page.phase?.id;
      const answer = await browser.send('marne', sending.lines, { id: sending.id, page: sending.page });
      const filed = await filedSince(before);
      found.filed += filed.length;
      found.crossed += filed.filter(({ phase }) => phase !== sending.page.phase?.id).length;
      expect(answer.refused).toBeNull();
      if (!isOther) continue;
      expect(filed).toEqual([]);
      expect(
        answer.report.filter(({ outcome }) => outcome !== 'refused' && outcome !== 'confirm' && outcome !== 'note'),
      ).toEqual([]);
      for (const { suggestion } of answer.report.filter(({ outcome }) => outcome === 'confirm')) {
        found.asked += 1;
        const { reader } = answer.data!;
        const set = reader.kind === 'player' ? reader.pending.find(({ line }) => line === suggestion) : undefined;
        expect(set?.boards?.[1].picture).toBeTruthy();
      }
    }
  }
  return found;
}

test('a deadline that nobody has noticed yet is over for what comes after it, too', () =>
  world.asIf(async () => {
    const page = await browser.data('marne');
    for (const [n, name] of NAMES.entries()) {
      const holds = page.position!.units[POWERS[n]!]!.map((unit) => `${unit} H`);
      await write(world, name, ['set wait', ...holds].join('\n'), GAME);
    }
    const late = new Browser({ ...world.services, now: () => page.phase!.deadline! + HOUR });
    for (const [path, cookie] of browser.jar) late.jar.set(path, cookie);
    const before = await lastCommit();
    const answer = await late.send('marne', ['A vie - gal'], { page });
    expect(answer.data!.phase!.code).not.toBe(page.phase!.code);
    expect(answer.data!.reader).toMatchObject({
      pending: [
        { line: 'FILE 1', boards: [{ words: 'Spring 1901' }, { words: 'Fall 1901' }], orders: ['A Vie - Gal'] },
      ],
    });
    expect(await filedSince(before)).toEqual([]);
    await late.send('marne', ['FILE 1']);
    expect((await filedSince(before)).map(({ orders }) => orders)).toEqual([['A vie - gal']]);
  }));

test('orders and buttons of a page that showed another phase file nothing, and all of them are asked about', async () => {
  const total = { crossed: 0, asked: 0, filed: 0 };
  for (let seed = 1; seed <= WALKS; seed += 1) {
    const found = await world.asIf(() => walk(createRandom(seed)));
    for (const key of ['crossed', 'asked', 'filed'] as const) total[key] += found[key];
  }
  expect(total.crossed).toBe(0);
  // Both happened.
  expect(Math.min(total.asked, total.filed)).toBeGreaterThan(WALKS);
});
