/**
 * What everybody gets when a game is over: who played what, as far as they may know, the centers by year, the archive, and how
 * to have the last word.
 */

import type { GameName } from '../../../engine/game/events.ts';
import { countCentersByYear, rowLabel } from '../../../engine/scoring/centers.ts';
import { t } from '../../locales/current.ts';
import { powerName } from '../../locales/powers.ts';
import { type Document, type DocumentBlock, headingBlock, linesBlock, paragraphBlock } from '../../markup/document.ts';
import { centerCountLines } from '../classic/center-counts.ts';
import { gameAddressInWords } from '../game-address.ts';
import type { Attachment, MailContext } from '../mail.ts';
import { diariesTold } from './diary.ts';

/** `sequel`: the game that was created when this one ended. */
export function endBlocks(context: MailContext, sequel?: GameName): Document {
  const { links, archive } = context;
  const table = centerCountLines(context);
  const say = t().mail.ending;
  return [
    ...whoWasWho(context),
    ...(sequel === undefined ? [] : sequelTold(context, sequel)),
    ...diariesTold(context),
    ...(table.length === 0
      ? []
      : [{ kind: 'lines' as const, lines: table, inset: false, textOnly: true }, centersByYear(context)]),
    headingBlock(say.downloads),
    paragraphBlock(archive === undefined ? say.archiveLinked : say.archiveAttached(archive.name)),
    {
      kind: 'links',
      links: [{ text: say.archive, href: `${links.game}archive.json` }],
    },
    ...openPress(context),
    ...statements(context),
  ];
}

/** A year to a row and a power to a column, so that a phone shows it whole; the text has the older judges' table. */
function centersByYear({ told, board }: MailContext): DocumentBlock {
  const powers = told?.powers.map(({ power }) => power) ?? [];
  const say = t().mail.ending;
  const letter = (power: string) => board.powers.find(({ name }) => name === power)?.letter ?? '?';
  return {
    kind: 'table',
    caption: say.centersByYear,
    columns: [
      { title: say.year, align: 'left' },
      ...powers.map((power) => ({ title: letter(power), align: 'right' as const })),
    ],
    rows: countCentersByYear(board.variant.calendar, told?.phases ?? []).map(({ centers, ...row }) => [
      rowLabel(row),
      ...powers.map((power) => String(centers[power]?.length ?? 0)),
    ]),
    htmlOnly: true,
  };
}

export function archiveAttachment({ archive }: MailContext): readonly Attachment[] {
  return archive === undefined ? [] : [archive];
}

/** Everybody who played a power, one after the other. Of a game that stays anonymous the reader would see his own name alone. */
function whoWasWho({ view, board, told }: MailContext): readonly DocumentBlock[] {
  if (view.settings.anonymous && !view.settings.reveal) return [];
  const say = t().mail.ending;
  const rows = view.seats.flatMap(({ power, player, centers }) => {
    const sat = told?.powers.find((each) => each.power === power)?.players ?? [];
    const names = sat.map(({ player: id, from }, n) => {
      const name = told?.players[id]?.name ?? say.formerPlayer;
      return n === 0 ? name : say.playedFrom(name, from);
    });
    if (names.length === 0 && player !== null) names.push(player);
    return names.map((name, n) => [
      n === 0 ? powerName(board, power) : '',
      name,
      n === names.length - 1 ? String(centers) : '',
    ]);
  });
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      caption: say.whoPlayed,
      columns: [
        { title: say.power, align: 'left' },
        { title: say.player, align: 'left' },
        { title: say.centers, align: 'right' },
      ],
      rows,
    },
  ];
}

/** Whoever played may agree to open what was said in private. Where none could be said there is nothing to open. */
function openPress({ view }: MailContext): Document {
  if (view.role.kind !== 'player' || !view.settings.press.partial) return [];
  return [paragraphBlock(t().mail.ending.openPress), linesBlock('SET OPEN PRESS')];
}

/** Whoever played may tell how it was; it goes to all, and is kept with the game. */
function statements({ view, house }: MailContext): Document {
  if (view.role.kind === 'public') return [];
  const say = t().mail.ending;
  return [
    headingBlock(say.statement),
    paragraphBlock(say.howToState(gameAddressInWords(house, view.name))),
    linesBlock('BROADCAST', say.exampleStatement, 'ENDBROADCAST'),
  ];
}

function sequelTold({ view, house }: MailContext, sequel: GameName): Document {
  const say = t().mail.ending;
  const how =
    view.role.kind === 'master' ? [say.sequelIsYours] : [say.sequelSignOn(house.judge), { code: `SIGNON ?${sequel}` }];
  return [paragraphBlock(say.sequel(sequel), ' ', ...how)];
}
