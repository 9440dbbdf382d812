/** What the parts of the site share: pages in their frame, and the parts of a path. */

import { LANGUAGES } from '../../../engine/messages/languages.ts';
import { t } from '../../../templates/locales/current.ts';
import { type PageContent, renderPage } from '../../../templates/pages/frame.ts';
import { notHere, notHerePage } from '../../../templates/pages/mailbox-pages.ts';
import { PLACES_PAGE as PUBLIC_PLACES } from '../../../templates/pages/places.ts';
import { pageResponse, type Response } from './http.ts';

/** The places in the masthead. */
export const MASTHEAD_LINKS = [
  { name: 'judge', path: '/' },
  ...PUBLIC_PLACES,
  { name: 'mailboxes', path: '/mailbox' },
] as const;

/** In the language that the page is asked for in, with links to the others. */
export function showPage(shown: () => PageContent, status = 200): Response {
  return { ...pageResponse('', status), write: () => renderPage({ languages: LANGUAGES, ...shown() }, MASTHEAD_LINKS) };
}

export function showMissing(): Response {
  return showPage(() => notHerePage([{ code: t().code, ...notHere() }]), 404);
}

/** Where a mail to an address is begun. */
export function writeTo(to: string, text = ''): string {
  return `/write?${new URLSearchParams({ to, text })}`;
}

/** A part of a path as it was meant; null when it is not properly encoded. */
export function decodePathPart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
