/** What a command says that it does is so: the game afterwards, and nothing else of it that a player could see is changed. */
import { expect, test } from 'vitest';
import type { Game } from '../../engine/game/game.ts';
import { ask, gameNow, twoPlayers } from '../deadlines/games.ts';

/** The parts of a game that commands are for. */
function parts(game: Game): Readonly<Record<string, unknown>> {
  const settings = Object.entries(game.settings).map(([name, value]) => [`settings.${name}`, value]);
  const seats = game.seats.flatMap(({ power, wait, alwaysWait, vote, onFile, ahead, status }) =>
    Object.entries({
      wait,
      alwaysWait,
      vote,
      onFile: onFile.map(({ order }) => order),
      ahead: ahead.orders.map(({ order }) => order),
      status,
    }).map(([name, value]) => [`${power}.${name}`, value]),
  );
  return Object.fromEntries([
    ...settings,
    ...seats,
    ['observers', game.observers.length],
    ['phase', game.position?.phase],
  ]);
}

/** Who writes what in the first spring, and all that is different then. */
const EFFECTS: readonly (readonly [who: string, line: string, changes: Readonly<Record<string, unknown>>])[] = [
  ['ann', 'set wait', { 'AUSTRIA.wait': true }],
  ['ann', 'A vie - gal', { 'AUSTRIA.onFile': ['A vie - gal'] }],
  ['ann', 'A vie - gal\nA bud H\nA vie - tyr', { 'AUSTRIA.onFile': ['A vie - tyr', 'A bud H'] }],
  ['ann', 'A vie - gal\nclear', {}],
  ['ann', 'PHASE F1901M\nA gal - rum', { 'AUSTRIA.ahead': ['A gal - rum'] }],
  ['ann', 'set draw', { 'AUSTRIA.vote': { draw: 'survivors', concede: null } }],
  ['ann', 'set draw\nset no draw', {}],
  ['ann', 'set concede england', { 'AUSTRIA.vote': { draw: null, concede: 'ENGLAND' } }],
  ['ann', 'list', {}],
  ['ann', 'help', {}],
  ['ann', 'status', {}],
  ['ann', 'whatif A vie - gal', {}],
  ['ann', 'set nmr', {}],
  ['mara', 'set no dias', { 'settings.dias': false }],
  ['mara', 'set strict wait', { 'settings.strictWait': true }],
  ['mara', 'set comment beginners welcome', { 'settings.comment': 'beginners welcome' }],
  ['olga', 'observe marne', { observers: 1 }],
  ['bob', 'set always wait', { 'ENGLAND.alwaysWait': true, 'ENGLAND.wait': true }],
  ['mara', 'process s1901m', { phase: 'F1901M' }],
];

test.each(EFFECTS)('%s: %s', async (who, line, changes) => {
  const services = await twoPlayers();
  const before = parts(await gameNow(services));
  await ask(services, who, line);
  const after = parts(await gameNow(services));
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  expect(Object.fromEntries(changed)).toEqual(changes);
});
