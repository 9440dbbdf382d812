/** MY GAMES: what is due in each game of the reader, and for a GM who has ordered, is late, waits or is away. */
import type { SeatView } from '../../engine/view/view.ts';
import { counted } from '../words/counts.ts';
import { phaseName } from '../words/phases.ts';
import { powerName, powersInWords } from '../words/powers.ts';
import { fromNow, localDate } from '../words/times.ts';
import { type Block, type Document, heading, type Inline, list, paragraph } from './document.ts';
import type { DeskAnswer, MailContext } from './mail.ts';
import { isWanted, ownPowers, talliesOf, wantedShort } from './wanted.ts';

type MyGames = Extract<DeskAnswer, { kind: 'my-games' }>;

/** Games in which the reader still owes orders. */
export function gamesWithOrdersDue({ games }: MyGames): number {
  return games.filter(isWanted).length;
}

export function myGamesBlocks({ games, more, over }: MyGames): Document {
  if (games.length === 0) {
    return [
      paragraph(
        over === 0
          ? 'You take part in no game here. LIST shows the games that are forming.'
          : `You take part in no game that is running; ${counted(over, 'game')} of yours ${over === 1 ? 'is' : 'are'} over. LIST shows the games that are forming.`,
      ),
    ];
  }
  const due = [...games].sort((a, b) => Number(isWanted(b)) - Number(isWanted(a)));
  return [
    heading('Your games'),
    list(due.map(entry)),
    ...(more === 0
      ? []
      : [paragraph(`${counted(more, 'more game')} of yours ${more === 1 ? 'is' : 'are'} not shown.`)]),
    ...(over === 0 ? [] : [paragraph(`${counted(over, 'game')} of yours ${over === 1 ? 'is' : 'are'} over.`)]),
    ...games.flatMap((game) => (game.view.role.kind === 'master' ? seatTable(game) : [])),
  ];
}

/** `marne, Spring 1901: you play France; orders for 3 units are still missing. Deadline Thu 5 Mar 2026, 23:30, in 3 d 4 h.` */
function entry(context: MailContext): readonly Inline[] {
  const { view, board } = context;
  const phase = view.phase === null ? '' : `, ${phaseName(board, view.phase)}`;
  return [{ strong: view.name }, `${phase}: ${as(context)}${state(context)}${deadline(context)}`];
}

function as(context: MailContext): string {
  const { view, board } = context;
  switch (view.role.kind) {
    case 'player':
      return `you play ${powersInWords(
        board,
        ownPowers(context).map(({ power }) => power),
      )}`;
    case 'applicant':
      return 'you have signed on';
    case 'master':
      return 'you are GM';
    case 'observer':
      return 'you observe';
    case 'public':
      return 'you take no part any more';
  }
}

function state(context: MailContext): string {
  const { view } = context;
  if (view.status === 'paused') return '; paused.';
  if (view.status === 'forming') {
    const open = view.signedOn === null ? 0 : view.seatsInAll - view.signedOn;
    return open > 0 ? `; ${counted(open, 'more player')} needed.` : '; waiting to begin.';
  }
  if (view.role.kind === 'master') return `; ${mastersState(view.seats)}.`;
  if (view.role.kind !== 'player') return '.';
  if (isWanted(context)) return `. ${wantedShort(context)}`;
  return talliesOf(context).length === 0 ? '; nothing is due.' : "; you're all set.";
}

function mastersState(seats: readonly SeatView[]): string {
  const due = seats.filter(({ progress }) => progress !== null && progress !== 'nothing');
  const ready = due.filter(({ progress }) => progress === 'complete').length;
  const late = seats.filter((seat) => seat.late).length;
  return `${ready} of ${due.length} ${due.length === 1 ? 'power has' : 'powers have'} complete orders${late === 0 ? '' : `, ${late} late`}`;
}

function deadline({ view, now, zone, zones }: MailContext): string {
  if (view.clock === null || view.status !== 'active') return '';
  return ` Deadline ${localDate(view.clock.deadline, zone, zones)}, ${fromNow(view.clock.deadline, now)}.`;
}

/** For a GM: how each player stands. Nothing for anybody else, whose view does not hold it. */
export function seatTable(context: MailContext): readonly Block[] {
  const { view, board } = context;
  if (view.seats.every(({ progress }) => progress === null)) return [];
  return [
    {
      kind: 'table',
      caption: `Orders in ${view.name}`,
      columns: [
        { title: 'Power', align: 'left' },
        { title: 'Player', align: 'left' },
        { title: 'Orders', align: 'left' },
        { title: '', align: 'left' },
      ],
      rows: view.seats.map((seat) => [
        powerName(board, seat.power),
        (seat.player ?? 'nobody').slice(0, 20),
        PROGRESS[seat.progress ?? 'nothing'],
        notes(context, seat),
      ]),
    },
  ];
}

const PROGRESS: Readonly<Record<NonNullable<SeatView['progress']>, string>> = {
  complete: 'complete',
  some: 'some missing',
  none: 'missing',
  nothing: 'nothing due',
};

function notes({ zone, zones, now }: MailContext, { late, waits, away, status }: SeatView): string {
  return [
    ...(status === 'abandoned' ? ['abandoned'] : status === 'civil-disorder' ? ['civil disorder'] : []),
    ...(late && status === 'playing' ? ['late'] : []),
    ...(waits === true ? ['WAIT'] : []),
    ...(away === null
      ? []
      : [
          away.from <= now
            ? `away until ${localDate(away.to, zone, zones)}`
            : `away from ${localDate(away.from, zone, zones)}`,
        ]),
  ].join(', ');
}
