/**
 * The rate at which SES takes mail, kept by all senders together: a bucket in the table, from which one conditional update takes the
 * turns of several mails. It holds the instant up to which turns are given away (the generic cell rate algorithm): whoever takes
 * some moves it on by as many, and sends each at its own instant, so that senders need not know of each other. It also counts the turns
 * of each hour, by which the mails of 24 hours are known without asking for them.
 *
 * Results and answers take turns however far that instant lies ahead. Press and notices take some only while it is near and none of the
 * others has taken any for a moment, but for a small share of the rate that is always theirs. When most of a day's quota is used,
 * notices stop first, then press, then answers.
 */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Instant } from '../../../../engine/time.ts';
import { RANKS, type Rank } from '../../../../templates/mail/rank.ts';
import { PROBE_MS } from '../../../outgoing/not-sent.ts';
import type { Pace, Turns } from '../../../ports.ts';
import { type DynamoTable, updateItem } from '../dynamo-table.ts';

export interface PaceOptions {
  /** Mails a second by all senders together. */
  readonly rate: number;
  /** Mails in 24 hours by all senders together; left out: nothing limits them. */
  readonly dayQuota?: number;
  readonly now: () => Instant;
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
/** Whoever goes before it has taken turns as short a time ago as this: there may be more of them. */
const FLOWING_MS = 500;
const LOWER: Readonly<Partial<Record<Rank, Lower>>> = {
  press: { nearMs: 2_000, share: 0.1 },
  notices: { nearMs: 1_000, share: 0.05 },
};

/** Of the mails of a day: up to there a rank may use it. */
const OF_DAY: Readonly<Record<Rank, number>> = { results: 1, answers: 0.9, press: 0.8, notices: 0.7 };
const HOUR_MS = 3_600_000;
const HOURS = 24;

/** Mails for which there was no turn ask again then, or when those before them have; no queue waits for longer than the second. */
const AGAIN_MS = 2_000;
const LATEST_MS = 900_000;

/** After SES has refused. */
const SLOW_MS = 1_000;

/** The turns end then; `paused`: until when nobody sends; neither: not now. */
type Taken = { readonly end: number } | { readonly paused: number } | null;
type Bucket = Readonly<Record<string, unknown>>;

const NONE: Turns = { at: [], isProbe: false };

export function dynamoPace(table: DynamoTable, { rate, dayQuota, now, random }: PaceOptions): Pace {
  const buckets = Math.ceil(rate / RATE_OF_A_BUCKET);
  const turnMs = (1000 * buckets) / rate;
  const keyOf = (bucket: number) => ({ pk: `PACE#${bucket}`, sk: 'SEND' });
  const inEach = (update: Parameters<typeof updateItem>[2]) =>
    Promise.all(Array.from({ length: buckets }, (_, bucket) => updateItem(table, keyOf(bucket), update)));

  /** What was true last time is tried first: an update whose condition fails costs as much as one that takes a turn. */
  let isIdle = true;
  const seen = new Map<number, Bucket>();

  /** Would so many more be more than the rank may use of a day? By what has been seen: it cannot be less. */
  const isShort = (bucket: number, count: number, rank: Rank) =>
    dayQuota !== undefined &&
    rank !== 'results' &&
    (sentIn(seen.get(bucket), now()) + count) * buckets > dayQuota * OF_DAY[rank];

  const tryTaking = async (bucket: number, count: number, rank: Rank): Promise<Taken> => {
    const ways = [takeIdle, takeBehind];
    for (const take of isIdle ? ways : ways.reverse()) {
      const taken = await take(bucket, count, rank);
      if (taken === null) continue;
      if ('end' in taken) isIdle = take === takeIdle;
      return taken;
    }
    return null;
  };

  /** Behind those that were given away. */
  const takeBehind = (bucket: number, count: number, rank: Rank): Promise<Taken> => {
    const [at, span, lower] = [now(), count * turnMs, LOWER[rank]];
    return taking(bucket, count, rank, {
      set: 'given = given + :span',
      if: 'given >= :now',
      near: 'given <= :near AND ',
      values: { ':span': span, ...(lower === undefined ? {} : { ':near': at + lower.nearMs }) },
    });
  };

  /** Nobody is sending. */
  const takeIdle = (bucket: number, count: number, rank: Rank): Promise<Taken> =>
    taking(bucket, count, rank, {
      set: 'given = :until',
      if: '(attribute_not_exists(given) OR given < :now)',
      near: '',
      values: { ':until': now() + count * turnMs },
    });

  /** Nothing is taken while sending is paused: of an update that fails the table tells how the bucket is. */
  const taking = async (
    bucket: number,
    count: number,
    rank: Rank,
    how: {
      readonly set: string;
      readonly if: string;
      readonly near: string;
      readonly values: Readonly<Record<string, number>>;
    },
  ): Promise<Taken> => {
    const lower = LOWER[rank];
    const at = now();
    // Whoever takes turns writes down when: who comes behind looks at it.
    const before = lower === undefined ? [] : RANKS.slice(0, RANKS.indexOf(rank));
    const quiet = before.map((each) => `(attribute_not_exists(#${each}) OR #${each} <= :quiet)`);
    const isMine = ` AND (${how.near}${quiet.join(' AND ')} OR attribute_not_exists(#${rank}) OR #${rank} <= :long)`;
    const old = hoursOf(seen.get(bucket)).filter((hour) => hour < hourAt(at) - HOURS);
    const asked: UpdateCommandInput = {
      TableName: table.name,
      Key: keyOf(bucket),
      UpdateExpression: [
        `SET ${how.set}, #${rank} = :now, #hour = if_not_exists(#hour, :none) + :count`,
        ...(old.length === 0 ? [] : [`REMOVE ${old.map((_, n) => `#old${n}`).join(', ')}`]),
      ].join(' '),
      ConditionExpression: `${how.if}${lower === undefined ? '' : isMine} AND attribute_not_exists(paused)`,
      ExpressionAttributeNames: {
        '#hour': `h${hourAt(at)}`,
        ...Object.fromEntries([...before, rank].map((each) => [`#${each}`, each])),
        ...Object.fromEntries(old.map((hour, n) => [`#old${n}`, `h${hour}`])),
      },
      ExpressionAttributeValues: {
        ...how.values,
        ':now': at,
        ...(lower === undefined ? {} : { ':quiet': at - FLOWING_MS, ':long': at - (count * turnMs) / lower.share }),
        ':none': 0,
        ':count': count,
      },
      ReturnValues: 'ALL_NEW',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    };
    try {
      const { Attributes } = await table.client.send(new UpdateCommand(asked));
      seen.set(bucket, Attributes!);
      return { end: Attributes!['given'] as number };
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      const paused = error.Item?.['paused']?.N;
      return paused === undefined ? null : { paused: Number(paused) };
    }
  };

  /** When so many mails may ask again: those for which there was no turn come back one after the other, not all at once. */
  const placeInLine = async (bucket: number, count: number, rank: Rank): Promise<Instant> => {
    const [soon, span] = [now() + AGAIN_MS, count * turnMs];
    const moving = (set: string, condition: string, values: Readonly<Record<string, number>>) =>
      updateItem(table, keyOf(bucket), {
        UpdateExpression: `SET #line = ${set}`,
        ConditionExpression: condition,
        ExpressionAttributeNames: { '#line': `line-${rank}` },
        ExpressionAttributeValues: { ...values, ':soon': soon },
      });
    const after =
      (await moving('#line + :span', '#line >= :soon', { ':span': span })) ??
      (await moving(':end', 'attribute_not_exists(#line) OR #line < :soon', { ':end': soon + span }));
    const end = (after?.[`line-${rank}`] as number | undefined) ?? soon + span;
    return Math.min(end - span, now() + LATEST_MS);
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
      const bucket = Math.floor(random() * buckets);
      for (;;) {
        if (isShort(bucket, count, rank)) return { ...NONE, short: 'day' };
        const taken = await tryTaking(bucket, count, rank);
        if (taken !== null && 'paused' in taken) {
          const isProbe = await isProber();
          return { at: isProbe ? [now()] : [], isProbe };
        }
        if (taken !== null) {
          if (isShort(bucket, 0, rank)) {
            // Whoever has just begun has not known how much of the day is used. The turns are lost; the mails are not counted.
            await updateItem(table, keyOf(bucket), {
              UpdateExpression: 'SET #hour = #hour - :count',
              ConditionExpression: 'attribute_exists(#hour)',
              ExpressionAttributeNames: { '#hour': `h${hourAt(now())}` },
              ExpressionAttributeValues: { ':count': count },
            });
            return { ...NONE, short: 'day' };
          }
          const first = taken.end - count * turnMs;
          return { at: Array.from({ length: count }, (_, n) => first + n * turnMs), isProbe: false };
        }
        if (LOWER[rank] !== undefined) return { ...NONE, short: 'rate', again: await placeInLine(bucket, count, rank) };
        // Between the two tries somebody else has come: again, at once.
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

const hourAt = (at: Instant) => Math.floor(at / HOUR_MS);

function hoursOf(bucket: Bucket = {}): readonly number[] {
  return Object.keys(bucket).flatMap((name) => (/^h\d+$/.test(name) ? [Number(name.slice(1))] : []));
}

/** Mails of a bucket in the 24 hours before; of the hour in which they begin all are counted. */
function sentIn(bucket: Bucket | undefined, at: Instant): number {
  const hours = hoursOf(bucket).filter((hour) => hour >= hourAt(at) - HOURS);
  return hours.reduce((sum, hour) => sum + (bucket![`h${hour}`] as number), 0);
}
