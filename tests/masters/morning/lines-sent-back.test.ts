/**
 * The law of the morning: each line that the daily mail prints does, sent back as it stands, what it says in each game that it names.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { gameName } from '../../../engine/vocabulary.ts';
import { recordSuppression } from '../../../lambdas/account/suppression.ts';
import { loadGame } from '../../../lambdas/games/load-game.ts';
import type { TestWorld } from '../../conversations/world.ts';
import { ask, HOUR, mailsTo } from '../../deadlines/games.ts';
import { freshWorld, JUDGE, write } from '../../handling/rig.ts';

const ORDERS: Readonly<Record<string, string>> = { ann: 'vie-gal; bud-ser; tri-alb', bob: 'lon-nth; edi-nwg; lvp-yor' };
const GAMES: Readonly<Record<string, string>> = {
  late1: '',
  late2: '',
  away: 'set max absence 7',
  ready: 'set manual process',
  full: 'set manual start',
  empty: '',
  muster: 'set muster 48h',
};

async function club(language: string): Promise<TestWorld> {
  const world = await freshWorld();
  for (const [name, settings] of Object.entries(GAMES)) {
    await write(world, 'mara', `create ?${name} sesame\nset players 2\nset powers 2\n${settings}`, JUDGE);
    for (const [player, letter] of [
      ['ann', 'A'],
      ['bob', 'E'],
    ] as const)
      await write(world, player, `signon ?${name} ${player}pw\nset preference ${letter}`, JUDGE);
  }
  await write(world, 'mara', `set my zone UTC\nset digest\nset language ${language}`, JUDGE);
  for (const player of ['ann', 'bob']) await write(world, player, ORDERS[player]!, 'ready@judge.example.org');
  await write(world, 'ann', 'away 10 to 30 april', 'away@judge.example.org');
  await write(world, 'bob', 'resign', 'empty@judge.example.org');
  const word = /CONFIRM (\w+)/.exec((await mailsTo(world)).get('bob@example.org')?.join() ?? '')?.[0];
  if (word !== undefined) await write(world, 'bob', word, 'empty@judge.example.org');
  await world.services.stopped.stop('bob@example.org', 'bounced');
  await recordSuppression(world.services, 'bob@example.org', 'bounced');
  return world;
}

const standing = async (world: TestWorld) =>
  new Map(
    await Promise.all(
      Object.keys(GAMES).map(async (name) => [name, (await loadGame(world.services, gameName(name)))!.n] as const),
    ),
  );

const REFUSED = /could not be used|nicht verwenden|pas pu être utilisée/;

test.each(['EN', 'DE', 'FR'])('in %s', async (language) => {
  const world = await club(language);
  const offered = new Set<string>();
  for (let day = 0; day < 6; day += 1) {
    let mail = '';
    for (let hour = 0; hour < 24; hour += 1) {
      await world.moveTo(world.services.now() + HOUR);
      const own = (await world.sent()).filter(({ to }) => to === 'mara@example.org').map(({ text }) => text);
      mail = own.find((text) => /^ *[\w, ]+: (?:REMIND|UNMUTE)/m.test(text)) ?? mail;
    }
    const lines = [...mail.matchAll(/^ *((?:\w+, )*\w+): ([A-Z]{3,}\b.*)$/gm)];
    const before = await standing(world);
    for (const [, names, line] of lines) {
      offered.add(line!.split(' ')[0]!);
      await world.asIf(async () => {
        const answer = await ask(world, 'mara', `${names}: ${line}`, JUDGE);
        const now = await standing(world);
        expect([names, line, answer]).toEqual([names, line, expect.not.stringMatching(REFUSED)]);
        const moved = names!.split(', ').filter((name) => now.get(name) !== before.get(name));
        const isOfMail = line!.startsWith('UNMUTE');
        expect([line, isOfMail ? names!.split(', ') : moved, answer]).toEqual([line, names!.split(', '), answer]);
        if (isOfMail) expect(await world.services.stopped.why('bob@example.org')).toBeNull();
      });
    }
    // All of one mail but for what contradicts the rest.
    const all = lines.filter(([, , line]) => !line!.startsWith('REFUSE')).map(([, names, line]) => `${names}: ${line}`);
    if (all.length > 0)
      await world.asIf(async () => {
        expect(await ask(world, 'mara', all.join('\n'), JUDGE)).not.toMatch(REFUSED);
      });
  }
  expect([...offered].sort()).toEqual(['APPROVE', 'EXTEND', 'FORCE', 'PROCESS', 'REFUSE', 'REMIND', 'SET', 'UNMUTE']);
});
