/**
 * Which lines of a mail are not the writer's own (judge-language F2): quoted text, what a mail program puts above it,
 * signatures and the footers of providers and lists. Lines between quoted ones are the writer's: people answer under the
 * judge's list of orders.
 */
import { foldText } from './fold.ts';
import type { IgnoredRange } from './mail-text.ts';

export const QUOTED = 'quoted text';
export const SIGNATURE = 'signature';
export const FOOTER = 'footer of the mail program';

/** True for a line that some mail program marked as quoted. */
export function isQuoteMarked(line: string): boolean {
  return /^\s*[>|]/.test(line);
}

/** A signature begins: `-- `, with or without the space that mail programs strip. */
export function isSignatureMark(line: string): boolean {
  return /^--\s*$/.test(line);
}

/** Ranges to set aside, in order. Time grows with the length of the text. */
export function findQuotes(lines: readonly string[]): readonly IgnoredRange[] {
  const ranges: IgnoredRange[] = [];
  const plain = lines.map((line) => foldText(line.slice(0, LONGEST_MARK)).trim());
  const nextWritten = nextWrittenLines(plain);
  const rest = (from: number, why: string) => {
    let to = lines.length - 1;
    while (to > from && plain[to] === '') to--;
    ranges.push({ from: from + 1, to: to + 1, why });
  };
  let written = false;
  let at = 0;
  while (at < lines.length) {
    const line = plain[at]!;
    if (line === '') {
      at++;
      continue;
    }
    if (isQuoteMarked(line)) {
      ranges.push({ from: at + 1, to: at + 1, why: QUOTED });
      at++;
      continue;
    }
    if (isSignatureMark(line)) {
      const quoted = quotedAfter(plain, at + 1);
      if (quoted < 0) {
        rest(at, SIGNATURE);
        break;
      }
      // An answer written above its own quotation has its signature between them.
      ranges.push({ from: at + 1, to: quoted, why: SIGNATURE });
      at = quoted;
      continue;
    }
    const heading = attributionAt(plain, at);
    if (heading > 0) {
      const after = nextWritten[at + heading] ?? -1;
      if (after < 0 || isQuoteMarked(plain[after]!)) {
        ranges.push({ from: at + 1, to: at + heading, why: QUOTED });
        at += heading;
        continue;
      }
      rest(at, QUOTED);
      break;
    }
    if (isOriginalMark(line) || isHeaderBlock(plain, at) || (written && isRule(line))) {
      rest(at, QUOTED);
      break;
    }
    const footer = footerAt(plain, at);
    if (footer > 0) {
      ranges.push({ from: at + 1, to: at + footer, why: FOOTER });
      at += footer;
      continue;
    }
    written = true;
    at++;
  }
  return joined(ranges);
}

/** No mark that begins a quotation is longer. */
const LONGEST_MARK = 400;

/** For each line the first one from there on that is not blank; -1 when there is none. */
function nextWrittenLines(lines: readonly string[]): readonly number[] {
  const next: number[] = new Array(lines.length + 1).fill(-1);
  for (let n = lines.length - 1; n >= 0; n--) next[n] = lines[n] === '' ? next[n + 1]! : n;
  return next;
}

/** The first line at or after `from` that begins a quotation; -1 when there is none. */
function quotedAfter(lines: readonly string[], from: number): number {
  for (let at = from; at < lines.length; at++) {
    if (isQuoteMarked(lines[at]!) || attributionAt(lines, at) > 0 || isOriginalMark(lines[at]!)) return at;
  }
  return -1;
}

/** `On Tue, 3 Mar 2026 … wrote:` in seven languages; such a line may be wrapped once or twice. */
const ATTRIBUTIONS: readonly RegExp[] = [
  /^on\b.*\bwrote\s*:$/i,
  /^am\b.*\bschrieb\b.*:$/i,
  /^.*\bschrieb am\b.*:$/i,
  /^le\b.*\ba (?:ecrit|ecri)\s*:$/i,
  /^el\b.*\bescribio\s*:$/i,
  /^op\b.*\bschreef\b.*:$/i,
  /^il\b.*\bha scritto\s*:$/i,
  /^(?:em|no dia|a)\b.*\bescreveu\s*:$/i,
  /^.{0,80}<[^<>@\s]{1,64}@[^<>\s]{1,255}>\s*(?:wrote|writes|schrieb|a ecrit|escribio|schreef|ha scritto|escreveu)\s*:$/i,
];
/** How such a line begins, so that only those are joined with the next. */
const ATTRIBUTION_START = /^(?:on|am|le|el|op|il|em|no dia)\b/i;
const MOST_ATTRIBUTION_LINES = 3;

/** Number of lines that an attribution at `at` takes; 0 when there is none. */
function attributionAt(lines: readonly string[], at: number): number {
  let text = '';
  for (let n = 0; n < MOST_ATTRIBUTION_LINES; n++) {
    const line = lines[at + n];
    if (line === undefined || line === '' || (n > 0 && isQuoteMarked(line))) return 0;
    text = n === 0 ? line : `${text} ${line}`;
    if (text.endsWith(':') && text.length <= LONGEST_MARK && ATTRIBUTIONS.some((pattern) => pattern.test(text)))
      return n + 1;
    if (n === 0 && !(ATTRIBUTION_START.test(line) && /\d|@/.test(line))) return 0;
  }
  return 0;
}

/** `-----Original Message-----`, `Begin forwarded message:` and their translations. */
const ORIGINAL_MARKS =
  /^(?:[-_=*]{2,}\s*)(?:original message|original appointment|ursprungliche nachricht|ursprungliche e-mail|message d'origine|message original|mensaje original|mensagem original|oorspronkelijk bericht|messaggio originale|forwarded message|forwarded by .*|weitergeleitete nachricht|message transfere|mensaje reenviado|mensagem encaminhada|doorgestuurd bericht|messaggio inoltrato|reply message)\s*(?:[-_=*]{2,})?\s*$/i;
const FORWARD_STARTS =
  /^(?:begin forwarded message|anfang der weitergeleiteten (?:nachricht|e-mail)|debut du message (?:reexpedie|transfere)|inicio del mensaje reenviado|inicio da mensagem encaminhada|begin doorgestuurd bericht|inizio messaggio inoltrato)\s*:$/i;

function isOriginalMark(line: string): boolean {
  return ORIGINAL_MARKS.test(line) || FORWARD_STARTS.test(line);
}

/** True when the text has been passed on from somebody else by the mail program's own mark. */
export function isForwardMark(text: string): boolean {
  const line = foldText(text.slice(0, LONGEST_MARK)).trim();
  return (
    FORWARD_STARTS.test(line) ||
    (ORIGINAL_MARKS.test(line) &&
      /forward|weitergeleit|transfere|reenviado|encaminhada|doorgestuurd|inoltrato/i.test(line))
  );
}

/** A line of underscores, as Outlook and mailing lists draw it. */
function isRule(line: string): boolean {
  return /^_{10,}$/.test(line);
}

const FROM = /^\*?(?:from|von|de|van|da)\s*:\*?\s*\S/i;
const SENT = /^\*?(?:sent|date|gesendet|datum|envoye|enviado(?: el| em)?|fecha|data|verzonden|inviato)\s*:\*?\s*\S/i;
const TO_OR_SUBJECT = /^\*?(?:to|cc|subject|an|betreff|a|objet|para|asunto|assunto|aan|onderwerp|oggetto)\s*:\*?/i;

/** `From: … Sent: … To: …`: the head that Outlook puts above what it quotes; GMX begins with `Sent`. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  const isFrom = FROM.test(lines[at]!);
  if (!isFrom && !SENT.test(lines[at]!)) return false;
  const below = lines.slice(at + 1, at + 6);
  const other = isFrom ? SENT : FROM;
  return below.some((line) => other.test(line)) && below.some((line) => TO_OR_SUBJECT.test(line));
}

const FOOTERS: readonly RegExp[] = [
  /^(?:sent|posted) (?:from|via|with|by|using) (?:my |the |yahoo|outlook|mail for|proton|gmail|samsung|k-9|fairemail|aol|blackberry|an? |windows|spark|superhuman|tuta)/i,
  /^get outlook for (?:ios|android)/i,
  /^(?:von meinem|gesendet (?:von|mit)|diese nachricht wurde von meinem)\b.{0,60}$/i,
  /^envoye (?:de|depuis|a partir de|avec)\b.{0,60}$/i,
  /^enviado (?:desde|do|a partir|con|com|pelo)\b.{0,60}$/i,
  /^(?:verstuurd|verzonden) (?:vanaf|met|via|vanuit)\b.{0,60}$/i,
  /^inviato (?:da|dal|con)\b.{0,60}$/i,
  /^(?:this (?:e-?mail|message) (?:has been|was) (?:checked|scanned)|virus-free\.|diese e-mail wurde (?:von|auf)|do you yahoo!?)/i,
  /^(?:you received this message because|you are receiving this|to unsubscribe|unsubscribe:|list-unsubscribe)/i,
  /^(?:this (?:e-?mail|message|communication)[^.]{0,80}\b(?:confidential|privileged)|confidentiality notice|disclaimer\s*:)/i,
];
/** Such footers are a paragraph. */
const LONG_FOOTERS = 7;

/** Number of lines of a footer that begins at `at`; 0 when none does. */
function footerAt(lines: readonly string[], at: number): number {
  const kind = FOOTERS.findIndex((pattern) => pattern.test(lines[at]!));
  if (kind < 0) return 0;
  let end = at + 1;
  if (kind >= LONG_FOOTERS) while (end < lines.length && lines[end] !== '' && !isQuoteMarked(lines[end]!)) end++;
  return end - at;
}

/** Neighbouring ranges of the same kind as one. */
function joined(ranges: readonly IgnoredRange[]): readonly IgnoredRange[] {
  const all: IgnoredRange[] = [];
  for (const range of ranges) {
    const last = all.at(-1);
    if (last !== undefined && last.why === range.why && last.to + 1 === range.from)
      all[all.length - 1] = { ...last, to: range.to };
    else all.push(range);
  }
  return all;
}
