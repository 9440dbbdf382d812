/** `chancery variants [ID]`: the variants there are, one on paper, or the check of their data. */
import type { Command } from 'commander';
import {
  findVariant,
  type LoadedVariant,
  loadVariants,
  variantsFolder,
} from '../../../../lambdas/adapters/variants/variants.ts';
import { rulesInWords } from '../../../../templates/variants/rules-in-words.ts';
import { variantLine, variantSheet } from '../../../../templates/variants/sheet.ts';
import { BadInput } from '../../../local/bad-input.ts';
import { writeOut } from '../../lines.ts';
import { readVariants, requireSoundVariants } from '../../variants/read-variants.ts';
import type { PublishOptions } from '../../variants/trial/publish-variant.ts';
import { checkFiles, readProvenance } from '../../variants/variant-files.ts';
import { formatFault, type Provenance } from '../../variants/variant-schema.ts';

interface Options {
  readonly check?: true;
  readonly json?: true;
}

export function add(command: Command): void {
  command
    .argument('[id]', 'a variant, by its id, name or alias')
    .option(
      '--check',
      'check the data of all variants, or of one: each fault with its file, its field and how to fix it',
    )
    .option('--json', 'write JSON')
    .addHelpText('after', '\nCHANCERY_VARIANTS names another folder of variants than the built-in one.')
    .action(async (id: string | undefined, { check, json }: Options) => {
      await writeOut(check ? checked(id, json) : id === undefined ? all(json) : one(id, json));
    });
  command
    .command('import <file>')
    .description('make variants of a .map of DPjudge or a variants.xml of jDip')
    .action(async (file: string) => {
      const { importFile } = await import('./import-variant.ts');
      await importFile(file);
    });
  command
    .command('publish <id>')
    .description('offer a variant that came by mail (TRY VARIANT) to everybody, from the next start of the judge on')
    .option('--data <folder>', 'the folder of the judge that has it', 'data')
    .option('--to <folder>', 'where to put it: the variants of a checkout, for AWS; those of the judge otherwise')
    .option('--as <id>', 'its id from now on; the one that its designer gave it otherwise')
    .action(async (id: string, options: PublishOptions) => {
      const { publishVariant } = await import('../../variants/trial/publish-variant.ts');
      await writeOut(publishVariant(id, options));
    });
}

function all(json?: true): string {
  const variants = sound();
  if (!json) return `${variants.map(({ variant }) => variantLine(variant)).join('\n')}\n`;
  return asJson(
    variants.map(({ variant, digest }) => {
      const { id, name, version, aliases, designers, credits, mapStatus, players, powers, victory, calendar } = variant;
      const names = powers.map((power) => power.name);
      const seats = players ?? { min: powers.length, max: powers.length };
      const shown = { id, name, version, aliases, designers, credits, mapStatus, players: seats, powers: names };
      return { ...shown, victory, start: calendar.start, digest };
    }),
  );
}

function one(id: string, json?: true): string {
  const loaded = findVariant(sound(), id);
  if (loaded === null) throw unknown(id);
  const { provenance } = readProvenance(loaded);
  if (json) {
    const { variant, digest, board } = loaded;
    return asJson({ ...variant, digest, rulesInWords: rulesInWords(board), ...(provenance && { provenance }) });
  }
  return `${variantSheet(loaded.board)}${provenance === null ? '' : `\n${standings(loaded, provenance)}`}`;
}

/** How many facts of each kind have which standing. */
function standings({ variant }: LoadedVariant, provenance: Provenance): string {
  const totals = {
    powers: ['powers', variant.powers.length],
    provinces: ['provinces', variant.provinces.length],
    names: ['names', variant.provinces.length],
    centers: ['centres', variant.provinces.filter(({ center }) => center).length],
    army: ['army borders', variant.adjacency.army.length],
    fleet: ['fleet borders', variant.adjacency.fleet.length],
    seasonal: ['seasonal borders', variant.adjacency.seasonal?.length ?? 0],
  } as const;
  const lines = (Object.keys(totals) as (keyof typeof totals)[]).flatMap((category) => {
    const usual = provenance.default[category];
    if (usual === undefined) return [];
    const listed = Object.entries(provenance[category] ?? {}).map(
      ([standing, list]) => [standing, list.length] as const,
    );
    const [what, total] = totals[category];
    const rest = total - listed.reduce((sum, [, n]) => sum + n, 0);
    const counts = [...listed, [usual, rest] as const]
      .filter(([, n]) => n > 0)
      .map(([standing, n]) => `${n} ${standing}`);
    return `${what.padEnd(17)} ${counts.join(', ')}`;
  });
  const meanings = Object.entries(provenance.standings).map(([standing, meaning]) => `${standing}: ${meaning}`);
  return `Where the facts come from\n\n${[...lines, '', ...meanings].join('\n')}\n`;
}

function checked(id: string | undefined, json?: true): string {
  const read = readVariants(variantsFolder());
  const wanted =
    id === undefined
      ? read
      : read.filter((each) => each.id === id || (each.loaded !== null && findVariant([each.loaded], id) !== null));
  if (wanted.length === 0) throw unknown(id ?? '');
  const faults = wanted.flatMap(({ loaded, faults }) => [...faults, ...(loaded === null ? [] : checkFiles(loaded))]);
  if (json) {
    if (faults.length > 0) process.exitCode = 1;
    return asJson({ variants: wanted.map((each) => each.id), faults });
  }
  if (faults.length > 0) throw new BadInput(faults.map(formatFault).join('\n'));
  return wanted
    .flatMap(({ loaded }) => loaded ?? [])
    .map(({ variant }) => {
      const { army, fleet, seasonal = [] } = variant.adjacency;
      const borders = army.length + fleet.length + seasonal.length;
      return `${variant.id}: sound (${variant.provinces.length} provinces, ${borders} borders, ${variant.powers.length} powers)\n`;
    })
    .join('');
}

function sound(): readonly LoadedVariant[] {
  requireSoundVariants();
  return loadVariants();
}

function unknown(id: string): BadInput {
  const ids = readVariants(variantsFolder()).map((each) => each.id);
  return new BadInput(`There is no variant '${id}'; there are ${ids.join(', ')}.`);
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
