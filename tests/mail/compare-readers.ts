/**
 * `npx tsx tests/mail/compare-readers.ts [HOSTILE]`: our reader of mails beside mailparser's stream and `simpleParser`, on the mails of
 * tests/mail/letters, on so many hostile mails (4,000) and on the traps of the bench: what is read otherwise, what fails, what it costs.
 * docs/decisions has the figures.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AddressObject, MailParser, simpleParser } from 'mailparser';
import { findQuotes, QUOTED } from '../../engine/language/mail/quotes.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import { MAIL_TRAPS } from '../../infra/tools/bench/mail-traps.ts';
import { chooseText, htmlReaderFor } from '../../lambdas/mail/choose-text.ts';
import { openMail } from '../../lambdas/mail/incoming-mail.ts';
import type { MimePart } from '../../lambdas/mail/mime-parts.ts';
import { senderOf } from '../../lambdas/mail/sender.ts';
import { CANARY, hostileMail, SENDER } from './hostile.ts';

interface Read {
  readonly from: string | null;
  readonly lines: readonly string[];
  readonly ignored: Awaited<ReturnType<typeof openMail>>['ignored'];
}
type Reader = (raw: Buffer) => Promise<Read>;

const ours: Reader = async (raw) => {
  const { from, lines, ignored } = await openMail(raw, { envelopeFrom: SENDER, domain: 'judge.test' });
  return { from: from?.address ?? null, lines, ignored };
};

const theirs: Reader = async (raw) => {
  const { from, text = '' } = await simpleParser(raw);
  return { from: only(from), lines: text.split(/\r?\n/), ignored: [] };
};

/** A part of the tree that the stream of mailparser makes; no interface of its own shows more than the texts joined. */
interface Node {
  readonly node: {
    readonly headers: false | { getList(): readonly { readonly key: string; readonly line: string }[] };
    readonly delSp: boolean;
  };
  readonly children: readonly Node[];
  readonly contentType: string | false;
  readonly disposition: string | false;
  readonly filename: string | false;
  readonly textContent?: string;
}

function partOf({ node, children, contentType, disposition, filename, textContent = '' }: Node, depth = 0): MimePart {
  const headers = node.headers === false ? [] : node.headers.getList();
  return {
    type: contentType || 'text/plain',
    isTyped: headers.some(({ key }) => key === 'content-type'),
    // It has decoded what it keeps, and put flowed lines together.
    encoding: '',
    charset: 'utf-8',
    disposition: disposition || null,
    filename: filename || null,
    isFlowed: false,
    isDelSp: false,
    depth,
    headers,
    children: children.map((child) => partOf(child, depth + 1)),
    body: Buffer.from(textContent),
    isCut: false,
  };
}

/** The stream of mailparser for heads and parts, every conversion off; our choice of sender and text above it. */
const streamed: Reader = async (raw) => {
  const parser = new MailParser({
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
  } as ConstructorParameters<typeof MailParser>[0]);
  parser.on('data', (data) => {
    if (data.type !== 'attachment') return;
    (data.content as NodeJS.ReadableStream).resume();
    data.release();
  });
  await new Promise<void>((resolve, reject) => {
    parser.once('end', resolve).once('error', reject);
    parser.end(raw);
  });
  const root = partOf((parser as unknown as { readonly tree: Node }).tree);
  const { lines } = chooseText(root, await htmlReaderFor(root));
  const ignored: Read['ignored'] = lines.flatMap(({ isQuoted }, n) =>
    isQuoted ? [{ from: n + 1, to: n + 1, why: QUOTED }] : [],
  );
  return { from: senderOf(root.headers).from?.address ?? null, lines: lines.map(({ text }) => text), ignored };
};

const READERS: readonly (readonly [string, Reader])[] = [
  ['ours', ours],
  ['the stream', streamed],
  ['simpleParser', theirs],
];

/** The one address of From; several are none. */
function only(from: AddressObject | undefined): string | null {
  const [one, ...others] =
    from?.value.flatMap(({ address, group }) => group?.map((each) => each.address) ?? [address]) ?? [];
  return one === undefined || one === '' || others.length > 0 ? null : one.toLowerCase();
}

/** The lines that are read as the writer's own, by the same reading of quotations for both. */
function ownLines({ lines, ignored }: Read): readonly string[] {
  const { sections } = readSections(lines, findQuotes(lines, ignored));
  return sections.flatMap((section) =>
    section.lines.flatMap((line) => (line.ignored === null ? [line.text.trim()] : [])),
  );
}

/** A mail that one reader chokes on would hold up all others: each trap has a process and so many milliseconds. */
const PATIENCE_MS = 10_000;
/** A busy machine takes so long to load the readers. */
const STARTING_MS = 15_000;
const TRAP_BYTES = 500_000;

const [what = '4000', reader = '', first = '', most = ''] = process.argv.slice(2);
if (reader !== '') {
  // A child: the trap, or the hostile mails from one on, a line for each.
  const [, read] = READERS.find(([name]) => name === reader)!;
  if (what === 'trap') await read(MAIL_TRAPS[Number(first)]!.make(TRAP_BYTES));
  const ends = performance.now() + PATIENCE_MS / 2;
  for (let seed = Number(first); seed < Number(most) && performance.now() < ends; seed++) {
    const { raw, isCanaryHidden } = hostileMail(seed);
    const found = await read(raw).catch(() => null);
    const isOthers = isCanaryHidden && found !== null && ownLines(found).some((line) => line.includes(CANARY));
    writeSync(1, `${isOthers ? 'other' : 'own'}\n`);
  }
  process.exit(0);
}

function child(parameters: readonly string[]) {
  const file = fileURLToPath(import.meta.url);
  const settings = { encoding: 'utf8', timeout: PATIENCE_MS + STARTING_MS, maxBuffer: 1e8 } as const;
  return spawnSync(process.execPath, ['--max-old-space-size=150', ...process.execArgv, file, ...parameters], settings);
}

const folder = fileURLToPath(new URL('letters/', import.meta.url));
const letters = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.eml'))
  .map((name) => readFileSync(folder + name));
const said = (read: Read) => ownLines(read).filter(Boolean).join('\n');
const FAILED: Read = { from: 'failed', lines: [], ignored: [] };
/** The best of so many rounds: a busy second costs none of them more. */
const ROUNDS = 20;

for (const [name, read] of READERS) {
  const differing = { senders: 0, lines: 0 };
  for (const raw of letters) {
    const [a, b] = [await ours(raw), await read(raw).catch(() => FAILED)];
    if (a.from !== b.from) differing.senders += 1;
    if (said(a) !== said(b)) differing.lines += 1;
  }
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const { user } = process.cpuUsage();
    for (const raw of letters) await read(raw).catch(() => FAILED);
    best = Math.min(best, (process.cpuUsage().user - user) / 1_000 / letters.length);
  }
  const hostile = { others: 0, stuck: 0 };
  for (let seed = 0; seed < Number(what); ) {
    const { stdout, status } = child(['hostile', name, String(seed), what]);
    const lines = stdout.split('\n').filter(Boolean);
    hostile.others += lines.filter((line) => line === 'other').length;
    seed += lines.length;
    if (status === 0 || seed >= Number(what)) continue;
    hostile.stuck += 1;
    seed += 1;
  }
  const stuck = MAIL_TRAPS.filter((_, n) => child(['trap', name, String(n)]).status !== 0).map((trap) => trap.name);
  process.stdout.write(
    `${name}: of ${letters.length} letters ${differing.senders} with another sender than ours, ${differing.lines} with other lines; ` +
      `${best.toFixed(2)} ms each; of ${what} hostile mails others' words as the sender's in ${hostile.others}, stuck in ${hostile.stuck}; ` +
      `of ${MAIL_TRAPS.length} traps of ${TRAP_BYTES} bytes stuck in ${stuck.length} (${stuck.join(', ')})\n`,
  );
}
