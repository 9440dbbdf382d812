/** A player's mailbox is dead: what the GM learns of it and when, and how the player comes back from another one, by mail alone. */
import { describe, expect, test } from 'vitest';
import { recordSuppression } from '../../lambdas/account/suppression.ts';
import type { TestWorld } from '../conversations/world.ts';
import { ask, confirmed, deadlineOf, gameNow, mailsTo } from '../deadlines/games.ts';
import { GAME, JUDGE, mailOf, NAMES, playedGame, write } from '../handling/rig.ts';

const NEW = 'bob@new.example';

/** A game in which mail to Bob, who plays England, has come back for good. */
async function bounced(): Promise<TestWorld> {
  const services = await playedGame();
  await services.services.stopped.stop('bob@example.org', 'bounced');
  await recordSuppression(services.services, 'bob@example.org', 'bounced');
  return services;
}

async function fromNew(services: TestWorld, text: string): Promise<string> {
  await services.sent();
  await services.deliver(mailOf(NEW, text), { from: NEW, to: [GAME] });
  return (await mailsTo(services)).get(NEW)?.join() ?? '';
}

describe('the GM', () => {
  test('learns at once what to write, and what the player writes from another mailbox', async () => {
    const told = (await mailsTo(await bounced())).get('mara@example.org')!.join();
    for (const line of ['UNMUTE ENGLAND', 'EJECT ENGLAND', 'TAKEOVER e@marne']) expect(told).toContain(line);
  });

  test.each(['status', 'my games'])('reads it in the table of %s, and a player does not', async (line) => {
    const services = await bounced();
    expect(await ask(services, 'mara', line)).toMatch(/England .*our mail comes back/);
    expect(await ask(services, 'cy', line)).not.toContain('our mail comes back');
  });

  test('reads with the late notice whom our mail does not reach, and nobody else does', async () => {
    const services = await bounced();
    await services.sent();
    await services.moveTo(await deadlineOf(services));
    const mails = await mailsTo(services);
    expect(mails.get('mara@example.org')!.join()).toContain('Mail to England comes back');
    for (const [to, texts] of mails) if (to !== 'mara@example.org') expect(texts.join()).not.toContain('comes back');
  });

  test('does not read it any more once the player has written', async () => {
    const services = await bounced();
    await ask(services, 'bob', 'lon-nth');
    expect(await ask(services, 'mara', 'status')).not.toContain('comes back');
  });
});

describe('the player', () => {
  test('who signs on from elsewhere is not told that the answer went to the dead mailbox', async () => {
    const services = await bounced();
    const answer = await fromNew(services, 'signon emarne bobpw\nlon-nth');
    expect(answer).toContain("mail to the player's address comes back");
    expect(answer).not.toMatch(/went to the player|I AM ALSO/);
    const england = (await gameNow(services)).seats.find(({ power }) => power === 'ENGLAND')!;
    expect(england.onFile.map(({ order }) => order)).toEqual(['F lon - nth']);
  });

  test('is not left waiting for a code that cannot arrive', async () => {
    const services = await bounced();
    expect(await fromNew(services, `signon emarne bobpw\ni am also ${NEW}`)).toContain('mail to it comes back');
  });

  test('reaches the GM with the password, and takes over when the GM has made room', async () => {
    const services = await bounced();
    await services.sent();
    await services.deliver(mailOf(NEW, 'signon emarne bobpw\npress to master\nMy mailbox is dead.\nendpress'), {
      from: NEW,
      to: [GAME],
    });
    expect((await mailsTo(services)).get('mara@example.org')!.join()).toContain('My mailbox is dead.');
    await confirmed(services, 'mara', 'eject england');
    expect(await fromNew(services, 'signon emarne newpw\nlon-nth')).toContain(
      "You play England in 'marne' from now on",
    );
  });
});

describe('of the GM', () => {
  const MARA = 'mara@example.org';

  async function gmBounced(before: (services: TestWorld) => Promise<unknown> = async () => {}): Promise<TestWorld> {
    const services = await playedGame();
    await before(services);
    await services.sent();
    await services.services.stopped.stop(MARA, 'bounced');
    await recordSuppression(services.services, MARA, 'bounced');
    return services;
  }

  const secondGm = async (services: TestWorld) => {
    await write(services, 'vera', 'observe marne', JUDGE);
    await write(services, 'mara', 'promote vera@example.org');
  };

  test('all players learn of it, once, and nobody else', async () => {
    const services = await gmBounced((each) => write(each, 'vera', 'observe marne', JUDGE));
    await recordSuppression(services.services, MARA, 'bounced');
    const mails = await mailsTo(services);
    expect([...mails.keys()].sort()).toEqual(NAMES.map((name) => `${name}@example.org`));
    for (const texts of mails.values()) {
      expect(texts).toHaveLength(1);
      expect(texts[0]).toContain('SIGNON mmarne password');
    }
  });

  test('where the GM processes the phases, the mail says that they wait', async () => {
    const services = await gmBounced((each) => write(each, 'mara', 'set manual process'));
    expect((await mailsTo(services)).get('ann@example.org')!.join()).toContain('it waits until we hear from the GM');
  });

  test('with a second GM nobody else learns of it; when that one is lost too, the players do', async () => {
    const services = await gmBounced(secondGm);
    expect([...(await mailsTo(services)).keys()]).toEqual([]);
    expect(await ask(services, 'ann', 'press to master\nHello?\nendpress')).not.toContain('does not reach');
    await services.sent();
    await services.services.stopped.stop('vera@example.org', 'bounced');
    await recordSuppression(services.services, 'vera@example.org', 'bounced');
    expect((await mailsTo(services)).size).toBe(NAMES.length);
  });

  test('who writes to the GM hears that it cannot be read yet, until the GM has written', async () => {
    const services = await gmBounced();
    const press = 'press to master\nAre you there?\nendpress';
    expect(await ask(services, 'ann', press)).toContain('does not reach the GM');
    expect(await ask(services, 'ann', 'press to england\nIs the GM there?\nendpress')).not.toContain('does not reach');
    await ask(services, 'mara', 'status');
    expect(await ask(services, 'ann', press)).not.toContain('does not reach');
  });

  test('the GM goes on from another mailbox as the answer says', async () => {
    const services = await gmBounced();
    const answer = await fromNew(services, 'signon mmarne sesame\nextend 1 day');
    expect(answer).toMatch(/OBSERVE marne.*PROMOTE bob@new.example/);
    expect(answer).not.toContain('EJECT');
    await fromNew(services, 'observe marne');
    await fromNew(services, `signon mmarne sesame\npromote ${NEW}`);
    expect(await fromNew(services, 'extend 1 day')).toContain('The deadline has moved');
  });
});
