/** What the parts of the site share: pages in their frame, and the parts of a path. */

import { LANGUAGES } from '../../../engine/sayings/languages.ts';
import { framed, type Page } from '../../../templates/pages/frame.ts';
import { notHere, notHerePage } from '../../../templates/pages/mailbox-pages.ts';
import { PLACES as PUBLIC_PLACES } from '../../../templates/pages/places.ts';
import { words } from '../../../templates/words/current.ts';
import { page, type Response } from './http.ts';

/** The places in the masthead. */
export const PLACES = [
  { name: 'judge', path: '/' },
  ...PUBLIC_PLACES,
  { name: 'mailboxes', path: '/mailbox' },
] as const;

/** In the language that the page is asked for in, with links to the others. */
export function show(shown: () => Page, status = 200): Response {
  return { ...page('', status), write: () => framed({ languages: LANGUAGES, ...shown() }, PLACES) };
}

export function missing(): Response {
  return show(() => notHerePage([{ code: words().code, ...notHere() }]), 404);
}

/** Where a mail to an address is begun. */
export function writeTo(to: string, text = ''): string {
  return `/write?${new URLSearchParams({ to, text })}`;
}

/** A part of a path as it was meant; null when it is not properly encoded. */
export function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
