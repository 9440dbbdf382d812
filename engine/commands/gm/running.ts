/** Running a game: its settings, its start, and processing on a word. */
import type { PhaseCode } from '../../board/position.ts';
import { isAgainstBots } from '../../game/bots.ts';
import { canonicalJson } from '../../game/canonical.ts';
import { changePowers, changeVariant } from '../../game/decide/change-variant.ts';
import type { Confirming } from '../../game/decide/confirmation.ts';
import type { DecisionDraft } from '../../game/decide/draft.ts';
import type { CommandLine } from '../../game/decide/handler.ts';
import { aroundBoard } from '../../game/decide/settings-around.ts';
import { botsWaitedFor, powersChoosing, powersWaiting, waitedFor } from '../../game/due.ts';
import { differingSettings, SILENT } from '../../game/events/event-changes.ts';
import { isPlayingMaster, peopleOf } from '../../game/game.ts';
import { resolvePhase } from '../../game/resolve-phase.ts';
import { bidsAreMissing, canBegin, isAuction, startGame } from '../../game/start-game.ts';
import { readPhase } from '../../language/commands/argument-readers.ts';
import type { None } from '../../language/commands/arguments.ts';
import { bareForms, GLUED_PHASE, isProblem, makeCommand, oneForm } from '../../language/commands/form.ts';
import type { Message } from '../../messages/all-messages.ts';
import { fewestPlayers, mostPlayers } from '../../rules/seat-rules.ts';
import { isOtherPowers } from '../../rules/starts.ts';
import { isOption } from '../../settings/defined/start-settings.ts';
import type { SettingChange } from '../../settings/game-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { changeSettings } from '../../settings/settings-change.ts';
import { askFirst } from '../ask-first.ts';
import { defineCommand } from '../command-definition.ts';
import { isForOneBoard, OF_ONE_BOARD, refuseForOneBoard } from '../one-board.ts';
import { isAccess, setAccess } from './seat-commands.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    /** One setting of the game. */
    readonly SET: SettingChange;
    /** Null: no phase was named, which is answered with the line to send. */
    readonly PROCESS: { readonly phase: PhaseCode | null };
    readonly 'FORCE BEGIN': None;
  }
}

declare module '../../game/confirmable.ts' {
  interface Confirmables {
    readonly PROCESS: { readonly phase: PhaseCode };
    readonly 'FORCE BEGIN': None;
  }
}

/** Before the deadline, where somebody would lose by it. */
const processing: Confirming<'PROCESS'> = {
  who: 'master',
  isUnforeseen: true,
  problem: ({ game }, { phase }) =>
    game.status === 'active' && game.position?.phase === phase
      ? null
      : { code: 'master/other-phase', current: game.position?.phase ?? phase, named: phase },
  caution: harmOf,
  carryOut: (draft, { phase }) => {
    draft.emit(...resolvePhase(draft.game, draft.context));
    return { code: 'master/processed', phase };
  },
};

/** Who would lose by processing now; null: nobody. A GM who plays is not shown who they are, nor that there are any. */
function harmOf({ game, context, request }: DecisionDraft): Message | null {
  const { board, now } = context;
  const { earliest, deadline } = game.current!.clock;
  const begun = { code: 'master/process-early', deadline, earliest: earliest > now ? earliest : null } as const;
  if (isPlayingMaster(game, request.actor.person)) return { ...begun, missing: [], waits: [] };
  const missing = [
    ...new Set([...waitedFor(game, board), ...botsWaitedFor(game, board), ...powersChoosing(game, board)]),
  ];
  const waits = powersWaiting(game, board);
  return missing.length + waits.length > 0 || earliest > now ? { ...begun, missing, waits } : null;
}

/** With seats that are auctioned, before everybody has bid. */
const beginning: Confirming<'FORCE BEGIN'> = {
  who: 'master',
  isUnforeseen: true,
  problem: ({ game }) => {
    if (game.status !== 'forming') return { code: 'master/begun-already' };
    return game.applicants.length === 0 ? { code: 'master/nobody-to-begin' } : null;
  },
  caution: ({ game, request }) => ({
    code: 'master/bids-missing',
    people: isPlayingMaster(game, request.actor.person)
      ? null
      : game.applicants.filter(({ bids = [] }) => bids.length === 0).length,
  }),
  carryOut: (draft) => {
    draft.emit(...startGame(draft.game, draft.context));
    return { code: 'master/begun' };
  },
};

/** FORCE BEGIN and ACTIVATE. Bids are sealed, to a GM who plays as well. */
export function beginGame(draft: DecisionDraft, line: CommandLine<'FORCE BEGIN' | 'ACTIVATE'>): void {
  const { game, context, request } = draft;
  const problem = beginning.problem(draft, {});
  const isDoubtful = isPlayingMaster(game, request.actor.person)
    ? isAuction(game, context.board)
    : bidsAreMissing(game, context.board);
  if (problem !== null) draft.refuse(line, problem);
  else if (isDoubtful) askFirst(draft, line, beginning, { command: 'FORCE BEGIN', args: {} });
  else draft.done(line, beginning.carryOut(draft, {})!);
}

/** Settings, and phases on a word. */
export const RUNNING = {
  SET: defineCommand('SET', {
    who: ['unmoderated'],
    forms: {},
    decide: (draft, line) => {
      const { game, context, request } = draft;
      if (isAccess(line.args)) {
        setAccess(draft, line, line.args);
        return;
      }
      // Who may take it up again is still to be said.
      if (game.status === 'finished' && line.args.setting !== 'resume') {
        draft.refuse(line, { code: 'master/settings-stay' });
        return;
      }
      if (isForOneBoard(draft) && !OF_ONE_BOARD.has(line.args.setting)) {
        refuseForOneBoard(draft, line, 'events/equal-rules');
        return;
      }
      if (line.args.setting === 'variant' && !isOption(line.args.value.variant)) {
        changeVariant(draft, line, line.args.value);
        return;
      }
      const changed = changeSettings(game.settings, line.args, {
        begun: game.status !== 'forming',
        joined: game.status !== 'forming' || game.applicants.some(({ person }) => !game.masters.includes(person)),
        isAlone: isAgainstBots(game),
        zones: context.zones,
        seats: mostPlayers(context.board),
        ...aroundBoard(context.board),
      });
      if ('problem' in changed) {
        draft.refuse(line, changed.problem, line.args.setting === 'zone' ? 'SET ZONE Europe/Paris' : null);
        return;
      }
      if ('same' in changed) {
        draft.note(line, { code: 'settings/nothing-changed', because: changed.same });
        return;
      }
      const { start = game.settings.start } = changed.changes;
      if (isOtherPowers(game.settings.start, start)) {
        changePowers(draft, line, changed.changes);
        return;
      }
      if (isSet(game.settings, changed.changes)) {
        draft.note(line, { code: 'master/set-already' });
        return;
      }
      if (changed.changes.openVotes === true && !game.settings.openVotes) voidVotes(draft);
      draft.emit({ type: 'settings-changed', by: request.actor.person, changes: changed.changes });
      const isAlone = peopleOf(game).every((each) => each === request.actor.person);
      const told = differingSettings(game.settings, changed.changes);
      draft.done(line, { code: 'master/set', changes: told, ...(isAlone ? { isAlone } : {}) });
      if (changed.note !== undefined) draft.note(line, changed.note);
    },
  }),
  PROCESS: defineCommand('PROCESS', {
    who: ['master'],
    forms: oneForm('PROCESS', {
      also: ['PROCESS PHASE', 'PROCESS NOW', 'PROCESS TURN', 'ADJUDICATE'],
      usage: 'PROCESS phase',
      example: ['PROCESS S1903M'],
      glued: GLUED_PHASE,
      read: (args, context) => {
        // `PROCESS marne`, as on older judges: which phase is asked.
        const isGame = args.trim().toLowerCase() === context.game;
        const read = readPhase(isGame ? '' : args.replace(/^(?:phase|now)\b/i, ''), context);
        return isProblem(read) ? read : makeCommand('PROCESS', read);
      },
    }),
    confirm: processing,
    afterOrders: true,
    decide: (draft, line) => {
      const { game, context, request } = draft;
      const { phase } = line.args;
      const current = game.status === 'active' ? (game.position?.phase ?? null) : null;
      if (current === null) {
        draft.refuse(line, {
          code: game.status === 'paused' ? 'master/resume-first' : 'master/nothing-to-process',
        });
        return;
      }
      if (phase === null) {
        draft.refuse(line, { code: 'master/which-phase' }, `PROCESS ${current}`);
        return;
      }
      if (phase !== current) {
        draft.refuse(line, { code: 'master/other-phase', current, named: phase }, `PROCESS ${current}`);
        return;
      }
      const isEarly = game.current !== null && context.now < game.current.clock.deadline;
      if (isEarly && isPlayingMaster(game, request.actor.person) && waitedFor(game, context.board).length > 0)
        draft.refuse(line, { code: 'master/waits-for-orders' });
      else if (isEarly && harmOf(draft) !== null && isForOneBoard(draft)) refuseForOneBoard(draft, line);
      else if (isEarly && harmOf(draft) !== null)
        askFirst(draft, line, processing, { command: 'PROCESS', args: { phase } });
      else draft.done(line, processing.carryOut(draft, { phase })!);
    },
  }),
  'FORCE BEGIN': defineCommand('FORCE BEGIN', {
    confirm: beginning,
    who: ['master'],
    forms: bareForms(
      'FORCE BEGIN',
      'FORCE START',
      'BEGIN',
      'START',
      'START GAME',
      'START THE GAME',
      'BEGIN GAME',
      'BEGIN THE GAME',
    ),
    decide: (draft, line) => {
      const { game, context } = draft;
      const isForming = game.status === 'forming' && game.applicants.length > 0;
      if (isForming && game.settings.botsFill !== null) draft.note(line, { code: 'master/seats-left-to-bots' });
      else if (isForming && !canBegin(game, context.board))
        draft.note(line, { code: 'master/seats-left-empty', players: fewestPlayers(context.board) });
      beginGame(draft, line);
    },
  }),
};

/** Of all seats alike, so that it does not show who has voted. */
function voidVotes(draft: DecisionDraft): void {
  for (const { power } of draft.game.seats)
    draft.emit({ type: 'vote-cast', power, voided: true, sealed: draft.seal(SILENT) });
}

function isSet(settings: Settings, changes: Partial<Settings>): boolean {
  return canonicalJson({ ...settings, ...changes }) === canonicalJson(settings);
}
