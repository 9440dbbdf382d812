/** What GMs do: kept in the game for everybody to see, and told to the other GMs where no mail to all tells it. */
import type { ActMessage } from '../../messages/acts.ts';
import { isBot } from '../bots.ts';
import type { Commit, GameEvent, PersonId } from '../events.ts';
import { type Game, type GmAct, nonPlayingGms } from '../game.ts';
import { isOf } from './audience.ts';
import type { AddressedNotification, AudienceContext } from './event-definition.ts';

interface Act {
  readonly by: PersonId;
  readonly act: ActMessage;
}

/** No longer list is kept, nor shown: the latest. */
export const MOST_ACTS = 500;
/** For the other GMs alone: about people who have no seat, or before its time. */
const ASIDE: ReadonlySet<ActMessage['code']> = new Set<ActMessage['code']>([
  'acts/looked',
  'acts/lists',
  'acts/sent-away',
  'acts/reminded',
]);
/** No mail to everybody tells these. */
const UNTOLD: ReadonlySet<ActMessage['code']> = new Set<ActMessage['code']>([...ASIDE, 'acts/wrote-for']);

/** The game with what GMs did by a commit; as long as it forms, that is nobody's history. */
export function withActs(before: Game | null, after: Game, commit: Commit): Game {
  if (before === null || before.status === 'forming') return after;
  const phase = before.position?.phase ?? null;
  const kept = actsOf(before, after, commit).flatMap(({ by, act }): readonly GmAct[] =>
    isKept(act) ? [{ by, at: commit.at, phase, act }] : [],
  );
  return kept.length === 0 ? after : { ...after, acts: [...(after.acts ?? []), ...kept].slice(-MOST_ACTS) };
}

/** Is it told to everybody? */
export function isKept({ code }: ActMessage): boolean {
  return !ASIDE.has(code);
}

/** To each GM who does not play, what another did and no other mail tells. */
export function toldOfActs({ before, after, commit }: AudienceContext): readonly AddressedNotification[] {
  if (before === null) return [];
  const acts = actsOf(before, after, commit).filter(({ act }) => UNTOLD.has(act.code));
  return [...new Set(acts.map(({ by }) => by))].map((by) => ({
    to: nonPlayingGms(after).filter((person) => person !== by),
    tidings: { kind: 'gm-acted', who: by, acts: acts.filter((each) => each.by === by).map(({ act }) => act) },
  }));
}

function actsOf(before: Game, after: Game, commit: Commit): readonly Act[] {
  const isGm = (person: PersonId) => before.masters.includes(person) || after.masters.includes(person);
  const writer = commit.events.find(isOf('mail-answered'))?.person ?? null;
  const acts = commit.events.flatMap((event) => {
    const by = 'by' in event && event.by !== undefined ? event.by : writer;
    const act = by !== null && isGm(by) ? actOf(event, by) : null;
    return act === null ? [] : [{ by: by!, act }];
  });
  return acts.filter(({ by, act }, n) => {
    const isSame = (each: Act) => each.by === by && JSON.stringify(each.act) === JSON.stringify(act);
    return acts.findIndex(isSame) === n;
  });
}

/** Null: nothing that a GM does so. */
export function actOf(event: GameEvent, by: PersonId): ActMessage | null {
  return (ACTS[event.type] as Told<GameEvent> | undefined)?.(event, by) ?? null;
}

type Told<E> = (event: E, by: PersonId) => ActMessage | null;

const ACTS: { readonly [E in GameEvent as E['type']]?: Told<E> } = {
  'acted-for': ({ power }) => ({ code: 'acts/wrote-for', power }),
  'orders-looked': ({ phase }) => ({ code: 'acts/looked', phase }),
  'press-muted': ({ power, until }) => ({ code: 'acts/muted', power, until }),
  'position-set': ({ position: { phase } }) => ({ code: 'acts/set-up', phase }),
  'game-rolled': ({ position, direction }) => ({ code: 'acts/rolled', to: position.phase, back: direction === 'back' }),
  'phase-resolved': ({ phase }) => ({ code: 'acts/processed', phase }),
  'settings-changed': ({ changes }) => ({ code: 'acts/set', changes: { ...changes } }),
  'game-unstarted': () => ({ code: 'acts/unstarted' }),
  'game-ended': ({ outcome }) => ({ code: 'acts/ended', outcome }),
  'seats-vacated': ({ powers, why }) =>
    why === 'resigned' ? null : { code: 'acts/seats', powers, now: why === 'dummy' ? 'closed' : 'open' },
  'seat-offered': ({ powers, isWithdrawn }) => ({
    code: 'acts/seats',
    powers,
    now: isWithdrawn === true ? 'kept' : 'offered',
  }),
  'seat-taken': ({ powers, person }, by) =>
    person === by ? null : { code: 'acts/seats', powers, now: isBot(person) ? 'bot' : 'back' },
  'seat-revived': ({ power }) => ({ code: 'acts/seats', powers: [power], now: 'open' }),
  'master-joined': ({ person }, by) => (person === by ? null : { code: 'acts/gm', joins: true }),
  'master-left': ({ person }, by) => (person === by ? null : { code: 'acts/gm', joins: false }),
  'access-changed': () => ({ code: 'acts/lists' }),
  'player-left': (event, by) => sentAway(event, by, false),
  'observer-left': (event, by) => sentAway(event, by, true),
  reminded: ({ by }) => (by === undefined ? null : { code: 'acts/reminded' }),
};

function sentAway(event: { readonly person: PersonId }, by: PersonId, observer: boolean): ActMessage | null {
  return event.person === by || !('by' in event) ? null : { code: 'acts/sent-away', observer };
}
