/** What a mail asked to be shown: the orders on file, the game in the long form, its map, help. */
import type { Asked, HistorySpan } from '../../../../engine/game/events.ts';
import { t } from '../../../locales/current.ts';
import { readerOf } from '../../../locales/examples.ts';
import { type Document, linesBlock, paragraphBlock } from '../../../markup/document.ts';
import { classicGameListing } from '../../classic/listing.ts';
import type { MailContext } from '../../mail.ts';
import { blindTold, seesPart } from '../../parts/blind.ts';
import { diaryBlocks } from '../../parts/diary.ts';
import { mapBlocks } from '../../parts/map.ts';
import { helpBlocks } from './help.ts';
import { historyBlocks, summaryBlocks } from './history.ts';
import { lookBlocks } from './look.ts';
import { seatTable } from './my-games.ts';

/** Each thing once. The orders on file stand in every acknowledgement, so STATUS adds nothing for a player. */
export function askedBlocks(context: MailContext, asked: readonly Asked[]): Document {
  const seen = new Set<string>();
  return asked.flatMap(({ what, topic, span, abbreviations }) => {
    const key = `${what} ${topic ?? ''} ${JSON.stringify([span, abbreviations])}`;
    if (seen.has(key)) return [];
    seen.add(key);
    if (what === 'diary') return diaryBlocks(context, topic ?? null);
    if (what === 'help') {
      const { board, view } = context;
      // Of a board that is seen in part it could not say what is elsewhere.
      const position = seesPart(view) ? null : view.position;
      return helpBlocks(context.help, topic ?? null, { board, position, reader: readerOf(view) });
    }
    return what === 'all-orders' || what === 'prediction'
      ? lookBlocks(context, what)
      : gameBlocks(context, what, { span, abbreviations });
  });
}

/** One answer about a game. */
export function gameBlocks(
  context: MailContext,
  what: 'status' | 'list' | 'summary' | 'map' | 'history',
  { span, abbreviations }: { readonly span?: HistorySpan | undefined; readonly abbreviations?: true | undefined } = {},
): Document {
  const { view } = context;
  switch (what) {
    case 'status':
      return view.role.kind === 'player' ? [] : [...seatTable(context), ...gameBlocks(context, 'list')];
    case 'list':
      return [linesBlock(...classicGameListing(context)), ...(view.position === null ? [] : blindTold(view))];
    case 'summary':
      if (seesPart(view)) return [paragraphBlock(t().mail.blind.pastLater)];
      return summaryBlocks(context);
    case 'map': {
      const map = mapBlocks(context, { abbreviations: abbreviations === true, prints: true });
      if (map.length === 0) {
        return [paragraphBlock(seesPart(view) ? t().mail.blind.mapLater : t().mail.asked.noMap)];
      }
      const text = context.textMap?.() ?? null;
      return text === null ? map : [...map, linesBlock(...text.split('\n'))];
    }
    case 'history':
      if (seesPart(view)) return [paragraphBlock(t().mail.blind.pastLater)];
      return span === undefined ? [] : historyBlocks(context, span);
  }
}

/** Where all of it is, to look at and to keep. */
export function archiveBlocks({ links }: MailContext): Document {
  const say = t().mail.asked;
  return [
    paragraphBlock(say.kept),
    {
      kind: 'links',
      links: [
        { text: say.page, href: links.game },
        { text: say.history, href: `${links.game}history.txt` },
        { text: say.archive, href: `${links.game}archive.json` },
      ],
    },
  ];
}
