/** "Play against six bots": a game of one person, in any variant, begun from the first page. */
import { expect, test, vi } from 'vitest';
import { isBot } from '../../engine/game/bots.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { openJudge, subjects } from './rig.ts';
import { scratch } from './scratch.ts';

test('begins in any variant: one seat is the player’s, bots have all others, and order', async () => {
  const judge = await openJudge(await scratch());
  const post = (path: string, form: Record<string, string>, language = 'en') =>
    fetch(`${judge.site}/${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
      headers: { 'Accept-Language': language },
    });
  const ask = (form: Record<string, string>, language?: string) => post('practice', form, language);
  const home = await (await fetch(`${judge.site}/`)).text();
  expect(home).toContain('Play against six bots</button>');
  // A bot to a seat, of which some have two powers.
  expect(home).toContain('1812 Overture (five bots)');
  const all = judge.services.variants().map(({ variant }) => variant.id);
  const variants = process.env['CHANCERY_FULL'] === '1' ? all : ['standard', 'octarine'];
  for (const [n, variant] of variants.entries()) {
    // The second is begun from a German page: its player's mail is German from the first on.
    const language = n === 1 ? 'de' : 'en';
    const answer = await ask({ address: `${variant}@example.org`, variant, other: '' }, language);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/mailbox/${variant}%40example.org/`]);
    const name = `practice${n === 0 ? '' : n + 1}`;
    const now = async () => (await loadGame(judge.services, name))!;
    await vi.waitUntil(async () => (await subjects(judge, `${variant}@example.org`)).length >= 3, { timeout: 60_000 });
    const told = await subjects(judge, `${variant}@example.org`);
    expect(told.some((subject) => subject.includes(n === 1 ? 'die Partie beginnt' : 'the game begins'))).toBe(true);
    expect(told.some((subject) => subject.includes('you have signed on'))).toBe(n !== 1);
    const { seats, status } = await now();
    expect([variant, status]).toEqual([variant, 'active']);
    const players = new Set(seats.map(({ person }) => person));
    expect([...players].filter((person) => !isBot(person))).toHaveLength(1);
    expect(players.has(null)).toBe(false);
    const isOrdered = async () => {
      const { position, seats: later } = await now();
      return later.some(
        (seat) => isBot(seat.person) && (position?.units[seat.power] ?? []).length <= seat.onFile.length,
      );
    };
    await vi.waitUntil(isOrdered, { timeout: 60_000 });
  }
  for (const form of [
    { address: 'nobody', variant: 'standard' },
    { address: 'you@example.org', variant: 'chess' },
  ]) {
    const answer = await ask(form);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/role="alert">(?:Say where your mail goes|Choose one of the maps)/);
  }
  const french = await post('write', { from: 'ann@example.org', to: 'bob@example.net', text: 'help' }, 'fr');
  expect(await french.text()).toContain('role="alert">Ce judge ne prend que les e-mails pour');
}, 180_000);
