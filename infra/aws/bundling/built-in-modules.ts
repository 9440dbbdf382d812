/**
 * Node's own modules in built code, asked for by call instead of by import. An import of `node:util` looks at everything that the
 * module shows, and so loads what is loaded there when it is looked at: a parser of arguments, worker threads, Web Crypto, a
 * WebSocket. A call brings the module as it is, and what of it is used.
 */
import { isBuiltin } from 'node:module';
import type { Metafile } from 'esbuild';

type Output = Metafile['outputs'][string];

/** As esbuild writes them, made small: `import{a as b}from"node:x";`, `import c from"node:x";`, `import*as d from"node:x";`. */
const IMPORT = /\bimport(?: ?(?:\*as )?(?<whole>[\w$]+) |\{(?<named>[^{}]+)\})from"(?<module>[\w:/]+)";/g;

/**
 * The code with its imports of Node's modules as calls, on its first line, which must be empty or end in a semicolon: code that runs
 * where an import stood may have run before it. Columns stay, for the source maps.
 * @throws where an import stands in another form.
 */
export function asCalls(code: string, { imports }: Output): string {
  const expected = imports.filter(
    ({ path, kind, external }) => external === true && kind === 'import-statement' && isBuiltin(path),
  );
  const calls: string[] = [];
  const without = code.replace(IMPORT, (statement: string, ...rest: readonly unknown[]) => {
    const { whole, named, module } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    if (!isBuiltin(module!)) return statement;
    calls.push(`const ${whole ?? takenFrom(named!)}=process.getBuiltinModule("${module}");`);
    return ' '.repeat(statement.length);
  });
  if (calls.length !== expected.length) {
    throw new Error(`${calls.length} of ${expected.length} imports of Node's modules stand in a form that is known.`);
  }
  return calls.length === 0 ? code : `${calls.join('')}${without}`;
}

/** `a as b,c`: `{a:b,c}`. */
function takenFrom(named: string): string {
  if (/\bdefault\b/.test(named)) throw new Error(`No form for {${named}}.`);
  return `{${named.replaceAll(' as ', ':')}}`;
}
