/** Makes sentences of codes and facts, for one reader. */
import type { Board } from '../../engine/board/board.ts';
import type { ReportLine } from '../../engine/game/events.ts';
import type { Said } from '../../engine/sayings/said.ts';
import type { Zones } from '../../engine/time.ts';
import { words } from './current.ts';
import { examplesOf } from './examples.ts';
import type { Speaker } from './language.ts';
import { written } from './orders.ts';
import { outcomeInWords } from './outcome.ts';
import { placeInSentence, powersInWords, unitInSentence } from './powers.ts';
import { RENAMED } from './renamed.ts';
import { settingsInWords } from './settings.ts';
import type { Language } from './shape.ts';
import { phaseName } from './times/phases.ts';
import { timeFor, writtenTime } from './times/times.ts';

/** For whom, and about which game: as much of it as is known. */
export interface Listener {
  readonly board?: Board | null;
  /** IANA zone in which the reader reads times; left out: UTC. */
  readonly zone?: string;
  readonly zones?: Zones;
}

export function speakerFor({ board = null, zone, zones }: Listener, { grammar, said }: Language = words()): Speaker {
  const speaker: Speaker = {
    board,
    powers: (powers, and = 'and') =>
      board === null ? [powers].flat().join(` ${grammar[and]} `) : powersInWords(board, [powers].flat(), grammar[and]),
    place: (place) => (board === null ? place : placeInSentence(board, place)),
    unit: (unit) => (board === null ? unit : unitInSentence(board, unit)),
    phase: (phase) => (board === null ? phase : phaseName(board, phase)),
    time: (at) => (zone === undefined || zones === undefined ? writtenTime(at) : timeFor(at, zone, zones)),
    settings: (changes) => settingsInWords(changes).map((told) => (/[.!?]$/.test(told) ? told : `${told}.`)),
    example: (name) => examplesOf(board)[name],
    outcome: (outcome) => (board === null ? '' : outcomeInWords(board, outcome)),
    say: (telling) => {
      if (typeof telling === 'string') return telling;
      const now = RENAMED[telling.code]?.(telling) ?? telling;
      return wordsFor(said, now)(now, speaker);
    },
  };
  return speaker;
}

/** The words of a code take the facts of that code: the one place where this is not seen by the compiler. */
function wordsFor(said: Language['said'], { code }: Said): (facts: Said, speaker: Speaker) => string {
  return said[code] as (facts: Said, speaker: Speaker) => string;
}

/** A line of a report, told. */
export type ToldLine = Omit<ReportLine, 'message'> & { readonly message: string };

/** What is mailed with a report, the report told. */
export type Told<C extends { readonly report: readonly ReportLine[] }> = Omit<C, 'report'> & {
  readonly report: readonly ToldLine[];
};

export function told<C extends { readonly report: readonly ReportLine[] }>(content: C, speaker: Speaker): Told<C> {
  return { ...content, report: content.report.map((line) => lineTold(line, speaker)) };
}

/** Several words in quotation marks of any of our languages: perhaps an order. */
const QUOTED = /(['„]|«\u00a0)([^'„“«»]* [^'„“«»]*?)(['“]|\u00a0»)/g;

/** With the orders that it offers and names as the variant abbreviates their places. */
export function lineTold({ message, suggestion, ...line }: ReportLine, { board, say }: Speaker): ToldLine {
  const spell = (lines: string) =>
    board === null ? lines : lines.replace(/[^\n]+/g, (order) => written(board, order));
  return {
    ...line,
    message: say(message).replace(
      QUOTED,
      (_, open: string, quoted: string, close: string) => `${open}${spell(quoted)}${close}`,
    ),
    ...(suggestion === undefined ? {} : { suggestion: spell(suggestion) }),
  };
}
