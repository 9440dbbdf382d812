/** The configuration for AWS, or a sentence for each thing that is wrong with it. */
import { type Config, ConfigError, loadConfig } from '../../aws/config.ts';
import { BadInput } from '../../local/bad-input.ts';
import { writeOut } from '../lines.ts';

export function readCheckedConfig(file: string): Config {
  try {
    return loadConfig(file);
  } catch (error) {
    if (error instanceof ConfigError) throw new BadInput(error.faults.join('\n'));
    throw error;
  }
}

/** Writes out what is right; what is wrong is bad input. */
export async function tellFindings(
  found: readonly { readonly isFault: boolean; readonly text: string }[],
): Promise<void> {
  const texts = (isFault: boolean) => found.filter((each) => each.isFault === isFault).map(({ text }) => text);
  await writeOut(`${texts(false).join('\n')}\n`);
  if (texts(true).length > 0) throw new BadInput(texts(true).join('\n'));
}
