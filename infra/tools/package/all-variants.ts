/** What `chancery-engine-variants` has for variants of every kind; in `chancery-engine`, `left-out.ts` stands in its place. */
import type { VariantNames } from '../../../engine/board/variant.ts';
import german from '../../../variants/standard/names/de.json' with { type: 'json' };
import french from '../../../variants/standard/names/fr.json' with { type: 'json' };

/** Is every rule here that a variant plays by? */
export const knowsRules = (_: { readonly rules: object }): boolean => true;

/** Names of the standard game in other languages. */
export const standardNames: readonly VariantNames[] = [german, french];
