/** A whole game of seven people by their sheets alone, and the same half by mail: they end alike. No browser, no script. */
import { expect, test } from 'vitest';
import { legalAdjustments } from '../../engine/adjudicate/legality/legal-orders.ts';
import type { Board } from '../../engine/board/board.ts';
import { formatOrder } from '../../engine/orders/notation.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import type { SheetData, SheetPower } from '../../templates/sheet/sheet-data.ts';
import { boardOf } from '../boards.ts';
import { conquer } from '../conqueror.ts';
import type { TestWorld } from '../conversations/world.ts';
import { GAME, NAMES, POWERS, playedGame, write } from '../handling/rig.ts';
import { type Browser, linkTo, openedBrowser } from './browser.ts';

const HOUR = 3_600_000;
const PHASES = 40;

/** Austria conquers; the others hold, go home, and lose what they must: all from what the sheet shows. */
function ordersOn(board: Board, { position, reader }: SheetData): readonly string[] {
  if (reader.kind !== 'player' || position === null) throw new Error('Nothing to order on this sheet.');
  return reader.own.flatMap((own) =>
    own.power === 'AUSTRIA' ? (conquer(board, position, ['AUSTRIA'])['AUSTRIA'] ?? []) : quiet(board, position, own),
  );
}

function quiet(
  board: Board,
  position: NonNullable<SheetData['position']>,
  { power, due }: SheetPower,
): readonly string[] {
  switch (due.kind) {
    case 'orders':
      return due.units.map((unit) => `${unit} H`);
    case 'retreats':
      return due.units.map((unit) => `${unit} D`);
    case 'builds':
      return Array.from({ length: due.count }, () => 'WAIVE');
    case 'removals':
      return legalAdjustments(board, position, power).slice(0, due.count).map(formatOrder);
    default:
      return [];
  }
}

/** `bySheet`: whether somebody plays this phase on a sheet; the others send the same lines by mail. */
async function play(bySheet: (player: number, phase: number) => boolean) {
  const world = await playedGame();
  await write(world, 'mara', 'set victory 8', GAME);
  const board = boardOf('standard');
  const browsers = new Map<string, Browser>();
  for (const who of NAMES) browsers.set(who, await sheetOf(world, who));
  let sheets = 0;
  let n = 0;
  for (; n < PHASES && (await loadGame(world.services, 'marne'))!.status === 'active'; n += 1) {
    for (const [p, who] of NAMES.entries()) {
      const browser = browsers.get(who)!;
      const data = await browser.data('marne');
      const lines = ordersOn(board, data);
      if (lines.length === 0) continue;
      if (n === 1 && who === 'bob') await browser.send('marne', ['PRESS TO AUSTRIA'], { text: 'Please stop.' });
      if (!bySheet(p, n)) {
        await write(world, who, lines.join('\n'), GAME);
        continue;
      }
      sheets += 1;
      const answer = await browser.send('marne', lines);
      expect([answer.refused, answer.report.filter(({ outcome }) => outcome === 'refused')]).toEqual([null, []]);
    }
    await world.moveTo(world.services.now() + 2 * HOUR);
  }
  const game = (await loadGame(world.services, 'marne'))!;
  const commits = await world.services.games.commitsAfter('marne', 0);
  const resolved = commits.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === 'phase-resolved'
        ? [{ phase: event.phase, orders: event.orders, resolution: event.resolution }]
        : [],
    ),
  );
  return { world, browsers, game, resolved, sheets, phases: n };
}

async function sheetOf(world: TestWorld, who: string): Promise<Browser> {
  await write(world, who, 'status', GAME);
  return openedBrowser(world, who, linkTo(await world.sent(), who));
}

test('seven people play a game to its end by sheets alone; half by sheets and half by mail it ends alike', async () => {
  const alone = await play(() => true);
  expect(alone.game.outcome).toMatchObject({ kind: 'won', powers: ['AUSTRIA'] });
  const mixed = await play((player, phase) => (player + phase) % 2 === 0);
  expect(mixed.resolved).toEqual(alone.resolved);
  expect(mixed.game.outcome).toEqual(alone.game.outcome);
  expect(mixed.game.position).toEqual(alone.game.position);
  expect(mixed.sheets).toBeGreaterThan(alone.sheets / 3);
  expect(mixed.sheets).toBeLessThan(alone.sheets);
  // Everything that was sent has been answered by mail as well; and with the game its sheets are closed.
  const mails = await alone.world.sent();
  for (const who of NAMES) {
    const answers = mails.filter(
      ({ to, headers }) => to === `${who}@example.org` && headers['Auto-Submitted'] === 'auto-replied',
    );
    expect(answers.length, who).toBeGreaterThan(0);
    expect((await alone.browsers.get(who)!.get('/sheet/marne/data.json')).status).toBe(401);
  }
  expect(POWERS).toHaveLength(NAMES.length);
});
