/** Stage 1 of reading a mail (mail-text.ts): its sections, each from one sign-on to the next. No game is needed. */
import type { Aside } from '../../messages/orders/lines.ts';
import { blockAt, isSignOff } from '../../text/blocks.ts';
import { asSecret, type Secret } from '../../text/secret.ts';
import { isClosing, isDecoration, isName } from './courtesies.ts';
import type { ErrorItem, IgnoredRange, MailSections, NumberedLine, Section, SignOn } from './mail-text.ts';
import { findQuotes, SIGNATURE } from './quotes.ts';
import { readSignOn } from './sign-on.ts';

/** Each sign-on costs the judge a look into a game. */
const MOST_SIGN_ONS = 20;
/** Lines read as orders, commands or prose; messages and quoted text do not count. No player writes so many. */
const MOST_LINES = 3000;

export function readSections(
  lines: readonly string[],
  ignored: readonly IgnoredRange[] = findQuotes(lines),
  passOver: ReadonlySet<number> = new Set(),
): MailSections {
  const numbered = [...numberLines(lines, ignored)];
  const opened: { signOn: SignOn | null; unreadable: ErrorItem | null; lines: NumberedLine[] }[] = [
    { signOn: null, unreadable: null, lines: [] },
  ];
  const secrets: Secret[] = [];
  let at = 0;
  let end = numbered.length;
  let whyEnd: Aside = 'after-signoff';
  let read = 0;
  while (at < end) {
    const line = numbered[at]!;
    const section = opened.at(-1)!;
    const block = blockAt(numbered, at);
    if (block !== null) {
      section.lines.push(...numbered.slice(at, block.next));
      at = block.next;
      continue;
    }
    const pieces = line.ignored === null ? commandsSharing(line) : [];
    if (pieces.length > 1) {
      numbered.splice(at, 1, ...pieces);
      end += pieces.length - 1;
      continue;
    }
    at++;
    if (line.ignored !== null || !isWritten(line)) section.lines.push(line);
    else if (read++ >= MOST_LINES) section.lines.push({ ...line, ignored: 'too-many-lines' });
    else if (isSignOff(line.text) && !isAboveAll(line, opened)) {
      section.lines.push(line);
      end = at;
    } else {
      const signOn = passOver.has(line.number) ? null : readSignOn(line.number, line.text);
      if (signOn === null) section.lines.push(line);
      else if (opened.length > MOST_SIGN_ONS) {
        at--;
        end = at;
        whyEnd = 'too-many-sign-ons';
      } else if ('message' in signOn) opened.push({ signOn: null, unreadable: signOn, lines: [] });
      else {
        if (signOn.password !== null) secrets.push(signOn.password);
        else secrets.push(...secretBelow(numbered[at]));
        opened.push({ signOn, unreadable: null, lines: [] });
      }
    }
  }
  const sections = opened
    .filter(({ signOn, unreadable, lines }) => signOn !== null || unreadable !== null || lines.some(isWritten))
    .map((section): Section => ({ ...section, secrets }));
  const rest = numbered.slice(end);
  return {
    sections,
    ignored: rangesOf(rest, () => (whyEnd === 'after-signoff' && isSigned(rest) ? SIGNATURE : whyEnd)),
  };
}

/** `EOJ` above orders ends none of them. */
function isAboveAll({ text }: NumberedLine, above: readonly Pick<Section, 'signOn' | 'lines'>[]): boolean {
  const isFirst = above.every(({ signOn, lines }) => signOn === null && !lines.some(isWritten));
  return isFirst && /^\W*eoj/i.test(text);
}

/** A word by itself below a sign-on that lacks its password is never shown: perhaps it is that. */
function secretBelow(line: NumberedLine | undefined): readonly Secret[] {
  const word = line?.ignored === null ? line.text.trim() : '';
  return /^\S{3,60}$/.test(word) && !isClosing(word) ? [asSecret(word)] : [];
}

/** Does nothing stand there but a name, and how its owner can be reached? */
function isSigned(lines: readonly NumberedLine[]): boolean {
  const written = lines.filter((line) => isWritten(line) && line.ignored === null).map(({ text }) => text.trim());
  const isOfSignature = (text: string) => isClosing(text) || isName(text) || isDecoration(text) || REACHED.test(text);
  return written.length <= MOST_SIGNED && written.every((text) => isOfSignature(text) && !LIKE_ORDER.test(text));
}

const MOST_SIGNED = 12;
const LIKE_ORDER = /^[^@.]*\p{L}\s*-+>?\s*\p{L}{3}/u;
const REACHED =
  /^(?:(?:tel|phone|mobile?|cell|fax|tél|handy|e-?mail|mail|web|www|http)\b.{0,80}|\+?[\d\s()/.-]{6,25}|\S+@\S+|<\S+>|\S+\.\p{L}{2,6}(?:\/\S*)?)$/iu;

/** A game of one's own as a power of one's choice. */
const PRACTICE_AS = /^\s*(practi[cs]e\b.{0,60}?)\s+(?:as|als|comme)\s+(?:the\s+|l')?(\p{L}{3,20})[.!]*\s*$/iu;

/** On a longer line no more commands are told apart. */
const MOST_PIECES = 50;

/** `SIGNON fmarne pw \\; A Par - Bur`: what shares a line by `\\;`, and by `;` on the line of a sign-on. */
function commandsSharing(line: NumberedLine): readonly NumberedLine[] {
  const { text, number } = line;
  const [, practice, power] = PRACTICE_AS.exec(text) ?? [];
  if (practice !== undefined) return [practice, `SET PREFERENCE ${power}`].map((each) => ({ ...line, text: each }));
  if (!text.includes(';')) return ordersBehind(line);
  const [first = ''] = text.split(SEMICOLON, 1);
  const isSigned = first !== text && readSignOn(number, first) !== null;
  const pieces = text.split(isSigned ? SEMICOLON : ESCAPED).filter((piece) => piece.trim() !== '');
  if (pieces.length < 2) return pieces.length === 1 && pieces[0] !== text ? [{ ...line, text: pieces[0]! }] : [line];
  const shown = pieces.slice(0, MOST_PIECES - 1);
  const rest = pieces.slice(MOST_PIECES - 1).join(' ');
  return [...shown, ...(rest === '' ? [] : [rest])].map((piece) => ({ ...line, text: piece.trim() }));
}

/** `SIGNON fmarne pw, A Par - Bur`: behind the comma a line of its own. */
function ordersBehind(line: NumberedLine): readonly NumberedLine[] {
  const { text, number } = line;
  const comma = text.indexOf(',');
  const rest = text.slice(comma + 1).trim();
  if (comma < 0 || !/\s/.test(rest)) return [line];
  const signOn = readSignOn(number, text.slice(0, comma));
  const isWhole = signOn !== null && !('message' in signOn) && signOn.password !== null;
  // What follows JOIN and CREATE are options.
  if (!isWhole || signOn.kind === 'join' || signOn.kind === 'create') return [line];
  return [
    { ...line, text: text.slice(0, comma) },
    { ...line, text: rest },
  ];
}

const ESCAPED = /\\;/;
const SEMICOLON = /\\;|;/;

/** Each line with its number, and why it was set aside. */
export function numberLines(lines: readonly string[], ignored: readonly IgnoredRange[]): readonly NumberedLine[] {
  const why: (Aside | null)[] = new Array(lines.length).fill(null);
  for (const range of ignored) {
    for (let n = Math.max(1, range.from); n <= Math.min(range.to, lines.length); n++) why[n - 1] = range.why;
  }
  return lines.map((text, n) => ({ number: n + 1, text, ignored: why[n]! }));
}

function isWritten({ text }: NumberedLine): boolean {
  return text.trim() !== '';
}

/** Lines that are not blank as ranges, neighbours with the same reason together. */
function rangesOf(lines: readonly NumberedLine[], why: (line: NumberedLine) => Aside): readonly IgnoredRange[] {
  const ranges: IgnoredRange[] = [];
  for (const line of lines) {
    if (!isWritten(line)) continue;
    const last = ranges.at(-1);
    const reason = line.ignored ?? why(line);
    if (last?.why === reason && last.to + 1 === line.number) ranges[ranges.length - 1] = { ...last, to: line.number };
    else ranges.push({ from: line.number, to: line.number, why: reason });
  }
  return ranges;
}
