/**
 * Every command of the judge's language (judge-language B and C) with its typed arguments. Each definition adds its own to
 * {@link CommandArguments} where it stands (engine/commands), so that a command is written down once.
 *
 * The game core gets commands out of `readSection` (mail-text.ts), told apart by `command`. Arguments are what was written,
 * brought into one form: powers by their names, games in lower case, times not yet instants (`resolveTime` makes them so,
 * given now and a zone). Nothing is checked against the game. Null: not given.
 */
import type { PhaseCode } from '../../board/position.ts';

/** Of a command that takes nothing. */
export type None = Readonly<Record<never, never>>;

/** A turn as ROLLBACK names it: its number in the game (1 = first phase), or the phase. */
export type TurnRef = { readonly turn: number } | { readonly phase: PhaseCode };

export interface CommandArguments {
  /** The word that a confirmation asks for; a word that we asked for, alone on a line, is read as this. */
  readonly CONFIRM: { readonly word: string | null };
}

export type CommandName = keyof CommandArguments;

/** A command with its arguments, told apart by `command`. */
export type Command = {
  readonly [C in CommandName]: { readonly command: C; readonly args: CommandArguments[C] };
}[CommandName];

export type CommandOf<C extends CommandName> = Extract<Command, { readonly command: C }>;
