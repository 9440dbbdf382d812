/** The analysis board as files: its pages in each language, what keeps them for when there is no network, the boards of all variants, and the book of cases. */
import { createHash } from 'node:crypto';
import { startingPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import { boardIn } from '../../../engine/board/translation.ts';
import { LANGUAGES, type LanguageCode } from '../../../engine/messages/languages.ts';
import { inLanguage } from '../../../templates/locales/current.ts';
import { loadLanguage } from '../../../templates/locales/languages.ts';
import { rulesPart } from '../../../templates/sheet/rules-part.ts';
import type { BoardFile, SheetAssets } from '../../../templates/sheet/sheet-data.ts';
import { boardWorker } from '../../../templates/sheet/study/board-worker.ts';
import { lessonsPage } from '../../../templates/sheet/study/lessons-page.ts';
import { type BoardOffer, boardPage } from '../../../templates/sheet/study/study-page.ts';
import { boardPath, bookPath, lessonsPath } from '../../../templates/study/study-document.ts';
import { loadGeography } from '../variants/geography.ts';
import { loadVariant, loadVariants } from '../variants/variants.ts';
import { bookSite } from './book-site.ts';
import type { SiteFile } from './site-file.ts';

/** Without the script and the style, which are the order sheet's (`assets/sheet/`), and the seal. */
export async function boardSite(assets: SheetAssets): Promise<readonly SiteFile[]> {
  const languages = await Promise.all(LANGUAGES.map(async (code) => ({ code, language: await loadLanguage(code) })));
  const boards = loadVariants().flatMap((loaded) => {
    const { variant, board } = loaded;
    const geography = loadGeography(loaded);
    if (geography === null) return [];
    const rules = Object.fromEntries(
      languages.map(({ code, language }) => [
        code,
        inLanguage(language, () => rulesPart(boardIn(board, code), startingPosition(board), geography).html),
      ]),
    );
    const file: BoardFile = { variant, translations: board.translations ?? [], geography, rules };
    const body = JSON.stringify(file);
    const path = `assets/boards/${variant.id}-${variant.edition ?? 1}-${digestOf(body)}.json`;
    return [{ id: variant.id, name: variant.name, path, body }];
  });
  const variants = boards.map(({ id, name, path }): BoardOffer => ({ id, name, file: `/${path}` }));
  const pages = languages.flatMap(({ code, language }) =>
    inLanguage(language, () => [
      { path: boardPath(code), body: boardPage({ assets, variants }) },
      { path: lessonsPath(code), body: lessonsPage({ assets, variants }, loadVariant('standard')!.board) },
    ]),
  );
  const scripts = [assets.style, assets.board, assets.lessons, ...(assets.modules['en'] ?? [])].map(
    (path) => `..${path}`,
  );
  const book = await bookSite(assets.style);
  const files = [
    ...pages.map(({ path, body }) => ({ path: `${path}index.html`, type: 'text/html; charset=utf-8', body })),
    ...boards.map(({ path, body }) => ({ path, type: 'application/json', body })),
    ...book,
  ];
  const kept = ['./', ...scripts, `../${boards[0]!.path}`];
  const digest = digestOf(files.map(({ path, body }) => path + digestOf(body)).join('\n'));
  return [
    ...files,
    {
      path: 'board/worker.js',
      type: 'text/javascript; charset=utf-8',
      body: boardWorker(kept, beside(book, assets), digest),
    },
  ];
}

/**
 * With the pages of each other language also where its readers find them who name none: `de/board/`, as all pages of a site lie. A page
 * finds what it needs there too, since no path leads above the root.
 */
export function forReaders(files: readonly SiteFile[]): readonly SiteFile[] {
  const isIn = (code: LanguageCode, path: string) => path.startsWith(boardPath(code)) && path.endsWith('.html');
  const own = LANGUAGES.filter((code) => code !== 'en').flatMap((code) =>
    files
      .filter(({ path }) => isIn(code, path))
      .map((file) => ({ ...file, path: `${code}/${file.path.replace(boardPath(code), boardPath('en'))}` })),
  );
  return [...files, ...own];
}

/** Scripts, lessons and the book in each language, as paths from `board/`; English, in whose folder the others lie, comes last. */
function beside(
  book: readonly SiteFile[],
  { offline }: SheetAssets,
): readonly (readonly [folder: string, paths: readonly string[]])[] {
  const [english, ...others] = LANGUAGES;
  return [...others, english].map((code) => {
    const cases = book.filter(({ path }) => path.startsWith(bookPath(code, null))).map(({ path }) => path);
    const paths = [lessonsPath(code), ...cases].map((path) => path.replace('board/', '').replace('index.html', ''));
    const scripts = (offline[code] ?? []).map((path) => `..${path}`);
    return [boardPath(code).replace('board/', ''), [...scripts, ...paths]];
  });
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
