/**
 * Outgoing mail in the table. A mail goes from waiting to being sent (with a lease) to sent; a lease that has run out
 * may be taken again: a mail is rather sent twice, recognisably, than not at all.
 */
import type { Instant } from '../../../engine/time.ts';
import { RANKS, type Rank } from '../../../templates/mail/rank.ts';
import { joinAnswers } from '../../outgoing/answers-together.ts';
import type { DeferredWork, Outbox, OutboxMail, OutgoingMail } from '../../ports.ts';
import { packMail, unpackItem } from './dynamo-packing.ts';
import {
  type DynamoItem,
  type DynamoKey,
  type DynamoTable,
  EXPIRES,
  FREE,
  getAttributes,
  getItem,
  itemsInLine,
  lineOf,
  linesNamed,
  outboxKey,
  putItem,
  queryItems,
  updateItem,
} from './dynamo-table.ts';

/** Sent mails are kept for resending and for questions. */
export const KEPT_SECONDS = 90 * 86_400;

export interface OutboxOptions {
  /** Real time, in milliseconds: leases run by it. */
  readonly now: () => Instant;
  /** How long a sender that says nothing keeps its claim. 0 where there is only one sender. */
  readonly leaseMs: number;
  readonly ask: (mail: OutboxMail, inSeconds?: number) => Promise<void>;
  /** False: what mails say is not read, so that none can be joined to one that waits; left out: it may be. */
  readonly readsMail?: boolean;
}

/** What of a mail is no word of it: all that a function may see that reads no mail. */
export const MAIL_STATE = ['pk', 'sk', 'state', 'leased', 'members'];

export function dynamoOutbox(table: DynamoTable, options: OutboxOptions): Outbox {
  const { now, leaseMs, ask, readsMail = true } = options;
  /** False: it has been sent. */
  const stored = async (mail: OutgoingMail, later: DeferredWork, isThere = false): Promise<boolean> => {
    await later(() => enter(table, mail));
    return (
      isThere ||
      (await storeMail(table, mail)) ||
      (await getAttributes(table, outboxKey(mail.id), MAIL_STATE))?.['state'] !== 'sent'
    );
  };
  const atOnce: DeferredWork = (write) => write();
  const postOne = async (mail: OutgoingMail, later = atOnce, isThere = false): Promise<void> => {
    if (mail.together === undefined) {
      if ((await stored(mail, later)) && !isHeld(mail)) await ask(waitingMail(mail));
      return;
    }
    const begun = await gather(table, mail, postOne, isThere, readsMail);
    if (begun === null) return;
    await later(() => enter(table, begun));
    await ask(waitingMail(begun), Math.max(1, Math.ceil((mail.together.until - now()) / 1_000)));
  };
  return {
    post: postOne,

    postAll: async (mails, later = atOnce, there = NONE) => {
      const alone = mails.filter(({ together }) => together === undefined);
      const wanted = await Promise.all(alone.map((mail) => stored(mail, later, there.has(mail.id))));
      await Promise.all(
        alone.flatMap((mail, n) => (wanted[n] === true && !isHeld(mail) ? [ask(waitingMail(mail))] : [])),
      );
      for (const mail of mails) if (mail.together !== undefined) await postOne(mail, later, there.has(mail.id));
    },

    claim: async (id) => {
      if (leaseMs === 0) {
        // Where there is only one sender nothing needs to be noted.
        const found = await getItem(table, outboxKey(id));
        const mayGo = found !== null && found['state'] !== 'sent' && Number(found['leased']) <= now();
        return mayGo ? unpackItem<OutgoingMail>(table, found) : null;
      }
      const item = await updateItem(table, outboxKey(id), {
        UpdateExpression: 'SET #state = :sending, leased = :until',
        ConditionExpression: 'attribute_exists(pk) AND #state <> :sent AND leased <= :now',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':sending': 'sending',
          ':sent': 'sent',
          ':now': now(),
          ':until': now() + leaseMs,
        },
      });
      return item === null ? null : unpackItem<OutgoingMail>(table, item);
    },

    putBack: async (id, until) => {
      // The index tells since when a mail waits, or until when it rests.
      const isResting = until > 0;
      const date = isResting ? { ':date': RESTING + until, ':now': now() } : {};
      const rests = ', #date = :date, rests = if_not_exists(rests, :now)';
      const after = await updateItem(table, outboxKey(id), {
        UpdateExpression: `SET #state = :waiting, leased = :until${isResting ? rests : ''}`,
        ConditionExpression: 'attribute_exists(pk) AND #state <> :sent',
        ExpressionAttributeNames: { '#state': 'state', ...(isResting ? { '#date': 'date' } : {}) },
        ExpressionAttributeValues: { ':waiting': 'waiting', ':sent': 'sent', ':until': until, ...date },
      });
      return (after?.['rests'] as number | undefined) ?? now();
    },

    sent: async (id, messageId) => {
      await updateItem(table, outboxKey(id), {
        UpdateExpression: `SET #state = :sent, messageId = :messageId, ${EXPIRES} = :expires REMOVE waiting`,
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':sent': 'sent',
          ':messageId': messageId,
          ':expires': Math.ceil(now() / 1000) + KEPT_SECONDS,
        },
      });
    },

    last: async (address, count) => {
      const mails: OutgoingMail[] = [];
      for await (const { id } of queryItems(table, {
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': `TO#${address.toLowerCase()}` },
        ScanIndexForward: false,
        Limit: count,
      })) {
        const item = await getItem(table, outboxKey(id as string));
        if (item !== null) mails.push(await unpackItem<OutgoingMail>(table, item));
        if (mails.length === count) break;
      }
      return mails;
    },

    waiting: async () => {
      const byRank: OutboxMail[] = [];
      for (const rank of RANKS) {
        const lines = await Promise.all(LINES[rank].map((line) => waitingIn(table, line, now())));
        const inOrder = lines.flat().sort((one, other) => sinceOf(one.date) - sinceOf(other.date));
        byRank.push(...inOrder.map(({ id }) => ({ id, rank })));
      }
      return byRank;
    },

    held: async () => {
      const lines = await Promise.all(HELD.map((line) => waitingIn(table, line, now(), now())));
      return lines.flat().map(({ id }) => id);
    },
  };
}

/** The outbox of a function that may put mails into the table and read nothing of it. */
export function dynamoPostbox(table: DynamoTable, { ask }: Pick<OutboxOptions, 'ask'>): Pick<Outbox, 'post'> {
  return {
    post: async (mail) => {
      await enter(table, mail);
      await storeMail(table, mail);
      // Of a mail that has been sent the sender knows.
      await ask(waitingMail(mail));
    },
  };
}

/** How often others may be faster before somebody gives up, and the mail goes by itself. */
const MOST_TRIES = 5;

/**
 * Puts an answer to those that wait with it; the mail to be asked for, if it is the first of them. Those that have been sent meanwhile wait
 * for nobody: then it goes by itself, as it does where what waits may not be read. `isThere`: it is the first, and lies there already.
 */
async function gather(
  table: DynamoTable,
  mail: OutgoingMail,
  alone: (mail: OutgoingMail) => Promise<void>,
  isThere: boolean,
  readsMail: boolean,
): Promise<OutgoingMail | null> {
  const { together: wait, ...one } = mail;
  const { id, until } = wait!;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (isThere || (await storeMail(table, mail))) return begunBy(mail);
    const found = readsMail
      ? await getItem(table, outboxKey(id))
      : await getAttributes(table, outboxKey(id), MAIL_STATE);
    if (found === null) continue;
    const members = String(found['members']);
    if (members.split(' ').includes(mail.id)) return null;
    if (found['leased'] !== until || !readsMail) break;
    const whole = { ...joinAnswers(await unpackItem<OutgoingMail>(table, found), one), together: wait! };
    const item = { ...(await mailItem(table, whole)), members: `${members} ${mail.id}` };
    const isFirst = await putItem(table, item, {
      expression: 'leased = :until AND members = :members',
      values: { ':until': until, ':members': members },
    });
    if (isFirst) return null;
  }
  await alone(one);
  return null;
}

/** The mail that waits for others, with nobody else's answer in it yet. */
function begunBy({ together: wait, ...one }: OutgoingMail): OutgoingMail {
  return wait === undefined ? one : { ...one, id: wait.id, headers: { ...one.headers, 'X-Judge-Mail-Id': wait.id } };
}

/** It goes with others, when its time has come. */
const isHeld = ({ heldUntil }: OutgoingMail) => heldUntil !== undefined;

export const waitingMail = ({ id, rank = 'results', cause }: OutgoingMail): OutboxMail => ({
  id,
  rank,
  ...(cause === undefined ? {} : { cause }),
});

/** Enters the mail in the list of those posted to its address. */
async function enter(table: DynamoTable, mail: OutgoingMail): Promise<void> {
  await putItem(table, {
    pk: `TO#${mail.to.toLowerCase()}`,
    sk: `${String(mail.date).padStart(15, '0')}#${mail.id}`,
    id: mail.id,
    [EXPIRES]: Math.ceil(mail.date / 1000) + KEPT_SECONDS,
  });
}

const NONE: ReadonlySet<string> = new Set();

/** False when a mail is there already under this id. */
async function storeMail(table: DynamoTable, mail: OutgoingMail): Promise<boolean> {
  return putItem(table, await mailItem(table, mail), FREE);
}

/** A mail that is to be sent, as it lies in the table: one that waits for others rests until then. */
export async function mailItem(table: DynamoTable, mail: OutgoingMail): Promise<DynamoItem & DynamoKey> {
  const { together: wait, heldUntil } = mail;
  const whole = begunBy(mail);
  const { id, rank = 'results' } = whole;
  const waiting = heldUntil === undefined ? lineOf(LINES[rank], id) : lineOf(HELD, id);
  const rests =
    wait === undefined
      ? { date: heldUntil ?? mail.date, leased: 0 }
      : { date: RESTING + wait.until, leased: wait.until, members: mail.id };
  return { ...outboxKey(id), id, state: 'waiting', waiting, ...rests, ...(await packMail(table, whole)) };
}

/** Behind every date of a mail, which may be of a clock of its own: from here on it counts until when a mail rests. */
const RESTING = 1e15;

/** What has rested is older than what has not, and keeps its order. */
const sinceOf = (date: number) => (date < RESTING ? date : date - 2 * RESTING);

/** When a thousand games end at once, eight thousand mails begin to wait within a second or two; a partition takes a thousand writes a second, and shall give half of that. */
const LINES: Readonly<Record<Rank, readonly string[]>> = {
  results: linesNamed('LINE', 24),
  answers: linesNamed('LINE-ANSWERS', 8),
  press: linesNamed('LINE-PRESS', 8),
  notices: linesNamed('LINE-NOTICES', 8),
};

/** Mails that are held, by when they may go. */
const HELD = linesNamed('HELD', 4);

/** Those of a line that may go now; `by`: those of before. */
export async function waitingIn(table: DynamoTable, line: string, now: Instant, by: Instant = RESTING + now) {
  const found = await itemsInLine(table, line, by);
  return found.map(({ pk, date }) => ({ id: pk.slice('OUT#'.length), date }));
}
