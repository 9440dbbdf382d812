/** `chancery variants publish ID`: a variant that came by mail is offered to everybody. Games on trial go on as they are. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addVariants,
  findVariant,
  loadVariants,
  trialFolder,
  variantSpellings,
} from '../../../../lambdas/adapters/variants/variants.ts';
import { BadInput } from '../../../local/bad-input.ts';
import { writeOutput } from '../../tool-outputs.ts';
import { shownPath } from '../read-variants.ts';
import { formatFault, parseVariant } from '../variant-schema.ts';

export interface PublishOptions {
  readonly data: string;
  readonly to?: string;
  readonly as?: string;
}

/** Returns what was done, as a sentence. */
export function publishVariant(id: string, { data, to, as }: PublishOptions): string {
  const own = join(data, 'variants');
  const from = trialFolder(own, id);
  if (!/^[a-z0-9-]+$/.test(id) || !existsSync(from))
    throw new BadInput(
      `There is no variant '${id}' on trial in ${shownPath(own)}; the answer to TRY VARIANT names it.`,
    );
  // It may have been tried by an older version, which refused less.
  const file = join(from, 'variant.json');
  const read = parseVariant(readFileSync(file, 'utf8'), shownPath(file));
  if (read.faults !== undefined) throw new BadInput(read.faults.map(formatFault).join('\n'));
  const variant = { ...read.value, id: as ?? id.replace(/-[^-]+$/, '') };
  if (!/^[a-z0-9][a-z0-9-]*$/.test(variant.id))
    throw new BadInput(`'${variant.id}' is no id: small letters, digits and hyphens.`);
  const forget = addVariants(own);
  const taken = variantSpellings(variant).find((spelling) => findVariant(loadVariants(), spelling) !== null);
  forget();
  if (taken !== undefined)
    throw new BadInput(`'${taken}' means another variant already: give it another id with --as, or another name.`);
  const folder = join(to ?? own, variant.id);
  if (existsSync(folder)) throw new BadInput(`There is a folder ${shownPath(folder)}; give another id with --as.`);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(from)) {
    const text = readFileSync(join(from, name), 'utf8');
    // Data and map name the variant.
    const renamed = name.endsWith('.json') ? text.replaceAll(`"${id}"`, `"${variant.id}"`) : text;
    writeOutput(join(folder, name), renamed);
  }
  return `${shownPath(folder)}: ${to === undefined ? 'offered from the next start of the judge on' : 'check it, and deploy'}\n`;
}
