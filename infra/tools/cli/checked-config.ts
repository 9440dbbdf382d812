/** The configuration for AWS, or a sentence for each thing that is wrong with it. */
import { type Config, ConfigError, loadConfig } from '../../aws/config.ts';
import { BadInput } from '../../local/bad-input.ts';

export function readCheckedConfig(file: string): Config {
  try {
    return loadConfig(file);
  } catch (error) {
    if (error instanceof ConfigError) throw new BadInput(error.faults.join('\n'));
    throw error;
  }
}
