/** Questions to AWS by its own command line, with whatever credentials its user has there: no client of ours, no key in our hands. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** `ask('sesv2', 'get-account')`: what it answers, as JSON. Throws with what AWS says against it. */
export type AskAws = (...words: readonly string[]) => Promise<unknown>;

const MOST_BYTES = 20_000_000;

/** AWS, or the command line, refuses. */
export class AwsRefuses extends Error {}

export function askAws(region: string, program = 'aws'): AskAws {
  return async (...words) => {
    try {
      const { stdout } = await run(program, [...words, '--region', region, '--output', 'json'], {
        maxBuffer: MOST_BYTES,
      });
      return stdout.trim() === '' ? {} : (JSON.parse(stdout) as unknown);
    } catch (error) {
      const { code, stderr = '' } = error as { readonly code?: string; readonly stderr?: string };
      if (code === 'ENOENT') throw new AwsRefuses('The command line of AWS (aws, version 2) is not installed.');
      throw new AwsRefuses(`aws ${words.slice(0, 2).join(' ')}: ${stderr.trim() || String(error)}`);
    }
  };
}

/** What a deployment told (infra/aws/outputs.ts), by name. */
export async function outputsOf(ask: AskAws, stack: string): Promise<Readonly<Record<string, string>>> {
  const { Stacks } = (await ask('cloudformation', 'describe-stacks', '--stack-name', stack)) as {
    readonly Stacks: readonly {
      readonly Outputs?: readonly { readonly OutputKey: string; readonly OutputValue: string }[];
    }[];
  };
  return Object.fromEntries((Stacks[0]?.Outputs ?? []).map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]));
}
