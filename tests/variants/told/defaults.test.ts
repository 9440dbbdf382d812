/** What a variant gives its games: CREATE says it, each part with the line that changes it. */
import { expect, it } from 'vitest';
import { gameName } from '../../../engine/vocabulary.ts';
import { loadGame } from '../../../lambdas/games/load-game.ts';
import { DOMAIN, openWorld } from '../../conversations/world.ts';
import { VARIANTS } from '../../letters/variants.ts';

async function play(mails: readonly (readonly [who: string, to: string, lines: readonly string[]])[]) {
  const world = await openWorld({ start: Date.UTC(2026, 2, 2, 19), store: 'memory' });
  const answers: string[] = [];
  for (const [n, [who, to, lines]] of mails.entries()) {
    const raw = `From: ${who}@example.org\r\nMessage-ID: <${n}@example.org>\r\n\r\n${lines.join('\r\n')}\r\n`;
    await world.deliver(raw, { from: `${who}@example.org`, to: [`${to}@${DOMAIN}`] });
    const sent = (await world.sent()).filter((mail) => String(mail.to).startsWith(who));
    answers.push(sent.map(({ text }) => text.replace(/\s+/g, ' ')).join('\n'));
  }
  const game = (await loadGame(world.services, gameName('marne')))!;
  return { answers, game };
}

it.each(VARIANTS)('of %s are said with lines that are taken, after which they are said no more', async (id) => {
  const create = `create ?marne sesame ${id}`;
  const { answers } = await play([['gm', 'judge', [create]]]);
  const [, told = ''] = /before the game begins: ([^.]*?)(?:\.| -)/.exec(answers[0]!) ?? [];
  const lines = [...told.matchAll(/\((SET [^)]+)\)/g)].map(([, line]) => line!);
  expect(lines.length > 0).toBe(id !== 'standard');
  for (const line of lines) {
    const options = line.slice('SET '.length);
    const { answers: again } = await play([['gm', 'judge', [`create ?marne sesame ${id} ${options}`]]]);
    expect(again[0]).toContain('is created');
    expect(again[0]).not.toContain(`(${line})`);
  }
});

it('the GM of Consolidation 1865 sees points, unless they play', async () => {
  const { game } = await play([['gm', 'judge', ['create ?marne sesame consolidation-1865']]]);
  expect(game.settings.masterSees).toBe(true);
  const { game: other } = await play([
    ['gm', 'judge', ['create ?marne sesame consolidation-1865']],
    ['gm', 'marne', ['set variant standard']],
  ]);
  expect(other.settings.masterSees).toBe(false);
  const join = (who: string) => [who, 'judge', ['signon ?marne tulip']] as const;
  const start = ['a', 'b', 'c'].map(join);
  const { answers } = await play([
    ['gm', 'judge', ['create ?marne sesame consolidation-1865']],
    ...start,
    ['gm', 'marne', ['orders all']],
  ]);
  expect(answers.at(-1)).toContain('influence');
  const playing = await play([
    ['gm', 'judge', ['create ?marne sesame consolidation-1865', 'signon ?marne']],
    ...start.slice(1),
    ['gm', 'marne', ['orders all']],
  ]);
  expect(playing.answers.at(-1)).not.toContain('influence point, none');
});

it('in Octarine the players may agree on any result, where the GM has not said SET DIAS', async () => {
  expect((await play([['gm', 'judge', ['create ?marne sesame octarine']]])).game.settings.dias).toBe(false);
  expect((await play([['gm', 'judge', ['create ?marne sesame octarine dias']]])).game.settings.dias).toBe(true);
});

it.each([
  ['1776-ii', ['set any centers'], /already/],
  ['standard', ['set start chaos', 'set one center'], /already/],
  ['standard', ['set one center', 'set start chaos'], /Chaos|Set/],
] as const)('%s: %j leaves the building sites as they are, and LIST names no other', async (id, lines, said) => {
  const { answers } = await play([
    ['gm', 'judge', [`create ?marne sesame ${id}`]],
    ['gm', 'marne', lines],
    ['gm', 'marne', ['list marne', 'get rules']],
  ]);
  expect(answers[1]).toMatch(said);
  expect(answers[1]).not.toContain('signed on by that');
  expect(answers[2]).toContain('Flags:');
  expect(answers[2]).not.toMatch(/(?:Any|One) Centers?[,.]/);
});

it('the bots of 1812 Overture play the powers of a player as one', async () => {
  const { game } = await play([
    ['gm', 'judge', ['create ?marne sesame 1812']],
    ['p0', 'judge', ['signon ?marne tulip']],
    ['gm', 'marne', ['force begin']],
    ['gm', 'marne', ['set dummy all bot']],
  ]);
  const byBots = game.seats.filter(({ person }) => person?.startsWith('bot-'));
  expect(byBots.length).toBe(10);
  expect(new Set(byBots.map(({ person }) => person)).size).toBe(5);
});
