/** The map in a mail: a link in the text, the picture in HTML. */
import { seasonName } from '../words/phases.ts';
import type { Block } from './document.ts';
import type { Occasion } from './mail.ts';

/** Nothing where no map has been drawn. */
export function mapBlocks(occasion: Occasion): readonly Block[] {
  const { links, view, board } = occasion;
  if (links.map === null) return [];
  const phase = view.last?.resolution.phase ?? view.position?.phase ?? null;
  const when = phase === null ? '' : ` after ${seasonName(board, phase)}`;
  const picture: readonly Block[] =
    links.mapPicture === null
      ? []
      : [
          {
            kind: 'picture',
            source: links.mapPicture,
            alt: `Map of ${view.name}${view.last === null ? '' : when}; the mail tells the same in words.`,
            href: links.map,
          },
        ];
  return [...picture, { kind: 'links', links: [{ text: 'Map', href: links.map }] }];
}
