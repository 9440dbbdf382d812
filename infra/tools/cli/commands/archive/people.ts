/** `chancery archive people`: who is called what in these archives, who is one person, and who is to be forgotten. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { formatSummary } from '../../../../../engine/archive/old-games/summary-document.ts';
import { formatPacked, PACKED_FORMAT } from '../../../../../engine/archive/packed-form.ts';
import { formatArchive } from '../../../../../engine/archive/seal.ts';
import { countNoun } from '../../../../../templates/locales/text/counts.ts';
import { BadInput } from '../../../../local/bad-input.ts';
import { notesBeside, readAnnotations } from '../../../archive/annotations.ts';
import { archiveWithoutErased, notesWithoutErased, summaryWithoutErased } from '../../../archive/erased-people.ts';
import { dropIndexes } from '../../../archive/folder-index.ts';
import { archivesIn, keptFrom, listArchive } from '../../../archive/list-archives.ts';
import { People } from '../../../archive/people-table.ts';
import { isArchiveSet, textsIn } from '../../../archive/read-file.ts';
import { writeOut } from '../../../lines.ts';
import { writeOutput } from '../../../tool-outputs.ts';
import { repeatedOption } from '../../repeated.ts';

export function add(command: Command): void {
  command
    .argument('[paths...]', 'archives, and folders of them: their names join the table')
    .requiredOption('--table <file>', 'the table; a new one where there is none')
    .addOption(
      repeatedOption('--join <name>', 'these are one person, who is called by the first: give it twice or more'),
    )
    .addOption(
      repeatedOption(
        '--erase <name>',
        'forget this person: in the table, in these archives, and in what is imported with the table',
      ),
    )
    .action(people);
}

interface PeopleOptions {
  readonly table: string;
  readonly join: readonly string[];
  readonly erase: readonly string[];
}

async function people(paths: readonly string[], { table, join, erase }: PeopleOptions): Promise<void> {
  if (join.length === 1) throw new BadInput('--join needs two names or more: give it once for each.');
  const known = new People(table);
  const files = paths.length === 0 ? [] : [...archivesIn(paths)];
  const read: string[] = [];
  for (const file of files) {
    try {
      for await (const { name, text } of textsIn(file)) {
        const { players, masters } = listArchive(name, keptFrom(text, name));
        for (const each of [...masters, ...players]) known.met(each);
      }
      read.push(file);
    } catch (error) {
      // It costs only itself: whoever is to be forgotten is forgotten everywhere else.
      if (!(error instanceof BadInput)) throw error;
      tell(error.message);
    }
  }
  if (join.length > 0) known.join(join);
  for (const name of erase) known.erase(name);
  if (known.hasErased) {
    for (const file of read) {
      await eraseIn(file, known);
      dropIndexes(resolve(file));
    }
  }
  known.save(table);
  if (erase.length === 0) for (const line of known.lines()) await writeOut(`${line}\n`);
}

async function eraseIn(file: string, known: People): Promise<void> {
  if (isArchiveSet(file)) {
    tell(`${file}: a set is not changed: import it again with --people, or erase in the folder it was made of.`);
    return;
  }
  const text = readFileSync(file, 'utf8');
  const kept = keptFrom(text, file);
  if (kept.kind === 'outline') {
    const without = summaryWithoutErased(kept.document, known);
    if (without.digest !== kept.document.digest) {
      writeOutput(file, formatSummary(without));
      await writeOut(`${file}: erased\n`);
    }
    return;
  }
  const { document, isSame, mentions, losesSignature } = archiveWithoutErased(kept.document, known);
  if (!isSame) {
    writeOutput(
      file,
      text.startsWith(`{"format":"${PACKED_FORMAT}"`) ? formatPacked(document) : formatArchive(document),
    );
    const beside = notesBeside(file);
    if (existsSync(beside)) {
      const notes = readAnnotations(beside);
      const digest = notes.digest === kept.document.digest ? document.digest : notes.digest;
      writeOutput(beside, `${JSON.stringify(notesWithoutErased(notes, known, digest), null, 2)}\n`);
    }
    await writeOut(`${file}: erased${losesSignature ? '; the copy is not signed any more' : ''}\n`);
    const name = basename(file, '.json');
    for (const made of readdirSync(dirname(file)).filter((each) => each.startsWith(`${name}.`) && EXPORTED.test(each)))
      tell(`${join(dirname(file), made)}: not changed: export it again.`);
  }
  if (mentions > 0)
    tell(
      `${file}: ${countNoun(mentions, 'message')} in its chain still name them: only the judge can take the game back.`,
    );
}

/** What `export` makes of an archive and has names in it. */
const EXPORTED = /\.(?:html|txt|mbox|jsonl)(?:\.gz)?$/;

function tell(fault: string): void {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}
