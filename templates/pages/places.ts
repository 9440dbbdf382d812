/** The places in the masthead that every judge's pages have. */
import type { MastheadLink } from './frame.ts';

/** Page of a person who wishes one. */
export function personPath(id: string): string {
  return `/people/${id}/`;
}

export const PLACES_PAGE: readonly MastheadLink[] = [
  { name: 'games', path: '/games/' },
  { name: 'variants', path: '/variants/' },
  { name: 'help', path: '/help/' },
];
