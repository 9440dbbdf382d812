/** What masters' commands do. */

import { fewestPlayers, mostPlayers } from '../../rules/seats.ts';
import { waitedFor } from '../due.ts';
import { resolvePhase } from '../resolve-phase.ts';
import { changeSettings } from '../settings-change.ts';
import { canBegin, startGame } from '../start.ts';
import { done, emit, note, refused } from './draft.ts';
import { forMasters, type Handlers } from './handler.ts';

export const MASTER_COMMANDS: Handlers = {
  SET: forMasters((draft, line) => {
    const { game, context, request } = draft;
    const changed = changeSettings(game.settings, line.args, {
      begun: game.status !== 'forming',
      zones: context.zones,
      seats: mostPlayers(context.board),
    });
    if ('problem' in changed) {
      refused(draft, line, changed.problem);
      return;
    }
    if ('same' in changed) {
      note(draft, line, `${changed.same}; nothing had to change`);
      return;
    }
    emit(draft, { type: 'settings-changed', by: request.actor.person, changes: changed.changes });
    done(draft, line, 'Set; all are told');
  }),
  PROCESS: forMasters((draft, line) => {
    const { game, context } = draft;
    const { phase } = line.args;
    const current = game.status === 'active' ? (game.position?.phase ?? null) : null;
    if (current === null) {
      refused(
        draft,
        line,
        game.status === 'paused' ? 'The game is paused: RESUME it first.' : 'There is no phase to be processed.',
      );
      return;
    }
    if (phase === null) {
      refused(draft, line, `Which phase? To process the current one, send the line below.`, `PROCESS ${current}`);
      return;
    }
    if (phase !== current) {
      refused(
        draft,
        line,
        `The current phase is ${current}, not ${phase}: nothing was processed.`,
        `PROCESS ${current}`,
      );
      return;
    }
    const missing = waitedFor(game, context.board);
    emit(draft, ...resolvePhase(game, context));
    done(draft, line, `${current} is processed; the results are on their way to all`);
    if (missing.length > 0)
      note(
        draft,
        line,
        `Orders were still missing from ${missing.join(', ')}; they held or fell to the rules for missing orders`,
      );
  }),
  'FORCE BEGIN': forMasters((draft, line) => {
    const { game, context } = draft;
    if (game.status !== 'forming') {
      refused(draft, line, 'The game has begun already.');
      return;
    }
    if (!canBegin(game, context.board)) {
      note(
        draft,
        line,
        `This variant is made for at least ${fewestPlayers(context.board)} players; the seats without one have no player`,
      );
    }
    emit(draft, ...startGame(game, context));
    done(draft, line, 'The game has begun');
  }),
};
