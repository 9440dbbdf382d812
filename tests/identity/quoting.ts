/** How mail programs put what is answered below (or above) the answer. */

export interface QuotingForm {
  readonly name: string;
  readonly write: (own: string, quoted: string) => string;
  /** Does the reader know the form, so that the answer is seen to be all the writer's own? */
  readonly isKnown: boolean;
}

const marked = (quoted: string, mark = '> ') =>
  quoted
    .split('\n')
    .map((line) => `${mark}${line}`.trimEnd())
    .join('\n');

const attribution = (line: string, isKnown: boolean): QuotingForm => ({
  name: line,
  write: (own, quoted) => `${own}\n\n${line}\n\n${marked(quoted)}`,
  isKnown,
});

const block = (name: string, head: string, isKnown: boolean): QuotingForm => ({
  name,
  write: (own, quoted) => `${own}\n\n${head}\n\n${quoted}`,
  isKnown,
});

export const QUOTING_FORMS: readonly QuotingForm[] = [
  attribution('On Tue, 3 Mar 2026 at 20:01, Chancery <judge@judge.example.org> wrote:', true),
  attribution('Am 03.03.26 um 20:01 schrieb Chancery:', true),
  attribution('Le mar. 3 mars 2026 à 20:01, Chancery <judge@judge.example.org> a écrit :', true),
  attribution('2026年3月3日(火) 20:01 Chancery <judge@judge.example.org>:', false),
  attribution('tir. 3. mar. 2026 kl. 20:01 skrev Chancery <judge@judge.example.org>:', false),
  block(
    'Outlook',
    '________________________________\nFrom: Chancery <judge@judge.example.org>\nSent: Tuesday, March 3, 2026 8:01 PM\nTo: victim@example.org\nSubject: Please confirm',
    true,
  ),
  block(
    'Outlook in Polish',
    'Od: Chancery <judge@judge.example.org>\nWysłane: wtorek, 3 marca 2026 20:01\nDo: victim@example.org\nTemat: Please confirm',
    false,
  ),
  block('Outlook, one line of it', '-----Original Message-----', true),
  block('Lotus Notes', 'Chancery <judge@judge.example.org>\n03.03.2026 20:01\n\nTo\nvictim@example.org\n', false),
  block('a program that marks nothing', '', false),
  { name: 'marked by itself', write: (own, quoted) => `${own}\n\n${marked(quoted)}`, isKnown: true },
  { name: 'with bars', write: (own, quoted) => `${own}\n\n${marked(quoted, '| ')}`, isKnown: true },
  { name: 'above the answer', write: (own, quoted) => `${marked(quoted)}\n\n${own}`, isKnown: true },
  { name: 'unmarked, above the answer', write: (own, quoted) => `${quoted}\n\n${own}`, isKnown: false },
];
