/** To somebody new: under which name and in which zone the judge knows him, and how to change that. */

import { t } from '../../locales/current.ts';
import { othersOffered } from '../../locales/offered.ts';
import { zoneName } from '../../locales/times/zone-name.ts';
import { type Document, linesBlock, paragraphBlock } from '../../markup/document.ts';
import type { KnownReader } from '../mail.ts';

/** `zone`: in which they read times now. Nothing where name and zone are known. */
export function knownAs({ name, hasZone }: KnownReader, zone: string): Document {
  const languages = paragraphBlock(othersOffered(t().code));
  if (name !== null && hasZone) return [languages];
  const say = t().mail.knownAs;
  const place = zoneName(zone);
  const who = name === null ? say.noName : say.name(name);
  const when = hasZone ? [] : [place === 'UTC' ? say.utc : say.zone(place)];
  return [
    paragraphBlock([who, ...when].join(' ')),
    linesBlock(...(name === null ? ['SET NAME Ann'] : []), ...(hasZone ? [] : ['SET MY ZONE Europe/Paris'])),
    languages,
  ];
}
