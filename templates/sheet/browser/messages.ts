/** What the engine says of lines and positions, in the language of the page: the page begins with few words. */
import type { LanguageCode } from '../../../engine/messages/languages.ts';
import { t } from '../../locales/current.ts';
import type { Language } from '../../locales/shape.ts';

const MESSAGES = {
  en: () => import('../../locales/en/messages.ts'),
  de: () => import('../../locales/de/messages.ts'),
  fr: () => import('../../locales/fr/messages.ts'),
};

export async function loadMessages(): Promise<Language['said']> {
  return (await MESSAGES[t().code as LanguageCode]()).said;
}
