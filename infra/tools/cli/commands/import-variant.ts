/** `chancery variants import FILE`: variants of DPjudge and jDip, each a folder with its data, a page and a map drawn from its borders. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { variantsFolder } from '../../../../lambdas/adapters/variants/variants.ts';
import { BadInput } from '../../../local/bad-input.ts';
import { writeOut } from '../../lines.ts';
import { writeOutput } from '../../tool-outputs.ts';
import { type ImportedVariant, importVariants } from '../../variants/import/import-variants.ts';
import { shownPath } from '../../variants/read-variants.ts';
import { drawnVariant } from '../../variants/trial/drawn-variant.ts';

/** A map of 350 places has some 60 KB. */
const LARGEST = 2_000_000;

export async function importFile(file: string): Promise<void> {
  const text = readText(file);
  if (text === null) throw new BadInput(`${file}: there is no such file, or it is larger than 2 MB.`);
  const folder = dirname(file);
  const beside = readdirSync(folder);
  const open = (name: string) => {
    // Files name each other without their ending, in capitals or not; never a path.
    const wanted = [name, `${name}.map`].map((each) => each.toLowerCase());
    const found = beside.find((each) => wanted.includes(each.toLowerCase()));
    return found === undefined ? null : readText(join(folder, found));
  };
  const all = importVariants(text, basename(file, extname(file)), open);
  const told: string[] = [];
  for (const each of all) told.push(await tellOf(each));
  await writeOut(`${told.join('\n\n')}\n`);
  if (all.every(({ variant }) => variant === null)) process.exitCode = 1;
}

function readText(path: string): string | null {
  return existsSync(path) && statSync(path).isFile() && statSync(path).size <= LARGEST
    ? readFileSync(path, 'utf8')
    : null;
}

/** Writes what can be played, and says what was lost. */
async function tellOf({ id, variant, faults, lost }: ImportedVariant): Promise<string> {
  if (variant === null) return [`${id}: not imported.`, ...[...faults, ...lost].map((each) => `  ${each}`)].join('\n');
  const folder = join(variantsFolder(), id);
  if (existsSync(folder)) return `${id}: not imported. There is a folder ${shownPath(folder)}; rename it, or the file.`;
  const drawn = await drawnVariant(variant, lost, null);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(drawn.files)) writeOutput(join(folder, name), text);
  const { provinces, powers } = variant;
  const size = `${provinces.length} places, ${powers.length} powers`;
  return [`${id}: ${shownPath(folder)} (${size})`, ...drawn.lost.map((each) => `  ${each}`)].join('\n');
}
