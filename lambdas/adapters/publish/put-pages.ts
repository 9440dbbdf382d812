/**
 * Pages in each language: in English where they stand, in the others below the code of the language (`de/games/marne/`). What
 * serves them looks there first for a reader of that language and takes the English one where there is no other.
 */
import { LANGUAGES, type LanguageCode } from '../../../engine/messages/languages.ts';
import { inLanguage } from '../../../templates/locales/current.ts';
import { loadLanguage } from '../../../templates/locales/languages.ts';
import { type PageContent, renderPage } from '../../../templates/pages/frame.ts';
import { publishedKey, putChanged } from './published-files.ts';
import type { PublisherOptions } from './publisher-options.ts';

const HTML = 'text/html; charset=utf-8';

type Where = Pick<PublisherOptions, 'files' | 'places'>;

/**
 * Makes pages one by one, for each language, and writes so many of them at the same time (one after the other where it is left
 * out). Left out: in all languages.
 */
export async function putPages(
  { files, places }: Where,
  make: () => Iterator<readonly [path: string, page: PageContent]>,
  languages: readonly LanguageCode[] = LANGUAGES,
  atOnce = 1,
): Promise<void> {
  for (const code of languages) {
    const language = await loadLanguage(code);
    const pages = inLanguage(language, make);
    const next = () => {
      const made = pages.next();
      if (made.done === true) return null;
      const [path, page] = made.value;
      return { path, text: renderPage({ ...page, ...(languages.length > 1 ? { languages } : {}) }, places) };
    };
    const write = async () => {
      for (let made = inLanguage(language, next); made !== null; made = inLanguage(language, next)) {
        await putChanged(files, publishedKey(`${pathIn(code, made.path)}index.html`), made.text, HTML);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, write));
  }
}

/** One page in each language, all written at the same time: a function that waits for one after the other is paid for three times as long. */
export async function putPage({ files, places }: Where, path: string, make: () => PageContent): Promise<void> {
  const write = async (code: LanguageCode) => {
    const language = await loadLanguage(code);
    const text = inLanguage(language, () => renderPage({ ...make(), languages: LANGUAGES }, places));
    await putChanged(files, publishedKey(`${pathIn(code, path)}index.html`), text, HTML);
  };
  await Promise.all(LANGUAGES.map(write));
}

function pathIn(language: LanguageCode, path: string): string {
  return language === 'en' ? path : `/${language}${path}`;
}
