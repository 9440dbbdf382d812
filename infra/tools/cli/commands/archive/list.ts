/** `chancery archive list`: the games in a folder. Of ten thousand it takes a second: what few calls need is loaded for them alone. */
import { type Command, Option } from 'commander';
import { BadInput } from '../../../../local/bad-input.ts';
import { keptGames, rowLines } from '../../../archive/kept-games.ts';
import { archivesIn, gameKey, hasWords, type Listed, listLine } from '../../../archive/list-archives.ts';
import { writeOut } from '../../../lines.ts';

export function add(command: Command): void {
  command
    .argument('<paths...>', 'archives, or folders of them')
    .option('--find <words...>', 'only games with all these words: a player, a judge, a variant, an outcome')
    .option('--people <file>', 'call people as this table does')
    .option('--json', 'write each game as a line of JSON')
    .addOption(new Option('--rows', 'write what a folder’s index holds').hideHelp())
    .action(list);
}

interface ListOptions {
  readonly find?: readonly string[];
  readonly people?: string;
  readonly json?: boolean;
  readonly rows?: boolean;
}

async function list(paths: readonly string[], options: ListOptions): Promise<void> {
  const { find = [], json = false, rows = false } = options;
  if (rows) {
    for await (const line of rowLines([...archivesIn(paths)])) await writeOut(line);
    return;
  }
  const called = options.people === undefined ? null : await namesBy(options.people);
  const faults: string[] = [];
  let count = 0;
  let text = '';
  for await (const kept of keptGames(paths)) {
    count += 1;
    if ('fault' in kept) faults.push(kept.fault);
    else {
      const listed = called?.(kept.listed) ?? kept.listed;
      if (hasWords(listed, find)) text += json ? `${JSON.stringify(listed)}\n` : listLine(listed);
    }
    if (text.length < PIECE) continue;
    await writeOut(text);
    text = '';
  }
  await writeOut(text);
  if (count === 0) throw new BadInput(`${paths.join(', ')}: no archive is there.`);
  if (faults.length > 0) throw new BadInput(faults.join('\n'));
}

/** Characters that are written at once. */
const PIECE = 60_000;

async function namesBy(table: string): Promise<(game: Listed) => Listed> {
  const { People } = await import('../../../archive/people-table.ts');
  const people = new People(table);
  return (game) => {
    const called = (names: readonly string[]) => [...new Set(names.map((name) => people.nameOf(name, gameKey(game))))];
    return { ...game, masters: called(game.masters), players: called(game.players) };
  };
}
