/** Where the entries of games lie in the table: those that go on, and those that are over. */
import type { GameName } from '../../../engine/game/events.ts';
import { type DynamoKey, lineOf, linesNamed } from './dynamo-table.ts';

export const GOING = linesNamed('GAMES#', 8);
export const OVER = linesNamed('OVER#', 8);
/** Where releases before 2026-11-22 kept all of them. */
export const OLDER = 'GAMES';

/** The places in which a game may be noted. */
export function placesOf(name: GameName): {
  readonly going: DynamoKey;
  readonly over: DynamoKey;
  readonly older: DynamoKey;
} {
  const at = (pk: string): DynamoKey => ({ pk, sk: name });
  return { going: at(lineOf(GOING, name)), over: at(lineOf(OVER, name)), older: at(OLDER) };
}
