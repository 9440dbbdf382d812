/**
 * Files of mails cut into mails: mbox files, single mails, judge histories, or plain text. Lines are bytes, one to a character;
 * nothing but a mail's head is kept.
 */
import type { HeaderLine } from '../../../lambdas/mail/mime-parts.ts';

export type SplitStep =
  /** A mail begins: the lines of its head as they stand, none where the file begins without one; `lines`: with that of the mbox. */
  | { readonly is: 'mail'; readonly head: readonly string[]; readonly number: number; readonly lines: number }
  | { readonly is: 'line'; readonly bytes: string; readonly number: number };

/** How an mbox begins a mail: after a blank line; or, should that be missing, in exactly the form of the old programs. */
const FROM_LINE = /^>?From \S+ .*\d\d:\d\d/;
const STRICT_FROM_LINE = /^>?From \S+ +[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d(?::\d\d)?(?: [A-Z]{3,4})? \d{4}/;
/** What is beyond of a head is not read, in characters. */
const LONGEST_HEAD = 100_000;
/** At the beginning of a file: a head has no more lines. */
const MOST_FIELDS = 300;
/** Fields that only mails have; a history has Date and Subject before each of its parts. */
const OF_MAILS: ReadonlySet<string> = new Set(
  'from,to,cc,received,return-path,delivered-to,message-id,mime-version,content-type,reply-to,sender,status'.split(','),
);

export class MailSplitter {
  #state: 'first' | 'head' | 'body' = 'first';
  #head: string[] = [];
  #headLength = 0;
  #lines = 0;
  /** Lines at the very beginning that may be the head of a mail. */
  #opening: SplitStep[] = [];
  #isAfterBlank = true;

  line(bytes: string, number: number): readonly SplitStep[] {
    if (FROM_LINE.test(bytes) && (this.#isAfterBlank || STRICT_FROM_LINE.test(bytes))) {
      [this.#state, this.#head, this.#headLength, this.#lines] = ['head', [], 0, 1];
      return this.end();
    }
    if (this.#state === 'first') return this.#first(bytes, number);
    this.#isAfterBlank = bytes.trim() === '';
    if (this.#state === 'body') return [{ is: 'line', bytes, number }];
    if (bytes === '') return this.#begin(number);
    this.#lines += 1;
    this.#headLength += bytes.length;
    if (this.#headLength < LONGEST_HEAD) this.#head.push(bytes);
    return [];
  }

  end(): readonly SplitStep[] {
    return this.#opening.splice(0);
  }

  /** A mail alone begins with its head, whatever field comes first; a history or a plain text does not. */
  #first(bytes: string, number: number): readonly SplitStep[] {
    const opening = this.#opening;
    if (opening.length === 0 && bytes.trim() === '') return [];
    const isField = /^[A-Za-z][\w-]{0,60}:(?: |\t|$)/.test(bytes) || (opening.length > 0 && /^[ \t]+\S/.test(bytes));
    if (isField && opening.length < MOST_FIELDS) {
      opening.push({ is: 'line', bytes, number });
      return [];
    }
    this.#isAfterBlank = bytes.trim() === '';
    const fields = opening.flatMap((step) => (step.is === 'line' ? [step.bytes] : []));
    if (bytes === '' && fields.some((field) => OF_MAILS.has(field.split(':')[0]!.toLowerCase()))) {
      [this.#opening, this.#head, this.#lines] = [[], fields, fields.length];
      return this.#begin(number);
    }
    this.#state = 'body';
    return [...this.end(), { is: 'line', bytes, number }];
  }

  #begin(number: number): readonly SplitStep[] {
    const step: SplitStep = { is: 'mail', head: this.#head, number, lines: this.#lines };
    [this.#state, this.#head, this.#headLength, this.#lines] = ['body', [], 0, 0];
    return [step];
  }
}

/** The fields of a head, each with the lines that it goes on in. */
export function fieldsOfHead(head: readonly string[]): readonly HeaderLine[] {
  const fields: { key: string; line: string }[] = [];
  for (const line of head) {
    const last = fields.at(-1);
    const colon = line.indexOf(':');
    if (/^[ \t]/.test(line) && last !== undefined) last.line += `\n${line}`;
    else if (colon > 0) fields.push({ key: line.slice(0, colon).toLowerCase(), line });
  }
  return fields;
}
