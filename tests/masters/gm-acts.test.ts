/** What GMs do stands where everybody can look: on the game's page and in HISTORY, by which GM, and never what they wrote for a power. */
import { expect, test } from 'vitest';
import type { ArchiveDocument } from '../../engine/archive/document.ts';
import { verifyArchive } from '../../engine/archive/verify.ts';
import { classicHistory } from '../../templates/classic/classic-history.ts';
import { verifier } from '../archive/games.ts';
import { boardOf } from '../boards.ts';
import { openWorld, type TestWorld } from '../conversations/world.ts';
import { GAME, JUDGE, START, write } from '../handling/rig.ts';

async function world(settings = ''): Promise<TestWorld> {
  const made = await openWorld({ start: START, store: 'memory', pages: 'written' });
  await write(made, 'mara', `create ?marne sesame\nset players 2\nset powers 2\n${settings}`, JUDGE);
  await write(made, 'mara', 'set name Mara Maier', JUDGE);
  await write(made, 'ann', 'signon ?marne annpw\nset preference A', JUDGE);
  await write(made, 'bob', 'signon ?marne bobpw\nset preference E', JUDGE);
  await write(made, 'mara', 'extend 24h');
  await write(made, 'mara', 'set gunboat');
  await write(made, 'mara', 'become england\nf lon - eng');
  await write(made, 'mara', 'process s1901m');
  await made.sent();
  return made;
}

async function historyOf(made: TestWorld): Promise<string> {
  await write(made, 'ann', 'history marne', GAME);
  const [mail] = (await made.sent()).filter(({ to }) => to === 'ann@example.org');
  return mail!.text.replace(/\n +/g, ' ');
}

function pageOf({ files }: TestWorld): string {
  return Buffer.from(files.get('games/marne/index.html')!).toString('utf8');
}

test('orders written for a power, settings, deadlines and what was processed, in the order of time', async () => {
  const made = await world();
  const told = await historyOf(made);
  const acts = told.slice(told.indexOf('Acts of the GM'));
  expect(acts).toMatch(/Mara Maier changed settings[\s\S]*wrote for England[\s\S]*processed S1901M/);
  expect(acts).not.toMatch(/lon\b|eng\b/i);
  const page = pageOf(made);
  expect(page).toContain('Acts of the GM');
  expect(page).toMatch(/Mara Maier processed S1901M[\s\S]*Mara Maier wrote for England/);
});

test('no act about a seat stands there alone where it was taken back, and no seat passes to a bot without a word', async () => {
  const made = await world();
  for (const line of ['eject england', 'replace england by sam@example.org', 'set dummy england bot']) {
    await write(made, 'mara', line);
    const [question] = (await made.sent()).filter(({ to }) => to === 'mara@example.org');
    await write(made, 'mara', /CONFIRM \w+/.exec(question!.text)?.[0] ?? 'status');
    if (!line.endsWith('bot')) await write(made, 'mara', 'undo');
    await made.sent();
  }
  const page = pageOf(made).replace(/\s+/g, ' ');
  for (const act of [
    'opened the seat of England',
    'gave England back to its player',
    'offered the seat of England to an address',
    'took back the offer of the seat of England',
    'gave England a bot',
  ])
    expect(page).toContain(act);
});

test('where it is hidden who runs the game, the acts name nobody', async () => {
  const made = await world('set no show');
  const told = await historyOf(made);
  expect(told).toContain('A GM wrote for England');
  expect(`${told}${pageOf(made)}`).not.toMatch(/Mara Maier (?:wrote|changed|processed)/);
});

test('the archive of a running game holds with a board that was set', async () => {
  const made = await world();
  await write(made, 'mara', 'setup\nItaly: A Tun, A Rom, F Nap\nend');
  const [question] = (await made.sent()).filter(({ to }) => to === 'mara@example.org');
  await write(made, 'mara', `confirm ${/CONFIRM (\w+)/.exec(question!.text)![1]!}`);
  await write(made, 'mara', 'process f1901m');
  const archive = Buffer.from(made.files.get('games/marne/archive.json')!).toString('utf8');
  expect(archive).toContain('position-set');
  const history = classicHistory(JSON.parse(archive) as ArchiveDocument, boardOf('standard'));
  expect(history).toMatch(/% Acts of the GM[\s\S]*Mara Maier wrote for England[\s\S]*processed S1901M/);
  expect(verifyArchive(archive, verifier).checks.filter(({ result }) => result === 'wrong')).toEqual([]);
  expect(pageOf(made)).toContain('Mara Maier set up the board');
});
