/** The clauses of all variants as a page in Markdown, `docs/clauses.md`: what each says, what tests it, what the map shows of it. */
import type { Clause, ClauseSubject } from '../../../engine/board/variant.ts';
import { loadVariants } from '../../../lambdas/adapters/variants/variants.ts';

/** What of a clause is drawn; what is left out is not a matter of the map. */
const DRAWN: { readonly [S in ClauseSubject]?: string } = {
  'build-sites': 'winter: rings where each power may build',
  coasts: 'the name of each coast',
  hybrid: 'land in waves',
  impassable: 'hatching',
  'neutral-units': 'gray counters',
  'no-convoy-from': 'a crossed anchor',
  'sea-centers': 'a star at sea',
  seasonal: 'a dashed border with its season',
  'unit-strength': 'in the legend',
  victory: 'in the legend',
  waterways: 'a line of the river or canal',
};

export function clausesPage(): string {
  const variants = loadVariants().filter(({ variant }) => variant.clauses !== undefined);
  return [
    '# The rules of the variants, clause by clause',
    '',
    'In words of ours, in the designers’ order. Refusals and results cite the clause that they rest on; `HELP CLAUSE 7` in a game sends it.',
    ...variants.flatMap(({ variant: { id, name, clauses = [] } }) => [
      '',
      `## ${name}`,
      '',
      '| clause | says | tested by | on the map |',
      '| --- | --- | --- | --- |',
      ...clauses.map((clause) => row(id, clause)),
    ]),
    '',
  ].join('\n');
}

function row(id: string, { id: number, text, about = [], test }: Clause): string {
  const drawn = about.flatMap((subject) => DRAWN[subject] ?? []);
  return `| ${number} | ${text} | ${test === undefined ? '' : `\`tests/variants/${id}/rules.test.ts\`, "${test}"`} | ${drawn.join('; ')} |`;
}
