/** French: all that English says. */
import type { Language } from '../shape.ts';
import { calendar } from './calendar.ts';
import { grammar } from './grammar.ts';
import { help } from './help/help.ts';
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

export const french: Language = {
  code: 'fr',
  grammar,
  results,
  said,
  sheetDoor,
  calendar,
  help,
  listing,
  map,
  pages,
  rulings,
  settings,
  sheet,
  variants: { places, rules },
  mail: { ...mailsA, ...mailsM, orderSheet },
};
