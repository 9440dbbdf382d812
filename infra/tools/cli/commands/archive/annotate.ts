/** `chancery archive annotate`: a note on a game, kept in a file beside its archive. */
import type { Command } from 'commander';
import { BadInput } from '../../../../local/bad-input.ts';
import { addAnnotation, notesBeside } from '../../../archive/annotations.ts';
import { readArchiveFile } from '../../../archive/read-file.ts';
import { writeOut } from '../../../lines.ts';
import { writeOutput } from '../../../tool-outputs.ts';

export function add(command: Command): void {
  command
    .argument('<archive>', 'the archive')
    .requiredOption('--by <name>', 'who makes the note')
    .requiredOption('--text <text>', 'the note')
    .option('--phase <phase>', 'the phase it is about (F1901M); else the game')
    .option('--order <order>', 'the order of that phase it is about, as the archive writes it (A par - bur)')
    .option('-o, --output <file>', 'the file of notes; else ARCHIVE.notes.json')
    .action(annotate);
}

interface AnnotateOptions {
  readonly by: string;
  readonly text: string;
  readonly phase?: string;
  readonly order?: string;
  readonly output?: string;
}

async function annotate(archive: string, options: AnnotateOptions): Promise<void> {
  const { by, text, phase = null, order = null } = options;
  if (archive === '-' && options.output === undefined)
    throw new BadInput('Notes on an archive from standard input need a file: give one with -o.');
  const path = options.output ?? notesBeside(archive);
  const document = await readArchiveFile(archive);
  const file = addAnnotation(path, document, { by, at: new Date().toISOString(), phase, order, text });
  writeOutput(path, `${JSON.stringify(file, null, 2)}\n`);
  const count = file.notes.length;
  await writeOut(`${count} ${count === 1 ? 'note' : 'notes'} in ${path}\n`);
}
