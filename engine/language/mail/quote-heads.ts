/**
 * The lines that mail programs put above what they quote (judge-language F2): `On 3 March Max wrote:`, blocks of `From:`,
 * `Sent:`, `To:`, rules such as `-----Original Message-----`. They are known by their shape in any language, and by their
 * words (quote-words.ts) where the shape alone leaves a doubt.
 */
import { foldText } from '../../text/fold.ts';
import { isQuoteMarked } from '../../text/line-marks.ts';
import { type HeaderRole, isForwardTitle, isOriginalTitle, quotedField, saysWrote } from './quote-words.ts';

export interface QuoteHead {
  /** Lines that it takes. */
  readonly lines: number;
  /** False: it may as well be a line of the writer's own. */
  readonly isSure: boolean;
}

/** No line of a head is longer. */
export const LONGEST_HEAD = 400;
/** Mail programs break the longest in so many. */
const MOST_LINES = 4;

const ADDRESS = /[^\s<>()[\]"',;:@]{1,64}@[^\s<>()[\]"',;@]{1,255}\.\p{L}{2,24}|<[^<>\s@]{1,64}@[^<>\s]{1,255}>/u;
const DATE =
  /(?<!\p{Nd})(?:\p{Nd}{1,4}\s?[./-]\s?\p{Nd}{1,2}\s?[./-]\s?\p{Nd}{2,4}|(?:199|20\p{Nd}|25[67])\p{Nd})(?!\p{Nd})|\p{Nd}\s?[年년]/u;
const TIME = /(?<!\p{Nd})\p{Nd}{1,2}\s?[:.hH時시点點]\s?\p{Nd}{2}(?!\p{Nd})/u;
/** The end of a line that tells who wrote; some programs close a bracket after it. */
const COLON = /[:：︰։៖፦᠄]\s*[)\]»"'*_-]*\s*$/u;
/** A line of one's own that names what stands below it. */
const OWN =
  /\b(?:orders?|moves?|press|phase|spring|summer|autumn|fall|winter|deadline|army|armies|fleets?|retreats?|builds?|units?|befehle?|zuge|fruhjahr|fruhling|herbst|frist|armeen?|flotten?|einheit(?:en)?|ordres?|coups|printemps|automne|hiver|flottes|armees|unites?|here|my|our|hier|anbei|meine|voici|mes)\b/i;
/** `Quoting Max <max@x.example>:`, as webmails of universities and providers write it. */
const QUOTING =
  /^(?:quoting|zitat von|zitiere|selon|citation de|citando|citando a|citeren|citerar|cytowanie|lainaus)\s/i;
/** Commands that take dates and addresses. */
const COMMAND =
  /^(?:set|phase|away|absence|holiday|vacation|history|deadline|grace|register|invite|press|broadcast|to|announce|become|if|else|mail|extend|pause|process|resume|remind|start|force|replace|seat|eject|undo|rollback|abwesend|verlängere?|verschiebe?|frist|repousse[rz]?|absente?)\b/i;

interface Features {
  readonly address: boolean;
  readonly date: boolean;
  readonly time: boolean;
  readonly wrote: boolean;
  readonly colon: boolean;
  readonly own: boolean;
}

function featuresOf(text: string): Features {
  return {
    address: ADDRESS.test(text),
    date: DATE.test(text),
    time: TIME.test(text),
    wrote: saysWrote(text),
    colon: COLON.test(text),
    own: OWN.test(text),
  };
}

/** The head that begins at a line; null when none does. `lines` are folded; `next[n]` is the first line from `n` on that is not blank. */
export function quoteHeadAt(lines: readonly string[], at: number, next: readonly number[]): QuoteHead | null {
  return (
    ruleAt(lines, at, next) ??
    headerBlockAt(lines, at, next) ??
    listedHeadAt(lines, at, next) ??
    arrowHeadAt(lines, at, next) ??
    attributionAt(lines, at, next)
  );
}

/** Is a line such a head by itself, or perhaps? */
export function isLikeQuoteHead(line: string): boolean {
  const text = foldText(line.slice(0, LONGEST_HEAD)).trim();
  return text !== '' && quoteHeadAt([text], 0, [-1, -1]) !== null;
}

// ---------------------------------------------------------------- `On … wrote:`

function attributionAt(lines: readonly string[], at: number, next: readonly number[]): QuoteHead | null {
  let text = '';
  for (let n = 0; n < MOST_LINES; n++) {
    const line = lines[at + n];
    if (line === undefined || line === '' || isQuoteMarked(line)) return null;
    if (n > 0 && (isRule(line) || quotedField(LABEL.exec(line)?.[1] ?? '') !== null)) return null;
    text = n === 0 ? undecorated(line) : `${text} ${line}`;
    if (text.length > LONGEST_HEAD) return null;
    // Only a piece of a head goes on in the next line.
    if (n === 0 && !isAttributionStart(text)) return null;
    const isMarkedBelow = isQuoteMarked(lines[next[at + n + 1] ?? -1] ?? '');
    const sure = attribution(text, isMarkedBelow);
    // `waive 2` above a head that is whole without it.
    if (sure === true && n > 0 && !beginsHead(lines[at]!) && isWholeBelow(lines, at, n, isMarkedBelow)) return null;
    // What hardly ends like a head is one only on a line of its own.
    if (sure === true || (sure === false && n === 0)) return { lines: n + 1, isSure: sure };
  }
  return null;
}

/** Dashes around the whole: `----- Max <max@x.example> wrote: -----`. */
function undecorated(line: string): string {
  return line.replace(/^[-_=*\s]{2,}(?=\S)/, '').replace(/(?<=\S)\s*[-_=*]{2,}$/, '');
}

const STARTS = /^(?:on|am|le|el|op|il|em|no dia|den|w dniu|dne|dna|in data|in)\b/i;

function isAttributionStart(text: string): boolean {
  if (COMMAND.test(text)) return false;
  return STARTS.test(text) || /[\p{Nd}@]/u.test(text) || (COLON.test(text) && text.length <= 120);
}

/** With a date or an address, or a word that heads begin with. */
function beginsHead(line: string): boolean {
  const text = undecorated(line);
  return STARTS.test(text) || DATE.test(text) || TIME.test(text) || ADDRESS.test(text);
}

/** Are the lines below the first, down to line `at + last`, a head by themselves? */
function isWholeBelow(lines: readonly string[], at: number, last: number, isMarkedBelow: boolean): boolean {
  const text = lines.slice(at + 1, at + last + 1).join(' ');
  return isAttributionStart(text) && attribution(text, isMarkedBelow) === true;
}

/** Is the text such a line: true when certainly, false when perhaps, null when not. */
function attribution(text: string, isMarkedBelow: boolean): boolean | null {
  const { address, date, time, wrote, colon, own } = featuresOf(text);
  if (!colon) {
    // Some programs end it with a full stop, or not at all.
    if (isMarkedBelow && (address || wrote) && (date || time)) return true;
    return ((address && date && time) || DATED.test(text)) && !own ? false : null;
  }
  if (QUOTING.test(text) && (address || text.length < 80)) return true;
  if (wrote && (address || date || time || isMarkedBelow || /^(?:on|am|le|el|op|il|em|den)\b/i.test(text))) return true;
  if (address && (date || time) && !own) return true;
  if (date && time && !own) return true;
  if (isMarkedBelow && (address || date || time || isName(text))) return true;
  if (wrote && isName(text)) return false;
  if (address && /^.{0,80}<[^<>\s@]+@[^<>\s]+>\s*(?:[\p{L}\p{M}()]{1,20}\s*){0,3}[:：]\s*$/u.test(text))
    return !own && wrote;
  return (address || (date && /\p{Nd}/u.test(text))) && !own ? false : null;
}

/** `Max Muster writes:`, `Quoting Max:`: nothing but a few words before the colon. */
function isName(text: string): boolean {
  return (
    text.length <= 80 &&
    /^(?:[^\s:]+\s+){0,5}[^\s:]+\s*[:：]\s*$/u.test(text) &&
    !OWN.test(text) &&
    !/^(?:if|wenn|si)\b/i.test(text)
  );
}

// ---------------------------------------------------------------- `From: … Sent: … To: …`

const LABEL = /^[*_]{0,2}(\p{L}[\p{L}\p{M} .'’/-]{0,24}?)\s*[:：]\s*[*_]{0,2}\s*(.*)$/u;
const MOST_HEADER_LINES = 14;

interface HeaderLines {
  count: number;
  labels: number;
  readonly roles: Set<HeaderRole>;
  address: boolean;
  date: boolean;
}

/** Three or more lines `Word: value` with an address and a date, in whatever language; two with words that are known. */
function headerBlockAt(lines: readonly string[], at: number, next: readonly number[]): QuoteHead | null {
  const first = LABEL.exec(lines[at]!);
  if (first === null) return null;
  if (labelsIn(lines[at]!) > 2 && ADDRESS.test(lines[at]!)) return { lines: 1, isSure: true };
  const block: HeaderLines = { count: 0, labels: 0, roles: new Set(), address: false, date: false };
  let isOpen = false;
  for (let n = 0; n < MOST_HEADER_LINES; n++) {
    const line = lines[at + n];
    if (line === '' && quotedField(LABEL.exec(lines[next[at + n] ?? -1] ?? '')?.[1] ?? '') !== null) continue;
    if (line === undefined || line === '' || isQuoteMarked(line)) break;
    const label = LABEL.exec(line.slice(0, LONGEST_HEAD));
    // `cup3: SET ABSENCE …`: lines for several games.
    if (label !== null && quotedField(label[1]!) === null && COMMAND.test(label[2]!)) break;
    if (label === null) {
      // A long list of addressees goes on, and an address may stand below its name.
      if (!isOpen || !/[@;,<>]|^\s/.test(line)) break;
    } else {
      block.labels++;
      const role = quotedField(label[1]!);
      if (role !== null) block.roles.add(role);
      isOpen = role === 'to' || role === 'from' || /[@;,]/.test(label[2]!);
    }
    const value = label?.[2] ?? line;
    block.address ||= ADDRESS.test(value);
    block.date ||= DATE.test(value) && TIME.test(value);
    block.count = n + 1;
  }
  const sure = headerBlock(block, quotedField(first[1]!));
  return sure === null ? null : { lines: block.count, isSure: sure };
}

/** `De: … À: … Envoyé: … Objet: …` in one line: how many different things it tells. */
function labelsIn(line: string): number {
  const labels = [...line.slice(0, LONGEST_HEAD).matchAll(/(?<![\p{L}\p{M}])(\p{L}[\p{L}\p{M}'’-]{0,14})\s?[:：]\s/gu)];
  return new Set(labels.flatMap(([, label]) => quotedField(label!) ?? [])).size;
}

const MOMENT = new RegExp(`^(?:${DATE.source})[ ,]+(?:${TIME.source})(?:[:.]\\d\\d)?(?: ?[ap]m)?(?: \\S{1,8})?$`, 'iu');

/** It begins with when: `03.03.2026 18:04 Max Muster`. */
const DATED = new RegExp(`^(?:${DATE.source})[ ,]+(?:${TIME.source})(?:\\s+\\S+){1,6}$`, 'iu');

/** Lotus Notes: who and when on lines of their own, then each label above what it tells. */
function listedHeadAt(lines: readonly string[], at: number, next: readonly number[]): QuoteHead | null {
  const who = lines[at]!;
  if (who.length > 120 || !MOMENT.test(lines[at + 1] ?? '') || !(ADDRESS.test(who) || isName(`${who}:`))) return null;
  const label = next[at + 2] ?? -1;
  const role = quotedField((lines[label] ?? '').replace(/[:\s]+$/, ''));
  return role === null ? null : { lines: label + 1 - at, isSure: true };
}

/** GroupWise: `>>> Max <max@x.example> 03/03/26 18:04 >>>`, with no mark before the lines below. */
function arrowHeadAt(lines: readonly string[], at: number, next: readonly number[]): QuoteHead | null {
  const [, inner, end] = /^>>> (.{1,300}?)\s*(>>>|[:：])$/.exec(lines[at]!) ?? [];
  if (inner === undefined || isQuoteMarked(lines[next[at + 1] ?? -1] ?? '') || isQuoteMarked(lines[at - 1] ?? ''))
    return null;
  const { address, date, time, wrote } = featuresOf(inner);
  return (date && time) || (address && (wrote || end === '>>>')) ? { lines: 1, isSure: true } : null;
}

function headerBlock({ labels, roles, address, date }: HeaderLines, first: HeaderRole | null): boolean | null {
  if (labels < 2) return null;
  if (first === 'from' || first === 'sent') {
    if (roles.has('from') && roles.has('sent')) return true;
    if (roles.has('from') && roles.has('subject') && (roles.has('to') || address)) return true;
    if (roles.has('from') && address && roles.size >= 2) return true;
  }
  if (roles.size >= 3 && (address || date)) return true;
  if (labels >= 3 && address && date) return true;
  if (labels >= 4 && date) return true;
  return roles.size >= 2 && labels >= 3 && (address || date) ? true : null;
}

// ---------------------------------------------------------------- `-----Original Message-----`

const DRAWN = /^[-_=*~#\s]{2,}([^-_=*~#].{1,100}?)[\s:]*[-_=*~#]{2,}$/;
const HALF_DRAWN = /^[-_=*~#]{3,}\s*([^-_=*~#\s].{1,60}?)[\s:]*$/;

/** A rule with a title, or a bare one above a head. */
function ruleAt(lines: readonly string[], at: number, next: readonly number[]): QuoteHead | null {
  const line = lines[at]!;
  const title = titleOf(line);
  if (title !== null) {
    if (isOriginalTitle(title) || isForwardTitle(title)) return { lines: 1, isSure: true };
    return title === line.replace(/[\s:]+$/, '') ? null : aboveHead(lines, at, next);
  }
  if (!isRule(line)) return null;
  return aboveHead(lines, at, next) ?? (/^_{10,}$/.test(line) ? { lines: 1, isSure: false } : null);
}

/** The words of a rule; those of a line that is nothing but `Begin forwarded message:`; null for any other line. */
function titleOf(line: string): string | null {
  if (line.length > 160) return null;
  const drawn = DRAWN.exec(line) ?? HALF_DRAWN.exec(line);
  if (drawn !== null) return drawn[1]!.trim();
  return line.endsWith(':') ? line.replace(/[\s:]+$/, '') : null;
}

/** A rule alone means something only where a head follows it. */
function aboveHead(lines: readonly string[], at: number, next: readonly number[]): QuoteHead | null {
  const below = next[at + 1] ?? -1;
  if (below < 0 || below > at + 3 || isQuoteMarked(lines[below]!)) return null;
  const head = headerBlockAt(lines, below, next) ?? attributionAt(lines, below, next);
  return head?.isSure === true ? { lines: below - at + head.lines, isSure: true } : null;
}

/** A line of underscores, dashes or stars, as Outlook and mailing lists draw it. */
function isRule(line: string): boolean {
  return /^(?:_{5,}|-{5,}|={5,}|\*{5,}|(?:[-_*=] ){5,}[-_*=])$/.test(line);
}

// ---------------------------------------------------------------- The judge's own mails

/** The line above a message, as older judges and ours write it; it goes on to `End of message.` */
export function isPressHead(line: string): boolean {
  return /^(?:broadcast )?message (?:from|to) .{1,200} in '[^']{1,40}':$|^broadcast message in '[^']{1,40}':$/i.test(
    line,
  );
}

export function isPressFoot(line: string): boolean {
  return /^end of message\.$/i.test(line);
}

/** The line that stands in each mail of the judge above everything that could be read: `:: Judge: CHAN  Game: Marne …`. */
export function isJudgeMark(line: string): boolean {
  return /^::\s?Judge\s?:\s?\S/i.test(line);
}

/** What stands between the first line of the judge's mail and its mark. */
export function isJudgeDeadline(line: string): boolean {
  return /^(?:Deadline|Grace ends|Late orders until|Frist|Verspatete Befehle bis|Date limite|Ordres en retard acceptes jusqu'a)\s?:\s?\S/.test(
    line,
  );
}
