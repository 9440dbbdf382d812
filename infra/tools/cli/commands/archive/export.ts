/** `chancery archive export`: an archive in another format. */
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import type { ArchiveDocument } from '../../../../../engine/archive/document.ts';
import type { Annotation } from '../../../../../templates/archive/annotations.ts';
import { BadInput } from '../../../../local/bad-input.ts';
import { annotationFaults, readAnnotations } from '../../../archive/annotations.ts';
import { type ExportFormat, exportMaps, exportText, FORMATS } from '../../../archive/export-archive.ts';
import { isFolder } from '../../../archive/kept-games.ts';
import { archivesIn, keptFrom } from '../../../archive/list-archives.ts';
import { inParts, processesFor } from '../../../archive/parallel-parts.ts';
import { isArchiveSet, nameOf, readArchiveFile, textsIn, variantOf } from '../../../archive/read-file.ts';
import { writeOut } from '../../../lines.ts';
import { makeFolder, type OutputFile, openLines } from '../../../tool-outputs.ts';
import { repeatedOption } from '../../repeated.ts';

export function add(command: Command): void {
  command
    .argument('[paths...]', 'archives, and folders of them; - or nothing for standard input')
    .addOption(new Option('--format <format>', 'which').choices(Object.keys(FORMATS)).makeOptionMandatory())
    .option(
      '-o, --output <path>',
      'the file to write (packed where it ends in .gz), or the folder of the maps or of several games; else standard output',
    )
    .option('--png', 'maps as PNG, too')
    .addOption(repeatedOption('--annotations <file>', 'notes to be shown in the HTML file'))
    .addHelpText(
      'after',
      `\nFormats:\n${Object.entries(FORMATS)
        .map(([each, [, words]]) => `  ${each.padEnd(8)} ${words}`)
        .join('\n')}`,
    )
    .action(convert);
}

interface ExportOptions {
  readonly format: ExportFormat;
  readonly output?: string;
  readonly png?: boolean;
  readonly annotations: readonly string[];
}

async function convert(paths: readonly string[], options: ExportOptions): Promise<void> {
  const files = paths.length === 0 ? [undefined] : [...archivesIn(paths)];
  const isOne = files.length === 1 && paths.length < 2 && files[0] === paths[0] && !isArchiveSet(files[0]);
  if (isOne) return convertOne(files[0], options);
  if (files.length === 0) throw new BadInput(`${paths.join(', ')}: no archive is there.`);
  const { format, output } = options;
  // Lines follow each other; of everything else each game is a file, or a folder of maps.
  const isSetOf = (format === 'json' || format === 'packed') && isArchiveSet(output);
  const isLines = format === 'jsonl' || isSetOf;
  if (output === undefined && !isLines) throw new BadInput('Several games need a folder: give one with -o.');
  if (!isLines && namesFile(output!, format)) return convertOnly(files, output!, options);
  const folder = isLines ? null : output!;
  if (folder !== null) makeFolder(folder);
  const out = isLines && output !== undefined ? openLines(output) : null;
  const names = new Set<string>();
  let count = 0;
  const areAlone = processesFor(files) === 1 || files.some(isArchiveSet) || isSetOf;
  const apart = areAlone ? null : await sideBySide(files as readonly string[], options, out);
  if (apart !== null) count += apart.count;
  for await (const document of documentsIn(apart?.left ?? files)) {
    count += 1;
    if (folder === null) {
      const line = [...exportText(document, variantOf(document), format as 'json' | 'packed' | 'jsonl')].join('');
      if (out === null) await writeOut(line);
      else out.write(line);
      continue;
    }
    let name = document.name;
    for (let n = 2; names.has(name.toLowerCase()); n += 1) name = `${document.name}-${n}`;
    names.add(name.toLowerCase());
    await convertTo(document, join(folder, `${name}${FORMATS[format][0]}`), options);
  }
  out?.end();
  if (output !== undefined) await writeOut(`${count} ${count === 1 ? 'game' : 'games'} in ${output}\n`);
}

/**
 * Many games are written by several processes side by side. Into a folder: those whose names no other game has; `left` are the
 * others, whose names depend on each other. Lines follow each other in the order of the files.
 */
async function sideBySide(
  files: readonly string[],
  { format, output, png, annotations }: ExportOptions,
  out: OutputFile | null,
): Promise<{ readonly count: number; readonly left: readonly string[] }> {
  const args = ['archive', 'export', '--format', format, ...(png === true ? ['--png'] : [])];
  if (format === 'jsonl') {
    let count = 0;
    for await (const { output: lines, fault } of inParts(files, args)) {
      count += lines.split('\n').length - 1;
      if (out === null) await writeOut(lines);
      else out.write(lines);
      if (fault !== null) tellFault(fault);
    }
    return { count, left: [] };
  }
  const byName = new Map<string, string[]>();
  for (const file of files) {
    const document = await readOrTell(file);
    if (document === null) continue;
    const name = document.name.toLowerCase();
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  const groups = [...byName.values()];
  const alone = groups.filter(({ length }) => length === 1).flat();
  if (processesFor(alone) === 1 || annotations.length > 0) return { count: 0, left: groups.flat() };
  // Each of them has been read: what is a fault now concerns the folder.
  for await (const { fault } of inParts(alone, [...args, '-o', output!])) if (fault !== null) throw new BadInput(fault);
  return { count: alone.length, left: groups.filter(({ length }) => length > 1).flat() };
}

/** `x.csv` of a game's centers is a file, unless a folder of that name is there. */
function namesFile(output: string, format: ExportFormat): boolean {
  const [ending] = FORMATS[format];
  return ending !== '' && output.replace(/\.gz$/, '').endsWith(ending) && !isFolder(output);
}

/** The only game in folders and sets, into one file. */
async function convertOnly(files: readonly (string | undefined)[], output: string, options: ExportOptions) {
  let only: ArchiveDocument | null = null;
  for await (const document of documentsIn(files)) {
    if (only !== null) throw new BadInput(`${output} is one file, and here are several games: give a folder with -o.`);
    only = document;
  }
  if (only === null) throw new BadInput('No archive is there.');
  await convertTo(only, output, options);
  await writeOut(`1 game in ${output}\n`);
}

async function convertOne(file: string | undefined, options: ExportOptions): Promise<void> {
  const document = await readArchiveFile(file);
  const { format, output, png = false } = options;
  if (format === 'maps') {
    if (output === undefined) throw new BadInput('Maps need a folder: give one with -o.');
    const count = await exportMaps(document, variantOf(document), output, { png });
    return writeOut(`${count} maps in ${output}\n`);
  }
  await convertTo(document, output ?? null, options);
}

/** `path` null: to standard output. */
async function convertTo(
  document: ArchiveDocument,
  path: string | null,
  { format, png = false, annotations }: ExportOptions,
): Promise<void> {
  const notes = notesOf(document, format, annotations);
  const loaded = variantOf(document);
  if (format === 'maps') {
    await exportMaps(document, loaded, path!, { png });
    return;
  }
  const out = path === null ? null : openLines(path);
  try {
    for (const piece of exportText(document, loaded, format, notes)) {
      if (out === null) await writeOut(piece);
      else out.write(piece);
    }
    out?.end();
  } catch (error) {
    out?.drop();
    throw error;
  }
}

/** The games in several files and sets, without outlines; what is none is named, and costs only itself. */
async function* documentsIn(files: readonly (string | undefined)[]): AsyncGenerator<ArchiveDocument, void, void> {
  for (const file of files) {
    const read = textsIn(file);
    for (;;) {
      let name = nameOf(file);
      try {
        const next = await read.next();
        if (next.done === true) break;
        name = next.value.name;
        const kept = keptFrom(next.value.text, name);
        if (kept.kind === 'outline') continue;
        variantOf(kept.document);
        yield kept.document;
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        tellFault(error.message.startsWith(name) ? error.message : `${name}: ${error.message}`);
      }
    }
  }
}

/** The game in one of several files; null for an outline, and for what is none: we name it. */
async function readOrTell(file: string): Promise<ArchiveDocument | null> {
  for await (const document of documentsIn([file])) return document;
  return null;
}

function tellFault(fault: string): void {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}

/** The notes of these files. Throws {@link BadInput} where they are not of this game, or there is no place for them. */
function notesOf(document: ArchiveDocument, format: ExportFormat, paths: readonly string[]): readonly Annotation[] {
  if (paths.length > 0 && format !== 'html')
    throw new BadInput('Notes are shown in the HTML file: give --format html.');
  return paths.flatMap((path) => {
    const file = readAnnotations(path);
    const faults = annotationFaults(file, document);
    if (faults.length > 0) throw new BadInput(faults.map((fault) => `${path}: ${fault}`).join('\n'));
    return file.notes;
  });
}
