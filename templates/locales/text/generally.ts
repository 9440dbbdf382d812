/** What the rules alone answer to a question. */
import type { ExampleName, Formatter } from '../formatter.ts';

export type GeneralAnswer = string | ((formatter: Pick<Formatter, 'example'>) => string);

/** Where no game is known, lines of the standard map. */
const STANDARD: Partial<Record<ExampleName, string>> = {
  move: 'A Par - Bur',
  hold: 'A Par H',
  support: 'A Mar S A Par - Bur',
  supportHold: 'A Mar S A Par',
  byConvoy: 'A Lon - Bre',
  convoy: 'F Eng C A Lon - Bre',
  retreat: 'A Par - Gas',
  build: 'build A Par',
  coast: 'F MAO - Spa/nc',
  remove: 'remove A Par',
};

export function generalAnswer(answer: GeneralAnswer, { example }: Pick<Formatter, 'example'>): string {
  return typeof answer === 'string' ? answer : answer({ example: (name) => example(name) || (STANDARD[name] ?? '') });
}
