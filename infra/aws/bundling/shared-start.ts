/**
 * Code in parts, of which all that is loaded at each cold start can become one file. Split code has a file for each set of parts that
 * share something: some sixty at start, of which each takes half a millisecond to be found and read. When each part that is loaded
 * later imports what is there by then, all of them share the same.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Metafile } from 'esbuild';

/** Lets the parts that `entry` loads later import all that it has loaded by then; `outputs` are paths below `root`. */
export function shareStart({ outputs }: Metafile, root: string, entry: string): void {
  const [path, { imports }] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry)!;
  const needed = imports.filter((each) => each.kind === 'import-statement' && each.path in outputs);
  const start = join(root, dirname(path), 'start.js');
  writeFileSync(start, needed.map((each) => `import "./${basename(each.path)}";\n`).join(''));
  const later = Object.values(outputs)
    .flatMap((output) => output.imports)
    .filter((each) => each.kind === 'dynamic-import' && each.path in outputs);
  for (const part of new Set(later.map((each) => join(root, each.path))))
    writeFileSync(part, `import "./start.js";${readFileSync(part, 'utf8')}`);
}
