/** English: the language that all others are made after. */
import type { Language } from '../language.ts';
import { said } from './said/said.ts';

export const english: Language = { said };
