/** Bots in games: seats like any other, but that nobody waits for them longer than the deadline, and anybody may take over. */
import { describe, expect, test } from 'vitest';
import { isBot } from '../../engine/game/bots.ts';
import { runDeadline } from '../../lambdas/deadline/run-deadline.ts';
import { sweep } from '../../lambdas/deadline/sweep.ts';
import { playBots } from '../../lambdas/games/bots.ts';
import type { BotMail, World } from '../../lambdas/ports.ts';
import type { TestWorld } from '../conversations/world.ts';
import { ask, confirmed, DAY, deadlineOf, gameNow, HOUR, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { mailOf } from '../handling/rig.ts';

const ORDERS = 'A bud - ser\nA vie - gal\nF tri - alb';

/** Ann plays Austria, a bot England; nobody else is there. */
async function againstABot(settings = ''): Promise<TestWorld> {
  const world = await twoPlayers(`set move delay 0\nset retreat delay 0\nset adjust delay 0\n${settings}`);
  await confirmed(world, 'mara', 'set dummy england bot');
  await world.sent();
  return world;
}

async function seat(world: TestWorld, power: string) {
  return (await gameNow(world)).seats.find((each) => each.power === power)!;
}

/** The same world in which what bots write gets lost; and the mails that did. */
function losing(world: World): { readonly world: World; readonly lost: BotMail[] } {
  const lost: BotMail[] = [];
  const takeIn = async (mail: BotMail) => {
    lost.push(mail);
  };
  return { world: { ...world, mailroom: { ...world.mailroom, takeIn } }, lost };
}

describe('a bot', () => {
  test('has mailed its orders when the phase has begun, so that the last person’s orders end it', async () => {
    const world = await againstABot();
    for (const phase of ['S1901M', 'F1901M']) {
      expect((await gameNow(world)).position!.phase).toBe(phase);
      expect((await seat(world, 'ENGLAND')).onFile).toHaveLength(3);
      await ask(world, 'ann', phase === 'S1901M' ? ORDERS : 'A ser H\nA vie H\nA gal H\nF tri H\nF alb H');
      await world.moveTo(world.world.now() + 60_000);
    }
    expect((await gameNow(world)).resolved.map(({ phase }) => phase).slice(0, 2)).toEqual(['S1901M', 'F1901M']);
  });

  test('gets no mail, and is nobody in the index of who plays where', async () => {
    const world = await againstABot();
    await ask(world, 'ann', ORDERS);
    await world.moveTo(world.world.now() + 60_000);
    const readers = [...(await mailsTo(world)).keys()];
    expect(readers.every((address) => address.endsWith('@example.org'))).toBe(true);
    expect(await world.world.index.gamesOf('bot-england')).toEqual([]);
  });

  test('that does not order is late for nobody: at the deadline the game goes on without its orders', async () => {
    const world = await againstABot('set nmr');
    const lost: BotMail[] = [];
    // From now on what the bot writes gets lost.
    Object.assign(world.world.mailroom, { takeIn: async (mail: BotMail) => lost.push(mail) });
    await ask(world, 'ann', ORDERS);
    await world.moveTo(world.world.now() + 60_000);
    expect(lost.map(({ raw }) => /PHASE \S+/.exec(raw)?.[0])).toContain('PHASE F1901M');
    await ask(world, 'ann', 'A ser H\nA vie H\nA gal H\nF tri H\nF alb H');
    await world.moveTo(world.world.now() + 60_000);
    const deadline = await deadlineOf(world);
    expect((await gameNow(world)).position!.phase).toBe('F1901M');
    expect((await seat(world, 'ENGLAND')).onFile).toEqual([]);
    await world.sent();
    await world.moveTo(deadline + HOUR);
    expect((await gameNow(world)).resolved.map(({ phase }) => phase)).toContain('F1901M');
    const subjects = [...(await mailsTo(world)).values()].flat().map((mail) => mail.split('\n')[0]!);
    expect(subjects.filter((subject) => /late|wanted|abandon/.test(subject))).toEqual([]);
  });

  test('whose mail got lost writes it again at the next sweep, the same to the letter', async () => {
    const world = await againstABot();
    const { world: deaf, lost } = losing(world.world);
    await ask(world, 'ann', ORDERS);
    await runDeadline(deaf, 'marne');
    expect((await seat(world, 'ENGLAND')).onFile).toEqual([]);
    const again: BotMail[] = [];
    await sweep(
      {
        ...deaf,
        mailroom: {
          ...deaf.mailroom,
          takeIn: async (mail) => {
            again.push(mail);
          },
        },
      },
      async () => {},
    );
    expect(again.map(({ id, raw }) => [id, raw.replace(/^Date: .*$/m, '')])).toEqual(
      lost.slice(-again.length).map(({ id, raw }) => [id, raw.replace(/^Date: .*$/m, '')]),
    );
    expect(again).toHaveLength(1);
    await sweep(world.world, async () => {});
    await world.moveTo(world.world.now() + 1);
    await ask(world, 'mara', 'status');
    expect((await seat(world, 'ENGLAND')).onFile).toHaveLength(3);
  });

  test('orders by a secret of the judge: nobody works its orders out who has the sources and the public game', async () => {
    const judge = await againstABot();
    const { world } = judge;
    const game = await gameNow(judge);
    const bare = { ...game, seats: game.seats.map((seat) => (isBot(seat.person) ? { ...seat, onFile: [] } : seat)) };
    const ordersBy = async (secret: string) => {
      const { world: loose, lost } = losing({
        ...world,
        ledger: { ...world.ledger, isDone: async () => false },
        secrets: { ...world.secrets, replyToken: (subject) => `${secret} ${subject}` },
      });
      await playBots(loose, bare, []);
      return lost.map(({ raw }) => raw.replace(/^[\s\S]*\r\n\r\n/, '')).join();
    };
    expect(await ordersBy('a')).toMatch(/^PHASE S1901M\r\n[AF] /);
    expect(await ordersBy('a')).toBe(await ordersBy('a'));
    const found = new Set(await Promise.all([...'abcdefgh'].map(ordersBy)));
    expect(found.size).toBeGreaterThan(1);
  });

  test('makes room for anybody, and for who lost the power by being late; a dummy’s seat stays closed', async () => {
    const world = await againstABot();
    expect(await ask(world, 'vera', 'signon emarne violet')).toContain('You play England');
    expect(isBot((await seat(world, 'ENGLAND')).person)).toBe(false);
    // What the bot had ordered was its own.
    expect((await seat(world, 'ENGLAND')).onFile).toHaveLength(0);
    await confirmed(world, 'mara', 'dummy england');
    expect(await ask(world, 'zoe', 'signon emarne rose')).toContain('nobody can take it over');
    await ask(world, 'mara', 'set dummy england bot');
    expect((await seat(world, 'ENGLAND')).person).toBe('bot-england');
    expect(await ask(world, 'mara', 'dummy england')).toContain('has no player now');
  });

  test('keeps nobody from a draw, and nobody waits for its nod', async () => {
    const world = await twoPlayers('set move delay 0');
    await ask(world, 'mara', 'set approval');
    await confirmed(world, 'mara', 'set dummy england bot');
    expect((await gameNow(world)).settings.approval).toBe(true);
    expect((await gameNow(world)).access.asking).toEqual([]);
    expect((await seat(world, 'ENGLAND')).onFile).toHaveLength(3);
    expect(await ask(world, 'ann', 'set draw')).toContain('draw');
    expect((await gameNow(world)).outcome).toMatchObject({ kind: 'drawn' });
  });

  test('among bots alone goes on from deadline to deadline, and no faster', async () => {
    const world = await againstABot();
    await confirmed(world, 'mara', 'set dummy austria bot');
    const first = await deadlineOf(world);
    await world.moveTo(first - HOUR);
    expect((await gameNow(world)).resolved).toEqual([]);
    await world.moveTo(first + HOUR);
    expect((await gameNow(world)).resolved.map(({ phase }) => phase)).toEqual(['S1901M']);
    await world.moveTo(first + 10 * DAY);
    expect((await gameNow(world)).resolved.length).toBeLessThan(8);
    expect((await gameNow(world)).resolved.length).toBeGreaterThan(2);
  });

  test('orders again when a phase is played again', async () => {
    const world = await againstABot();
    await ask(world, 'ann', ORDERS);
    await world.moveTo(world.world.now() + 60_000);
    await confirmed(world, 'mara', 'rollback');
    expect((await gameNow(world)).position!.phase).toBe('S1901M');
    await ask(world, 'mara', 'setup\nENGLAND: F Lon, A Lvp\nAUSTRIA: A Vie\nend');
    expect((await seat(world, 'ENGLAND')).onFile.length).toBeGreaterThan(1);
  });
});

describe('whoever says that he is a bot', () => {
  test('is none: only what the judge itself has taken in from its bots counts, whatever an address proves', async () => {
    const world = await againstABot();
    const before = (await seat(world, 'ENGLAND')).onFile;
    const from = 'england@marne.bots.judge.example.org';
    await world.deliver(mailOf(from, 'F lon H\nF edi H\nA lvp H'), { from, to: ['marne@judge.example.org'] });
    expect((await seat(world, 'ENGLAND')).onFile).toEqual(before);
  });
});
