/** Around the book of cases, in German. */
import type { Language } from '../shape.ts';

export const book: Language['pages']['book'] = {
  title: 'Das Buch der Fälle',
  lead: 'Was aus Befehlen wird, Fall für Fall: alle Testfälle des DATC, jeder auf dem Analysebrett, mit der Begründung des Schiedsrichters. Die Überschriften sind die des DATC.',
  chapters: {
    '6.A': 'Einfache Prüfungen',
    '6.B': 'Küsten',
    '6.C': 'Züge im Kreis',
    '6.D': 'Unterstützen und Vertreiben',
    '6.E': 'Zusammenstöße und Einheiten zwischen zwei Angriffen',
    '6.F': 'Konvois',
    '6.G': 'Konvois zwischen Nachbarn',
    '6.H': 'Rückzüge',
    '6.I': 'Aufbau',
    '6.J': 'Abbau und Mächte ohne Befehle',
  },
  lessons: 'Noch nie gespielt? Zwölf kurze Übungen zeigen dir, wie es geht',
  variants: 'Regeln der Varianten',
  variantLead: (name) => `${name}: die besonderen Regeln, Punkt für Punkt.`,
  onBoard: 'Auf dem Brett',
  preferred: 'Bevorzugte Auslegung',
  otherwise: (options) => `Mit ${options} kommt anders heraus:`,
  same: 'alle gleich',
  succeeds: 'gelingt',
  fails: 'scheitert',
  toBoard: 'Das Analysebrett',
  toBook: 'Alle Kapitel',
};
