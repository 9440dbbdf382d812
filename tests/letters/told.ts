/** What anybody could read of a real game up to a phase, for letters that look back. */

import type { ArchiveBody } from '../../engine/archive/document.ts';
import type { GameOutcome } from '../../engine/game/events.ts';
import { personId, phaseCode } from '../../engine/vocabulary.ts';
import { realGame } from '../archive/games.ts';

const NAMES = ['Anna', 'Bertrand', 'Chloé', 'Dirk', 'Elsa', 'Fyodor', 'Gül'] as const;
const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 5, 23, 30);

/** A phase a day; France was taken over in the second year, and said something to all in the first phase. */
export function told(
  name: string,
  last: string,
  { outcome = null }: { readonly outcome?: GameOutcome | null } = {},
): ArchiveBody {
  const game = realGame(name);
  const phases = game.phases
    .slice(0, game.phases.findIndex(({ phase }) => phase === last) + 1)
    .map((phase, n) => ({ ...phase, at: new Date(START + n * DAY).toISOString() }));
  const players = Object.fromEntries([...NAMES, 'Rosa'].map((person, n) => [`p${n + 1}`, { name: person }]));
  return {
    ...game,
    name: 'marne',
    status: outcome === null ? 'active' : 'finished',
    created: new Date(START - DAY).toISOString(),
    ended: outcome === null ? null : (phases.at(-1)?.at ?? null),
    players: { ...players, [personId('mx')]: { name: 'Max' } },
    masters: [personId('mx')],
    powers: game.powers.map(({ power }, n) => ({
      power,
      status: 'playing',
      players: [
        { player: personId(`p${n + 1}`), from: phaseCode('S1901M') },
        ...(power === 'FRANCE' ? [{ player: personId('p8'), from: phaseCode('S1902M') }] : []),
      ],
    })),
    phases,
    outcome,
    press: [
      {
        at: new Date(START - DAY / 2).toISOString(),
        commit: null,
        phase: phaseCode('S1901M'),
        from: 'FRANCE',
        to: 'all',
        body: 'Peace in our time.',
      },
    ],
  };
}
