/** What a GM has before them, and that nobody else has it. */
import { expect, test } from 'vitest';
import { playedGame, write } from '../handling/rig.ts';
import { linkTo, openedBrowser } from './browser.ts';

const GAME = 'marne@judge.example.org';

test('a GM sees who has ordered and who waits, never what; a button carries out its line', async () => {
  const world = await playedGame();
  await write(world, 'ann', 'a vie - gal\na bud - ser\nf tri - alb\nset wait', GAME);
  await write(world, 'bob', 'f lon - nth', GAME);
  await write(world, 'mara', 'set manual process', GAME);
  await world.sent();
  await write(world, 'mara', 'set links new', 'judge@judge.example.org');
  const mara = await openedBrowser(world, 'mara', linkTo(await world.sent(), 'mara'));
  const data = await mara.data('marne');
  if (data.reader.kind !== 'master') throw new Error('Mara is the GM.');
  const row = (power: string) =>
    data.reader.kind === 'master' ? data.reader.desk.rows.find((each) => each.power === power) : undefined;
  expect(row('AUSTRIA')).toMatchObject({ progress: 'complete', waits: true });
  expect(row('ENGLAND')).toMatchObject({ progress: 'some', waits: false });
  expect(row('FRANCE')).toMatchObject({ progress: 'none' });
  expect(JSON.stringify(data)).not.toMatch(/vie - gal|lon - nth/);
  const { actions } = data.reader.desk;
  const all = 'extend remind process pause orders replace seat settings announce status declare end';
  expect(actions.map(({ key }) => key).join(' ')).toBe(all);
  // Each line reads as a command, with what is asked for put in.
  const given = {
    hours: '24',
    power: 'FRANCE',
    text: 'A par H',
    setting: 'NMR',
    address: 'sam@example.org',
    result: 'DRAW',
  };
  for (const { key, line } of actions.filter(({ key: each }) =>
    ['orders', 'seat', 'settings', 'declare'].includes(each),
  )) {
    const filled = Object.entries(given).reduce((text, [name, value]) => text.replace(`{${name}}`, value), line);
    const { report } = await mara.send('marne', filled.split('\n'));
    expect([key, report.some(({ outcome }) => outcome === 'refused')]).toEqual([key, false]);
  }
  const extend = actions.find(({ key }) => key === 'extend')!.line.replace('{hours}', '24');
  const later = await mara.send('marne', [extend]);
  expect(later.data!.phase!.deadline).toBe(data.phase!.deadline! + 86_400_000);
  const eject = await mara.send('marne', ['EJECT FRANCE']);
  const asked = eject.report.find(({ outcome }) => outcome === 'confirm')!;
  expect(asked.suggestion).toMatch(/^CONFIRM \w+$/);
  expect(eject.data!.seats.find(({ power }) => power === 'FRANCE')!.status).toBe('playing');
  const done = await mara.send('marne', [asked.suggestion!]);
  expect(done.data!.seats.find(({ power }) => power === 'FRANCE')).toMatchObject({ isOpen: true, player: null });
  const process = actions.find(({ key }) => key === 'process')!;
  expect(process.confirms).toBe(true);
  const early = (await mara.send('marne', [process.line])).report.find(({ outcome }) => outcome === 'confirm')!;
  expect(early.message).toMatch(/England/);
  const processed = await mara.send('marne', [early.suggestion!]);
  expect(processed.data!.last!.phase).toBe('S1901M');
  await mara.send('marne', ['ANNOUNCE', 'On we go.', 'END']);
  expect((await world.sent()).filter(({ text }) => text.includes('On we go.')).length).toBeGreaterThan(5);
});

test('a player has no desk, no progress of others before the deadline, and none of their orders', async () => {
  const world = await playedGame();
  await write(world, 'bob', 'f lon - nth\nset draw', GAME);
  await write(world, 'ann', 'status', GAME);
  const ann = await openedBrowser(world, 'ann', linkTo(await world.sent(), 'ann'));
  const data = await ann.data('marne');
  expect(data.reader.kind).toBe('player');
  expect(data.seats.map(({ owes, vote }) => [owes, vote])).toEqual(data.seats.map(() => [null, null]));
  expect(JSON.stringify(data)).not.toMatch(/lon - nth|@example\.org/);
});
