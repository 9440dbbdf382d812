/** Who is told of what masters do, and of seats, votes and pauses. */

import { electorate } from '../../engine/commands/player/votes.ts';
import { isBot } from '../../engine/game/bots.ts';
import type { GameEventOf, PersonId } from '../../engine/game/events.ts';
import { type Game, mastersAside, peopleOf, powersOf } from '../../engine/game/game.ts';
import { missingPressVotes } from '../../engine/game/press.ts';
import { unapproved } from '../../engine/game/start.ts';
import type { MailContent } from '../../templates/mail/mail.ts';
import type { By } from '../../templates/mail/parts/by.ts';
import type { Dispatch, Who } from './dispatch.ts';

/** What this file tells of; nobody is mailed about the last ones alone, whose doing the answer or the results tell. */
type MastersEvent = GameEventOf<
  | 'deadline-set'
  | 'deadline-wished'
  | 'outage-credited'
  | 'game-paused'
  | 'game-resumed'
  | 'game-unstarted'
  | 'game-rolled'
  | 'position-set'
  | 'master-joined'
  | 'master-left'
  | 'access-changed'
  | 'seat-taken'
  | 'seats-vacated'
  | 'seat-revived'
  | 'acted-for'
  | 'vote-cast'
  | 'press-vote-cast'
  | 'absence-asked'
  | Untold
>;

type Untold =
  | 'game-created'
  | 'preferences-set'
  | 'bids-set'
  | 'password-set'
  | 'orders-filed'
  | 'ahead-filed'
  | 'ahead-loaded'
  | 'wait-set'
  | 'always-wait-set'
  | 'master-wait-set'
  | 'absences-set'
  | 'confirmation-asked'
  | 'postal-kept'
  | 'diary-written'
  | 'diary-deleted'
  | 'broadcasts-set'
  | 'orders-looked';

export interface Telling {
  readonly before: Game | null;
  readonly after: Game;
  readonly who: Who;
  readonly by: (person: PersonId) => By;
}

/**
 * Whoever wrote the mail that brought the event about has its acknowledgement; leaving them out is the caller's part.
 * An event that nobody has thought of here does not compile.
 */
export function mastersDispatches(event: MastersEvent, telling: Telling): readonly Dispatch[] {
  const { before, after, by } = telling;
  const names = telling.who.name;
  const all = peopleOf(after);
  const toAll = (content: MailContent): readonly Dispatch[] => [{ to: all, content }];
  switch (event.type) {
    case 'deadline-set':
      // All times set by a mail are told by one mail, which the last of them brings.
      return event.clock === after.current?.clock && before?.current != null
        ? toAll({
            kind: 'deadline',
            clock: event.clock,
            before: before.current.clock,
            by: by(event.by),
            ...(event.agreed === true ? { agreed: true } : {}),
          })
        : [];
    case 'deadline-wished': {
      // Who agrees with others brings nothing new, and what all agree on is told as the new deadline.
      const isKnown = before?.seats.some(({ deadlineWish }) => deadlineWish === event.at) === true;
      const wishes = after.seats.filter(({ deadlineWish }) => deadlineWish === event.at);
      const person = after.seats.find(({ power }) => power === event.power)?.person ?? null;
      if (event.at === null || isKnown || person === null || wishes[0]?.power !== event.power) return [];
      const need = electorate(after).length;
      return toAll({ kind: 'deadline-wished', by: by(person), at: event.at, have: wishes.length, need });
    }
    case 'outage-credited':
      return toAll({ kind: 'outage', from: event.from, to: event.to });
    case 'game-paused':
      return toAll({ kind: 'paused', by: by(event.by) });
    case 'game-resumed':
      return toAll({
        kind: 'resumed',
        by: by(event.by),
        wasOver: before?.status === 'finished',
        ...(before?.pausedAt == null || before.current === null
          ? {}
          : { pause: { since: before.pausedAt, deadline: before.current.clock.deadline } }),
      });
    case 'game-unstarted':
      return toAll({ kind: 'unstarted', by: by(event.by) });
    case 'game-rolled': {
      const from = before!.position!.phase;
      return toAll({ kind: 'rolled', by: by(event.by), direction: event.direction, from });
    }
    case 'position-set':
      return toAll({ kind: 'position-set', by: by(event.by) });
    case 'master-joined':
    case 'master-left': {
      const joined = event.type === 'master-joined';
      const who = names(event.person);
      return [
        { to: [event.person], content: { kind: 'master-changed', who, joined, own: true } },
        {
          to: all.filter((person) => person !== event.person),
          content: { kind: 'master-changed', who, joined, own: false },
        },
      ];
    }
    case 'access-changed': {
      const { list, people, on } = event.sealed.value;
      return list === 'approved' && on ? [{ to: people, content: { kind: 'approved' } }] : [];
    }
    case 'seat-taken': {
      const { powers, returned, clock, person } = event;
      const who = after.settings.anonymous ? null : names(person);
      const to = after.settings.quiet && clock === null ? after.masters : all;
      const asks = unapproved(after).includes(person);
      return [
        ...(asks
          ? byWhatMastersKnow(after).map(
              ({ to, isNamed }): Dispatch => ({
                to,
                content: {
                  kind: 'joined',
                  who: isNamed ? names(person) : null,
                  address: isNamed ? telling.who.address(person) : null,
                  as: 'player',
                  asks,
                },
              }),
            )
          : []),
        {
          to: asks ? to.filter((each) => !after.masters.includes(each)) : to,
          content: { kind: 'seat-taken', powers, who, returned, moved: clock !== null },
        },
      ];
    }
    case 'seats-vacated': {
      const { powers, why } = event;
      const left = before!.seats.flatMap((seat) =>
        powers.includes(seat.power) && seat.person !== null ? [seat.person] : [],
      );
      const gone = [...new Set(left)].filter((person) => powersOf(after, person).length === 0);
      const taken = after.seats.some(({ power, person }) => powers.includes(power) && isBot(person));
      return [
        { to: gone, content: { kind: 'vacated', powers, why, own: true } },
        // Of a bot that has the seat already a mail of its own tells.
        {
          to: taken ? [] : all.filter((person) => !gone.includes(person)),
          content: { kind: 'vacated', powers, why, own: false },
        },
      ];
    }
    case 'seat-revived':
      return toAll({ kind: 'revived', power: event.power, withPassword: event.sealed.value.claim !== null });
    case 'acted-for': {
      const seat = after.seats.find(({ power }) => power === event.power);
      if (seat?.person == null || seat.person === event.by) return [];
      const { lines } = event.sealed.value;
      return [{ to: [seat.person], content: { kind: 'acted-for', by: names(event.by), power: event.power, lines } }];
    }
    case 'vote-cast':
      // What a game taken back brings with it was told when it was cast.
      return after.settings.openVotes && after.status === 'active' && before?.resolved.length === after.resolved.length
        ? toAll({ kind: 'voted', power: event.power, vote: event.sealed.value })
        : [];
    case 'press-vote-cast': {
      if (!event.on) return [];
      const missing = missingPressVotes(after);
      const content = { kind: 'press-vote', powers: powersOf(after, event.person), missing: missing.length } as const;
      if (missing.length === 0) return toAll(content);
      // Until all agree it is the business of those who have yet to; nobody waits for who had left, watches or runs the game.
      return content.powers.length === 0 ? [] : [{ to: missing, content }];
    }
    case 'absence-asked':
      return byWhatMastersKnow(after).map(({ to, isNamed }) => ({
        to,
        content: {
          kind: 'absence-asked',
          who: isNamed ? names(event.person) : null,
          powers: powersOf(after, event.person),
          absence: event.sealed.value.absence,
        },
      }));
    case 'game-created':
    case 'preferences-set':
    case 'bids-set':
    case 'password-set':
    case 'orders-filed':
    case 'ahead-filed':
    case 'ahead-loaded':
    case 'wait-set':
    case 'always-wait-set':
    case 'master-wait-set':
    case 'absences-set':
    case 'confirmation-asked':
    case 'postal-kept':
    case 'diary-written':
    case 'diary-deleted':
    case 'broadcasts-set':
    case 'orders-looked':
      return [];
  }
}

/** In an anonymous game a master who plays is not told who plays what. */
function byWhatMastersKnow(game: Game): readonly { readonly to: readonly PersonId[]; readonly isNamed: boolean }[] {
  const aside = mastersAside(game);
  const playing = game.masters.filter((person) => !aside.includes(person));
  return [
    { to: aside, isNamed: true },
    { to: playing, isNamed: !game.settings.anonymous },
  ].filter(({ to }) => to.length > 0);
}
