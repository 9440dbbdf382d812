/** The book of cases: each case and clause is in it, in words, with reasons, and its link puts just that on the analysis board. */
import { beforeAll, describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { bookSite } from '../../lambdas/adapters/board/book-site.ts';
import type { SiteFile } from '../../lambdas/adapters/board/site-file.ts';
import { casePosition, caseTexts, datcCases } from '../../lambdas/adapters/variants/datc-cases.ts';
import { loadVariants } from '../../lambdas/adapters/variants/variants.ts';
import { casesBlocks } from '../../templates/mail/board-links.ts';
import { markdownHtml } from '../../templates/pages/markdown-pages.ts';
import { openLink } from '../../templates/study/study-link.ts';
import { standard } from '../boards.ts';

const cases = datcCases().filter(({ id }) => !id.includes('/'));
let files: ReadonlyMap<string, SiteFile>;
const page = (path: string) => files.get(`${path}index.html`)!.body;

beforeAll(async () => {
  files = new Map((await bookSite('/assets/sheet/sheet-1.css')).map((file) => [file.path, file]));
});

const sectionOf = ({ id }: { readonly id: string }, board = 'board/') => {
  const chapter = page(`${board}cases/${id.slice(0, 3).toLowerCase()}/`);
  return chapter.slice(chapter.indexOf(`<section id="${id}">`)).split('</section>')[0]!;
};

describe('the book of cases', () => {
  it('has a text for each case, and for nothing else; none is said twice', () => {
    const texts = caseTexts();
    expect(Object.keys(texts).sort()).toEqual(cases.map(({ id }) => id).sort());
    expect(new Set(Object.values(texts)).size).toBe(cases.length);
  });

  it.each(['board/', 'board/de/', 'board/fr/'])(
    '%s has each case with what becomes of each order, in its language',
    (board) => {
      for (const each of cases) {
        const section = sectionOf(each, board);
        for (const order of [...each.expected.success, ...each.expected.fail]) {
          expect(section).toContain(`<code>${order.split(': ')[1]}</code>`);
        }
      }
      const succeeds = { 'board/': 'succeeds', 'board/de/': 'gelingt', 'board/fr/': 'réussit' }[board];
      expect(sectionOf({ id: '6.D.1' }, board)).toContain(`<i>${succeeds}</i>`);
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

  it('is where cases lead that a document names, unless they lead elsewhere already', () => {
    const { html } = markdownHtml('By 6.D.8, not [6.F.14](https://example.org/) nor `6.D.9`.', {
      lower: 0,
      link: (href) => href,
    });
    expect(html.match(/<a href="[^"]*"/g)).toEqual([
      '<a href="/board/cases/6.d/#6.D.8"',
      '<a href="https://example.org/"',
    ]);
    expect(page('board/cases/6.d/')).toContain('id="6.D.8"');
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
      const told = casesBlocks({ site: 'https://judge.example.org' }, orders);
      expect(JSON.stringify(told)).toContain(
        `https://judge.example.org/board/cases/${id.slice(0, 3).toLowerCase()}/#${id}`,
      );
    }
  });
});
