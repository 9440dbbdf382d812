import type { Language } from '../../../../shape.ts';
import { agree, Nominative } from '../../../articles.ts';

export const deadlineWished: Language['mail']['deadlineWished'] = {
  subject: (phase) => `${phase} eine andere Frist ist vorgeschlagen`,
  told: ({ who, time, have, need }) =>
    `${Nominative(who)} ${agree(who, 'schlägt', 'schlagen')} ${time} als Frist für diese Phase vor. Sie wird nur verlegt, wenn alle Spieler zustimmen; bisher sind es ${have} von ${need}.`,
  howToAgree:
    'Wenn du einverstanden bist, antworte mit dieser Zeile oder mit READY (das schaltet auch dein WAIT aus). Soll die Frist bleiben, musst du nichts tun.',
  howToSet: 'Als Spielleitung kannst du sie sofort setzen: Antworte mit dieser Zeile.',
};
