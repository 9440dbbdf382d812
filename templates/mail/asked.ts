/** What a mail asked to be shown: the orders on file, the game in the long form, its map, help. */
import type { Asked } from '../../engine/game/events.ts';
import { outcomeInWords } from '../words/outcome.ts';
import { powerName } from '../words/powers.ts';
import { HIDDEN } from './classic.ts';
import { classicListing } from './classic-listing.ts';
import { diaryBlocks } from './diary.ts';
import { type Document, type Line, lines, paragraph } from './document.ts';
import { helpBlocks } from './help.ts';
import { lookBlocks } from './look.ts';
import type { Occasion } from './mail.ts';
import { mapBlocks } from './map.ts';

/** Each thing once. The orders on file stand in every acknowledgement, so STATUS adds nothing for a player. */
export function askedBlocks(occasion: Occasion, asked: readonly Asked[]): Document {
  const seen = new Set<string>();
  return asked.flatMap(({ what, topic }) => {
    const key = `${what} ${topic ?? ''}`;
    if (seen.has(key)) return [];
    seen.add(key);
    if (what === 'diary') return diaryBlocks(occasion, topic ?? null);
    if (what === 'help') return helpBlocks(occasion.help, topic ?? null);
    return what === 'all-orders' || what === 'prediction' ? lookBlocks(occasion, what) : gameBlocks(occasion, what);
  });
}

/** One answer about a game. */
export function gameBlocks(occasion: Occasion, what: 'status' | 'list' | 'summary' | 'map' | 'history'): Document {
  const { view, links } = occasion;
  switch (what) {
    case 'status':
      return view.role.kind === 'player' ? [] : [lines(...classicListing(occasion))];
    case 'list':
      return [lines(...classicListing(occasion))];
    case 'summary':
      return [lines(...summary(occasion))];
    case 'map': {
      const map = mapBlocks(occasion);
      if (map.length === 0) return [paragraph('There is no map yet: the game has not begun.')];
      const text = occasion.textMap?.() ?? null;
      return text === null ? map : [...map, lines(...text.split('\n'))];
    }
    case 'history':
      return [
        paragraph(
          'Every phase with its orders, results and map, the public press and the archive to keep are on the page of the game.',
        ),
        {
          kind: 'links',
          links: [
            { text: 'History', href: links.game },
            { text: 'As text', href: `${links.game}history.txt` },
            { text: 'Archive', href: `${links.game}archive.json` },
          ],
        },
      ];
  }
}

/** `Summary of game 'marne' through F1907B.`: who plays what, how it stands, how it ended. */
function summary({ view, board }: Occasion): readonly Line[] {
  const through = view.resolved.at(-1)?.phase ?? view.phase;
  const width = Math.max(...view.seats.map(({ power }) => powerName(board, power).length), 6) + 4;
  const person = (who: string, name: string): Line => ({ text: `     ${`${who}:`.padEnd(width)}${name}` });
  return [
    { text: `Summary of game '${view.name}'${through === null ? '' : ` through ${through}`}.` },
    { text: '' },
    ...view.masters.map((master) => person('Master', master)),
    ...view.seats.map(({ power, player, centers, status }) => {
      const name = player ?? (status === 'playing' ? HIDDEN : 'nobody');
      return person(powerName(board, power), `${name}, ${centers} ${centers === 1 ? 'centre' : 'centres'}`);
    }),
    ...(view.outcome === null ? [] : [{ text: '' }, { text: outcomeInWords(board, view.outcome) }]),
  ];
}
