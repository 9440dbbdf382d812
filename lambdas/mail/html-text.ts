/**
 * HTML of a mail made lines of text, in one pass over its tags: time grows with its length, however it is nested. A row
 * of a table is a line; quoted text is marked `> ` as in plain text; what a reader would not see is left out.
 */
import { Parser } from 'htmlparser2';
import { stripUnseen } from './clean-text.ts';

export interface HtmlText {
  readonly text: string;
  /** Whole sentences: what was left out. */
  readonly remarks: readonly string[];
}

/** Each open tag costs a little at each closing one. */
const MAX_DEPTH = 300;
/** Far more than a mail program makes of a mail that is read to its end. */
const MAX_TAGS = 100_000;
/** Between two looks at the bounds. */
const STEP = 4096;

const STRUCK = 'Text that was struck out was not read.';
const TOO_DEEP = 'The mail was not read to its end: its HTML is nested too deep.';
const TOO_MANY_TAGS = 'The mail was not read to its end: its HTML has too many tags.';

export function htmlToText(html: string, maxLength: number): HtmlText {
  const page = openPage();
  const parser = new Parser(
    { onopentag: page.open, onclosetag: page.close, ontext: page.write },
    { decodeEntities: true, lowerCaseTags: true },
  );
  const remarks: string[] = [];
  for (let at = 0; at < html.length && page.length() <= maxLength && remarks.length === 0; at += STEP) {
    parser.write(html.slice(at, at + STEP));
    if (page.depth() > MAX_DEPTH) remarks.push(TOO_DEEP);
    else if (page.tags() > MAX_TAGS) remarks.push(TOO_MANY_TAGS);
  }
  if (remarks.length === 0) parser.end();
  if (page.isStruck()) remarks.push(STRUCK);
  return { text: page.text(), remarks };
}

const UNSEEN = new Set(
  'applet audio base canvas datalist embed frame frameset iframe link math meta noembed noframes object param script select style svg template textarea title video'.split(
    ' ',
  ),
);
const STRUCK_OUT = new Set(['s', 'strike', 'del']);
const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
/** Shown with space above and below. */
const SPACED = new Set('blockquote dl h1 h2 h3 h4 h5 h6 ol p pre table ul'.split(' '));

interface OpenTag {
  readonly name: string;
  readonly isUnseen: boolean;
  readonly isQuote: boolean;
  readonly isPre: boolean;
  readonly isCell: boolean;
  /** With a blank line above and below. */
  readonly isSpaced: boolean;
}

/** A page being written; the handlers are called by the parser. */
function openPage() {
  const lines: string[] = [];
  const open: OpenTag[] = [];
  let unseen = 0;
  let quotes = 0;
  let pres = 0;
  let cells = 0;
  let tags = 0;
  let isStruck = false;
  let isOriginal = false;
  let length = 0;
  let line: string[] = [];
  let isLineEmpty = true;
  let needsSpace = false;
  let isBlankDue = false;
  /** In a cell before its first text: a block there begins no line. */
  let isCellFresh = false;
  /** A block in a cell has ended: a line ends here, unless the next cell comes. */
  let isBreakDue = false;

  const endLine = () => {
    isBreakDue = false;
    if (isLineEmpty) return;
    lines.push(line.join(''));
    line = [];
    isLineEmpty = true;
    needsSpace = false;
  };
  const blank = () => {
    if (lines.length > 0 && lines.at(-1) !== '') isBlankDue = true;
  };
  const isAfterQuote = () => lines.at(-1)?.startsWith('>') === true;
  const put = (text: string) => {
    if (isBreakDue) endLine();
    if (isLineEmpty) {
      if (isBlankDue) lines.push(quotes > 0 && isAfterQuote() ? '>' : '');
      isBlankDue = false;
      if (quotes > 0) line.push('> ');
    }
    line.push(text);
    length += text.length;
    isLineEmpty = false;
    isCellFresh = false;
  };
  const writeCollapsed = (data: string) => {
    const words = data.split(/[ \t\n]+/);
    words.forEach((word, n) => {
      if (n > 0) needsSpace = true;
      if (word === '') return;
      const space = needsSpace && !isLineEmpty && !isBreakDue ? ' ' : '';
      needsSpace = false;
      put(space + word);
    });
  };
  const writeKept = (data: string) => {
    data.split('\n').forEach((text, n) => {
      if (n > 0) {
        if (isLineEmpty) blank();
        endLine();
      }
      if (text !== '') put(text);
    });
  };

  return {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      const style = (attributes['style'] ?? '').toLowerCase().replace(/\s+/g, '');
      const struck = STRUCK_OUT.has(name) || /text-decoration(?:-line)?:[^;]*line-through/.test(style);
      const tag: OpenTag = {
        name,
        isUnseen: UNSEEN.has(name) || struck || 'hidden' in attributes || HIDDEN.test(style),
        isQuote: isQuoteBox(name, attributes, style),
        isPre: name === 'pre' || /white-space:(?:pre|break-spaces)/.test(style),
        isCell: name === 'td' || name === 'th',
        isSpaced: SPACED.has(name) && !isTight(attributes, style),
      };
      open.push(tag);
      tags++;
      if (struck) isStruck = true;
      if (tag.isUnseen) unseen++;
      if (unseen > 0) {
        if (tag.isQuote) quotes++;
        if (tag.isPre) pres++;
        if (tag.isCell) cells++;
        return;
      }
      if (name === 'br') {
        if (isBreakDue) endLine();
        if (isLineEmpty) blank();
        endLine();
      } else if (tag.isCell) {
        cells++;
        isBreakDue = false;
        if (!isLineEmpty) line.push('   ');
        needsSpace = false;
        isCellFresh = true;
      } else if (BLOCKS.has(name) && !(isCellFresh && cells > 0)) {
        endLine();
        if (tag.isSpaced) blank();
      }
      if (!isOriginal && isHeadOfOriginal(attributes)) {
        isOriginal = true;
        endLine();
        put(ORIGINAL);
        endLine();
      }
      if (tag.isQuote) {
        endLine();
        quotes++;
      }
      if (tag.isPre) pres++;
    },
    close(name: string) {
      const tag = open.at(-1);
      if (tag?.name !== name) return;
      const isVisible = unseen === 0;
      if (isVisible && BLOCKS.has(name)) {
        const inCell = name !== 'tr' && name !== 'table' && cells > 0;
        if (inCell) isBreakDue = !isLineEmpty;
        else {
          endLine();
          if (tag.isSpaced) blank();
        }
      }
      open.pop();
      if (tag.isUnseen) unseen--;
      if (tag.isQuote) {
        if (isVisible) endLine();
        quotes--;
      }
      if (tag.isPre) pres--;
      if (tag.isCell) cells--;
    },
    write(data: string) {
      if (unseen > 0) return;
      // Before lines are made: what comes of an entity must not end a line that is marked as quoted.
      const text = stripUnseen(data);
      if (pres > 0) writeKept(text);
      else writeCollapsed(text);
    },
    text() {
      endLine();
      return lines.join('\n');
    },
    depth: () => open.length,
    tags: () => tags,
    length: () => length + lines.length,
    isStruck: () => isStruck,
  };
}

/** A paragraph shown without space around it: each line that Outlook's writer ended is one. */
function isTight({ class: classes }: Readonly<Record<string, string>>, style: string): boolean {
  return /(?:^|\s)(?:x_)*Mso/.test(classes ?? '') || /(?:^|;)margin(?:-top|-bottom)?:0/.test(style);
}

const HIDDEN =
  /display:none|visibility:hidden|mso-hide:all|mso-list:ignore|font-size:0(?:px|pt|em)?(?:;|$|!)|(?:^|;)opacity:0(?:;|$|!)/;

/** The line that mail programs put above what follows to the end, and that the language knows. */
export const ORIGINAL = '-----Original Message-----';

function isHeadOfOriginal({ id, class: classes }: Readonly<Record<string, string>>): boolean {
  return (
    /^(?:x_)*(?:divRplyFwdMsg|appendonsend|mail-editor-reference-message-container)$/.test(id ?? '') ||
    hasClass(classes, ['OutlookMessageHeader'])
  );
}

/** Boxes that hold nothing but what is answered to. Mail programs indent with a `blockquote` too, one without a border. */
function isQuoteBox(name: string, attributes: Readonly<Record<string, string>>, style: string): boolean {
  const { id, class: classes, type, name: named } = attributes;
  if (
    type === 'cite' ||
    QUOTE_NAMES.has(named ?? '') ||
    /^(?:x_)*yahoo_quoted/.test(id ?? '') ||
    hasClass(classes, QUOTE_BOXES)
  )
    return true;
  if (name !== 'blockquote') return false;
  const isIndent =
    /(?:^|;)border:(?:none|0)/.test(style) && !style.includes('border-left') && !/quote|cite/.test(classes ?? '');
  return !isIndent;
}

/** GMX and web.de; Spark. */
const QUOTE_NAMES = new Set(['quote', 'quoted-content', 'messageReplySection']);
const QUOTE_BOXES = ['yahoo_quoted', 'protonmail_quote', 'tutanota_quote', 'zmail_extra'];

function hasClass(classes: string | undefined, wanted: readonly string[]): boolean {
  return (classes ?? '').split(/\s+/).some((each) => wanted.includes(each.replace(/^(?:x_)+/, '')));
}
