import { listInWords } from '../../../../../../engine/explain/names.ts';
import type { Language } from '../../../../shape.ts';

export const proxy: Language['mail']['proxy'] = {
  givenSubject: (owner) => `${owner} gibt dir eine Vollmacht`,
  takenSubject: (owner) => `${owner} nimmt eine Vollmacht zurück`,
  given: (owner, unit, phase) =>
    `${owner} lässt dich ${unit} in ${phase} befehligen: Schicke einen Befehl dafür wie für eine eigene Einheit. Schickst du keinen, hat die Einheit keinen. ${owner} kann das zurücknehmen, bis die Phase ausgewertet wird.`,
  taken: (units) =>
    `Du kannst ${listInWords(
      units.map(({ unit, owner }) => `${unit} von ${owner}`),
      'und',
    )} nicht mehr befehligen: Was du dafür geschickt hast, zählt nicht mehr.`,
};
