/**
 * What a mail says, before it is text or HTML: a list of blocks. Both parts of a mail are made from the same blocks
 * (`layout/as-text.ts`, `layout/as-html.ts`), so that neither can tell what the other does not.
 */

/** A run of words; a link is shown by its text in HTML and by its address in text. */
export type Inline = string | { readonly strong: string } | { readonly code: string } | DocumentLink;

/** A line to be written stays on one line, if it is short enough for a phone: broken, it reads as two. */
export function isHeldTogether({ code }: Extract<Inline, { readonly code: string }>): boolean {
  return code.length <= 30;
}

export interface DocumentLink {
  readonly text: string;
  readonly href: string;
}

/** One line that keeps its own spacing: a classic result, an order. */
export interface DocumentLine {
  readonly text: string;
  /** Columns by which its continuation is indented when it must be broken. */
  readonly hang?: number;
  /**
   * Where it may be broken: left out, at spaces, but not within brackets. `spaces`: at any space; `commas`: after a comma;
   * `never`: programs read it, and it stays whole however long.
   */
  readonly breaks?: 'spaces' | 'commas' | 'never';
  /** What a reader should notice; never told by colour alone. */
  readonly tone?: 'bad' | 'quiet';
  /** A line about the reader's own units: bold in HTML. */
  readonly own?: boolean;
  /** Somebody's own words: marked where they could be a line of ours. */
  readonly isQuoted?: true;
}

export interface Column {
  readonly title: string;
  readonly align: 'left' | 'right';
  /** Words to be written exactly so. */
  readonly code?: boolean;
}

/** A line of the reader's mail that could not be used. */
export interface UnusedLine {
  /** Where: `line 5`; null for the mail as a whole. */
  readonly where: string | null;
  /** The line as received. */
  readonly quote: string;
  /** Columns of `quote` to point at; null: the whole line. */
  readonly at: { readonly from: number; readonly to: number } | null;
  readonly reason: string;
  readonly suggestion: string | null;
}

type Tone = 'act' | 'late' | 'rest' | 'plain';

/** Another sentence of the first line. */
export interface Lead {
  readonly text: string;
  readonly tone: Tone;
}

export type DocumentBlock =
  /** The first line of a mail: whether the reader has anything to do, or what has changed (`plain` where not all of it is good), and what to do then (`duty`). */
  | { readonly kind: 'lead'; readonly text: string; readonly tone: Tone; readonly duty?: Lead }
  /** By when: the deadline and, once it has passed, the end of grace. */
  | { readonly kind: 'deadline'; readonly lines: readonly string[] }
  /** The judge's mark: what stands below it in an answer is the judge's own mail. */
  | { readonly kind: 'mark'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | {
      readonly kind: 'list';
      readonly items: readonly (readonly Inline[])[] /** Number of the first; left out: the items have none. */;
      readonly first?: number;
    }
  /** `inset`: set apart in a box of its own. `textOnly`: left out of the HTML, where a table tells the same. */
  | {
      readonly kind: 'lines';
      readonly lines: readonly DocumentLine[];
      readonly inset: boolean;
      readonly textOnly?: boolean;
    }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly string[])[];
      /** Left out of the text, where other lines tell the same. */
      readonly htmlOnly?: boolean;
    }
  | { readonly kind: 'faults'; readonly faults: readonly UnusedLine[] }
  /** Words of another player, kept as they are. */
  | { readonly kind: 'letter'; readonly body: string; readonly isOurs?: true }
  /** How to answer: in HTML a button that opens a mail, in text the lines to write. */
  | {
      readonly kind: 'answer';
      readonly how: string;
      readonly button: string;
      readonly mailto: string;
      readonly lines: readonly string[];
    }
  /** The reader's own order sheet: a button in HTML, an address in text; left out of what is made to be passed on. */
  | { readonly kind: 'sheet'; readonly heading: string; readonly link: DocumentLink; readonly note: string }
  | { readonly kind: 'links'; readonly links: readonly DocumentLink[] }
  /** A drawing; the text names it only by `links`. */
  | { readonly kind: 'picture'; readonly source: string; readonly alt: string; readonly href: string }
  | { readonly kind: 'footer'; readonly content: readonly (readonly Inline[])[] };

export type Document = readonly DocumentBlock[];

export function paragraphBlock(...content: readonly Inline[]): DocumentBlock {
  return { kind: 'paragraph', content };
}

export function headingBlock(text: string): DocumentBlock {
  return { kind: 'heading', text };
}

export function linesBlock(...content: readonly (DocumentLine | string)[]): DocumentBlock {
  return { kind: 'lines', lines: content.map(lineOf), inset: true };
}

/** Lines without a box. */
export function plainLines(...content: readonly (DocumentLine | string)[]): DocumentBlock {
  return { kind: 'lines', lines: content.map(lineOf), inset: false };
}

/** Lines that programs read: each stays whole, unless it says where it may be broken. */
export function exactBlock(content: readonly DocumentLine[]): readonly DocumentLine[] {
  return content.map((line) => (line.breaks === undefined ? { ...line, breaks: 'never' } : line));
}

function lineOf(line: DocumentLine | string): DocumentLine {
  return typeof line === 'string' ? { text: line } : line;
}

export function listBlock(items: readonly (string | readonly Inline[])[]): DocumentBlock {
  return { kind: 'list', items: items.map((item) => (typeof item === 'string' ? [item] : item)) };
}
