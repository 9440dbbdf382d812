/** Orders from somebody without a part in the game: whose units they are for, and whether they bring their writer back. */
import type { Board } from '../../../engine/board/board.ts';
import type { Power } from '../../../engine/board/variant.ts';
import { sectionContext } from '../../../engine/game/decide/section-context.ts';
import { powersToSubstitute } from '../../../engine/game/events/substitutes.ts';
import type { PersonId } from '../../../engine/game/events.ts';
import { type Game, isBlind, lostBy, roleOf } from '../../../engine/game/game.ts';
import type { Section } from '../../../engine/language/mail/mail-text.ts';
import { SIGNATURE } from '../../../engine/language/mail/quotes.ts';
import { readSection } from '../../../engine/sections/read-section.ts';
import type { KnownSender } from '../authority.ts';
import type { LetIn } from '../entrance.ts';
import { type InGame, refusedInGame } from '../in-game.ts';

/** The powers whose units a section has orders for, the one with most of them first; in a blind game of those alone that he has lost. */
export function powersOrdered(game: Game, board: Board, section: Section, person: PersonId | null): readonly Power[] {
  if (game.status !== 'active' && game.status !== 'paused') return [];
  const lost = person === null ? [] : lostBy(game, person);
  if (isBlind(game) && lost.length === 0) return [];
  const reader = isBlind(game) ? { role: 'player' as const, powers: lost } : { role: 'master' as const, powers: [] };
  const { items } = readSection(section, sectionContext(game, board, reader));
  const counts = new Map<Power, number>();
  for (const item of items) {
    if (item.kind === 'order' && item.power !== null) counts.set(item.power, (counts.get(item.power) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([power]) => power);
}

const YES =
  /^(?:yes|yep|yes please|i will|i'?ll take it|ja|ja gern\w*|oui|volontiers|ok(?:ay)?|accept(?:ed)?|i accept)$/i;

/** A substitute who was asked and says yes, by that word alone, takes what is still free. Null: this is nobody such. */
export function substituteSaysYes(game: Game, section: Section, { person }: KnownSender): LetIn | InGame | null {
  const { signOn, lines } = section;
  if (signOn !== null || person === null || game.substitutes?.asked.includes(person) !== true) return null;
  if (roleOf(game, person).kind !== 'stranger') return null;
  const written = lines.filter(({ text, ignored }) => ignored === null && text.trim() !== '');
  const [first] = written;
  if (first === undefined || !YES.test(first.text.trim().replace(/[.!, ]+$/, ''))) return null;
  const spot = { line: first.number, text: first.text };
  const [power] = powersToSubstitute(game);
  if (power === undefined)
    return refusedInGame(spot, { code: 'entering/begun-and-full', game: game.name }, `OBSERVE ${game.name}`);
  return {
    actor: { person, role: 'player', powers: [power] },
    entrance: { kind: 'take-over', spot, passwordHash: null },
    section: { ...section, lines: lines.map((line) => (line === first ? { ...line, ignored: SIGNATURE } : line)) },
  };
}

/** Whoever was given up for lost and sends orders plays again, as the mail about it has said. Null: this is nobody such. */
export function returningByOrders(game: Game, board: Board, section: Section, { person }: KnownSender): LetIn | null {
  if (section.signOn !== null || person === null || roleOf(game, person).kind !== 'stranger') return null;
  const lost = lostBy(game, person);
  const ordered = powersOrdered(game, board, section, person);
  if (lost.length === 0 || !ordered.some((power) => lost.includes(power))) return null;
  return {
    actor: { person, role: 'player', powers: lost },
    entrance: { kind: 'take-over', spot: { line: null, text: 'your orders' }, passwordHash: null },
  };
}
