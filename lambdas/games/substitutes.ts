/** The judge's list of those who would step in for a player who is gone (SET SUBSTITUTE ON), and their turns. */
import { askSubstitute, nextSubstituteAt, powersToSubstitute } from '../../engine/game/events/substitutes.ts';
import type { Commit, GameEvent, PersonId } from '../../engine/game/events.ts';
import type { Game } from '../../engine/game/game.ts';
import { personId } from '../../engine/vocabulary.ts';
import { changeRecord } from '../club.ts';
import type { Services } from '../ports.ts';
import { commitDecision } from './load-game.ts';
import { whyNotPunctual } from './punctuality.ts';

/** Those whom the game would let in, who waited longest first. */
export async function substitutesListed(services: Services, game: Game): Promise<readonly PersonId[]> {
  const records = await services.club.all('substitute');
  const inTurn = records.toSorted((a, b) => a.value!.waits - b.value!.waits).map(({ key }) => personId(key));
  const people = await services.directory.people(inTurn);
  const listed: PersonId[] = [];
  for (const id of inTurn) {
    if (people.get(id)?.substitute !== true) continue;
    if ((await whyNotPunctual(services, game, id)) === null) listed.push(id);
  }
  return listed;
}

const FREES_A_SEAT: ReadonlySet<GameEvent['type']> = new Set(['seats-vacated', 'powers-abandoned', 'seat-revived']);

/**
 * After a seat fell free: asks the first in turn. Nothing is committed where nobody is on the list, or somebody has been asked; time
 * brings the next turns (engine/game/clock.ts).
 */
export async function beginSubstitutes(
  services: Services,
  after: Game,
  events: readonly GameEvent[],
): Promise<boolean> {
  if (!events.some(({ type }) => FREES_A_SEAT.has(type)) || powersToSubstitute(after).length === 0) return false;
  const listed = await substitutesListed(services, after);
  if (listed.length === 0) return false;
  const { commit } = await commitDecision(services, after.name, (game) => {
    if (game === null || game.substitutes !== undefined || nextSubstituteAt(game) === null) return [];
    const event = askSubstitute(game, listed);
    return event.type === 'substitute-asked' && event.person === null ? [] : [event];
  });
  return commit !== null;
}

/** Whoever was asked goes to the end of the list. */
export async function noteAsked(services: Services, { events, at }: Commit): Promise<void> {
  for (const event of events) {
    if (event.type !== 'substitute-asked' || event.person === null) continue;
    await changeRecord(services.club, 'substitute', event.person, (before) =>
      before === null || before.waits >= at ? 'as it is' : { waits: at },
    );
  }
}
