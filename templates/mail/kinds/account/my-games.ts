/** MY GAMES: what is due in each game of the reader, and for a GM who has ordered, is late, waits or is away. */
import type { SeatView } from '../../../../engine/view/view.ts';
import { t } from '../../../locales/current.ts';
import { powerName, powersInWords } from '../../../locales/powers.ts';
import type { Language } from '../../../locales/shape.ts';
import { fromNow, localDate } from '../../../locales/times/format-times.ts';
import { phaseName } from '../../../locales/times/phases.ts';
import {
  type Document,
  type DocumentBlock,
  headingBlock,
  type Inline,
  listBlock,
  paragraphBlock,
} from '../../../markup/document.ts';
import type { DeskAnswer, MailContext } from '../../mail.ts';
import { isWanted, ownPowers, talliesOf, wantedShort } from '../../parts/wanted.ts';
import { pageBlock } from './digest.ts';

type MyGames = Extract<DeskAnswer, { kind: 'my-games' }>;
type GameState = Parameters<Language['mail']['myGames']['game']>[0]['state'];

/** Games in which the reader still owes orders. */
export function gamesWithOrdersDue({ games }: MyGames): number {
  return games.filter(isWanted).length;
}

export function myGamesBlocks({ games, more, over, page }: MyGames): Document {
  const told = t().mail.myGames;
  if (games.length === 0) return [paragraphBlock(over === 0 ? told.none : told.noneRunning(over))];
  const due = [...games].sort((a, b) => Number(isWanted(b)) - Number(isWanted(a)));
  return [
    headingBlock(told.heading),
    listBlock(due.map(entry)),
    ...pageBlock(page),
    ...(more === 0 ? [] : [paragraphBlock(told.more(more))]),
    ...(over === 0 ? [] : [paragraphBlock(told.over(over))]),
    ...games.flatMap((game) => (game.view.role.kind === 'master' ? seatTable(game) : [])),
  ];
}

/** `marne, Spring 1901: you play France; orders for 3 units are still missing. Deadline Thu 5 Mar 2026, 23:30, in 3 d 4 h.` */
function entry(context: MailContext): readonly Inline[] {
  const { view, board, now, zone, zones } = context;
  const deadline =
    view.clock === null || view.status !== 'active' || view.settings.practice ? null : view.clock.deadline;
  const told = t().mail.myGames.game({
    phase: view.phase === null ? null : phaseName(board, view.phase),
    role: view.role.kind,
    powers: powersInWords(
      board,
      ownPowers(context).map(({ power }) => power),
    ),
    state: stateOf(context),
    deadline: deadline === null ? null : { date: localDate(deadline, zone, zones), fromNow: fromNow(deadline, now) },
  });
  const { open, openDesk } = t().mail.orderSheet;
  const { sheet } = context;
  const link = { text: view.role.kind === 'master' ? openDesk : open, href: sheet ?? '' };
  return [{ strong: view.name }, told, ...(sheet === undefined ? [] : [' ', link])];
}

function stateOf(context: MailContext): GameState {
  const { view } = context;
  if (view.status === 'paused') return { kind: 'paused' };
  if (view.status === 'forming') {
    const open = view.signedOn === null ? 0 : view.seatsInAll - view.signedOn;
    return open > 0 ? { kind: 'needs-players', players: open } : { kind: 'waits-to-begin' };
  }
  if (view.role.kind === 'master') return mastersState(view.seats);
  if (view.role.kind !== 'player') return { kind: 'nothing' };
  if (isWanted(context)) return { kind: 'due', told: wantedShort(context) };
  return { kind: talliesOf(context).length === 0 ? 'nothing-due' : 'all-set' };
}

function mastersState(seats: readonly SeatView[]): GameState {
  const due = seats.filter(({ progress }) => progress !== null && progress !== 'nothing');
  return {
    kind: 'orders',
    ready: due.filter(({ progress }) => progress === 'complete').length,
    due: due.length,
    late: seats.filter((seat) => seat.late).length,
  };
}

/** For a GM: how each player stands. Nothing for anybody else, whose view does not hold it. */
export function seatTable(context: MailContext): readonly DocumentBlock[] {
  const { view, board } = context;
  if (view.seats.every(({ progress }) => progress === null)) return [];
  const told = t().mail.myGames.table;
  return [
    {
      kind: 'table',
      caption: told.caption(view.name),
      columns: [
        { title: told.power, align: 'left' },
        { title: told.player, align: 'left' },
        { title: told.orders, align: 'left' },
        { title: '', align: 'left' },
      ],
      rows: view.seats.map((seat) => [
        powerName(board, seat.power),
        (seat.player ?? told.nobody).slice(0, 20),
        told.progress[seat.progress ?? 'nothing'],
        seatNotes(context, seat),
      ]),
    },
  ];
}

/** What is to be said of a seat: late, away, with the player's address. */
export function seatNotes(
  { zone, zones, now, unreached = [], addresses = {} }: MailContext,
  { power, late, waits, away, status, musters }: SeatView,
): string {
  const told = t().mail.myGames.table;
  return [
    ...(status === 'abandoned' || status === 'civil-disorder' ? [told[status]] : []),
    ...(late && status === 'playing' ? [told.late] : []),
    ...(musters === true ? [told.musters] : []),
    ...(unreached.includes(power) ? [told.unreached] : []),
    ...(waits === true ? ['WAIT'] : []),
    ...(away === null
      ? []
      : [
          away.from <= now
            ? told.awayUntil(localDate(away.to, zone, zones))
            : told.awayFrom(localDate(away.from, zone, zones)),
        ]),
    ...(addresses[power] === undefined ? [] : [addresses[power]]),
  ].join(', ');
}
