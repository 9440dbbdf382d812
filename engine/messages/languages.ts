/** The languages that the judge writes, by the codes of ISO 639. Their words are in `templates/locales`. */
import { foldText } from '../text/fold.ts';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** What each is called by those who speak it. */
export const OWN_NAMES: Readonly<Record<LanguageCode, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** As somebody who speaks one of them calls it, folded. */
const SPELLINGS: Readonly<Record<LanguageCode, string>> = {
  en: 'en eng english englisch anglais',
  de: 'de ger deu deutsch german allemand',
  fr: 'fr fre fra francais franzosisch franzoesisch french',
};

/** `de` of `de`, `Deutsch`, `de-AT`, `German`; null: no language of the judge. */
export function languageNamed(text: string): LanguageCode | null {
  const word = foldText(text)
    .trim()
    .toLowerCase()
    .replace(/[-_][a-z]{2,4}$/, '');
  return LANGUAGES.find((code) => SPELLINGS[code].split(' ').includes(word)) ?? null;
}
