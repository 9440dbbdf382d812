/** To somebody new: under which name and in which zone the judge knows him, and how to change that. */

import { type Document, lines, paragraph } from '../../markup/document.ts';
import { words } from '../../words/current.ts';
import { zoneName } from '../../words/times/zone-name.ts';
import type { KnownReader } from '../mail.ts';

/** `zone`: in which they read times now. Nothing where name and zone are known. */
export function knownAs({ name, hasZone }: KnownReader, zone: string): Document {
  if (name !== null && hasZone) return [];
  const say = words().mail.knownAs;
  const place = zoneName(zone);
  const who = name === null ? say.noName : say.name(name);
  const when = hasZone ? [] : [place === 'UTC' ? say.utc : say.zone(place)];
  return [
    paragraph([who, ...when].join(' ')),
    lines(...(name === null ? ['SET NAME Ann'] : []), ...(hasZone ? [] : ['SET MY ZONE Europe/Paris'])),
  ];
}
