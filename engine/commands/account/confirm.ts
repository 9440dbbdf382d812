/** `CONFIRM word`: carries out what was asked about. */

import { actionConfirmed } from '../../game/decide/confirmation.ts';
import { refused } from '../../game/decide/draft.ts';
import { PRESS, sendHeld } from '../../game/decide/press.ts';
import { command, defineCommand } from '../definition.ts';
import { carryOut } from '../master/danger.ts';

declare module '../arguments.ts' {
  interface CommandArguments {
    /** The word that a confirmation asks for. */
    readonly CONFIRM: { readonly word: string | null };
  }
}

/** What was asked about. */
export const CONFIRMING = {
  CONFIRM: defineCommand('CONFIRM', {
    who: ['all'],
    forms: {
      CONFIRM: {
        also: ['YES CONFIRM'],
        usage: 'CONFIRM [word]',
        example: ['CONFIRM K7QF'],
        read: (args) => {
          const word = args.trim().replace(/^["'<([]+|["'>)\].!]+$/g, '');
          return /^\S{0,60}$/.test(word)
            ? command('CONFIRM', { word: word === '' ? null : word.toLowerCase() })
            : { problem: 'CONFIRM takes one word.' };
        },
      },
    },
    afterOrders: true,
    decide: (draft, line) => {
      const { word } = line.args;
      const action = word === null ? null : actionConfirmed(draft, word);
      if (action?.startsWith(`${PRESS} `)) sendHeld(draft, line, action);
      else if (action !== null) carryOut(draft, line, action);
      else {
        refused(
          draft,
          line,
          word === null
            ? 'Confirm what? Send back the word from the mail that asked: CONFIRM and the word.'
            : 'Nothing waits for this word: it was used already, it was for somebody else, or the game has moved on since. Send the command again.',
        );
      }
    },
  }),
};
