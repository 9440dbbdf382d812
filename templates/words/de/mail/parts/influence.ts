import type { Language } from '../../../shape.ts';
import { counted } from '../../../text/counts.ts';
import { agree, Nominative } from '../../articles.ts';

type Words = Language['mail']['influence'];

const points = (count: number) => counted(count, 'Einflusspunkt', 'Einflusspunkte');

export const influence: Words = {
  title: 'Einflusspunkte',
  points: (facts) => pointsOf(facts),
  ownPoints: (facts) => `${pointsOf(facts)} Niemand sonst sieht das.`,
  howToGive: (line) => ['Jeder gilt für einen Befehl eines Staates: ', { code: line }, ' sagt, wie.'],
  notHere: (line) => ['Auf dieser Karte gibt es keine. Sie gehören zu einer anderen Variante: ', { code: line }, '.'],
  lines: 'Zeilen, die du zwischen deine Befehle schreibst',
  line: 'Zeile',
  hold: ({ state }) => `zwei Punkte, damit Armee ${state} hält`,
  support: ({ from }) => `damit sie unterstützt, wer in ${from} steht`,
  supportMove: ({ from, to }) => `damit sie den Zug von ${from} nach ${to} unterstützt, wer auch zieht`,
  allPoints: 'alle Punkte, die du noch hast',
  takeBack: ({ state }) => `nimmt zurück, was du für ${state} gegeben hast`,
  clear: 'nimmt alles zurück',
  noArmies: 'Kein Staat hat mehr eine Armee.',
  state: 'Staat',
  write: 'Schreib',
  ways: 'Hält oder unterstützt in oder nach',
  onFile: 'Liegt vor',
  allocations: 'Einflusspunkte, die nur du siehst und wer sie gegeben hat:',
  hint: (count, line) => `${points(count)}, etwa ${line}`,
};

function pointsOf({ power, points: count, spent, given }: Parameters<Words['points']>[0]): string {
  const what = given === '' ? 'noch keiner vergeben' : `${spent} vergeben: ${given}`;
  return `${Nominative(power)} ${agree(power, 'hat', 'haben')} in dieser Phase ${points(count)}, ${what}.`;
}
