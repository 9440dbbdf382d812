/** What the judge says in words, for tests that read its sentences. */
import type { Board } from '../engine/board/board.ts';
import type { Message, MessageOrText } from '../engine/messages/all-messages.ts';
import { archive } from '../templates/locales/en/archive-answers.ts';
import { bringArchiveWords, formatterFor } from '../templates/locales/speaker.ts';
import { standard } from './boards.ts';

bringArchiveWords(archive);

/** The English sentence. */
export function told(telling: MessageOrText, board: Board = standard): string {
  return formatterFor({ board }).say(telling);
}

/** A value with every saying in it told, however deep: what has a `code` with a slash in it. */
export function allTold<T>(value: T, board: Board = standard): T {
  const inner = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(inner);
    if (typeof each !== 'object' || each === null || Object.getPrototypeOf(each) !== Object.prototype) return each;
    if ('code' in each && typeof each.code === 'string' && each.code.includes('/')) return told(each as Message, board);
    return Object.fromEntries(Object.entries(each).map(([key, one]) => [key, inner(one)]));
  };
  return inner(value) as T;
}
