/**
 * The language of the page, which its root element names. The build puts this in the place of the whole of English, which the
 * modules of words begin with (infra/sheet-script.ts): so whatever they write is written in that language, and no other is loaded.
 */
import type { PageLanguage } from '../sheet-words.ts';

const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly language: PageLanguage }>>> = {
  de: () => import('./words/de.ts'),
  fr: () => import('./words/fr.ts'),
};

const load = LANGUAGES[document.documentElement.lang] ?? (() => import('./words/en.ts'));

export const { language: english } = await load();
