/** What the tests of the store put into it. */
import { randomBytes } from 'node:crypto';
import type { Commit } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import { DEFAULT_SETTINGS } from '../../engine/settings/settings.ts';
import { type GameName, personId } from '../../engine/vocabulary.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';

export function commitOf(game: GameName, n: number, hash = `hash ${n}`, comment = ''): Commit {
  const settings = { ...DEFAULT_SETTINGS, comment };
  return {
    game,
    n,
    at: 1_772_000_000_000 + n,
    events: [{ type: 'game-created', variant: 'standard', by: personId('p1'), settings }],
    salt: 'salt',
    previous: '',
    hash,
  };
}

export function gameOf(name: GameName, n: number): Game {
  return { ...evolve(null, commitOf(name, n)), created: 1, updated: 2 };
}

export function mailOf(id: string): OutgoingMail {
  return {
    id,
    to: 'anna@example.org',
    from: { name: 'judge', address: 'judge@example.org' },
    replyTo: null,
    subject: 'Subject',
    text: 'Text é\n',
    html: '<p>Text</p>',
    headers: { 'Auto-Submitted': 'auto-generated' },
    date: 1_772_000_000_000,
  };
}

/** Text of about this many bytes with no pattern to compress. */
export function incompressible(bytes: number): string {
  return randomBytes(Math.ceil((bytes * 3) / 4)).toString('base64');
}
