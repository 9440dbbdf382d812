/** `HELP FRANCE`: a power of the map, what it began with and what it has now. */
import { listInWords } from '../../../../../engine/explain/names.ts';

type Names = readonly string[];

export const powerHelp = {
  spellings: (names: Names) => `In press and votes written ${listInWords(names, 'or')}.`,
  /** `seat`: their name together. */
  together: (partners: Names, seat: string) => `Played together with ${listInWords(partners)}: ${seat}.`,
  home: (places: Names) => `Home centers: ${listInWords(places)}.`,
  start: (units: Names) => `Units at the start: ${listInWords(units)}.`,
  noCenter: 'It owns no center now.',
  centers: (places: Names) => `Centers now: ${places.length}: ${listInWords(places)}.`,
  noUnit: 'It has no unit now.',
  units: (units: Names) => `Units now: ${listInWords(units)}.`,
};
