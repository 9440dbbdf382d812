/** In which language the local judge's pages are written. */
import type { LanguageCode } from '../../../engine/messages/languages.ts';
import { languageAsked, languageFromCode } from '../../../lambdas/sheet/language-asked.ts';
import type { Request, Response } from './http.ts';

const YEAR = 31_536_000;

export function languageWanted({ cookie = '', headers = {} }: Pick<Request, 'cookie' | 'headers'>): LanguageCode {
  return languageAsked(cookie, headers['accept-language'] ?? '');
}

/** The answer to a link that chooses a language (`?language=de`); null where none is chosen. */
export function languageChosen({ path, query }: Request): Response | null {
  const chosen = languageFromCode(query.get('language') ?? undefined);
  if (chosen === null) return null;
  const cookie = `language=${chosen}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
  return {
    status: 303,
    type: 'text/plain',
    body: '',
    headers: { Location: path.replace(/^[/\\]+/, '/'), 'Set-Cookie': cookie },
  };
}
