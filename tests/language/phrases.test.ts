/** Words that people write to a judge: each does what it says, or is answered with what does. */
import { describe, expect, test } from 'vitest';
import type { TestWorld } from '../conversations/world.ts';
import { ask, gameNow, mailsTo } from '../deadlines/games.ts';
import { GAME, JUDGE, mailOf, playedGame, write } from '../handling/rig.ts';

type Row = readonly [who: string, text: string, answered: RegExp, to?: string];

/** In a game that goes on; `mara` is its GM, `ann` plays Austria, and nobody knows `zoe`. */
const ROWS: readonly Row[] = [
  ['ann', 'quit', /to leave a game write RESIGN; to end a mail, SIGNOFF/],
  ['ann', 'A vie - gal\nquit', /New in this mail: A Vie - Gal/],
  ['ann', 'I quit', /write RESIGN: nothing was done yet\. RESIGN/],
  ['ann', 'I want to leave the game', /it is not done yet/],
  ['ann', 'I forgot my password', /From your own address you need none/],
  ['ann', "I've lost my password!", /changes it\. SET PASSWORD word/],
  ['ann', 'I am on vacation from 23 to 30 November', /Away from Mon 23 Nov 2026, 00:00 to Mon 30 Nov 2026, 23:59/],
  ['ann', "I'll be on holiday from 23 to 30 November.", /Away from Mon 23 Nov 2026, 00:00 to Mon 30 Nov 2026, 23:59/],
  ['ann', 'who has sent orders?', /only the GM can see who has ordered/],
  ['mara', 'who has sent orders?', /Austria, England.*have not ordered|Austria.*(?:owe|missing|wanted|not)/],
  ['ann', 'Ich möchte die Partie verlassen.', /it is not done yet/],
  ['ann', 'Je veux quitter la partie', /it is not done yet/],
  ['ann', 'Ich habe mein Passwort vergessen!', /From your own address you need none/],
  ['ann', "J'ai oublié mon mot de passe", /From your own address you need none/],
  ['ann', 'Ich bin vom 23. bis 30. November im Urlaub', /Away from Mon 23 Nov 2026, 00:00 to Mon 30 Nov 2026, 23:59/],
  ['ann', 'Je suis en vacances du 23 au 30 novembre.', /Away from Mon 23 Nov 2026, 00:00 to Mon 30 Nov 2026, 23:59/],
  ['ann', 'Wer hat schon Befehle geschickt?', /only the GM can see who has ordered/],
  ['mara', 'qui a déjà envoyé ses ordres ?', /Austria, England.*have not ordered|Austria.*(?:owe|missing|wanted|not)/],
  ['ann', 'meine Partien', /marne, Spring 1901: you play Austria/],
  ['ann', 'mes parties', /marne, Spring 1901: you play Austria/],
  ['ann', 'Hilfe!', /Write one order to a line/],
  ['ann', 'oui', /confirmed by the line CONFIRM and its word/],
  ['ann', 'my games', /marne, Spring 1901: you play Austria/],
  ['ann', 'yes', /confirmed by the line CONFIRM and its word/],
  ['mara', 'declare a draw', /a draw among Austria/],
  ['mara', 'DUMMY a e', /Austria: no player;.*England: no player;/],
  ['mara', 'DUMMY a b', /There is no power 'b'/],
  ['ann', 'set my zone new york', /New York time/],
  ['ann', 'MAP marne pdf', /To print on A4/],
  ['ann', 'INFO', /^(?!.*could not be used).*INFO/],
  ['ann', 'Orders for Austria, Spring 1901\nA vie - gal', /^(?!.*could not be used).*New in this mail: A Vie - Gal/],
  ['ann', 'Orders attached.\nA vie - gal', /^(?!.*Orders attached).*New in this mail: A Vie - Gal/],
  ['ann', 'See subject.', /^(?!.*no command)(?!.*could not be used)/],
  ['zoe', 'create ?duo sesame players 4\nlist', /duo.*0 of 4 seats/, JUDGE],
  ['zoe', 'create ?duo sesame standard centers 10 gunboat players 4 no grey\nlist', /Gunboat.*0 of 4 seats/, JUDGE],
  ['zoe', 'create ?duo sesame zone America/Sao_Paulo strict wait players 4\nlist', /0 of 4 seats/, JUDGE],
  ['zoe', 'create ?duo sesame standard players', /'players' after standard is no variant and no option/, JUDGE],
  ['zoe', 'Join game Marne', /'marne' has begun, and all seats were taken/, JUDGE],
  ['zoe', 'please join the game marne', /'marne' has begun/, JUDGE],
  ['zoe', 'create ?clubcup sesame consolidation 1865', /clubcup.*Consolidation/, JUDGE],
  ['zoe', 'create ?clubcup sesame 1776 II gunboat', /clubcup.*1776/, JUDGE],
  ['zoe', 'how do I join the marne game?', /SIGNON \?marne, on a line of its own, joins that game/, JUDGE],
  ['zoe', 'I would like to join this gunboat game', /^(?!.*gunboat, on).*SIGNON \? and the name of a game/, JUDGE],
  ['zoe', 'How can I join the anonymous game?', /^(?!.*anonymous, on).*SIGNON \? and the name of a game/, JUDGE],
  ['zoe', 'I would like to join this gunboat game', /^(?!.*SIGNON \?gunboat)/],
  ['zoe', 'Hello! I want to play too. How do I join marne?', /SIGNON \?marne, on a line of its own/, JUDGE],
  ['zoe', 'I want to play France', /^(?!.*SIGNON \?france).*SIGNON \? and the name of one/i, JUDGE],
  ['zoe', 'can I play in your game please', /SIGNON \? and the name of a game/, JUDGE],
  ['zoe', 'Please put me down for marne.', /SIGNON \?marne, on a line of its own/, JUDGE],
  ['zoe', 'Je veux bien entrer dans marne, si possible avec la Turquie.', /SIGNON \? and the name of the game/, JUDGE],
  ['zoe', 'Sign me up!', /SIGNON \? and the name of a game/, JUDGE],
  ['zoe', 'Ich möchte gern mitspielen', /SIGNON \? and the name of a game/, JUDGE],
  ['zoe', 'I would like to start a game for my club.\n\nZoe', /^(?!.*- Zoe:).*CREATE \? with a name/, JUDGE],
  ['ann', "I'd like to play France or Turkey, please", /The powers are dealt already/],
  ['ann', 'I want peace', /Nothing was sent yet/],
  ['ann', 'press to Frankreich und Türkei\nhallo\nendpress', /Delivered to France and Turkey|France and Turkey/],
  ['ann', "press to l'Allemagne et la Russie\nbonjour\nendpress", /Germany and Russia/],
  ['ann', 'SIGNON amarne annpw \\; A Vie - Gal \\; set wait', /New in this mail: A Vie - Gal.*WAIT is on/, JUDGE],
  ['ann', 'JOIN austria@marne annpw\nA vie - gal', /New in this mail: A Vie - Gal/, JUDGE],
];

describe('in a game that goes on', async () => {
  const services = await playedGame();
  for (const who of ['ann', 'mara', 'zoe']) await write(services, who, 'set language en', JUDGE);
  test.each(ROWS.map((row) => ({ row, name: `${row[0]}: ${row[1]}` })))('$name', async ({ row }) => {
    const [who, text, answered, to] = row;
    await services.asIf(async () => {
      const answer = await ask(services, who, text, to ?? GAME);
      expect(answer.replace(/\s+/g, ' ')).toMatch(answered);
    });
  });
});

describe('yes', () => {
  const asked = async () => {
    const services = await playedGame();
    await write(services, 'ann', 'resign');
    const { text } = (await services.sent()).find(({ to }) => to === 'ann@example.org')!;
    return { services, word: /CONFIRM (\w+)/.exec(text)![1]! };
  };
  const reply = async (
    services: TestWorld,
    text: string,
    subject: string,
    headers = 'In-Reply-To: <1@judge.example.org>\r\n',
  ) => {
    const from = 'ann@example.org';
    await services.deliver(mailOf(from, text, { subject, headers }), { from, to: [GAME] });
    return (await gameNow(services)).seats.find(({ power }) => power === 'AUSTRIA')!.person;
  };

  test('confirms what the answered mail asked', async () => {
    const { services, word } = await asked();
    expect(await reply(services, `Yes.\n\nAnn\n\n> CONFIRM ${word}`, 'Re: [marne] orders')).toBeNull();
    const other = await asked();
    expect(await reply(other.services, 'yes', 'Re: [marne] confirm resign')).toBeNull();
  });

  test('confirms nothing beside other words, in another answer, or out of the blue', async () => {
    const { services, word } = await asked();
    expect(
      await reply(services, `yes\nbut what happens then?\n> CONFIRM ${word}`, 'Re: [marne] confirm'),
    ).not.toBeNull();
    expect(await reply(services, 'yes', 'Re: [marne] results')).not.toBeNull();
    expect(await reply(services, 'yes', '[marne] confirm resign', '')).not.toBeNull();
    expect(await reply(services, 'set wait', 'Re: [marne] confirm')).not.toBeNull();
  });
});

test('a sign-on in the subject stands above the mail', async () => {
  const services = await playedGame();
  const mail = async (subject: string, text: string) => {
    await services.sent();
    const from = 'ann@example.org';
    await services.deliver(mailOf(from, text, { subject }), { from, to: [JUDGE] });
    return (await mailsTo(services)).get(from)?.join('\n') ?? '';
  };
  await write(services, 'ann', 'create ?other pw', JUDGE);
  expect(await mail('SIGNON austria@marne annpw', 'A vie - gal')).toContain('New in this mail: A Vie - Gal');
  expect(await mail('SIGNON austria@marne annpw', 'signon mother pw\nlist')).not.toContain('marne');
  expect(await mail('Re: SIGNON austria@marne annpw', 'A vie - tyr')).not.toContain('New in this mail');
  expect(await mail('SIGNON austria@marne annpw', 'A vie - tyr')).not.toContain('annpw');
});

test('what a GM sets for every kind of phase at once', async () => {
  const services = await playedGame();
  await write(services, 'mara', 'set delay 0\nset weekends on\nset zone Berlin\nset deadline 2 days');
  const { settings, current } = await gameNow(services);
  expect(settings.zone).toBe('Europe/Berlin');
  for (const kind of ['M', 'R', 'A'] as const) {
    expect(settings.timing[kind]).toMatchObject({ delay: 0, days: 'SMTWTFS' });
  }
  expect(new Date(current!.clock.deadline).toISOString()).toBe('2026-03-04T19:00:00.000Z');
  await write(services, 'mara', 'set weekends off');
  expect((await gameNow(services)).settings.timing.A.days).toBe('-MTWTF-');
});

test('a message that does not plainly say for whom it is is neither sent nor read as orders', async () => {
  const services = await playedGame();
  await services.sent();
  await write(services, 'ann', 'press er\nhello\nendpress\nA vie - gal');
  const mails = await mailsTo(services);
  expect([...mails.keys()]).toEqual(['ann@example.org']);
  expect(mails.get('ann@example.org')?.join()).toContain('New in this mail: A Vie - Gal');
});
