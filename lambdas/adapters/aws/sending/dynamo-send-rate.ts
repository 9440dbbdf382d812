/**
 * The rate at which SES takes mail, kept by all senders together: a bucket in the table, from which one conditional update takes the
 * turns of several mails. It holds the instant up to which turns are given away (the generic cell rate algorithm): whoever takes
 * some moves it on by as many, and sends each at its own instant, so that senders need not know of each other.
 *
 * Mails that go first take turns however far that instant lies ahead. Others take some only while it is near, so they wait as long as
 * the first ones use the whole rate, but for a small share of it that is always theirs: what a sender has in its hands it can send
 * before its time is up.
 */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Instant } from '../../../../engine/time.ts';
import type { Rank } from '../../../../templates/mail/rank.ts';
import { PROBE_MS } from '../../../outgoing/not-sent.ts';
import type { Pace } from '../../../ports.ts';
import { type DynamoTable, updateItem } from '../dynamo-table.ts';

export interface PaceOptions {
  /** Mails a second by all senders together. */
  readonly rate: number;
  readonly now: () => Instant;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** From 0 to 1. */
  readonly random: () => number;
}

/** A partition of the table takes a thousand writes a second. Above this rate there are several buckets, each with a part of it. */
const RATE_OF_A_BUCKET = 500;

interface Lower {
  /** Takes turns only while those given away end no later than that from now. */
  readonly nearMs: number;
  /** Of the rate, which it has whatever else there is. */
  readonly share: number;
}
const LOWER: Readonly<Record<Exclude<Rank, 'results'>, Lower>> = {
  press: { nearMs: 400, share: 0.1 },
  notices: { nearMs: 200, share: 0.05 },
};

/** Between two looks of somebody who waits; drawn up to half as much more. */
const LOOK_MS = 250;
/** Longer than any wait for the smallest share, by the senders that there are. */
const MOST_MS = 40_000;
/** After SES has refused. */
const SLOW_MS = 1_000;

/** The turns end then; `paused`: until when nobody sends; neither: not now. */
type Taken = { readonly end: number } | { readonly paused: number } | null;

export function dynamoPace(table: DynamoTable, { rate, now, sleep, random }: PaceOptions): Pace {
  const buckets = Math.ceil(rate / RATE_OF_A_BUCKET);
  const turnMs = (1000 * buckets) / rate;
  const keyOf = (bucket: number) => ({ pk: `PACE#${bucket}`, sk: 'SEND' });
  const inEach = (update: Parameters<typeof updateItem>[2]) =>
    Promise.all(Array.from({ length: buckets }, (_, bucket) => updateItem(table, keyOf(bucket), update)));

  /** What was true last time is tried first: an update whose condition fails costs as much as one that takes a turn. */
  let isIdle = true;

  const tryTaking = async (bucket: number, span: number, rank: Rank): Promise<Taken> => {
    const ways = [takeIdle, takeBehind];
    for (const take of isIdle ? ways : ways.reverse()) {
      const taken = await take(bucket, span, rank);
      if (taken === null) continue;
      if ('end' in taken) isIdle = take === takeIdle;
      return taken;
    }
    return null;
  };

  /** Behind those that were given away. */
  const takeBehind = (bucket: number, span: number, rank: Rank): Promise<Taken> => {
    const at = now();
    const isFirst = rank === 'results';
    const isMine = isFirst ? '' : ' AND (given <= :near OR attribute_not_exists(#rank) OR #rank <= :long)';
    return taking(bucket, {
      UpdateExpression: `SET given = given + :span${isFirst ? '' : ', #rank = :now'}`,
      ConditionExpression: `given >= :now${isMine}`,
      ...(isFirst ? {} : { ExpressionAttributeNames: { '#rank': rank } }),
      ExpressionAttributeValues: {
        ':span': span,
        ':now': at,
        ...(isFirst ? {} : { ':near': at + LOWER[rank].nearMs, ':long': at - span / LOWER[rank].share }),
      },
    });
  };

  /** Nobody is sending. */
  const takeIdle = (bucket: number, span: number, rank: Rank): Promise<Taken> => {
    const at = now();
    return taking(bucket, {
      UpdateExpression: `SET given = :until${rank === 'results' ? '' : ', #rank = :now'}`,
      ConditionExpression: '(attribute_not_exists(given) OR given < :now)',
      ...(rank === 'results' ? {} : { ExpressionAttributeNames: { '#rank': rank } }),
      ExpressionAttributeValues: { ':until': at + span, ':now': at },
    });
  };

  /** Nothing is taken while sending is paused: of an update that fails the table tells how the bucket is. */
  const taking = async (bucket: number, update: Omit<UpdateCommandInput, 'TableName' | 'Key'>): Promise<Taken> => {
    const asked: UpdateCommandInput = {
      TableName: table.name,
      Key: keyOf(bucket),
      ...update,
      ConditionExpression: `${update.ConditionExpression} AND attribute_not_exists(paused)`,
      ReturnValues: 'ALL_NEW',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    };
    try {
      const { Attributes } = await table.client.send(new UpdateCommand(asked));
      return { end: Attributes!['given'] as number };
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      const paused = error.Item?.['paused']?.N;
      return paused === undefined ? null : { paused: Number(paused) };
    }
  };

  /** One of all senders has the probe of this minute. */
  const isProber = async (): Promise<boolean> => {
    const taken = await updateItem(table, keyOf(0), {
      UpdateExpression: 'SET paused = :next',
      ConditionExpression: 'attribute_exists(paused) AND paused <= :now',
      ExpressionAttributeValues: { ':next': now() + PROBE_MS, ':now': now() },
    });
    return taken !== null;
  };

  return {
    take: async (count, rank) => {
      const span = count * turnMs;
      const until = now() + MOST_MS;
      const bucket = Math.floor(random() * buckets);
      for (;;) {
        const taken = await tryTaking(bucket, span, rank);
        if (taken !== null && 'paused' in taken) {
          const isProbe = await isProber();
          return { at: isProbe ? [now()] : [], isProbe };
        }
        if (taken !== null) {
          return { at: Array.from({ length: count }, (_, n) => taken.end - span + n * turnMs), isProbe: false };
        }
        if (now() > until) throw new Error('No turn to send was to be had.');
        // Between its two tries somebody else may have come: it tries again at once.
        if (rank !== 'results') await sleep(LOOK_MS * (1 + random() / 2));
      }
    },
    slow: async () => {
      await inEach({
        UpdateExpression: 'SET given = :until',
        ConditionExpression: 'given < :until',
        ExpressionAttributeValues: { ':until': now() + SLOW_MS },
      });
    },
    pause: async () => {
      const paused = await inEach({
        UpdateExpression: 'SET paused = :until',
        ConditionExpression: 'attribute_not_exists(paused)',
        ExpressionAttributeValues: { ':until': now() + PROBE_MS },
      });
      return paused[0] !== null;
    },
    resume: async () => {
      await inEach({ UpdateExpression: 'REMOVE paused' });
    },
  };
}
