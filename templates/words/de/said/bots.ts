import type { BotSaying } from '../../../../engine/sayings/bots.ts';
import type { Words } from '../../language.ts';
import { accusative, agree, Nominative } from '../articles.ts';

export const bots = {
  'bots/play': ({ powers: seats }, { powers }) =>
    `Ab jetzt ${seats.length === 1 ? 'spielt ein Bot' : 'spielen Bots'} ${accusative(powers(seats))}, bis jemand übernimmt. Alle wissen Bescheid`,
  'bots/all-played': () => 'Alle Mächte haben schon jemanden, der sie spielt.',
  'bots/plays-already': ({ power }, { powers }) =>
    `${Nominative(powers(power))} ${agree(powers(power), 'wird', 'werden')} schon von einem Bot gespielt.`,
} satisfies Words<BotSaying>;
