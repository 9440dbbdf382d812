/** No line that we print as an example, sent back as it stands, sets a password; nor does a word that stands for one. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMANDS, SET_FORMS } from '../../engine/commands/registry.ts';
import { readSignOn } from '../../engine/language/mail/sign-on.ts';
import { isSampleSecret } from '../../engine/text/secret.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { ask, confirmed, gameNow, HOUR, seatNow, twoPlayers } from '../deadlines/games.ts';
import { freshWorld, JUDGE, write } from '../handling/rig.ts';
import { oneIn } from '../some-of.ts';

const root = new URL('../../', import.meta.url);
const OPENS = /^(?:sign ?on|join|create|takeover|observe|monitor|hello|login|set password|revive)\b/i;

/** Lines between backticks, in blocks of code and in <code>, of documents and of our texts. */
function printedIn(path: string): readonly string[] {
  const text = readFileSync(new URL(path, root), 'utf8');
  const found = path.endsWith('.md')
    ? text.matchAll(/`([^`\n]+)`|^([A-Z]+ \S.*)$/gm)
    : text.matchAll(/<code>([^<$]+)<|'([^'$\n]+)'|[`"]([^`"$\n]+)[`"]/g);
  return [...found]
    .map(([, one, two, three]) => (one ?? two ?? three)!.trim())
    .filter((line) => OPENS.test(line) && line.split(' ').length < 6);
}

const filesIn = (folder: string, ending: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

const PRINTED = [
  ...new Set([
    ...['README.md', ...filesIn('docs', '.md'), ...filesIn('templates', '.ts')].flatMap(printedIn),
    ...[...COMMANDS, ...SET_FORMS]
      .flatMap(({ usage, example }) => [usage, ...example])
      .filter((line) => OPENS.test(line)),
  ]),
];

/** What the game would take for a password of the writer's; null: nothing. */
async function setBy(line: string): Promise<unknown> {
  const world = await freshWorld();
  const name = /^create\b/i.test(line) ? (/create\s+\??(\w+)/i.exec(line)?.[1] ?? '').toLowerCase() : 'marne';
  if (name === 'marne' && !/^create\b/i.test(line)) await write(world, 'mara', 'create ?marne', JUDGE);
  // A map of one's own, which this judge does not have.
  await write(world, 'ann', line.replace('skerry', 'octarine'), JUDGE);
  const game = await loadGame(world.services, name);
  return game === null ? null : Object.keys(game.passwords).length === 0 ? null : line;
}

test('no sign-on that we print sets a password', async () => {
  const signOns = PRINTED.filter((line) => readSignOn(1, line) !== null);
  expect(signOns.length).toBeGreaterThan(25);
  const set = [];
  for (const line of signOns) if ((await setBy(line)) !== null) set.push(line);
  expect(set).toEqual([]);
});

test('nor does a command that we print', async () => {
  const lines = PRINTED.filter((line) => /^(?:set password|revive) \S+ ?\S/i.test(line)).map((line) => line.trim());
  expect(lines).toContain('SET PASSWORD word');
  for (const line of lines) {
    const world = await twoPlayers();
    await confirmed(world, 'mara', 'eject austria');
    const before = (await gameNow(world)).passwords;
    await ask(world, 'bob', line);
    await ask(world, 'mara', line.replace(/\bpower\b|Italy/i, 'Austria').replace(/[[\]]/g, ''));
    expect((await gameNow(world)).passwords, line).toEqual(before);
    expect((await seatNow(world, 'AUSTRIA')).claim, line).toBeNull();
  }
});

const WORDS = [
  'password',
  'Passwort',
  'KENNWORT',
  'motdepasse',
  'mot-de-passe',
  'word',
  'your-password',
  'mon-mot-de-passe',
];
const AROUND = ['#', '<#>', '[#]', '"#"', '*#*', '(#)'];
const SAMPLES = [...WORDS.flatMap((word) => AROUND.map((each) => each.replace('#', word))), '…', '...', '********'];

describe('a word that stands for a password', () => {
  test('is read as one, and no word of a player’s own is', () => {
    expect(SAMPLES.filter((word) => !isSampleSecret(word))).toEqual([]);
    const own = ['tulip', 'passwords1', 'swordfish', 'wordy', 'mots', 'p', '1.2', 'keyword', 'secret', 'x_y', 'пароль'];
    expect(own.filter(isSampleSecret)).toEqual([]);
  });

  test('is none wherever a password can be set, and whoever wrote it reads so', {
    tags: ['long'],
    timeout: 60_000,
  }, async () => {
    for (const [n, word] of oneIn(3, [...SAMPLES.entries()])) {
      const world = await twoPlayers();
      const form = ['signon ?somme #', 'join somme #', 'create ?aisne #', 'create ?aisne # octarine'][n % 4]!;
      await write(world, 'mara', 'create ?somme sesame', JUDGE);
      const answer = await ask(world, 'zoe', `${form.replace('#', word)}\nset language en`, JUDGE);
      expect([word, answer]).toEqual([word, expect.stringContaining('No password was set')]);
      for (const name of ['somme', 'aisne'])
        expect(Object.keys((await loadGame(world.services, name))?.passwords ?? {}).length).toBeLessThan(2);
      const before = (await gameNow(world)).passwords;
      await ask(world, 'bob', `set password ${word}`);
      expect((await gameNow(world)).passwords, word).toEqual(before);
    }
  });
});

describe('the line that takes a seat over', () => {
  test.each(['en', 'de', 'fr'] as const)('works as printed, and sets no password (%s)', async (language) => {
    const world = await twoPlayers();
    for (const who of ['ann', 'mara', 'vera']) await write(world, who, `set language ${language}`, JUDGE);
    const [, word] = /CONFIRM (\w+)/.exec(await ask(world, 'bob', 'resign'))!;
    await write(world, 'bob', `confirm ${word}`);
    const told = (await world.sent()).filter(({ to }) => to === 'ann@example.org');
    const line = /^\W*(takeover \S+|signon \S+.*)$/im.exec(told.map(({ text }) => text).join('\n'))![1]!;
    expect(line).toBe('TAKEOVER e@marne');
    await ask(world, 'vera', line);
    const { person } = await seatNow(world, 'ENGLAND');
    expect(person).not.toBeNull();
    expect((await gameNow(world)).passwords[person!]).toBeUndefined();
  });

  test('hides a password that is given', async () => {
    const world = await twoPlayers('set nmr');
    await world.moveTo((await gameNow(world)).current!.clock.graceEnd + HOUR);
    await world.sent();
    await write(world, 'vera', 'takeover e@marne tulip17');
    const mails = await world.sent();
    expect(mails.some(({ to }) => to === 'vera@example.org')).toBe(true);
    expect(mails.map(({ text }) => text).join()).not.toContain('tulip17');
  });
});
