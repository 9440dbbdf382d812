/** A name means one thing: nothing is exported twice, no file of a room is called as another, and functions say what they do. */
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourcesIn } from './headings.ts';

const ROOMS = ['engine', 'lambdas', 'templates', 'infra'];

/** Exported by many on purpose: what Lambda calls, what each command of the command line adds, what a language is called. */
const BY_CONVENTION = new Set(['handler', 'add', 'language']);
/** Functions whose one word is the term of the field, or that everybody writes everywhere. */
const ONE_WORD = new Set(
  'adjudicate evolve contenders lazy tokenize main add rasterize handler t html capitalize load'.split(' '),
);

/** What speaks each language is named alike in each; the package's own door names what the engine names. */
const sources = sourcesIn(ROOMS).filter(
  ({ file }) => !/^(?:templates\/(?:locales\/(?:en|de|fr)|sheet\/browser\/words)|infra\/tools\/package)\//.test(file),
);
const exported = sources.flatMap(({ file, text }) =>
  [
    ...text.matchAll(/^export (?:declare |async |abstract )*(function\*?|const|let|class|interface|type|enum) (\w+)/gm),
  ].map(([, kind, name]) => ({ file, kind: kind!, name: name! })),
);

describe('names', () => {
  it('are exported by one file alone', () => {
    const files = new Map<string, Set<string>>();
    for (const { name, file } of exported) files.set(name, (files.get(name) ?? new Set()).add(file));
    expect(exported.length).toBeGreaterThan(1000);
    expect(
      [...files].filter(([name, by]) => by.size > 1 && !BY_CONVENTION.has(name)).map(([name, by]) => [name, ...by]),
    ).toEqual([]);
  });

  it('of files stand once in a room', () => {
    const files = new Map<string, string[]>();
    for (const { file } of sources) {
      const key = `${file.split('/')[0]}: ${basename(file)}`;
      files.set(key, [...(files.get(key) ?? []), file]);
    }
    expect([...files.values()].filter((each) => each.length > 1)).toEqual([]);
  });

  it('of functions are no single everyday word', () => {
    const short = exported.filter(
      ({ kind, name }) => kind.startsWith('function') && /^[a-z]+$/.test(name) && !ONE_WORD.has(name),
    );
    expect(short).toEqual([]);
  });

  it('are spelled as in America', () => {
    const british =
      /colour|centre|behaviour|neighbour|honour|favour|catalogue|[a-z]{3}(?:isation|alised|erised)(?![a-z])/i;
    expect(
      [...exported.map(({ name }) => name), ...sources.map(({ file }) => file)].filter((each) => british.test(each)),
    ).toEqual([]);
  });
});
