/** What players' commands do: waiting, preferences, passwords, taking orders back, leaving. */
import { parsePhase } from '../../board/phase.ts';
import type { PhaseKind, Power } from '../../board/variant.ts';
import { type Draft, done, emit, note, refused, sealed } from '../../game/decide/draft.ts';
import { fileFor } from '../../game/decide/file-items.ts';
import { type CommandLine, forPlayers, type Handlers } from '../../game/decide/handler.ts';
import { clearLater } from '../../game/decide/later-orders.ts';
import type { GameEvent } from '../../game/events.ts';
import { seatOf } from '../../game/game.ts';
import { keyOf } from '../../game/on-file.ts';
import type { WrittenUnit } from '../../language/orders/written-order.ts';
import { parseOrder, provinceOf } from '../../orders/notation.ts';

export const PLAYER_COMMANDS: Handlers = {
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
  'SET BROADCAST': (draft, line) => {
    const { role, person } = draft.request.actor;
    const { on } = line.args;
    if (draft.game.withoutBroadcasts.includes(person) === on) emit(draft, { type: 'broadcasts-set', person, on });
    done(
      draft,
      line,
      on
        ? 'Messages to all come to you'
        : role === 'master'
          ? 'No more messages to all come to you; what is written to the master does. SET BROADCAST brings them back'
          : 'No more press comes to you, only the judge’s own mail; SET BROADCAST brings it back',
    );
  },
  CLEAR: forPlayers(clear),
  SIGNOFF: () => {},
  // The reader has told each line below which phase and which branch it stands in.
  PHASE: () => {},
  IF: () => {},
  'ELSE IF': () => {},
  ELSE: () => {},
  ENDIF: () => {},
};

function clear(draft: Draft, line: CommandLine<'CLEAR'>): void {
  const before = draft.events.length;
  for (const power of powersMeant(draft, line)) clearPower(draft, power, line);
  const hint = isStrange(draft, line) ? ELSEWHERE : '';
  if (draft.events.length > before) done(draft, line, `Taken back; what is on file now stands below${hint}`);
  else note(draft, line, `There was nothing on file to take back${hint}`);
}

const ELSEWHERE =
  '. This is the phase at hand; on nJudge CLEAR drops only orders for later phases, and here that is CLEAR LATER';

/** Twice the answer says what CLEAR means here: for people from other judges. */
function isStrange({ game, request }: Draft, { args, phase }: CommandLine<'CLEAR'>): boolean {
  return args.what === 'phase' && phase === null && (game.clears?.[request.actor.person] ?? 0) < 2;
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
  if (args.what === 'all' || args.what === 'later') clearLater(draft, power, null);
  if (args.what === 'later') return;
  if (args.what !== 'all' && phase !== null) {
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
