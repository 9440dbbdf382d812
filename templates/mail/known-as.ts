/** To somebody new: under which name and in which zone the judge knows him, and how to change that. */
import { zoneName } from '../words/zone-name.ts';
import { type Document, lines, paragraph } from './document.ts';
import type { KnownReader } from './mail.ts';

/** `zone`: in which he is told times now. Nothing where name and zone are known. */
export function knownAs({ name, hasZone }: KnownReader, zone: string): Document {
  if (name !== null && hasZone) return [];
  const isUtc = zoneName(zone) === 'UTC';
  const who =
    name === null
      ? 'Your mails carry no name, so we made one up for you. To be called by your own, send SET NAME with it.'
      : `We know you as ${name}; SET NAME changes that.`;
  const when = hasZone
    ? ''
    : ` Times in your mails are in ${isUtc ? 'UTC' : `${zoneName(zone)} time`}; to have your own, send SET MY ZONE with your zone.`;
  return [
    paragraph(`${who}${when}`),
    lines(...(name === null ? ['SET NAME Ann'] : []), ...(hasZone ? [] : ['SET MY ZONE Europe/Paris'])),
  ];
}
