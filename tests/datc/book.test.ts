/** The book of cases: each case and clause is in it, in words, with reasons, and its link puts just that on the analysis board. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { LANGUAGES } from '../../engine/messages/languages.ts';
import { bookSite } from '../../lambdas/adapters/board/book-site.ts';
import type { SiteFile } from '../../lambdas/adapters/board/site-file.ts';
import { casePosition, caseTexts, datcCases } from '../../lambdas/adapters/variants/datc-cases.ts';
import { loadVariants } from '../../lambdas/adapters/variants/variants.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import { spellOrders } from '../../templates/locales/order-spelling.ts';
import type { Language } from '../../templates/locales/shape.ts';
import { bookBlock, casesBlocks } from '../../templates/mail/board-links.ts';
import { markdownHtml } from '../../templates/pages/markdown-pages.ts';
import { openLink } from '../../templates/study/study-link.ts';
import { standard } from '../boards.ts';

const cases = datcCases().filter(({ id }) => !id.includes('/'));
let files: ReadonlyMap<string, SiteFile>;
const page = (path: string) => files.get(`${path}index.html`)!.body;

let languages: readonly Language[];
const root = new URL('../../', import.meta.url);
const DOCUMENTS = readdirSync(new URL('docs/', root)).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []));

/** Is there, at this address, the section of this case? Null: any page. */
const leadsTo = (href: string, id: string | null): boolean => {
  const [path, anchor] = href.slice(1).split('#');
  const body = files.get(`${path}index.html`)?.body;
  return body !== undefined && (id === null || (anchor === id && body.includes(`<section id="${id}">`)));
};

beforeAll(async () => {
  languages = await Promise.all(LANGUAGES.map(loadLanguage));
  files = new Map((await bookSite('/assets/sheet/sheet-1.css')).map((file) => [file.path, file]));
});

const sectionOf = ({ id }: { readonly id: string }, board = 'board/') => {
  const chapter = page(`${board}cases/${id.slice(0, 3).toLowerCase()}/`);
  return chapter.slice(chapter.indexOf(`<section id="${id}">`)).split('</section>')[0]!;
};

describe('the book of cases', () => {
  it.each(LANGUAGES)('has a text for each case, and for nothing else; none is said twice: %s', (language) => {
    const texts = caseTexts(language);
    const shown = sectionOf({ id: '6.D.8' }, language === 'en' ? 'board/' : `board/${language}/`);
    expect(shown).toContain({ en: 'told to move', de: 'Sie sollte ziehen', fr: 'devait prendre la mer' }[language]);
    expect(Object.keys(texts).sort()).toEqual(cases.map(({ id }) => id).sort());
    expect(new Set(Object.values(texts)).size).toBe(cases.length);
  });

  it.each(['board/', 'board/de/', 'board/fr/'])(
    '%s has each case with what becomes of each order, in its language',
    (board) => {
      for (const each of cases) {
        const section = sectionOf(each, board);
        for (const order of [...each.expected.success, ...each.expected.fail]) {
          expect(section).toContain(`<code>${spellOrders(standard, order.split(': ')[1]!)}</code>`);
        }
      }
      const succeeds = { 'board/': 'succeeds', 'board/de/': 'gelingt', 'board/fr/': 'réussit' }[board];
      expect(sectionOf({ id: '6.D.1' }, board)).toContain(`<code>F ADR S A Tri - Ven</code> <i>${succeeds}</i>`);
    },
  );

  it('tells what other rulings change, those together that change the same', () => {
    expect(sectionOf({ id: '6.F.17' })).toContain(
      'By convoyParadox: 1971, convoyParadox: 1982, convoyParadox: 2000 these',
    );
    expect(sectionOf({ id: '6.D.1' })).not.toContain('these come out otherwise');
  });

  it('leads to the board with just the position of each case, and the orders that its units can have there', () => {
    const lost: string[] = [];
    for (const each of cases) {
      const link = /href="\.\.\/\.\.\/#([^"]+)"/.exec(sectionOf(each))![1]!;
      const opened = openLink(`#${link}`);
      if (typeof opened === 'string') throw new Error(`${each.id}: ${opened}`);
      const read = opened.read(standard);
      if (typeof read === 'string') throw new Error(`${each.id}: ${read}`);
      expect(read.study.start).toEqual(casePosition(standard, each, {}));
      const shown = Object.values(read.study.branches[0]!.orders).flat();
      for (const order of Object.values(each.orders).flat())
        if (!shown.includes(order)) lost.push(`${each.id} ${order}`);
    }
    expect(lost).toEqual([]);
  });

  it('has each variant with rules of its own, clause by clause, and leads from page to page without a gap', () => {
    for (const { variant } of loadVariants()) {
      for (const { id } of variant.clauses ?? [])
        expect(page(`board/cases/${variant.id}/`)).toContain(`<section id="${id}">`);
    }
    for (const { path, body } of files.values()) {
      for (const [, href] of body.matchAll(/<a [^>]*href="([^"#]+)"/g)) {
        const target = new URL(href!, `https://x/${path}`).pathname.slice(1);
        expect([target, files.has(`${target}index.html`) || /^board\/(?:de\/|fr\/)?$/.test(target)]).toEqual([
          target,
          true,
        ]);
      }
    }
  });

  it('has each case that a document of ours names, where its link leads; other links stay what they are', () => {
    const htmlOf = (text: string) => markdownHtml(text, { lower: 0, link: (href) => href }).html;
    const links = DOCUMENTS.flatMap((path) => {
      const html = htmlOf(readFileSync(new URL(path, root), 'utf8'));
      return [...html.matchAll(/href="(\/board\/cases\/[^"]*)">([^<]*)/g)].map(([, href, id]) => [path, href!, id!]);
    });
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(([, href, id]) => !leadsTo(href!, id!))).toEqual([]);
    expect(htmlOf('[6.F.14](https://example.org/) nor `6.D.9`.').match(/<a href="[^"]*"/g)).toEqual([
      '<a href="https://example.org/"',
    ]);
  });

  it('has the cases to which results lead, and they show what the results told', () => {
    const board = standard;
    for (const [id, reason] of [
      ['6.D.10', 'self-dislodgement'],
      ['6.E.1', 'head-to-head'],
      ['6.E.6', 'beleaguered'],
      ['6.F.14', 'disrupted'],
    ] as const) {
      const one = cases.find((each) => each.id === id)!;
      const { orders } = adjudicate(board, casePosition(board, one, {}), one.orders, { explain: true });
      expect(orders.flatMap(({ reasons }) => reasons)).toContain(reason);
      for (const language of languages) {
        const told = inLanguage(language, () => [...casesBlocks({ site: '' }, orders), bookBlock({ site: '' })]);
        const [own, whole] = [...JSON.stringify(told).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href!);
        expect([language.code, leadsTo(own!, id), leadsTo(whole!, null)]).toEqual([language.code, true, true]);
      }
    }
  });
});
