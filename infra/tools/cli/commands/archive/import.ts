/** `chancery archive import`: archives of what other judges and tools have left. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Command, Option } from 'commander';
import { countNoun as countOf } from '../../../../../templates/locales/text/counts.ts';
import { BadInput } from '../../../../local/bad-input.ts';
import { tidyOften } from '../../../../local/memory.ts';
import { importGames } from '../../../archive/import-archives.ts';
import { People } from '../../../archive/people-table.ts';
import { isArchiveSet, nameOf } from '../../../archive/read-file.ts';
import type { Imported, SinkOptions, UnreadKind } from '../../../archive/sink.ts';
import { writeOut } from '../../../lines.ts';
import { makeFolder, openLines, writeOutput } from '../../../tool-outputs.ts';

export function add(command: Command): void {
  command
    .argument('[paths...]', 'what to read; - or nothing for standard input')
    .option(
      '-o, --output <folder>',
      'the folder where the archives go, or one file of them (.jsonl, .jsonl.gz); one alone may go to a .json or to standard output',
    )
    .option('--all', 'tell of each line and field that was not read, not of each kind alone')
    .option('--people <file>', 'a table of people: who is met joins it, and who was erased is left out')
    .addOption(new Option('--report <format>', 'write what was found and what was not read').choices(['json']))
    .action(importFiles);
}

interface ImportOptions {
  readonly output?: string;
  readonly report?: 'json';
  readonly all?: boolean;
  readonly people?: string;
}

async function importFiles(paths: readonly string[], options: ImportOptions): Promise<void> {
  const { output, all = false, report } = options;
  tidyOften();
  const people = options.people === undefined ? null : new People(options.people);
  if (report !== undefined && output === undefined)
    throw new BadInput('A report needs a folder for the archives: give one with -o.');
  const wanted = paths.length === 0 ? [undefined] : paths;
  const tell = (line: string) => {
    process.stderr.write(`${line}\n`);
  };
  const { text, ...counted } = await importInto(output ?? null, wanted, {
    tell: (line, isNote = false) => {
      if (all || isNote) tell(line);
    },
    all,
    now: Date.now(),
    ...(people === null ? {} : { people }),
  });
  people?.save(options.people!);
  const { games, phases, summaries, faults, unended, kinds } = counted;
  if (faults > 0) process.exitCode = 1;
  if (report === 'json') {
    const unread = Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]));
    const mattering = kinds.filter(({ counts }) => counts).map(({ kind, count, first }) => ({ kind, count, first }));
    return writeOut(`${JSON.stringify({ ...counted, unread, kinds: mattering }, null, 2)}\n`);
  }
  for (const each of kinds) if (!all && each.counts) tell(kindLine(each));
  // What could not be opened has been named.
  if (counted.files === 0 && faults > 0) return;
  if (games + summaries === 0) throw new BadInput(`${shortly(wanted)}: no game was found. ${READ}`);
  const outlines = summaries === 0 ? '' : `, and the outlines of ${summaries} more`;
  if (text === null && unended.length > 0) tell(goOn(unended));
  await writeOut(text ?? `${countOf(games, 'game')} with ${countOf(phases, 'phase')}${outlines} in ${output}\n`);
}

/** Into a folder, or into one set, a line each: games of several sources are put together before it is packed. */
async function importInto(
  output: string | null,
  paths: readonly (string | undefined)[],
  options: Omit<SinkOptions, 'folder'>,
): Promise<Imported> {
  if (output?.endsWith('.json') && !existsSync(output)) {
    const imported = await importGames(paths, { ...options, folder: null });
    if (imported.text !== null) writeOutput(output, imported.text);
    return { ...imported, text: null };
  }
  if (output === null || !isArchiveSet(output)) {
    const isThere = output === null || existsSync(output);
    try {
      return await importGames(paths, { ...options, folder: output });
    } finally {
      // Nothing was found: no empty folder stays behind.
      if (!isThere && existsSync(output) && readdirSync(output).length === 0) rmdirSync(output);
    }
  }
  if (existsSync(output)) throw new BadInput(`${output}: is there already.`);
  makeFolder(dirname(output));
  const folder = mkdtempSync(join(dirname(output), '.chancery-import-'));
  try {
    const imported = await importGames(paths, { ...options, folder });
    const out = openLines(output);
    for (const name of readdirSync(folder).sort()) out.write(readFileSync(join(folder, name)));
    out.end();
    return imported;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** `    23  phases are missing: marne S1902M …`; of one alone where it stands and what it is. */
function kindLine({ kind, count, first }: UnreadKind): string {
  return count === 1 ? first : `${String(count).padStart(6)}  ${kind}; the first: ${first}`;
}

const READ =
  'Results of judges are read (in English; ours in any language), saved pages and games of other programs, and JSON: docs/archive.md, "Games from elsewhere", lists them. With --all we name each line that is none of these.';

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
