/** What `chancery adjudicate` and `chancery legal` have in common: one document or lines in, answers out. */
import type { Command } from 'commander';
import { BadInput } from '../../local/bad-input.ts';
import { openBytes, openInput, readAll, writeOut } from '../lines.ts';
import { asObject, resolveText, type Task } from './resolve.ts';
import { answerStream } from './stream.ts';

interface Options {
  readonly jsonl?: true;
  readonly threads?: number;
}

export function addAnswerCommand(command: Command, task: Task): Command {
  return command
    .argument('[file]', 'the input; - or nothing for standard input')
    .option('--jsonl', 'one position a line, one answer a line, streamed; a bad line gives {"error": "…"}')
    .option(
      '--threads <count>',
      'with --jsonl: how many threads work on the lines (else one, and for long inputs one for each core, at most 8)',
      countOfThreads,
    )
    .action((file: string | undefined, { jsonl, threads }: Options) =>
      jsonl ? manyLines(file, task, threads) : oneDocument(file, task),
    );
}

function countOfThreads(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new BadInput(`--threads ${text}: is no number from 1 to 99.`);
  return Number(text);
}

async function oneDocument(file: string | undefined, task: Task): Promise<void> {
  const result = resolveText(await readAll(await openInput(file)), task);
  if ('faults' in result)
    throw new BadInput(result.faults.map((fault) => fault.replace(/^is not JSON/, 'The input $&')).join('\n'));
  process.stderr.write(inWarnings(result.lacks));
  await writeOut(`${JSON.stringify(asObject(result.answer), null, 2)}\n`);
}

async function manyLines(file: string | undefined, task: Task, threads: number | undefined): Promise<void> {
  let before = 0;
  /** What has been said of the lines: once is enough. */
  const warned = new Set<string>();
  await answerStream(await openBytes(file), task, threads, async ({ out, lines, said }) => {
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
