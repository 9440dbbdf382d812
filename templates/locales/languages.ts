/** The languages of the judge, by the codes of ISO 639. A language is loaded when somebody reads it. */
import type { LanguageCode } from '../../engine/messages/languages.ts';
import { english } from './en/english.ts';
import type { Language } from './shape.ts';

export { LANGUAGES, type LanguageCode } from '../../engine/messages/languages.ts';

export async function loadLanguage(code: LanguageCode): Promise<Language> {
  switch (code) {
    case 'en':
      return english;
    case 'de':
      return (await import('./de/german.ts')).german;
    case 'fr':
      return (await import('./fr/french.ts')).french;
  }
}

/** On a page that there is in English alone. */
export const ONLY_IN_ENGLISH: Readonly<Record<Exclude<LanguageCode, 'en'>, string>> = {
  de: 'Diese Seite gibt es nur auf Englisch.',
  fr: "Cette page n'existe qu'en anglais.",
};
