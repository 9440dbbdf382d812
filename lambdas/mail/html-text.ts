/**
 * HTML of a mail made lines of text, in one pass over its tags: time grows with its length, however it is nested. A row
 * of a table is a line; quoted text is marked `> ` as in plain text; what a reader would not see is left out.
 */
import { Parser } from 'htmlparser2';
import type { MailMessage } from '../../engine/messages/mail-messages.ts';
import { stripBreaks } from './clean-text.ts';
import { type Cascade, cascadeRules, type Element, elementOf } from './html/cascade.ts';
import { rulesIn } from './html/css.ts';
import { isShown, lookOf, PAGE, type TextStyle } from './html/look.ts';

export interface HtmlText {
  readonly text: string;
  /** What was left out. */
  readonly remarks: readonly MailMessage[];
}

/** Each open tag costs a little at each closing one. */
const MAX_DEPTH = 300;
/** Ten for each line that is read: far more than a mail program makes. */
const MAX_TAGS = 50_000;
/** Between two looks at the bounds. */
const STEP = 4096;

export function htmlToText(html: string, maxLength: number): HtmlText {
  const styles = cascadeRules(rulesIn(sheetsOf(html)));
  const page = openPage(styles);
  const parser = new Parser(
    { onopentag: page.open, onclosetag: page.close, ontext: page.write },
    { decodeEntities: true, lowerCaseTags: true },
  );
  const remarks: MailMessage[] = [];
  for (let at = 0; at < html.length && page.length() <= maxLength && remarks.length === 0; at += STEP) {
    parser.write(html.slice(at, at + STEP));
    if (page.depth() > MAX_DEPTH) remarks.push({ code: 'mails/html-too-deep' });
    else if (page.tags() > MAX_TAGS) remarks.push({ code: 'mails/html-too-many-tags' });
    else if (styles.isExhausted()) remarks.push({ code: 'mails/html-styles-too-long' });
  }
  if (remarks.length === 0) parser.end();
  if (page.isStruck()) remarks.push({ code: 'mails/struck-out' });
  if (page.isHidden()) remarks.push({ code: 'mails/hidden' });
  return { text: page.text(), remarks };
}

/** What stands in `style` elements, wherever: it holds for what stands before them too. */
function sheetsOf(html: string): string {
  if (!/<style/i.test(html)) return '';
  const sheets: string[] = [];
  let isSheet = false;
  const parser = new Parser(
    {
      onopentag: (name, { media = '' }) => {
        isSheet = name === 'style' && !/print/i.test(media);
      },
      ontext: (data) => {
        if (isSheet) sheets.push(data);
      },
      onclosetag: () => {
        isSheet = false;
      },
    },
    { lowerCaseTags: true },
  );
  parser.end(html);
  return sheets.join('');
}

const UNSEEN = new Set(
  'applet,audio,base,canvas,datalist,embed,frame,frameset,iframe,link,math,meta,meter,noembed,noframes,object,param,progress,rp,script,select,style,svg,template,textarea,title,video'.split(
    ',',
  ),
);
const STRUCK_OUT = new Set(['s', 'strike', 'del']);
const BLOCKS = new Set(
  'address,article,aside,blockquote,body,caption,center,dd,details,dialog,dir,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hgroup,hr,html,legend,li,main,menu,nav,ol,p,pre,section,summary,table,tbody,tfoot,thead,tr,ul'.split(
    ',',
  ),
);
/** Shown with space above and below. */
const SPACED = new Set('blockquote,dl,h1,h2,h3,h4,h5,h6,ol,p,pre,table,ul'.split(','));

interface OpenTag extends Element {
  readonly look: TextStyle;
  /** Nothing in it is shown, whatever its style. */
  readonly isUnseen: boolean;
  /** `details` that are closed: only their summary is shown. */
  readonly isShut: boolean;
  readonly isQuote: boolean;
  readonly isPre: boolean;
  readonly isCell: boolean;
  /** With a blank line above and below. */
  readonly isSpaced: boolean;
}

/** A page being written; the handlers are called by the parser. */
function openPage(styles: Cascade) {
  const lines: string[] = [];
  const open: OpenTag[] = [];
  let unseen = 0;
  let quotes = 0;
  let pres = 0;
  let cells = 0;
  let tags = 0;
  let isStruck = false;
  let isHidden = false;
  let isOriginal = false;
  /** The box of an answer's head: what stands in it is quoted, up to its box of quoted text if there is one. */
  let headed: OpenTag | null = null;
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
  const endHeaded = () => {
    if (headed === null) return;
    endLine();
    headed = null;
    quotes--;
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
      const element = elementOf(name, attributes);
      const parent = open.at(-1);
      const declared = styles.stylesOf(element, open);
      const look = lookOf(parent?.look ?? PAGE, declared, TABLE.has(name));
      const isBare = !hasAny(attributes);
      const style = isBare ? '' : (attributes['style'] ?? '').toLowerCase().replace(/\s+/g, '');
      const struck = STRUCK_OUT.has(name) || (look.isStruck && parent?.look.isStruck !== true);
      const isShut = (name === 'details' || name === 'dialog') && !('open' in attributes);
      const tag: OpenTag = {
        name,
        attributes,
        id: element.id,
        classes: element.classes,
        look,
        isUnseen: UNSEEN.has(name) || struck || look.isGone || (parent?.isShut === true && name !== 'summary'),
        isShut,
        isQuote: isBare ? name === 'blockquote' : isQuoteBox(name, attributes, style),
        isPre: name === 'pre' || look.keepsSpaces,
        isCell: name === 'td' || name === 'th',
        isSpaced: SPACED.has(name) && !isTight(attributes, style),
      };
      if (tag.isQuote) endHeaded();
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
      if (!isBare && !isOriginal && isHeadOfOriginal(attributes, style)) {
        isOriginal = true;
        endLine();
        put(ORIGINAL);
        endLine();
      }
      if (!isBare && headed === null && parent !== undefined && hasClass(attributes['class'], HEADS)) {
        endLine();
        headed = parent;
        quotes++;
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
      if (tag === headed) endHeaded();
      if (tag.isUnseen) unseen--;
      if (tag.isQuote) {
        if (isVisible) endLine();
        quotes--;
      }
      if (tag.isPre) pres--;
      if (tag.isCell) cells--;
    },
    write(data: string) {
      const tag = open.at(-1);
      const look = tag?.look ?? PAGE;
      if (unseen > 0 || tag?.isShut === true || !isShown(look)) {
        // What programs hide for themselves, and what is quoted, is not worth a word.
        if (quotes === 0 && !isOriginal && !open.some(isProgramsOwn) && /[\p{L}\p{N}]{2}/u.test(data)) isHidden = true;
        return;
      }
      // Before lines are made: what comes of an entity must not end a line that is marked as quoted.
      const text = stripBreaks(data);
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
    isHidden: () => isHidden,
  };
}

/** A paragraph shown without space around it: each line that Outlook's writer ended is one. */
function isTight({ class: classes }: Readonly<Record<string, string>>, style: string): boolean {
  return /(?:^|\s)(?:x_)*Mso/.test(classes ?? '') || /(?:^|;)margin(?:-top|-bottom)?:0/.test(style);
}

function hasAny(attributes: Readonly<Record<string, string>>): boolean {
  for (const _ in attributes) return true;
  return false;
}

/** Grows with what it holds, however low it is said to be. */
const TABLE = new Set('table,tbody,thead,tfoot,tr,td,th,caption,col,colgroup'.split(','));

/** Text that was never meant to be seen as such, or that we render in another way. */
function isProgramsOwn({ name, look, attributes }: OpenTag): boolean {
  if (UNSEEN.has(name) || STRUCK_OUT.has(name) || look.isStruck) return true;
  return /mso-list/i.test(attributes['style'] ?? '');
}

/** The line that mail programs put above what follows to the end, and that the language knows. */
export const ORIGINAL = '-----Original Message-----';

function isHeadOfOriginal({ id, class: classes }: Readonly<Record<string, string>>, style: string): boolean {
  return (
    ORIGINAL_IDS.has((id ?? '').replace(/^(?:x_)+/, '')) ||
    hasClass(classes, ORIGINAL_CLASSES) ||
    // Outlook on the desktop draws a line above the head, and gives it no name.
    /border:none;border-top:solid#?\w{3,7}1\.0pt;padding:3\.0pt0/.test(style)
  );
}

/** Outlook, Zimbra, Hotmail, Outlook for Mac, BlackBerry, Edison. */
const ORIGINAL_IDS = new Set(
  'divRplyFwdMsg appendonsend mail-editor-reference-message-container OLK_SRC_BODY_SECTION zwchr stopSpelling replySplit _originalContent edo-original'.split(
    ' ',
  ),
);
const ORIGINAL_CLASSES = ['OutlookMessageHeader', 'ms-outlook-mobile-reference-message', 'BBMsgHdr'];

/** Boxes that hold nothing but what is answered to. Mail programs indent with a `blockquote` too, one without a border. */
function isQuoteBox(name: string, attributes: Readonly<Record<string, string>>, style: string): boolean {
  const { id, class: classes, type, name: named } = attributes;
  if (
    type === 'cite' ||
    QUOTE_NAMES.has(named ?? '') ||
    /^(?:x_)*yahoo_quoted/.test(id ?? '') ||
    QUOTE_IDS.has((id ?? '').replace(/^(?:x_)+/, '')) ||
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
const QUOTE_BOXES =
  'yahoo_quoted yahoo-quoted-begin protonmail_quote tutanota_quote zmail_extra moz-cite-prefix moz-forward-container bloop_original_html AppleOriginalContents airmail_ext_on front-blockquote sh-quoted-content spark_quote mailru-blockquote'.split(
    ' ',
  );
/** Gmail: above its box of quoted text, or with what is passed on. */
const HEADS = ['gmail_attr'];
/** NetEase, QQ, Roundcube, CloudMagic. */
const QUOTE_IDS = new Set('isReplyContent isForwardContent origbody reply-intro cm_replymail_content_wrap'.split(' '));

function hasClass(classes: string | undefined, wanted: readonly string[]): boolean {
  return (classes ?? '').split(/\s+/).some((each) => wanted.includes(each.replace(/^(?:x_)+/, '')));
}
