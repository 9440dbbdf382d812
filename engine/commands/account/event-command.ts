/** CREATE EVENT: a cup of several boards, with an address of its own (engine/events). */
import { makeCommand, oneForm } from '../../language/commands/form.ts';
import type { SettingsOf } from '../../language/mail/mail-text.ts';
import { foldText } from '../../text/fold.ts';
import { defineDeskCommand } from '../command-definition.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    readonly 'CREATE EVENT': SettingsOf & { readonly name: string; readonly boards: number };
  }
}

const LINE =
  /^\??([a-z][a-z0-9]{1,23})(?:\s+(?:of|on|with)\s+(\d{1,3})(?:\s*boards?)?)?(?:\s+(?:like|as)\s+\??([a-z][a-z0-9]{1,23})|\s+with\s+([a-z][a-z0-9-]{1,23}))?[.!]*$/i;

export const EVENT_COMMANDS = {
  'CREATE EVENT': defineDeskCommand('CREATE EVENT', {
    personal: true,
    who: ['registered'],
    forms: oneForm('CREATE EVENT', {
      also: ['CREATE TOURNAMENT', 'CREATE CUP'],
      usage: 'CREATE EVENT name OF n LIKE game',
      example: ['CREATE EVENT cup OF 5 LIKE marne', 'CREATE EVENT cup OF 5 WITH club'],
      read: (args) => {
        const found = LINE.exec(foldText(args).trim());
        if (found === null) {
          return { problem: { code: 'events/create-how' }, suggestion: 'CREATE EVENT cup OF 5 LIKE marne' };
        }
        const [, name, boards, like, template] = found;
        return makeCommand('CREATE EVENT', {
          name: name!.toLowerCase(),
          boards: boards === undefined ? 1 : Number(boards),
          like: like?.toLowerCase() ?? null,
          template: template?.toLowerCase() ?? null,
        });
      },
    }),
    desk: 'judge',
  }),
};
