/** English: the language that all others are made after. */
import { calendar } from './calendar.ts';
import { grammar } from './grammar.ts';
import { help } from './help.ts';
import { listing } from './listing.ts';
import { mailsA } from './mail/mails-a.ts';
import { mailsM } from './mail/mails-m.ts';
import { orderSheet } from './mail/parts/order-sheet.ts';
import { map } from './map.ts';
import { pages } from './pages/pages.ts';
import { results } from './results/results.ts';
import { rulings } from './rulings.ts';
import { said } from './said/said.ts';
import { settings } from './settings/settings.ts';
import { sheet } from './sheet.ts';
import { sheetDoor } from './sheet-door.ts';
import { places } from './variants/places.ts';
import { rules } from './variants/rules.ts';

export const english = {
  code: 'en',
  calendar,
  grammar,
  help,
  listing,
  map,
  pages,
  results,
  rulings,
  said,
  sheet,
  sheetDoor,
  settings,
  variants: { places, rules },
  mail: { ...mailsA, ...mailsM, orderSheet },
};
