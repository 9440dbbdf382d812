/** `chancery archive export`: an archive in another format. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { BadInput } from '../../../../local/bad-input.ts';
import { type ExportFormat, exported, exportMaps, FORMATS, FORMATS_IN_WORDS } from '../../../archive/export.ts';
import { readArchiveFile, variantOf } from '../../../archive/read-file.ts';
import { writeOut } from '../../../lines.ts';

export function add(command: Command): void {
  command
    .argument('[file]', 'the archive; - or nothing for standard input')
    .addOption(new Option('--format <format>', 'which').choices(FORMATS).makeOptionMandatory())
    .option('-o, --output <path>', 'the file to write, or the folder of the maps; else standard output')
    .option('--png', 'maps as PNG, too')
    .addHelpText(
      'after',
      `\nFormats:\n${FORMATS.map((each) => `  ${each.padEnd(8)} ${FORMATS_IN_WORDS[each]}`).join('\n')}`,
    )
    .action(convert);
}

interface ExportOptions {
  readonly format: ExportFormat;
  readonly output?: string;
  readonly png?: boolean;
}

async function convert(file: string | undefined, { format, output, png = false }: ExportOptions): Promise<void> {
  const document = await readArchiveFile(file);
  const loaded = variantOf(document);
  if (format === 'maps') {
    if (output === undefined) throw new BadInput('Maps need a folder: give one with -o.');
    const count = await exportMaps(document, loaded, output, { png });
    return writeOut(`${count} maps in ${output}\n`);
  }
  const out = output === undefined ? null : openSync(output, 'w');
  try {
    for (const piece of exported(document, loaded, format)) {
      if (out === null) await writeOut(piece);
      else writeSync(out, piece);
    }
  } finally {
    if (out !== null) closeSync(out);
  }
}
