/** `chancery maps build`: the drawn maps, built from open data and the lists of `infra/tools/maps` (docs/maps.md). */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { loadVariants, variantsFolder } from '../../../../lambdas/adapters/variants/variants.ts';
import { BadInput } from '../../../local/bad-input.ts';
import { writeOutput } from '../../tool-outputs.ts';
import { readVariants, shownPath } from '../../variants/read-variants.ts';
import { checkFiles } from '../../variants/variant-files.ts';
import { formatFault } from '../../variants/variant-schema.ts';

interface Options {
  readonly fonts?: true;
}

export function add(maps: Command): void {
  maps
    .command('build')
    .description(
      'Build geography.json of all variants, or of those named; installs the open data first if it is missing.',
    )
    .argument('[ids...]', 'variants, by their ids')
    .option('--fonts', 'build the fonts and the table of letter widths instead')
    .action(build);
  maps
    .command('sketch')
    .description(
      "Draw a variant's map from its rules and a sketch: where each province lies. Writes geography.json into its folder.",
    )
    .argument('<id>', 'the variant, by the name of its folder')
    .option('--from <file>', 'the sketch, as JSON or GeoJSON; sketch.json or sketch.geojson in the folder otherwise')
    .action(sketch);
  maps
    .command('sheet')
    .description('Draw all maps on one sheet, each in a busy phase, and the standard map by itself.')
    .argument('[folder]', 'where to write maps.png and standard.png', 'docs/pictures')
    .action(async (folder: string) => {
      const { buildContactSheet } = await import('../../maps/contact-sheet.ts');
      for (const file of await buildContactSheet(folder)) process.stdout.write(`${file}\n`);
    });
}

interface SketchOptions {
  readonly from?: string;
}

async function sketch(id: string, { from }: SketchOptions): Promise<void> {
  const { buildSketch } = await import('../../maps/sketch/build-sketch.ts');
  const { hasList } = await import('../../maps/build-maps.ts');
  const read = readVariants(variantsFolder()).find((each) => each.id === id);
  if (read === undefined) throw new BadInput(`There is no folder '${id}' in ${shownPath(variantsFolder())}.`);
  if (hasList(id)) throw new BadInput(`The map of '${id}' is built from its list: npx chancery maps build ${id}`);
  if (read.loaded === null) throw new BadInput(read.faults.map(formatFault).join('\n'));
  const { folder, variant } = read.loaded;
  const file = from ?? SKETCHES.map((name) => join(folder, name)).find((path) => existsSync(path)) ?? null;
  if (file !== null && !existsSync(file)) throw new BadInput(`${file}: there is no such file.`);
  const built = buildSketch(variant, file === null ? null : readFileSync(file, 'utf8'));
  if ('faults' in built)
    throw new BadInput(built.faults.map((fault) => `${shownPath(file ?? folder)}: ${fault}`).join('\n'));
  const path = join(folder, 'geography.json');
  writeOutput(path, built.text);
  const made = join(folder, SKETCHES[0]!);
  if (file === null) writeOutput(made, built.sketch);
  const told = [
    ...(file === null
      ? [`The places follow from who borders whom. Change them in ${shownPath(made)}, and draw again.`]
      : []),
    ...(built.links.length === 0 ? [] : [`Neighbors that lie apart, drawn with a link: ${built.links.join(', ')}.`]),
    ...(built.closed.length === 0
      ? []
      : [`No neighbors, though they touch, drawn with a closed border: ${built.closed.join(', ')}.`]),
    ...checkFiles(read.loaded)
      .filter((fault) => fault.file.endsWith('geography.json'))
      .map((fault) => `${formatFault(fault)}`),
  ];
  process.stderr.write(told.map((line) => `${line}\n`).join(''));
  process.stdout.write(`${shownPath(path)}\n`);
}

/** A designer's sketch in her variant's folder. */
const SKETCHES = ['sketch.json', 'sketch.geojson'];

async function build(ids: readonly string[], { fonts }: Options): Promise<void> {
  // Loaded only here: these modules need development packages.
  const { hasSources, sourcesFolder } = await import('../../maps/map-sources.ts');
  const { buildMap, hasList } = await import('../../maps/build-maps.ts');
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const unknown = ids.find((id) => !hasList(id));
  if (unknown !== undefined) throw new BadInput(`There is no list infra/tools/maps/lists/${unknown}.json.`);
  if (!hasSources()) installSources();
  if (fonts) {
    const { buildFonts } = await import('../../maps/fonts.ts');
    for (const folder of await buildFonts(root, sourcesFolder())) process.stdout.write(`${folder}\n`);
    return;
  }
  const all = loadVariants().map(({ variant }) => variant.id);
  for (const id of ids.length > 0 ? ids : all.filter(hasList)) {
    const started = performance.now();
    const file = buildMap(root, id);
    process.stdout.write(`${file} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
  }
}

function installSources(): void {
  process.stderr.write('Installing the open data into infra/tools/maps/map-sources …\n');
  const folder = fileURLToPath(new URL('../../../maps/sources', import.meta.url));
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}
