import type { Language } from '../../../../shape.ts';
import { accusative } from '../../../articles.ts';

export const seatOffered: Language['mail']['seatOffered'] = {
  subjectTaker: (powers) => `${powers}: ein Platz für dich`,
  subject: (powers) => `${powers}: einer anderen Adresse angeboten`,
  lead: (powers, game) =>
    `Du kannst ${accusative(powers)} in „${game}“ spielen: Die Spielleitung bietet dir den Platz an.`,
  taker: (powers) => `Um ${accusative(powers)} von dieser Adresse aus zu spielen, antworte mit dieser Zeile:`,
  nothing:
    'Wenn du nichts tust, geschieht nichts, und du bekommst dazu keine E-Mail mehr. SET NO INVITATIONS hält solche E-Mails fern.',
  player: (powers, isSamePlayer) =>
    `${
      isSamePlayer
        ? `Die Spielleitung hat eine andere Adresse als dein neues Postfach für ${accusative(powers)} genannt.`
        : `Die Spielleitung hat jemand anderen gebeten, ${accusative(powers)} an deiner Stelle zu spielen.`
    } Bis von dort eine Antwort kommt, spielst du weiter. Wenn du das nicht willst, schreib jetzt der Spielleitung.`,
  gm: (powers) =>
    `Jemand anders aus der Spielleitung hat ${accusative(powers)} einer Adresse angeboten; sobald von dort eine Antwort kommt, wird von dort gespielt.`,
};
