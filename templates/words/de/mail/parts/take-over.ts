import type { Language } from '../../../shape.ts';
import { accusative } from '../../articles.ts';

export const takeOver: Language['mail']['takeOver'] = {
  others: (powers, address) =>
    `Kennst du jemanden, der gern ${accusative(powers)} spielen würde? Übernehmen kann man mit einer E-Mail an ${address} und einem selbst gewählten Passwort:`,
  back: 'Um zurückzukommen, antworte auf diese E-Mail mit der Zeile unten und deinem bisherigen Passwort:',
  yourself: (address) => `Um zu übernehmen, schreibe an ${address}, mit einem selbst gewählten Passwort:`,
};
