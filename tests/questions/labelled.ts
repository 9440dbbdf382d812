/** Sentences of players with their topics: what the reader of questions learns from (`teach.ts`), and what it is held by. */
import { readFileSync } from 'node:fs';
import type { WeighedTopic } from '../../engine/language/questions/read-question.ts';

export interface LabelledSentence<T extends string = WeighedTopic> {
  readonly language: string;
  /** Each of them answers it, the first best. */
  readonly topics: readonly T[];
  readonly text: string;
}

const read = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** A file of `topic<TAB>sentence`, or several with ` | ` between them, below headings of languages. */
export function labelledSentences<T extends string = WeighedTopic>(file: string): readonly LabelledSentence<T>[] {
  let language = '';
  return read(file).flatMap((line) => {
    const [column, texts] = line.split('\t');
    const topics = column!.split(',') as T[];
    if (texts !== undefined) return texts.split(' | ').map((text) => ({ language, topics, text }));
    language = line.replace('== ', '');
    return [];
  });
}

/** Mails of beginners, of some lines each; their topics stand in the last column. */
function beginners(set: string): readonly LabelledSentence[] {
  return read(`../laws/beginners/${set}.txt`).map((line) => {
    const [language, , mail, ...columns] = line.split('\t');
    return {
      language: language!,
      topics: columns.at(-1)!.split(',') as WeighedTopic[],
      text: mail!.replaceAll('\\n', ' '),
    };
  });
}

/** By writer, none of whom had seen the reader; `named`: what other tests name. */
export function taughtSentences(): ReadonlyMap<string, readonly LabelledSentence[]> {
  const writers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
  return new Map([
    ['beginners', ['one', 'two', 'three', 'four'].flatMap(beginners)],
    ['named', labelledSentences('lines/named.txt')],
    ['phones', ['lines/phones.txt', 'lines/phone.txt'].flatMap((file) => labelledSentences(file))],
    ...writers.map((writer) => [writer, labelledSentences(`lines/${writer}.txt`)] as const),
  ]);
}
