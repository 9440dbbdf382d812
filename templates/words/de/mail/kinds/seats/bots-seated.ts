import type { Language } from '../../../../shape.ts';
import { accusative } from '../../../articles.ts';

export const botsSeated: Language['mail']['botsSeated'] = {
  subject: (phase, powers, count) =>
    `${phase} ${count === 1 ? 'ein Bot spielt' : 'Bots spielen'} ${accusative(powers)}`,
  told: (powers, count) =>
    `Ab jetzt ${count === 1 ? 'spielt ein Bot' : 'spielen Bots'} ${accusative(powers)}, bis jemand übernimmt. Ein Bot zieht, wie es ihm am besten scheint, trifft keine Absprachen und stimmt nicht ab.`,
};
