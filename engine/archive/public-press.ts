/** What everybody could read of the messages of a game. */
import type { GameEventOf, Press } from '../game/events.ts';
import type { ArchivedPress } from './document.ts';

/** Null when the message was not for everybody. */
export function publicPress({
  sealed: { value },
}: GameEventOf<'press-sent'>): Pick<ArchivedPress, 'from' | 'to' | 'body'> | null {
  if (!isForAll(value.to)) return null;
  return { from: value.colour === 'white' ? value.from : null, to: value.shown, body: value.body };
}

/** Broadcasts, and what is addressed to observers (judge-language B). */
function isForAll(to: Press['to']): boolean {
  return to === 'all' || to.includes('OBSERVERS');
}
