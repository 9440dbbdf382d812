/** English: the language that all others are made after. */
import { grammar } from './grammar.ts';
import { mailsA } from './mail/mails-a.ts';
import { mailsM } from './mail/mails-m.ts';
import { said } from './said/said.ts';

export const english = { grammar, said, mail: { ...mailsA, ...mailsM } };
