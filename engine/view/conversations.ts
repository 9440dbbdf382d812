/**
 * The press of a game as one reader has it: what was sent to them and what they sent, as each message showed itself. Nothing else
 * of a message gets out: not who forged it, nor whom else it went to, nor who wrote it where it hid that.
 */
import type { PhaseCode } from '../board/position.ts';
import { namedSender, type PressSent, readersOfPress } from '../game/events/press-readers.ts';
import type { Commit, PersonId } from '../game/events.ts';
import { evolve } from '../game/evolve.ts';
import type { Game } from '../game/game.ts';
import type { Addressee, Press } from '../game/press.ts';
import type { Instant } from '../time.ts';
import type { Names } from './view.ts';

/** A message as its reader sees it. */
export interface MessageView {
  readonly at: Instant;
  readonly phase: PhaseCode | null;
  /** As whom it shows its writer; null: it does not tell. */
  readonly from: Press['from'] | null;
  /** Display name of that one; null: it does not tell, or nobody may know. */
  readonly name: string | null;
  /** Whom it shows as addressees; of one's own: whom it went to. */
  readonly to: Press['to'];
  readonly isOwn: boolean;
  readonly subject: string | null;
  readonly body: string;
}

/** The messages of `reader`, the oldest first. `commits`: all of the game so far. */
export function pressFor(commits: readonly Commit[], reader: PersonId, names: Names): readonly MessageView[] {
  const messages: MessageView[] = [];
  let game: Game | null = null;
  for (const commit of commits) {
    const before: Game | null = game;
    game = evolve(before, commit);
    for (const event of commit.events) {
      if (event.type !== 'press-sent') continue;
      const phase = before?.position?.phase ?? null;
      const message = messageFor(game, event, { reader, names, at: commit.at, phase });
      if (message !== null) messages.push(message);
    }
  }
  return messages;
}

interface Reading {
  readonly reader: PersonId;
  readonly names: Names;
  readonly at: Instant;
  readonly phase: PhaseCode | null;
}

function messageFor(game: Game, event: PressSent, { reader, names, at, phase }: Reading): MessageView | null {
  const { from, colour, to, shown, body, subject = null } = event.sealed.value;
  const isOwn = event.by === reader;
  if (!isOwn && !readersOfPress(game, event).includes(reader)) return null;
  const sender = namedSender(game, event);
  return {
    at,
    phase,
    from: colour === 'grey' && !isOwn ? null : from,
    name: sender === null ? null : names(sender),
    to: isOwn ? told(to) : told(shown),
    isOwn,
    subject,
    body,
  };
}

/** Nobody learns who is answered. */
function told(to: Press['to']): Press['to'] {
  return to === 'all' ? to : to.filter((each: Addressee) => each !== 'WRITER');
}
