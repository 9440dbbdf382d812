/** What comments, test titles and documents point at is there: sections, cases, files, headings. */
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchorOf, documents, headingsOf, isThere, sourcesIn, textOf } from './headings.ts';

const sources = sourcesIn(['engine', 'lambdas', 'templates', 'infra', 'tests']).filter(
  ({ file }) => file !== 'tests/architecture/citations.test.ts',
);

/** Comments and titles as running text: line ends and the stars of comments are spaces. */
const prose = sources.map(({ file, text }) => ({ file, text: text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ') }));

function cited(pattern: RegExp): readonly { readonly file: string; readonly words: string }[] {
  return prose.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([words]) => ({ file, words })));
}

describe('the specification of the language', () => {
  const specification = textOf('docs/language.md')!;
  const sections = new Map<string, string>();
  for (const part of specification.split(/^(?=#{1,2} )/m)) {
    const letter = /^#{1,2} ([A-F]\d*)\. /.exec(part)?.[1];
    if (letter !== undefined) sections.set(letter, part);
  }
  const SECTION = /^[A-F]\d*$/;

  /** `judge-language A3, A5 to A7`, `judge-language D3, 5 and 7`. */
  function wrongIn(words: string): string | null {
    const parts = words
      .replace(/^judge-language,? ?(?:part )?/i, '')
      .split(/,? (?:to|and) |, /)
      .filter((part) => part !== '');
    if (!SECTION.test(parts[0] ?? '')) return `${words}: names no section`;
    let section = '';
    for (const part of parts) {
      if (SECTION.test(part)) section = part;
      else if (section === 'A11') continue;
      if (!sections.has(section)) return `${words}: there is no section ${section}`;
      if (/^\d+$/.test(part) && !new RegExp(`^${part}\\. `, 'm').test(sections.get(section)!)) {
        return `${words}: ${section} has no item ${part}`;
      }
    }
    return null;
  }

  test('every section that is cited has a heading there', () => {
    const all = cited(/judge-language,?(?: part)?(?: [A-F]\d*\b(?:(?:, | to | and )(?:[A-F]\d*|\d+)\b)*)?/gi);
    expect(all.length).toBeGreaterThan(120);
    const wrong = all.flatMap(({ file, words }) => {
      const why = wrongIn(words);
      return why === null ? [] : [`${file}: ${why}`];
    });
    expect(wrong).toEqual([]);
  });

  test('a section or an item that is not there would be seen', () => {
    expect(wrongIn('judge-language A19')).toMatch(/no section A19/);
    expect(wrongIn('judge-language D3, 5 and 10')).toMatch(/D3 has no item 10/);
    expect(wrongIn('judge-language')).toMatch(/names no section/);
    expect(wrongIn('judge-language D3, 5 and 7')).toBeNull();
  });
});

describe('the sources of the rules', () => {
  test('subjects of the rulebook are listed in docs/sources.md', () => {
    const listed = textOf('docs/sources.md')!;
    const subjects = cited(/rulebook(?: \d{4})?, "[^"]+"/gi);
    expect(subjects.length).toBeGreaterThan(3);
    const wrong = subjects.filter(({ words }) => !listed.includes(`| ${/"[^"]+"/.exec(words)![0]} |`));
    expect(wrong).toEqual([]);
  });

  test('cases and sections of the DATC exist: cases among those that run, issues in docs/rulings.md', () => {
    const cases = textOf('variants/standard/datc/cases.jsonl')!
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: string }).id);
    const rulings = textOf('docs/rulings.md')!;
    const listed = textOf('docs/sources.md')!;
    const isKnown = (number: string) => {
      if (number.startsWith('6')) return cases.some((id) => `${id}.`.startsWith(`${number}.`));
      if (/^4\./.test(number)) return rulings.includes(number);
      return listed.includes(`| ${number[0]} |`);
    };
    const all = cited(
      /DATC(?:'s)?(?: cases?| issues?)? \d(?:\.[A-Z](?:\.\d+)?)?(?:(?:, | and | to )\d\.[A-Z](?:\.\d+)?)*/g,
    );
    const numbers = all.flatMap(({ file, words }) =>
      [...words.matchAll(/\d(?:\.[A-Z](?:\.\d+)?)?/g)].map(([number]) => ({ file, number })),
    );
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.filter(({ number }) => !isKnown(number))).toEqual([]);
    expect(['6.A.99', '4.Z.1', '9'].filter(isKnown)).toEqual([]);
  });
});

describe('documents', () => {
  /** `docs/formats.md 2 and 3`: the numbers of its headings. */
  function wrongIn(words: string, beside: string): string | null {
    const file = /[\w./-]+\.md/.exec(words)![0];
    const found = [file, `docs/${file}`, normalize(join(dirname(beside), file))].find((each) => textOf(each) !== null);
    if (found === undefined) return `${words}: there is no such document`;
    const headings = headingsOf(textOf(found)!);
    for (const [number] of words.slice(file.length).matchAll(/\d+/g)) {
      if (!headings.some((heading) => heading.startsWith(`${number}. `))) return `${words}: no heading ${number}`;
    }
    return null;
  }

  /** Documents that tests write themselves. */
  const MADE = /^variants\/skerry\//;

  test('each one that sources name is there, and so are the sections', () => {
    const all = cited(/(?<![\w./*`{}-])[\w./-]*\w\.md\b(?: \d+(?:(?:, | and )\d+)*)?/g).filter(
      ({ words }) => !MADE.test(words),
    );
    expect(all.length).toBeGreaterThan(40);
    const wrong = all.flatMap(({ file, words }) => {
      const why = wrongIn(words, file);
      return why === null ? [] : [`${file}: ${why}`];
    });
    expect(wrong).toEqual([]);
    expect(wrongIn('docs/nowhere.md', 'x')).toMatch(/no such document/);
    expect(wrongIn('docs/formats.md 9', 'x')).toMatch(/no heading 9/);
  });

  test('each link of a document leads to a file, and to a heading of it', () => {
    const wrong = documents().flatMap((file) =>
      [
        ...textOf(file)!
          .replace(/^```.*?^```/gms, '')
          .matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g),
      ].flatMap(([, link]) => {
        const [path, anchor] = link!.split('#') as [string, string?];
        const target = path === '' ? file : normalize(join(dirname(file), path));
        const text = target.endsWith('.md') ? textOf(target) : '';
        if (path !== '' && text === null) return [`${file}: ${link}`];
        if (path !== '' && !target.endsWith('.md') && !isThere(target)) return [`${file}: ${link}`];
        const isCase = target.endsWith('.jsonl') && textOf(target)!.includes(`"clause":"${anchor}"`);
        const isHeading = anchor === undefined || headingsOf(text ?? '').some((each) => anchorOf(each) === anchor);
        return isHeading || isCase ? [] : [`${file}: ${link}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('each folder or file of the project that a document names is there', () => {
    const named = documents().flatMap((file) =>
      [...textOf(file)!.matchAll(/`((?:engine|lambdas|templates|infra|tests|docs|variants)\/[\w./-]+)`/g)].map(
        ([, path]) => ({
          file,
          path: path!,
        }),
      ),
    );
    expect(named.length).toBeGreaterThan(60);
    const gone = named.filter(
      ({ path }) => !MADE.test(`${path}/`) && !['', '.ts', '.test.ts'].some((end) => isThere(`${path}${end}`)),
    );
    expect(gone).toEqual([]);
  });

  test('each file of the project that a comment names is there', () => {
    const comments = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm)].map(([comment]) => ({ file, comment })),
    );
    const named = comments.flatMap(({ file, comment }) =>
      [
        ...comment.matchAll(
          /(?<![\w./*{-])(?:(?:engine|lambdas|templates|infra|tests|docs)\/)[\w./-]*\.(?:m?ts|mjs|json|jsonl|md)\b/g,
        ),
      ].map(([path]) => ({ file, path })),
    );
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(({ path }) => !isThere(path))).toEqual([]);
  });

  test('what the examples of CONTRIBUTING import is there', () => {
    const examples = [...textOf('CONTRIBUTING.md')!.matchAll(/^```ts\n(.*?)^```/gms)]
      .map(([, code]) => code!)
      .join('\n');
    const imported = [...examples.matchAll(/(?:from|declare module) '(?:\.{1,2}\/)+([^']+)'/g)].map(
      ([, path]) => path!,
    );
    expect(imported.length).toBeGreaterThan(5);
    expect(imported.filter((path) => !sources.some(({ file }) => file.endsWith(`/${path}`)))).toEqual([]);
  });
});
