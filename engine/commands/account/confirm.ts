/** `CONFIRM word`: carries out what was asked about. */
import type { Confirmables } from '../../game/confirmable.ts';
import { type ConfirmableCommand, type Confirms, confirmedBy } from '../../game/decide/confirmation.ts';
import type { DecisionDraft, MailLine } from '../../game/decide/draft.ts';
import { asMaster } from '../../game/decide/handler.ts';
import { filePast } from '../../game/decide/past-orders.ts';
import { sendHeld } from '../../game/decide/send-press.ts';
import { isPlayingMaster } from '../../game/game.ts';
import { makeCommand, oneForm } from '../../language/commands/form.ts';
import type { MessageOrText } from '../../messages/all-messages.ts';
import { carryOutAsked } from '../ask-first.ts';
import { defineCommand } from '../command-definition.ts';
import { isForOneBoard, refuseForOneBoard } from '../one-board.ts';

/** What was asked about. */
export const CONFIRMING = {
  CONFIRM: defineCommand('CONFIRM', {
    who: ['all'],
    forms: oneForm('CONFIRM', {
      also: ['YES CONFIRM'],
      usage: 'CONFIRM [word]',
      example: ['CONFIRM K7QF'],
      read: (args) => {
        const word = args.trim().replace(/^["'<([]+|["'>)\].!]+$/g, '');
        return /^\S{0,60}$/.test(word)
          ? makeCommand('CONFIRM', { word: word === '' ? null : word.toLowerCase() })
          : { problem: { code: 'account/confirm-one-word' } };
      },
    }),
    afterOrders: true,
    decide: (draft, line, confirms) => {
      const { word } = line.args;
      const waiting = word === null ? null : confirmedBy(draft, word);
      if (waiting?.command === 'PRESS') sendHeld(draft, line, waiting.args);
      else if (waiting?.command === 'ORDERS') filePast(draft, line, waiting.args);
      else if (waiting !== null && FOR_ALL_BOARDS.has(waiting.command) && isForOneBoard(draft))
        refuseForOneBoard(draft, line);
      else if (waiting !== null) carryOut(draft, line, waiting.command, waiting.args, confirms);
      else {
        draft.refuse(line, { code: word === null ? 'account/confirm-what' : 'account/nothing-waits' });
      }
    },
  }),
};

/** What moves the clock of a board, which all boards of an event have alike. */
const FOR_ALL_BOARDS: ReadonlySet<string> = new Set<ConfirmableCommand>(['SET DEADLINE', 'PROCESS']);

function carryOut<K extends ConfirmableCommand>(
  draft: DecisionDraft,
  spot: MailLine,
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
  const problem: MessageOrText | null =
    role === confirm.who || (confirm.who === 'timekeeper' && (role === 'master' || role === 'player'))
      ? confirm.problem(draft, args)
      : { code: 'account/confirm-as', what: text, who: confirm.who };
  if (problem !== null) draft.refuse(spot, problem);
  else carryOutAsked(draft, { line: spot.line, text }, confirm, args);
}
