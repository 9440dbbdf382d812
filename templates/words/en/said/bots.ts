import type { BotSaying } from '../../../../engine/sayings/bots.ts';
import type { Words } from '../../language.ts';

export const bots = {
  'bots/play': ({ powers: seats }, { powers }) =>
    `${seats.length === 1 ? 'A bot plays' : 'Bots play'} ${powers(seats)} from now on, until somebody takes over. Everyone has been told`,
  'bots/all-played': () => 'Somebody plays every power already.',
  'bots/plays-already': ({ power }, { powers }) => `A bot plays ${powers(power)} already.`,
} satisfies Words<BotSaying>;
