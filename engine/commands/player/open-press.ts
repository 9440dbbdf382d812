/** SET OPEN PRESS: whoever played opens what was said in private, once the game is over and all of them agree. */

import type { DecisionDraft } from '../../game/decide/draft.ts';
import type { CommandLine } from '../../game/decide/handler.ts';
import { hasPressVote, isPressOpen, missingPressVotes, pressVoters } from '../../game/press.ts';
import type { None } from '../../language/commands/arguments.ts';
import { bareForms } from '../../language/commands/form.ts';
import { defineCommand } from '../command-definition.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    readonly 'SET OPEN PRESS': None;
    readonly 'SET NO OPEN PRESS': None;
  }
}

/** Votes on the messages of a game that is over. */
export const OPENING_PRESS = {
  'SET OPEN PRESS': defineCommand('SET OPEN PRESS', {
    who: ['player', 'observer', 'master'],
    personal: true,
    forms: bareForms('SET OPEN PRESS', 'OPENPRESS', 'PUBLISH PRESS', 'PRESS OPEN'),
    decide: (draft, line) => decide(draft, line, true),
  }),
  'SET NO OPEN PRESS': defineCommand('SET NO OPEN PRESS', {
    who: ['player', 'observer', 'master'],
    personal: true,
    forms: bareForms('SET NO OPEN PRESS', 'NO OPENPRESS', 'NOT OPEN PRESS', 'CLOSED PRESS'),
    decide: (draft, line) => decide(draft, line, false),
  }),
};

function decide(draft: DecisionDraft, line: CommandLine<'SET OPEN PRESS' | 'SET NO OPEN PRESS'>, on: boolean): void {
  const { person } = draft.request.actor;
  if (draft.game.status !== 'finished') {
    draft.refuse(line, { code: 'votes/press-after-end' });
    return;
  }
  if (pressVoters(draft.game).length === 0) {
    draft.refuse(line, { code: 'votes/press-without-players' });
    return;
  }
  const wasOpen = isPressOpen(draft.game);
  if (!on && wasOpen) {
    draft.refuse(line, { code: 'votes/press-stays-open' });
    return;
  }
  if (hasPressVote(draft.game, person) === on) {
    draft.note(line, { code: 'votes/press-as-before', on });
    return;
  }
  draft.emit({ type: 'press-vote-cast', person, on });
  draft.done(line, {
    code: 'votes/press',
    on,
    missing: missingPressVotes(draft.game).length,
    isPlayer: pressVoters(draft.game).includes(person),
  });
}
