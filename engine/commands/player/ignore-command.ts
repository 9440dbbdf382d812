/** SET IGNORE: the messages of one sender no longer reach the writer. We tell nobody else; the GM reaches everybody. */
import type { DecisionDraft } from '../../game/decide/draft.ts';
import type { CommandLine } from '../../game/decide/handler.ts';
import { seatOf } from '../../game/game.ts';
import { readPowerArgument } from '../../language/commands/argument-readers.ts';
import type { CommandContext } from '../../language/commands/command-context.ts';
import { isProblem, makeCommand } from '../../language/commands/form.ts';
import type { Power } from '../../vocabulary.ts';
import { defineCommand } from '../command-definition.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    /** `power` null: only shows who is ignored. */
    readonly 'SET IGNORE': { readonly power: Power | null; readonly on: boolean };
  }
}

export const IGNORING = {
  'SET IGNORE': defineCommand('SET IGNORE', {
    who: ['player', 'observer'],
    personal: true,
    begun: true,
    forms: {
      'SET IGNORE': {
        also: ['IGNORE PRESS FROM', 'IGNORE PRESS OF'],
        usage: 'SET IGNORE [power]',
        example: ['SET IGNORE France', 'SET IGNORE'],
        read: (args, context) => read(args, context, true),
      },
      'SET NO IGNORE': {
        also: ['NOT IGNORE', 'UNIGNORE', 'HEAR'],
        usage: 'SET NO IGNORE power',
        example: ['SET NO IGNORE France'],
        read: (args, context) => read(args, context, false),
      },
    },
    decide: ignore,
  }),
};

function read(args: string, context: CommandContext, on: boolean) {
  if (on && args.trim() === '') return makeCommand('SET IGNORE', { power: null, on });
  const named = readPowerArgument(args.replace(/^(?:press|messages)?\s*(?:of|from)\s+/i, ''), context);
  return isProblem(named) ? named : makeCommand('SET IGNORE', { ...named, on });
}

function ignore(draft: DecisionDraft, line: CommandLine<'SET IGNORE'>): void {
  const { person, powers } = draft.request.actor;
  const { power, on } = line.args;
  const ignored = (draft.game.ignored?.[person] ?? []).filter(
    (each) => seatOf(draft.game, each.power)?.epoch === each.epoch,
  );
  if (power === null) {
    draft.note(line, { code: 'player/ignored', powers: ignored.map((each) => each.power) });
    return;
  }
  if (powers.includes(power)) {
    draft.refuse(line, { code: 'player/ignore-oneself' });
    return;
  }
  if (ignored.some((each) => each.power === power) !== on) {
    const sealed = draft.seal({ power, on });
    draft.emit({ type: 'sender-ignored', person, sealed });
  }
  draft.done(line, { code: 'player/ignore', power, on });
}
