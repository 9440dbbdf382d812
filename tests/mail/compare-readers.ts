/**
 * `npx tsx tests/mail/compare-readers.ts [HOSTILE]`: our reader of mails beside mailparser, on the mails of tests/mail/letters, on so
 * many hostile mails (1,000; the decision has 4,000) and on the traps of the bench: where they differ in the sender and in the writer's own lines,
 * what fails, and what each costs. The figures are in docs/decisions/README.md.
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
import { CANARY, hostileMail, SENDER, VICTIM } from './hostile.ts';

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
  ['mailparser', theirs],
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

const [what = '1000', reader = '', trap = '', most = ''] = process.argv.slice(2);
if (what === 'trap') {
  const { make } = MAIL_TRAPS[Number(trap)]!;
  const raw = make(TRAP_BYTES);
  const began = performance.now();
  await READERS.find(([name]) => name === reader)![1](raw);
  process.stdout.write(String(Math.round(performance.now() - began)));
  process.exit(0);
}

interface Found {
  readonly kind: string;
  readonly took: number;
  readonly from: string | null;
  readonly isThrown: boolean;
  readonly isOthers: boolean;
}
if (what === 'hostile') {
  const [, read] = READERS.find(([name]) => name === reader)!;
  const ends = performance.now() + PATIENCE_MS / 2;
  for (let seed = Number(trap); seed < Number(most) && performance.now() < ends; seed++) {
    const { kind, raw, isCanaryHidden } = hostileMail(seed);
    const began = performance.now();
    const found = await read(raw).catch(() => null);
    const isOthers = isCanaryHidden && found !== null && ownLines(found).some((line) => line.includes(CANARY));
    const from = found?.from ?? null;
    const line: Found = { kind, took: performance.now() - began, from, isThrown: found === null, isOthers };
    writeSync(1, `${JSON.stringify(line)}\n`);
  }
  process.exit(0);
}

function child(parameters: readonly string[]) {
  const file = fileURLToPath(import.meta.url);
  const settings = { encoding: 'utf8', timeout: PATIENCE_MS + STARTING_MS, maxBuffer: 1e8 } as const;
  return spawnSync(process.execPath, ['--max-old-space-size=150', ...process.execArgv, file, ...parameters], settings);
}

const folder = fileURLToPath(new URL('letters/', import.meta.url));
const real = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.eml'))
  .map((name) => ({ name, raw: readFileSync(folder + name) }));
const tell = (line: string) => process.stdout.write(`${line}\n`);

for (const [called, read] of READERS.slice(1)) {
  const differing = { from: [] as string[], lines: [] as string[] };
  for (const { name, raw } of real) {
    const [a, b] = [await ours(raw), await read(raw).catch(() => ({ from: 'failed', lines: [], ignored: [] }))];
    if (a.from !== b.from) differing.from.push(`${name} (${a.from} / ${b.from})`);
    const words = (read: Read) =>
      ownLines(read)
        .filter((line) => line !== '')
        .join('\n');
    if (words(a) !== words(b)) differing.lines.push(name);
  }
  const { from, lines } = differing;
  tell(`${called}, mails of letters: ${real.length}; another sender: ${from.length}; other own lines: ${lines.length}`);
  for (const each of from) tell(`  sender  ${each}`);
  tell(`  lines   ${lines.join(', ')}`);
}

for (const [name] of READERS) {
  const counts = {
    thrown: 0,
    stuck: 0,
    'from another than the sender': 0,
    'from the victim': 0,
    'words of others as own': 0,
  };
  const kinds = new Set<string>();
  const stuck = new Set<string>();
  const times: number[] = [];
  for (let seed = 0; seed < Number(what); ) {
    const { stdout, status } = child(['hostile', name, String(seed), what]);
    const found = stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Found);
    for (const { took, from, isThrown, isOthers, kind } of found) {
      times.push(took);
      if (isThrown) counts.thrown += 1;
      if (from !== null && from !== SENDER) counts['from another than the sender'] += 1;
      if (from === VICTIM) counts['from the victim'] += 1;
      if (isOthers) kinds.add(kind);
      if (isOthers) counts['words of others as own'] += 1;
    }
    seed += found.length;
    if (status === 0 || seed >= Number(what)) continue;
    counts.stuck += 1;
    stuck.add(hostileMail(seed).kind);
    seed += 1;
  }
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  tell(
    `hostile (${what}), ${name}: ${JSON.stringify(counts)}; ${mean.toFixed(2)} ms a mail, ${Math.max(...times).toFixed(0)} at most`,
  );
  if (kinds.size > 0) tell(`  others' words: ${[...kinds].join(', ')}`);
  if (stuck.size > 0) tell(`  stuck for more than ${PATIENCE_MS} ms or out of 150 MB: ${[...stuck].join(', ')}`);
}

/** In turn, so that neither the first nor a busy second costs one of them more; the best of the rounds. */
const ROUNDS = 20;
const best = new Map<string, number>();
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, read] of READERS) {
    const began = performance.now();
    for (const { raw } of real) await read(raw).catch(() => null);
    const took = (performance.now() - began) / real.length;
    best.set(name, Math.min(best.get(name) ?? took, took));
  }
}
for (const [name, took] of best) tell(`cost, ${name}: ${took.toFixed(2)} ms for a mail of letters`);

for (const [n, { name: called }] of MAIL_TRAPS.entries()) {
  const took = READERS.map(([name]) => {
    const { stdout, status, signal } = child(['trap', name, String(n)]);
    return signal !== null ? `over ${PATIENCE_MS}` : status === 0 ? stdout : 'failed';
  });
  if (took.some((each) => !(Number(each) < 2_000)))
    tell(`trap of ${TRAP_BYTES} bytes, ${called}: ${took.join(' / ')} ms`);
}
tell(`traps: ${MAIL_TRAPS.length}; those above take one of the two more than 2,000 ms`);
