/** One game that several summaries tell: put together, each field with those that tell it, and what they tell otherwise. */
import { canonicalJson } from '../../game/canonical.ts';
import type { Contradiction } from '../document.ts';
import { pointerTo } from '../placed-fault.ts';
import type { OldSeat, OldYear, SummaryBody, SummaryDocument } from './summary-document.ts';

type Value = NonNullable<unknown>;
/** A field by its path: `settings`, `Press`. */
type Fields = ReadonlyMap<string, { readonly path: readonly string[]; readonly value: Value }>;

/** Fields that are no facts of the game, or are put together in their own way. */
const OWN: ReadonlySet<string> = new Set(
  'format,version,name,source,sourceDigest,witnesses,tells,contradictions,through,disagreements,remarks,isBesideArchive,digest'.split(
    ',',
  ),
);
/** Lists of these, each by a key of its own. */
const KEYS: Readonly<Record<string, string>> = { powers: 'power', years: 'year' };

/** The summaries of one game as one, which is not sealed yet. The fullest counts, and what it does not tell is as the others tell it. */
export function togetherOf(documents: readonly SummaryDocument[]): SummaryBody {
  const isCapitals = ({ powers }: Pick<SummaryDocument, 'powers'>) =>
    powers.every(({ power }) => power === power.toUpperCase());
  const size = ({ years, outcome, ...rest }: SummaryDocument) =>
    years.length * 1e6 + Number(outcome !== null) * 5e5 + (isCapitals(rest) ? 0 : 2e5) + JSON.stringify(rest).length;
  const all = [...documents].sort((a, b) => size(b) - size(a) || (a.sourceDigest < b.sourceDigest ? -1 : 1));
  const [{ digest: _, ...main }] = all as [SummaryDocument, ...SummaryDocument[]];
  if (all.length === 1) return main;
  const spellings = new Map<string, string>();
  const told = all.map((each) => fieldsOf(each, spellings));
  const body: Record<string, unknown> = { ...main, remarks: [...new Set(all.flatMap(({ remarks }) => remarks))] };
  const values: Record<string, Record<string, Value>> = {};
  const found: { path: readonly string[]; by: readonly number[]; others: readonly Omit<Contradiction, 'field'>[] }[] =
    [];
  for (const key of new Set(told.flatMap((fields) => [...fields.keys()]))) {
    const { path, value, by, others } = oneField(key, told);
    if (path.length === 1) body[path[0]!] = value;
    else values[path[0]!] = { ...values[path[0]!], [path[1]!]: merged(values[path[0]!]?.[path[1]!], path[2], value) };
    found.push({ path, by, others });
  }
  const powers = Object.entries(values['powers'] ?? {}).map(
    ([power, seat]) => ({ ...(seat as object), power }) as OldSeat,
  );
  const years = Object.entries(values['years'] ?? {}).map(
    ([year, row]) => ({ ...(row as object), year: Number(year) }) as OldYear,
  );
  const isDown = main.years.length > 1 && main.years[0]!.year > main.years[1]!.year;
  years.sort((a, b) => (isDown ? b.year - a.year : a.year - b.year));
  const pointer = ([field, key, ...rest]: readonly string[]) => {
    const isSeat = field === 'powers';
    const place = isSeat
      ? powers.findIndex(({ power }) => power === key)
      : years.findIndex(({ year }) => `${year}` === key);
    return pointerTo(field!, ...(key === undefined ? [] : [field! in KEYS ? place : key]), ...rest);
  };
  const tells = found.flatMap(({ path, by }) => (by.length === all.length ? [] : [[pointer(path), by] as const]));
  const contradictions = found.flatMap(({ path, others }) => others.map((each) => ({ ...each, field: pointer(path) })));
  return {
    ...(body as unknown as SummaryBody),
    settings: (values['settings'] ?? {}) as SummaryBody['settings'],
    powers,
    years,
    disagreements: [...new Set(all.flatMap(({ disagreements }) => disagreements))],
    witnesses: all.map(({ source, sourceDigest, through }) => ({ source, sourceDigest, through })),
    tells: Object.fromEntries(tells),
    ...(contradictions.length === 0 ? {} : { contradictions }),
  };
}

function merged(before: Value | undefined, key: string | undefined, value: Value): Value {
  return key === undefined ? value : { ...(before as object), [key]: value };
}

/** The fullest telling of a field counts, else the first. Whoever tells only a part of it does not contradict it. */
function oneField(key: string, told: readonly Fields[]) {
  const tellers = told.flatMap((fields, n) => (fields.has(key) ? [{ n, ...fields.get(key)! }] : []));
  const fullest = tellers.find(({ value }) => tellers.every((each) => isPartOf(each.value, value))) ?? tellers[0]!;
  const { path, value } = fullest;
  const others = new Map<string, number[]>();
  for (const each of tellers) {
    if (isPartOf(each.value, value)) continue;
    const text = canonicalJson(each.value);
    others.set(text, [...(others.get(text) ?? []), each.n]);
  }
  return {
    path,
    value,
    by: tellers.flatMap((each) => (isPartOf(each.value, value) ? [each.n] : [])),
    others: [...others].map(([text, sources]) => ({ sources, value: JSON.parse(text) as unknown })),
  };
}

/** Is it the same, or a list that ends before the other goes on? */
function isPartOf(part: Value, whole: Value): boolean {
  if (!Array.isArray(part) || !Array.isArray(whole)) return inSmall(part) === inSmall(whole);
  return part.length <= whole.length && part.every((each, n) => inSmall(each) === inSmall(whole[n]));
}

/** One that is written in capitals tells nothing else. */
function inSmall(value: unknown): string {
  return canonicalJson(value).toLowerCase();
}

/** `spellings`: how each word of a path is written in the first that has it. */
function fieldsOf(document: SummaryDocument, spellings: Map<string, string>): Fields {
  const fields = new Map<string, { readonly path: readonly string[]; readonly value: Value }>();
  const put = (value: unknown, ...path: string[]) => {
    const isEmpty = value == null || value === '' || (Array.isArray(value) && value.length === 0);
    const spelled = path.map((word) => spellings.get(word.toLowerCase()) ?? word);
    for (const word of spelled) spellings.set(word.toLowerCase(), word);
    if (!isEmpty) fields.set(spelled.join('\n'), { path: spelled, value });
  };
  for (const [field, value] of Object.entries(document)) {
    const key = KEYS[field];
    if (OWN.has(field)) continue;
    if (key !== undefined) {
      for (const { [key]: name, ...row } of value as readonly Record<string, unknown>[]) {
        for (const [inner, each] of Object.entries(row)) put(each, field, String(name), inner);
      }
    } else if (field === 'settings') for (const [name, each] of Object.entries(value)) put(each, field, name);
    else put(value, field);
  }
  return fields;
}
