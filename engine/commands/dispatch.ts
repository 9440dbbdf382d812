/** Who may use a command, by its definition, and what it then does. */
import type { DecisionDraft } from '../game/decide/draft.ts';
import {
  asMaster,
  type CommandLine,
  type Handler,
  isMaster,
  isUnmoderated,
  refuseAsMaster,
} from '../game/decide/handler.ts';
import type { Command, CommandName } from '../language/commands/arguments.ts';
import type { CommandUsers } from '../language/commands/command-context.ts';
import type { Message } from '../messages/all-messages.ts';
import { whoMaySet } from '../settings/settings-change.ts';
import type { Power } from '../vocabulary.ts';
import type { CommandDefinition, GameCommand } from './command-definition.ts';
import { isForOneBoard, refuseForOneBoard } from './one-board.ts';
import { DEFINITIONS, PERSONAL } from './registry.ts';

function definitionOf<C extends CommandName>(name: C): CommandDefinition<C> {
  return DEFINITIONS[name] as CommandDefinition<CommandName> as CommandDefinition<C>;
}

/** Commands that are nobody's in particular: whoever writes is answered, in a game or outside it. */
export function isForAnybody(command: Command): boolean {
  return whoMay(command).some((one) => one === 'all' || one === 'registered');
}

/** Of some settings their definition says it: who may come in is for a master alone to say. */
export function whoMay(command: Command): readonly CommandUsers[] {
  const ofSetting = command.command === 'SET' ? whoMaySet(command.args.setting) : null;
  return ofSetting ?? definitionOf(command.command).who;
}

/** Does the command look at what is on file, so that the orders above it come first? */
export function needsOrdersFiled(name: CommandName): boolean {
  const definition = definitionOf(name);
  return 'decide' in definition && definition.afterOrders === true;
}

/** Does it leave the phase as it stands, once it is confirmed? Not of a name that is no command. */
export function leavesPhase(name: string): boolean {
  const definition = (DEFINITIONS as Partial<Record<string, CommandDefinition<CommandName>>>)[name];
  return definition !== undefined && 'confirm' in definition && definition.confirm?.leaves === true;
}

/** Decides a line for whoever may write it, and refuses it to others. */
export function decideCommand(draft: DecisionDraft, line: CommandLine<CommandName>): void {
  const definition = definitionOf(line.command);
  const who = whoMay(line as Command);
  if (line.as !== null && PERSONAL.has(line.command))
    draft.refuse(
      line,
      { code: 'master/only-for-oneself', power: line.as, text: line.text },
      newMailbox(line as Command, line.as),
    );
  else if (!isFor(draft, who)) refuse(draft, line, who);
  else if (!('decide' in definition)) draft.elsewhere.push(line);
  else if (OF_THE_CLOCK.has(line.command) && isForOneBoard(draft)) refuseForOneBoard(draft, line);
  else decideAs(draft, line, who, definition);
}

/** What moves the clock. */
export const OF_THE_CLOCK: ReadonlySet<CommandName> = new Set<CommandName>([
  'EXTEND',
  'SHORTEN',
  'SET DEADLINE',
  'SET GRACE',
  'SET START',
  'PAUSE',
  'RESUME',
]);

/** For a player's new mailbox there is a line of the GM's. */
function newMailbox(line: Command, power: Power): string | null {
  const address =
    line.command === 'SET ADDRESS'
      ? line.args.addresses[0]
      : line.command === 'I AM ALSO'
        ? line.args.address
        : undefined;
  return address === undefined ? null : `SEAT ${address} AS ${power}`;
}

function decideAs(
  draft: DecisionDraft,
  line: CommandLine<CommandName>,
  who: readonly CommandUsers[],
  definition: GameCommand<CommandName>,
): void {
  const decide: Handler<CommandName> = definition.decide;
  if (definition.begun === true && draft.request.actor.role === 'applicant')
    draft.refuse(line, { code: 'game/not-begun', wanted: 'play' });
  else if (isHimself(draft, who)) decide(draft, line, DEFINITIONS);
  else asMaster(draft, (acting) => decide(acting, line, DEFINITIONS));
}

function isFor(draft: DecisionDraft, who: readonly CommandUsers[]): boolean {
  return isHimself(draft, who) || (isMaster(draft) && who.some((one) => one === 'master' || one === 'unmoderated'));
}

/** May the writer do it as what he writes as, and not as the master that he is besides? */
function isHimself(draft: DecisionDraft, who: readonly CommandUsers[]): boolean {
  const { role } = draft.request.actor;
  const as = role === 'applicant' ? 'player' : role;
  return who.some(
    (one) => one === 'all' || one === 'registered' || one === as || (one === 'unmoderated' && isUnmoderated(draft)),
  );
}

function refuse(draft: DecisionDraft, line: CommandLine<CommandName>, who: readonly CommandUsers[]): void {
  if (who.includes('player') || who.includes('observer'))
    draft.refuse(line, REASONS.get(line.command) ?? onlyFor(who), isMaster(draft) ? MEANT.get(line.command) : null);
  else refuseAsMaster(draft, line);
}

/** Why, where it is not plain. */
const REASONS = new Map<CommandName, Message>([['SET BROADCAST', { code: 'deciding/broadcasts-are-for-players' }]]);

/** What a GM may have meant: whether the game can be conceded at all. */
const MEANT = new Map<CommandName, string>([
  ['SET CONCEDE', 'SET CONCESSIONS'],
  ['SET NO CONCEDE', 'SET NO CONCESSIONS'],
]);

function onlyFor(who: readonly CommandUsers[]): Message {
  return {
    code: 'deciding/only-for',
    who: (['player', 'observer', 'master'] as const).filter((each) => who.includes(each)),
  };
}
