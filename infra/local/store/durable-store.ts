/**
 * The store with its journal beside it. At a start in good order both are as they were when the judge stopped. After a crash the
 * store is compared with the journal and brought up to it; where one of them was damaged it is filled again from the other.
 */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DeleteCommand,
  PutCommand,
  type PutCommandInput,
  ScanCommand,
  type ScanCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { ClassicLevel } from 'classic-level';
import type { GameName } from '../../../engine/game/events.ts';
import { gameName } from '../../../engine/vocabulary.ts';
import { type DynamoItem, type DynamoTable, getItem, queryItems } from '../../../lambdas/adapters/aws/dynamo-table.ts';
import { BadInput } from '../bad-input.ts';
import { writeWhole } from '../disk.ts';
import { CHECKPOINT_EVERY, readCheckpoint, removeCheckpoint, writeCheckpoint } from './checkpoint.ts';
import { itemsPut, type Send, sendingBy } from './empty-lines.ts';
import {
  entryKey,
  isJournalWhole,
  type Journal,
  type JournalEntry,
  type OpenedJournal,
  openJournal,
} from './journal.ts';
import { type EmbeddedStore, openStore } from './store.ts';

export interface DurableStore extends EmbeddedStore {
  /** What was found damaged and what was done about it: whole sentences. */
  readonly notes: readonly string[];
  /** How many entries of the journal this start has compared with the store. */
  readonly compared: number;
  /** Games whose commits were put back: what follows from them is to be made again. `all`: the store was lost. */
  readonly changed: 'all' | ReadonlySet<GameName>;
  /** Games of whose files a power cut has left some without a byte. */
  readonly emptied: 'all' | ReadonlySet<GameName>;
  /** After a start that looked at the end of the journal alone: looks at the rest. Sentences about what is damaged. */
  readonly lookBack: (signal: AbortSignal) => Promise<readonly string[]>;
}

/** What the judge may never lose; all else follows from it, or is forgotten without harm. */
function isKept({ pk, sk }: { readonly pk: string; readonly sk: string }): boolean {
  return /^(?:PERSON|ADDRESS|WORD|STOP|BLOB)#/.test(pk) || (pk.startsWith('GAME#') && sk.startsWith('EVENT#'))
    ? !(pk.startsWith('PERSON#') && sk !== 'PROFILE')
    : false;
}

interface Stop {
  readonly journal: string;
  readonly store: Readonly<Record<string, string>>;
}

export async function openDurableStore(folder: string, isNew: boolean): Promise<DurableStore> {
  const place = join(folder, 'store');
  const stopPath = join(folder, 'stopped.json');
  const journalPath = join(folder, 'journal');
  const stop = isNew ? null : await readStop(stopPath);
  const hasStore = existsSync(place);
  if (isNew) await rm(journalPath, { force: true });
  else if (!hasStore && !existsSync(journalPath)) {
    throw new BadInput(
      `The data folder ${folder} is damaged: both 'store' and 'journal' are missing. Put them back from a backup, or give another folder with --data.`,
    );
  }
  const notes: string[] = [];
  const spoilt = stop === null || !hasStore ? [] : await differing(place, stop.store);
  await rm(stopPath, { force: true });
  const resumed = stop === null && hasStore && !isNew ? await resume(folder, place, journalPath) : null;
  if (resumed !== null) return resumed;
  await removeCheckpoint(folder);
  const opened = await openWhole(journalPath);
  const isCut = stop !== null && opened.state !== stop.journal;
  const fresh = () => openFresh(place, opened, notes, hasStore || isNew ? null : 'it is missing');
  let store: Filled;
  if (spoilt.length > 0) {
    // Where the journal is no better, what the store still has is better than nothing.
    store = isCut
      ? await openAsItIs(place, fresh)
      : await openFresh(place, opened, notes, `changed since the judge stopped: ${spoilt.join(', ')}`);
    if (isCut)
      notes.push(`The store has changed since the judge stopped (${spoilt.join(', ')}), and so has the journal.`);
  } else store = !hasStore && !isNew ? await fresh() : await openAsItIs(place, fresh);
  const changed = new Set<GameName>();
  if (!store.isFilled && !isNew && (stop === null || isCut || spoilt.length > 0)) {
    try {
      await bringUp(store.table, opened, changed);
    } catch {
      await store.close();
      store = await openFresh(place, opened, notes, 'it could not be read');
    }
  }
  if (isCut || opened.damaged.length > 0 || (opened.isNew && !isNew)) {
    const found = await takeOver(store.table, opened);
    if (stop !== null || opened.damaged.length > 0) {
      const where = opened.damaged.length === 0 ? 'shorter than it was' : `damaged in ${linesOf(opened.damaged)}`;
      notes.push(
        `The journal (${journalPath}) was ${opened.isNew ? 'missing' : where}: ${found} entries were written to it again from the store.`,
      );
    }
  }
  // A power cut leaves files that nobody waited for without a byte in them.
  const isEmptied = stop === null && !isNew && (await removeEmpty(join(folder, 'files')));
  const last = await journalAhead(store.table, opened);
  if (opened.entries.size >= CHECKPOINT_EVERY) await writeCheckpoint(folder, place, opened.journal, last);
  return {
    ...keeping(folder, store, opened, last),
    notes,
    compared: opened.entries.size,
    changed: store.isFilled ? 'all' : changed,
    emptied: isEmptied ? 'all' : new Set(),
    lookBack: async () => [],
  };
}

/** After a kill: only what came after the last checkpoint is compared. Null where there is none, or what it says is not so. */
async function resume(folder: string, place: string, journalPath: string): Promise<DurableStore | null> {
  const mark = await readCheckpoint(folder);
  if (mark === null) return null;
  const opened = await openJournal(journalPath, mark.journal);
  let store: EmbeddedStore | null = null;
  const changed = new Set<GameName>();
  try {
    if (!opened.isFrom) return null;
    store = await openStore(place);
    await bringUp(store.table, opened, changed);
    const last = new Map([...Object.entries(mark.last), ...(await journalAhead(store.table, opened))]);
    const games = new Set([...opened.entries.values()].flatMap(({ pk }) => gameOf(pk) ?? []));
    const emptied = new Set<GameName>();
    for (const game of games) if (await removeEmpty(join(folder, 'files', 'games', game))) emptied.add(game);
    const table = store.table;
    const lookBack = async (signal: AbortSignal) => {
      const isWhole = (await isJournalWhole(journalPath, mark.journal)) && (await canBeRead(table, signal));
      if (isWhole || signal.aborted) return [];
      await removeCheckpoint(folder);
      return [`The data folder ${folder} is damaged. Stop the judge and start it again: it is then made whole.`];
    };
    return {
      ...keeping(folder, store, opened, last),
      notes: [],
      compared: opened.entries.size,
      changed,
      emptied,
      lookBack,
    };
  } catch {
    await store?.close();
    store = null;
    return null;
  } finally {
    if (store === null) await opened.journal.close();
  }
}

function gameOf(pk: string): GameName | null {
  return pk.startsWith('GAME#') ? gameName(pk.slice('GAME#'.length)) : null;
}

/** The store with its journal, as it is used from now on; each thousand entries a checkpoint. */
function keeping(
  folder: string,
  store: EmbeddedStore,
  { journal, entries, isFrom }: OpenedJournal,
  last: Map<string, number>,
): Pick<DurableStore, 'table' | 'close'> {
  const place = join(folder, 'store');
  // Of a start that has looked at the end of the journal alone, what it found there.
  let since = isFrom ? entries.size : 0;
  let marking: Promise<void> = Promise.resolve();
  const counted: Journal = {
    ...journal,
    append: (entry) => {
      since += 1;
      if (since >= CHECKPOINT_EVERY) {
        since = 0;
        marking = marking.then(() => writeCheckpoint(folder, place, journal, last)).catch(() => {});
      }
      return journal.append(entry);
    },
  };
  return {
    table: journalled(store.table, counted, last),
    close: async () => {
      await marking;
      await store.close();
      const state = journal.state();
      await journal.close();
      const stopped = JSON.stringify({ journal: state, store: await sums(place) });
      await writeWhole(join(folder, 'stopped.json'), stopped, { durable: true });
    },
  };
}

/** Can every item in it be read? A page at a time, beside what else is to be done. */
async function canBeRead(table: DynamoTable, signal: AbortSignal): Promise<boolean> {
  let from: ScanCommandInput['ExclusiveStartKey'];
  try {
    do {
      const page = await table.client.send(new ScanCommand({ TableName: table.name, ExclusiveStartKey: from }));
      from = page.LastEvaluatedKey;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    } while (from !== undefined && !signal.aborted);
    return true;
  } catch {
    return false;
  }
}

/** Between two pages of what is looked back at. */
const PAUSE_MS = 50;

/** Opens the journal. One with damaged lines is kept beside it, and what is whole in it is written to a new one. */
async function openWhole(path: string): Promise<OpenedJournal & { readonly state: string }> {
  const opened = await openJournal(path);
  const state = opened.journal.state();
  if (opened.damaged.length === 0) return { ...opened, state };
  await opened.journal.close();
  await rename(path, await freeName(`${path}.damaged`));
  const { journal } = await openJournal(path);
  await Promise.all([...opened.entries.values()].map((entry) => journal.append(entry)));
  return { ...opened, journal, state };
}

interface Filled extends EmbeddedStore {
  /** It was empty, and has what the journal holds. */
  readonly isFilled: boolean;
}

/** Opens the store as it lies there; one that cannot be opened or read is made again. */
async function openAsItIs(place: string, fresh: () => Promise<Filled>): Promise<Filled> {
  return (await isReadable(place)) ? { ...(await openStore(place)), isFilled: false } : fresh();
}

/** Can every value in it be read? The engine on top of it trusts them all, and would stumble over one that is not whole. */
async function isReadable(place: string): Promise<boolean> {
  if (!existsSync(place)) return true;
  const level = new ClassicLevel<string, string>(place, { valueEncoding: 'utf8' });
  try {
    await level.open();
    let hasTable = false;
    for await (const [key, value] of level.iterator()) {
      JSON.parse(value);
      if (key.startsWith('table~')) hasTable = true;
    }
    return hasTable;
  } catch {
    return false;
  } finally {
    await level.close();
  }
}

/** A store made again from the journal; the damaged one is kept beside it. */
async function openFresh(
  place: string,
  { entries }: OpenedJournal,
  notes: string[],
  why: string | null,
): Promise<Filled> {
  if (existsSync(place)) {
    const aside = await freeName(`${place}.damaged`);
    await rename(place, aside);
    notes.push(
      `The store was damaged (${why ?? 'it could not be opened'}) and has been made again from the journal: ${entries.size} entries. The damaged one lies in ${aside}.`,
    );
  } else if (why !== null)
    notes.push(`The store was missing and has been made again from the journal: ${entries.size} entries.`);
  const store = await openStore(place);
  for (const entry of entries.values()) await put(store.table, entry);
  return { ...store, isFilled: true };
}

async function freeName(wanted: string): Promise<string> {
  for (let n = 1; ; n += 1) if (!existsSync(`${wanted}-${n}`)) return `${wanted}-${n}`;
}

/** Puts into the store what the journal has and it has not. */
async function bringUp(table: DynamoTable, { entries }: OpenedJournal, changed: Set<GameName>): Promise<void> {
  for (const entry of entries.values()) {
    const { pk, sk } = entry;
    const there = await getItem(table, { pk, sk });
    if (there !== null && textOf(there) === JSON.stringify(entry.item)) continue;
    await put(table, entry);
    const game = gameOf(entry.pk);
    if (game !== null) changed.add(game);
  }
}

/** Writes into the journal what the store has and it has not; how many entries that were. */
async function takeOver(table: DynamoTable, { journal, entries }: OpenedJournal): Promise<number> {
  let found = 0;
  let from: ScanCommandInput['ExclusiveStartKey'];
  const waiting: Promise<void>[] = [];
  do {
    const page = await table.client.send(new ScanCommand({ TableName: table.name, ExclusiveStartKey: from }));
    for (const item of page.Items ?? []) {
      const entry = entryOf(item);
      if (!isKept(entry) || JSON.stringify(entries.get(entryKey(entry))?.item) === JSON.stringify(entry.item)) continue;
      found += 1;
      waiting.push(journal.append(entry));
    }
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  await Promise.all(waiting);
  return found;
}

/** After a crash the store may have commits that did not reach the journal. By game, the last that is in it now. */
async function journalAhead(table: DynamoTable, { journal, entries }: OpenedJournal): Promise<Map<string, number>> {
  const last = new Map<string, number>();
  for (const { pk, sk } of entries.values()) {
    if (pk.startsWith('GAME#')) last.set(pk, Math.max(last.get(pk) ?? 0, numberOf(sk)));
  }
  for (const [pk, n] of last) last.set(pk, await catchUp(table, journal, pk, n));
  return last;
}

/** Journals the commits of a game after `n`, and up to `before`; the number of the last. */
async function catchUp(
  table: DynamoTable,
  journal: Journal,
  pk: string,
  n: number,
  before = Number.POSITIVE_INFINITY,
): Promise<number> {
  let last = n;
  for await (const item of queryItems(table, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': `EVENT#${String(n + 1).padStart(9, '0')}`, ':to': 'EVENT#~' },
    ConsistentRead: true,
  })) {
    const entry = entryOf(item);
    if (numberOf(entry.sk) >= before) break;
    await journal.append(entry);
    last = numberOf(entry.sk);
  }
  return last;
}

function numberOf(sk: string): number {
  return Number(sk.slice('EVENT#'.length));
}

/** The table, of which each write that is kept is on the disk before it is done. */
function journalled(table: DynamoTable, journal: Journal, last: Map<string, number>): DynamoTable {
  const send = table.client.send.bind(table.client) as Send;
  const keep = async (entry: JournalEntry) => {
    const { pk, sk } = entry;
    if (pk.startsWith('GAME#')) {
      const before = last.get(pk) ?? 0;
      const n = numberOf(sk);
      // A commit that a crash kept from the journal goes before those that follow it.
      if (n > before + 1) await catchUp(table, journal, pk, before, n);
      last.set(pk, Math.max(before, n));
    }
    await journal.append(entry);
  };
  return sendingBy(table, async (command) => {
    const answer = await send(command);
    for (const entry of itemsPut(command).map(entryOf)) if (isKept(entry)) await keep(entry);
    if (command instanceof DeleteCommand) {
      const { pk, sk } = command.input.Key as { readonly pk: string; readonly sk: string };
      if (isKept({ pk, sk })) await journal.append({ pk, sk, item: null });
    }
    return answer;
  });
}

async function put({ client, name }: DynamoTable, { item }: JournalEntry): Promise<void> {
  await client.send(new PutCommand({ TableName: name, Item: revived(item) as NonNullable<PutCommandInput['Item']> }));
}

function entryOf(item: DynamoItem): JournalEntry {
  return { pk: item['pk'] as string, sk: item['sk'] as string, item: plain(item) };
}

const BYTES = '$bytes';

/** The item as text, its attributes in one order. */
function textOf(item: unknown): string {
  return JSON.stringify(plain(item));
}

function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return { [BYTES]: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return Object.fromEntries(entries.map(([key, each]) => [key, plain(each)]));
}

function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived);
  if (typeof value !== 'object' || value === null) return value;
  const bytes: unknown = Object.hasOwn(value, BYTES) ? (value as Record<string, unknown>)[BYTES] : null;
  if (typeof bytes === 'string') return new Uint8Array(Buffer.from(bytes, 'base64'));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, revived(each)]));
}

/** Takes files without a byte away, but for a mailbox of messages that nobody has written; were there any? */
async function removeEmpty(root: string): Promise<boolean> {
  if (!existsSync(root)) return false;
  let isAny = false;
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const isLeft = !entry.isFile() || entry.parentPath === join(root, 'inbox') || entry.name.endsWith('.mbox');
    if (isLeft || (await stat(path)).size > 0) continue;
    await rm(path);
    isAny = true;
  }
  return isAny;
}

async function readStop(path: string): Promise<Stop | null> {
  try {
    const { journal, store } = JSON.parse(await readFile(path, 'utf8')) as Partial<Stop>;
    return typeof journal === 'string' && typeof store === 'object' && store !== null ? { journal, store } : null;
  } catch {
    return null;
  }
}

/** Digests of the store's files that hold data. */
async function sums(place: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of (await readdir(place)).sort()) {
    if (/^LO(?:CK|G)/.test(name)) continue;
    found[name] = createHash('sha256')
      .update(await readFile(join(place, name)))
      .digest('hex');
  }
  return found;
}

async function differing(place: string, before: Stop['store']): Promise<readonly string[]> {
  const now = await sums(place);
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((name) => now[name] !== before[name]);
}

function linesOf(damaged: readonly number[]): string {
  const shown = damaged.slice(0, 5).join(', ');
  return damaged.length === 1 ? `line ${shown}` : `lines ${shown}${damaged.length > 5 ? ' and others' : ''}`;
}
