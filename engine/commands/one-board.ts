/** All boards of an event keep one clock and equal rules: what changes either is for all of them, or refused with the line that is. */
import type { DecisionDraft } from '../game/decide/draft.ts';
import { type CommandLine, isMaster } from '../game/decide/handler.ts';
import type { PhaseClock } from '../game/events.ts';
import type { Game } from '../game/game.ts';
import type { CommandName } from '../language/commands/arguments.ts';
import type { SettingName } from '../settings/game-settings.ts';
import type { Instant } from '../time.ts';

/** What may differ between the boards of an event. */
export const OF_ONE_BOARD: ReadonlySet<string> = new Set<SettingName>([
  'comment',
  'description',
  'listed',
  'reminders',
]);

/** Was it written to one board of an event that goes on? */
export function isForOneBoard({ game, request }: DecisionDraft): boolean {
  return game.event !== undefined && game.status !== 'finished' && request.isForEvent !== true;
}

/** Its event's other boards stand in the same phase by another clock; null: by this one, or none of them stands there. */
export function otherClock(
  { game, request }: DecisionDraft,
  clock: PhaseClock | null,
  pausedAt: Instant | null = null,
): Game | null {
  const { boardBeside: beside } = request;
  if (beside?.current == null || beside.position?.phase !== game.position?.phase) return null;
  const isSame = beside.pausedAt === pausedAt && beside.current.clock.deadline === clock?.deadline;
  return isSame ? null : beside;
}

/** With the line that does it for all, for whoever may write that. */
export function refuseForOneBoard(
  draft: DecisionDraft,
  line: CommandLine<CommandName>,
  code: 'events/one-clock' | 'events/equal-rules' = 'events/one-clock',
): void {
  const event = draft.game.event!;
  draft.refuse(line, { code, event }, isMaster(draft) ? `IN ${event}: ${line.text.trim()}` : null);
}
