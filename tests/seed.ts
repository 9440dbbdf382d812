/** Games put into a world without mail. */

import type { Power } from '../engine/board/variant.ts';
import type { GameEvent, GameName } from '../engine/game/events.ts';
import { clockFor } from '../engine/game/resolve-phase.ts';
import { DEFAULT_SETTINGS, type Settings } from '../engine/settings/settings.ts';
import { type PersonId, phaseCode } from '../engine/vocabulary.ts';
import { commitDecision, contextOf } from '../lambdas/games/load-game.ts';
import { publishCommits } from '../lambdas/outgoing/publish-commits.ts';
import type { Services } from '../lambdas/ports.ts';
import { standard } from './boards.ts';

export const POWERS = standard.powers.map(({ name }) => name);

/** A game of the standard map that has begun; each power and the master write from the address that is said. */
export async function seedWorld(
  services: Services,
  name: GameName,
  addressOf: (who: Power | 'master') => string,
  settings: Settings = DEFAULT_SETTINGS,
): Promise<void> {
  const seats: Record<Power, PersonId> = {};
  for (const power of POWERS)
    seats[power] = (await services.directory.enrol(addressOf(power), `Player of ${power}`)).id;
  const master = (await services.directory.enrol(addressOf('master'), 'Mara')).id;
  await put(services, name, [{ type: 'game-created', variant: 'standard', by: master, settings }]);
  const context = contextOf(services, standard);
  const position = {
    variant: 'standard',
    phase: phaseCode(standard.variant.calendar.start),
    units: Object.fromEntries(standard.powers.map(({ name, units }) => [name, units])),
    centers: Object.fromEntries(standard.powers.map(({ name, home }) => [name, home])),
  };
  await put(services, name, [
    { type: 'game-started', seats, position, clock: clockFor('M', EMPTY, context, context.now) },
  ]);
  await publishCommits(services, name);
}

/** A game without people, as far as its clock depends on it. */
const EMPTY = { settings: DEFAULT_SETTINGS, absences: [], seats: [], masters: [], applicants: [] };

/** Commits events as they are. Nothing of what follows from them is done. */
export async function put(services: Services, name: GameName, events: readonly GameEvent[]): Promise<void> {
  await commitDecision(services, name, () => events);
}
