/**
 * Reads classic judges' mails line by line, as they lie in mail folders and histories: wrapped and quoted lines, several
 * games mixed, copies, acknowledgements and letters in between. Memory grows with the phases that are found, not with the
 * input. Whatever is not read is reported, line by line.
 */
import { decodedRuns } from '../old-games/seat-names.ts';
import { LONGEST_MESSAGE } from '../schema.ts';
import { powerOfLine } from './classic-entries.ts';
import { type ClassicLine, cleanLine, depthOf, OPENINGS, readClassicLine, stripQuoteMarks } from './classic-lines.ts';
import { addLine } from './classic-messages.ts';
import { isMarkedFrame } from './frame-lines.ts';
import type { PageFacts } from './pages.ts';
import { newMail, type Reading, type TextLine } from './reading.ts';
import type { ClassicGame } from './report.ts';
import { NO_JUDGES, ON_FILE, type ReaderOptions, Shelf } from './shelf.ts';
import { closeEntry, closeMail, takeLine } from './take-line.ts';
import { goesOn, isWholeEntry, joinedLines, makeSpacing } from './wrapped.ts';

export interface ClassicReader {
  /** What follows is of the source with this name. `isWholeEntry`: its phases are whole though no line tells what comes next. */
  readonly source: (name: string, isWhole?: boolean) => void;
  /** A mail begins; `at`: when it was sent, if that is known; `readers`: to whom, as its head has it; left out for one in a history. */
  readonly mail: (at: number | null, readers?: string) => void;
  readonly line: (text: string, number: number) => void;
  /** Is this line, as it would be the next, one of somebody's that is marked since it looks like the judge's? */
  readonly isMarked: (text: string) => boolean;
  /** What is known besides of the game that a page's lines were of. */
  readonly about: (game: string, facts: PageFacts) => void;
  /** The input has ended. */
  readonly end: () => readonly ClassicGame[];
}

/** An entry is no longer, however it is wrapped. */
const LONGEST_ENTRY = 600;
/** Lines of mails have 998 characters at most (RFC 5322); decoded ones may be somewhat longer. */
const LONGEST_LINE = 4_000;

export function makeClassicReader(options: ReaderOptions): ClassicReader {
  const shelf = new Shelf(options);
  const isSpacing = makeSpacing();
  let reading = newMail(null);
  const mail = (at: number | null, readers?: string) => {
    closeMail(reading, shelf);
    shelf.flush();
    if (readers !== undefined) shelf.text(readers);
    reading = newMail(at);
  };
  return {
    source: (name, isWhole = false) => {
      shelf.text(null);
      shelf.source = name;
      shelf.isSourceWhole = isWhole;
    },
    mail,
    line: (raw, number) => {
      reading = nextLine(reading, { text: raw, number }, shelf, isSpacing);
    },
    isMarked: (raw) => isMarked(raw, reading),
    about: (game, facts) => shelf.facts(game, facts),
    end: () => {
      mail(null);
      return shelf.all();
    },
  };
}

/** The reading after one more line. */
function nextLine(before: Reading, raw: TextLine, shelf: Shelf, isSpacing: (text: string) => boolean): Reading {
  shelf.place += 1;
  const { message } = before;
  if (raw.text.length > (message === null ? LONGEST_LINE : LONGEST_MESSAGE)) {
    shelf.leave({ ...raw, text: raw.text.slice(0, 200) }, { code: 'archive/longer-than-mail' });
    return before;
  }
  const plain = stripQuoteMarks(raw.text, message?.depth);
  const line = {
    ...raw,
    text: message === null ? cleanLine(raw.text) : plain,
    indent: Math.max(0, plain.search(/\S/)),
  };
  if (message === null && isMarked(raw.text, before)) {
    shelf.leave(line, NO_JUDGES);
    return before;
  }
  const reading = line.text.startsWith(':: Judge:') ? quotedAt(depthOf(raw.text), before) : before;
  const isSpace = isSpacing(line.text);
  if (message !== null) {
    const { indent } = message;
    const end = endOfPress(
      decodedRuns(line.text)
        .trimEnd()
        .replace(new RegExp(`^ {0,${indent}}`), ''),
      reading,
    );
    if (end !== null) return takeLine(reading, end, { ...line, depth: depthOf(raw.text) }, shelf);
    return { ...reading, message: addLine(message, line, shelf) };
  }
  const { entry } = reading;
  // Between double-spaced lines a blank one means nothing.
  if (isSpace) return entry !== null && isWholeEntry(entry.text) ? closeEntry(reading, shelf) : reading;
  if (entry !== null && goesOn(entry.text, line.text, reading.found?.board ?? null)) {
    if (entry.text.length + line.text.length <= LONGEST_ENTRY) {
      return { ...reading, entry: { ...entry, text: joinedLines(entry.text, line), lines: entry.lines + 1 } };
    }
    if (reading.isTalk || isNobodysLine(entry.text, reading)) shelf.leave(line, NO_JUDGES);
    else shelf.tell(line, { code: 'archive/longer-than-judges' });
    return reading;
  }
  return begun(closeEntry(reading, shelf), line, depthOf(raw.text), shelf);
}

/** A judge's head that is quoted so often: the time of the mail is not its own. */
function quotedAt(headDepth: number, before: Reading): Reading {
  return { ...before, headDepth, at: headDepth > 0 ? null : before.at };
}

/** A line that goes on with nothing before it. `depth`: how often it is quoted. */
function begun(before: Reading, line: TextLine, depth: number, shelf: Shelf): Reading {
  const isAfterBlank = line.text.trim() === '';
  if (before.section === 'parameters' && !isAfterBlank && shelf.parameters.takes(line.text, line.number)) {
    return { ...before, isAfterBlank };
  }
  const reading = before.section === 'parameters' ? { ...before, section: 'outside' as const } : before;
  if (before.section === 'parameters') shelf.parameters.close();
  if (isAfterBlank) return { ...reading, isAfterBlank };
  const entry = { ...line, lines: 1, isParagraph: before.isAfterBlank, depth };
  const known = readClassicLine(line.text);
  const isOpening = OPENINGS.test(line.text);
  if (known !== null && known.kind !== 'counts' && !isOpening) {
    return takeLine({ ...reading, isAfterBlank }, known, entry, shelf);
  }
  if (known === null && !isOpening && (reading.section === 'outside' || reading.section === 'acknowledgement')) {
    shelf.leave(line, reading.section === 'outside' ? NO_JUDGES : ON_FILE);
    return { ...reading, isAfterBlank };
  }
  return { ...reading, isAfterBlank, entry };
}

function isMarked(raw: string, { message, headDepth }: Reading): boolean {
  return isMarkedFrame(stripQuoteMarks(raw, message?.depth ?? headDepth));
}

/** The line that ends a message, or begins the next on a page of them. */
function endOfPress(text: string, { page }: Reading): ClassicLine | null {
  if (/^End of message\.?$/i.test(text)) return { kind: 'end-of-message' };
  if (/^(?::: ?Judge:|Subject: )/i.test(text)) return readClassicLine(text);
  const known = page === null || text.length > LONGEST_ENTRY ? null : readClassicLine(text);
  return known?.kind === 'press' || known?.kind === 'page-part' ? known : null;
}

function isNobodysLine(text: string, { found }: Reading): boolean {
  return found === null || powerOfLine(found.board, text) === null;
}
