/** What a command does: given the decision in the making and the line, it changes the one and says so. */
import type { Power } from '../../board/variant.ts';
import type { CommandName, CommandOf } from '../../language/commands/arguments.ts';
import type { CommandItem } from '../../language/mail/mail-text.ts';
import type { Message } from '../../messages/all-messages.ts';
import { isPlayingMaster, powersOf } from '../game.ts';
import type { Confirms } from './confirmation.ts';
import type { DecisionDraft, ProvenActor } from './draft.ts';

export type CommandLine<C extends CommandName> = Omit<CommandItem, 'command' | 'args'> & CommandOf<C>;
/** What a command does, where nothing waits for a word. */
type Deed<C extends CommandName> = (draft: DecisionDraft, line: CommandLine<C>) => void;
/** `confirms`: what is done with each command that waits for a word; CONFIRM looks there. */
export type Handler<C extends CommandName> = (draft: DecisionDraft, line: CommandLine<C>, confirms: Confirms) => void;

/** Does the writer speak as a master of the game? One who plays in it speaks as both at once. */
export function isMaster({ game, request }: DecisionDraft): boolean {
  return request.actor.role === 'master' || isPlayingMaster(game, request.actor.person);
}

/** Decides as a GM, also for a GM who plays and writes as a player. */
export function asMaster(draft: DecisionDraft, decide: (acting: DecisionDraft) => void): void {
  const { request } = draft;
  if (request.actor.role === 'master') {
    decide(draft);
    return;
  }
  const actor: ProvenActor = { ...request.actor, role: 'master', powers: [] };
  const acting = draft.with({ request: { ...request, actor } });
  decide(acting);
  draft.game = acting.game;
  draft.context = acting.context;
}

/** Why a master who plays may not write for this power; null: nothing is against it. */
export function whyNotFor(draft: DecisionDraft, power: Power): Message | null {
  const { person } = draft.request.actor;
  if (!isPlayingMaster(draft.game, person) || powersOf(draft.game, person).includes(power)) return null;
  return { code: 'deciding/gm-plays-against', power };
}

/** Is the writer one of its players, in a game that has no moderator? */
export function isUnmoderated({ game, request }: DecisionDraft): boolean {
  const { role } = request.actor;
  return (role === 'player' || role === 'applicant') && !game.settings.moderated;
}

/** For what only masters may do. */
export function refuseAsMaster(draft: DecisionDraft, line: CommandLine<CommandName>): void {
  if (draft.game.masters.includes(draft.request.actor.person)) {
    if (line.as !== null) {
      draft.refuse(line, { code: 'deciding/below-become', power: line.as });
      return;
    }
    const { name } = draft.game;
    draft.refuse(line, { code: 'deciding/as-gm-first' }, `SIGNON m${name}`);
  } else draft.refuse(line, { code: 'deciding/gm-only' });
}

/** Only for masters, those who play as well too. */
export function forMasters<C extends CommandName>(handler: Deed<C>): Deed<C> {
  return (draft, line) => {
    if (isMaster(draft)) asMaster(draft, (acting) => handler(acting, line));
    else refuseAsMaster(draft, line);
  };
}

/** Only for players of a game that is being played. */
export function forPlayers<C extends CommandName>(handler: Deed<C>): Deed<C> {
  return (draft, line) => {
    const { actor } = draft.request;
    if (actor.role === 'player') handler(draft, line);
    else if (actor.role === 'applicant') draft.refuse(line, { code: 'game/not-begun', wanted: 'play' });
    else draft.refuse(line, { code: 'deciding/players-only' });
  };
}

/** For masters and, where the game has no moderator, its players. */
export function forUnmoderated<C extends CommandName>(handler: Deed<C>): Deed<C> {
  return (draft, line) => {
    if (isUnmoderated(draft)) handler(draft, line);
    else forMasters(handler)(draft, line);
  };
}
