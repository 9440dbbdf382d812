/** A variant on paper: who made it, the powers, the rules in words and the map as text. */
import type { Board } from '../../engine/board/board.ts';
import type { ProvinceData, Variant } from '../../engine/board/variant.ts';
import { provinceOfUnit } from '../../engine/vocabulary.ts';
import { NO_BREAK, wrapAfter } from '../locales/text/wrap.ts';
import { rulesInWords } from './rules-in-words.ts';

/** Text of at most 78 columns, in sections. */
export function variantSheet(board: Board): string {
  const { variant } = board;
  const sections = [
    credits(variant),
    ['Powers', '', ...powers(variant)],
    ['Rules (all else is standard Diplomacy)', '', ...rulesInWords(board).flatMap((rule) => wrapAfter('- ', rule))],
    ['Map (* is a supply center; A: where armies go, F: where fleets go)', '', ...provinces(variant)],
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

export function variantLine({ id, name, powers, players, victory, designers }: Variant): string {
  const most = players?.max ?? powers.length;
  const people = players !== undefined && players.min < most ? `${players.min}-${most}` : String(most);
  const facts = `${people.padStart(3)} players, ${String(victory.centers).padStart(2)} of ${String(victory.of).padStart(2)} centers win`;
  return `${id.padEnd(20)} ${facts}   ${name}, by ${designers.join(' and ')}`;
}

function credits({ id, name, version, designers, credits, mapStatus, aliases }: Variant): readonly string[] {
  const also = aliases === undefined ? '' : `, also ${aliases.join(', ')}`;
  return [
    ...wrapAfter('', `${name}${version === undefined ? '' : `, version ${version}`} (${id}${also})`),
    ...wrapAfter('', `Designed by ${designers.join(' and ')}.`),
    ...(credits === undefined ? [] : wrapAfter('', `With thanks to ${credits.join(', ')}.`)),
    ...(mapStatus === undefined ? [] : wrapAfter('', mapStatus)),
  ];
}

function powers({ powers }: Variant): readonly string[] {
  return powers.flatMap(({ letter, display, aliases = [], units, home, owns = home }) => {
    const known = aliases.length === 0 ? '' : ` (${aliases.join(', ')})`;
    const stands = units.map((unit) => provinceOfUnit(unit));
    const also = owns.filter((id) => !stands.includes(id));
    return wrapAfter(
      `${letter}  `,
      `${display}${known}: ${units.map(together).join(', ')}; home ${home.join(' ')}${also.length === 0 ? '' : `; vacant ${also.join(' ')}`}`,
    );
  });
}

function provinces(variant: Variant): readonly string[] {
  const homes = new Map(variant.powers.flatMap(({ home, display }) => home.map((id) => [id, display])));
  return variant.provinces.flatMap((province) => {
    const { id, name, abbr, type, center, theatre, aliases = [] } = province;
    const facts = [type, theatre ?? [], homes.has(id) ? `home of ${homes.get(id)}` : []].flat().join(', ');
    const spelt = [...(abbr === undefined ? [] : [abbr]), ...aliases];
    const known = spelt.length === 0 ? '' : ` [${spelt.join(', ')}]`;
    return [
      ...wrapAfter(id.padEnd(6), `${name}${center ? '*' : ''} (${facts})${known}`),
      ...borders(variant, province).flatMap(([what, list]) => wrapAfter(`${' '.repeat(6)}${what}: `, list.join(' '))),
    ];
  });
}

/** Neighbours for armies, for fleets (of each coast) and by season, as titled lists. */
function borders(variant: Variant, { id, coasts }: ProvinceData): readonly (readonly [string, readonly string[]])[] {
  const { army, fleet, seasonal = [] } = variant.adjacency;
  const from = (pairs: readonly (readonly [string, string])[], place: string) =>
    pairs.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : [])).sort();
  const places = coasts?.map((coast) => `${id}/${coast}`) ?? [id];
  const lists: (readonly [string, readonly string[]])[] = [
    ['A', from(army, id)],
    ...places.map((place) => [place === id ? 'F' : `F ${place.slice(id.length + 1)}`, from(fleet, place)] as const),
    ...seasonal.map(({ type, pair, seasons }) => {
      const names = variant.calendar.seasons.filter(({ letter }) => seasons.includes(letter)).map(({ name }) => name);
      return [
        `${type} in ${names.join(', ')}`,
        [id, ...places].flatMap((place) => from([pair], place)).slice(0, 1),
      ] as const;
    }),
  ];
  return lists.filter(([, list]) => list.length > 0);
}

/** A unit, not to be parted at the end of a line. */
function together(unit: string): string {
  return unit.replace(' ', NO_BREAK);
}
