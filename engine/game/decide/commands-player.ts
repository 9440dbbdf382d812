/** What players' commands do: waiting, preferences, passwords, taking orders back, leaving. */
import type { Power } from '../../board/variant.ts';
import type { WrittenUnit } from '../../language/written-order.ts';
import { parseOrder, provinceOf } from '../../orders/notation.ts';
import type { GameEvent } from '../events.ts';
import { seatOf } from '../game.ts';
import { type Draft, done, emit, note, refused, sealed } from './draft.ts';
import { fileFor } from './file-items.ts';
import { type CommandLine, forPlayers, type Handlers } from './handler.ts';

export const PLAYER_COMMANDS: Handlers = {
  'SET WAIT': forPlayers((draft, line) => setWait(draft, line, true)),
  'SET NOWAIT': forPlayers((draft, line) => setWait(draft, line, false)),
  'SET PREFERENCE': (draft, line) => {
    const { actor } = draft.request;
    if (actor.role !== 'applicant') {
      refused(
        draft,
        line,
        actor.role === 'player' ? 'The powers are dealt already.' : 'Only for those who have signed on to play.',
      );
      return;
    }
    emit(draft, { type: 'preferences-set', person: actor.person, sealed: sealed(draft, line.args.preferences) });
    const unused = draft.game.settings.preferences === 'random';
    done(draft, line, unused ? 'Kept, though this game deals its powers at random' : '');
  },
  'SET PASSWORD': (draft, line) => {
    const { actor, hashOf } = draft.request;
    const passwordHash = hashOf(line.args.password);
    emit(draft, { type: 'password-set', person: actor.person, sealed: sealed(draft, { passwordHash }) });
    done(draft, line, 'Your password for this game is changed. It is nowhere shown, here neither');
  },
  CLEAR: forPlayers(clear),
  RESIGN: (draft, line) => {
    const { actor } = draft.request;
    switch (actor.role) {
      case 'applicant':
        emit(draft, { type: 'player-left', person: actor.person });
        done(draft, line, 'You have left the game');
        break;
      case 'observer':
        emit(draft, { type: 'observer-left', person: actor.person });
        done(draft, line, 'You observe the game no longer; nothing more of it will reach you');
        break;
      case 'player':
        if (draft.game.status === 'finished') refused(draft, line, 'The game is over.');
        else {
          emit(draft, { type: 'powers-abandoned', powers: actor.powers });
          done(
            draft,
            line,
            `You play ${actor.powers.join(' and ')} no longer; all are told that somebody is wanted in your place`,
          );
        }
        break;
      case 'master':
        refused(draft, line, 'A master cannot resign.');
    }
  },
  SIGNOFF: () => {},
  PHASE: () => {},
  BECOME: () => {},
};

function setWait(draft: Draft, line: CommandLine<'SET WAIT' | 'SET NOWAIT'>, wait: boolean): void {
  const { game, request } = draft;
  if (game.status === 'finished') {
    refused(draft, line, 'The game is over.');
    return;
  }
  for (const power of request.actor.powers) {
    if (seatOf(game, power)?.wait !== wait) emit(draft, { type: 'wait-set', power, sealed: sealed(draft, { wait }) });
  }
  // The paragraph on the orders on file says whether the power waits, and what that means.
  done(draft, line, '');
}

function clear(draft: Draft, line: CommandLine<'CLEAR'>): void {
  const before = draft.events.length;
  for (const power of powersMeant(draft, line)) clearPower(draft, power, line);
  if (draft.events.length > before) done(draft, line, 'Taken back; what is on file now stands below');
  else note(draft, line, 'There was nothing on file to take back');
}

function powersMeant({ request }: Draft, { as }: CommandLine<'CLEAR'>): readonly Power[] {
  return as === null ? request.actor.powers : [as];
}

function clearPower(draft: Draft, power: Power, { args }: CommandLine<'CLEAR'>): void {
  const seat = seatOf(draft.game, power);
  if (seat === undefined || seat.onFile.length === 0) return;
  const kept = seat.onFile.filter(({ order }) => {
    const parsed = parseOrder(order, draft.game.position?.phase.at(-1) as 'M' | 'R' | 'A');
    if (args.what === 'unit') return parsed === null || parsed.kind === 'waive' || !isOf(args.unit, parsed);
    if (args.what === 'influence') {
      return parsed?.kind !== 'influence' || (args.at !== null && provinceOf(parsed.unit.at) !== args.at);
    }
    return false;
  });
  if (kept.length < seat.onFile.length) fileFor(draft, power, kept);
}

function isOf(
  unit: WrittenUnit,
  order: { readonly kind: string; readonly unit: { readonly type: string; readonly at: string } },
) {
  if (order.kind === 'influence') return false;
  return provinceOf(order.unit.at) === provinceOf(unit.at) && (unit.type === null || unit.type === order.unit.type);
}

/** Events with which somebody signs on to a forming game. */
export function joined(draft: Draft, passwordHash: string | null): GameEvent {
  return {
    type: 'player-joined',
    person: draft.request.actor.person,
    sealed: sealed(draft, { preferences: [], passwordHash }),
  };
}
