/** Sentences of GMs, by people who had not seen the reader, with what they want; `named`: what other tests name. */
import type { WeighedWish } from '../../../engine/commands/wishes/read-wish.ts';
import { WISHES } from '../../../engine/commands/wishes/wish-answers.ts';
import { type LabelledSentence, labelledSentences } from '../../questions/labelled.ts';

export type LabelledWish = LabelledSentence<WeighedWish>;

/** What one answer serves, and what players ask, which is no wish. */
const SAME: Readonly<Record<string, WeighedWish>> = {
  addresses: 'status',
  bids: 'status',
  extend: 'deadline',
  'find-substitute': 'eject',
  'pause-until': 'pause',
  player: 'none',
  seat: 'replace',
  weekly: 'rhythm',
};

export function labelledWishes(writer: string): readonly LabelledWish[] {
  return labelledSentences<string>(`../masters/wishes/${writer}.txt`).map(({ language, topics, text }) => {
    const wishes = topics.map((topic) => SAME[topic] ?? (topic as WeighedWish));
    const unknown = wishes.find((wish) => wish !== 'none' && !WISHES.includes(wish));
    if (unknown !== undefined) throw new Error(`${writer}: there is no wish ${unknown} (${text})`);
    return { language, topics: [...new Set(wishes)], text };
  });
}
