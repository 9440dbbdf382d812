/** Test files of which nothing is quick: those whose first comment has the tag `long`. `npm test` doesn't load them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Paths below the project, with slashes. */
export function longFiles(): readonly string[] {
  const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) =>
      /^\/\*\*[\s\S]*?\*\//.exec(readFileSync(`${ROOT}/${file}`, 'utf8'))?.[0].includes('@module-tag long'),
    );
}

/** Whether this run leaves out what is tagged so. */
export function leavesOutLong(argv: readonly string[]): boolean {
  return argv.includes('--tags-filter=!long');
}
