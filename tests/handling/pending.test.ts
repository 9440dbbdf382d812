/** Orders that we ask about before we file them: what becomes of them, by mail. */
import { describe, expect, test } from 'vitest';
import { viewOf } from '../../engine/view/view.ts';
import type { TestWorld } from '../conversations/world.ts';
import { ask, DAY, gameNow, HOUR, lastOrders, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { GAME, mailOf, write } from './rig.ts';

const BOB = 'lon-nth; edi-nwg; lvp-yor';
const ANN = 'vie-gal; bud-ser; tri-alb';
const ASKED = 'vie-gal\nIf Italy agrees:\nbud-ser\ntri-alb';

const onFile = async (services: TestWorld, power = 'AUSTRIA') =>
  (await gameNow(services)).seats.find((seat) => seat.power === power)!.onFile.map(({ order }) => order);

const sets = async (services: TestWorld) =>
  Object.values((await gameNow(services)).pending ?? {}).flatMap((each) => each.sets);

const statusOf = async (services: TestWorld) =>
  (await gameNow(services)).seats.find(({ power }) => power === 'AUSTRIA')!.status;

async function asked(settings = ''): Promise<TestWorld> {
  const services = await twoPlayers(settings);
  await ask(services, 'ann', ASKED);
  return services;
}

describe('orders below a condition', () => {
  test('are shown and not filed; subject and first line say so', async () => {
    const services = await twoPlayers();
    const answer = await ask(services, 'ann', ASKED);
    expect(answer).toMatch(
      /^\[marne\] 1 order for Spring 1901 filed; 2 NOT filed below "If Italy agrees:"\n1 order for Spring 1901 filed; 2 NOT filed below "If Italy agrees:"\./,
    );
    expect(answer).toMatch(/A Bud - Ser\n?\s*F Tri - Alb/);
    expect(answer).toContain('FILE');
    expect(answer).not.toMatch(/all set|complete/i);
    expect(await onFile(services)).toEqual(['A vie - gal']);
  });

  test('are filed by FILE, by their number, and by the orders alone', async () => {
    for (const text of ['FILE', 'file 1', 'Please file these orders', 'bud-ser; tri-alb']) {
      const services = await asked();
      await ask(services, 'ann', text);
      expect([text, await onFile(services)]).toEqual([text, ['A vie - gal', 'A bud - ser', 'F tri - alb']]);
      expect([text, await sets(services)]).toEqual([text, []]);
    }
  });

  test('are filed by yes where the mail answers the question and nothing else waits; by no other yes', async () => {
    for (const [before, headers, quoted, filed] of [
      ['', 'In-Reply-To: <q1@judge.example.org>\r\n', '\n\n> FILE', 3],
      ['', '', '', 1],
      ['If Russia agrees:\nvie-boh', 'In-Reply-To: <q1@judge.example.org>\r\n', '\n\n> FILE 1', 1],
    ] as const) {
      const services = await asked();
      if (before !== '') await ask(services, 'ann', before);
      await services.deliver(mailOf('ann@example.org', `yes${quoted}`, { subject: 'Re: [marne]', headers }), {
        from: 'ann@example.org',
        to: [GAME],
      });
      expect([before, headers, (await onFile(services)).length]).toEqual([before, headers, filed]);
    }
  });

  test('are settled unit by unit: other orders for some of them leave the rest', async () => {
    const services = await asked();
    await ask(services, 'ann', 'bud-rum');
    expect((await sets(services)).map(({ orders }) => orders)).toEqual([[{ power: 'AUSTRIA', order: 'F tri - alb' }]]);
    expect(await onFile(services)).toEqual(['A vie - gal', 'A bud - rum']);
  });

  test('an old FILE files nothing else: no number is given twice in a phase', async () => {
    const services = await asked();
    await ask(services, 'ann', 'bud-rum; tri-ven');
    await ask(services, 'ann', 'If Germany agrees:\nbud-gal');
    expect((await sets(services)).map(({ number }) => number)).toEqual([2]);
    expect(await ask(services, 'ann', 'FILE 1')).toContain('No orders with the number 1');
    expect(await onFile(services)).toEqual(['A vie - gal', 'A bud - rum', 'F tri - ven']);
  });

  test('the last word on a unit is the one that is asked about; CLEAR takes back what is asked about', async () => {
    const services = await asked();
    await ask(services, 'ann', 'If Russia agrees:\nbud-rum');
    expect((await sets(services)).flatMap(({ orders }) => orders.map(({ order }) => order))).toEqual([
      'F tri - alb',
      'A bud - rum',
    ]);
    expect(await ask(services, 'ann', 'FILE')).toMatch(/FILE 1, FILE 2/);
    await ask(services, 'ann', 'CLEAR A Bud');
    expect((await sets(services)).flatMap(({ orders }) => orders.map(({ order }) => order))).toEqual(['F tri - alb']);
    await ask(services, 'ann', 'CLEAR');
    expect(await sets(services)).toEqual([]);
    expect(await ask(services, 'ann', 'FILE')).toContain('No orders are waiting');
  });

  test('FILE beside words that are not understood, or beside new questions, files nothing', async () => {
    for (const text of ['What a mess this is, really\n\nFILE 1', 'FILE 1\nIf Russia agrees:\nvie-boh']) {
      const services = await asked();
      await ask(services, 'ann', text);
      expect([text, await onFile(services)]).toEqual([text, ['A vie - gal']]);
    }
  });

  test('our own question, quoted without a mark, files nothing', async () => {
    const services = await twoPlayers();
    const question = await ask(services, 'ann', ASKED);
    await ask(services, 'ann', `Let me think about that.\n\n${question}`);
    expect(await onFile(services)).toEqual(['A vie - gal']);
  });

  test('nobody else files them, or sees them, a GM neither', async () => {
    const services = await asked();
    for (const name of ['bob', 'mara']) await ask(services, name, 'FILE 1');
    expect(await onFile(services)).toEqual(['A vie - gal']);
    const game = await gameNow(services);
    const board = services.services.board('standard')!;
    const seen = (person: string) =>
      viewOf(game, { person } as never, { board, names: (id) => id, now: services.services.now() }).pending;
    const own = game.seats.find(({ power }) => power === 'AUSTRIA')!.person!;
    expect(seen(own)).toHaveLength(1);
    const others = [...game.masters, ...game.seats.flatMap(({ person }) => (person === own ? [] : (person ?? [])))];
    expect(others.map(seen)).toEqual(others.map(() => []));
  });
});

describe('below a heading of retreats or builds', () => {
  const [RETREAT, BUILD] = ['A Vie - Boh', 'A Vie'];
  const rows = [
    ...['Retreats:', 'Retreats if needed:', 'Contingent retreats:', 'If dislodged:', 'Retreat options'],
    ...['Rückzüge falls nötig:', 'Mögliche Rückzüge:', 'Retraites si besoin :', 'Si Vienne est délogée :'],
  ].map((heading) => [heading, RETREAT, 'S1901R'] as const);
  const builds = ['Builds:', 'Builds if I get them:', 'Aufbauten falls möglich:', 'Constructions éventuelles :'];
  test.each([...rows, ...builds.map((heading) => [heading, BUILD, 'W1901A'] as const)])(
    'nothing is ever filed as a move, by FILE either: %s',
    async (heading, order, phase) => {
      const services = await twoPlayers();
      await ask(services, 'ann', `vie-gal\n\n${heading}\n${order}`);
      await ask(services, 'ann', 'FILE');
      expect(await onFile(services)).toEqual(['A vie - gal']);
      const { ahead } = (await gameNow(services)).seats.find(({ power }) => power === 'AUSTRIA')!;
      expect(ahead.orders.map((each) => each.phase)).toEqual([phase]);
    },
  );
});

describe('SEND', () => {
  test('sends the one message that we asked about, once; none where there is none, or several', async () => {
    const services = await twoPlayers();
    const held = (text: string, order = 'vie-gal') => `press to England\n${text}\n${order}`;
    expect(await ask(services, 'ann', 'SEND')).toContain('No message is waiting');
    await ask(services, 'ann', held('Peace?'));
    await services.sent();
    await write(services, 'ann', 'SEND');
    expect((await mailsTo(services)).get('bob@example.org')?.join()).toContain('Peace?');
    expect(await ask(services, 'ann', 'SEND')).toContain('No message is waiting');
    await ask(services, 'ann', held('One?'));
    await ask(services, 'ann', held('Two?', 'bud-ser'));
    expect(await ask(services, 'ann', 'SEND')).toContain('Several messages are waiting');
    expect(await onFile(services)).toEqual([]);
  });
});

test.each([
  ['de', 'Nachricht an England'],
  ['fr', "message pour l'Angleterre"],
])('what is asked about is told in the language of its reader: %s', async (language, told) => {
  const services = await twoPlayers();
  await ask(services, 'ann', `set language ${language}`);
  const answer = await ask(services, 'ann', 'press to England\nPeace?\nvie-gal');
  expect(answer).toContain(told);
  expect(answer).not.toContain('press to');
});

test.each([
  'tell England\nvie-gal\nbud-ser\ntri-alb\nENDPRESS',
  'press to England\nHello!\nvie-gal\nbud-ser\ntri-alb',
  'press to England\nHello!\n\nMy orders:\nvie-gal, bud-ser\ntri-alb\n\nset wait\n\nRegards,\nAnn',
  'press to England\nHello!\n\nvie-gal; bud-ser; tri-alb\n\nOn Tue, 3 Mar 2026 at 09:12, Max wrote:\n> Hi',
])('lines that may be orders or a message are filed by FILE, and sent by SEND: %j', async (text) => {
  for (const [word, filed, sent] of [
    ['FILE', 3, 0],
    ['SEND', 0, 1],
  ] as const) {
    const services = await twoPlayers();
    const answer = await ask(services, 'ann', text);
    expect(/may be a message, so it was not done/.test(answer)).toBe(text.includes('set wait'));
    expect(answer).toMatch(/^\[marne\] 3 orders for Spring 1901 NOT filed as this may be a message to England/);
    await services.sent();
    await write(services, 'ann', word);
    const mails = (await mailsTo(services)).get('bob@example.org') ?? [];
    expect([word, await onFile(services), mails.filter((mail) => mail.includes('tri-alb'))]).toMatchObject([
      word,
      { length: filed },
      { length: sent },
    ]);
  }
});

describe('the clock while orders are asked about', () => {
  test('nothing is processed early, and at the deadline what was on file before is played', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', ANN);
    await ask(services, 'ann', 'If Italy agrees:\nbud-rum');
    await ask(services, 'bob', BOB);
    const { deadline } = (await gameNow(services)).current!.clock;
    await services.moveTo(deadline - 1);
    expect((await gameNow(services)).resolved).toHaveLength(0);
    await services.moveTo(deadline);
    const game = await gameNow(services);
    expect(lastOrders(game, 'AUSTRIA')).toEqual(['A vie - gal', 'A bud - ser', 'F tri - alb']);
    expect((await mailsTo(services)).get('ann@example.org')?.join('\n')).toContain(
      '1 order of yours was never filed, so not played: below "If Italy agrees:"',
    );
    expect(game.pending).toBeUndefined();
  });

  test.each(['', 'set nmr\n'])(
    'who is asked is late as usual, and neither replaced nor given up (%j)',
    async (settings) => {
      const services = await asked(settings);
      await ask(services, 'bob', BOB);
      const { deadline, graceEnd } = (await gameNow(services)).current!.clock;
      await services.sent();
      await services.moveTo(deadline - 24 * HOUR + 1);
      const reminded = (await mailsTo(services)).get('ann@example.org')?.join('\n');
      expect(reminded).toContain('2 orders NOT filed below "If Italy agrees:"');
      expect(reminded).toContain('your place stays yours');
      await services.moveTo(deadline + 1);
      const late = (await mailsTo(services)).get('ann@example.org')?.join('\n');
      expect(late).toContain('you are late');
      expect(late).toContain('2 orders NOT filed below "If Italy agrees:"');
      await services.moveTo(graceEnd - 1);
      expect([(await gameNow(services)).resolved.length, await statusOf(services)]).toEqual([0, 'playing']);
      await services.moveTo(graceEnd + HOUR);
      expect([(await gameNow(services)).resolved.length, await statusOf(services)]).toEqual([1, 'playing']);
      expect(lastOrders(await gameNow(services), 'AUSTRIA')).toEqual(['A vie - gal', 'A bud H', 'F tri H']);
    },
  );

  test('who else is late is given up as ever', async () => {
    const services = await asked();
    const { graceEnd } = (await gameNow(services)).current!.clock;
    await services.moveTo(graceEnd + DAY);
    const { seats, resolved } = await gameNow(services);
    expect(seats.filter(({ power }) => /AUSTRIA|ENGLAND/.test(power)).map(({ status }) => status)).toEqual([
      'playing',
      'abandoned',
    ]);
    expect(resolved).toHaveLength(0);
  });

  test('a pause keeps them, and FILE waits until the game goes on', async () => {
    const services = await asked();
    await write(services, 'mara', 'pause');
    expect(await ask(services, 'ann', 'FILE')).toContain('paused');
    await write(services, 'mara', 'resume');
    await ask(services, 'ann', 'FILE');
    expect(await onFile(services)).toEqual(['A vie - gal', 'A bud - ser', 'F tri - alb']);
  });
});

test('an answer to a message without a sender shows no code of ours in its stead', async () => {
  const services = await twoPlayers('set white/grey');
  await write(services, 'bob', 'press grey to austria\nGuess who.\nendpress');
  const [message] = (await services.sent()).filter(({ to }) => to === 'ann@example.org');
  for (const text of ['SET WAIT', 'vie-gal; bud-ser; tri-alb\nSET WAIT']) {
    const answer = await ask(services, 'ann', text, message!.replyTo!);
    expect(answer).toContain('SEND');
    expect(answer.includes('FILE')).toBe(text.includes('vie'));
    expect(answer).not.toContain('WRITER');
  }
});
