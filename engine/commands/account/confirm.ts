/** `CONFIRM word`: carries out what was asked about. */

import type { Confirmables } from '../../game/confirmable.ts';
import { type ConfirmableCommand, type Confirms, confirmedBy } from '../../game/decide/confirmation.ts';
import { type Draft, done, refused, type Spot } from '../../game/decide/draft.ts';
import { asMaster } from '../../game/decide/handler.ts';
import { sendHeld } from '../../game/decide/press.ts';
import { isPlayingMaster } from '../../game/game.ts';
import { command, defineCommand } from '../definition.ts';

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
    decide: (draft, line, confirms) => {
      const { word } = line.args;
      const waiting = word === null ? null : confirmedBy(draft, word);
      if (waiting?.command === 'PRESS') sendHeld(draft, line, waiting.args);
      else if (waiting !== null) carryOut(draft, line, waiting.command, waiting.args, confirms);
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

function carryOut<K extends ConfirmableCommand>(
  draft: Draft,
  spot: Spot,
  command: K,
  args: Confirmables[K],
  confirms: Confirms,
): void {
  const { confirm } = confirms[command];
  const { role, person } = draft.request.actor;
  if (role !== 'master' && confirm.who !== 'player' && isPlayingMaster(draft.game, person)) {
    asMaster(draft, (acting) => carryOut(acting, spot, command, args, confirms));
    return;
  }
  const text = confirm.shown?.(args) ?? command;
  const problem =
    role === confirm.who || (confirm.who === 'timekeeper' && (role === 'master' || role === 'player'))
      ? confirm.problem(draft, args)
      : `${text} is for a ${confirm.who}, and you have not signed on as one.`;
  if (problem !== null) refused(draft, spot, problem);
  else done(draft, { line: spot.line, text }, confirm.carryOut(draft, args));
}
