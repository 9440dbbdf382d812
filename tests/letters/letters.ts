/** One letter of each kind, and several of those that have several faces, by the name of its golden file. */
import type { WrittenMail } from '../../templates/mail/mail.ts';
import { answers } from './kinds/answers.ts';
import { desk } from './kinds/desk.ts';
import { results } from './kinds/results.ts';
import { seats } from './kinds/seats.ts';
import { talk } from './kinds/talk.ts';
import { times } from './kinds/times.ts';

/** By the folders of their golden files. */
export const GROUPS = { answers, desk, results, seats, talk, times };

export const LETTERS: Readonly<Record<string, () => WrittenMail>> = Object.assign({}, ...Object.values(GROUPS));
