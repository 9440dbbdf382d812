/** SEAT and REPLACE: a seat passes to an address that the GM names, when it answers. */
import { describe, expect, test } from 'vitest';
import type { TestWorld } from '../conversations/world.ts';
import { ask, confirmed, gameNow, HOUR, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { freshWorld, JUDGE, START, write } from '../handling/rig.ts';

const seatOf = async (services: TestWorld, power: string) =>
  (await gameNow(services)).seats.find((seat) => seat.power === power)!;
const idOf = async (services: TestWorld, name: string) =>
  (await services.services.directory.personAt(`${name}@example.org`))?.id ?? null;

describe('SEAT offers a player another mailbox', () => {
  test('nothing changes until it answers; then the orders stay, and the old address is told both times', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', 'vie - gal');
    const asked = await ask(services, 'mara', 'seat ann2@example.org as Austria');
    expect(asked).toContain('nothing of the seat reaches the old address any more');
    await services.sent();
    await write(services, 'mara', /CONFIRM (\w+)/.exec(asked)![0]);
    const sent = await services.sent();
    const replyTo = sent.find(({ to }) => to === 'ann2@example.org')!.replyTo!;
    const told = (name: string) =>
      sent
        .filter(({ to }) => to === `${name}@example.org`)
        .map(({ text }) => text.replace(/\s+/g, ' '))
        .join();
    expect(told('ann')).toContain('your new mailbox for Austria');
    expect(told('ann2')).toContain('TAKEOVER a@marne');
    expect(told('bob')).toBe('');
    expect((await seatOf(services, 'AUSTRIA')).person).toBe(await idOf(services, 'ann'));
    await write(services, 'ann2', 'TAKEOVER a@marne', replyTo);
    const mails = await mailsTo(services);
    const seat = await seatOf(services, 'AUSTRIA');
    expect([seat.person, seat.onFile.map(({ order }) => order), seat.offered]).toEqual([
      await idOf(services, 'ann2'),
      ['A vie - gal'],
      undefined,
    ]);
    expect(mails.get('ann@example.org')!.join()).toContain('You no longer play Austria');
    await services.moveTo(START + 13 * HOUR);
    expect((await mailsTo(services)).get('bob@example.org')!.join()).toContain('Austria');
  });

  test.each([
    ['seat Sam Smith <sam@example.org> as Austria', 'Sam Smith'],
    ['replace Austria by "Tom Jones" <sam@example.org>', 'Tom Jones'],
    ['seat as Austria: Kim <sam@example.org>', 'Kim'],
    ['seat Austria <sam@example.org>', 'Player pers'],
    ['seat <sam@example.org> Austria', 'Player pers'],
  ])('%s: by the name that stands there the new one is known', async (line, name) => {
    const services = await twoPlayers();
    await confirmed(services, 'mara', line);
    expect((await services.services.directory.personAt('sam@example.org'))?.name).toBe(name);
  });

  test('only from there, and to nobody who plays or runs the game', async () => {
    const services = await twoPlayers();
    await confirmed(services, 'mara', 'seat ann2@example.org as Austria');
    expect(await ask(services, 'zoe', 'takeover Austria@marne')).not.toContain('you play Austria');
    expect((await seatOf(services, 'AUSTRIA')).person).toBe(await idOf(services, 'ann'));
    expect(await ask(services, 'mara', 'seat bob@example.org as Austria')).toContain('plays in this game already');
    expect(await ask(services, 'mara', 'seat mara@example.org as Austria')).toContain('is a GM of this game');
    expect(await ask(services, 'ann', 'seat zoe@example.org as England')).toContain('Only the GM');
  });

  test('whoever comes to an abandoned seat by another way finds nothing of what its player had planned', async () => {
    const services = await twoPlayers('set nmr');
    await ask(services, 'ann', 'vie - gal');
    await confirmed(services, 'mara', 'seat ann2@example.org as Austria');
    await confirmed(services, 'mara', 'eject austria');
    await write(services, 'ann2', 'TAKEOVER Austria@marne');
    expect((await seatOf(services, 'AUSTRIA')).onFile).toEqual([]);
  });
});

describe('REPLACE offers a seat to somebody else', () => {
  test.each(['replace Austria by Sam <sam@example.org>', 'replace Austria with sam@example.org'])(
    '%s',
    async (line) => {
      const services = await twoPlayers('set approval');
      await ask(services, 'mara', 'set approve all');
      await ask(services, 'ann', 'vie - gal');
      expect(await confirmed(services, 'mara', line)).toContain('nothing changes before');
      await write(services, 'sam', 'TAKEOVER Austria@marne');
      const seat = await seatOf(services, 'AUSTRIA');
      expect([seat.person, seat.onFile]).toEqual([await idOf(services, 'sam'), []]);
      expect(await ask(services, 'sam', 'vie - gal')).toContain('Galicia');
    },
  );

  test('nobody who was told at once that they are out, or asked, learns of UNDO later, and an offer taken back seats nobody', async () => {
    const services = await twoPlayers();
    for (const [line, told] of [
      [
        'replace austria by sam@example.org',
        [
          ['ann', 'you play on as before'],
          ['sam', 'No action needed'],
        ],
      ],
      ['eject austria', [['ann', 'you play Austria as before']]],
    ] as const) {
      await confirmed(services, 'mara', line);
      await services.sent();
      await write(services, 'mara', 'undo');
      const mails = await mailsTo(services);
      for (const [name, words] of told)
        expect([line, (mails.get(`${name}@example.org`) ?? []).join().replace(/\s+/g, ' ')]).toEqual([
          line,
          expect.stringContaining(words),
        ]);
      await write(services, 'sam', 'TAKEOVER Austria@marne');
      expect([line, (await seatOf(services, 'AUSTRIA')).person]).toEqual([line, await idOf(services, 'ann')]);
    }
  });

  test('a seat that nobody may take is open to whom it is offered, and to no other', async () => {
    const services = await twoPlayers();
    await confirmed(services, 'mara', 'dummy austria');
    await confirmed(services, 'mara', 'seat sam@example.org as Austria');
    await ask(services, 'zoe', 'takeover Austria@marne');
    expect((await seatOf(services, 'AUSTRIA')).person).toBe(null);
    await write(services, 'sam', 'TAKEOVER Austria@marne');
    expect((await seatOf(services, 'AUSTRIA')).person).toBe(await idOf(services, 'sam'));
  });

  test.each(['Yes, gladly!', 'Ja, gerne!', 'oui, avec plaisir', 'hold all'])(
    '%s to the offer of a seat never leads to another one',
    async (text) => {
      const services = await twoPlayers();
      await confirmed(services, 'mara', 'eject england');
      await confirmed(services, 'mara', 'seat sam@example.org as Austria');
      const answer = await ask(services, 'sam', text);
      if (text === 'hold all') expect(answer).toContain('TAKEOVER a@marne');
      else expect((await seatOf(services, 'AUSTRIA')).person).toBe(await idOf(services, 'sam'));
      await ask(services, 'zoe', text);
      expect(await idOf(services, 'zoe')).not.toBe((await seatOf(services, 'ENGLAND')).person ?? '');
    },
  );

  test('a GM who plays offers no seat of somebody else', async () => {
    const services = await freshWorld('memory');
    await write(services, 'mara', 'create ?marne sesame play\nset players 2\nset powers 2\nset preference A', JUDGE);
    await write(services, 'bob', 'signon ?marne bobpw\nset preference E', JUDGE);
    expect(await ask(services, 'mara', 'seat sam@example.org as England')).toContain('You play in this game yourself');
  });
});

test('an address that wants no such mail, or was asked enough, is not written to', async () => {
  const services = await twoPlayers();
  for (let n = 0; n < 4; n += 1) {
    const answer = await ask(services, 'mara', 'seat sam@example.org as Austria');
    expect(answer.includes('CONFIRM')).toBe(n < 3);
  }
});
