/** Bots in games: seats like any other, but that nobody waits for them longer than the deadline, and anybody may take over. */

import { describe, expect, test } from 'vitest';
import { isBot } from '../../engine/game/bots.ts';
import { gameName, personId } from '../../engine/vocabulary.ts';
import { runDeadline } from '../../lambdas/deadline/run-deadline.ts';
import { sweepGames } from '../../lambdas/deadline/sweep-games.ts';
import { playBots } from '../../lambdas/games/bots.ts';
import type { BotMail, Services } from '../../lambdas/ports.ts';
import type { TestWorld } from '../conversations/world.ts';
import { ask, confirmed, DAY, deadlineOf, gameNow, HOUR, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { mailOf } from '../handling/rig.ts';

const ORDERS = 'A bud - ser\nA vie - gal\nF tri - alb';

/** Ann plays Austria, a bot England; nobody else is there. */
async function againstABot(settings = ''): Promise<TestWorld> {
  const services = await twoPlayers(`set move delay 0\nset retreat delay 0\nset adjust delay 0\n${settings}`);
  await confirmed(services, 'mara', 'set dummy england bot');
  await services.sent();
  return services;
}

async function seat(services: TestWorld, power: string) {
  return (await gameNow(services)).seats.find((each) => each.power === power)!;
}

/** The same world in which what bots write gets lost; and the mails that did. */
function losing(services: Services): { readonly services: Services; readonly lost: BotMail[] } {
  const lost: BotMail[] = [];
  const takeIn = async (mail: BotMail) => {
    lost.push(mail);
  };
  return { services: { ...services, mailroom: { ...services.mailroom, takeIn } }, lost };
}

describe('a bot', () => {
  test('has mailed its orders when the phase has begun, so that the last person’s orders end it', async () => {
    const services = await againstABot();
    for (const phase of ['S1901M', 'F1901M']) {
      expect((await gameNow(services)).position!.phase).toBe(phase);
      expect((await seat(services, 'ENGLAND')).onFile).toHaveLength(3);
      await ask(services, 'ann', phase === 'S1901M' ? ORDERS : 'A ser H\nA vie H\nA gal H\nF tri H\nF alb H');
      await services.moveTo(services.services.now() + 60_000);
    }
    expect((await gameNow(services)).resolved.map(({ phase }) => phase).slice(0, 2)).toEqual(['S1901M', 'F1901M']);
  });

  test('plays as well as the game says, or as was said of its seat; another strength takes over from it', async () => {
    const services = await againstABot('set bots hard');
    expect([(await gameNow(services)).settings.botStrength, (await seat(services, 'ENGLAND')).strength]).toEqual([
      'hard',
      undefined,
    ]);
    const { epoch } = await seat(services, 'ENGLAND');
    await ask(services, 'mara', 'set dummy england bot easy');
    const easy = await seat(services, 'ENGLAND');
    expect([easy.strength, easy.epoch, easy.onFile.length]).toEqual(['easy', epoch + 1, 3]);
    expect(await ask(services, 'mara', 'set dummy england bot easy')).toContain('plays England already');
  });

  test('gets no mail, and is nobody in the index of who plays where', async () => {
    const services = await againstABot();
    await ask(services, 'ann', ORDERS);
    await services.moveTo(services.services.now() + 60_000);
    const readers = [...(await mailsTo(services)).keys()];
    expect(readers.every((address) => address.endsWith('@example.org'))).toBe(true);
    expect(await services.services.index.gamesOf(personId('bot-england'))).toEqual([]);
  });

  test('that does not order is late for nobody: at the deadline the game goes on without its orders', async () => {
    const services = await againstABot('set nmr');
    const lost: BotMail[] = [];
    // From now on what the bot writes gets lost.
    Object.assign(services.services.mailroom, { takeIn: async (mail: BotMail) => lost.push(mail) });
    await ask(services, 'ann', ORDERS);
    await services.moveTo(services.services.now() + 60_000);
    expect(lost.map(({ raw }) => /PHASE \S+/.exec(raw)?.[0])).toContain('PHASE F1901M');
    await ask(services, 'ann', 'A ser H\nA vie H\nA gal H\nF tri H\nF alb H');
    await services.moveTo(services.services.now() + 60_000);
    const deadline = await deadlineOf(services);
    expect((await gameNow(services)).position!.phase).toBe('F1901M');
    expect((await seat(services, 'ENGLAND')).onFile).toEqual([]);
    await services.sent();
    await services.moveTo(deadline + HOUR);
    expect((await gameNow(services)).resolved.map(({ phase }) => phase)).toContain('F1901M');
    const subjects = [...(await mailsTo(services)).values()].flat().map((mail) => mail.split('\n')[0]!);
    expect(subjects.filter((subject) => /late|wanted|abandon/.test(subject))).toEqual([]);
  });

  test('whose mail got lost writes it again at the next sweep, the same to the letter', async () => {
    const services = await againstABot();
    const { services: deaf, lost } = losing(services.services);
    await ask(services, 'ann', ORDERS);
    await runDeadline(deaf, gameName('marne'));
    expect((await seat(services, 'ENGLAND')).onFile).toEqual([]);
    const again: BotMail[] = [];
    await sweepGames(
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
    await sweepGames(services.services, async () => {});
    await services.moveTo(services.services.now() + 1);
    await ask(services, 'mara', 'status');
    expect((await seat(services, 'ENGLAND')).onFile).toHaveLength(3);
  });

  test('orders by a secret of the judge: nobody works its orders out who has the sources and the public game', async () => {
    const judge = await againstABot();
    const { services } = judge;
    const game = await gameNow(judge);
    const bare = { ...game, seats: game.seats.map((seat) => (isBot(seat.person) ? { ...seat, onFile: [] } : seat)) };
    const ordersBy = async (secret: string) => {
      const { services: loose, lost } = losing({
        ...services,
        ledger: { ...services.ledger, isDone: async () => false },
        secrets: { ...services.secrets, replyToken: (subject) => `${secret} ${subject}` },
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
    const services = await againstABot();
    expect(await ask(services, 'vera', 'signon emarne violet')).toContain('You play England');
    expect(isBot((await seat(services, 'ENGLAND')).person)).toBe(false);
    // What the bot had ordered was its own.
    expect((await seat(services, 'ENGLAND')).onFile).toHaveLength(0);
    await confirmed(services, 'mara', 'dummy england');
    expect(await ask(services, 'zoe', 'signon emarne rose')).toContain('nobody can take it over');
    await ask(services, 'mara', 'set dummy england bot');
    expect((await seat(services, 'ENGLAND')).person).toBe('bot-england');
    expect(await ask(services, 'mara', 'dummy england')).toContain('England: no player');
  });

  test('keeps nobody from a draw, and nobody waits for its nod', async () => {
    const services = await twoPlayers('set move delay 0');
    await ask(services, 'mara', 'set approval');
    await confirmed(services, 'mara', 'set dummy england bot');
    expect((await gameNow(services)).settings.approval).toBe(true);
    expect((await gameNow(services)).access.asking).toEqual([]);
    expect((await seat(services, 'ENGLAND')).onFile).toHaveLength(3);
    expect(await ask(services, 'ann', 'set draw')).toContain('draw');
    expect((await gameNow(services)).outcome).toMatchObject({ kind: 'drawn' });
  });

  test('among bots alone goes on from deadline to deadline, and no faster', async () => {
    const services = await againstABot();
    await confirmed(services, 'mara', 'set dummy austria bot');
    const first = await deadlineOf(services);
    await services.moveTo(first - HOUR);
    expect((await gameNow(services)).resolved).toEqual([]);
    await services.moveTo(first + HOUR);
    expect((await gameNow(services)).resolved.map(({ phase }) => phase)).toEqual(['S1901M']);
    await services.moveTo(first + 10 * DAY);
    expect((await gameNow(services)).resolved.length).toBeLessThan(8);
    expect((await gameNow(services)).resolved.length).toBeGreaterThan(2);
  });

  test('orders again when a phase is played again', async () => {
    const services = await againstABot();
    await ask(services, 'ann', ORDERS);
    await services.moveTo(services.services.now() + 60_000);
    await confirmed(services, 'mara', 'rollback');
    expect((await gameNow(services)).position!.phase).toBe('S1901M');
    await ask(services, 'mara', 'setup\nENGLAND: F Lon, A Lvp\nAUSTRIA: A Vie\nend');
    expect((await seat(services, 'ENGLAND')).onFile.length).toBeGreaterThan(1);
  });
});

describe('whoever says that he is a bot', () => {
  test('is none: only what the judge itself has taken in from its bots counts, whatever an address proves', async () => {
    const services = await againstABot();
    const before = (await seat(services, 'ENGLAND')).onFile;
    const from = 'england@marne.bots.judge.example.org';
    await services.deliver(mailOf(from, 'F lon H\nF edi H\nA lvp H'), { from, to: ['marne@judge.example.org'] });
    expect((await seat(services, 'ENGLAND')).onFile).toEqual(before);
  });
});
