/**
 * A club of ten games in a bad week: what its GM gets is a mail a morning, and what only they can decide.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { gameName } from '../../../engine/vocabulary.ts';
import { loadGame } from '../../../lambdas/games/load-game.ts';
import type { OutgoingMail } from '../../../lambdas/ports.ts';
import { HOUR } from '../../deadlines/games.ts';
import { freshWorld, JUDGE, write } from '../../handling/rig.ts';

const GAMES = Array.from({ length: 10 }, (_, n) => `cup${n + 1}`);
const GM = 'mara@example.org';
const BRISK = 'set players 3\nset powers 3\nset move clock 21:00 next 23 days SMTWTFS grace 20';

test('ten games in a troubled week are seven digests at the most, and what needs a decision', async () => {
  const world = await freshWorld();
  const mails: OutgoingMail[] = [];
  const collect = async () => mails.push(...(await world.sent()).filter(({ to }) => to === GM));
  for (const name of GAMES) {
    await write(
      world,
      'mara',
      `create ?${name} sesame\n${BRISK}${name === 'cup7' ? '\nset manual process' : ''}`,
      JUDGE,
    );
    for (const player of ['ann', 'bob', 'cy']) await write(world, player, `signon ?${name} ${player}pw`, JUDGE);
  }
  await collect();
  const told = mails.filter(({ text }) => text.replace(/\s+/g, ' ').includes('You run several games now'));
  expect(told).toHaveLength(1);
  mails.splice(0);
  for (let day = 0; day < 7; day += 1) {
    for (const [n, name] of GAMES.entries()) await trouble(world, day, n, name);
    for (let hour = 0; hour < 24; hour += 3) await world.moveTo(world.services.now() + 3 * HOUR);
    await collect();
  }
  const isDigest = ({ id }: OutgoingMail) => id.startsWith('digest-');
  expect(mails.filter(isDigest).length).toBeLessThanOrEqual(7);
  // Nothing is lost by it: the digests tell of results, of who is late, who is gone and who watches.
  const digests = mails.filter(isDigest).map(({ text }) => text);
  for (const what of [/results/, /late/, /abandoned/, /played again/, /looking for a player/])
    expect([what, digests.some((text) => what.test(text))]).toEqual([what, true]);
  expect(mails.filter((mail) => !isDigest(mail)).map(({ subject }) => subject)).toEqual([
    '[cup6] France asks for an absence',
    '[cup7] S1901M is ready to process',
  ]);
});

/** Players late and silent, gone and replaced; observers who come and go; an absence that the GM has to allow. */
async function trouble(world: Awaited<ReturnType<typeof freshWorld>>, day: number, n: number, name: string) {
  const at = `${name}@judge.example.org`;
  const game = (await loadGame(world.services, gameName(name)))!;
  if (n % 3 === 0 && day === 1) await write(world, 'olga', `observe ${name}`, JUDGE);
  if (n % 3 === 0 && day === 3) await write(world, 'olga', 'resign', at);
  if (n % 4 === 0 && day === 2) await write(world, 'bob', 'resign', at);
  if (n % 4 === 0 && day === 4) await write(world, 'flo', `takeover e@${name} flopw`, JUDGE);
  if (n === 5 && day === 1) await write(world, 'cy', 'set absence 20 mar to 30 jun', at);
  for (const player of ['ann', 'bob', 'cy']) {
    if ((player === 'bob' && (n + day) % 2 === 0) || (player === 'cy' && n > 7)) continue;
    const { id } = (await world.services.directory.personAt(`${player}@example.org`))!;
    const own = game.seats.filter(({ person }) => person === id);
    const units = own.flatMap(({ power }) => game.position!.units[power] ?? []);
    if (units.length > 0) await write(world, player, units.map((unit) => `${unit} H`).join('\n'), at);
  }
}
