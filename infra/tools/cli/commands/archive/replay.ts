/** `chancery archive replay`: an archived game in the terminal. */
import { type Command, InvalidArgumentError } from 'commander';
import { BadInput } from '../../../../local/bad-input.ts';
import { readArchiveFile, variantOf } from '../../../archive/read-file.ts';
import { showReplay } from '../../../archive/replay-archive.ts';

export function add(command: Command): void {
  command
    .argument('[file]', 'the archive; - or nothing for standard input')
    .option('--phase <phase>', 'show this phase alone, such as F1901M')
    .option('--from <phase>', 'begin with this phase')
    .option('--columns <n>', 'width of the map in characters; 0 for no map (96 at a terminal, else 0)', columns)
    .action(step);
}

interface ReplayOptions {
  readonly phase?: string;
  readonly from?: string;
  readonly columns?: number;
}

async function step(file: string | undefined, options: ReplayOptions): Promise<void> {
  // Nobody reads colors out of a pipe.
  const { phase, from, columns = process.stdout.isTTY ? 96 : 0 } = options;
  const document = await readArchiveFile(file);
  const loaded = variantOf(document);
  const wanted = (phase ?? from)?.toUpperCase() ?? null;
  if (wanted !== null && !document.phases.some((each) => each.phase === wanted)) {
    const [first, last] = [document.phases[0]?.phase, document.phases.at(-1)?.phase];
    throw new BadInput(`There is no phase ${wanted} in this game; it goes from ${first} to ${last}.`);
  }
  await showReplay(document, loaded, { phase: wanted, only: phase !== undefined, columns });
}

function columns(text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 0 || n > 400) throw new InvalidArgumentError('A whole number from 0 to 400.');
  return n;
}
