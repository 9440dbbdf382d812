/** Which language a page is asked for in: what the reader chose on a page, else what the browser says it would like. */
import { LANGUAGES, type LanguageCode } from '../../../engine/sayings/languages.ts';
import type { Request, Response } from './http.ts';

/** As on AWS (`infra/aws/pages-function.ts`). */
const COOKIE = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/;
const YEAR = 31_536_000;

export function languageWanted({ cookie = '', headers = {} }: Pick<Request, 'cookie' | 'headers'>): LanguageCode {
  const chosen = languageOf(COOKIE.exec(cookie)?.[1]);
  if (chosen !== null) return chosen;
  const [best] = (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', q] = part.trim().toLowerCase().split(';');
      const weight = q?.trim().startsWith('q=') === true ? Number(q.trim().slice(2)) : 1;
      return { code: languageOf(tag.split('-')[0]), weight };
    })
    .filter(({ code, weight }) => code !== null && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return best?.code ?? 'en';
}

/** The answer to a link that chooses a language (`?language=de`); null where none is chosen. */
export function languageChosen({ path, query }: Request): Response | null {
  const chosen = languageOf(query.get('language') ?? undefined);
  if (chosen === null) return null;
  const cookie = `language=${chosen}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
  return {
    status: 303,
    type: 'text/plain',
    body: '',
    headers: { Location: path.replace(/^[/\\]+/, '/'), 'Set-Cookie': cookie },
  };
}

function languageOf(code: string | undefined): LanguageCode | null {
  return LANGUAGES.find((each) => each === code) ?? null;
}
