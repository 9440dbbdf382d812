import { describe, expect, it } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { commitDecision, loadGame } from '../../lambdas/games/load-game.ts';
import { publishCommits } from '../../lambdas/outgoing/publish-commits.ts';
import type { TestWorld } from '../conversations/world.ts';
import { GAME, JUDGE, mailOf, playedGame, write } from './rig.ts';

async function answerTo(services: TestWorld, name: string, text: string, to = GAME): Promise<string> {
  await services.sent();
  await write(services, name, text, to);
  const mails = await services.sent();
  expect(mails.map((mail) => mail.to)).toEqual([`${name}@example.org`]);
  return mails[0]!.text.replace(/\s+/g, ' ');
}

async function onFile(services: TestWorld, power: string): Promise<readonly string[]> {
  const game = await loadGame(services.services, 'marne');
  return game!.seats.find((seat) => seat.power === power)!.onFile.map(({ order }) => order);
}

describe('mail that cannot be used is answered, and loses nothing', () => {
  it('an empty mail', async () => {
    const services = await playedGame();
    expect(await answerTo(services, 'ann', '')).toContain('No order, command or message was found in your mail.');
  });

  it('only a signature', async () => {
    const services = await playedGame();
    expect(await answerTo(services, 'ann', '-- \nAnn\nSent from my telephone')).toContain(
      'No order, command or message',
    );
  });

  it('only quoted orders are never read, and the answer says so', async () => {
    const services = await playedGame();
    const answer = await answerTo(services, 'ann', '> A vie - gal\n> A bud - ser\n> F tri - alb');
    expect(answer).toContain('only quoted text');
    expect(await onFile(services, 'AUSTRIA')).toEqual([]);
  });

  it('orders for a game that does not exist', async () => {
    const services = await playedGame();
    expect(await answerTo(services, 'ann', 'signon foise secret\nA vie - gal', JUDGE)).toContain(
      "There is no game 'oise'.",
    );
    expect(await answerTo(services, 'ann', 'A vie - gal', 'oise@judge.example.org')).toContain(
      "There is no game 'oise'.",
    );
  });

  it('orders for a game that has ended', async () => {
    const services = await playedGame();
    await commitDecision(services.services, 'marne', () => [
      { type: 'game-ended', outcome: { kind: 'drawn', powers: ['AUSTRIA', 'ENGLAND'] } },
    ]);
    await publishCommits(services.services, gameName('marne'));
    expect(await answerTo(services, 'ann', 'A vie - gal')).toMatch(/over/);
  });

  it('orders from an observer', async () => {
    const services = await playedGame();
    await write(services, 'zoe', 'observe marne', JUDGE);
    const answer = await answerTo(services, 'zoe', 'A vie - gal');
    expect(answer).toContain('1 line could not be used');
    expect(await onFile(services, 'AUSTRIA')).toEqual([]);
  });

  it('orders from a player of another game', async () => {
    const services = await playedGame();
    await write(services, 'zoe', 'create ?oise pw', JUDGE);
    expect(await answerTo(services, 'zoe', 'A vie - gal')).toContain("You take no part in 'marne' from this address");
    expect(await onFile(services, 'AUSTRIA')).toEqual([]);
  });

  it('orders of another phase', async () => {
    const services = await playedGame();
    const answer = await answerTo(services, 'ann', 'build A vie\nA bud - ser');
    expect(answer).toContain('1 line could not be used; your other order stands');
    expect(await onFile(services, 'AUSTRIA')).toEqual(['A bud - ser']);
  });

  it('orders for the units of another power', async () => {
    const services = await playedGame();
    const answer = await answerTo(services, 'ann', 'F lon - nth\nA vie - gal');
    expect(answer).toContain('1 line could not be used; your other order stands');
    expect(await onFile(services, 'ENGLAND')).toEqual([]);
  });

  it('a sign-on for a power that somebody else plays', async () => {
    const services = await playedGame();
    await services.sent();
    await write(services, 'ann', 'signon emarne wrong\nF lon - nth', JUDGE);
    const mails = await services.sent();
    expect(mails.map(({ to }) => to)).toEqual(['bob@example.org', 'ann@example.org']);
    expect(mails[1]?.text).toContain('not the password');
    expect(await onFile(services, 'ENGLAND')).toEqual([]);
  });

  it('two people who sign on from one address have one seat', async () => {
    const services = await playedGame();
    await write(services, 'zoe', 'create ?oise pw', JUDGE);
    await write(services, 'ann', 'signon ?oise one', JUDGE);
    const answer = await answerTo(services, 'ann', 'signon ?oise two', JUDGE);
    expect(answer).toContain('You had signed on already; the password is now this one');
    expect((await loadGame(services.services, 'oise'))!.applicants.length).toBe(1);
  });
});

describe('who may', () => {
  it('a bare From with no verdict is refused with a hint and a word, and nothing is filed; a stranger has one in a day', async () => {
    const services = await playedGame();
    const send = (from: string, text: string) =>
      services.deliver(mailOf(from, text), { from, to: [GAME], dmarc: 'GRAY' });
    await send('ann@example.org', 'A vie - gal');
    await send('nobody@example.org', 'A bud - ser');
    await send('nobody@example.org', 'A bud - rum');
    const mails = await services.sent();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ann@example.org', 'Please prove that you wrote this'],
      ['nobody@example.org', 'Please prove that you wrote this'],
    ]);
    // What the word would carry out is shown.
    expect(mails[0]!.text).toMatch(/^ *A vie - gal$/m);
    expect(await onFile(services, 'AUSTRIA')).toEqual([]);
  });

  it('the password of the seat lets a mail in that nothing else proves; the answer goes to the registered address', async () => {
    const services = await playedGame();
    await services.deliver(mailOf('ann@cafe.example.com', 'signon amarne annpw\nA vie - gal'), {
      from: 'ann@cafe.example.com',
      to: [JUDGE],
      dmarc: 'GRAY',
    });
    const mails = await services.sent();
    expect(mails.map(({ to }) => to)).toEqual(['ann@example.org']);
    expect(mails[0]!.text).not.toContain('annpw');
    expect(await onFile(services, 'AUSTRIA')).toEqual(['A vie - gal']);
  });

  it('after a dozen wrong passwords not even the right one opens from that address that day', async () => {
    const services = await playedGame();
    const guess = (password: string) =>
      services.deliver(mailOf('mal@example.net', `signon amarne ${password}\nA vie - gal`), {
        from: 'mal@example.net',
        to: [JUDGE],
        dmarc: 'GRAY',
      });
    for (let n = 0; n < 12; n += 1) await guess(`guess${n}`);
    await guess('annpw');
    expect(await onFile(services, 'AUSTRIA')).toEqual([]);
    expect(services.log.some((line) => line.startsWith('password-guessing'))).toBe(true);
    await write(services, 'ann', 'A vie - gal');
    expect(await onFile(services, 'AUSTRIA')).toEqual(['A vie - gal']);
  });

  it('nor from made-up addresses; who is in the game gets in by the password all the same', async () => {
    const services = await playedGame('memory');
    const guess = (from: string, password: string) =>
      services.deliver(mailOf(from, `signon amarne ${password}\nA vie - gal`), { from, to: [JUDGE], dmarc: 'GRAY' });
    for (let n = 0; n < 16; n += 1) await guess(`mal${n}@example.net`, `guess${n}`);
    await guess('another@example.net', 'annpw');
    expect(await onFile(services, 'AUSTRIA')).toEqual([]);
    expect(services.log.some((line) => line.startsWith('password-guessing'))).toBe(true);
    await guess('ann@example.org', 'annpw');
    expect(await onFile(services, 'AUSTRIA')).toEqual(['A vie - gal']);
  });

  it('a secret reply address routes to the right game, and proves nothing', async () => {
    const services = await playedGame();
    await write(services, 'ann', 'A vie - gal');
    const [mail] = await services.sent();
    const reply = mail!.replyTo!;
    await services.deliver(mailOf('ann@example.org', 'A bud - ser'), { from: 'ann@example.org', to: [reply] });
    expect(await onFile(services, 'AUSTRIA')).toEqual(['A vie - gal', 'A bud - ser']);
    await services.deliver(mailOf('mal@example.net', 'A bud - rum'), { from: 'mal@example.net', to: [reply] });
    await services.deliver(mailOf('ann@example.org', 'A bud - rum'), {
      from: 'ann@example.org',
      to: [reply],
      dmarc: 'GRAY',
    });
    expect(await onFile(services, 'AUSTRIA')).toEqual(['A vie - gal', 'A bud - ser']);
  });
});
