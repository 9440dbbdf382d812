/** Budgets: what anybody can forge costs nobody else anything; what comes in bounds what goes out. */
import { describe, expect, it } from 'vitest';
import { GAME, JUDGE, mailOf, playedGame, write } from './rig.ts';

const ANN = 'ann@example.org';

describe('mail that proves nothing', () => {
  it('has a budget of its own: after 300 forged mails the player’s own orders are filed and answered', async () => {
    const world = await playedGame();
    for (let n = 0; n < 300; n += 1)
      await world.deliver(mailOf(ANN, `A vie - gal\nnumber ${n}`), {
        from: 'x@forger.example',
        to: [GAME],
        dmarc: 'GRAY',
      });
    expect(world.log.filter((line) => line.includes('over the budget'))).toHaveLength(240);
    const asked = (await world.sent()).filter(({ to }) => to === ANN);
    expect(asked.length).toBeLessThanOrEqual(3);
    await write(world, 'ann', 'F tri - adr');
    expect((await world.sent()).map(({ to, subject }) => [to, subject.includes('orders')])).toEqual([[ANN, true]]);
  });
});

describe('a proven player over the budget of an hour', () => {
  it('is told so once; orders are filed all the same, commands and press are not read', async () => {
    const world = await playedGame();
    for (let n = 0; n < 298; n += 1) await write(world, 'ann', 'status');
    await world.sent();
    await write(world, 'ann', 'status');
    await write(world, 'ann', 'status');
    expect((await world.sent()).map(({ text }) => text.includes('More than 300 mails'))).toEqual([false, true]);
    await write(world, 'ann', 'F tri - adr\npress to england\nhello\nendpress\nset draw');
    const [answer, ...others] = await world.sent();
    expect(others).toEqual([]);
    expect(answer?.text).toMatch(/F tri - adr|F Trieste/i);
    const game = await world.world.games.snapshot('marne');
    expect(game?.seats.find(({ power }) => power === 'AUSTRIA')?.onFile.map(({ order }) => order)).toEqual([
      'F tri - adr',
    ]);
  });
});

describe('talk without an order or a command', () => {
  it('is answered once a day where it is alike, and ten times an hour; orders are always taken', async () => {
    const world = await playedGame();
    const talk = async (text: string) => {
      await write(world, 'ann', text);
      return (await world.sent()).length;
    };
    expect(await talk('Thank you for your mail, ticket 4711. We will look into it soon.')).toBe(1);
    expect(await talk('Thank you for your mail, ticket 4712. We will look into it soon.')).toBe(0);
    const words = [
      'winter',
      'summer',
      'spring',
      'autumn',
      'monday',
      'tuesday',
      'friday',
      'sunday',
      'march',
      'may',
      'june',
    ];
    let answers = 0;
    for (const word of words) answers += await talk(`I am thinking of ${word} holidays again.`);
    expect(answers).toBe(9);
    await write(world, 'ann', 'tri - adr');
    await write(world, 'ann', 'tri - adr');
    expect(await world.sent()).toHaveLength(2);
    await world.moveTo(world.world.now() + 86_400_000);
    await world.sent();
    expect(await talk('Thank you for your mail, ticket 4713. We will look into it soon.')).toBe(1);
  });
});

describe('what one mail sends out', () => {
  it('is one mail to a reader, with all its messages', async () => {
    const world = await playedGame();
    await write(
      world,
      'ann',
      ['one', 'two', 'three'].map((word) => `press to england\nThis is ${word}.\nendpress`).join('\n'),
    );
    const toBob = (await world.sent()).filter(({ to }) => to === 'bob@example.org');
    expect(toBob).toHaveLength(1);
    for (const word of ['one', 'two', 'three']) expect(toBob[0]?.text).toContain(`This is ${word}.`);
  });

  it('is at most 50 mails and a million characters, and what is above is said', async () => {
    const world = await playedGame();
    const body = 'word '.repeat(8_000);
    await write(world, 'ann', Array.from({ length: 9 }, (_, n) => `broadcast\n${n} ${body}\nendbroadcast`).join('\n'));
    const mails = await world.sent();
    expect(mails.length).toBeLessThanOrEqual(50);
    expect(mails.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(2_000_000);
    expect(mails.find(({ to }) => to === ANN)?.text.replace(/\s+/g, ' ')).toContain(
      'One mail sends out at most 50 messages',
    );
  });

  it('has each long list once', async () => {
    const world = await playedGame();
    await write(world, 'ann', 'history\nhistory\nhistory');
    await write(world, 'ann', 'list\nhistory marne\nlist\nhistory marne', JUDGE);
    for (const { text } of await world.sent()) {
      expect(text.replace(/\s+/g, ' ')).toMatch(/is answered once in a mail/i);
      expect(text.split('History information').length - 1).toBeLessThanOrEqual(1);
    }
  });
});
