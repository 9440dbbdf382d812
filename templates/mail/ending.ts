/** What everybody is sent when a game is over: who played what, as far as it may be told, and where the game is kept. */
import { powerName } from '../words/powers.ts';
import { diariesTold } from './diary.ts';
import type { Document } from './document.ts';
import type { Occasion } from './mail.ts';

export function endBlocks(occasion: Occasion): Document {
  const { view, board, links } = occasion;
  // Of a game that stays anonymous the reader would see his own name alone.
  const isTold = !view.settings.anonymous || view.settings.reveal;
  const rows = (isTold ? view.seats : []).flatMap(({ power, player, centers }) =>
    player === null ? [] : [[powerName(board, power), player, String(centers)]],
  );
  return [
    ...(rows.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            caption: 'Who played what',
            columns: [
              { title: 'Power', align: 'left' as const },
              { title: 'Player', align: 'left' as const },
              { title: 'Centres', align: 'right' as const },
            ],
            rows,
          },
        ]),
    ...diariesTold(occasion),
    {
      kind: 'links',
      links: [
        { text: 'All phases, and the centres by year', href: links.game },
        { text: 'The archive of the game, to keep', href: `${links.game}archive.json` },
      ],
    },
  ];
}
