/** What a mail is made from, with the names of places and powers in the language that is being written. */
import { boardIn } from '../../engine/board/translation.ts';
import { t } from '../locales/current.ts';
import type { AccountMailContext, DeskAnswer, DeskContent, Help, MailContext } from './mail.ts';

export function contextInNames(context: MailContext): MailContext {
  const { board, help } = context;
  const { code } = t();
  return { ...context, board: boardIn(board, code), ...(help === undefined ? {} : { help: helpInNames(help) }) };
}

export function deskInNames(desk: AccountMailContext): AccountMailContext {
  return desk.help === undefined ? desk : { ...desk, help: helpInNames(desk.help) };
}

export function contentInNames(content: DeskContent): DeskContent {
  return { ...content, asked: content.asked.map(answerInNames) };
}

function helpInNames(help: Help): Help {
  const { code } = t();
  return {
    ...help,
    board: (variant) => {
      const board = help.board(variant);
      return board === null ? null : boardIn(board, code);
    },
  };
}

function answerInNames(answer: DeskAnswer): DeskAnswer {
  const { code } = t();
  if ('context' in answer) return { ...answer, context: contextInNames(answer.context) };
  const { kind } = answer;
  if (kind === 'variants') return { ...answer, variants: answer.variants.map((board) => boardIn(board, code)) };
  if (kind === 'my-games') return { ...answer, games: answer.games.map(contextInNames) };
  if (kind === 'absences-asked')
    return { ...answer, games: answer.games.map((each) => ({ ...each, context: contextInNames(each.context) })) };
  if (kind === 'what-if') return { ...answer, board: boardIn(answer.board, code) };
  if (kind !== 'digest' || answer.morning === undefined) return answer;
  return { ...answer, morning: { ...answer.morning, games: answer.morning.games.map(contextInNames) } };
}
