import type { BotSaying } from '../../../../engine/sayings/bots.ts';
import type { Words } from '../../language.ts';

export const bots = {
  'bots/play': ({ powers: seats }, { powers }) =>
    `Ab jetzt ${seats.length === 1 ? 'spielt ein Bot' : 'spielen Bots'} ${powers(seats)}, bis jemand übernimmt. Alle wissen Bescheid`,
  'bots/all-played': () => 'Alle Mächte haben schon jemanden, der sie spielt.',
  'bots/plays-already': ({ power }, { powers }) => `${powers(power)} wird schon von einem Bot gespielt.`,
} satisfies Words<BotSaying>;
