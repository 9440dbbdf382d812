/** One definition for each command: how it is written, who may use it, and what it does. */
import type { ConfirmableCommand, Confirming } from '../game/decide/confirmation.ts';
import type { Handler } from '../game/decide/handler.ts';
import type { CommandName } from '../language/commands/arguments.ts';
import type { CommandForm, WrittenCommand } from '../language/commands/form.ts';

export type GameCommand<C extends CommandName, F extends string = string> = GameCommandAsked<C, F> &
  (C extends ConfirmableCommand ? { readonly confirm: Confirming<C> } : { readonly confirm?: never });

interface GameCommandAsked<C extends CommandName, F extends string> extends WrittenCommand<F> {
  /** We ask anyone who has only signed on to wait for the start. */
  readonly begun?: true;
  /** It looks at or changes what is on file: the orders above it are filed first. */
  readonly afterOrders?: true;
  /** Called for those who may (see dispatch.ts); by a master who plays, as a master where only masters may. */
  readonly decide: Handler<C>;
}

/** A command that the desk answers (lambdas): about the writer's account or the judge wherever it is written, or for the game that it was written to. */
export interface AccountCommand<F extends string = string> extends WrittenCommand<F> {
  readonly desk: 'account' | 'judge' | 'of the game';
}

export type CommandDefinition<C extends CommandName> = GameCommand<C> | AccountCommand;

export function defineCommand<C extends CommandName, const F extends string>(
  _name: C,
  definition: GameCommand<C, F>,
): GameCommand<C, F> {
  return definition;
}

export function defineDeskCommand<C extends CommandName, const F extends string>(
  _name: C,
  definition: AccountCommand<F>,
): AccountCommand<F> & { readonly of?: C } {
  return definition;
}

/** The names of the forms of some definitions. */
export type FormsOf<D> = {
  [C in keyof D]: D[C] extends { readonly forms: Readonly<Record<infer F, CommandForm>> } ? F & string : never;
}[keyof D];
