/** REPORT: a player shows the GM a message that they were sent. The desk answers it, since no other player may learn of it. */
import { readPowerArgument } from '../../language/commands/argument-readers.ts';
import { isProblem, makeCommand, oneForm } from '../../language/commands/form.ts';
import type { Power } from '../../vocabulary.ts';
import { defineDeskCommand } from '../command-definition.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    /** The last message that shows the power as its sender. */
    readonly REPORT: { readonly power: Power; readonly why: string };
  }
}

export const REPORTING = {
  REPORT: defineDeskCommand('REPORT', {
    personal: true,
    who: ['player', 'observer'],
    forms: oneForm('REPORT', {
      also: ['REPORT MESSAGE', 'REPORT MESSAGE FROM', 'REPORT MESSAGE OF'],
      usage: 'REPORT power [why]',
      example: ['REPORT France threats'],
      read: (args, context) => {
        const [first = '', why = ''] = /^(\S+)\s*(.*)$/s.exec(args.trim())?.slice(1) ?? [];
        const named = readPowerArgument(first.replace(/[:,.]$/, ''), context);
        return isProblem(named) ? named : makeCommand('REPORT', { ...named, why: why.slice(0, 300) });
      },
    }),
    desk: 'of the game',
  }),
};
