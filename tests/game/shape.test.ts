/** A snapshot is a game as a release knew it: another shape must have another number. */

import { expect, test } from 'vitest';
import { evolve } from '../../engine/game/evolve.ts';
import { GAME_SHAPE } from '../../engine/game/game.ts';
import { DEFAULT_SETTINGS } from '../../engine/settings/settings.ts';
import { gameName, personId } from '../../engine/vocabulary.ts';

/** What a game consisted of when its shape had this number. */
const SHAPES: Readonly<Record<number, { readonly game: string; readonly settings: string }>> = {
  12: {
    game: `absences access answered applicants arrivals confirmations created current dealt diary head last looks
      masterWait masters n name observers outcome passwords pausedAt position postal resolved seats
      settings status undone updated variant withoutBroadcasts`,
    settings: `absences anonymous anyCenters anyDisband approval autoCreate autoProcess autoStart blind botStrength botsFill centers comment concessions description
      dias hideLate invitedOnly lateCount leftRatio level listed masterSees maxAbsence moderated muster nmr onTimeRatio
      oneCenter openDiaries openVotes partialOrders players playersResume powers practice preferences press proxy quiet rated
      reminders replacement reveal rulebook seats secret show start strictConvoy strictGrace strictWait timing zone`,
  },
};

test('a game that has other fields has another shape: raise GAME_SHAPE and add a line here', () => {
  const events = [
    { type: 'game-created', variant: 'standard', by: personId('master1'), settings: DEFAULT_SETTINGS },
  ] as const;
  const game = evolve(null, { game: gameName('marne'), n: 1, at: 0, previous: '', hash: 'h1', salt: 's1', events });
  const shape = SHAPES[GAME_SHAPE]!;
  expect(Object.keys(game).sort()).toEqual(shape.game.split(/\s+/));
  expect(Object.keys(game.settings).sort()).toEqual(shape.settings.split(/\s+/));
});
