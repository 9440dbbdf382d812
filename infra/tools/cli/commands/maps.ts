/** `chancery maps build`: the drawn maps, built from open data and the lists of `infra/tools/maps` (docs/maps.md). */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { loadVariants } from '../../../../lambdas/adapters/variants/variants.ts';
import { BadInput } from '../../../local/bad-input.ts';

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
    .command('sheet')
    .description('Draw all maps on one sheet, each in a busy phase, and the standard map by itself.')
    .argument('[folder]', 'where to write maps.png and standard.png', 'docs/pictures')
    .action(async (folder: string) => {
      const { buildContactSheet } = await import('../../maps/contact-sheet.ts');
      for (const file of await buildContactSheet(folder)) process.stdout.write(`${file}\n`);
    });
}

async function build(ids: readonly string[], { fonts }: Options): Promise<void> {
  // Loaded only here: these modules need development packages.
  const { hasSources, sourcesFolder } = await import('../../maps/sources.ts');
  const { buildMap, hasList } = await import('../../maps/build.ts');
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
  process.stderr.write('Installing the open data into infra/tools/maps/sources …\n');
  const folder = fileURLToPath(new URL('../../../maps/sources', import.meta.url));
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}
