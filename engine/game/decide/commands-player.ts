/** What players' commands do: waiting, preferences, passwords, taking orders back, leaving. */
import { parsePhase } from '../../board/phase.ts';
import type { PhaseKind, Power } from '../../board/variant.ts';
import type { WrittenUnit } from '../../language/written-order.ts';
import { parseOrder, provinceOf } from '../../orders/notation.ts';
import type { GameEvent } from '../events.ts';
import { seatOf } from '../game.ts';
import { keyOf } from '../on-file.ts';
import { type Draft, done, emit, note, refused, sealed } from './draft.ts';
import { fileFor } from './file-items.ts';
import { type CommandLine, forPlayers, type Handlers } from './handler.ts';
import { clearLater, setWaitLater } from './later-orders.ts';

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
  // The reader has told each line below which phase and which branch it stands in.
  PHASE: () => {},
  IF: () => {},
  'ELSE IF': () => {},
  ELSE: () => {},
  ENDIF: () => {},
  BECOME: () => {},
};

function setWait(draft: Draft, line: CommandLine<'SET WAIT' | 'SET NOWAIT'>, wait: boolean): void {
  const { game, request } = draft;
  if (game.status === 'finished') {
    refused(draft, line, 'The game is over.');
    return;
  }
  if (line.phase !== null) {
    setWaitLater(draft, line, line.phase, wait);
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

function clearPower(draft: Draft, power: Power, { args, phase }: CommandLine<'CLEAR'>): void {
  const isOther = (order: string, kind: PhaseKind) => {
    const parsed = parseOrder(order, kind);
    if (args.what === 'unit') return parsed === null || parsed.kind === 'waive' || !isOf(args.unit, parsed);
    if (args.what === 'influence') {
      return parsed?.kind !== 'influence' || (args.at !== null && provinceOf(parsed.unit.at) !== args.at);
    }
    return false;
  };
  if (args.what === 'all') clearLater(draft, power, null);
  else if (phase !== null) {
    clearLater(draft, power, phase, (later) => args.what === 'phase' || isUnitOf(later.order, args));
    return;
  }
  const seat = seatOf(draft.game, power);
  if (seat === undefined || draft.game.position === null || seat.onFile.length === 0) return;
  const { kind } = parsePhase(draft.game.position.phase);
  const kept = seat.onFile.filter(({ order }) => isOther(order, kind));
  if (kept.length < seat.onFile.length) fileFor(draft, power, kept);
}

/** Is an order that was sent ahead, perhaps without its unit's type, the one that is to be taken back? */
function isUnitOf(order: string, args: CommandLine<'CLEAR'>['args']): boolean {
  if (args.what === 'unit') return keyOf(order) === provinceOf(args.unit.at);
  return args.what === 'influence' && (args.at === null ? order.startsWith('IP ') : keyOf(order) === `IP ${args.at}`);
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
