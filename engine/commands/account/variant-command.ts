/** TRY VARIANT: a map of the writer's own, attached to the mail, is checked, drawn and played against bots. */
import type { None } from '../../language/commands/arguments.ts';
import { bareForms } from '../../language/commands/form.ts';
import { defineDeskCommand } from '../command-definition.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    /** Its files are attached to the mail. */
    readonly 'TRY VARIANT': None;
  }
}

export const VARIANT_COMMANDS = {
  'TRY VARIANT': defineDeskCommand('TRY VARIANT', {
    personal: true,
    who: ['registered'],
    forms: bareForms('TRY VARIANT', 'TRY MAP', 'CHECK VARIANT', 'TRY MY VARIANT', 'TRY MY MAP', 'TEST VARIANT'),
    desk: 'account',
  }),
};
