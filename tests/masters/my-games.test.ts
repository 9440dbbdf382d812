/** MY GAMES, and what a GM sees of how the players stand. */
import { describe, expect, test } from 'vitest';
import { whoMay } from '../../engine/commands/dispatch.ts';
import { readCommand } from '../../engine/commands/read-command.ts';
import { COMMANDS } from '../../engine/commands/registry.ts';
import { boardOf } from '../boards.ts';
import type { TestWorld } from '../conversations/world.ts';
import { ask, confirmed, deadlineOf, gameNow, HOUR, twoPlayers } from '../deadlines/games.ts';
import { JUDGE, mailOf, write } from '../handling/rig.ts';

const ANN = 'vie-gal; bud-ser; tri-alb';

const NEEDED = [
  'Which games need me?',
  'Which of my games need my attention?',
  'Welche Partien brauchen mich?',
  'quelles parties ont besoin de moi ?',
];

/** Whole lines that only GMs write. */
function examplesForGms(): readonly string[] {
  const context = { board: boardOf('standard'), phase: null, role: 'master' } as const;
  return COMMANDS.flatMap(({ example }) => example).filter((line, n) => {
    const read = line.includes('\n') || /@|\bs?marne\b/.test(line) ? null : readCommand(line, context);
    const isOfGms = read?.every((each) => 'command' in each && whoMay(each.command).join() === 'master');
    return isOfGms === true && n % 4 === 0;
  });
}

/** The answer, in its own lines. */
async function writtenBack(services: TestWorld, text: string, who = 'mara'): Promise<string> {
  await services.sent();
  await write(services, who, text, JUDGE);
  const mails = await services.sent();
  return mails.map((mail) => mail.text.replace(/^ +/gm, '')).join('\n');
}

async function severalGames() {
  const services = await twoPlayers('set move next 47');
  await write(services, 'mara', 'create ?somme sesame\nset players 2, powers 2', JUDGE);
  await write(services, 'ann', 'signon ?somme annpw\nset preference F', JUDGE);
  await write(services, 'bob', 'create ?aisne sesame', JUDGE);
  await write(services, 'ann', 'signon ?aisne annpw\nobserve somme', JUDGE);
  return services;
}

describe('MY GAMES', () => {
  test('tells of each game as what, what is due and by when; the reader’s part alone', async () => {
    const services = await severalGames();
    const answer = await ask(services, 'ann', 'my games', JUDGE);
    expect(answer).toMatch(/Your orders are due in 1 game\./);
    expect(answer).toMatch(/marne, Spring 1901: you play Austria\. Still due: orders for 3 units\. Deadline Wed 4 Mar/);
    expect(answer).toMatch(/somme: you have signed on; 1 more player needed\./);
    expect(answer).toMatch(/aisne: you have signed on; 6 more players needed\./);
    expect(answer).not.toContain('Bob');
    await ask(services, 'ann', ANN);
    expect(await ask(services, 'ann', 'my games', JUDGE)).toMatch(/No action needed[\s\S]*marne, .*you're all set/);
  });

  test('can be asked in any game; finished games are counted, and nobody has none', async () => {
    const services = await severalGames();
    await confirmed(services, 'mara', 'terminate');
    expect(await ask(services, 'ann', 'my games', JUDGE)).toContain('1 game of yours is over');
    expect(await ask(services, 'bob', 'my games')).toContain('aisne: you are GM; 6 more players needed.');
    expect(await ask(services, 'zoe', 'my games', JUDGE)).toContain('You take part in no game here');
  });

  test('a GM sees who has ordered, is late, waits or is away; never an order', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', `${ANN}\nset wait`);
    await ask(services, 'bob', 'lon-nth\naway 20 to 25 March');
    const answer = await ask(services, 'mara', 'my games', JUDGE);
    expect(answer).toMatch(/marne, Spring 1901: you are GM; 1 of 7 powers have complete orders\./);
    expect(answer).toMatch(/Austria +Player \w+(?: \(\d\))? +complete +WAIT/);
    expect(answer).toMatch(/England +Player \w+(?: \(\d\))? +some missing +away from Fri 20 Mar 2026, 00:00/);
    expect(answer).not.toMatch(/Galicia|vie - gal|North Sea/i);
    await services.moveTo((await deadlineOf(services)) + HOUR);
    expect(await ask(services, 'mara', 'status')).toMatch(
      /England +Player \w+(?: \(\d\))? +some missing +late, away from/,
    );
  });

  test('nothing that whoever runs several games writes to the judge is answered as if they played, and nothing is done by it', async () => {
    const services = await severalGames();
    for (const line of ['who is late?', 'Wer ist zu spät?', 'qui est en retard ?', ...NEEDED]) {
      const answer = await ask(services, 'mara', line, JUDGE);
      expect([line, answer]).toEqual([line, expect.stringContaining('marne, ')]);
      expect([line, answer]).toEqual([line, expect.not.stringMatching(/of yours are|Before the deadline only/)]);
    }
    const before = await deadlineOf(services);
    for (const [line, does] of [
      ['Bitte alle säumigen Spieler mahnen', 'marne, somme: REMIND'],
      ['Could we have two more days in marne please', 'marne: EXTEND 48h'],
      ['extend the deadline by two days', 'marne, somme: EXTEND two days'],
      ['extend marne by two days', 'marne: EXTEND two days'],
      ['set press none', 'marne, somme: set press none'],
      ['eject France', 'marne, somme: eject France'],
      ...examplesForGms().map((line) => [line, `marne, somme: ${line}`] as const),
    ] as const)
      expect(await ask(services, 'mara', line, JUDGE)).toContain(does);
    // Of games in two sentences none is picked.
    const apart = await ask(services, 'mara', 'Marne goes on a day longer please. Somme you may cancel.', JUDGE);
    expect(apart).not.toMatch(/marne, somme:/);
    expect(await deadlineOf(services)).toBe(before);
    expect(await ask(services, 'mara', 'resign', JUDGE)).not.toContain('marne, ');
    for (const line of NEEDED) expect(await ask(services, 'ann', line, JUDGE)).toContain('aisne: you have signed on');
    expect(await ask(services, 'ann', 'who is late?', JUDGE)).not.toContain('Your games');
    // The same question in another game is another.
    for (const game of ['marne', 'somme'])
      expect(await ask(services, 'mara', 'Den Rest mit Bots auffüllen', `${game}@judge.example.org`)).toContain(
        'SET DUMMY ALL BOT',
      );
  });

  test('no message, board or orders that a GM mails to the judge is lost: all of it comes back below the names of the games, and does there what it says', async () => {
    const services = await severalGames();
    for (const block of [
      'ANNOUNCE\nDinner on Friday.\n\nBring cards.\nEND',
      'PRESS TO ALL\nA word to all.\nENDPRESS',
      'SETUP\nFrance: A Par\nEND',
      'SET COMMENT BEGIN\nFor the club\nEND',
      'BECOME Italy\nA Rom H\nA Ven H',
    ])
      expect(await writtenBack(services, block)).toContain(`marne, somme:\n${block}`);
    expect(await ask(services, 'mara', 'resume', JUDGE)).toContain('marne, somme: resume');
    await services.sent();
    expect(await writtenBack(services, 'ANNOUNCE\nAnother dinner.\nEND', 'ann')).not.toContain('somme:');
    const press = 'PRESS TO E\nA word to one.\nENDPRESS';
    await write(services, 'mara', 'signon ?aisne marapw', JUDGE);
    expect(await writtenBack(services, press)).toContain(`marne, somme:\n${press}`);
    const toBob = await writtenBack(services, press, 'bob');
    for (const game of ['aisne', 'marne']) expect(toBob).toMatch(new RegExp(`^${game}:\n${press}`, 'm'));
    await write(services, 'mara', 'marne, somme:\nANNOUNCE\nDinner on Friday.\nEND', JUDGE);
    const told = (await services.sent()).filter(({ to }) => to.includes('ann@example.org'));
    expect(told.map(({ text }) => text).join()).toContain('Dinner on Friday.');
  });

  test('a player, an observer and a stranger are told nothing of it', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', ANN);
    await write(services, 'olga', 'observe marne', JUDGE);
    for (const name of ['bob', 'olga', 'zoe'])
      for (const line of ['my games', 'status marne', 'list marne'])
        expect(await ask(services, name, line, JUDGE)).not.toMatch(/Orders in marne|Austria.*(?:complete|move)/);
    expect((await gameNow(services)).seats[0]!.onFile).toHaveLength(3);
  });

  test('the password of one game tells nobody of the others', async () => {
    const services = await severalGames();
    const raw = mailOf('eve@elsewhere.org', 'signon amarne annpw\nmy games');
    await services.sent();
    await services.deliver(raw, { from: 'eve@elsewhere.org', to: [JUDGE], dmarc: 'PASS' });
    const mails = await services.sent();
    expect(mails.map(({ text }) => text).join()).not.toMatch(/somme|aisne/);
  });
});
