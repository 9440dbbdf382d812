import type { Language } from '../../../../shape.ts';
import { inTurn } from '../../../articles.ts';

export const whatIf: Language['mail']['whatIf'] = {
  intro: (phase, game) =>
    `Was aus diesen Befehlen ${inTurn(phase)} von „${game}“ würde. Berechnet ist es nur aus der veröffentlichten Stellung und deinen Zeilen; nichts wurde abgelegt, und niemand sonst sieht das. Einheiten ohne Befehl in deiner E-Mail fehlen unten.`,
  why: 'Warum',
};
