/** The book of cases as files: a page for each chapter of the DATC and for each variant with rules of its own, in each language. */
import { adjudicate } from '../../../engine/adjudicate/adjudicate.ts';
import type { Board } from '../../../engine/board/board.ts';
import { boardIn } from '../../../engine/board/translation.ts';
import { LANGUAGES, type LanguageCode } from '../../../engine/messages/languages.ts';
import { gameRules } from '../../../engine/rules/game-rules.ts';
import { inLanguage } from '../../../templates/locales/current.ts';
import { withExplanations } from '../../../templates/locales/explained.ts';
import { loadLanguage } from '../../../templates/locales/languages.ts';
import type { Geography } from '../../../templates/map/geometry/geography.ts';
import { mapPath } from '../../../templates/pages/variant-page.ts';
import { type BookCase, type BookPart, bookIndex, bookPage } from '../../../templates/study/book-page.ts';
import { bookPath } from '../../../templates/study/study-document.ts';
import { boardAddress } from '../../../templates/study/study-link.ts';
import { type ClauseCase, clauseCases, clauseOnBoard, partShown } from '../variants/clause-cases.ts';
import { casePosition, caseTexts, type DatcCase, datcCases, optionsOf, PREFERENCE } from '../variants/datc-cases.ts';
import { loadGeography } from '../variants/geography.ts';
import { loadVariant, loadVariants } from '../variants/variants.ts';
import type { SiteFile } from './site-file.ts';

/** `style`: of the style sheet, from the root. */
export async function bookSite(style: string): Promise<readonly SiteFile[]> {
  const type = 'text/html; charset=utf-8';
  const languages = await Promise.all(LANGUAGES.map(async (code) => ({ code, language: await loadLanguage(code) })));
  return languages.flatMap(({ code, language }) =>
    inLanguage(language, () => {
      const parts = bookParts(code);
      return [
        { path: `${bookPath(code, null)}index.html`, type, body: bookIndex(parts, style) },
        ...parts.map((part) => ({ path: `${bookPath(code, part.id)}index.html`, type, body: bookPage(part, style) })),
      ];
    }),
  );
}

/** In the current language. */
function bookParts(language: LanguageCode): readonly BookPart[] {
  const board = boardIn(loadVariant('standard')!.board, language);
  const all = datcCases();
  const texts = caseTexts(language);
  const chapters = new Map<string, BookCase[]>();
  for (const each of all) {
    if (each.id.includes('/')) continue;
    const chapter = each.id.slice(0, 3);
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), bookCase(board, each, all, texts[each.id] ?? '')]);
  }
  const variants = loadVariants().filter(({ variant: { clauses = [] } }) => clauses.length > 0);
  return [
    ...[...chapters].map(([id, cases]): BookPart => ({ kind: 'chapter', id, board, cases })),
    ...variants.map((loaded): BookPart => {
      const own = boardIn(loaded.board, language);
      return { kind: 'variant', id: own.variant.id, board: own, cases: casesOfClauses(own, loadGeography(loaded)) };
    }),
  ];
}

function casesOfClauses(board: Board, geography: Geography | null): readonly BookCase[] {
  const shown = new Map(clauseCases(board.variant.id).map((each) => [each.clause, each]));
  return gameRules(board).clauses.map(({ id, text }) => {
    const one = shown.get(id) ?? null;
    const { position, resolution } = clauseOnBoard(board, one ?? { clause: id });
    return {
      id,
      title: '',
      text,
      link: fragmentOf(boardAddress(board, position, one?.orders)),
      preferred: resolution === null ? null : withExplanations(board, resolution),
      others: [],
      ...(one === null || geography === null ? {} : { picture: pictureOf(board.variant.id, one, geography) }),
    };
  });
}

function pictureOf(variant: string, one: ClauseCase, geography: Geography): NonNullable<BookCase['picture']> {
  const part = partShown(one, geography);
  const size = part === null ? geography.size : ([part.right - part.left, part.bottom - part.top] as const);
  return { day: mapPath(variant, '', one.clause), night: mapPath(variant, '-dark', one.clause), size };
}

function bookCase(board: Board, one: DatcCase, all: readonly DatcCase[], text: string): BookCase {
  const resolved = (each: DatcCase) =>
    optionsOf(each).map((options) => {
      const found = adjudicate(board, casePosition(board, each, options), each.orders, { ...options, explain: true });
      return { options, resolution: withExplanations(board, found), isPreferred: each.rule === PREFERENCE };
    });
  const results = all.filter(({ id }) => id === one.id || id.startsWith(`${one.id}/`)).flatMap(resolved);
  const preferred = results.find(({ isPreferred }) => isPreferred) ?? results[0]!;
  return {
    id: one.id,
    title: one.title,
    text,
    link: fragmentOf(boardAddress(board, casePosition(board, one, {}), one.orders)),
    preferred: preferred.resolution,
    others: results.filter((each) => each !== preferred),
  };
}

function fragmentOf(address: string): string {
  return address.slice(address.indexOf('#') + 1);
}
