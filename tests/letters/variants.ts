/** The variants of the house. */
import { readdirSync } from 'node:fs';

export const VARIANTS: readonly string[] = readdirSync(new URL('../../variants/', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
