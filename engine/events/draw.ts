/**
 * The draw of a round. Everything in it follows from the seed, the list of those who play and the rounds before, so that whoever has
 * them can make it again; the seed is sealed before the first registration and opened after the draw (`docs/mastering.md`, "Events").
 */
import type { ByPower, Power } from '../board/variant.ts';
import { assignPowers } from '../game/assign.ts';
import type { Digest } from '../game/canonical.ts';
import type { PersonId, Preferences } from '../game/events.ts';
import { shuffleList } from '../game/start-game.ts';
import { rowsOf } from '../vocabulary.ts';
import type { Entrant } from './event.ts';

/** Numbers from 0 up to 1: the first 12 hex digits of SHA-256 of `seed:0`, `seed:1`, …, over 2^48. */
export function randomFrom(seed: string, digest: Digest): () => number {
  let n = 0;
  return () => {
    const drawn = Number.parseInt(digest(`${seed}:${n}`).slice(0, 12), 16);
    n += 1;
    return drawn / 2 ** 48;
  };
}

/** What a draw depends on, beside its seed. */
export interface DrawnFrom {
  readonly seats: 'draw' | 'preferences';
  readonly boards: number;
  readonly players?: number | undefined;
  readonly entrants: readonly Omit<Entrant, 'since'>[];
  readonly played: readonly {
    readonly waiting: readonly PersonId[];
    readonly boards: readonly { readonly seats: ByPower<PersonId> }[];
  }[];
}

export interface Deal {
  readonly drawn: readonly PersonId[];
  readonly waiting: readonly PersonId[];
  readonly boards: readonly ByPower<PersonId>[];
}

/** Who plays where in the next round. `powers`: one for each seat of a board. No board where there are too few. */
export function dealRound(event: DrawnFrom, powers: readonly Power[], random: () => number): Deal {
  const people = event.entrants.flatMap(({ person, left }) => (left === true ? [] : [person]));
  const before = new Set(event.played.at(-1)?.waiting ?? []);
  const mixed = shuffleList(people, random);
  const drawn = [...mixed.filter((each) => before.has(each)), ...mixed.filter((each) => !before.has(each))];
  const fewest = event.players ?? powers.length;
  const enough = Math.min(Math.floor(drawn.length / fewest), Math.ceil(drawn.length / powers.length));
  const count = Math.min(event.boards, enough);
  const playing = drawn.slice(0, count * powers.length);
  // Sizes differ by one at the most; the first boards are the larger ones.
  const startOf = (n: number) => n * Math.floor(playing.length / count) + Math.min(n, playing.length % count);
  const tables = apart(
    Array.from({ length: count }, (_, n) => playing.slice(startOf(n), startOf(n + 1))),
    meetings(event),
  );
  return {
    drawn,
    waiting: drawn.slice(playing.length),
    boards: tables.map((table) => seated(event, table, powers, random)),
  };
}

type Meetings = (one: PersonId, other: PersonId) => number;

/** How often two have sat at one board of the event. */
function meetings({ played }: DrawnFrom): Meetings {
  const tables = played.flatMap(({ boards }) => boards.map(({ seats }) => new Set(Object.values(seats))));
  return (one, other) => tables.filter((table) => table.has(one) && table.has(other)).length;
}

/** More passes over all pairs than this are not made. */
const MOST_PASSES = 20;

/** Two at different boards change places, in order, as long as fewer then meet somebody again. */
function apart(dealt: readonly (readonly PersonId[])[], met: Meetings): readonly (readonly PersonId[])[] {
  const tables = dealt.map((table) => [...table]);
  const cost = (table: readonly PersonId[], person: PersonId, but: PersonId) =>
    table.reduce((all, each) => (each === person || each === but ? all : all + met(each, person)), 0);
  for (let pass = 0, swapped = true; swapped && pass < MOST_PASSES; pass += 1) {
    swapped = false;
    for (const [a, one] of tables.entries()) {
      for (const other of tables.slice(a + 1)) {
        for (let i = 0; i < one.length; i += 1) {
          for (let j = 0; j < other.length; j += 1) {
            const [x, y] = [one[i]!, other[j]!];
            const gain = cost(one, x, x) + cost(other, y, y) - cost(one, y, x) - cost(other, x, y);
            if (gain <= 0) continue;
            [one[i], other[j]] = [y, x];
            swapped = true;
          }
        }
      }
    }
  }
  return tables;
}

/**
 * By wishes, or so that nobody has again what they have played, as far as that can be; ties by lot (engine/game/assign.ts). Powers that
 * are left go round again; who has one more in the last round is drawn by lot.
 */
function seated(
  event: DrawnFrom,
  table: readonly PersonId[],
  powers: readonly Power[],
  random: () => number,
): ByPower<PersonId> {
  const wishes = table.map((person) => ({ person, preferences: wishesOf(event, person, powers) }));
  const dealt = new Map<Power, PersonId>();
  while (dealt.size < powers.length) {
    const open = powers.filter((power) => !dealt.has(power));
    const people = open.length < wishes.length ? shuffleList(wishes, random).slice(0, open.length) : wishes;
    for (const [power, person] of rowsOf(assignPowers(open, people, random)))
      if (person !== null) dealt.set(power, person);
  }
  return Object.fromEntries(powers.map((power) => [power, dealt.get(power)!] as const));
}

function wishesOf({ seats, entrants, played }: DrawnFrom, person: PersonId, powers: readonly Power[]): Preferences {
  if (seats === 'preferences') return entrants.find((each) => each.person === person)?.preferences ?? [];
  const times = (power: Power) =>
    played.flatMap(({ boards }) => boards).filter((board) => board.seats[power] === person).length;
  const most = Math.max(...powers.map(times));
  return Array.from({ length: most + 1 }, (_, n) => powers.filter((power) => times(power) === n));
}
