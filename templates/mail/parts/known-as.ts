/** To somebody new: under which name and in which zone the judge knows him, and how to change that. */

import type { ReportLine } from '../../../engine/game/events.ts';
import { t } from '../../locales/current.ts';
import { othersOffered } from '../../locales/offered.ts';
import { zoneName } from '../../locales/times/zone-name.ts';
import { type Document, linesBlock, paragraphBlock } from '../../markup/document.ts';
import type { KnownReader } from '../mail.ts';

type Report = readonly Pick<ReportLine, 'message'>[];

/** `zone`: in which they read times now. The other languages are offered once: by a remark, or here. */
export function knownAs({ name, hasZone }: KnownReader, zone: string, report: Report): Document {
  const isOffered = report.some(({ message }) => typeof message === 'object' && message.code === 'entering/language');
  const languages = isOffered ? [] : [paragraphBlock(othersOffered(t().code))];
  if (name !== null && hasZone) return languages;
  const say = t().mail.knownAs;
  const place = zoneName(zone);
  const who = name === null ? say.noName : say.name(name);
  const when = hasZone ? [] : [place === 'UTC' ? say.utc : say.zone(place)];
  return [
    paragraphBlock([who, ...when].join(' ')),
    // A line is there to be copied: nobody is Ann, or in a zone that we made up.
    ...(hasZone || place === 'UTC' ? [] : [linesBlock(`SET MY ZONE ${zone}`)]),
    ...languages,
  ];
}
