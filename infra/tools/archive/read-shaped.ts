/** Files of JSON that the keeper of archives may have written by hand. */
import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { BadInput } from '../../local/bad-input.ts';

/** Throws {@link BadInput} with a line for each field that is wrong. */
export function readShaped<T>(path: string, shape: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new BadInput(`${path}: ${error instanceof SyntaxError ? 'this is no JSON.' : 'the file cannot be read.'}`);
  }
  const read = shape.safeParse(value);
  if (read.success) return read.data;
  throw new BadInput(
    read.error.issues.map((each) => `${path}: ${each.path.join('.') || 'file'}: ${each.message}`).join('\n'),
  );
}
