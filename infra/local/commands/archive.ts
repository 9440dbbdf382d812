/** `chancery archive`: games as they are kept (docs/archive.md). */
import { closeSync, openSync, writeSync } from 'node:fs';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { ARCHIVE_SCHEMA } from '../../../engine/archive/schema.ts';
import { isSound, type Verifier, verifyArchive } from '../../../engine/archive/verify.ts';
import { type ExportFormat, exported, exportMaps, FORMATS, FORMATS_IN_WORDS } from '../archive/export.ts';
import { importGames } from '../archive/import.ts';
import { LOCAL_VERIFIER, nameOf, readArchiveFile, readText, variantOf } from '../archive/read-file.ts';
import { replay } from '../archive/replay.ts';
import { countGames, gameLine, tallyInWords } from '../archive/stats.ts';
import { BadInput } from '../chancery.ts';
import { writeOut } from '../lines.ts';

export function add(program: Command): void {
  const archive = program.command('archive').description('Check, replay, convert and count archived games.');
  archive
    .command('verify')
    .description('Check an archive: format, digest, signature, chain, receipts, and every phase adjudicated again.')
    .argument('[file]', 'the archive; - or nothing for standard input')
    .option('--key <key>', 'the public key that must have signed it (base64)')
    .option('--head <digest>', 'a head of the chain, as printed in a results mail; may be repeated', gathered, [])
    .option('--receipt <digest>', 'a receipt, as printed in an acknowledgement; may be repeated', gathered, [])
    .option('--json', 'write JSON')
    .action(verify);
  archive
    .command('replay')
    .description('Step through an archived game in the terminal, with maps and explanations.')
    .argument('[file]', 'the archive; - or nothing for standard input')
    .option('--phase <phase>', 'show this phase alone, such as F1901M')
    .option('--from <phase>', 'begin with this phase')
    .option('--columns <n>', 'width of the map in characters; 0 for no map', columns, 96)
    .action(step);
  archive
    .command('export')
    .description('Write an archive in another format.')
    .argument('[file]', 'the archive; - or nothing for standard input')
    .addOption(new Option('--format <format>', 'which').choices(FORMATS).makeOptionMandatory())
    .option('-o, --output <path>', 'the file to write, or the folder of the maps; else standard output')
    .option('--png', 'maps as PNG, too')
    .addHelpText(
      'after',
      `\nFormats:\n${FORMATS.map((each) => `  ${each.padEnd(8)} ${FORMATS_IN_WORDS[each]}`).join('\n')}`,
    )
    .action(convert);
  archive
    .command('import')
    .description(
      "Make archives of classic judges' mails (mbox, single mails, histories, text) or of records as JSON lines.",
    )
    .argument('[files...]', 'what to read; - or nothing for standard input')
    .option('-o, --output <folder>', 'where the archives go; one alone may go to standard output')
    .option('--all', "also tell which lines are no judge's results at all")
    .action(importFiles);
  archive
    .command('stats')
    .description('Count finished games: who won, drew, survived, and scores by several systems.')
    .argument('<paths...>', 'archives, or folders of them')
    .option('--variant <id>', 'only games of this variant')
    .option('--player <name>', 'only games in which this person played')
    .option('--power <power>', 'with --player: only when playing this power')
    .addOption(new Option('--outcome <outcome>', 'only games that ended so').choices(OUTCOMES))
    .option('--games', 'write each game with its scores as a line of JSON')
    .option('--json', 'write the counts as JSON')
    .action(stats);
  archive
    .command('schema')
    .description('Write the schema of archives (JSON Schema).')
    .action(() => writeOut(`${JSON.stringify(ARCHIVE_SCHEMA, null, 2)}\n`));
}

interface VerifyOptions {
  readonly key?: string;
  readonly head: readonly string[];
  readonly receipt: readonly string[];
  readonly json?: true;
}

async function verify(file: string | undefined, { key, head, receipt, json }: VerifyOptions): Promise<void> {
  const verifier: Verifier = { ...LOCAL_VERIFIER, key: key ?? null, anchors: lower(head), receipts: lower(receipt) };
  const verification = verifyArchive(await readText(file), verifier);
  const isGood = isSound(verification);
  if (json) {
    if (!isGood) process.exitCode = 1;
    return writeOut(`${JSON.stringify({ file: nameOf(file), sound: isGood, checks: verification.checks }, null, 2)}\n`);
  }
  const told = verification.checks.filter(({ result }) => result !== 'wrong');
  await writeOut(
    told.map(({ check, result, detail }) => `${check}: ${result === 'sound' ? '' : '— '}${detail}\n`).join(''),
  );
  const faults = verification.checks.filter(({ result }) => result === 'wrong');
  if (faults.length > 0) {
    throw new BadInput(faults.map(({ check, detail }) => `${nameOf(file)}: ${check}: ${detail}`).join('\n'));
  }
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

interface ImportOptions {
  readonly output?: string;
  readonly all?: boolean;
}

async function importFiles(files: readonly string[], { output, all = false }: ImportOptions): Promise<void> {
  const tell = (line: string) => {
    process.stderr.write(`${line}\n`);
  };
  const wanted = files.length === 0 ? [undefined] : files;
  const { games, phases, faults, text } = await importGames(wanted, { folder: output ?? null, tell, all });
  if (games === 0) throw new BadInput(`${wanted.map(nameOf).join(', ')}: no game was found.`);
  await writeOut(text ?? `${games} games with ${phases} phases in ${output}\n`);
  if (faults > 0) process.exitCode = 1;
}

const OUTCOMES = ['won', 'drawn', 'conceded', 'terminated', 'unknown'] as const;

interface StatsOptions {
  readonly variant?: string;
  readonly player?: string;
  readonly power?: string;
  readonly outcome?: (typeof OUTCOMES)[number];
  readonly games?: boolean;
  readonly json?: boolean;
}

async function stats(paths: readonly string[], options: StatsOptions): Promise<void> {
  const { variant = null, player = null, power = null, outcome = null, games = false, json = false } = options;
  const { tally, faults } = await countGames(paths, { variant, player, power, outcome }, async (game) => {
    if (games) await writeOut(gameLine(game));
  });
  if (!games) await writeOut(json ? `${JSON.stringify(tally, null, 2)}\n` : tallyInWords(tally));
  if (faults.length > 0) throw new BadInput(faults.join('\n'));
}

interface ReplayOptions {
  readonly phase?: string;
  readonly from?: string;
  readonly columns: number;
}

async function step(file: string | undefined, { phase, from, columns }: ReplayOptions): Promise<void> {
  const document = await readArchiveFile(file);
  const loaded = variantOf(document);
  const wanted = (phase ?? from)?.toUpperCase() ?? null;
  if (wanted !== null && !document.phases.some((each) => each.phase === wanted)) {
    const [first, last] = [document.phases[0]?.phase, document.phases.at(-1)?.phase];
    throw new BadInput(`There is no phase ${wanted} in this game; it goes from ${first} to ${last}.`);
  }
  await replay(document, loaded, { phase: wanted, only: phase !== undefined, columns });
}

function lower(digests: readonly string[]): readonly string[] {
  return digests.map((digest) => digest.trim().toLowerCase());
}

function gathered(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}

function columns(text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 0 || n > 400) throw new InvalidArgumentError('A whole number from 0 to 400.');
  return n;
}
