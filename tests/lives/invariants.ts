/** What is always true of a game, whatever people do. */
import { dueTo } from '../../engine/adjudicate/phases/adjustments-due.ts';
import { validatePosition } from '../../engine/adjudicate/read-position.ts';
import type { Board } from '../../engine/board/board.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import { pendingConfirmation } from '../../engine/game/confirmable.ts';
import type { GameEvent } from '../../engine/game/events.ts';
import type { Game, Seat } from '../../engine/game/game.ts';
import { orderKey } from '../../engine/game/on-file.ts';
import { lateFrom } from '../../engine/game/phase-clock.ts';
import { absencesOf } from '../../engine/game/resolve-phase.ts';
import { parseOrder } from '../../engine/orders/notation.ts';
import { told } from '../told.ts';

const DAY = 86_400_000;

/** In words what is wrong with the state; empty when nothing is. */
export function faultsOf(game: Game, board: Board): readonly string[] {
  return [
    ...statusFaults(game),
    ...game.seats.flatMap((seat) => seatFaults(game, seat, board)),
    ...peopleFaults(game),
    ...phaseFaults(game),
    ...(game.position === null
      ? []
      : validatePosition(board, game.position).map(
          ({ field, message }) => `position.${field}: ${told(message, board)}`,
        )),
  ];
}

function* gather(...checks: readonly (readonly [boolean, string])[]): Generator<string> {
  for (const [isWrong, what] of checks) if (isWrong) yield what;
}

function statusFaults({ status, seats, position, current, pausedAt, outcome, applicants }: Game): readonly string[] {
  const isOn = status === 'active' || status === 'paused';
  return [
    ...gather(
      [isOn && (position === null || current === null), `${status} without a phase`],
      [status === 'forming' && (seats.length > 0 || position !== null), 'seats or a board before the start'],
      [status !== 'forming' && applicants.length > 0, 'applicants after the start'],
      [status === 'finished' && (current !== null || outcome === null), 'over without an outcome, or with a phase'],
      [status !== 'finished' && outcome !== null, 'an outcome of a game that goes on'],
      [(status === 'paused') !== (pausedAt !== null), 'paused, or not, since when?'],
    ),
    ...(current === null
      ? []
      : gather(
          [current.clock.graceEnd < current.clock.deadline, 'grace ends before the deadline'],
          [current.clock.began > current.clock.deadline, 'a phase that begins after its deadline'],
        )),
  ];
}

function seatFaults(game: Game, seat: Seat, board: Board): readonly string[] {
  const { power, person, status, onFile, wait, vote, isClosed, alwaysWait } = seat;
  const keys = onFile.map(({ order }) => (order === 'waive' ? null : orderKey(order))).filter((key) => key !== null);
  const kind = game.position === null ? null : parsePhase(game.position.phase).kind;
  const due = kind === 'A' && game.status !== 'finished' ? Math.abs(dueTo(board, game.position!, power)) : null;
  return [
    ...gather(
      [(status === 'playing') !== (person !== null), `${power}: ${status} with player ${person}`],
      [
        person === null && (alwaysWait || vote.draw !== null || vote.concede !== null),
        `${power}: votes or waits, and nobody plays it`,
      ],
      [isClosed && status !== 'dummy', `${power}: closed and ${status}`],
      [
        new Set(keys).size !== keys.length,
        `${power}: two orders for one unit: ${onFile.map(({ order }) => order).join(', ')}`,
      ],
      [
        kind !== null && onFile.some(({ order }) => parseOrder(order, kind) === null),
        `${power}: an order of another kind of phase`,
      ],
      [due !== null && onFile.length > due, `${power}: ${onFile.length} adjustments on file, ${due} due`],
      [wait && game.status === 'forming', `${power}: waits before the start`],
    ),
  ];
}

function peopleFaults({ seats, masters, observers, absences, confirmations, access }: Game): readonly string[] {
  const players = new Set(seats.flatMap(({ person }) => person ?? []));
  const perPerson = absences.map(({ person }) => absences.filter((each) => each.person === person).length);
  return [
    ...gather(
      [masters.length === 0, 'no master'],
      [masters.some((person) => players.has(person)), 'a master who plays'],
      [observers.some((person) => players.has(person) || masters.includes(person)), 'an observer with another part'],
      [new Set(observers).size !== observers.length, 'an observer twice'],
      [perPerson.some((n) => n > 3 + 1), 'more than three absences to come'],
      [absences.some(({ from, to }) => to <= from), 'an absence that ends before it begins'],
      [
        confirmations.some((each) => pendingConfirmation(each) === null || each.word.length > 12),
        'a confirmation of nothing',
      ],
      [access.asking.some((person) => access.approved.includes(person)), 'asks for a nod that is given'],
    ),
  ];
}

function phaseFaults({ resolved, undone, position, n }: Game): readonly string[] {
  return [
    ...gather(
      [resolved.some((each, i) => i > 0 && each.n <= resolved[i - 1]!.n), 'phases resolved out of order'],
      [resolved.some((each) => each.n > n + 1), 'a phase resolved by a commit to come'],
      [undone.length > 0 && undone[0]!.phase !== position?.phase, 'taken back to another phase than the board is in'],
    ),
  ];
}

/** What an event may never do to a game. */
export function faultsOfStep(before: Game, after: Game, event: GameEvent, now: number): readonly string[] {
  const old = before.current?.clock;
  const clock = after.current?.clock;
  const isSamePhase =
    before.position?.phase === after.position?.phase && before.resolved.length === after.resolved.length;
  const begins = event.type === 'phase-resolved' || event.type === 'game-started' || event.type === 'game-rolled';
  const wasRolled = event.type === 'game-rolled';
  return [
    ...gather(
      [
        old !== undefined &&
          clock !== undefined &&
          (isSamePhase || !begins) &&
          clock.deadline < old.deadline &&
          event.type !== 'deadline-set',
        `'${event.type}': the deadline is earlier than it was`,
      ],
      [
        event.type === 'deadline-set' &&
          old !== undefined &&
          event.clock.deadline !== old.deadline &&
          event.clock.deadline <= now,
        'a deadline was set that has passed already',
      ],
      [
        event.type === 'deadline-set' &&
          old !== undefined &&
          event.clock.deadline < old.deadline &&
          now < lateFrom(old) &&
          lateFrom(event.clock) < Math.min(lateFrom(old), now + DAY),
        'a deadline made earlier makes somebody late without a day of notice',
      ],
      [
        event.type === 'deadline-set' && event.clock.graceEnd < lateFrom(event.clock),
        'grace ends before anybody is late',
      ],
      [
        old !== undefined && clock !== undefined && event.type === 'phase-resolved' && clock.deadline < old.deadline,
        'the next deadline is earlier than the last',
      ],
      [
        begins &&
          clock !== undefined &&
          absencesOf(after).some(({ from, to }) => from <= clock.deadline && clock.deadline <= to),
        `'${event.type}': the deadline falls into an absence`,
      ],
      [begins && clock !== undefined && clock.deadline < now, `'${event.type}': the deadline has passed already`],
      [
        after.seats.some(
          ({ power, epoch }) => epoch < (before.seats.find((seat) => seat.power === power)?.epoch ?? 0),
        ) &&
          event.type !== 'game-unstarted' &&
          event.type !== 'game-started',
        `'${event.type}': an old reply address comes to life`,
      ],
      [
        (event.type === 'phase-resolved' || wasRolled) &&
          after.seats.some(
            (seat) =>
              seat.vote.draw !== null ||
              seat.vote.concede !== null ||
              seat.deadlineWish !== null ||
              seat.wait !== (seat.alwaysWait || (wasRolled && seat.status === 'playing')),
          ),
        `'${event.type}': votes or waits outlive their phase`,
      ],
      [
        event.type === 'phase-resolved' && before.resolved.length + 1 !== after.resolved.length,
        'a phase that was resolved is not counted',
      ],
      [before.status === 'paused' && event.type === 'phase-resolved', 'a phase was processed in a pause'],
      [
        // A paused game that is taken back has the orders of that phase on file again.
        before.status === 'paused' && event.type === 'orders-filed' && before.undone.length === 0,
        'orders were filed in a pause',
      ],
    ),
  ];
}
