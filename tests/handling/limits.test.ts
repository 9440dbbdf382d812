/** Budgets: what anybody can forge costs nobody else anything; what comes in bounds what goes out. */

import { describe, expect, it, test } from 'vitest';
import { type GameName, gameName } from '../../engine/vocabulary.ts';
import { countForDay } from '../../lambdas/incoming/mail-usage.ts';
import { takeFromLimit } from '../../lambdas/limits.ts';
import { freshWorld, JUDGE, mailOf, NAMES, playedGame, write } from './rig.ts';

const ANN = 'ann@example.org';
const MARA = 'mara@example.org';

describe('a proven player over the limit of an hour', () => {
  it('is told so once; orders are filed all the same, commands and press are not read', async () => {
    const services = await playedGame();
    await takeFromLimit(services.services, 'proven-mails', ANN, 290);
    for (let n = 290; n < 298; n += 1) await write(services, 'ann', 'status');
    await services.sent();
    await write(services, 'ann', 'status');
    await write(services, 'ann', 'status');
    expect((await services.sent()).map(({ text }) => text.includes('More than 300 mails'))).toEqual([false, true]);
    await write(services, 'ann', 'F tri - adr\npress to england\nhello\nendpress\nset draw');
    const [answer, ...others] = await services.sent();
    expect(others).toEqual([]);
    expect(answer?.text).toMatch(/F tri - adr|F Trieste/i);
    const game = (await services.services.games.latest(gameName('marne'))).snapshot;
    expect(game?.seats.find(({ power }) => power === 'AUSTRIA')?.onFile.map(({ order }) => order)).toEqual([
      'F tri - adr',
    ]);
    // Up to 320: one order after another is taken and answered, and nothing is said of the limit again.
    for (let n = 302; n <= 320; n += 1) await write(services, 'ann', n % 2 === 0 ? 'F tri H' : 'set draw');
    const rest = await services.sent();
    expect(rest.map(({ to }) => to)).toEqual(Array.from({ length: 10 }, () => ANN));
    expect(rest.filter(({ text }) => text.includes('More than 300 mails'))).toEqual([]);
  });
});

describe('talk without an order or a command', () => {
  const ticket = (n: number) => `Thank you for your mail, ticket ${n}. We will look into it soon.`;
  const holidays = (word: string) => `I am thinking of ${word} holidays again.`;
  /** As many as an hour takes, and two. */
  const WORDS = Array.from({ length: 32 }, (_, n) => `${'abcdefgh'[n % 8]}${'klmn'[n >> 3]}ish`);
  const ALL = 'A vie - gal\nA bud - ser\nF tri - adr';

  it('is answered once a day where it is alike, and thirty times an hour: then we say until when, once', {
    tags: ['long'],
  }, async () => {
    const services = await playedGame();
    await write(services, 'ann', ALL);
    await services.sent();
    const talk = async (text: string) => {
      await write(services, 'ann', text);
      return (await services.sent()).map(({ text: said }) => said.replace(/\s+/g, ' '));
    };
    expect(await talk(ticket(4711))).toHaveLength(1);
    expect(await talk(ticket(4712))).toEqual([expect.stringContaining('We have answered such a mail before')]);
    expect(await talk(ticket(4713))).toEqual([]);
    const answers = [];
    for (const word of WORDS) answers.push(await talk(holidays(word)));
    expect(answers.map(({ length }) => length)).toEqual([...Array(30).fill(1), 0, 0]);
    expect(answers[29]![0]).toMatch(
      /You have sent 30 mails within an hour .* Until .* our next answer lists what else came/,
    );
    // What was refused for the number of the hour alone is answered once the hour is over, on the same day.
    await services.moveTo(services.services.now() + 3_600_000);
    expect(await talk(holidays(WORDS[31]!))).toHaveLength(1);
  });

  it('is listed in the next answer where it was not answered itself; what may be an order is always answered', {
    tags: ['long'],
  }, async () => {
    const services = await playedGame();
    await write(services, 'ann', ALL);
    await services.sent();
    for (const text of [ticket(1), ticket(2), ticket(3), holidays('winter')]) await write(services, 'ann', text);
    const listed = /that we did not answer, [^:]*: - [^,]*, 19:00 UTC: Thank you for your mail, ticket 3\./;
    expect((await services.sent()).map(({ text }) => listed.test(text.replace(/\s+/g, ' ')))).toEqual(
      [false, false, false, true].slice(1),
    );
    for (const word of WORDS) await write(services, 'ann', holidays(word));
    await services.sent();
    await write(services, 'ann', 'tri - adr');
    const [answer] = await services.sent();
    const said = answer!.text.replace(/\s+/g, ' ');
    expect(said).toMatch(new RegExp(`that we did not answer, .*: - .* ${WORDS[31]} holidays again\\.`));
    await write(services, 'ann', 'tri - ven');
    expect((await services.sent()).map(({ text }) => text.includes('did not answer'))).toEqual([false]);
    for (const text of [
      'Rückzug Triest nach Apulien',
      'Trieste falls back on Apulia',
      'Retraite de Trieste aux Pouilles',
    ]) {
      await write(services, 'ann', text);
      expect([text, (await services.sent()).length]).toEqual([text, 1]);
    }
  });

  it('is answered to whoever owes orders as often as orders are, but for the same words', {
    tags: ['long'],
  }, async () => {
    const services = await playedGame();
    for (const word of WORDS) await write(services, 'ann', holidays(word));
    expect((await services.sent()).map(({ to }) => to)).toEqual(WORDS.map(() => ANN));
    await write(services, 'ann', holidays(WORDS[0]!));
    await services.sent();
    await write(services, 'ann', holidays(WORDS[0]!));
    expect(await services.sent()).toEqual([]);
  });

  it('two programs that answer each other stop, day after day', { tags: ['long'] }, async () => {
    const services = await playedGame();
    let mails = 0;
    for (let day = 0; day < 3; day += 1) {
      for (let n = 0; n < 30; n += 1) await write(services, 'ann', ticket(n));
      const sent = (await services.sent()).filter(({ to }) => to === ANN);
      mails += sent.filter(({ text }) => !/Deadline|late/.test(text.split('\n')[1] ?? '')).length;
      await services.moveTo(services.services.now() + 86_400_000);
    }
    expect(mails).toBeLessThanOrEqual(6);
  });
});

test('above 60 mails in an hour by a reply address a player\u2019s orders are filed all the same', async () => {
  const services = await playedGame();
  await services.sent();
  await write(services, 'ann', 'status');
  const reply = (await services.sent()).find(({ to }) => to === ANN)!.replyTo!;
  const byToken = (text: string) => services.deliver(mailOf(ANN, text), { from: ANN, to: [reply], dmarc: 'FAIL' });
  for (let n = 0; n < 61; n += 1) await byToken('status');
  await services.sent();
  await byToken('signon amarne annpw\nF tri - adr');
  const game = (await services.services.games.latest(gameName('marne'))).snapshot;
  expect(game?.seats.find(({ power }) => power === 'AUSTRIA')?.onFile.map(({ order }) => order)).toEqual([
    'F tri - adr',
  ]);
  expect((await services.sent()).map(({ to }) => to)).toEqual([ANN]);
});

describe('what one mail sends out', () => {
  it('is one mail to a reader, with all its messages', async () => {
    const services = await playedGame();
    await write(
      services,
      'ann',
      ['one', 'two', 'three'].map((word) => `press to england\nThis is ${word}.\nendpress`).join('\n'),
    );
    const toBob = (await services.sent()).filter(({ to }) => to === 'bob@example.org');
    expect(toBob).toHaveLength(1);
    for (const word of ['one', 'two', 'three']) expect(toBob[0]?.text).toContain(`This is ${word}.`);
  });

  it('that has its words in the subject alone is told so; with another subject it is another one, and answers of a machine are not', async () => {
    const services = await playedGame();
    const answered = async (subject: string) => {
      await services.deliver(mailOf('zoe@example.org', '', { subject }), {
        from: 'zoe@example.org',
        to: [JUDGE],
        dmarc: 'PASS',
      });
      return (await services.sent()).flatMap(({ to, text }) =>
        to === 'zoe@example.org' ? [text.replace(/\s+/g, ' ')] : [],
      );
    };
    expect(await answered('help')).toEqual([
      expect.stringContaining('A subject is not read (help): write what you want into the mail itself'),
    ]);
    expect(await answered('Re: list')).toEqual([expect.stringContaining('A subject is not read (list)')]);
    expect(await answered('HELP')).toEqual([expect.stringContaining('We have answered such a mail before')]);
    for (const again of ['HELP', 'Re: help', 'AW: Re: help', 'Re: Re: Re: help!'])
      expect([again, await answered(again)]).toEqual([again, []]);
    expect(await answered('')).toEqual([expect.not.stringContaining('A subject is not read')]);
  });

  it('has each long list once: what is asked again in the same words is answered by it, another one is refused', async () => {
    const services = await playedGame();
    const lists = async (text: string, to?: string) => {
      await write(services, 'ann', text, to);
      const texts = (await services.sent()).map((mail) => mail.text.replace(/\s+/g, ' ')).join('\n');
      const count = (what: RegExp) => texts.split(what).length - 1;
      return [
        count(/History information|Summary of game/),
        count(/is answered once in a mail/i),
        count(/could not be used/),
      ];
    };
    expect(await lists('history\nhistory\nhistory')).toEqual([1, 0, 0]);
    expect(await lists('who\nwhogame\nsummary')).toEqual([1, 0, 0]);
    expect(await lists('list\nhistory marne\nlist\nhistory marne', JUDGE)).toEqual([1, 0, 0]);
    expect(await lists('history\nhistory lines 5')).toEqual([1, 1, 1]);
    expect(await lists('history marne\nhistory marne lines 5', JUDGE)).toEqual([1, 1, 1]);
  });
});

describe('what all sections of one mail send out', () => {
  it('is at most 50 mails, whatever the sections are: the rest is refused, and done by the next mail', async () => {
    const services = await freshWorld();
    const own = [...'abcdefghijkl'].map((letter) => `game${letter}`);
    const others = [...'mnopqrst'].map((letter) => `game${letter}`);
    await write(services, 'mara', own.map((game) => `create ?${game} sesame`).join('\n'), JUDGE);
    await write(services, 'gus', others.map((game) => `create ?${game} sesame`).join('\n'), JUDGE);
    for (const name of ['bob', 'cy', 'di', 'eve'])
      await write(services, name, own.map((game) => `signon ?${game} ${name}pw`).join('\n'), JUDGE);
    await services.sent();
    const byMara = async (text: string) => {
      await write(services, 'mara', text, JUDGE);
      const mails = await services.sent();
      return { toOthers: mails.filter(({ to }) => to !== MARA), toMara: mails.filter(({ to }) => to === MARA) };
    };
    // Each announcement has four readers, each sign-on tells one GM, with the next digest.
    const announced = own.map((game) => `signon m${game} sesame\nbroadcast\nhello\nendbroadcast`);
    const first = await byMara([...announced, ...others.map((game) => `signon ?${game} marapw`)].join('\n'));
    expect(first.toOthers).toHaveLength(48);
    const refused = first.toMara.find(({ text }) => /sends out at most 50\s+messages and 2 MB/.test(text));
    const applicants = async (game: GameName) =>
      (await services.services.games.latest(game)).snapshot?.applicants.length;
    for (const [n, game] of others.entries()) {
      expect(await applicants(gameName(game))).toBe(n < 2 ? 1 : 0);
      expect(refused?.text.includes(`signon ?${game}`)).toBe(n >= 2);
    }
    await byMara(others.map((game) => `signon ?${game} marapw`).join('\n'));
    for (const game of others) expect(await applicants(gameName(game))).toBe(1);
  });

  it('is at most 2 MB; orders in a later section are filed all the same', async () => {
    const services = await playedGame();
    await write(services, 'mara', 'create ?aisne sesame', JUDGE);
    for (const name of NAMES.slice(1)) await write(services, name, `signon ?aisne ${name}pw`, JUDGE);
    await services.sent();
    const long = (n: number) => `broadcast\n${n} ${'word '.repeat(7_600)}\nendbroadcast`;
    const marne = ['signon mmarne sesame', long(1), long(2)];
    const rest = ['signon maisne sesame', long(3), long(4), 'signon amarne annpw', 'F tri - adr', 'signoff'];
    await write(services, 'mara', [...marne, ...rest].join('\n'), JUDGE);
    const mails = await services.sent();
    const others = mails.filter(({ to }) => to !== MARA);
    expect(others.filter(({ text }) => text.includes('2 word'))).toHaveLength(7);
    expect(others.filter(({ text }) => text.includes('4 word'))).toEqual([]);
    expect(others.reduce((sum, { text, html }) => sum + text.length + html.length, 0)).toBeLessThan(2_000_000);
    const toMara = mails.find(({ to, text }) => to === MARA && text.includes('4 word'));
    expect(toMara?.text).toContain('One mail sends out at most 50 messages');
    const game = (await services.services.games.latest(gameName('marne'))).snapshot;
    expect(game?.seats.find(({ power }) => power === 'AUSTRIA')?.onFile).toHaveLength(1);
  });
});

describe('what one person brings about in a day', () => {
  it('is bounded: messages and commands above are refused by line, orders filed, results sent, the next day is new', async () => {
    const services = await playedGame();
    const ann = await services.services.directory.personAt(ANN);
    await countForDay(services.services, { person: ann!.id, isProven: true }, 1_995);
    await write(services, 'ann', 'broadcast\nfirst\nendbroadcast');
    expect((await services.sent()).filter(({ to }) => to !== ANN)).toHaveLength(7);

    await write(services, 'ann', 'F tri - adr\nbroadcast\nsecond\nendbroadcast\nset draw\nstatus');
    const [answer, ...others] = await services.sent();
    expect(others).toEqual([]);
    const text = answer!.text.replace(/\s+/g, ' ');
    expect(text).toContain('have sent out 2000 messages today');
    expect(text).toContain('message to all: second');
    expect(text).toContain('Not done either');
    const game = (await services.services.games.latest(gameName('marne'))).snapshot;
    expect(game?.seats.find(({ power }) => power === 'AUSTRIA')?.onFile).toHaveLength(1);

    await services.moveTo(game!.current!.clock.deadline);
    expect(new Set((await services.sent()).map(({ to }) => to)).size).toBeGreaterThanOrEqual(7);
    await write(services, 'ann', 'broadcast\nthird\nendbroadcast');
    expect((await services.sent()).filter(({ to }) => to !== ANN)).toHaveLength(7);
  });

  it('of mail that proves nothing is far less, and no budget of the person’s own', async () => {
    const services = await playedGame();
    const ann = await services.services.directory.personAt(ANN);
    await countForDay(services.services, { person: ann!.id, isProven: false }, 200);
    await services.deliver(mailOf('x@elsewhere.example', 'signon a@marne annpw\nbroadcast\nforged\nendbroadcast'), {
      from: 'x@elsewhere.example',
      to: [JUDGE],
      dmarc: 'GRAY',
    });
    expect(
      (await services.sent()).filter(({ text }) => text.includes('forged') && !text.includes('200 messages')),
    ).toEqual([]);
    await write(services, 'ann', 'broadcast\nmine\nendbroadcast');
    expect((await services.sent()).filter(({ to }) => to !== ANN)).toHaveLength(7);
  });
});
