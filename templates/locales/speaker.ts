/** Makes sentences of codes and facts, for one reader. */
import type { Board } from '../../engine/board/board.ts';
import type { ReportLine } from '../../engine/game/events.ts';
import type { Message } from '../../engine/messages/all-messages.ts';
import type { ArchiveMessage } from '../../engine/messages/archive-messages.ts';
import { clauseOfMessage } from '../../engine/rules/clauses.ts';
import type { Zones } from '../../engine/time.ts';
import type { GameView } from '../../engine/view/view.ts';
import { t } from './current.ts';
import { examplesOf, readerOf } from './examples.ts';
import type { Formatter, MessagesOf, MessageText } from './formatter.ts';
import { spellOrders } from './order-spelling.ts';
import { outcomeInWords } from './outcome.ts';
import { placeInSentence, powersInWords, unitInSentence } from './powers.ts';
import { RENAMED } from './renamed.ts';
import { settingsInWords } from './settings.ts';
import type { Language } from './shape.ts';
import { withCitation } from './text/citation.ts';
import { formatMessage } from './text/format-message.ts';
import { timeFor, writtenTime } from './times/format-times.ts';
import { phaseName } from './times/phases.ts';

/** For whom, and about which game: as much of it as is known. */
export interface FormatContext {
  readonly board?: Board | null;
  /** IANA zone in which the reader reads times; left out: UTC. */
  readonly zone?: string;
  readonly zones?: Zones;
  /** The game as the reader sees it: examples are of their own units. */
  readonly view?: Pick<GameView, 'role' | 'position'>;
}

export function formatterFor(
  { board = null, zone, zones, view }: FormatContext,
  { grammar, said, results }: Language = t(),
): Formatter {
  const speaker: Formatter = {
    language: grammar.language,
    board,
    powers: (powers, and = 'and') =>
      board === null ? [powers].flat().join(` ${grammar[and]} `) : powersInWords(board, [powers].flat(), grammar[and]),
    place: (place) => (board === null ? place : placeInSentence(board, place)),
    unit: (unit) => (board === null ? unit : unitInSentence(board, unit)),
    phase: (phase) => (board === null ? phase : phaseName(board, phase)),
    time: (at) => (zone === undefined || zones === undefined ? writtenTime(at) : timeFor(at, zone, zones)),
    settings: (changes) => settingsInWords(changes).map((told) => (/[.!?]$/.test(told) ? told : `${told}.`)),
    example: (name) => examplesOf(board, readerOf(view))[name],
    outcome: (outcome) => (board === null ? '' : outcomeInWords(board, outcome)),
    say: (telling) => {
      if (typeof telling === 'string') return telling;
      const now = RENAMED[telling.code]?.(telling) ?? telling;
      const words = wordsFor(said, now)(now, speaker);
      const clause = board === null ? undefined : clauseOfMessage(board, now);
      return clause === undefined ? words : withCitation(words, results.cited(board!.variant.name, clause.id));
    },
  };
  return speaker;
}

type AllWords = MessagesOf<Message>;

let archiveWords: MessagesOf<ArchiveMessage> | null = null;

/** No mail or page tells of archives: their words come with whoever reads them, in the language of the reader. */
export function bringArchiveWords(words: MessagesOf<ArchiveMessage>): void {
  archiveWords = words;
}

/** The words of a code take the facts of that code: the one place where this is not seen by the compiler. */
function wordsFor(said: Language['said'], { code }: Message): (facts: Message, speaker: Formatter) => string {
  const message = ((said as Partial<AllWords>)[code] ??
    (archiveWords as Partial<AllWords> | null)?.[code] ??
    code) as MessageText<Message>;
  return typeof message === 'string' ? (facts, formatter) => formatMessage(message, facts, formatter) : message;
}

export type FormattedLine = Omit<ReportLine, 'message'> & { readonly message: string };

/** What is mailed with a report, the report told. */
export type FormattedReport<C extends { readonly report: readonly ReportLine[] }> = Omit<C, 'report'> & {
  readonly report: readonly FormattedLine[];
};

export function formatReport<C extends { readonly report: readonly ReportLine[] }>(
  content: C,
  speaker: Formatter,
): FormattedReport<C> {
  return { ...content, report: content.report.map((line) => formatReportLine(line, speaker)) };
}

/** Several words in quotation marks of any of our languages: perhaps an order. */
const QUOTED = /(['„]|«\u00a0)([^'„“«»]* [^'„“«»]*?)(['“]|\u00a0»)/g;

/** With the orders that it offers and names as the variant abbreviates their places. */
export function formatReportLine(
  { message, suggestion, ...line }: ReportLine,
  { board, say }: Formatter,
): FormattedLine {
  const spell = (lines: string) =>
    board === null ? lines : lines.replace(/[^\n]+/g, (order) => spellOrders(board, order));
  // What waits for a word is a line of commands, but of a message: nobody has written `press to Turkey`.
  const isHeld = typeof message === 'object' && message.code === 'press/held';
  return {
    ...line,
    ...(isHeld ? { text: say({ code: 'press/held-line', to: message.to }) } : {}),
    message: say(message).replace(
      QUOTED,
      (_, open: string, quoted: string, close: string) => `${open}${spell(quoted)}${close}`,
    ),
    ...(suggestion === undefined ? {} : { suggestion: spell(suggestion) }),
  };
}
