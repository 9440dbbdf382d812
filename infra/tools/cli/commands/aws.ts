/** `chancery aws`: leads from an empty account of AWS to the first game, and can be called again at any step. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve as resolvePath } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { askAws } from '../../../aws/deployed/ask-aws.ts';
import { lookAtAccount } from '../../../aws/deployed/look-at-account.ts';
import { type ConfigFields, SetUpStopped, setUpJudge } from '../../../aws/deployed/set-up-judge.ts';
import { runSmokeTest } from '../../../aws/deployed/smoke-test.ts';
import { BadInput } from '../../../local/bad-input.ts';
import { writeOut } from '../../lines.ts';
import { writeOutput } from '../../tool-outputs.ts';

interface Options {
  readonly domain?: string;
  readonly region?: string;
  readonly alarms?: string;
  readonly hours: string;
}

export function add(command: Command): void {
  command
    .argument('[file]', 'the settings, which it writes', 'chancery.config.json')
    .option('--domain <domain>', 'the domain of the judge')
    .option('--region <region>', 'the region of AWS')
    .option('--alarms <address>', 'your own address')
    .option('--hours <hours>', 'for how long to wait for what you or others have to do, each time', '4')
    .action(run);
}

async function run(file: string, { hours, ...given }: Options): Promise<void> {
  const patienceMs = Number(hours) * 3_600_000;
  if (!(patienceMs >= 0)) throw new BadInput(`--hours: ${hours} is no number of hours.`);
  for (const [name, value] of Object.entries(await readSettings(file))) {
    const wanted = (given as ConfigFields)[name];
    if (wanted !== undefined && wanted !== value)
      throw new BadInput(`${name} is ${String(value)} in ${file}: change it there.`);
  }
  const sleep = (milliseconds: number) => setTimeout(milliseconds);
  try {
    await setUpJudge({
      askIn: (region) => askAws(region),
      cdk: (...words) => runCdk(file, words),
      resolver: new Resolver({ timeout: 5_000, tries: 2 }),
      readSettings: async () => ({ ...given, ...(await readSettings(file)) }),
      writeSettings: async (settings) => writeOutput(file, `${JSON.stringify(settings, null, 2)}\n`),
      prompt: async (question) => (process.stdin.isTTY ? answerTo(question) : null),
      say: (line) => writeOut(`${line}\n`),
      sleep,
      patienceMs,
      smoke: (config) => {
        const token = `smoke-${randomBytes(6).toString('hex')}`;
        return runSmokeTest(config, { ask: askAws(config.region), now: Date.now, sleep, token });
      },
      look: (config) => lookAtAccount(config, askAws(config.region)),
    });
  } catch (error) {
    if (error instanceof SetUpStopped) throw new BadInput(error.message);
    throw error;
  }
}

async function readSettings(file: string): Promise<ConfigFields> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ConfigFields;
  } catch (error) {
    throw new BadInput(`${file} is not JSON: ${error instanceof Error ? error.message : 'unreadable'}.`);
  }
}

/** What somebody at a terminal answers. Throws {@link SetUpStopped} at Ctrl-C and Ctrl-D. */
export async function answerTo(
  question: string,
  { stdin: input, stdout: output }: Pick<NodeJS.Process, 'stdin' | 'stdout'> = process,
): Promise<string> {
  const lines = createInterface({ input, output });
  try {
    return (await lines.question(`  ${question}`)).trim();
  } catch {
    output.write('\n');
    throw new SetUpStopped('You have stopped it.');
  } finally {
    lines.close();
  }
}

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** Of what it says: the reason stands at its end. */
const LAST_LETTERS = 4_000;

/** Shows what it says while it runs. */
function runCdk(file: string, words: readonly string[]): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, CHANCERY_CONFIG: resolvePath(file) };
    const started = spawn('npx', ['cdk', ...words], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let last = '';
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        last = (last + text).slice(-LAST_LETTERS);
        process.stderr.write(text);
      });
    }
    started
      .once('error', reject)
      .once('close', (status) => resolve(status === 0 ? null : last.trim() || 'cdk failed.'));
  });
}
