/**
 * The name of a game against bots or with friends, which we choose: one that can be said, and not guessed. It follows from the mail that
 * begins the game, so that the same mail again finds the game that it has begun, and no two mails begin the same one at once.
 */
import type { GameName, PersonId } from '../../engine/game/events.ts';
import { gameName } from '../../engine/vocabulary.ts';
import { loadGame } from '../games/load-game.ts';
import type { Received } from '../mail/received.ts';
import type { Services } from '../ports.ts';

const SYLLABLES = 4;
const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

export async function nameForPractice(
  services: Services,
  { identity }: Pick<Received, 'identity'>,
  index: number,
  person: PersonId | null,
): Promise<GameName> {
  for (let n = 0; ; n += 1) {
    const name = spoken(services.digest(['practice', identity, String(index), String(n)].join('\n')));
    const game = await loadGame(services, name);
    if (game === null || (person !== null && game.masters.includes(person))) return name;
  }
}

/** `bomakiru`, of some 24 million. */
function spoken(digest: string): GameName {
  const numbers = Array.from({ length: SYLLABLES }, (_, n) => Number.parseInt(digest.slice(8 * n, 8 * n + 8), 16));
  return gameName(
    numbers
      .map((x) => `${CONSONANTS[x % CONSONANTS.length]}${VOWELS[Math.floor(x / CONSONANTS.length) % VOWELS.length]}`)
      .join(''),
  );
}
