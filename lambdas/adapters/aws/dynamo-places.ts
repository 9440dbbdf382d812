/** Where the entries of games lie in the table: those that go on, and those that are over. */
import type { GameName } from '../../../engine/game/events.ts';
import type { DynamoKey } from './dynamo-table.ts';

const SHARDS = Array.from({ length: 8 }, (_, n) => n);
export const GOING = SHARDS.map((n) => `GAMES#${n}`);
export const OVER = SHARDS.map((n) => `OVER#${n}`);
/** Where releases before 2026-11-22 kept all of them. */
export const OLDER = 'GAMES';

/** The places in which a game may be noted. */
export function placesOf(name: GameName): {
  readonly going: DynamoKey;
  readonly over: DynamoKey;
  readonly older: DynamoKey;
} {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  const shard = sum % SHARDS.length;
  const at = (pk: string): DynamoKey => ({ pk, sk: name });
  return { going: at(GOING[shard]!), over: at(OVER[shard]!), older: at(OLDER) };
}
