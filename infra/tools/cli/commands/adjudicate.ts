/** `chancery adjudicate`: positions with orders in, resolutions out (docs/formats.md 1 and 2). */
import type { Command } from 'commander';
import { RULINGS } from '../../../../engine/adjudicate/rulings.ts';
import { rulingInWords } from '../../../../templates/locales/rulings.ts';
import { BadInput } from '../../../local/bad-input.ts';
import { resolveText } from '../../adjudication/resolve.ts';
import { answerStream } from '../../adjudication/stream.ts';
import { openBytes, openInput, readAll, writeOut } from '../../lines.ts';

interface Options {
  readonly jsonl?: true;
  readonly threads?: number;
}

export function add(command: Command): void {
  command
    .argument('[file]', 'the input; - or nothing for standard input')
    .option('--jsonl', 'one position a line, one resolution a line, streamed; a bad line gives {"error": "…"}')
    .option(
      '--threads <count>',
      'with --jsonl: how many threads work on the lines (else one, and for long inputs one for each core, at most 8)',
      countOfThreads,
    )
    .addHelpText('after', `\n${rulingsHelp()}`)
    .action((file: string | undefined, { jsonl, threads }: Options) =>
      jsonl ? manyLines(file, threads) : oneDocument(file),
    );
}

function countOfThreads(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new BadInput(`--threads ${text}: is no number from 1 to 99.`);
  return Number(text);
}

async function oneDocument(file: string | undefined): Promise<void> {
  const result = resolveText(await readAll(await openInput(file)));
  if ('faults' in result) throw new BadInput(result.faults.join('\n'));
  process.stderr.write(inWarnings(result.lacks));
  await writeOut(`${JSON.stringify(result.resolution, null, 2)}\n`);
}

async function manyLines(file: string | undefined, threads: number | undefined): Promise<void> {
  let before = 0;
  /** What has been said of the lines: once is enough. */
  const warned = new Set<string>();
  await answerStream(await openBytes(file), threads, async ({ out, lines, said }) => {
    for (const each of said) {
      if ('lacks' in each) {
        process.stderr.write(inWarnings(each.lacks.filter((lack) => !warned.has(lack))));
        for (const lack of each.lacks) warned.add(lack);
      } else {
        process.stderr.write(each.faults.map((fault) => `line ${before + each.line}: ${fault}\n`).join(''));
        process.exitCode = 1;
      }
    }
    before += lines;
    await writeOut(out);
  });
}

/** For standard error; the result stands all the same. */
function inWarnings(lacks: readonly string[]): string {
  return lacks.map((each) => `warning: ${each}\n`).join('');
}

/** The rulings that can be chosen, for `--help`. */
function rulingsHelp(): string {
  const rulings = RULINGS.map((ruling) => {
    const { key, clause } = ruling;
    const { question, choices } = rulingInWords(ruling);
    const values = choices.map(({ value, means }, n) => `      ${value}${n === 0 ? ' (default)' : ''}: ${means}`);
    return `  ${key}: ${question} (DATC ${clause})\n${values.join('\n')}`;
  });
  return `Rulings, set in a position's "options":\n${rulings.join('\n')}\n`;
}
