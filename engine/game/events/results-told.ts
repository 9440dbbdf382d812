/** Who learns the results of a phase, and with what. */
import type { GameEventOf, PersonId } from '../events.ts';
import { formerPlayers, hearersOfEnd, peopleOf, turnOf } from '../game.ts';
import { notFiled, pendingOf } from '../orders/pending-sets.ts';
import { isOf } from './audience.ts';
import type { AddressedNotification, AudienceContext } from './event-definition.ts';
import type { AheadTold, NotFiledTold } from './notifications.ts';
import { isIgnored, isWithoutBroadcasts, messageTold, playersOf } from './press-readers.ts';

export function resultsTold(
  event: GameEventOf<'phase-resolved'>,
  telling: AudienceContext,
): readonly AddressedNotification[] {
  const { before, after, commit, sequel } = telling;
  const kept = commit.events.filter(isOf('press-sent')).filter((sent) => sent.sealed.value.postal === true);
  const isTold = telling.areOrdersPublic(event);
  const readBy = (person: PersonId) =>
    isWithoutBroadcasts(after, person) ? [] : kept.filter((sent) => !isIgnored(after, person, sent));
  const isEnd = commit.events.some(isOf('game-ended'));
  const readers = isEnd ? hearersOfEnd(after) : [...new Set([...peopleOf(after), ...formerPlayers(after)])];
  const groups = byOwnNews(telling, readers).flatMap((group) =>
    alikeBy(group.to, (person) =>
      readBy(person)
        .map((sent) => kept.indexOf(sent))
        .join(),
    ).map((to) => ({
      ...group,
      to,
      postal: readBy(to[0]!).map((sent) => messageTold(after, sent)),
    })),
  );
  return groups.map(({ to, ahead, notFiled, postal }) => ({
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
      ...(notFiled.length === 0 ? {} : { notFiled }),
      ...(postal.length === 0 ? {} : { postal }),
      ...(sequel === null ? {} : { sequel }),
    },
  }));
}

/** The people in groups of those of whom the same is said. */
function alikeBy(people: readonly PersonId[], key: (person: PersonId) => string): readonly (readonly PersonId[])[] {
  const groups = new Map<string, PersonId[]>();
  for (const person of people) groups.set(key(person), [...(groups.get(key(person)) ?? []), person]);
  return [...groups.values()];
}

interface OwnNews {
  readonly to: readonly PersonId[];
  readonly ahead: readonly AheadTold[];
  readonly notFiled: readonly NotFiledTold[];
}

/** Everybody, apart from those who had sent orders ahead, or orders that we asked about: they learn what became of them. */
function byOwnNews(
  { before, after: game, commit: { events } }: AudienceContext,
  all: readonly PersonId[],
): readonly OwnNews[] {
  const loaded = events.flatMap((event) =>
    event.type === 'ahead-loaded' ? [{ ...event.sealed.value, power: event.power, phase: event.phase }] : [],
  );
  const senders = playersOf(
    game,
    loaded.map(({ power }) => power),
  );
  const neverFiled = (person: PersonId) => notFiled(pendingOf(before!, person).sets);
  const asked = all.filter((person) => neverFiled(person).length > 0);
  const apart = [...new Set([...senders, ...asked])];
  return [
    { to: all.filter((person) => !apart.includes(person)), ahead: [], notFiled: [] },
    ...apart.map((person) => ({
      to: [person],
      notFiled: neverFiled(person).map(({ orders, why }) => ({ orders: orders.length, why })),
      ahead: loaded
        .filter(({ power }) => game.seats.some((seat) => seat.power === power && seat.person === person))
        .map(({ power, phase, taken, unfit, past }) => ({ power, phase, taken, unfit, past })),
    })),
  ];
}
