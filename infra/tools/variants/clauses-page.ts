/** The clauses of a variant for its README, in Markdown: what each says, what tests it, what the map shows of it. */
import type { Clause, ClauseSubject, Variant } from '../../../engine/board/variant.ts';
import { clauseCases } from '../../../lambdas/adapters/variants/clause-cases.ts';

const TITLE = '## Clause by clause';

/** What of a clause is drawn; what is left out is not a matter of the map. */
const DRAWN: { readonly [S in ClauseSubject]?: string } = {
  'build-cap': 'legend',
  'build-sites': 'legend',
  'build-types': 'legend',
  'center-maturity': 'legend; an hourglass',
  coasts: 'the name of each coast',
  'convoy-between-theatres': 'legend',
  'convoy-never': 'legend',
  hybrid: 'legend',
  influence: 'legend',
  impassable: 'hatching',
  'neutral-units': 'gray counters',
  'no-convoy-from': 'legend',
  'no-retreat-from': 'legend',
  'sea-centers': 'legend',
  'influence-orders': 'legend',
  'joint-victory': 'legend',
  seasonal: 'open water or ice, by the season',
  seats: 'legend',
  'start-choices': 'legend',
  'unit-strength': 'legend',
  victory: 'legend',
  waterways: 'the river, where it is drawn; legend',
};

/** A variant's README with the section of its clauses, the last one, written from its data. */
export function clausesPage(readme: string, { id, clauses = [] }: Pick<Variant, 'id' | 'clauses'>): string {
  return [
    readme.split(TITLE)[0]!.trimEnd(),
    '',
    TITLE,
    '',
    'In words of ours, in the designers’ order. Refusals and results cite the clause that they rest on; `HELP CLAUSE 7` in a game sends it.',
    `A number leads to its case on the map. Behind it, in italics, the title of its test in \`tests/variants/${id}/rules.test.ts\`,`,
    'and what the map draws of it.',
    '',
    ...clauses.map((clause) => line(clause, id)),
    '',
  ].join('\n');
}

/** On a judge the link leads to the picture, elsewhere to what is drawn. */
function line({ id, text, about = [], test = '' }: Clause, variant: string): string {
  const drawn = about.flatMap((subject) => DRAWN[subject] ?? []);
  const isShown = clauseCases(variant).some(({ clause }) => clause === id);
  const number = isShown ? `[${id}](../../variants/${variant}/cases.jsonl#${id})` : id;
  const shown = [...(test === '' ? [] : [`*${test}*`]), ...new Set(drawn)].join('; ');
  return `- ${number}: ${text}${shown === '' ? '' : ` (${shown})`}`;
}
