/**
 * A game remembers by their keys all mails that it has answered, so that none of them acts again. No two of these keys have anything in
 * common by which they could be packed: late in a long game they would be most of its snapshot, written again with each mail. So only the newest go with it. The
 * others lie apart as bytes, which are read along and written when a hundred more have come. Should that part be missing, the game
 * is folded again from its commits.
 */
import { REMEMBERED_MAILS } from '../../../engine/game/events/mail-events.ts';
import { GAME_SHAPE, type Game } from '../../../engine/game/game.ts';
import { IncompleteValue } from './dynamo-packing.ts';
import type { DynamoItem } from './dynamo-table.ts';

/** So many go apart at a time. */
const PART = 128;
/** Bytes of a key: sixteen hexadecimal digits. */
const KEY = 8;

export interface Parted {
  /** The game with the keys that go with the snapshot. */
  readonly kept: Game;
  /** How many of the oldest do not. */
  readonly apart: number;
  /** These; null: they lie there already. */
  readonly older: Uint8Array | null;
}

/** `known`: so many of the oldest keys lie apart already. */
export function splitAnsweredKeys(game: Game, known: number): Parted {
  const { answered } = game;
  const apart = answered.length - (answered.length % PART);
  // A game that has forgotten keys no longer begins with those that lie apart.
  if (apart === 0 || answered.length >= REMEMBERED_MAILS) return { kept: game, apart: 0, older: null };
  const older = apart === known ? null : Buffer.from(answered.slice(0, apart).join(''), 'hex');
  if (older !== null && older.length !== apart * KEY) return { kept: game, apart: 0, older: null };
  return { kept: { ...game, answered: answered.slice(apart) }, apart, older };
}

/**
 * What a snapshot says of its shape: that it is packed with a dictionary (`d`), and how many keys lie apart. Releases that know nothing
 * of either find one that is not theirs, and fold its game again.
 */
export function shapeWith(apart: number): string {
  return `${GAME_SHAPE}d+${apart}`;
}

/** How many keys lie apart from a snapshot of this shape; null: it is of another release. */
export function keysApart(shape: unknown): number | null {
  const [, of, apart = '0'] = /^(\d+)d?(?:\+(\d+))?$/.exec(String(shape)) ?? [];
  return of === String(GAME_SHAPE) ? Number(apart) : null;
}

/** The game as it was before {@link splitAnsweredKeys}. */
export function withOlderKeys(game: Game, apart: number, older: DynamoItem | null): Game {
  if (apart === 0) return game;
  const bytes = older?.['keys'];
  if (!(bytes instanceof Uint8Array) || bytes.length < apart * KEY)
    throw new IncompleteValue('The keys of answered mails are not there.');
  const digits = Buffer.from(bytes.buffer, bytes.byteOffset, apart * KEY).toString('hex');
  const keys = Array.from({ length: apart }, (_, n) => digits.slice(2 * KEY * n, 2 * KEY * (n + 1)));
  return { ...game, answered: [...keys, ...game.answered] };
}
