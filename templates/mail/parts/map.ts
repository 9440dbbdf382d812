/** The map in a mail: a link in the text, the picture in HTML. */

import { t } from '../../locales/current.ts';
import { seasonName } from '../../locales/times/phases.ts';
import type { DocumentBlock } from '../../markup/document.ts';
import { mapName } from '../../pages/map-files.ts';
import type { MailContext } from '../mail.ts';
import { seesPart } from './blind.ts';

/** Empty if no map has been drawn. `abbreviations`: places are named as in orders. `prints`: links for a printer are added. */
export function mapBlocks(
  context: MailContext,
  { abbreviations = false, prints = false } = {},
): readonly DocumentBlock[] {
  const { links, view, board } = context;
  if (links.map === null) return [];
  const isOwn = seesPart(view) || links.map === links.mapPicture;
  const phase = view.last?.resolution.phase ?? view.position?.phase ?? null;
  const told = t().mail.map;
  const beside = (options: Parameters<typeof mapName>[0]) =>
    `${links.game}${mapName({ ...options, abbr: abbreviations, language: t().code })}`;
  const toPrint = [
    { text: told.printA4, href: beside({ form: 'a4' }) },
    { text: told.printLetter, href: beside({ form: 'letter' }) },
  ];
  const withAbbr = {
    text: told.withAbbreviations,
    href: `${links.game}${mapName({ abbr: true, language: t().code })}`,
  };
  // Beside a picture for one reader alone lies nothing else.
  if (abbreviations && !isOwn) {
    const source = beside({ form: 'png' });
    const alt = told.abbreviatedPicture(view.name);
    return [
      ...(links.mapPicture === null ? [] : [{ kind: 'picture' as const, source, alt, href: beside({}) }]),
      { kind: 'links', links: [{ text: told.abbreviated, href: beside({}) }, ...toPrint] },
    ];
  }
  const picture: readonly DocumentBlock[] =
    links.mapPicture === null
      ? []
      : [
          {
            kind: 'picture',
            source: links.mapPicture,
            alt: told.picture(view.name, view.last === null || phase === null ? null : seasonName(board, phase)),
            href: links.map,
          },
        ];
  return [
    ...picture,
    {
      kind: 'links',
      links: [{ text: told.map, href: links.map }, ...(prints && !isOwn ? [withAbbr, ...toPrint] : [])],
    },
  ];
}
