/** Who plays, watches and runs a game before it begins, and who may. */

import type { Bid } from '../../rules/seat-rules.ts';
import type { PersonId, Preferences, Sealed } from '../events.ts';
import { peopleOf, unapprovedPeople } from '../game.ts';
import { isToldAll, withoutWriter } from './audience.ts';
import { askForApproval, withPassword } from './event-changes.ts';
import { type AddressedNotification, type AudienceContext, defineEvent } from './event-definition.ts';

declare module '../events.ts' {
  interface GameEvents {
    readonly 'player-joined': {
      readonly person: PersonId;
      readonly sealed: Sealed<{ readonly preferences: Preferences; readonly passwordHash: string | null }>;
    };
    /** `by`: the master who sent him away; left out: he went himself. */
    readonly 'player-left': { readonly person: PersonId; readonly by?: PersonId };
    /** Somebody comes in by a link that is good for one seat; `link`: its name. */
    readonly 'link-used': { readonly link: string; readonly by: PersonId };
    readonly 'observer-joined': { readonly person: PersonId };
    readonly 'observer-left': { readonly person: PersonId; readonly by?: PersonId };
    readonly 'master-joined': { readonly person: PersonId; readonly by: PersonId };
    readonly 'master-left': { readonly person: PersonId; readonly by: PersonId };
    /** A person comes on or off a list of those who may, may not, or have been nodded to. */
    readonly 'access-changed': {
      readonly by: PersonId;
      readonly sealed: Sealed<{
        readonly list: 'allowed' | 'denied' | 'approved';
        readonly people: readonly PersonId[];
        readonly on: boolean;
      }>;
    };
    readonly 'preferences-set': { readonly person: PersonId; readonly sealed: Sealed<Preferences> };
    /** All bids for seats that the person has made. */
    readonly 'bids-set': { readonly person: PersonId; readonly sealed: Sealed<{ readonly bids: readonly Bid[] }> };
    readonly 'password-set': {
      readonly person: PersonId;
      readonly sealed: Sealed<{ readonly passwordHash: string }>;
    };
  }
}

export const PEOPLE_EVENTS = {
  'player-joined': defineEvent('player-joined', {
    apply: (game, event) => {
      const { preferences, passwordHash } = event.sealed.value;
      return withPassword(
        {
          ...askForApproval(game, event.person),
          applicants: [...game.applicants, { person: event.person, preferences }],
        },
        event.person,
        passwordHash,
      );
    },
    opening: ({ person }, { isOpen, seated }) => ({
      type: 'open',
      ...(isOpen && seated.has(person) && { person: 'open' }),
    }),
    audience: ({ person }, { after, commit }) =>
      isToldAll(commit)
        ? []
        : [
            {
              to: after.masters.filter((each) => each !== person),
              tidings: {
                kind: 'joined',
                who: person,
                address: person,
                as: 'player',
                asks: unapprovedPeople(after).includes(person),
              },
            },
          ],
  }),
  'player-left': defineEvent('player-left', {
    apply: (game, event) => ({ ...game, applicants: game.applicants.filter(({ person }) => person !== event.person) }),
    opening: 'closed',
    audience: ({ person, by }, { after }) => [
      by === undefined
        ? { to: after.masters, tidings: { kind: 'left', who: person } }
        : { to: [person], tidings: { kind: 'sent-away', as: 'applicant' } },
    ],
  }),
  'link-used': defineEvent('link-used', {
    apply: (game, { link, by }) => ({ ...game, usedLinks: { ...game.usedLinks, [link]: by } }),
    opening: 'closed',
    audience: 'nobody',
  }),
  'observer-joined': defineEvent('observer-joined', {
    apply: (game, { person }) => ({ ...game, observers: [...new Set([...game.observers, person])] }),
    opening: 'closed',
    audience: ({ person }, { after, commit }) =>
      isToldAll(commit)
        ? []
        : [
            {
              to: after.masters.filter((each) => each !== person),
              tidings: { kind: 'joined', who: person, as: 'observer', asks: false },
            },
          ],
  }),
  'observer-left': defineEvent('observer-left', {
    apply: (game, event) => ({ ...game, observers: game.observers.filter((person) => person !== event.person) }),
    opening: 'closed',
    audience: ({ person, by }, { after }) => [
      by === undefined
        ? { to: after.masters, tidings: { kind: 'left', who: person } }
        : { to: [person], tidings: { kind: 'sent-away', as: 'observer' } },
    ],
  }),
  'master-joined': defineEvent('master-joined', {
    apply: (game, event) => ({
      ...game,
      masters: [...new Set([...game.masters, event.person])],
      observers: game.observers.filter((person) => person !== event.person),
    }),
    opening: () => ({ type: 'open', person: 'open', by: 'open' }),
    audience: ({ person }, telling) => mastersChanged(person, true, telling),
  }),
  'master-left': defineEvent('master-left', {
    apply: (game, event) => ({ ...game, masters: game.masters.filter((person) => person !== event.person) }),
    opening: () => ({ type: 'open', person: 'open', by: 'open' }),
    audience: ({ person }, telling) => mastersChanged(person, false, telling),
  }),
  'access-changed': defineEvent('access-changed', {
    apply: (game, event) => {
      const { list, people, on } = event.sealed.value;
      const rest = game.access[list].filter((person) => !people.includes(person));
      const access = { ...game.access, [list]: on ? [...rest, ...people] : rest };
      const back = list === 'approved' && !on ? people : [];
      const asking = [...new Set([...access.asking, ...back])].filter((person) => !access.approved.includes(person));
      return { ...game, access: { ...access, asking } };
    },
    opening: 'closed',
    audience: (event, telling) => {
      const { list, people, on } = event.sealed.value;
      return list === 'approved' && on ? [{ to: withoutWriter(telling, people), tidings: { kind: 'approved' } }] : [];
    },
  }),
  'preferences-set': defineEvent('preferences-set', {
    apply: (game, event) => ({
      ...game,
      applicants: game.applicants.map((each) =>
        each.person === event.person ? { ...each, preferences: event.sealed.value } : each,
      ),
    }),
    opening: 'closed',
    audience: 'nobody',
  }),
  'bids-set': defineEvent('bids-set', {
    apply: (game, event) => ({
      ...game,
      applicants: game.applicants.map((each) =>
        each.person === event.person ? { ...each, bids: event.sealed.value.bids } : each,
      ),
    }),
    opening: 'closed',
    audience: 'nobody',
  }),
  'password-set': defineEvent('password-set', {
    apply: (game, event) => withPassword(game, event.person, event.sealed.value.passwordHash),
    opening: 'closed',
    audience: 'nobody',
  }),
};

/** To whom it is, and to everybody else. */
function mastersChanged(person: PersonId, joined: boolean, telling: AudienceContext): readonly AddressedNotification[] {
  const rest = peopleOf(telling.after).filter((each) => each !== person);
  return [
    { to: withoutWriter(telling, [person]), tidings: { kind: 'master-changed', who: person, joined, own: true } },
    { to: withoutWriter(telling, rest), tidings: { kind: 'master-changed', who: person, joined, own: false } },
  ];
}
