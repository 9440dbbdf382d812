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

export interface MailSplitter {
  readonly line: (bytes: string, number: number) => readonly SplitStep[];
  readonly end: () => readonly SplitStep[];
}

export function splitMails(): MailSplitter {
  let state: 'first' | 'head' | 'body' = 'first';
  let head: string[] = [];
  let headLength = 0;
  let lines = 0;
  /** Lines at the very beginning that may be the head of a mail. */
  let opening: SplitStep[] = [];
  let isAfterBlank = true;

  const replay = (): readonly SplitStep[] => {
    const lines = opening;
    opening = [];
    return lines;
  };

  const begin = (number: number): readonly SplitStep[] => {
    const step: SplitStep = { is: 'mail', head, number, lines };
    lines = 0;
    state = 'body';
    head = [];
    headLength = 0;
    return [step];
  };

  const line = (bytes: string, number: number): readonly SplitStep[] => {
    if (FROM_LINE.test(bytes) && (isAfterBlank || STRICT_FROM_LINE.test(bytes))) {
      state = 'head';
      lines = 1;
      head = [];
      headLength = 0;
      return replay();
    }
    if (state === 'first') {
      // A mail alone begins with its head, whatever field comes first; a history or a plain text does not.
      if (opening.length === 0 && bytes.trim() === '') return [];
      const isField = /^[A-Za-z][\w-]{0,60}:(?: |\t|$)/.test(bytes) || (opening.length > 0 && /^[ \t]+\S/.test(bytes));
      if (isField && opening.length < MOST_FIELDS) {
        opening.push({ is: 'line', bytes, number });
        return [];
      }
      const fields = opening.flatMap((step) => (step.is === 'line' ? [step.bytes] : []));
      if (bytes === '' && fields.some((field) => OF_MAILS.has(field.split(':')[0]!.toLowerCase()))) {
        opening = [];
        head = fields;
        lines = fields.length;
        isAfterBlank = true;
        return begin(number);
      }
      state = 'body';
      isAfterBlank = bytes.trim() === '';
      return [...replay(), { is: 'line', bytes, number }];
    }
    isAfterBlank = bytes.trim() === '';
    if (state === 'body') return [{ is: 'line', bytes, number }];
    if (bytes === '') return begin(number);
    lines += 1;
    headLength += bytes.length;
    if (headLength < LONGEST_HEAD) head.push(bytes);
    return [];
  };

  return { line, end: replay };
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
