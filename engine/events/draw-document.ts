/** What the draws of an event can be made again from, by numbers of entrants alone; and whether they were made so. */
import type { Power } from '../board/variant.ts';
import type { Digest } from '../game/canonical.ts';
import { type PersonId, personId, rowsOf } from '../vocabulary.ts';
import { type DrawnFrom, dealRound, randomFrom } from './draw.ts';
import { type EventRecord, isDrawOpen } from './event.ts';

export interface DrawDocument {
  readonly event: string;
  readonly seats: EventRecord['seats'];
  readonly boards: number;
  /** People who are enough for a board; left out: one for each power. */
  readonly players?: number;
  readonly powers: readonly Power[];
  readonly rounds: readonly DrawnRound[];
}

/** `seed` null: who plays what is still a secret, and nothing else of it stands here. */
export interface DrawnRound {
  readonly seal: string;
  readonly seed: string | null;
  /** Numbers of those in the draw, in the order in which it put them. */
  readonly drawn: readonly number[];
  readonly waiting: readonly number[];
  readonly boards: readonly { readonly game: string; readonly seats: Readonly<Record<Power, number>> }[];
  /** By number; only where seats are dealt by them. */
  readonly preferences?: Readonly<Record<number, readonly (readonly Power[])[]>>;
}

export function drawDocument(event: EventRecord, powers: readonly Power[]): DrawDocument {
  const numberOf = (person: PersonId) => event.entrants.findIndex((each) => each.person === person) + 1;
  return {
    event: event.name,
    seats: event.seats,
    boards: event.boards,
    ...(event.players === undefined ? {} : { players: event.players }),
    powers,
    rounds: event.played.map((round): DrawnRound => {
      const { seal, seed } = round.sealed;
      if (!isDrawOpen(event, round)) return { seal, seed: null, drawn: [], waiting: [], boards: [] };
      return {
        seal,
        seed,
        drawn: round.drawn.map(numberOf),
        waiting: round.waiting.map(numberOf),
        boards: round.boards.map(({ game, seats }) => ({
          game,
          seats: Object.fromEntries(rowsOf(seats).map(([power, person]) => [power, numberOf(person)] as const)),
        })),
        ...(round.preferences === undefined ? {} : { preferences: byNumber(round.preferences, numberOf) }),
      };
    }),
  };
}

function byNumber<T>(of: Readonly<Record<PersonId, T>>, numberOf: (person: PersonId) => number): Record<number, T> {
  return Object.fromEntries(
    (Object.entries(of) as [PersonId, T][]).map(([person, value]) => [numberOf(person), value] as const),
  );
}

/** What is wrong with a draw: its seal, or what comes out of its seed. Rounds whose seed is not open yet are passed over. */
export type DrawFault = { readonly round: number; readonly what: 'seal' | 'boards' };

export function checkDraws(document: DrawDocument, digest: Digest): readonly DrawFault[] {
  const idOf = (number: number) => personId(String(number));
  const faults: DrawFault[] = [];
  let played: DrawnFrom['played'] = [];
  for (const [r, { seal, seed, drawn, waiting, boards, preferences = {} }] of document.rounds.entries()) {
    const told = {
      waiting: waiting.map(idOf),
      boards: boards.map(({ seats }) => ({
        seats: Object.fromEntries(rowsOf(seats).map(([power, number]) => [power, idOf(number)] as const)),
      })),
    };
    if (seed !== null) {
      if (digest(seed) !== seal) faults.push({ round: r + 1, what: 'seal' });
      const entrants = [...drawn]
        .sort((a, b) => a - b)
        .map((number) => ({ person: idOf(number), preferences: preferences[number] ?? [] }));
      const made = dealRound({ ...document, entrants, played }, document.powers, randomFrom(seed, digest));
      const isSame =
        JSON.stringify(made.boards) === JSON.stringify(told.boards.map(({ seats }) => inOrder(seats, document.powers)));
      if (!isSame) faults.push({ round: r + 1, what: 'boards' });
    }
    played = [...played, told];
  }
  return faults;
}

function inOrder<T>(seats: Readonly<Record<Power, T>>, powers: readonly Power[]): Readonly<Record<Power, T>> {
  return Object.fromEntries(
    powers.flatMap((power) => (seats[power] === undefined ? [] : [[power, seats[power]] as const])),
  );
}
