/**
 * What a deadline waits for, on AWS and on one machine: the real adapters on the embedded engine and on disk, the bucket alone at
 * the SDK's edge. A mail that nobody ever handles holds up the game of whoever may have written it, once, and no other.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type GameName, gameName } from '../../engine/vocabulary.ts';
import { diskFiles } from '../../infra/local/files.ts';
import { openSpool } from '../../infra/local/mail/spool.ts';
import { s3Mailroom } from '../../lambdas/adapters/aws/s3-mailroom.ts';
import { announceForgotten } from '../../lambdas/adapters/aws/unannounced-mail.ts';
import { runDeadline } from '../../lambdas/deadline/run-deadline.ts';
import type { ReceivedMail } from '../../lambdas/delivery.ts';
import { INBOX } from '../../lambdas/delivery.ts';
import { PendingMailChecks, recordFailure, recordPending } from '../../lambdas/games/pending-mail.ts';
import { queueRecord } from '../../lambdas/handlers/batch.ts';
import { makeInbound } from '../../lambdas/handlers/inbound-handler.ts';
import { handleMail } from '../../lambdas/incoming/handle-mail.ts';
import type { Services } from '../../lambdas/ports.ts';
import { openWorld, type TestWorld } from '../conversations/world.ts';
import { GAME, JUDGE, mailOf, NAMES, START, write } from '../handling/rig.ts';

const MINUTE = 60_000;
const GAMES = ['marne', 'aisne', 'somme', 'yser'].map(gameName);
const [ANN, BOB] = ['ann-marne@example.org', 'bob-marne@example.org'];

let kept: TestWorld;
let deadline: number;
/** Four games of one master, each with players of its own. */
beforeAll(async () => {
  kept = await openWorld({ start: START, store: 'embedded' });
  for (const game of GAMES) {
    await write(kept, 'mara', `create ?${game} sesame`, JUDGE);
    for (const name of NAMES) await write(kept, `${name}-${game}`, `signon ?${game} ${name}pw`, JUDGE);
  }
  deadline = (await kept.services.games.latest(gameName('marne'))).snapshot!.current!.clock.deadline!;
});
afterAll(() => kept.close());

const nOf = async (game: GameName) => (await kept.services.games.latest(game)).snapshot!.n;

/** A bucket with these mails, as SES puts them there: by id the raw mail, stored at `at`. */
function openBucket(mails: Readonly<Record<string, string>>, at: number) {
  const inbox = new Map(Object.entries(mails));
  let heads = 0;
  const send = async (command: unknown) => {
    if (command instanceof DeleteObjectCommand) return inbox.delete(command.input.Key!.slice(INBOX.length));
    if (!(command instanceof GetObjectCommand)) {
      return { Contents: [...inbox.keys()].map((id) => ({ Key: `${INBOX}${id}`, LastModified: new Date(at) })) };
    }
    heads += 1;
    const raw = inbox.get(command.input.Key!.slice(INBOX.length));
    if (raw === undefined) throw new NoSuchKey({ message: 'gone', $metadata: {} });
    const last = Number(/^bytes=0-(\d+)$/.exec(command.input.Range ?? '')![1]);
    return { Body: { transformToByteArray: async () => Buffer.from(raw).subarray(0, last + 1) } };
  };
  return { client: { send } as unknown as S3Client, inbox, heads: () => heads };
}

/** The world on AWS, with time of its own; `mails` came five seconds before the deadline. */
function onAws(mails: Readonly<Record<string, string>>) {
  const time = { now: deadline + MINUTE };
  const bucket = openBucket(mails, deadline - 5_000);
  const mailroom = s3Mailroom({
    client: bucket.client,
    bucket: 'records',
    services: kept.services,
    tell: async () => {},
    now: () => time.now,
    sleep: async (milliseconds) => {
      // A machine that is slow.
      time.now += milliseconds + 15_000;
    },
  });
  const waits = async (game: GameName, due = deadline) => {
    const from = time.now;
    try {
      await mailroom.unhandled(due, game);
      return false;
    } catch (error) {
      if (!(error instanceof PendingMailChecks)) throw error;
      return true;
    } finally {
      // Each asks at the same time.
      time.now = from;
    }
  };
  return { time, bucket, mailroom, waits, holdsUp: () => filtered(GAMES, waits) };
}

async function filtered(
  games: readonly GameName[],
  is: (game: GameName) => Promise<boolean>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const game of games) if (await is(game)) found.push(game);
  return found;
}

/** As SES stores it: with the envelope on top. */
function stored(from: string, to: string, subject = 'orders', envelopeFrom = from): string {
  const by = 'by inbound-smtp.eu-west-1.amazonaws.com with SMTP id abc';
  const top = `Return-Path: <${envelopeFrom}>\r\nReceived: from mx.example.org ${by} for ${to}; Thu, 5 Mar 2026 20:00:00 +0000\r\n`;
  return top + mailOf(from, 'F tri - adr', { subject });
}

let ids = 0;
const held = async (raw: string) => {
  ids += 1;
  return onAws({ [`m${ids}`]: raw }).holdsUp();
};

describe('on AWS, a mail that has not been tried', () => {
  it('holds up the games of its sender alone, by From or by envelope, however little that proves', async () => {
    expect(await held(stored(ANN, JUDGE))).toEqual(['marne']);
    expect(await held(stored('Ann <ANN-MARNE@example.org>', JUDGE, 'orders', 'relay@forwarder.example'))).toEqual([
      'marne',
    ]);
    expect(await held(stored('other@example.net', JUDGE, 'orders', 'bob-somme@example.org'))).toEqual(['somme']);
    expect(await held(stored('mara@example.org', JUDGE))).toEqual(GAMES);
  });

  it('of a sender whom nobody knows holds up the game that it was sent to, or that its subject names', async () => {
    const nobody = 'x@example.net';
    expect(await held(stored(nobody, JUDGE))).toEqual([]);
    expect(await held(stored(nobody, 'yser@judge.example.org'))).toEqual(['yser']);
    expect(await held(stored(nobody, 'yser+all@judge.example.org'))).toEqual(['yser']);
    expect(await held(stored(nobody, JUDGE, 'Re: [somme] S1901M'))).toEqual(['somme']);
    expect(await held(stored(nobody, JUDGE, 'signon fmarne secret'))).toEqual(['marne']);
    // What the client called itself is no word of our mail server.
    const forged = stored(nobody, JUDGE).replace('from mx.example.org', `from x for ${GAME}`);
    expect(await held(forged)).toEqual([]);
    const all = GAMES.map((game) => `${game}@judge.example.org`).join(', ');
    expect(await held(stored(nobody, JUDGE).replace(`To: ${GAME}`, `To: ${all}`))).toEqual([]);
  });

  it('that nobody acts on, or whose head is no head, holds up no game', async () => {
    expect(await held(`Auto-Submitted: auto-replied\r\n${stored(ANN, JUDGE)}`)).toEqual([]);
    expect(await held(stored(ANN, GAME, 'orders', ''))).toEqual([]);
    expect(await held('')).toEqual([]);
    expect(await held('\0\xff'.repeat(100_000))).toEqual([]);
    expect(await held(`X: ${'y'.repeat(100_000)}\r\n${mailOf(ANN, 'F tri - adr')}`)).toEqual([]);
  });

  it('is waited for no more once it has been handled, or has failed twice', async () => {
    const services = onAws({ done: stored(ANN, JUDGE), twice: stored(BOB, JUDGE) });
    expect(await services.waits(gameName('marne'))).toBe(true);
    await kept.services.ledger.done('delivery:done', 'test');
    await recordFailure(kept.services.ledger, 'twice');
    expect(await services.waits(gameName('marne'))).toBe(true);
    await recordFailure(kept.services.ledger, 'twice');
    expect(await services.waits(gameName('marne'))).toBe(false);
  });

  it('is asked for its head once, by however many games', async () => {
    const services = onAws({ seen: stored(ANN, JUDGE), other: stored('x@example.net', JUDGE) });
    for (let n = 0; n < 3; n += 1) expect(await services.holdsUp()).toEqual(['marne']);
    expect(services.bucket.heads()).toBe(2);
  });

  it('is waited for at one deadline of a game, not at the next', async () => {
    const services = onAws({ once: stored(ANN, JUDGE) });
    expect(await services.waits(gameName('marne'))).toBe(true);
    expect(await services.waits(gameName('marne'))).toBe(true);
    services.time.now = deadline + 11 * MINUTE;
    expect(await services.waits(gameName('marne'), deadline + 10 * MINUTE)).toBe(false);
    expect(await services.waits(gameName('marne'))).toBe(true);
  });
});

describe('one hostile mail that is never handled, and games that fall due together', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-waits-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('on one machine: it is tried for its sender’s game alone', async () => {
    const spool = await openSpool(folder, diskFiles(join(folder, 'files')));
    const { files } = spool;
    onTestFinished(spool.close);
    const verdicts = { spam: 'PASS', virus: 'PASS', spf: 'PASS', dkim: 'PASS', dmarc: 'PASS' } as const;
    const envelope = { received: deadline - 5_000, envelopeFrom: ANN, recipients: [JUDGE], verdicts };
    await spool.store(Buffer.from(mailOf(ANN, 'F tri - adr')), envelope);
    let tries = 0;
    const late: Services = {
      ...kept.services,
      now: () => deadline + MINUTE,
      mailroom: spool,
      files: {
        ...files,
        get: async (key) => (key.startsWith('inbox/') ? files.get(key) : kept.services.files.get(key)),
      },
      // The mail fails each time it is handled, before anything comes of it.
      ledger: {
        ...kept.services.ledger,
        isDone: async (key) => {
          if (key.startsWith('delivery:')) {
            tries += 1;
            throw new Error('it fails');
          }
          return kept.services.ledger.isDone(key);
        },
      },
    };
    const before = await Promise.all(['marne', 'yser'].map(gameName).map(nOf));
    await expect(runDeadline(late, gameName('marne'))).rejects.toThrow('it fails');
    expect(tries).toBe(1);
    await runDeadline(late, gameName('yser'));
    expect(tries).toBe(1);
    expect(await nOf(gameName('marne'))).toBe(before[0]);
    expect(await nOf(gameName('yser'))).toBeGreaterThan(before[1]!);
  });

  it('on AWS: all games but its sender’s go on at once, and that one when it has waited', async () => {
    const { time, mailroom } = onAws({ hostile: stored(ANN, JUDGE) });
    const late: Services = { ...kept.services, now: () => time.now, mailroom };
    const games = ['marne', 'aisne', 'somme'];
    const before = await Promise.all(games.map(gameName).map(nOf));
    const stuck: string[] = [];
    for (const game of games) {
      const began = time.now;
      await runDeadline(late, gameName(game)).catch((error: unknown) => {
        expect(error).toBeInstanceOf(PendingMailChecks);
        stuck.push(game);
      });
      if (game !== 'marne') expect(time.now).toBe(began);
    }
    expect(stuck).toEqual(['marne']);
    const after = await Promise.all(games.map(gameName).map(nOf));
    expect(games.filter((_, i) => after[i]! > before[i]!)).toEqual(games.slice(1));
    // Whoever wrote to it after the deadline is waited for as long as he may be tried again, and not lost.
    const { id, ...rest } = await kept.leave(mailOf(BOB, 'status'), { from: BOB, to: [GAME] });
    const second: ReceivedMail = { ...rest, id, received: time.now };
    await expect(handleMail(late, second)).rejects.toThrow(PendingMailChecks);
    expect(await kept.services.ledger.isDone(`failed:${id}:1`)).toBe(false);
    expect(await nOf(gameName('marne'))).toBe(after[0]);
    await handleMail(late, second, { isLast: true });
    expect(await nOf(gameName('marne'))).toBeGreaterThan(after[0]!);
  });
});

describe('mail that SES stored and never announced', () => {
  const HOUR = 60 * MINUTE;
  /** Stored so many minutes before a full hour, at which the sweep looks. */
  function forgotten(mails: Readonly<Record<string, string>>, { minutes = 66, waits = false } = {}) {
    /** What comes out of the queue at once, or waits in it. */
    const { services } = kept;
    const inbound = makeInbound(services);
    const time = { now: Math.ceil(deadline / HOUR) * HOUR };
    const { client } = openBucket(mails, time.now - minutes * MINUTE);
    const announced: ReceivedMail[] = [];
    const rung: string[] = [];
    const look = announceForgotten({
      client,
      bucket: 'records',
      services: { ...kept.services, log: () => {} },
      now: () => time.now,
      mark: async (hour) => {
        if (!waits) await inbound({ Records: [queueRecord('inbound', 'm1', JSON.stringify({ mark: hour }))] });
      },
      announce: async (delivery) => void announced.push(delivery),
      ring: async (id) => void rung.push(id),
    });
    return { time, look, announced, rung };
  }

  it('is announced once, and rings; it proves nothing: its sender is asked, and no order is filed', async () => {
    const marne = gameName('marne');
    const { time, look, announced, rung } = forgotten({ lost: stored(ANN, GAME) });
    time.now -= HOUR;
    await look();
    // The queue has handed nothing on yet that shows it.
    expect(announced).toEqual([]);
    time.now += HOUR;
    await look();
    expect(rung).toEqual(['lost']);
    expect(announced).toMatchObject([{ id: 'lost', rawKey: 'inbox/lost', envelopeFrom: ANN, recipients: [GAME] }]);
    expect(new Set(Object.values(announced[0]!.verdicts))).toEqual(new Set(['PROCESSING_FAILED']));
    time.now += HOUR;
    await look();
    expect(announced.length).toBe(1);

    await kept.sent();
    const before = await nOf(marne);
    const raw = await kept.leave(mailOf(ANN, 'F tri - adr'), { from: ANN, to: [GAME] });
    await handleMail(kept.services, { ...announced[0]!, id: raw.id, rawKey: raw.rawKey });
    expect(await nOf(marne)).toBe(before);
    const answers = (await kept.sent()).filter(({ to }) => to === ANN);
    expect(answers.map(({ text }) => /^\s*confirm \S+/im.test(text))).toEqual([true]);
  });

  it('is neither what is young, tried or done, nor what a bot wrote, nor looked for at any other minute', async () => {
    const { ledger } = kept.services;
    await ledger.done('delivery:handled', 'test');
    await recordFailure(ledger, 'tried');
    await recordPending(ledger, 'held');
    const mails = Object.fromEntries(['handled', 'tried', 'held', 'bot-1'].map((id) => [id, stored(ANN, GAME)]));
    const known = forgotten(mails);
    const young = forgotten({ young: stored(ANN, GAME) }, { minutes: 64 });
    const other = forgotten({ other: stored(ANN, GAME) });
    other.time.now += 5 * MINUTE;
    for (const { time, look, announced } of [known, young, other]) {
      time.now -= HOUR;
      await look();
      time.now += HOUR;
      await look();
      expect(announced).toEqual([]);
    }
  });

  it('is left alone while the queue hands nothing on: it may lie there', async () => {
    const { time, look, announced, rung } = forgotten({ queued: stored(ANN, GAME) }, { waits: true });
    // The marks of the tests before are of other hours.
    time.now += 9 * HOUR;
    await look();
    expect([announced, rung]).toEqual([[], []]);
  });
});
