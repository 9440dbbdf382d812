/**
 * `npx tsx infra/aws/deployed/read-stack.ts FUNCTION < LINES`: lines of a function's log, with the places of its stacks as they are in the
 * sources. Run it in a checkout of the version that is deployed: the same sources give the same code, and its maps are made here.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { bundleEntry, bundleFunction, FUNCTIONS, type FunctionName } from '../bundle.ts';

/** The source maps of a function's code, by the names of its files. */
export function sourceMaps(name: FunctionName): ReadonlyMap<string, SourceMap> {
  const into = mkdtempSync(join(tmpdir(), 'chancery-maps-'));
  try {
    const folder = dirname(bundleEntry(name, bundleFunction(name, into, { maps: true }).folder));
    const maps = readdirSync(folder).filter((file) => file.endsWith('.mjs.map'));
    return new Map(
      maps.map((file) => [
        file.replace(/\.map$/, ''),
        new SourceMap(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
      ]),
    );
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}

/** `…/inbound.mjs:12:3456` becomes `lambdas/incoming/handle-mail.ts:40:9`; what no map knows stays. */
export function readStack(lines: string, maps: ReadonlyMap<string, SourceMap>): string {
  return lines.replace(/(?:file:\/\/)?[\w./-]*?([\w.-]+\.mjs):(\d+):(\d+)/g, (place, file: string, line, column) => {
    const found = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (found === undefined || !('originalSource' in found) || found.originalSource === undefined) return place;
    // Maps name sources from where the code lies.
    const source = normalize(found.originalSource.replace(/^(?:\.\.\/)+/, ''));
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const name = FUNCTIONS.find((each) => each === process.argv[2]);
  if (name === undefined) {
    process.stderr.write(`Which function? ${FUNCTIONS.join(', ')}\n`);
    process.exitCode = 2;
  } else process.stdout.write(readStack(await text(process.stdin), sourceMaps(name)));
}
