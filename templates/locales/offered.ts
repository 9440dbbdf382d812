/** A language offered to somebody whose mail seems to be written in it: each in its own words. */
import type { LanguageCode } from '../../engine/messages/languages.ts';

const OFFERS: Readonly<Record<LanguageCode, string>> = {
  en: 'Your mails can be in English: send SET LANGUAGE EN.',
  de: 'Deine E-Mails gibt es auch auf Deutsch: schick SET LANGUAGE DE.',
  fr: 'Vos e-mails existent aussi en français\u00a0: envoyez SET LANGUAGE FR.',
};

export function languageOffered(language: LanguageCode): string {
  return OFFERS[language];
}
