import type { Language } from '../../../../shape.ts';

export const whatIf: Language['mail']['whatIf'] = {
  intro: (phase, game) =>
    `Was aus diesen Befehlen in ${phase} von „${game}“ würde. Berechnet ist es nur aus der veröffentlichten Stellung und deinen Zeilen; nichts wurde abgelegt, und niemand sonst sieht das. Einheiten ohne Befehl in deiner E-Mail fehlen unten.`,
  why: 'Warum',
};
