/** Press and diaries. */

import type { Instant } from '../../time.ts';
import type { Power } from '../../vocabulary.ts';
import { canonicalJson } from '../canonical.ts';
import type { Diarist, DiaryEntry } from '../diary.ts';
import type { Commit, GameEventOf, PersonId, Sealed } from '../events.ts';
import { type Game, powersOf, seatOf } from '../game.ts';
import { missingPressVotes, type Press } from '../press.ts';
import { isOf, toOthers, withoutWriter } from './audience.ts';
import { type AddressedNotification, type AudienceContext, defineEvent } from './event-definition.ts';
import type { Around, Fields } from './event-opening.ts';
import { messageTold, readersOfPress } from './press-readers.ts';

declare module '../events.ts' {
  interface GameEvents {
    readonly 'press-sent': { readonly by: PersonId; readonly sealed: Sealed<Press> };
    /** A message to all that is kept until the phase is resolved; it is then sent by an event of its own. */
    readonly 'postal-kept': { readonly by: PersonId; readonly sealed: Sealed<Press> };
    /** A private note; `opens`: the settings said then that diaries are opened when the game has ended. */
    readonly 'diary-written': {
      readonly by: PersonId;
      readonly as: Diarist;
      readonly sealed: Sealed<{ readonly entry: number; readonly body: string; readonly opens: boolean }>;
    };
    /** An entry is never shown again. */
    readonly 'diary-deleted': { readonly by: PersonId; readonly sealed: Sealed<{ readonly entry: number }> };
    /** After the end: whether the person would have the messages opened that were not for everybody. */
    readonly 'press-vote-cast': { readonly person: PersonId; readonly on: boolean };
    /** Until then a power sends press to the GM alone; null: no longer. */
    readonly 'press-muted': { readonly by: PersonId; readonly power: Power; readonly until: Instant | null };
    /** Whether messages to all reach an observer or a master. */
    readonly 'broadcasts-set': { readonly person: PersonId; readonly on: boolean };
    /** Messages that show this power as their sender do not reach the person, or do again. We tell nobody else. */
    readonly 'sender-ignored': {
      readonly person: PersonId;
      readonly sealed: Sealed<{ readonly power: Power; readonly on: boolean }>;
    };
  }
}

export const PRESS_EVENTS = {
  'press-sent': defineEvent('press-sent', {
    apply: (game) => game,
    opening: pressFields,
    audience: (event, telling) => pressTold(event, telling),
  }),
  'postal-kept': defineEvent('postal-kept', {
    apply: (game, event) => ({ ...game, postal: [...game.postal, { by: event.by, press: event.sealed.value }] }),
    opening: 'closed',
    audience: 'nobody',
  }),
  'diary-written': defineEvent('diary-written', {
    apply: (game, event, { at }) => ({ ...game, diary: [...game.diary, noted(game, event, at)] }),
    opening: (event, around, commit) => diaryFields(event, commit, around),
    audience: 'nobody',
  }),
  'diary-deleted': defineEvent('diary-deleted', {
    apply: (game, event) => {
      const isGone = ({ by, entry }: DiaryEntry) => by === event.by && entry === event.sealed.value.entry;
      return { ...game, diary: game.diary.map((each) => (isGone(each) ? { ...each, body: null } : each)) };
    },
    opening: 'closed',
    audience: 'nobody',
  }),
  'press-vote-cast': defineEvent('press-vote-cast', {
    apply: (game, event) => {
      const rest = (game.pressVotes ?? []).filter((person) => person !== event.person);
      return { ...game, pressVotes: event.on ? [...rest, event.person] : rest };
    },
    opening: 'closed',
    audience: ({ person, on }, telling) => {
      if (!on) return [];
      const { after } = telling;
      const missing = missingPressVotes(after);
      const powers = powersOf(after, person);
      const tidings = { kind: 'press-vote', powers, missing: missing.length } as const;
      if (missing.length === 0) return toOthers(telling, tidings);
      // Until all agree it is the business of those who have yet to; nobody waits for anyone who had left, watches or runs the game.
      return powers.length === 0 ? [] : [{ to: withoutWriter(telling, missing), tidings }];
    },
  }),
  'press-muted': defineEvent('press-muted', {
    // Whoever takes the seat over has said nothing yet.
    apply: (game, { power, until }) => {
      const person = game.seats.find((seat) => seat.power === power)?.person ?? null;
      return person === null ? game : { ...game, muted: { ...game.muted, [person]: until } };
    },
    opening: () => ({ type: 'open', by: 'open', power: 'open', until: 'open' }),
    audience: ({ by, power, until }, telling) =>
      toOthers(telling, { kind: 'gm-acted', who: by, acts: [{ code: 'acts/muted', power, until }], isToAll: true }),
  }),
  'broadcasts-set': defineEvent('broadcasts-set', {
    apply: (game, event) => {
      const rest = game.withoutBroadcasts.filter((person) => person !== event.person);
      return { ...game, withoutBroadcasts: event.on ? rest : [...rest, event.person] };
    },
    opening: 'closed',
    audience: 'nobody',
  }),
  'sender-ignored': defineEvent('sender-ignored', {
    apply: (game, { person, sealed }) => {
      const { power, on } = sealed.value;
      const rest = (game.ignored?.[person] ?? []).filter((each) => each.power !== power);
      const epoch = seatOf(game, power)?.epoch ?? 0;
      return { ...game, ignored: { ...game.ignored, [person]: on ? [...rest, { power, epoch }] : rest } };
    },
    opening: 'closed',
    audience: 'nobody',
  }),
};

function noted(game: Game, { by, as, sealed }: GameEventOf<'diary-written'>, at: Instant): DiaryEntry {
  const { entry, body, opens } = sealed.value;
  return { by, as, entry, at, phase: game.position?.phase ?? null, body, opens };
}

function pressFields(event: GameEventOf<'press-sent'>, around: Around): Fields | null {
  const { value } = event.sealed;
  const told = around.pressAt.get(event);
  if (told === undefined) return null;
  const at = `/press/${told.p}`;
  const isWhite = value.colour === 'white';
  const isSigned = isWhite && told.isTrue && around.isOpen && value.from !== 'OBSERVER';
  const isTrue = canonicalJson(value.to) === canonicalJson(value.shown);
  return {
    type: 'open',
    ...(isSigned && { by: 'open' }),
    sealed: {
      parts: {
        value: {
          parts: {
            colour: 'open',
            shown: { at: `${at}/to` },
            body: { at: `${at}/body` },
            ...(isWhite && { from: { at: `${at}/from` } }),
            ...(isTrue && { to: { at: `${at}/to` } }),
          },
        },
      },
    },
  };
}

/** An entry that is open; we say nothing of one that stays closed, or was deleted. */
function diaryFields(event: GameEventOf<'diary-written'>, commit: Commit, around: Around): Fields | null {
  const { entry, body, opens } = event.sealed.value;
  const d = around.diaries.findIndex(
    (each) => opens && each.commit === commit.n && each.entry === entry && each.body === body,
  );
  if (d < 0) return null;
  const at = `/diaries/${d}`;
  const isSigned = around.isOpen && event.as !== 'OBSERVER';
  return {
    type: 'open',
    ...(isSigned && { by: 'open' }),
    as: { at: `${at}/by` },
    sealed: { parts: { value: { parts: { entry: { at: `${at}/entry` }, body: { at: `${at}/body` } } } } },
  };
}

/**
 * What one mail has sent to a reader comes in one mail: the messages that show him the same sender, those to everybody
 * apart. They go out with the first of them. One without a name goes alone: together they would tell that one hand wrote them.
 */
function pressTold(
  event: GameEventOf<'press-sent'>,
  { after, commit }: AudienceContext,
): readonly AddressedNotification[] {
  // Postal press stands in the results.
  if (event.sealed.value.postal === true) return [];
  const looks = ({ sealed: { value } }: GameEventOf<'press-sent'>) =>
    `${value.from} ${value.colour} ${value.shown === 'all'} ${value.subject ?? ''}`;
  const isAlike = (each: GameEventOf<'press-sent'>) =>
    event.sealed.value.colour === 'grey' ? each === event : looks(each) === looks(event);
  const alike = commit.events
    .filter(isOf('press-sent'))
    .filter((each) => each.sealed.value.postal !== true && isAlike(each));
  const readers = new Map(alike.map((each) => [each, readersOfPress(after, each)]));
  const groups = new Map<string, { readonly to: PersonId[]; readonly more: readonly GameEventOf<'press-sent'>[] }>();
  for (const person of readers.get(event) ?? []) {
    const own = alike.filter((each) => readers.get(each)?.includes(person) === true);
    if (own[0] !== event) continue;
    const key = own.map((each) => alike.indexOf(each)).join();
    const group = groups.get(key) ?? { to: [], more: own.slice(1) };
    group.to.push(person);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ to, more }) => ({
    to,
    tidings: {
      kind: 'press',
      ...messageTold(after, event),
      ...(event.sealed.value.from === 'OBSERVER' && !after.observers.includes(event.by) ? { isNewPlayer: true } : {}),
      ...(more.length === 0 ? {} : { more: more.map((each) => messageTold(after, each)) }),
    },
  }));
}
