/** Entries of results, put into the report of their phase: orders, dislodged units, owners, units at the start. */
import {
  isStanding,
  isUnreadable,
  powerFrom,
  powerOfLine,
  readAdjustmentEntry,
  readDislodgedEntry,
  readOrderEntry,
  readOwnedEntry,
  readUnitEntry,
  type Unreadable,
} from './classic-entries.ts';
import type { ClassicLine } from './classic-lines.ts';
import type { Reading, TextLine } from './reading.ts';
import type { Shelf } from './shelf.ts';
import { STRANGE } from './talk.ts';

/** `fault`: why the entry cannot be read. */
export interface TakenEntry {
  readonly reading: Reading;
  readonly fault?: Unreadable;
}

/** Of an entry that is no line by which mails are known. */
export function takeEntry(reading: Reading, entry: TextLine, shelf: Shelf): TakenEntry {
  const { found, section, report, start } = reading;
  const nothingNew = (): TakenEntry => {
    shelf.routine();
    return { reading };
  };
  if (found === null) return { reading };
  const { board } = found;
  const { text } = entry;
  if (section === 'dislodged' && report !== null) {
    const read = readDislodgedEntry(board, text);
    if (read === null) return { reading, fault: { fault: { code: 'archive/no-dislodged-unit' } } };
    if (isUnreadable(read)) return { reading, fault: read };
    // Compared with what comes of the orders, and not kept.
    shelf.routine();
    return { reading: { ...reading, report: { ...report, dislodged: [...(report.dislodged ?? []), read] } } };
  }
  const owned = /^unowned:\s+(.*)$/i.exec(text);
  if (section === 'owners' && owned !== null) {
    const read = readOwnedEntry(board, owned[1]!);
    return 'fault' in read ? { reading, fault: read } : nothingNew();
  }
  // Why nothing is built: the rules say it, too.
  if (section === 'owners' && /^(?:no builds|\d+ cent(?:er|re)s? gives? no build): /i.test(text)) return nothingNew();
  const named = powerOfLine(board, text);
  if (named === null) return { reading, fault: { fault: STRANGE } };
  const { power, rest } = named;
  if (isStanding(rest)) return nothingNew();
  if (section === 'start' && start !== null) {
    const read = readUnitEntry(board, rest);
    if (typeof read !== 'string') return { reading, fault: read };
    const units = { ...start.units, [power]: [...(start.units[power] ?? []), read] };
    return { reading: { ...reading, start: { ...start, units } } };
  }
  if (report === null) return { reading };
  if (section === 'owners') {
    const read = readOwnedEntry(board, rest);
    if ('fault' in read) return { reading, fault: read };
    return { reading: { ...reading, report: { ...report, owners: { ...report.owners, [power]: read } } } };
  }
  const { kind } = report;
  const read = kind === 'A' ? readAdjustmentEntry(board, power, rest) : readOrderEntry(board, kind, power, rest);
  if (read === null) return nothingNew();
  const order = isUnreadable(read) ? read.standing : read;
  const orders = order === undefined ? report.orders : [...report.orders, order];
  return { reading: { ...reading, report: { ...report, orders } }, ...(isUnreadable(read) ? { fault: read } : {}) };
}

/** A line that counts a power's centers is compared with their owners, and says who has won. */
export function takeCounts(reading: Reading, line: Extract<ClassicLine, { kind: 'counts' }>): Reading {
  const { found, report } = reading;
  const power = found === null ? null : powerFrom(found.board, line.power);
  if (found === null || power === null) return reading;
  if (line.isVictory) {
    const others = found.outcome?.kind === 'won' ? found.outcome.powers : [];
    found.outcome = { kind: 'won', powers: [...new Set([...others, power])] };
  }
  if (report === null) return reading;
  return { ...reading, report: { ...report, counts: { ...report.counts, [power]: line.centers } } };
}
