/** What the engine says of lines and positions, in the language of the page: the page begins with few words. */
import { t } from '../../locales/current.ts';
import type { Language } from '../../locales/shape.ts';

let said: Promise<Language['said']> | null = null;

export function loadMessages(): Promise<Language['said']> {
  const { code } = t();
  said ??=
    code === 'de'
      ? import('../../locales/de/messages.ts').then((part) => part.said)
      : code === 'fr'
        ? import('../../locales/fr/messages.ts').then((part) => part.said)
        : import('../../locales/en/messages.ts').then((part) => part.said);
  return said;
}
