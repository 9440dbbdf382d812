/** What a command does: given the decision in the making and the line, it changes the one and says so. */
import type { CommandName, CommandOf } from '../../language/commands.ts';
import type { CommandItem } from '../../language/mail-text.ts';
import { type Draft, refused } from './draft.ts';

export type CommandLine<C extends CommandName> = Omit<CommandItem, 'command' | 'args'> & CommandOf<C>;
export type Handler<C extends CommandName> = (draft: Draft, line: CommandLine<C>) => void;
export type Handlers = { readonly [C in CommandName]?: Handler<C> };

/** Only for masters. */
export function forMasters<C extends CommandName>(handler: Handler<C>): Handler<C> {
  return (draft, line) => {
    if (draft.request.actor.role === 'master') handler(draft, line);
    else if (draft.game.masters.includes(draft.request.actor.person)) {
      const { name } = draft.game;
      refused(draft, line, 'This is for the master: sign on as master first.', `SIGNON m${name} password`);
    } else refused(draft, line, 'Only the master of the game can do this.');
  };
}

/** Only for players of a game that is being played. */
export function forPlayers<C extends CommandName>(handler: Handler<C>): Handler<C> {
  return (draft, line) => {
    const { actor } = draft.request;
    if (actor.role === 'player') handler(draft, line);
    else if (actor.role === 'applicant') refused(draft, line, 'The game has not begun yet.');
    else refused(draft, line, 'Only players can do this.');
  };
}

/** For masters and, where the game has no moderator, its players. */
export function forUnmoderated<C extends CommandName>(handler: Handler<C>): Handler<C> {
  return (draft, line) => {
    const { actor } = draft.request;
    if (actor.role === 'player' && !draft.game.settings.moderated) handler(draft, line);
    else forMasters(handler)(draft, line);
  };
}
