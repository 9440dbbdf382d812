/** Words that people write to a judge: each does what it says, or is answered with what does. */
import { describe, expect, test } from 'vitest';
import { ask, gameNow, mailsTo } from '../deadlines/games.ts';
import { GAME, JUDGE, playedGame, write } from '../handling/rig.ts';

type Row = readonly [who: string, text: string, answered: RegExp, to?: string];

/** In a game that goes on; `mara` is its GM, `ann` plays Austria, and nobody knows `zoe`. */
const ROWS: readonly Row[] = [
  ['ann', 'quit', /to leave a game write RESIGN; to end a mail, SIGNOFF/],
  ['ann', 'A vie - gal\nquit', /New in this mail: A Vie - Gal/],
  ['ann', 'I quit', /Try: RESIGN/],
  ['ann', 'I want to leave the game', /waits to be confirmed/],
  ['ann', 'I forgot my password', /From your own address you need none/],
  ['ann', "I've lost my password!", /Try: SET PASSWORD word/],
  ['ann', 'I am on vacation from 23 to 30 November', /Away from Mon 23 Nov 2026, 00:00 to Mon 30 Nov 2026, 23:59/],
  ['ann', "I'll be on holiday from 23 to 30 November.", /Away from Mon 23 Nov 2026, 00:00 to Mon 30 Nov 2026, 23:59/],
  ['ann', 'who has sent orders?', /only the GM is told who has ordered/],
  ['mara', 'who has sent orders?', /Austria, England.*have not ordered|Austria.*(?:owe|missing|wanted|not)/],
  ['ann', 'my games', /marne, Spring 1901: you play Austria/],
  ['ann', 'yes', /confirmed by the line CONFIRM and its word/],
  ['mara', 'declare a draw', /as a draw among Austria/],
  ['ann', 'press - er\nhello\nendpress', /PRESS TO ER for these, or PRESS TO ALL BUT ER/],
  ['mara', 'DUMMY a e', /sends the player of Austria away.*sends the player of England away/],
  ['mara', 'DUMMY a b', /There is no power 'b'/],
  ['ann', 'MAP marne pdf', /To print on A4/],
  ['ann', 'INFO', /^(?!.*could not be used).*INFO/],
  ['ann', 'Orders for Austria, Spring 1901\nA vie - gal', /^(?!.*could not be used).*New in this mail: A Vie - Gal/],
  ['ann', 'Orders attached.\nA vie - gal', /^(?!.*Orders attached).*New in this mail: A Vie - Gal/],
  ['zoe', 'Join game Marne', /'marne' has begun, and all seats were taken/, JUDGE],
  ['zoe', 'please join the game marne', /'marne' has begun/, JUDGE],
  ['zoe', 'create ?clubcup sesame consolidation 1865', /clubcup.*Consolidation/, JUDGE],
  ['zoe', 'create ?clubcup sesame 1776 II gunboat', /clubcup.*1776/, JUDGE],
  ['ann', 'SIGNON amarne annpw \\; A Vie - Gal \\; set wait', /New in this mail: A Vie - Gal.*WAIT is on/, JUDGE],
  ['ann', 'JOIN austria@marne annpw\nA vie - gal', /New in this mail: A Vie - Gal/, JUDGE],
];

describe('in a game that goes on', async () => {
  const world = await playedGame();
  test.each(ROWS.map((row) => ({ row, name: `${row[0]}: ${row[1]}` })))('$name', async ({ row }) => {
    const [who, text, answered, to] = row;
    await world.asIf(async () => {
      const answer = await ask(world, who, text, to ?? GAME);
      expect(answer.replace(/\s+/g, ' ')).toMatch(answered);
    });
  });
});

test('what a GM sets for every kind of phase at once', async () => {
  const world = await playedGame();
  await write(world, 'mara', 'set delay 0\nset weekends on\nset deadline 2 days');
  const { settings, current } = await gameNow(world);
  for (const kind of ['M', 'R', 'A'] as const) {
    expect(settings.timing[kind]).toMatchObject({ delay: 0, days: 'SMTWTFS' });
  }
  expect(new Date(current!.clock.deadline).toISOString()).toBe('2026-03-04T19:00:00.000Z');
  await write(world, 'mara', 'set weekends off');
  expect((await gameNow(world)).settings.timing.A.days).toBe('-MTWTF-');
});

test('a message to nobody in particular is neither sent nor read as orders', async () => {
  const world = await playedGame();
  await world.sent();
  await write(world, 'ann', 'press - er\nhello\nendpress\nA vie - gal');
  const mails = await mailsTo(world);
  expect([...mails.keys()]).toEqual(['ann@example.org']);
  expect(mails.get('ann@example.org')?.join()).toContain('New in this mail: A Vie - Gal');
});
