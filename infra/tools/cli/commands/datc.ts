/** `chancery datc`: the test cases of the DATC 3.0, played (docs/formats.md 6). */
import { isDeepStrictEqual } from 'node:util';
import { type Command, Option } from 'commander';
import { adjudicate } from '../../../../engine/adjudicate/adjudicate.ts';
import type { RulingOptions } from '../../../../engine/adjudicate/rulings.ts';
import type { Board } from '../../../../engine/board/board.ts';
import type { Resolution } from '../../../../engine/board/position.ts';
import {
  caseOutcome,
  casePosition,
  clauseOf,
  type DatcCase,
  datcCases,
  expectedOf,
  optionsOf,
  PREFERENCE,
} from '../../../../lambdas/adapters/variants/datc-cases.ts';
import { loadVariant } from '../../../../lambdas/adapters/variants/variants.ts';
import { withExplanations } from '../../../../templates/locales/explained.ts';
import { writeOut } from '../../lines.ts';

export function add(command: Command): void {
  command
    .option('--json', 'write each case as JSON: its position, its orders, and the results by each ruling')
    .addOption(new Option('--badge', 'write a badge with the number of cases, as SVG').conflicts('json'))
    .action(datc);
}

interface Result {
  /** What the DATC says of it. */
  readonly ruling: string;
  /** `options` of a position that choose it. */
  readonly options: RulingOptions;
  readonly preferred: boolean;
  /** Is it as the DATC has it? */
  readonly holds: boolean;
  readonly resolution: Resolution;
}

async function datc({ json, badge }: { readonly json?: true; readonly badge?: true }): Promise<void> {
  const { board } = loadVariant('standard')!;
  const all = datcCases();
  const played = all
    .filter(({ id }) => !id.includes('/'))
    .map((each) => ({
      id: each.id,
      chapter: each.id.slice(0, 3),
      title: each.title,
      position: casePosition(board, each, {}),
      orders: each.orders,
      results: all
        .filter(({ id }) => id === each.id || id.startsWith(`${each.id}/`))
        .flatMap((one) => resultsOf(board, one)),
    }));
  const wrong = played.filter(({ results }) => results.some(({ holds }) => !holds));
  if (wrong.length > 0) process.exitCode = 1;
  const clauses = new Set(all.map(clauseOf)).size;
  if (json) await writeOut(`${JSON.stringify({ edition: 'DATC 3.0 (2024-02-23)', cases: played }, null, 1)}\n`);
  else if (badge) await writeOut(badgeOf(clauses - new Set(wrong.map(clauseOf)).size, clauses));
  else {
    const results = played.flatMap((each) => each.results);
    const rulings = new Set(results.map(({ options }) => JSON.stringify(options))).size;
    const end = wrong.length === 0 ? 'all as the DATC has them' : `not so: ${wrong.map(({ id }) => id).join(', ')}`;
    await writeOut(`DATC 3.0: ${clauses} cases, ${results.length} results by ${rulings} rulings: ${end}.\n`);
  }
}

function resultsOf(board: Board, one: DatcCase): readonly Result[] {
  return optionsOf(one).map((options) => {
    const found = adjudicate(board, casePosition(board, one, options), one.orders, { ...options, explain: true });
    const holds = isDeepStrictEqual(caseOutcome(found, one), expectedOf(one));
    const resolution = withExplanations(board, found);
    return { ruling: one.rule, options, preferred: one.rule === PREFERENCE, holds, resolution };
  });
}

function badgeOf(count: number, all: number): string {
  const text = `${count} of ${all}`;
  const color = count === all ? '#2e7d32' : '#b71c1c';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="20" role="img" aria-label="DATC 3.0: ${text}"><title>DATC 3.0: ${text}</title><rect width="150" height="20" rx="3" fill="#444"/><path d="M68 0h79a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H68z" fill="${color}"/><g fill="#fff" font-family="Verdana,sans-serif" font-size="11" text-anchor="middle"><text x="34" y="14">DATC 3.0</text><text x="109" y="14">${text}</text></g></svg>
`;
}
