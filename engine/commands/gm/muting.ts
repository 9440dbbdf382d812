/** MUTE: for a time a power sends no press but to the GM. */
import { isVacant } from '../../game/bots.ts';
import type { DecisionDraft } from '../../game/decide/draft.ts';
import { type CommandLine, whyNotFor } from '../../game/decide/handler.ts';
import { seatOf } from '../../game/game.ts';
import { readDuration, readPowerArgument } from '../../language/commands/argument-readers.ts';
import { isProblem, makeCommand, oneForm } from '../../language/commands/form.ts';
import type { Power } from '../../vocabulary.ts';
import { defineCommand } from '../command-definition.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    /** `minutes` null: no longer. */
    readonly MUTE: { readonly power: Power; readonly minutes: number | null };
  }
}

const MINUTE = 60_000;

export const MUTING = {
  MUTE: defineCommand('MUTE', {
    who: ['master'],
    begun: true,
    forms: oneForm('MUTE', {
      usage: 'MUTE power time, MUTE power OFF',
      example: ['MUTE Italy 3 days', 'MUTE Italy OFF'],
      read: (args, context) => {
        const [, name = args, span = ''] =
          /^(.+?)\s+(?:for\s+)?(off|(?:\d\S*|an?|one|two|three|eine?n?|zwei|drei|une?|deux|trois)(?:\s+\S+)?)$/i.exec(
            args.trim(),
          ) ?? [];
        const power = readPowerArgument(name.trim(), context);
        if (isProblem(power)) return power;
        if (/^off$/i.test(span)) return makeCommand('MUTE', { ...power, minutes: null });
        const read = readDuration(span);
        // A player silences somebody for themselves alone.
        const line = context.role === 'master' ? `MUTE ${power.power} 3 days` : `SET IGNORE ${power.power}`;
        return isProblem(read) ? { ...read, suggestion: line } : makeCommand('MUTE', { ...power, ...read });
      },
    }),
    decide: (draft, line) => mute(draft, line),
  }),
};

function mute(draft: DecisionDraft, line: CommandLine<'MUTE'>): void {
  const { game, context, request } = draft;
  const { power, minutes } = line.args;
  // A GM who plays would silence an opponent.
  const problem = whyNotFor(draft, power);
  if (problem !== null) draft.refuse(line, problem);
  else if (seatOf(game, power) === undefined) draft.refuse(line, { code: 'game/no-such-power', power });
  else if (isVacant(seatOf(game, power)!)) draft.refuse(line, { code: 'danger/nobody-plays', power });
  else {
    const until = minutes === null ? null : context.now + minutes * MINUTE;
    draft.emit({ type: 'press-muted', by: request.actor.person, power, until });
    draft.done(line, until === null ? { code: 'seats/unmuted', power } : { code: 'seats/muted', power, until });
  }
}
