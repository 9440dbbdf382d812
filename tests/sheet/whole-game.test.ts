/** A whole game of seven people by their sheets alone, and the same half by mail: they end alike. No browser, no script. */
import { expect, test } from 'vitest';
import type { SheetData } from '../../templates/sheet/sheet-data.ts';
import type { TestWorld } from '../conversations/world.ts';
import { NAMES, POWERS } from '../handling/rig.ts';
import { IS_FULL } from '../some-of.ts';
import { type Browser, linkTo, openedBrowser } from './browser.ts';
import { play } from './whole-game.ts';

/**
 * What the last phase brought stands first: in three sentences at most, and each own order with what came of it. One without an
 * own order does not hide that of the orders before it.
 */
function tellsWhatHappened({ last, reader, happened }: SheetData): void {
  if (last === null || reader.kind !== 'player') return;
  const own = last.resolution.orders.filter(({ power }) => reader.own.some((each) => each.power === power));
  const hadUnits = reader.own.some(({ power }) => (last.before.units[power] ?? []).length > 0);
  if (own.length > 0) expect(happened!.orders).toHaveLength(own.length);
  else if (hadUnits) expect(happened!.orders.length).toBeGreaterThan(0);
  expect(happened!.orders.filter(({ text }) => text === '')).toEqual([]);
  expect(happened!.sentences.length).toBeGreaterThan(0);
  expect(happened!.sentences.length).toBeLessThan(4);
}

async function openHere(browsers: Map<string, Browser>, world: TestWorld, who: string) {
  const browser = await openedBrowser(world, who, linkTo(await world.sent(), who));
  browsers.set(who, browser);
  return {
    data: async () => {
      const data = await browser.data('marne');
      tellsWhatHappened(data);
      return data;
    },
    order: async (lines: readonly string[]) => {
      const { refused, report } = await browser.send('marne', lines);
      expect([refused, report.filter(({ outcome }) => outcome === 'refused')]).toEqual([null, []]);
    },
    voteDraw: async () => void (await browser.send('marne', ['SET DRAW'])),
    say: async (to: string, text: string) => {
      expect((await browser.send('marne', [`PRESS TO ${to}`], { text })).refused).toBeNull();
    },
  };
}

test('seven people play a game to its end by sheets alone; half by sheets and half by mail it ends alike', async () => {
  const browsers = new Map<string, Browser>();
  const open = (world: TestWorld, who: string) => openHere(browsers, world, who);
  // Austria needs 40 phases; before that all agree on a draw.
  const length = IS_FULL ? {} : { phases: 6 };
  const mixed = await play({ ...length, bySheet: (player, phase) => (player + phase) % 2 === 0, open });
  const alone = await play({ ...length, bySheet: () => true, open });
  expect(alone.game.outcome).toMatchObject(IS_FULL ? { kind: 'won', powers: ['AUSTRIA'] } : { kind: 'drawn' });
  expect(mixed.resolved).toEqual(alone.resolved);
  expect(mixed.game.outcome).toEqual(alone.game.outcome);
  expect(mixed.game.position).toEqual(alone.game.position);
  expect(mixed.sent).toBeGreaterThan(alone.sent / 3);
  expect(mixed.sent).toBeLessThan(alone.sent);
  // Everything that was sent has been answered by mail as well; and with the game its sheets are closed.
  const mails = await alone.world.sent();
  for (const who of NAMES) {
    const answers = mails.filter(
      ({ to, headers }) => to === `${who}@example.org` && headers['Auto-Submitted'] === 'auto-replied',
    );
    expect(answers.length, who).toBeGreaterThan(0);
    expect((await browsers.get(who)!.get('/sheet/marne/data.json')).status).toBe(401);
  }
  expect(POWERS).toHaveLength(NAMES.length);
});
