/**
 * The clients of AWS without what nobody asks of them. Each describes all its requests in one file, with keys that are computed
 * (`{ [_hH]: _IM_ }`): a bundler cannot see that a description does nothing and has to keep them all. Here the keys are written
 * out, in copies of the packages, and what is not used goes.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

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

/** Where a bundler finds each client instead, for its `alias`; their own packages are to be found by `nodePaths`. */
export function leanClients(): Readonly<Record<string, string>> {
  if (made !== null) return made;
  const folder = mkdtempSync(join(tmpdir(), 'chancery-clients-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  made = Object.fromEntries(CLIENTS.map((client) => [`@aws-sdk/${client}`, copied(client, folder)]));
  return made;
}

function copied(client: string, folder: string): string {
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
  return join(into, 'dist-es', 'index.js');
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
