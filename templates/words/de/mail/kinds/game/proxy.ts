import { listInWords } from '../../../../../../engine/explain/names.ts';
import type { Language } from '../../../../shape.ts';
import { agree, inTurn, Nominative, nominative, ofPower } from '../../../articles.ts';

export const proxy: Language['mail']['proxy'] = {
  givenSubject: (owner) => `${nominative(owner)} ${agree(owner, 'gibt', 'geben')} dir eine Vollmacht`,
  takenSubject: (owner) => `${nominative(owner)} ${agree(owner, 'nimmt', 'nehmen')} eine Vollmacht zurück`,
  given: (owner, unit, phase) =>
    `${Nominative(owner)} ${agree(owner, 'lässt', 'lassen')} dich ${unit} ${inTurn(phase)} befehligen: Schicke einen Befehl dafür wie für eine eigene Einheit. Schickst du keinen, hat die Einheit keinen. ${Nominative(owner)} ${agree(owner, 'kann', 'können')} das zurücknehmen, bis die Phase ausgewertet wird.`,
  taken: (units) =>
    `Du kannst ${listInWords(
      units.map(({ unit, owner }) => `${unit} ${ofPower(owner)}`),
      'und',
    )} nicht mehr befehligen: Was du dafür geschickt hast, zählt nicht mehr.`,
};
