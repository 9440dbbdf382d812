/**
 * When a mail confirms: only when that is all it says. A word that stands in a quotation, in the copy that an answering
 * machine sends back, or below a question was not sent by anybody who meant it.
 */
import { isSignOff } from '../../text/blocks.ts';
import { foldText } from '../../text/fold.ts';
import type { Section } from './mail-text.ts';
import { DOUBTFUL } from './quotes.ts';

/** `CONFIRM word`; the word, if there is one. */
const CONFIRMS = /^(?:yes[\s,.!]+)?confirm(?:\s*[:-]?\s*["'<([]?([a-z0-9]{2,60})["'>)\]]*)?[.!]*$/i;

/** Said around it without meaning anything else, in the languages of the judge; folded. */
const POLITE =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|day|evening))(?: (?:judge|chancery|all|there))?|yes|yes please|ok|okay|please|(?:many )?thanks?(?: (?:you|a lot|judge))?|hallo|guten (?:tag|morgen|abend)|moin|ja|ja bitte|bitte|danke|vielen dank|danke (?:sehr|schon)|bonjour|bonsoir|salut|oui|s'il vous plait|merci(?: beaucoup| d'avance)?)$/i;

/** What closes a letter: below it stands who wrote it. */
const CLOSING =
  /^(?:(?:(?:with )?(?:best|kind|kindest|warm) )?(?:regards|wishes)|best|cheers|sincerely|yours|(?:mit )?(?:freundlichen?|besten?|herzlichen?|viele|schone|liebe) (?:grussen?|gruss)|grusse?|mfg|lg|vg|(?:bien )?cordialement|amicalement|bien a vous|salutations)$/i;

/** Whose name may stand below. */
export interface ConfirmationWriter {
  readonly name: string | null;
  readonly address: string;
}

/** The word of a subject `CONFIRM word`; null for any other, an answer to one (`Re: …`) among them. */
export function wordInSubject(subject: string): string | null {
  return CONFIRMS.exec(foldText(subject.slice(0, LONGEST)).trim())?.[1]?.toLowerCase() ?? null;
}

/**
 * Are the writer's own lines nothing but confirmations? The sign-on and BECOME that they may need, a greeting and the
 * writer's name do not count.
 *
 * @param words words waited for, each of which may stand alone on a line
 */
export function isOnlyConfirming(
  sections: readonly Section[],
  words: readonly string[],
  writer: ConfirmationWriter,
): boolean {
  // What is only perhaps a quotation is perhaps the writer's question.
  const own = sections.flatMap(({ lines }) => lines.filter(({ ignored }) => ignored === null || ignored === DOUBTFUL));
  const all = own.map(({ text }) => foldText(text.slice(0, LONGEST)).trim()).filter((line) => line !== '');
  const said = withoutSignature(all, words, writer).filter((line) => !isCourtesy(line, writer));
  return said.every((line) => isConfirming(line, words));
}

function isConfirming(line: string, words: readonly string[]): boolean {
  return CONFIRMS.test(line) || words.includes(bareWord(line));
}

/** Lines of a signature without a mark, below a closing that stands below the word: the writer's name, and what goes with it. */
const MOST_NAMES = 4;
const NAMES = /^(?:\p{Lu}[\p{L}.]*[,\s]*){1,5}$/u;

function withoutSignature(
  lines: readonly string[],
  words: readonly string[],
  writer: ConfirmationWriter,
): readonly string[] {
  const end = lines.findLastIndex((line) => CLOSING.test(plain(line)));
  const below = lines.slice(end + 1);
  const isSigned = (below[0] ?? '').split(/\s+/).some((word) => isNameOf(plain(word), writer));
  const isSignature = isSigned && below.length <= MOST_NAMES && below.every((line) => NAMES.test(line));
  const isBelow = lines.slice(0, Math.max(end, 0)).some((line) => isConfirming(line, words));
  return isSignature && isBelow ? lines.slice(0, end) : lines;
}

/** The confirmations, each with its line and its word. */
export function confirmationsIn(
  sections: readonly Section[],
): readonly { readonly line: number; readonly text: string; readonly word: string }[] {
  const own = sections.flatMap(({ lines }) => lines.filter(({ ignored }) => ignored === null));
  return own.flatMap(({ number, text }) => {
    const word = CONFIRMS.exec(foldText(text.slice(0, LONGEST)).trim())?.[1];
    return word === undefined ? [] : [{ line: number, text: text.trim(), word: word.toLowerCase() }];
  });
}

/** Is there nothing at all of the writer's own in it? */
export function isWithoutText(sections: readonly Section[], writer: ConfirmationWriter): boolean {
  return sections.every(({ lines }) =>
    lines.every(({ text, ignored }) => {
      const line = foldText(text.slice(0, LONGEST)).trim();
      return ignored !== null || line === '' || isCourtesy(line, writer);
    }),
  );
}

/** A longer line is cut, and confirms nothing. */
const LONGEST = 300;

/** A word without what people write around it. */
export function bareWord(line: string): string {
  return line
    .trim()
    .replace(/^["'<“‘]+|["'>.!”’]+$/g, '')
    .toLowerCase();
}

/** A greeting, a word of thanks, the writer's name or what closes a letter. */
export function isCourtesy(line: string, writer: ConfirmationWriter): boolean {
  if (isSignOff(line) || /^become\s+\S+$/i.test(line)) return true;
  const words = plain(line);
  return POLITE.test(words) || CLOSING.test(words) || isNameOf(words, writer);
}

function plain(line: string): string {
  return line.replace(/^-+\s*|[\s,.!]+$/g, '');
}

function isNameOf(line: string, { name, address }: ConfirmationWriter): boolean {
  const said = foldText(line).toLowerCase().trim();
  const whole = foldText(name ?? '')
    .toLowerCase()
    .trim();
  const parts = [
    ...whole.split(/\s+/),
    ...address
      .split('@')[0]!
      .toLowerCase()
      .split(/[._+-]+/),
  ];
  return said !== '' && (said === whole || parts.includes(said));
}
