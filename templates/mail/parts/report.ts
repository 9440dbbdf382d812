/** What became of the lines of a mail that the judge answers: faults, what was done, what to note. */

import type { ReportLine } from '../../../engine/game/events.ts';
import { t } from '../../locales/current.ts';
import type { FormattedLine } from '../../locales/speaker.ts';
import { capitalize } from '../../locales/text/counts.ts';
import {
  type Document,
  type DocumentBlock,
  headingBlock,
  linesBlock,
  listBlock,
  paragraphBlock,
  type UnusedLine,
} from '../../markup/document.ts';

/** How many lines could not be used. */
export function countRefusals(report: readonly Pick<ReportLine, 'outcome'>[]): number {
  return report.filter(({ outcome }) => outcome === 'refused').length;
}

/** Every refused line with its reason and, below it, a line that would be right. `stand`: orders that count all the same;
 *  null where there is nothing to order. */
export function faultBlocks(report: readonly FormattedLine[], stand: number | null): Document {
  const refused = report.filter(({ outcome }) => outcome === 'refused').sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  if (refused.length === 0) return [];
  const faults: DocumentBlock = { kind: 'faults', faults: refused.map(faultOf) };
  if (stand === null) return [faults];
  return [headingBlock(t().mail.report.refused(refused.length, stand)), faults];
}

function faultOf({ line, text, message, suggestion }: FormattedLine): UnusedLine {
  return {
    where: line === null ? null : t().mail.report.where(line),
    quote: text,
    at: placeOf(text, message),
    reason: sentence(message),
    suggestion: suggestion ?? null,
  };
}

/** The piece of the line that the reason quotes. */
function placeOf(text: string, message: string): UnusedLine['at'] {
  const piece = /['\u2018"\u201e\u00ab]\u00a0?([^'\u2019"\u201c\u00a0\u00bb]+)\u00a0?['\u2019"\u201c\u00bb]/.exec(
    message,
  )?.[1];
  const from = piece === undefined ? -1 : text.toLowerCase().lastIndexOf(piece.toLowerCase());
  return piece === undefined || from < 0 || piece.length === text.length ? null : { from, to: from + piece.length };
}

export function answersToQuestions(report: readonly FormattedLine[]): Document {
  return report
    .filter(({ answers }) => answers === true)
    .flatMap(({ text, message, suggestion }, n, all) => [
      // Of a line with several answers it stands once.
      ...(all[n - 1]?.text === text ? [] : [linesBlock(text)]),
      paragraphBlock(withFullStop(message)),
      ...(suggestion === undefined ? [] : [linesBlock(...suggestion.split('\n'))]),
    ]);
}

/**
 * What was done, and what the sender should know. A line whose message is empty shows elsewhere in the mail: an order
 * by the listing, a message by its echo.
 */
export function doneBlocks(report: readonly FormattedLine[]): Document {
  const done = report.filter(({ outcome, line, message }) => outcome === 'done' && message !== '' && line !== null);
  const notes = report.filter(
    ({ outcome, line, message, answers }) => outcome === 'note' && message !== '' && line !== null && answers !== true,
  );
  return [
    ...(done.length === 0 ? [] : [listBlock(done.map(item))]),
    ...(notes.length === 0 ? [] : [headingBlock(t().mail.report.notes), listBlock(notes.map(item))]),
  ];
}

/** What is said of the mail as a whole, such as how much of it was not read. */
export function reportRemarks(report: readonly FormattedLine[]): readonly DocumentBlock[] {
  const said = report.filter(
    ({ outcome, line, message }) => line === null && (outcome === 'done' || outcome === 'note') && message !== '',
  );
  return said.length === 0 ? [] : [listBlock(said.map(({ message }) => sentence(message)))];
}

/** Lines that wait to be confirmed: what each would do, and the line that does it. `whose`: who keeps the word. */
export function confirmBlocks(report: readonly FormattedLine[], whose: 'game' | 'desk' = 'game'): Document {
  const told = t().mail.report;
  // Orders that are not on file are shown by themselves (pending.ts).
  const asked = reportConfirmations(report).filter(({ pending }) => pending === undefined);
  return asked.flatMap(({ text, message, suggestion = '' }, n): Document => {
    // One line may confirm what several games were asked; with a game in front it is kept by that.
    const isAnsweredBelow = suggestion === asked[n + 1]?.suggestion;
    const keeper = suggestion.startsWith('CONFIRM') ? whose : 'game';
    return [
      headingBlock(told.notDone(text.trim())),
      ...inParts(message),
      ...(isAnsweredBelow ? [] : [paragraphBlock(told.howToConfirm[keeper]), linesBlock(suggestion)]),
    ];
  });
}

/** A sentence, and below it what it names: each on a line of its own. */
function inParts(message: string): Document {
  const [first = '', ...items] = message.split('\n');
  return [paragraphBlock(sentence(first)), ...(items.length === 0 ? [] : [listBlock(items.map(sentence))])];
}

export function reportConfirmations<L extends Pick<ReportLine, 'outcome'>>(report: readonly L[]): readonly L[] {
  return report.filter(({ outcome }) => outcome === 'confirm');
}

function item({ text, message }: FormattedLine) {
  return text === '' ? [sentence(message)] : [{ code: text }, t().mail.report.about(withFullStop(message))];
}

/** With a capital letter and a full stop. */
function sentence(text: string): string {
  return capitalize(withFullStop(text));
}

/** With a full stop, unless it ends a sentence already, or a link, which mail programs would open with the stop. */
export function withFullStop(text: string): string {
  const whole = text.trim();
  return /[.!?:]$|https?:\S+$/.test(whole) ? whole : `${whole}.`;
}
