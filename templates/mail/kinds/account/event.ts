/** How an event stands: its rules, who has entered, its boards and standings. */
import { roundPoints } from '../../../../engine/events/standings.ts';
import { t } from '../../../locales/current.ts';
import {
  type Document,
  type DocumentBlock,
  headingBlock,
  linesBlock,
  paragraphBlock,
} from '../../../markup/document.ts';
import { type EventView, mayEnter } from '../../../pages/event-view.ts';
import { gameAddressInWords } from '../../game-address.ts';
import type { House } from '../../mail.ts';
import { leadOfText } from '../../parts/wanted.ts';

export function eventLead(event: EventView): DocumentBlock {
  const { status, isDirector, isRunning, isWaiting } = event;
  const say = t().mail.event.lead;
  if (status === 'open' && isDirector && peopleIn(event) >= (event.players ?? event.board?.powers.length ?? 0))
    return leadOfText(say.full, 'act');
  if (status !== 'playing') return leadOfText(say[status], 'rest');
  const isLast = event.rounds.length >= event.roundsInAll;
  if (isRunning && isWaiting) return leadOfText(say.waiting(event.rounds.length, isLast), 'rest');
  if (isRunning) return leadOfText(say.playing, 'rest');
  return isDirector ? leadOfText(say.next, 'act') : leadOfText(say.between, 'rest');
}

/** More rows than this are on the page. */
const MOST_ROWS = 60;

export function eventBlocks(event: EventView, house: House): Document {
  // False: nobody elsewhere can open any.
  const { hasPages = true } = house;
  const say = t().mail.event;
  const { directors, entrants } = event;
  const current = event.rounds.at(-1);
  const here = peopleIn(event);
  const names = entrants.flatMap(({ name, hasLeft }) => (hasLeft ? [] : name)).slice(0, MOST_ROWS);
  return [
    paragraphBlock(`${say.rules(event)} ${say.runBy(directors.join(', '))}`),
    paragraphBlock(
      `${say.entered(here)}${event.isEntered || !mayEnter(event) ? '' : ` ${say.enter(gameAddressInWords(house, event.name))}`}`,
    ),
    ...(current === undefined
      ? here === 0
        ? []
        : [paragraphBlock(`${say.entrants}${t().grammar.colon}${names.join(', ')}${names.length < here ? ', …' : ''}.`)]
      : [
          headingBlock(say.boards(event.rounds.length)),
          linesBlock(
            ...current.boards.map(({ game, page, isOver, counts }) => {
              const state = isOver ? (counts ? say.state.over : say.state.void) : say.state.goes;
              return `${game}${t().grammar.colon}${state}${hasPages ? `, ${page}` : ''}`;
            }),
          ),
          ...(current.waiting.length === 0 ? [] : [paragraphBlock(say.waiting(current.waiting.join(', ')))]),
          ...standingsTable(event, hasPages),
        ]),
    ...(hasPages ? [linesBlock(`${say.page}${t().grammar.colon}${event.page}`)] : []),
  ];
}

function peopleIn({ entrants }: EventView): number {
  return entrants.filter(({ hasLeft }) => !hasLeft).length;
}

function standingsTable({ standings }: EventView, hasPages: boolean): readonly DocumentBlock[] {
  const say = t().mail.event;
  if (standings.every(({ games }) => games.length === 0)) return [];
  return [
    {
      kind: 'table',
      caption: say.standings,
      columns: [
        { title: say.columns.place, align: 'right' },
        { title: say.columns.player, align: 'left' },
        { title: say.columns.total, align: 'right' },
      ],
      rows: standings
        .slice(0, hasPages ? MOST_ROWS : undefined)
        .map(({ place, name, total }) => [String(place), name.slice(0, 30), String(roundPoints(total))]),
    },
  ];
}
