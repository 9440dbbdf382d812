/** What somebody is ready for, or waits for, outside of any game: stepping in for others, word of new games. */
import { readYesNo } from '../../language/commands/argument-readers.ts';
import type { None } from '../../language/commands/arguments.ts';
import { bareForms, fixedForm, makeCommand, oneForm } from '../../language/commands/form.ts';
import { foldText } from '../../text/fold.ts';
import { shortenText } from '../../text/shorten.ts';
import { defineDeskCommand } from '../command-definition.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    /** Whether the writer is asked when a seat falls free. */
    readonly 'SET SUBSTITUTE': { readonly on: boolean };
    /** Wants word when a game forms that is all of these: a variant, options; in lower case. */
    readonly WATCH: { readonly words: readonly string[] };
    readonly 'STOP WATCHING': None;
    /** Keeps the game's settings under a name, for games and events of the writer's. */
    readonly 'SAVE SETTINGS': { readonly name: string };
    /** Null: all that are kept. */
    readonly 'FORGET SETTINGS': { readonly name: string };
  }
}

/** A name for settings: a word, so that it can follow WITH. */
const TEMPLATE_NAME = /^[a-z][a-z0-9-]{1,23}$/;

/** Word of seats and games. */
export const CLUB = {
  'SET SUBSTITUTE': defineDeskCommand('SET SUBSTITUTE', {
    who: ['registered'],
    forms: {
      'SET SUBSTITUTE': {
        also: ['SUBSTITUTES', 'STANDBY', 'STAND-BY'],
        usage: 'SET SUBSTITUTE ON',
        read: (args) => {
          const on = args.trim() === '' ? true : readYesNo(args);
          return on === null
            ? { problem: { code: 'account/on-or-off', text: shortenText(args) }, suggestion: 'SET SUBSTITUTE ON' }
            : makeCommand('SET SUBSTITUTE', { on });
        },
      },
      'SET NO SUBSTITUTE': fixedForm(
        'SET NO SUBSTITUTE',
        makeCommand('SET SUBSTITUTE', { on: false }),
        'NO SUBSTITUTES',
        'NO STANDBY',
        'NOT SUBSTITUTE',
      ),
    },
    desk: 'account',
  }),
  WATCH: defineDeskCommand('WATCH', {
    who: ['registered'],
    forms: oneForm('WATCH FOR', {
      usage: 'WATCH FOR variant [gunboat] [blind] [no press]',
      example: ['WATCH FOR standard gunboat', 'WATCH FOR any blind'],
      read: (args) => {
        const words = foldText(args)
          .toLowerCase()
          .replace(/\bno[\s-]*press\b/g, 'nopress')
          .replace(/[.!]+$/, '')
          .split(/[\s,+]+/)
          .filter((word) => word !== '' && !/^(?:an?|games?|the|and|of|new)$/.test(word));
        return words.length === 0
          ? { problem: { code: 'account/watch-for-what' }, suggestion: 'WATCH FOR standard gunboat' }
          : makeCommand('WATCH', { words });
      },
    }),
    desk: 'account',
  }),
  'STOP WATCHING': defineDeskCommand('STOP WATCHING', {
    who: ['registered'],
    forms: bareForms('STOP WATCHING', 'UNWATCH', 'WATCH OFF', 'WATCH NOTHING', 'WATCH FOR NOTHING', 'NO WATCH'),
    desk: 'account',
  }),
  'SAVE SETTINGS': defineDeskCommand('SAVE SETTINGS', {
    who: ['master'],
    personal: true,
    forms: oneForm('SAVE SETTINGS AS', {
      also: ['SAVE SETTINGS', 'SAVE AS'],
      usage: 'SAVE SETTINGS AS name',
      example: ['SAVE SETTINGS AS club'],
      read: (args) => readTemplate(args, 'SAVE SETTINGS'),
    }),
    desk: 'of the game',
  }),
  'FORGET SETTINGS': defineDeskCommand('FORGET SETTINGS', {
    who: ['registered'],
    forms: oneForm('FORGET SETTINGS', {
      usage: 'FORGET SETTINGS name',
      example: ['FORGET SETTINGS club'],
      read: (args) => readTemplate(args, 'FORGET SETTINGS'),
    }),
    desk: 'account',
  }),
};

function readTemplate(args: string, command: 'SAVE SETTINGS' | 'FORGET SETTINGS') {
  const name = foldText(args)
    .trim()
    .replace(/^as\s+/i, '')
    .replace(/[.!]+$/, '')
    .toLowerCase();
  return TEMPLATE_NAME.test(name)
    ? makeCommand(command, { name })
    : { problem: { code: 'account/template-name' } as const, suggestion: 'SAVE SETTINGS AS club' };
}
