/** The other languages, each offered in its own words. */

import { LANGUAGES, type LanguageCode } from '../../engine/messages/languages.ts';
import { NO_BREAK } from './text/wrap.ts';

/** No program breaks it. */
function line(code: string): string {
  return `SET LANGUAGE ${code}`.replaceAll(' ', NO_BREAK);
}

const OFFERS: Readonly<Record<LanguageCode, string>> = {
  en: `In English: ${line('EN')}.`,
  de: `Auf Deutsch: ${line('DE')}.`,
  fr: `En français\u00a0: ${line('FR')}.`,
};

/** `Auf Deutsch: SET LANGUAGE DE. En français : SET LANGUAGE FR.`, below a mail in `language`. */
export function othersOffered(language: string): string {
  return LANGUAGES.filter((each) => each !== language)
    .map((each) => OFFERS[each])
    .join(' ');
}
