/** What became of the lines of a mail that the judge answers: faults, what was done, what to note. */

import type { ReportLine } from '../../../engine/game/events.ts';
import { type Block, type Document, type Fault, heading, lines, list, paragraph } from '../../markup/document.ts';
import { words } from '../../words/current.ts';
import type { ToldLine } from '../../words/speaker.ts';
import { capitalised } from '../../words/text/counts.ts';

/** How many lines could not be used. */
export function refusals(report: readonly Pick<ReportLine, 'outcome'>[]): number {
  return report.filter(({ outcome }) => outcome === 'refused').length;
}

/** Every refused line with its reason and, below it, a line that would be right. `stand`: orders that count all the same;
 *  null where there is nothing to order. */
export function faultBlocks(report: readonly ToldLine[], stand: number | null): Document {
  const refused = report.filter(({ outcome }) => outcome === 'refused').sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  if (refused.length === 0) return [];
  const faults: Block = { kind: 'faults', faults: refused.map(faultOf) };
  if (stand === null) return [faults];
  return [heading(words().mail.report.refused(refused.length, stand)), faults];
}

function faultOf({ line, text, message, suggestion }: ToldLine): Fault {
  return {
    where: line === null ? null : words().mail.report.where(line),
    quote: text,
    at: placeOf(text, message),
    reason: sentence(message),
    suggestion: suggestion ?? null,
  };
}

/** The piece of the line that the reason quotes. */
function placeOf(text: string, message: string): Fault['at'] {
  const piece = /['\u2018"\u201e\u00ab]\u00a0?([^'\u2019"\u201c\u00a0\u00bb]+)\u00a0?['\u2019"\u201c\u00bb]/.exec(
    message,
  )?.[1];
  const from = piece === undefined ? -1 : text.toLowerCase().lastIndexOf(piece.toLowerCase());
  return piece === undefined || from < 0 || piece.length === text.length ? null : { from, to: from + piece.length };
}

/**
 * What was done, and what the sender should know. A line whose message is empty shows elsewhere in the mail: an order
 * by the listing, a message by its echo.
 */
export function doneBlocks(report: readonly ToldLine[]): Document {
  const done = report.filter(({ outcome, line, message }) => outcome === 'done' && message !== '' && line !== null);
  const notes = report.filter(({ outcome, line, message }) => outcome === 'note' && message !== '' && line !== null);
  return [
    ...(done.length === 0 ? [] : [list(done.map(item))]),
    ...(notes.length === 0 ? [] : [heading(words().mail.report.notes), list(notes.map(item))]),
  ];
}

/** What is said of the mail as a whole, such as how much of it was not read. */
export function remarks(report: readonly ToldLine[]): readonly Block[] {
  const said = report.filter(
    ({ outcome, line, message }) => line === null && (outcome === 'done' || outcome === 'note') && message !== '',
  );
  return said.length === 0 ? [] : [list(said.map(({ message }) => sentence(message)))];
}

/** Lines that wait to be confirmed: what each would do, and the line that does it. `whose`: who keeps the word. */
export function confirmBlocks(report: readonly ToldLine[], whose: 'game' | 'desk' = 'game'): Document {
  const told = words().mail.report;
  // Orders that are not on file are shown by themselves (pending.ts).
  const asked = confirmations(report).filter(({ pending }) => pending === undefined);
  return asked.flatMap(
    ({ text, message, suggestion }): Document => [
      heading(told.notDone(text.trim())),
      ...inParts(message),
      paragraph(told.howToConfirm[whose]),
      lines(suggestion ?? ''),
    ],
  );
}

/** A sentence, and below it what it names: each on a line of its own. */
function inParts(message: string): Document {
  const [first = '', ...items] = message.split('\n');
  return [paragraph(sentence(first)), ...(items.length === 0 ? [] : [list(items.map(sentence))])];
}

export function confirmations<L extends Pick<ReportLine, 'outcome'>>(report: readonly L[]): readonly L[] {
  return report.filter(({ outcome }) => outcome === 'confirm');
}

function item({ text, message }: ToldLine) {
  return text === '' ? [sentence(message)] : [{ code: text }, words().mail.report.about(stopped(message))];
}

/** With a capital letter and a full stop. */
function sentence(text: string): string {
  return capitalised(stopped(text));
}

/** With a full stop, unless it ends a sentence already. */
export function stopped(text: string): string {
  const whole = text.trim();
  return /[.!?:]$/.test(whole) ? whole : `${whole}.`;
}
