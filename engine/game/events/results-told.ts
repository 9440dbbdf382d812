/** Who learns the results of a phase, and with what. */
import type { Commit, GameEventOf, PersonId } from '../events.ts';
import { formerPlayers, type Game, peopleOf, turnOf } from '../game.ts';
import { isOf } from './audience.ts';
import type { Telling, Told } from './definition.ts';
import { isWithoutBroadcasts, messageTold, playersOf } from './readers.ts';
import type { AheadTold } from './tidings.ts';

export function resultsTold(event: GameEventOf<'phase-resolved'>, telling: Telling): readonly Told[] {
  const { before, after, commit, sequel } = telling;
  const all = peopleOf(after);
  const kept = commit.events
    .filter(isOf('press-sent'))
    .filter((sent) => sent.sealed.value.postal === true)
    .map((sent) => messageTold(after, sent));
  const isTold = telling.areOrdersPublic(event);
  const withoutPostal = kept.length === 0 ? [] : all.filter((person) => isWithoutBroadcasts(after, person));
  const readers = [...new Set([...all, ...formerPlayers(after)])];
  const groups = byWhatWasSentAhead(after, commit, readers).flatMap((group) => [
    { ...group, to: group.to.filter((person) => !withoutPostal.includes(person)), postal: kept },
    { ...group, to: group.to.filter((person) => withoutPostal.includes(person)), postal: [] },
  ]);
  return groups.map(({ to, ahead, postal }) => ({
    to,
    tidings: {
      kind: 'results',
      before: before!.position!,
      resolution: event.resolution,
      turn: turnOf(before!),
      ...(before!.current === null ? {} : { deadline: before!.current.clock.deadline }),
      outcome: commit.events.find(isOf('game-ended'))?.outcome ?? null,
      ...(isTold ? { receipts: event.receipts, orders: event.orders } : {}),
      ...(ahead.length === 0 ? {} : { ahead }),
      ...(postal.length === 0 ? {} : { postal }),
      ...(sequel === null ? {} : { sequel }),
    },
  }));
}

/** Everybody, apart from those who had sent orders ahead: each of these learns what became of their orders. */
function byWhatWasSentAhead(
  game: Game,
  { events }: Commit,
  all: readonly PersonId[],
): readonly { readonly to: readonly PersonId[]; readonly ahead: readonly AheadTold[] }[] {
  const loaded = events.flatMap((event) =>
    event.type === 'ahead-loaded' ? [{ ...event.sealed.value, power: event.power, phase: event.phase }] : [],
  );
  const senders = playersOf(
    game,
    loaded.map(({ power }) => power),
  );
  return [
    { to: all.filter((person) => !senders.includes(person)), ahead: [] },
    ...senders.map((person) => ({
      to: [person],
      ahead: loaded
        .filter(({ power }) => game.seats.some((seat) => seat.power === power && seat.person === person))
        .map(({ power, phase, taken, unfit, past }) => ({ power, phase, taken, unfit, past })),
    })),
  ];
}
