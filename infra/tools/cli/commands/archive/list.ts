/** `chancery archive list`: the games in a folder. */
import { type Command, Option } from 'commander';
import { BadInput } from '../../../../local/bad-input.ts';
import { keptGames, rowLines } from '../../../archive/kept-games.ts';
import { archivesIn, hasWords, listLine } from '../../../archive/list-archives.ts';
import { writeOut } from '../../../lines.ts';

export function add(command: Command): void {
  command
    .argument('<paths...>', 'archives, or folders of them')
    .option('--find <words...>', 'only games with all these words: a player, a judge, a variant, an outcome')
    .option('--json', 'write each game as a line of JSON')
    .addOption(new Option('--rows', 'write what a folder’s index holds').hideHelp())
    .action(list);
}

interface ListOptions {
  readonly find?: readonly string[];
  readonly json?: boolean;
  readonly rows?: boolean;
}

async function list(paths: readonly string[], { find = [], json = false, rows = false }: ListOptions): Promise<void> {
  if (rows) {
    for await (const line of rowLines([...archivesIn(paths)])) await writeOut(line);
    return;
  }
  const faults: string[] = [];
  let count = 0;
  for await (const kept of keptGames(paths)) {
    count += 1;
    if ('fault' in kept) faults.push(kept.fault);
    else if (hasWords(kept.listed, find))
      await writeOut(json ? `${JSON.stringify(kept.listed)}\n` : listLine(kept.listed));
  }
  if (count === 0) throw new BadInput(`${paths.join(', ')}: no archive is there.`);
  if (faults.length > 0) throw new BadInput(faults.join('\n'));
}
