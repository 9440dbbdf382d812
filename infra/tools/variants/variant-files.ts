/** The other files of a variant's folder: the rules in words for players, where the facts come from, the drawn map. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { checkProvenance } from './checks/check.ts';
import { checkSheets } from './checks/check-sheets.ts';
import { checkDrawing } from './checks/drawing.ts';
import { parseGeography } from './geography-schema.ts';
import { shownPath } from './read-variants.ts';
import { type Provenance, parseBorders, parseProvenance, type VariantFault } from './variant-schema.ts';

/** Everything wrong with the files beside `variant.json`. */
export function checkFiles(loaded: LoadedVariant): readonly VariantFault[] {
  return [...checkReadme(loaded), ...readProvenance(loaded).faults, ...checkGeography(loaded)];
}

/** Where a variant's facts come from; null when its folder says nothing about that. */
export function readProvenance({ folder, variant }: LoadedVariant): {
  readonly provenance: Provenance | null;
  readonly faults: readonly VariantFault[];
} {
  const file = join(folder, 'provenance.json');
  if (!existsSync(file)) return { provenance: null, faults: [] };
  const read = parseProvenance(readFileSync(file, 'utf8'), shownPath(file));
  if (read.faults !== undefined) return { provenance: null, faults: read.faults };
  const complaints = [...checkProvenance(read.value, variant)];
  return { provenance: read.value, faults: complaints.map((complaint) => ({ file: shownPath(file), ...complaint })) };
}

/** Players learn the rules, and whom to thank for them. */
function checkReadme({ folder, variant }: LoadedVariant): readonly VariantFault[] {
  const file = join(folder, 'README.md');
  const fault = (message: string): VariantFault => ({ file: shownPath(file), field: '', message });
  if (!existsSync(file))
    return [fault('there is no such file; write the rules in words for players, and name the designers')];
  const readme = readFileSync(file, 'utf8');
  return variant.designers
    .filter((designer) => !readme.includes(designer))
    .map((designer) => fault(`the designer ${designer} is not named; add the credit`));
}

/** A drawn map, where there is one, agrees with the rules; one that is whole is also well drawn. */
function checkGeography({ folder, variant }: LoadedVariant): readonly VariantFault[] {
  const file = join(folder, 'geography.json');
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const read = parseBorders(text, shownPath(file));
  if (read.faults !== undefined) return read.faults;
  const sheets = read.value.sheets.map(({ provinces, borders, markers = [], barriers = [] }) => ({
    provinces: Object.keys(provinces).filter((id) => !id.startsWith('_')),
    borders,
    markers,
    barriers,
  }));
  const whole = parseGeography(text);
  const complaints = [
    ...checkDrawing(sheets, variant),
    ...('geography' in whole
      ? checkSheets(whole.geography, variant)
      : whole.faults.slice(0, 20).map((message) => ({ field: '', message }))),
  ];
  return complaints.map((complaint) => ({ file: shownPath(file), ...complaint }));
}
