/**
 * The rate at which SES takes mail, kept by all senders together: a bucket in the table, from which one conditional update takes the
 * turns of several mails. It holds the instant up to which turns are given away (the generic cell rate algorithm): whoever takes
 * some moves it on by as many, and sends each at its own instant, so that senders need not know of each other.
 *
 * Mails that go first take turns however far that instant lies ahead. Others take some only while it is near, so they wait as long as
 * the first ones use the whole rate, but for a small share of it that is always theirs: what a sender has in its hands it can send
 * before its time is up.
 */
import type { Instant } from '../../../engine/time.ts';
import type { Rank } from '../../../templates/mail/rank.ts';
import type { Pace } from '../../ports.ts';
import { type Table, updateItem } from './dynamo-table.ts';

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

export function dynamoPace(table: Table, { rate, now, sleep, random }: PaceOptions): Pace {
  const buckets = Math.ceil(rate / RATE_OF_A_BUCKET);
  const turnMs = (1000 * buckets) / rate;
  const keyOf = (bucket: number) => ({ pk: `PACE#${bucket}`, sk: 'SEND' });

  /** What was true last time is tried first: an update whose condition fails costs as much as one that takes a turn. */
  let isIdle = true;

  /** The end of the turns that were taken; null: not now. */
  const tryTaking = async (bucket: number, span: number, rank: Rank): Promise<number | null> => {
    const ways = [takeIdle, takeBehind];
    for (const take of isIdle ? ways : ways.reverse()) {
      const end = await take(bucket, span, rank);
      if (end === null) continue;
      isIdle = take === takeIdle;
      return end;
    }
    return null;
  };

  /** Behind those that were given away. */
  const takeBehind = async (bucket: number, span: number, rank: Rank): Promise<number | null> => {
    const at = now();
    const named = rank === 'results' ? {} : { ExpressionAttributeNames: { '#rank': rank } };
    const noted = rank === 'results' ? '' : ', #rank = :now';
    const isMine = rank === 'results' ? '' : ' AND (given <= :near OR attribute_not_exists(#rank) OR #rank <= :long)';
    const lower = rank === 'results' ? null : LOWER[rank];
    const behind = await updateItem(table, keyOf(bucket), {
      UpdateExpression: `SET given = given + :span${noted}`,
      ConditionExpression: `given >= :now${isMine}`,
      ...named,
      ExpressionAttributeValues: {
        ':span': span,
        ':now': at,
        ...(lower === null ? {} : { ':near': at + lower.nearMs, ':long': at - span / lower.share }),
      },
    });
    return behind === null ? null : (behind['given'] as number);
  };

  /** Nobody is sending. */
  const takeIdle = async (bucket: number, span: number, rank: Rank): Promise<number | null> => {
    const at = now();
    const idle = await updateItem(table, keyOf(bucket), {
      UpdateExpression: `SET given = :until${rank === 'results' ? '' : ', #rank = :now'}`,
      ConditionExpression: 'attribute_not_exists(given) OR given < :now',
      ...(rank === 'results' ? {} : { ExpressionAttributeNames: { '#rank': rank } }),
      ExpressionAttributeValues: { ':until': at + span, ':now': at },
    });
    return idle === null ? null : (idle['given'] as number);
  };

  return {
    take: async (count, rank) => {
      const span = count * turnMs;
      const until = now() + MOST_MS;
      const bucket = Math.floor(random() * buckets);
      for (;;) {
        const end = await tryTaking(bucket, span, rank);
        if (end !== null) return Array.from({ length: count }, (_, n) => end - span + n * turnMs);
        if (now() > until) throw new Error('No turn to send was to be had.');
        // Between its two tries somebody else may have come: it tries again at once.
        if (rank !== 'results') await sleep(LOOK_MS * (1 + random() / 2));
      }
    },
    slow: async () => {
      const moved = Array.from({ length: buckets }, (_, bucket) =>
        updateItem(table, keyOf(bucket), {
          UpdateExpression: 'SET given = :until',
          ConditionExpression: 'given < :until',
          ExpressionAttributeValues: { ':until': now() + SLOW_MS },
        }),
      );
      await Promise.all(moved);
    },
  };
}
