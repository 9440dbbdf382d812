/** Options that may stand several times. */
import { Option } from 'commander';

/** Its values are a list, empty where it does not stand. */
export function repeatedOption(flags: string, description: string): Option {
  return new Option(flags, `${description}; may be repeated`)
    .argParser((value: string, before: readonly string[]) => [...before, value])
    .default([], 'none');
}
