import { describe, expect, test } from 'vitest';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { openMail } from '../../lambdas/mail/incoming-mail.ts';
import { DOMAIN } from '../conversations/world.ts';
import { GAME, playedGame, write } from '../handling/rig.ts';
import { IS_FULL } from '../some-of.ts';
import { AUTOMATIC_REPLIES } from './automatic-replies.ts';
import { hostileMail, SENDER, VICTIM } from './hostile.ts';

const MAILS = IS_FULL ? 6_000 : 31;
/** Fewer than the judge takes from one address in an hour. */
const AT_ONCE = 250;

describe('the mails of machines', () => {
  test('are recorded and none is answered, whoever they are from', async () => {
    const services = await playedGame('memory');
    for (const { envelopeFrom, head, body } of AUTOMATIC_REPLIES) {
      const raw = `${head.replaceAll('anna@players.example', SENDER).replaceAll('judge.test', DOMAIN)}\r\n\r\n${body ?? 'Thank you for your mail. I am away until Monday.\r\n'}`;
      const from = envelopeFrom === 'anna@players.example' ? SENDER : envelopeFrom;
      await services.deliver(raw, { from, to: [GAME] });
    }
    expect((await services.sent()).map(({ to, subject }) => `${to} ${subject}`)).toEqual([]);
    const told = services.log.filter((line) => line.includes('automatic: '));
    expect(told.length).toBe(AUTOMATIC_REPLIES.length);
    expect(told.filter((line) => line.includes('@'))).toEqual([]);
  });
});

describe(`a judge in the middle of a game that gets ${MAILS} malformed mails from a player`, () => {
  test(
    'lives, files no order that is quoted, forwarded or hidden, answers none but the sender, and goes on',
    async () => {
      for (let first = 0; first < MAILS; first += AT_ONCE) {
        const services = await playedGame('memory');
        await write(services, 'bob', 'F lon - nth');
        await services.sent();
        for (let seed = first; seed < Math.min(MAILS, first + AT_ONCE); seed++) {
          const { raw } = hostileMail(seed);
          const { from } = await openMail(raw, { envelopeFrom: SENDER, domain: DOMAIN });
          await services.deliver(raw, { from: SENDER, to: [GAME] });
          const others = (await services.sent()).filter(({ to }) => to === VICTIM || to !== from?.address);
          expect(others.map(({ to, subject }) => `${seed}: ${to} ${subject}`)).toEqual([]);
        }
        const game = await loadGame(services.services, 'marne');
        const onFile = game!.seats.map(({ power, onFile: orders }) => `${power}: ${orders.map(({ order }) => order)}`);
        expect(onFile).toContain('AUSTRIA: ');
        expect(onFile).toContain('ENGLAND: F lon - nth');

        await write(services, 'ann', 'F tri - adr');
        const answers = await services.sent();
        expect(answers.map(({ to }) => to)).toEqual([SENDER]);
        const after = await loadGame(services.services, 'marne');
        expect(after!.seats.find(({ power }) => power === 'AUSTRIA')!.onFile.length).toBe(1);
      }
    },
    MAILS * 1_000,
  );

  test('and none of them acts for the player whose name is in them', async () => {
    const services = await playedGame('memory');
    for (let seed = 0; seed < 31; seed++) {
      await services.deliver(hostileMail(seed).raw, { from: VICTIM, to: [GAME], dmarc: 'FAIL' });
    }
    const game = await loadGame(services.services, 'marne');
    expect(game!.seats.flatMap(({ onFile }) => onFile)).toEqual([]);
  });
});
