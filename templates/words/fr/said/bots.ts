import type { BotSaying } from '../../../../engine/sayings/bots.ts';
import type { Words } from '../../language.ts';
import { the } from '../articles.ts';

export const bots = {
  'bots/play': ({ powers: seats }, { powers }) =>
    `Désormais ${seats.length < 2 ? 'un bot joue' : 'des bots jouent'} ${the(powers(seats))}, jusqu'à ce que quelqu'un prenne la relève. Tout le monde est prévenu`,
  'bots/all-played': () => "Toutes les puissances ont déjà quelqu'un qui les joue.",
  'bots/plays-already': ({ power }, { powers }) => `Un bot joue déjà ${the(powers(power))}.`,
} satisfies Words<BotSaying>;
