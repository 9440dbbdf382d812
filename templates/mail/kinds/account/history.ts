/** Mails that look back: the summary of a game, its history or a part of it (judge-language B, E). */

import type { ArchiveBody } from '../../../../engine/archive/document.ts';
import { comparePhases, parsePhase } from '../../../../engine/board/phase.ts';
import type { PhaseCode } from '../../../../engine/board/position.ts';
import type { HistorySpan } from '../../../../engine/game/events.ts';
import type { Instant } from '../../../../engine/time.ts';
import { type HistoryMail, historyHead, historyMails } from '../../../classic/classic-history.ts';
import { centerGrid, outcomeLines, PARAMETERS, summaryHead } from '../../../classic/summary.ts';
import { t } from '../../../locales/current.ts';
import { inEnglish } from '../../../locales/in-english.ts';
import { formatterFor } from '../../../locales/speaker.ts';
import { timeFor } from '../../../locales/times/format-times.ts';
import {
  type Document,
  type DocumentLine,
  headingBlock,
  linesBlock,
  listBlock,
  paragraphBlock,
  plainLines,
} from '../../../markup/document.ts';
import { centerCountLines } from '../../classic/center-counts.ts';
import { classicInstant, HIDDEN } from '../../classic/classic.ts';
import { parameterLines } from '../../classic/listing.ts';
import type { MailContext } from '../../mail.ts';

const BLANK: DocumentLine = { text: '' };
/** When a mail was sent, in the form of the older judges: theirs alone where SET MAIL CLASSIC asks for it. In UTC programs read ours, too. */
const SENT_AT = /^Date: (\w{3} \w{3} \d\d \d{4} [\d:]{8} \+0000)$/;

/** Who played what and when, the parameters, how it began and ended, and the tables of supply centres by year. */
export function summaryBlocks(context: MailContext): Document {
  const { told } = context;
  return told === undefined ? [] : inEnglish(context.board, (board) => summary({ ...context, board }, told));
}

function summary(context: MailContext, told: ArchiveBody): Document {
  const { board, view } = context;
  const hung = (texts: readonly string[]): readonly DocumentLine[] => texts.map((text) => ({ text, hang: 4 }));
  const centres =
    told.phases.length === 0 ? [] : [...hung(centerGrid(told, board)), BLANK, BLANK, ...centerCountLines(context)];
  return [
    plainLines(
      ...hung(summaryHead(told, board, HIDDEN)),
      BLANK,
      { text: PARAMETERS },
      ...parameterLines(context),
      { text: `  Judge: ${context.house.code}.` },
      BLANK,
      { text: `Game Created: ${classicInstant(context, view.created)}` },
      ...(told.ended === null ? [] : [{ text: `Game Ended:   ${classicInstant(context, Date.parse(told.ended))}` }]),
      ...outcomeLines(told, board).map((text) => ({ text })),
      ...(centres.length === 0 ? [] : [BLANK, ...centres]),
    ),
  ];
}

/** The mails that an observer saw, those of the span that was asked for, and how to have the rest. */
export function historyBlocks(context: MailContext, span: HistorySpan): Document {
  const { told, view } = context;
  if (told === undefined) return [];
  const mails = inEnglish(context.board, (board) => historyMails(told, board));
  const wanted = mails.filter((mail) => isWanted(context, mail, span));
  const acts = actsIn(context, span);
  if (wanted.length === 0) return acts.length === 0 ? nothing(context, mails, span) : acts;
  const texts = wanted.map(({ text }) => text.replace(/\n+$/, ''));
  const all = texts.join('\n\n\n').split('\n');
  const shown = all.slice(0, span.lines);
  const more = all.length - shown.length;
  const dated = (instant: Instant, zone = context.zone) =>
    context.isClassic === true
      ? classicInstant(context, instant)
      : inEnglish(context.board, () => timeFor(instant, zone, context.zones));
  const [from, to] = [begin(span, wanted), end(context, span)].map((instant) => dated(instant));
  return [
    plainLines(
      { text: historyHead(view.name, from!, to!) },
      BLANK,
      ...shown.map((text) => ({
        text: text.replace(SENT_AT, (_, at: string) => `Date: ${dated(Date.parse(at), 'UTC')}`),
      })),
    ),
    ...(more === 0
      ? []
      : [paragraphBlock(t().mail.history.leftOut(more)), linesBlock(again(context, span, all.length))]),
    ...acts,
  ];
}

/** What was done in that time by whoever runs the game. Programs that read histories have no use for it. */
function actsIn(context: MailContext, { from, to }: HistorySpan): Document {
  const { view, zone, zones, isClassic } = context;
  const acts = view.acts.filter(({ at }) => at >= from && (to === null || at <= to));
  if (acts.length === 0 || isClassic === true) return [];
  const { heading, act: told } = t().mail.gmActed;
  const { say } = formatterFor(context);
  return [
    headingBlock(heading),
    listBlock(acts.map(({ at, by, act }) => `${timeFor(at, zone, zones)}: ${told(by, say(act))}`)),
  ];
}

function isWanted({ board }: MailContext, { at, phase, what }: HistoryMail, span: HistorySpan): boolean {
  if (at !== null && (at < span.from || (span.to !== null && at > span.to))) return false;
  if (span.exclude === null) return true;
  if (what === 'press' && !span.broadcasts) return false;
  if (phase === null) return true;
  const order = (a: PhaseCode, b: PhaseCode) => comparePhases(board.variant.calendar, parsePhase(a), parsePhase(b));
  const { from, to } = span.exclude;
  return order(phase, from) < 0 || (to !== null && order(phase, to) > 0);
}

function begin({ from }: HistorySpan, wanted: readonly HistoryMail[]): number {
  return from > 0 ? from : (wanted.find(({ at }) => at !== null)?.at ?? 0);
}

function end({ now }: MailContext, { to }: HistorySpan): number {
  return to ?? now;
}

/** The same line with more lines of text to come. */
function again({ view, now }: MailContext, { from, to, exclude, broadcasts }: HistorySpan, lines: number): string {
  const day = (instant: number) => new Date(instant).toISOString().slice(0, 16).replace('T', ' ');
  return [
    `HISTORY ${view.name}`,
    ...(from > 0 ? [`FROM ${day(from)} UTC`] : []),
    ...(to === null || to > now ? [] : [`TO ${day(to)} UTC`]),
    ...(exclude === null ? [] : [`EXCLSTART ${exclude.from}`]),
    ...(exclude?.to == null ? [] : [`EXCLEND ${exclude.to}`]),
    ...(broadcasts ? ['BROAD'] : []),
    `LINES ${lines}`,
  ].join(' ');
}

/** Nothing has happened in the time that was asked for: since when something has. */
function nothing(context: MailContext, all: readonly HistoryMail[], { from, to }: HistorySpan): Document {
  const { view, zone, zones } = context;
  const say = t().mail.history;
  const last = all.findLast(({ at }) => at !== null)?.at ?? null;
  if (last === null) return [paragraphBlock(say.nothingYet(view.name))];
  const day = new Date(view.created).toISOString().slice(0, 10);
  return [
    paragraphBlock(to === null ? say.nothingSince(view.name, timeFor(from, zone, zones)) : say.nothingThen(view.name)),
    linesBlock(`HISTORY ${view.name} FROM ${day}`),
  ];
}
