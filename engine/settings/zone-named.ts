/** Time zones as people name them. */
import type { Zones } from '../time.ts';

const CONTINENTS: readonly string[] = [
  'Europe',
  'America',
  'Asia',
  'Africa',
  'Australia',
  'Pacific',
  'Atlantic',
  'Indian',
];

/** The IANA name of a zone, in any capitals, or of its city alone (`Berlin`, `new york`); null when it is none, or two. */
export function zoneNamed({ isZone }: Pick<Zones, 'isZone'>, text: string): string | null {
  const named = text.trim().replace(/\s+/g, '_');
  const capitals = named.toLowerCase().replace(/(?<=^|[/_-])[a-z]/g, (letter) => letter.toUpperCase());
  const whole = [named, named.toUpperCase(), capitals].find(isZone);
  if (whole !== undefined) return whole;
  const cities = CONTINENTS.map((continent) => `${continent}/${capitals}`).filter(isZone);
  return cities.length === 1 ? cities[0]! : null;
}
