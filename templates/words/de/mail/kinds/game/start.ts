import { listInWords } from '../../../../../../engine/explain/names.ts';
import type { Language } from '../../../../shape.ts';
import { accusative } from '../../../articles.ts';

export const start: Language['mail']['start'] = {
  subject: 'die Partie beginnt',
  lead: (season) => `Nichts zu tun, die Partie beginnt: ${season}.`,
  youPlay: (powers, rest) => `Du spielst ${accusative(powers)}. ${rest}`,
  special: (variant) => `Das Besondere an ${variant}`,
  rules: (rules, provinces) => ['Alle Regeln: ', { code: rules }, '. Orte und Grenzen: ', { code: provinces }, '.'],
  mastersPlay: (names) =>
    `${listInWords(names, 'und')} ${names.length === 1 ? 'leitet diese Partie und spielt mit' : 'leiten diese Partie und spielen mit'}: Wer als Spielleitung mitspielt, setzt Zeiten und Einstellungen, sieht aber keine Befehle anderer und schreibt für niemanden sonst.`,
};
