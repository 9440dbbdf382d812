/** What one board of an event is refused is offered for all of its boards. */
import type { MessageOrText } from '../messages/all-messages.ts';
import { OF_THE_CLOCK } from './dispatch.ts';
import { OF_ONE_BOARD } from './one-board.ts';
import { readCommand } from './read-command.ts';

const ANY_BOARD = { board: null, phase: null, role: 'master' } as const;

/** Null: one board takes the line. */
export function forAllBoards(
  event: string,
  line: string,
): { readonly message: MessageOrText; readonly suggestion: string } | null {
  const suggestion = `IN ${event}: ${line}`;
  // With a gap it cannot be read.
  if ([...OF_THE_CLOCK].some((command) => line.startsWith(command)))
    return { message: { code: 'events/one-clock', event }, suggestion };
  const isRule = (readCommand(line, ANY_BOARD) ?? []).some(
    (each) => 'command' in each && each.command.command === 'SET' && !OF_ONE_BOARD.has(each.command.args.setting),
  );
  return isRule ? { message: { code: 'events/equal-rules', event }, suggestion } : null;
}
