/**
 * The powers of Chaos (Michel Ferion): every supply center of the standard map is a power of its own. Letters are those of
 * the classic e-mail judges, which kept M and O for the GM and observers.
 */
import type { PowerData, Province } from '../board/variant.ts';
import { powerOf } from '../vocabulary.ts';

const POWERS: readonly (readonly [center: Province, display: string, adjective: string, letter: string])[] = [
  ['ank', 'Ankara', 'Ankaran', 'A'],
  ['bel', 'Belgium', 'Belgian', 'B'],
  ['ber', 'Berlin', 'Berliner', 'C'],
  ['bre', 'Brest', 'Brestois', 'D'],
  ['bud', 'Budapest', 'Budapester', 'E'],
  ['bul', 'Bulgaria', 'Bulgarian', 'F'],
  ['con', 'Constantinople', 'Constantinopolitan', 'G'],
  ['den', 'Denmark', 'Danish', 'H'],
  ['edi', 'Edinburgh', 'Edinburgher', 'I'],
  ['gre', 'Greece', 'Greek', 'J'],
  ['hol', 'Holland', 'Dutch', 'K'],
  ['kie', 'Kiel', 'Kieler', 'L'],
  ['lvp', 'Liverpool', 'Liverpudlian', 'N'],
  ['lon', 'London', 'Londoner', 'P'],
  ['mar', 'Marseilles', 'Marseillais', 'Q'],
  ['mos', 'Moscow', 'Muscovite', 'R'],
  ['mun', 'Munich', 'Municher', 'S'],
  ['nap', 'Naples', 'Neapolitan', 'T'],
  ['nwy', 'Norway', 'Norwegian', 'U'],
  ['par', 'Paris', 'Parisian', 'V'],
  ['por', 'Portugal', 'Portuguese', 'W'],
  ['rom', 'Rome', 'Roman', 'X'],
  ['rum', 'Rumania', 'Rumanian', 'Y'],
  ['ser', 'Serbia', 'Serbian', 'Z'],
  ['sev', 'Sevastopol', 'Sevastopolitan', '0'],
  ['smy', 'Smyrna', 'Smyrniote', '1'],
  ['spa', 'Spain', 'Spanish', '2'],
  ['stp', 'St Petersburg', 'Petersburgian', '3'],
  ['swe', 'Sweden', 'Swedish', '4'],
  ['tri', 'Trieste', 'Triestine', '5'],
  ['tun', 'Tunis', 'Tunisian', '6'],
  ['ven', 'Venice', 'Venetian', '7'],
  ['vie', 'Vienna', 'Viennese', '8'],
  ['war', 'Warsaw', 'Varsovian', '9'],
];

/** In the order of their letters; each owns its center and has no unit. */
export const CHAOS_POWERS: readonly PowerData[] = POWERS.map(([center, display, adjective, letter]) => ({
  name: powerOf(display.toUpperCase()),
  display,
  adjective,
  letter,
  home: [center],
  units: [],
}));
