/**
 * Does a judge that has just been deployed take in mail, answer, send, and hear of what bounces? Asked with a mail of its own and the
 * addresses of SES's mailbox simulator: no player sees any of it, and nothing counts against the account.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KEPT } from '../../../lambdas/adapters/aws/mail-keys.ts';
import { INBOX } from '../../../lambdas/delivery.ts';
import { formatReceipt } from '../../../lambdas/handlers/ses.ts';
import { type Config, stackNames } from '../config.ts';
import { type AskAws, outputsOf } from './ask-aws.ts';
import type { AccountFinding } from './look-at-account.ts';

const SIMULATOR = 'simulator.amazonses.com';

export interface SmokeOptions {
  readonly ask: AskAws;
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Unlike that of any other test. */
  readonly token: string;
}

const LOOK_EVERY_MS = 3_000;
const PATIENCE_MS = 120_000;

export async function runSmokeTest(config: Config, options: SmokeOptions): Promise<readonly AccountFinding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'chancery-smoke-'));
  try {
    const outputs = await outputsOf(options.ask, stackNames(config).service);
    const test = { config, outputs, folder, ...options };
    return [await comesIn(test), await isAnswered(test), await bounces(test)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Test extends SmokeOptions {
  readonly config: Config;
  readonly outputs: Readonly<Record<string, string>>;
  readonly folder: string;
}

/** By the MX record, the receipt rule, the bucket, the topic and the queue, until `inbound` has dealt with it. */
async function comesIn({ config, outputs, folder, ask, token, ...time }: Test): Promise<AccountFinding> {
  const from = `smoke-test@${config.domain}`;
  const began = time.now();
  await send(ask, folder, outputs, { from, to: `judge@${config.domain}`, subject: token, text: 'help' });
  const isThere = async (prefix: string) => {
    const { Contents = [] } = (await ask(
      ...['s3api', 'list-objects-v2', '--bucket', outputs['RecordsBucket'] ?? '', '--prefix', prefix],
      ...['--query', `{Contents: Contents[?LastModified>='${new Date(began - 60_000).toISOString()}']}`],
    )) as { readonly Contents?: readonly { readonly Key: string }[] | null };
    for (const { Key } of Contents ?? []) {
      const head = join(folder, 'head');
      const range = ['--range', 'bytes=0-8191'];
      await ask('s3api', 'get-object', '--bucket', outputs['RecordsBucket'] ?? '', '--key', Key, ...range, head);
      if ((await readFile(head, 'utf8')).includes(token)) return true;
    }
    return false;
  };
  if (!(await waited(time, () => isThere(KEPT)))) {
    const text =
      'A mail to the judge has not arrived within two minutes: the MX record or the receipt rule (chancery doctor --aws).';
    return { isFault: true, text };
  }
  const isDone = await waited(time, async () => !(await isThere(INBOX)));
  return isDone
    ? { isFault: false, text: 'Mail comes in, and is dealt with.' }
    : { isFault: true, text: 'A mail came in and has not been dealt with: look at the log of inbound.' };
}

/** A mail from outside, told of as the receipt rule tells; its answer goes the way of every mail. */
async function isAnswered({ config, outputs, folder, ask, token, ...time }: Test): Promise<AccountFinding> {
  const from = `success@${SIMULATOR}`;
  const began = time.now();
  const rawKey = `${INBOX}smoke-${token}`;
  const raw = await written(folder, { from, to: `judge@${config.domain}`, subject: token, text: 'help' });
  await ask('s3api', 'put-object', '--bucket', outputs['RecordsBucket'] ?? '', '--key', rawKey, '--body', raw);
  const pass = 'PASS' as const;
  const told = formatReceipt({
    id: `smoke-${token}`,
    rawKey,
    received: began,
    envelopeFrom: from,
    recipients: [`judge@${config.domain}`],
    verdicts: { spam: pass, virus: pass, spf: pass, dkim: pass, dmarc: pass },
  });
  await ask(
    'sqs',
    'send-message',
    '--queue-url',
    outputs['InboundQueueUrl'] ?? '',
    '--message-body',
    JSON.stringify(told),
  );
  let state = 'none';
  const isSent = await waited(time, async () => {
    const { Items } = (await ask(
      ...['dynamodb', 'query', '--table-name', outputs['Table'] ?? ''],
      ...['--key-condition-expression', 'pk = :pk AND sk >= :since'],
      '--expression-attribute-values',
      JSON.stringify({ ':pk': { S: `TO#${from}` }, ':since': { S: String(began - 60_000).padStart(15, '0') } }),
    )) as { readonly Items: readonly { readonly id: { readonly S: string } }[] };
    const id = Items.at(-1)?.id.S;
    if (id === undefined) return false;
    const key = JSON.stringify({ pk: { S: `OUT#${id}` }, sk: { S: 'MAIL' } });
    const { Item } = (await ask('dynamodb', 'get-item', '--table-name', outputs['Table'] ?? '', '--key', key)) as {
      readonly Item?: { readonly state: { readonly S: string } };
    };
    state = Item?.state.S ?? 'none';
    return state === 'sent';
  });
  if (isSent) return { isFault: false, text: 'A mail is answered, and SES has taken the answer.' };
  const text =
    state === 'none'
      ? 'A mail was not answered within two minutes: look at the log of inbound.'
      : 'An answer waits and has not been sent within two minutes: look at the log of outbound, and whether the account is in the sandbox.';
  return { isFault: true, text };
}

/** SES tells of a bounce: by the topic and the queue to `feedback`, which writes down that the address gets no more mail. */
async function bounces({ config, outputs, folder, ask, token, ...time }: Test): Promise<AccountFinding> {
  const to = `bounce@${SIMULATOR}`;
  const key = JSON.stringify({ pk: { S: `STOP#${to}` }, sk: { S: 'WHY' } });
  const table = ['--table-name', outputs['Table'] ?? '', '--key', key];
  await ask('dynamodb', 'delete-item', ...table);
  await send(ask, folder, outputs, { from: `judge@${config.domain}`, to, subject: token, text: 'help' });
  const isHeard = await waited(time, async () => {
    const { Item } = (await ask('dynamodb', 'get-item', ...table)) as { readonly Item?: unknown };
    return Item !== undefined;
  });
  return isHeard
    ? { isFault: false, text: 'What bounces is heard of.' }
    : { isFault: true, text: 'A mail bounced and nobody heard of it: look at the log of feedback.' };
}

interface Mail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** In a file, whose path it returns. */
async function written(folder: string, { from, to, subject, text }: Mail): Promise<string> {
  const path = join(folder, 'mail.eml');
  const head = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, `Message-ID: <${subject}-${to}>`];
  await writeFile(path, [...head, '', text, ''].join('\r\n'));
  return path;
}

async function send(ask: AskAws, folder: string, outputs: Test['outputs'], mail: Mail): Promise<void> {
  const raw = (await readFile(await written(folder, mail))).toString('base64');
  const content = join(folder, 'content.json');
  await writeFile(content, JSON.stringify({ Raw: { Data: raw } }));
  const named = ['--configuration-set-name', outputs['ConfigurationSet'] ?? ''];
  const ways = ['--from-email-address', mail.from, '--destination', JSON.stringify({ ToAddresses: [mail.to] })];
  await ask('sesv2', 'send-email', ...ways, '--content', `file://${content}`, ...named);
}

async function waited({ now, sleep }: Pick<Test, 'now' | 'sleep'>, isSo: () => Promise<boolean>): Promise<boolean> {
  const until = now() + PATIENCE_MS;
  for (;;) {
    if (await isSo()) return true;
    if (now() >= until) return false;
    await sleep(LOOK_EVERY_MS);
  }
}
