/**
 * A fault of the place (a full disk, a store that throttles) is never charged to a mail: it is not called failed, and done once.
 * @module-tag long
 */
import { describe, expect, it } from 'vitest';
import { localQueue } from '../../infra/local/mail/queue.ts';
import { isFaultOfPlace } from '../../lambdas/games/internal-errors.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { queueRecord } from '../../lambdas/handlers/batch.ts';
import { makeInbound } from '../../lambdas/handlers/inbound-handler.ts';
import { formatReceipt } from '../../lambdas/handlers/ses.ts';
import type { Services } from '../../lambdas/ports.ts';
import { GAME, JUDGE, mailOf, playedGame } from '../handling/rig.ts';

const FULL = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
const THROTTLED = Object.assign(new Error('Rate exceeded'), {
  name: 'ThrottlingException',
  $metadata: { httpStatusCode: 400 },
});

const PORTS = [
  ...(['games', 'index', 'directory', 'ledger', 'budgets', 'sessions', 'undone', 'club', 'outbox', 'stopped'] as const),
  ...(['files', 'timers', 'publisher'] as const),
];

/** `onCall` hears of each call of a port before it is made, by its name: `games.append`. */
function overheard(services: Services, onCall: (name: string) => void): Services {
  const ports = PORTS.map((port) => {
    const calls = Object.entries(services[port]).map(([name, call]) => [
      name,
      typeof call !== 'function'
        ? call
        : (...args: unknown[]) => {
            onCall(`${port}.${name}`);
            return call(...args);
          },
    ]);
    return [port, Object.fromEntries(calls)];
  });
  return { ...services, ...Object.fromEntries(ports) };
}

/** What is asked of many ports: each mail with its writer, and whether its provider proves it. */
const MAILS = [
  ['ann', 'F tri - adr\npress to england\nHello\nendpress', GAME, 'PASS'],
  ['ann', 'i am also zoe@elsewhere.example', JUDGE, 'PASS'],
  ['eve', 'signon amarne guess', GAME, 'PASS'],
  ['ann', 'F tri - adr', GAME, 'GRAY'],
  ['ann', 'create ?verdun sesame', JUDGE, 'PASS'],
  ['ann', 'draft:\nF tri - adr', GAME, 'PASS'],
] as const;

describe.each(MAILS)('a mail of %s: %s', (who, text, to, dmarc) => {
  it.each([FULL, THROTTLED])('is done once, and the same, whatever fails, however often: %s', async (error) => {
    const world = await playedGame();
    const from = `${who}@example.org`;
    const raw = mailOf(from, text);
    /** What comes of it where a call fails six times. */
    const done = (failing: string | null, called = new Set<string>()) =>
      world.asIf(async () => {
        const left = await world.leave(raw, { from, to: [to] });
        const verdicts = { ...left.verdicts, spf: dmarc, dkim: dmarc, dmarc };
        const receipt = JSON.stringify(formatReceipt({ ...left, verdicts, rawKey: `inbox/${left.id}` }));
        await world.services.files.put(`inbox/${left.id}`, raw, 'message/rfc822');
        let more = 6;
        const services = overheard(world.services, (name) => {
          called.add(name);
          if (name !== failing || more === 0) return;
          more -= 1;
          throw error;
        });
        let tries = 1;
        const attempt = async () => {
          const event = { Records: [queueRecord('inbound', left.id, receipt, tries)] };
          return (await makeInbound(services)(event)).batchItemFailures.length === 0;
        };
        while (!(await attempt()) && tries < 12) tries += 1;
        const mails = await world.sent();
        const game = (await loadGame(world.services, 'marne'))!;
        return [
          mails.map((mail) => `${mail.to} ${mail.subject}`).sort(),
          game.seats[0]!.onFile.map(({ order }) => order),
        ];
      });
    const calls = new Set<string>();
    const calm = await done(null, calls);
    expect(calls.size).toBeGreaterThan(9);
    for (const call of calls) expect([call, await done(call)]).toEqual([call, calm]);
  });
});

it('is told from faults of a mail and of ours', () => {
  for (const error of [FULL, THROTTLED, new Error('x', { cause: FULL }), new AggregateError([new Error('a'), FULL])])
    expect(isFaultOfPlace(error)).toBe(true);
  const invalid = Object.assign(new Error('too large'), {
    name: 'ValidationException',
    $metadata: { httpStatusCode: 400 },
  });
  for (const error of [new TypeError('x'), new Error('x'), invalid, 'ENOSPC', null])
    expect(isFaultOfPlace(error)).toBe(false);
});

it('on one machine the mail is tried until the place is as it should be', async () => {
  let tries = 0;
  const handled: string[] = [];
  const queue = localQueue({
    name: 'inbound',
    atOnce: 1,
    handle: async () => {
      tries += 1;
      return { batchItemFailures: tries < 4 ? [{ itemIdentifier: 'a' }] : [] };
    },
    isFaultOfPlace: () => true,
    retryMs: 1,
    attempts: 2,
    handled: async (id) => {
      handled.push(id);
    },
    putAside: async () => {
      handled.push('aside');
    },
  });
  queue.push('a', {});
  await queue.idle();
  expect([tries, handled]).toEqual([4, ['a']]);
  await queue.close();
});
