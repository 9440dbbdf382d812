/** English: the language that all others are made after. */
import { grammar } from './grammar.ts';
import { said } from './said/said.ts';

export const english = { grammar, said };
