/** A ruling in words. */
import type { Ruling, RulingKey } from '../../engine/adjudicate/rulings.ts';
import { t } from './current.ts';

export interface RulingInWords {
  readonly question: string;
  /** The default comes first. */
  readonly choices: readonly { readonly value: string; readonly means: string }[];
  readonly why: string;
}

export function rulingInWords({ key, choices }: Ruling): RulingInWords {
  const { question, choices: means, why } = t().rulings[key as RulingKey];
  const meaning: Readonly<Record<string, string>> = means;
  return { question, choices: choices.map((value) => ({ value, means: meaning[value]! })), why };
}
