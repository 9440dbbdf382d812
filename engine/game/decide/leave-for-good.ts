/** Somebody leaves a game for good, because he is to be forgotten: what his going brings about. */

import type { Settings } from '../../settings/fields.ts';
import type { GameEvent, PersonId } from '../events.ts';
import { type Game, powersOf, roleOf } from '../game.ts';

/** Nothing in a game that is over: its record stays. A game that loses its only master is its players’ own. */
export function leaveForGood(game: Game, person: PersonId): readonly GameEvent[] {
  if (game.status === 'finished') return [];
  const { kind } = roleOf(game, person);
  if (game.settings.practice && kind === 'player') return [{ type: 'game-ended', outcome: { kind: 'terminated' } }];
  return [
    ...(kind === 'applicant' ? [{ type: 'player-left', person } as const] : []),
    ...(kind === 'player'
      ? [{ type: 'seats-vacated', powers: powersOf(game, person), why: 'resigned', by: person } as const]
      : []),
    ...(game.observers.includes(person) ? [{ type: 'observer-left', person } as const] : []),
    ...(game.masters.includes(person) ? masterLeaves(game, person) : []),
  ];
}

function masterLeaves(game: Game, person: PersonId): readonly GameEvent[] {
  const left: GameEvent = { type: 'master-left', person, by: person };
  if (game.masters.length > 1) return [left];
  const others = game.applicants.filter((each) => each.person !== person);
  if (game.status === 'forming' && others.length === 0) {
    return [left, { type: 'game-ended', outcome: { kind: 'terminated' } }];
  }
  return [{ type: 'settings-changed', by: person, changes: withoutMaster(game.settings) }, left];
}

/** The game must not wait for what only a GM could do. */
function withoutMaster({ autoStart, autoProcess, approval }: Settings): Partial<Settings> {
  return {
    moderated: false,
    ...(autoStart ? {} : { autoStart: true }),
    ...(autoProcess ? {} : { autoProcess: true }),
    ...(approval ? { approval: false } : {}),
  };
}
