import type { RefusalSaying } from '../../../../../engine/sayings/orders/refusals.ts';
import type { Words } from '../../../language.ts';
import { noteInWords, refusalInWords } from './refusal-words.ts';

/** Where no map is known. */
const UNKNOWN = 'Cet ordre ne peut pas servir.';

export const refusals = {
  'refusals/order': ({ whose, refusal }, { board }) =>
    board === null ? UNKNOWN : refusalInWords({ ...whose, board }, refusal),
  'refusals/note': ({ note }, { board }) => (board === null ? '' : noteInWords(board, note)),
} satisfies Words<RefusalSaying>;
