/** Games whose map is not here, in the shape of research tools: an outline with boards and orders as the source has them. Nothing is adjudicated. */
import { isObject, printableText } from '../../adjudicate/faults.ts';
import type { OldSeat, OldYear, SummaryBody } from '../old-games/summary-document.ts';
import { FieldUse } from '../reading/field-use.ts';
import { textLists } from '../reading/recorded-phases.ts';
import type { ImportRemark } from '../reading/remark.ts';
import { parametersFrom } from '../reading/titles.ts';

/** Units that belong to nobody, as godip and the package `diplomacy` call them. */
const NOBODY: ReadonlySet<string> = new Set(['Neutral', 'UNOWNED']);

type ToldBody = Omit<SummaryBody, 'sourceDigest'>;
type ToldBoard = NonNullable<SummaryBody['phases']>[number];

/** `variant`: its name as the source has it, or an empty text. */
export function toldGame(
  input: Readonly<Record<string, unknown>>,
  variant: string,
  source: string,
): { readonly body: ToldBody; readonly remarks: readonly ImportRemark[] } {
  const use = new FieldUse();
  const [id, list] = [use.of(input, 'id'), use.of(input, 'phases')];
  use.of(input, 'map');
  const remarks: ImportRemark[] = [];
  const phases = (Array.isArray(list) ? list : []).flatMap((item, p): readonly ToldBoard[] => {
    const name = isObject(item) ? use.of(item, 'name') : null;
    if (!isObject(item) || typeof name !== 'string' || name.trim() === '') {
      const what = { code: 'archive/no-phase-code', found: printableText(JSON.stringify(name)) } as const;
      remarks.push({ where: `phases[${p}]`, what, matters: true });
      return [];
    }
    const state = use.within(item, 'state');
    const lists = (of: Readonly<Record<string, unknown>>, key: string) =>
      Object.fromEntries(textLists(use.of(of, key)).filter(([, texts]) => texts.length > 0));
    const board = {
      phase: name,
      units: lists(state, 'units'),
      ...(isObject(state['centers']) ? { centers: lists(state, 'centers') } : {}),
      orders: lists(item, 'orders'),
    };
    return [board];
  });
  const told = phases.flatMap(({ units, centers = {} }) => [...Object.keys(centers), ...Object.keys(units)]);
  const powers = [...new Set(told)].filter((power) => !NOBODY.has(power));
  const body: ToldBody = {
    ...{ format: 'chancery-summary', version: 1, name: String(id), judge: null, source },
    variant: { id: null, name: variant, options: [] },
    ...{ through: phases.at(-1)?.phase ?? null, started: null, ended: null, masters: [] },
    powers: powers.map((power): OldSeat => ({ power, players: [] })),
    settings: parametersFrom(input, use),
    ...{ outcome: null, years: yearsOf(phases), remarks: [], disagreements: [], phases },
  };
  for (const [field, count] of use.unasked(input))
    remarks.push({ where: '', what: { code: 'archive/field-unread', field }, matters: true, count });
  remarks.push({ where: '', what: { code: 'archive/kept-as-told', variant }, matters: true });
  return { body, remarks };
}

/** Owners at the end of each year: as its adjustments or the first phase after it have them. */
function yearsOf(phases: readonly ToldBoard[]): readonly OldYear[] {
  return phases.flatMap(({ phase, centers }, n) => {
    const [year, next] = [yearOf(phase), phases[n + 1]];
    if (year === null || (next !== undefined && yearOf(next.phase) === year)) return [];
    const owned = phase.endsWith('A') ? centers : next?.centers;
    if (owned === undefined) return [];
    const owners = Object.entries(owned).flatMap(([power, list]) => {
      return list.map((center) => [center, NOBODY.has(power) ? null : power] as const);
    });
    return [{ year, owners: Object.fromEntries(owners) }];
  });
}

function yearOf(phase: string): number | null {
  const year = /^[A-Z](\d{1,4})[MRA]$/.exec(phase)?.[1];
  return year === undefined ? null : Number(year);
}
