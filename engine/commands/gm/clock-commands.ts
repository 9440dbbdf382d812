/** Commands that stop and start the clock: pauses, beginning, taking up again (judge-language C1, D1). */
import { parsePhase } from '../../board/phase.ts';
import type { DecisionDraft } from '../../game/decide/draft.ts';
import { type CommandLine, forMasters, forUnmoderated } from '../../game/decide/handler.ts';
import { afterPause } from '../../game/phase-clock.ts';
import { clockFor } from '../../game/resolve-phase.ts';
import type { None } from '../../language/commands/arguments.ts';
import { bareForms } from '../../language/commands/form.ts';
import { defineCommand } from '../command-definition.ts';
import { otherClock } from '../one-board.ts';
import { beginGame } from './running.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    readonly PAUSE: None;
    readonly RESUME: None;
    /** Opens a game in preparation, or takes it back there, for players to join. */
    readonly FORM: None;
    /** Begins a game that is full, or wakes a paused one. */
    readonly ACTIVATE: None;
  }
}

/** The clock, stopped and started. */
export const CLOCK = {
  PAUSE: defineCommand('PAUSE', {
    who: ['unmoderated'],
    forms: bareForms('PAUSE', 'SUSPEND', 'PAUSE GAME', 'PAUSE THE GAME'),
    afterOrders: true,
    decide: (draft, line) => {
      const { game, request } = draft;
      switch (game.status) {
        case 'active':
          draft.emit({ type: 'game-paused', by: request.actor.person });
          draft.done(line, { code: 'master/paused' });
          break;
        case 'paused':
          draft.note(line, { code: 'master/paused-already' });
          break;
        default:
          draft.refuse(
            line,
            game.status === 'forming' ? { code: 'game/not-begun', wanted: 'pause' } : { code: 'game/over' },
          );
      }
    },
  }),
  RESUME: defineCommand('RESUME', {
    who: ['player', 'master'],
    forms: bareForms('RESUME', 'UNPAUSE', 'RESUME GAME', 'RESUME THE GAME'),
    decide: (draft, line) => {
      const { status, outcome, settings } = draft.game;
      // What was agreed on or won is not for one player to take back.
      const mayPlayers = settings.playersResume && outcome?.kind === 'terminated';
      if (status === 'finished' && mayPlayers && draft.request.actor.role === 'player') takeUpAgain(draft, line);
      else if (status === 'finished') forMasters<'RESUME'>(takeUpAgain)(draft, line);
      else forUnmoderated<'RESUME'>(resume)(draft, line);
    },
  }),
  FORM: defineCommand('FORM', {
    who: ['master'],
    forms: bareForms('FORM', 'FORM GAME'),
    decide: (draft, line) => {
      if (draft.game.status === 'forming') draft.note(line, { code: 'master/forming' });
      else draft.refuse(line, { code: 'master/begun-unstart' }, 'UNSTART');
    },
  }),
  ACTIVATE: defineCommand('ACTIVATE', {
    who: ['master'],
    forms: bareForms('ACTIVATE', 'ACTIVATE GAME'),
    decide: (draft, line) => {
      const { game } = draft;
      if (game.status === 'active') draft.note(line, { code: 'master/running' });
      else if (game.status === 'paused') resume(draft, line);
      else if (game.status === 'finished') takeUpAgain(draft, line);
      else beginGame(draft, line);
    },
  }),
};

function resume(draft: DecisionDraft, line: CommandLine<'RESUME' | 'ACTIVATE'>): void {
  const { game, request, context } = draft;
  if (game.status !== 'paused' || game.current === null || game.pausedAt === null) {
    draft.refuse(
      line,
      game.status === 'forming' ? { code: 'game/not-begun', wanted: 'pause' } : { code: 'master/not-paused' },
    );
    return;
  }
  const old = game.current.clock;
  const rule = { kind: parsePhase(game.position!.phase).kind, settings: game.settings, zones: context.zones };
  const clock = afterPause(old, game.pausedAt, context.now, rule);
  draft.emit({ type: 'game-resumed', by: request.actor.person, clock });
  draft.done(
    line,
    clock.deadline === old.deadline
      ? { code: 'master/resumed', deadline: clock.deadline }
      : { code: 'master/resumed-later', from: old.deadline, to: clock.deadline },
  );
}

/** A game that ended without a winner goes on where it stood; one ended without a result by the word of any of its players. */
function takeUpAgain(draft: DecisionDraft, line: CommandLine<'RESUME' | 'ACTIVATE'>): void {
  const { game, request, context } = draft;
  const { outcome, position } = game;
  if (outcome === null || position === null || outcome.kind === 'won' || game.seats.length === 0) {
    draft.refuse(
      line,
      { code: outcome?.kind === 'won' ? 'master/was-won' : 'master/ended-unbegun' },
      outcome?.kind === 'won' ? 'ROLLBACK' : null,
    );
    return;
  }
  if (game.settings.blind) {
    draft.refuse(line, { code: 'master/blind-was-shown' });
    return;
  }
  const own = clockFor(parsePhase(position.phase).kind, game, context, context.now);
  const beside = otherClock(draft, own);
  const by = request.actor.person;
  draft.emit({ type: 'game-resumed', by, clock: beside?.current?.clock ?? own });
  if (beside?.status === 'paused') draft.emit({ type: 'game-paused', by });
  draft.done(line, { code: 'master/taken-up-again' });
}
