/**
 * The clients of AWS without what nobody asks of them. Each describes all its requests in one file, with keys that are computed
 * (`{ [_hH]: _IM_ }`): a bundler cannot see that a description does nothing and has to keep them all. Here the keys are written
 * out, in copies of the packages, and what is not used goes.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLIENTS = [
  'client-dynamodb',
  'client-lambda',
  'client-s3',
  'client-scheduler',
  'client-secrets-manager',
  'client-ses',
  'client-sqs',
];

let made: Readonly<Record<string, string>> | null = null;

/**
 * Where a bundler finds each client instead, for its `alias`; their own packages are to be found by `nodePaths`. They are kept where they
 * always are, for their paths go into the names of the files that are built: the same sources have the same names.
 */
export function leanClients(): Readonly<Record<string, string>> {
  if (made !== null) return made;
  const { resolve } = createRequire(import.meta.url);
  const how = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  for (const client of CLIENTS) how.update(readFileSync(resolve(`@aws-sdk/${client}/package.json`)));
  const kept = fileURLToPath(new URL('../../../node_modules/.cache/chancery', import.meta.url));
  const folder = join(kept, `clients-${how.digest('hex').slice(0, 12)}`);
  if (!existsSync(folder)) {
    const begun = `${folder}.${process.pid}`;
    mkdirSync(begun, { recursive: true });
    for (const client of CLIENTS) copyClient(client, begun);
    try {
      renameSync(begun, folder);
    } catch {
      // Another was first.
      rmSync(begun, { recursive: true });
    }
  }
  made = Object.fromEntries(
    CLIENTS.map((client) => [`@aws-sdk/${client}`, join(folder, client, 'dist-es', 'index.js')]),
  );
  return made;
}

function copyClient(client: string, folder: string): void {
  const from = dirname(createRequire(import.meta.url).resolve(`@aws-sdk/${client}/package.json`));
  const into = join(folder, client);
  mkdirSync(into);
  cpSync(join(from, 'dist-es'), join(into, 'dist-es'), { recursive: true });
  // It reads its own version there, and would carry the list of its dependencies along.
  const { name, version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Record<string, string>;
  writeFileSync(join(into, 'package.json'), JSON.stringify({ name, version, sideEffects: false }));
  const schemas = join(into, 'dist-es', 'schemas', 'schemas_0.js');
  const code = withPlainKeys(readFileSync(schemas, 'utf8'));
  // Of what SES refuses we read the names of all errors.
  writeFileSync(schemas, client === 'client-ses' ? code : withFewErrors(code));
}

/** Errors that somebody looks into, by their class or for what they bring along. */
const ERRORS = new Set([
  'ConditionalCheckFailedException',
  'ConflictException',
  'NoSuchKey',
  'TransactionCanceledException',
  'TransactionConflictException',
]);

/** Without the descriptions of all others: an error that is not known has its name and its message all the same. */
function withFewErrors(code: string): string {
  return code.replaceAll(/^n\d_registry\.registerError\((\w+)\$, \w+\);\n/gm, (line, name: string) =>
    ERRORS.has(name) ? line : '',
  );
}

/** `{ [_hH]: … }` as `{ "httpHeader": … }`, by the file's own constants. Throws for a file that is written otherwise. */
function withPlainKeys(code: string): string {
  const names = new Map([...code.matchAll(/^const (\w+) = ("[^"\\]*");$/gm)].map(([, name, text]) => [name!, text!]));
  return code.replaceAll(/\[(\w+)\]:/g, (_, name: string) => {
    const text = names.get(name);
    if (text === undefined) throw new Error(`A client of AWS describes its requests in a new way: what is ${name}?`);
    return `${text}:`;
  });
}
