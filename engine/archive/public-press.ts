/** What everybody could read of the messages of a game. */
import type { GameEventOf, Press } from '../game/events.ts';
import type { ArchivedPress } from './document.ts';

type Told = Pick<ArchivedPress, 'from' | 'to' | 'body'>;

/** Null when the message was not for everybody. */
export function publicPress(event: GameEventOf<'press-sent'>): Told | null {
  return isForAll(event.sealed.value.to) ? toldPress(event) : null;
}

/** A message as it showed itself: neither who wrote it where it hid that, nor whom it reached beside those it names. */
export function toldPress({ sealed: { value } }: GameEventOf<'press-sent'>): Told {
  return { from: value.colour === 'white' ? value.from : null, to: value.shown, body: value.body };
}

/** Broadcasts, and what is addressed to observers (judge-language B). */
function isForAll(to: Press['to']): boolean {
  return to === 'all' || to.includes('OBSERVERS');
}
