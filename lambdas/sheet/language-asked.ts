/** Which language a page is asked for in: what the reader chose on a page, else what the browser says it would like. */
import { LANGUAGES, type LanguageCode } from '../../engine/messages/languages.ts';

/** As CloudFront does it (`infra/aws/pages-function.ts`). */
const COOKIE = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/;

/** By the headers `Cookie` and `Accept-Language`. */
export function languageAsked(cookie: string, accepted: string): LanguageCode {
  const chosen = languageFromCode(COOKIE.exec(cookie)?.[1]);
  if (chosen !== null) return chosen;
  const [best] = accepted
    .split(',')
    .map((part) => {
      const [tag = '', q] = part.trim().toLowerCase().split(';');
      const weight = q?.trim().startsWith('q=') === true ? Number(q.trim().slice(2)) : 1;
      return { code: languageFromCode(tag.split('-')[0]), weight };
    })
    .filter(({ code, weight }) => code !== null && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return best?.code ?? 'en';
}

/** Remembers what was chosen, by `?language=`, on all pages. */
export function languageCookie(chosen: LanguageCode): string {
  return `language=${chosen}; Path=/; Max-Age=31536000; Secure; SameSite=Lax`;
}

export function languageFromCode(code: string | undefined): LanguageCode | null {
  return LANGUAGES.find((each) => each === code) ?? null;
}
