/** A game of seven by mail, from CREATE to its end, through bundles and servers as on AWS, with functions that are killed as they work. */
import { expect, test } from 'vitest';
import { describeWith } from '../describe-with.ts';
import { boardAfter, firstBoard } from '../end-to-end/board-by-mail.ts';
import { completeOrders, playedGame, sorted } from '../games/played.ts';
import { scratch } from '../local/scratch.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { type Cloud, openCloud } from './cloud.ts';
import { addressOf, GAME, gather, isTo, MASTER, newest, POWERS } from './marne.ts';
import { HAVE_STAND_INS } from './servers.ts';

/** 38 phases, to a victory of Russia; otherwise a year and a half of it, and then all agree on a draw. */
const phases = playedGame('d3799').slice(0, IS_FULL ? undefined : 6);
/** Before it somebody asks a question, and a mail to Turkey bounces, whose next mail ends that: so it is one for which Turkey writes. */
const WITH_OTHERS = phases.findLastIndex((played, n) => n < 6 && 'TURKEY' in completeOrders(played));
/** On a machine that is busy with other work. */
const MOST_MS = IS_FULL ? 3_600_000 : 900_000;
const QUARTER_OF_AN_HOUR = 900_000;

describeWith('stand-ins', HAVE_STAND_INS, 'a game through servers that others wrote', () => {
  test(
    `${phases.length} phases, boards as recorded, whatever is killed`,
    async () => {
      const cloud = await openCloud(await scratch(), createRandom(7));
      try {
        await gather(cloud);
        cloud.killOneIn(12);
        let board = firstBoard();
        for (const [n, played] of phases.entries()) {
          if (n === WITH_OTHERS) {
            cloud.killOneIn(0);
            await theOthers(cloud);
            cloud.killOneIn(12);
          }
          expect({ phase: played.phase, units: sorted(board.units) }).toEqual({
            phase: played.phase,
            units: sorted(played.units),
          });
          for (const [power, orders] of Object.entries(completeOrders(played))) {
            await cloud.receive(addressOf(power), GAME, `${played.phase} orders`, orders.join('\n'));
          }
          await cloud.settle();
          const before = { units: played.units, dislodged: played.dislodged ?? {}, centers: played.centers };
          const sent = await cloud.sent();
          for (const address of [...POWERS.map(addressOf), MASTER]) {
            board = boardAfter(before, newest(sent, address, `[marne] ${played.phase} results`));
            expect({ phase: played.phase, ...board }).toEqual({
              phase: played.phase,
              units: sorted(played.resultUnits),
              dislodged: sorted(played.resultDislodged ?? {}),
              centers: sorted(played.resultCenters ?? played.centers),
            });
          }
        }
        cloud.killOneIn(0);
        if (!IS_FULL) for (const power of POWERS) await cloud.receive(addressOf(power), GAME, 'draw', 'set draw');
        await cloud.settle();
        const last = await cloud.sent();
        for (const power of POWERS) {
          const { subject, body } = last.filter((mail) => isTo(mail, addressOf(power))).at(-1)!;
          if (IS_FULL) expect(body.text).toContain('The game is over.');
          else expect(subject).toMatch(/over|draw|won/i);
        }
        expect((await cloud.file('pages', 'games/marne/archive.json'))!.length).toBeGreaterThan(1_000);
        const map = await cloud.draw('/games/marne/map.png');
        expect(Buffer.from(map.body, 'base64').subarray(1, 4).toString()).toBe('PNG');
        expect(Object.entries(await cloud.aside()).filter(([, many]) => many > 0)).toEqual([]);
        expect(cloud.errors).toEqual([]);
        const asked = await cloud.asked();
        if (asked !== null) {
          // Each mail with orders commits together with its answer; a schedule is set for the end of each phase.
          expect(asked['TransactWriteItems']).toBeGreaterThan(5 * phases.length);
          expect(asked['GetSecretValue']).toBeGreaterThan(0);
        }
        expect(cloud.kills()).toBeGreaterThan(3);
      } finally {
        await cloud.close();
      }
    },
    MOST_MS,
  );
});

/** What no phase needs: a question, and a mail that bounced, of which the GM is told. */
async function theOthers(cloud: Cloud): Promise<void> {
  await cloud.receive(MASTER, GAME, 'what if', 'whatif S1901M\nFRANCE: A Par - Bur\nend');
  const bounced = (await cloud.sent()).find((mail) => isTo(mail, addressOf('TURKEY')))!;
  await cloud.tell({
    eventType: 'Bounce',
    bounce: {
      bounceType: 'Permanent',
      bounceSubType: 'General',
      bouncedRecipients: [{ emailAddress: addressOf('TURKEY'), status: '5.1.1' }],
      timestamp: new Date(cloud.now()).toISOString(),
    },
    mail: { messageId: bounced.messageId, destination: [addressOf('TURKEY')] },
  });
  await cloud.settle(cloud.now() + QUARTER_OF_AN_HOUR);
  const sent = await cloud.sent();
  expect(sent.filter((mail) => isTo(mail, MASTER) && /what.?if/i.test(mail.subject)).length).toBe(1);
  expect(
    sent.filter((mail) => isTo(mail, MASTER) && (mail.body.text ?? '').includes('Turkey')).at(-1)!.subject,
  ).toMatch(/mail/i);
}
