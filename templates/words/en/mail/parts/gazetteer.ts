/** The places of a map. */
import type { Inline } from '../../../../markup/document.ts';

export const gazetteer = {
  places: (variant: string) => `Places of ${variant}`,
  place: 'Place',
  write: 'Write',
  type: 'Type',
  center: 'Supply center',
  owner: 'Owner now',
  /** Lines that ask for one place, and for the borders. */
  howToRead: (place: string, borders: string): readonly Inline[] => [
    'Capital and small letters are the same, and the full name does as well. All about one place: ',
    { code: place },
    '. Who borders on whom: ',
    { code: borders },
    '.',
  ],
  borders: (variant: string) => `Borders of ${variant}`,
  steps: (provinces: string): readonly Inline[] => [
    'Where units get from each place in one step. What the abbreviations mean: ',
    { code: provinces },
    '.',
  ],
  /** `who`: `Fleets on nc`. */
  way: (who: string, places: string) => `${who}: ${places}`,
  reach: (who: string, places: string): readonly Inline[] => [{ strong: who }, ` reach ${places}.`],
  alsoWritten: (spellings: string) => `Also written ${spellings}.`,
  noCenter: 'No supply center.',
  isCenter: (whose: string) => `Supply center, ${whose}.`,
  several: (start: string) => `'${start}' begins the names of several places:`,
  one: (name: string, line: string): readonly Inline[] => [`${name}: `, { code: line }],
};
