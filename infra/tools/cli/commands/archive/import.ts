/** `chancery archive import`: archives of what other judges and tools have left. */
import { type Command, Option } from 'commander';
import { counted as countOf } from '../../../../../templates/locales/text/counts.ts';
import { BadInput } from '../../../../local/bad-input.ts';
import { importGames } from '../../../archive/import-archives.ts';
import { nameOf } from '../../../archive/read-file.ts';
import type { Imported } from '../../../archive/sink.ts';
import { writeOut } from '../../../lines.ts';

export function add(command: Command): void {
  command
    .argument('[paths...]', 'what to read; - or nothing for standard input')
    .option('-o, --output <folder>', 'where the archives go; one alone may go to standard output')
    .option('--all', "also tell which lines are no judge's results at all")
    .addOption(new Option('--report <format>', 'write what was found and what was not read').choices(['json']))
    .action(importFiles);
}

interface ImportOptions {
  readonly output?: string;
  readonly report?: 'json';
  readonly all?: boolean;
}

async function importFiles(paths: readonly string[], { output, all = false, report }: ImportOptions): Promise<void> {
  if (report !== undefined && output === undefined)
    throw new BadInput('A report needs a folder for the archives: give one with -o.');
  // We need not report line by line what is counted by kind.
  const tell = (line: string) => {
    if (report === undefined) process.stderr.write(`${line}\n`);
  };
  const wanted = paths.length === 0 ? [undefined] : paths;
  const { text, ...counted } = await importGames(wanted, { folder: output ?? null, tell, all, now: Date.now() });
  const { games, phases, summaries, faults, unended } = counted;
  if (faults > 0) process.exitCode = 1;
  if (report === 'json') return writeOut(`${JSON.stringify(counted, null, 2)}\n`);
  // What could not be opened has been named.
  if (counted.files === 0 && faults > 0) return;
  if (games + summaries === 0) throw new BadInput(`${shortly(wanted)}: no game was found. ${READ}`);
  const outlines = summaries === 0 ? '' : `, and the outlines of ${summaries} more`;
  if (text === null && unended.length > 0) tell(goOn(unended));
  await writeOut(text ?? `${countOf(games, 'game')} with ${countOf(phases, 'phase')}${outlines} in ${output}\n`);
}

const READ =
  'Results of judges are read, saved pages and games of other programs, and JSON: docs/archive.md, "Games from elsewhere", lists them. With --all we name each line that is none of these.';

const MOST_NAMES = 5;

/** Games that go on, or whose end was not among what was read: only whoever has the files can know. */
function goOn(unended: Imported['unended']): string {
  const some = unended.slice(0, MOST_NAMES).map(({ name, next }) => `${name} (${next} comes next)`);
  const more = unended.length - some.length;
  return `No end was found of ${some.join(', ')}${more === 0 ? '' : ` and ${more} more`}: kept as games that go on.`;
}

function shortly(paths: readonly (string | undefined)[]): string {
  const names = paths.slice(0, 5).map(nameOf).join(', ');
  return paths.length > 5 ? `${names} and ${paths.length - 5} more` : names;
}
