/** Commands of a section, and what they do to the lines below them. */
import type { Command, CommandName } from '../language/commands/arguments.ts';
import {
  endIf,
  failBranch,
  failIf,
  failPhase,
  openIf,
  turnBranch,
  turnToPhase,
} from '../language/conditions/branches.ts';
import { scrubCommand, scrubText } from '../language/mail/scrub.ts';
import type { ItemPlace } from '../language/orders/order-items.ts';
import type { Message } from '../messages/all-messages.ts';
import { addProblem, keepSecret, passwordOf, type State } from './section-state.ts';

/** Adds a command, and does what it does to the lines below. */
export function addCommand(
  state: State,
  command: Command,
  place: Pick<ItemPlace, 'line' | 'lastLine'>,
  text: string,
): void {
  const problem = keepSecret(state, command) ?? follow(state, command);
  const shown = scrubText(scrubCommand(text, passwordOf(command)));
  if (problem !== null) {
    addProblem(state, place, shown, problem, null);
    return;
  }
  state.writer.add({ kind: 'command', ...place, text: shown, as: state.as, phase: state.branches.phase, ...command });
}

/** What a command does to the lines below it; a saying when it may not stand here. */
function follow(state: State, command: Command): Message | null {
  switch (command.command) {
    case 'BECOME':
      state.as = command.args.role === 'MASTER' ? null : command.args.role;
      state.heading = null;
      return null;
    case 'PHASE':
      state.heading = null;
      state.bare = null;
      if (command.args.phase !== null && command.args.phase === state.context.phase) state.namesPhase = true;
      return turnToPhase(state.branches, command.args.phase, state.context);
    case 'IF':
      return openIf(state.branches, { condition: command.args.condition, holds: true }, state.context);
    case 'ELSE IF':
      return turnBranch(state.branches, { condition: command.args.condition, holds: true });
    case 'ELSE':
      return turnBranch(state.branches, null);
    case 'ENDIF':
      return endIf(state.branches);
    default:
      return null;
  }
}

/** A command that could not be read: what it would have done to the lines below it. */
export function failCommand({ branches }: State, about: CommandName): void {
  if (about === 'PHASE') failPhase(branches);
  else if (about === 'IF') failIf(branches);
  else if (about === 'ELSE IF') failBranch(branches);
}
