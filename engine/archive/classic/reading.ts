/** Where a reader of mails is: all that the next line may depend on. Nothing in it is changed; each line gives the next one. */
import type { PhaseCode } from '../../board/position.ts';
import type { ByPower, UnitText } from '../../board/variant.ts';
import type { Found, SourceMailHead } from './games.ts';
import type { ClassicPress, ClassicReport } from './report.ts';

export type ReadingSection =
  | 'outside'
  | 'orders'
  | 'dislodged'
  | 'owners'
  | 'start'
  | 'press'
  | 'acknowledgement'
  | 'parameters';

/** A line of the text that is read; numbers count from 1. */
export interface TextLine {
  readonly text: string;
  readonly number: number;
  /** How often it is quoted. */
  readonly depth?: number;
  /** With how many blanks it begins behind marks of quotation. */
  readonly indent?: number;
}

/** An entry that may go on in the next line. `isParagraph`: a blank line stands before it. */
export interface Entry extends TextLine {
  readonly lines: number;
  readonly isParagraph: boolean;
}

/** A page of results or press. `kept`: under which key the report of each phase is kept that is from it. */
export interface Page {
  readonly of: 'results' | 'press';
  readonly turn: string;
  readonly game: string;
  readonly kept: ReadonlyMap<PhaseCode, string>;
}

export interface OpenMessage {
  readonly message: Omit<ClassicPress, 'body' | 'at'>;
  /** Its lines so far; null when there are none. */
  readonly body: string | null;
  readonly length: number;
  readonly isKept: boolean;
  /** On a page, where whatever is shown was meant for all to read in the end. */
  readonly isPublished: boolean;
  /** How often its first line is quoted: further marks are what its writer quotes. */
  readonly depth: number;
  /** With how many blanks it begins: the line that ends it has no more. */
  readonly indent: number;
}

export interface Reading {
  /** When the mail was sent; null when it does not tell. */
  readonly at: number | null;
  /** The subject of this mail has been read. */
  readonly hasSubject: boolean;
  readonly head: SourceMailHead | null;
  /** How often the judge's head is quoted: a line of its own that is marked once more is somebody else's. */
  readonly headDepth: number;
  readonly page: Page | null;
  /** The phase whose press stands below. */
  readonly part: PhaseCode | null;
  readonly section: ReadingSection;
  readonly found: Found | null;
  readonly report: ClassicReport | null;
  readonly start: { readonly phase: PhaseCode; readonly units: ByPower<readonly UnitText[]> } | null;
  readonly entry: Entry | null;
  readonly message: OpenMessage | null;
  /** An entry that is nobody's: one alone may be an order that was misspelled; two of them are talk. */
  readonly strange: TextLine | null;
  readonly isTalk: boolean;
  readonly isAfterBlank: boolean;
}

export function newMail(at: number | null): Reading {
  return {
    at,
    hasSubject: false,
    head: null,
    headDepth: Number.POSITIVE_INFINITY,
    page: null,
    part: null,
    section: 'outside',
    found: null,
    report: null,
    start: null,
    entry: null,
    message: null,
    strange: null,
    isTalk: false,
    isAfterBlank: true,
  };
}
