/** `chancery archive`: games as they are kept (docs/archive.md). */
import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { sound, wrong } from '../../../../engine/archive/check-result.ts';
import { readSummaryDocument, SUMMARY_SCHEMA } from '../../../../engine/archive/old-games/summary-document.ts';
import { ARCHIVE_SCHEMA } from '../../../../engine/archive/schema.ts';
import type { Verifier } from '../../../../engine/archive/verifier.ts';
import { isSound, verifyArchive } from '../../../../engine/archive/verify.ts';
import { sha256 } from '../../../../lambdas/adapters/secrets.ts';
import { BadInput } from '../../../local/bad-input.ts';
import { type ExportFormat, exported, exportMaps, FORMATS, FORMATS_IN_WORDS } from '../../archive/export.ts';
import { importGames } from '../../archive/import.ts';
import { archivesIn, hasWords, listed, listLine, readKept } from '../../archive/list.ts';
import { LOCAL_VERIFIER, nameOf, readArchiveFile, readText, variantOf } from '../../archive/read-file.ts';
import { readReceipts } from '../../archive/receipts-file.ts';
import { replay } from '../../archive/replay.ts';
import { countGames, gameLine, tallyInWords } from '../../archive/stats.ts';
import { writeOut } from '../../lines.ts';

export function add(program: Command): void {
  const archive = program.command('archive').description('Check, replay, convert and count archived games.');
  archive
    .command('verify')
    .description('Check archives: format, digest, signature, chain, receipts, and every phase adjudicated again.')
    .argument('[paths...]', 'archives, or folders of them; - or nothing for standard input')
    .option('--key <key>', 'the public key that must have signed it (base64)')
    .option(
      '--receipts <file>',
      'the receipts.txt of a mail: all receipts and seals in it; may be repeated',
      gathered,
      [],
    )
    .option('--head <digest>', 'a seal: a head of the chain, as a receipts.txt has it; may be repeated', gathered, [])
    .option('--receipt <digest>', 'a receipt, as a receipts.txt has it; may be repeated', gathered, [])
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
      "Make archives of classic judges' mails and summaries, or of records as JSON lines: files, folders, .gz, .zip, saved pages.",
    )
    .argument('[paths...]', 'what to read; - or nothing for standard input')
    .option('-o, --output <folder>', 'where the archives go; one alone may go to standard output')
    .option('--all', "also tell which lines are no judge's results at all")
    .addOption(new Option('--report <format>', 'write what was found and what was not read').choices(['json']))
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
    .command('list')
    .description('List games, whole ones and those of which only the outline is known.')
    .argument('<paths...>', 'archives, or folders of them')
    .option('--find <words...>', 'only games with all these words: a player, a judge, a variant, an outcome')
    .option('--json', 'write each game as a line of JSON')
    .action(list);
  archive
    .command('schema')
    .description('Write the schema of archives (JSON Schema).')
    .option('--outline', 'of outlines of games: what an import makes of a summary')
    .action(({ outline }: { outline?: boolean }) =>
      writeOut(`${JSON.stringify(outline === true ? SUMMARY_SCHEMA : ARCHIVE_SCHEMA, null, 2)}\n`),
    );
}

interface VerifyOptions {
  readonly key?: string;
  readonly head: readonly string[];
  readonly receipt: readonly string[];
  readonly receipts: readonly string[];
  readonly json?: true;
}

async function verify(paths: readonly string[], options: VerifyOptions): Promise<void> {
  const { key, json } = options;
  const files = options.receipts.map(readReceipts);
  const verifier: Verifier = {
    ...LOCAL_VERIFIER,
    key: key ?? null,
    anchors: [...lower(options.head), ...files.flatMap(({ heads }) => heads)],
    receipts: [...lower(options.receipt), ...files.flatMap(({ receipts }) => receipts)],
  };
  const isOne = paths.length < 2 && !isFolder(paths[0]);
  if (isOne) return verifyOne(paths[0], verifier, json === true);
  const faults: string[] = [];
  let count = 0;
  for (const file of archivesIn(paths)) {
    count += 1;
    const { sound, checks } = await verified(file, verifier);
    if (json) await writeOut(`${JSON.stringify({ file, sound, checks })}\n`);
    else if (sound) await writeOut(`${file}: sound\n`);
    for (const { check, result, detail } of checks) if (result === 'wrong') faults.push(`${file}: ${check}: ${detail}`);
  }
  if (count === 0) throw new BadInput(`${paths.join(', ')}: no archive is there.`);
  if (faults.length > 0) throw new BadInput(faults.join('\n'));
}

function isFolder(path: string | undefined): boolean {
  return path !== undefined && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** The checks of one file, a whole game or an outline; a file that cannot be read is not sound. */
async function verified(file: string | undefined, verifier: Verifier) {
  try {
    const text = await readText(file);
    const outline = readSummaryDocument(text, sha256);
    if (outline === null) {
      const verification = verifyArchive(text, verifier);
      return { sound: isSound(verification), checks: verification.checks };
    }
    const checks =
      'faults' in outline
        ? outline.faults.map((fault) => wrong('format', fault))
        : [sound('format', 'the outline of a game'), sound('digest', outline.document.digest)];
    return { sound: 'document' in outline, checks };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { sound: false, checks: [wrong('format', error.message)] };
  }
}

async function verifyOne(file: string | undefined, verifier: Verifier, json: boolean): Promise<void> {
  const { sound: isGood, checks } = await verified(file, verifier);
  if (json) {
    if (!isGood) process.exitCode = 1;
    return writeOut(`${JSON.stringify({ file: nameOf(file), sound: isGood, checks }, null, 2)}\n`);
  }
  const told = checks.filter(({ result }) => result !== 'wrong');
  await writeOut(
    told.map(({ check, result, detail }) => `${check}: ${result === 'sound' ? '' : '— '}${detail}\n`).join(''),
  );
  const faults = checks.filter(({ result }) => result === 'wrong');
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
  readonly report?: 'json';
  readonly all?: boolean;
}

async function importFiles(paths: readonly string[], { output, all = false, report }: ImportOptions): Promise<void> {
  if (report !== undefined && output === undefined)
    throw new BadInput('A report needs a folder for the archives: give one with -o.');
  // What is counted by kind need not be told line by line.
  const tell = (line: string) => {
    if (report === undefined) process.stderr.write(`${line}\n`);
  };
  const wanted = paths.length === 0 ? [undefined] : paths;
  const { text, ...counted } = await importGames(wanted, { folder: output ?? null, tell, all });
  const { games, phases, summaries, faults } = counted;
  if (faults > 0) process.exitCode = 1;
  if (report === 'json') return writeOut(`${JSON.stringify(counted, null, 2)}\n`);
  if (games + summaries === 0) throw new BadInput(`${shortly(wanted)}: no game was found.`);
  const outlines = summaries === 0 ? '' : `, and the outlines of ${summaries} more`;
  await writeOut(text ?? `${games} games with ${phases} phases${outlines} in ${output}\n`);
}

function shortly(paths: readonly (string | undefined)[]): string {
  const names = paths.slice(0, 5).map(nameOf).join(', ');
  return paths.length > 5 ? `${names} and ${paths.length - 5} more` : names;
}

interface ListOptions {
  readonly find?: readonly string[];
  readonly json?: boolean;
}

async function list(paths: readonly string[], { find = [], json = false }: ListOptions): Promise<void> {
  const faults: string[] = [];
  for (const file of archivesIn(paths)) {
    try {
      const game = listed(file, await readKept(file));
      if (hasWords(game, find)) await writeOut(json ? `${JSON.stringify(game)}\n` : listLine(game));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      faults.push(error.message);
    }
  }
  if (faults.length > 0) throw new BadInput(faults.join('\n'));
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
