/** An account that SES pauses for days, on servers that others wrote: nothing is lost, nobody is muted, and the operator sends it by hand. */
import { expect, test } from 'vitest';
import { describeWith } from '../describe-with.ts';
import { completeOrders, playedGame } from '../games/played.ts';
import { scratch } from '../local/scratch.ts';
import { createRandom } from '../random.ts';
import { openCloud } from './cloud.ts';
import { addressOf, GAME, gather, isTo, MASTER, POWERS } from './marne.ts';
import { HAVE_STAND_INS } from './servers.ts';

const [first] = playedGame('d3799') as [ReturnType<typeof playedGame>[number]];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PAUSED = {
  code: 'MessageRejected',
  message:
    'Sending paused for this account. For more information, please check the inbox of the email address associated with your AWS account.',
};

describeWith('stand-ins', HAVE_STAND_INS, 'an account that is paused for three days', () => {
  test('never loses a mail nor mutes anybody: what rested is listed, and goes once it is sent by hand', async () => {
    const cloud = await openCloud(await scratch(), createRandom(36));
    try {
      await gather(cloud);
      cloud.refuseMail(PAUSED);
      for (const [power, orders] of Object.entries(completeOrders(first)))
        await cloud.receive(addressOf(power), GAME, 'orders', orders.join('\n'));
      await cloud.settle(cloud.now() + 6 * MINUTE, true);
      expect(await cloud.command('unsent')).toBe('Nothing was put aside.\n');

      cloud.pass(3 * DAY);
      await cloud.settle(cloud.now() + 12 * MINUTE, true);
      const listed = await cloud.command('unsent');
      // Seven answers and eight results, at the least.
      expect(Number(/^(\d+) mails are put aside\./m.exec(listed)![1])).toBeGreaterThanOrEqual(15);
      // What SES said, of the mail by which it was asked again; of the others, that nothing was sent meanwhile.
      expect(listed).toMatch(/Sending (?:paused for this account|is paused)/);
      expect(listed).not.toContain('@example');

      const results = async (who: string) =>
        (await cloud.sent()).filter((mail) => isTo(mail, who) && mail.subject.includes('S1901M results')).length;
      cloud.refuseMail(null);
      expect(await cloud.command('unsent', '--send')).toContain('mails are on the way again.');
      await cloud.settle(cloud.now() + 25 * MINUTE);
      for (const who of [...POWERS.map(addressOf), MASTER])
        expect({ who, results: await results(who) }).toEqual({ who, results: 1 });
      expect(await cloud.command('unsent')).toBe('Nothing was put aside.\n');
      expect(Object.entries(await cloud.aside()).filter(([, many]) => many > 0)).toEqual([]);
    } finally {
      await cloud.close();
    }
  }, 900_000);
});
