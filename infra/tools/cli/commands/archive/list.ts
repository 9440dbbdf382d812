/** `chancery archive list`: the games in a folder. */
import type { Command } from 'commander';
import { BadInput } from '../../../../local/bad-input.ts';
import { archivesIn, hasWords, listArchive, listLine, readKept } from '../../../archive/list-archives.ts';
import { writeOut } from '../../../lines.ts';

export function add(command: Command): void {
  command
    .argument('<paths...>', 'archives, or folders of them')
    .option('--find <words...>', 'only games with all these words: a player, a judge, a variant, an outcome')
    .option('--json', 'write each game as a line of JSON')
    .action(list);
}

interface ListOptions {
  readonly find?: readonly string[];
  readonly json?: boolean;
}

async function list(paths: readonly string[], { find = [], json = false }: ListOptions): Promise<void> {
  const faults: string[] = [];
  let count = 0;
  for (const file of archivesIn(paths)) {
    count += 1;
    try {
      const game = listArchive(file, await readKept(file));
      if (hasWords(game, find)) await writeOut(json ? `${JSON.stringify(game)}\n` : listLine(game));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      faults.push(error.message);
    }
  }
  if (count === 0) throw new BadInput(`${paths.join(', ')}: no archive is there.`);
  if (faults.length > 0) throw new BadInput(faults.join('\n'));
}
