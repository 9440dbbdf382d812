/** French: all that English says. */
import type { Language } from '../shape.ts';
import * as accountMails from './account-mails.ts';
import { map, places } from './board.ts';
import { help } from './commands.ts';
import * as gameMails from './game-mails.ts';
import { calendar, grammar } from './grammar.ts';
import { listing } from './listing.ts';
import * as mailParts from './mail-parts.ts';
import { said } from './messages.ts';
import * as pages from './pages.ts';
import { questions } from './questions.ts';
import { results } from './results.ts';
import { rules, rulings } from './rules.ts';
import * as seatMails from './seat-mails.ts';
import { settings } from './settings.ts';
import { sheet } from './sheet.ts';

export const french: Language = {
  code: 'fr',
  grammar,
  questions,
  results,
  said,
  calendar,
  help,
  listing,
  map,
  pages,
  rulings,
  settings,
  sheet,
  variants: { places, rules },
  mail: { ...accountMails, ...gameMails, ...mailParts, ...seatMails },
};
