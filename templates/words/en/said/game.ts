import type { GameSaying, WantedBeforeStart } from '../../../../engine/sayings/game.ts';
import type { Words } from '../../language.ts';

/** What follows "The game has not begun yet". */
const NOT_BEGUN: Readonly<Record<WantedBeforeStart, string>> = {
  bots: ': bots take their seats once it has.',
  deadline: ': it has no deadline. SET MOVE, SET RETREAT and SET ADJUST say how they will fall.',
  diary: ': you can keep a diary while it is played.',
  end: ': TERMINATE or PURGE ends it.',
  orders: ': you can send orders once all seats are filled and we have told you which power is yours.',
  pause: ': there is nothing to pause.',
  play: ': you can do this once we have told you which power is yours.',
  seat: ', and nobody has a power. To join it, send the line below.',
};

export const game = {
  'game/shown-elsewhere': () => '',
  'game/over': () => 'The game is over.',
  'game/not-begun': ({ wanted }) => `The game has not begun yet${NOT_BEGUN[wanted]}`,
  'game/no-such-power': ({ power }, { powers }) => `There is no ${powers(power)} in this game.`,
} satisfies Words<GameSaying>;
