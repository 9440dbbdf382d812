/** The settings of a deployed judge, for commands that do on this machine what its functions do there. */
import { AwsRefuses, askAws } from '../../aws/deployed/ask-aws.ts';
import { settingsOf, stillRunning } from '../../aws/deployed/halt-judge.ts';
import { BadInput } from '../../local/bad-input.ts';
import { readCheckedConfig } from './checked-config.ts';

/** The option by which another configuration is named. */
export const CONFIG = ['--config <file>', 'the configuration of the judge on AWS', 'chancery.config.json'] as const;

/** Puts them into the environment, as a function finds them there. Whoever has put them there by hand is not asked for a configuration. */
export async function takeSettings(file: string): Promise<void> {
  if (process.env['TABLE'] !== undefined) return;
  const config = readCheckedConfig(file);
  const ask = askAws(config.region);
  const settings = await orExplainRefusal(settingsOf(config, ask));
  Object.assign(process.env, { AWS_REGION: config.region }, settings);
}

/** Refuses while the judge is not at rest. Whoever has put the settings there by hand is not asked for a configuration. */
export async function mustRest(file: string): Promise<void> {
  if (process.env['TABLE'] !== undefined) return;
  const config = readCheckedConfig(file);
  const { going } = await orExplainRefusal(stillRunning(config, askAws(config.region)));
  if (going.length > 0) {
    throw new BadInput(
      `The judge is not at rest: ${going.join(', ')}. Bring it to rest (npx chancery halt), and call this again seven minutes after that.`,
    );
  }
}

/** What AWS says against it is said to whoever called, without a stack. */
export async function orExplainRefusal<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AwsRefuses) throw new BadInput(error.message);
    throw error;
  }
}
