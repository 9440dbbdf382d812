/** The places in the masthead that every judge's pages have. */
import type { Place } from './frame.ts';

export const PLACES: readonly Place[] = [
  { name: 'Games', path: '/games/' },
  { name: 'Variants', path: '/variants/' },
  { name: 'Help', path: '/help/' },
];
