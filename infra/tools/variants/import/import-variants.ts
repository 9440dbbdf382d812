/** Variants out of a file of another program, checked as any variant is. */
import type { Variant } from '../../../../engine/board/variant.ts';
import { checkVariant } from '../../../../infra/tools/variants/checks/check.ts';
import { parseVariant } from '../../../../infra/tools/variants/variant-schema.ts';
import { readDpjudgeMap } from './dpjudge-map.ts';
import { variantFromForeign } from './foreign-map.ts';
import { isJdipVariant, readJdipVariants } from './jdip-variant.ts';

export interface ImportedVariant {
  readonly id: string;
  /** Null where the rest is no variant that can be played: `faults` says why. */
  readonly variant: Variant | null;
  readonly faults: readonly string[];
  /** What the file says and a variant does not, a line each. */
  readonly lost: readonly string[];
}

/** `name`: of the file, without its ending. `open`: the text of a file beside it; null where there is none. */
export function importVariants(
  text: string,
  name: string,
  open: (file: string) => string | null,
): readonly ImportedVariant[] {
  const isJdip = isJdipVariant(text);
  const maps = isJdip ? readJdipVariants(text, open) : [readDpjudgeMap(text, name, open)];
  return maps.map((map) => {
    const id = idFrom(isJdip ? map.name : name);
    const { variant, lost } = variantFromForeign(map, id);
    const read = parseVariant(JSON.stringify(variant), 'variant.json');
    const faults =
      read.faults !== undefined
        ? read.faults.map(({ field, message }) => `${field}: ${message}`)
        : checkVariant(read.value).map(({ field, message }) => `${field}: ${message}`);
    return { id, variant: faults.length === 0 ? variant : null, faults, lost };
  });
}

function idFrom(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
