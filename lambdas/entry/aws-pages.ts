/** What pages are made with on AWS. */
import { PLACES } from '../../templates/pages/places.ts';
import { embeddedFonts } from '../adapters/publish/map-fonts.ts';
import { styleSheet } from '../adapters/publish/page-assets.ts';
import { type PageMeans, writtenPages } from '../compose-pages.ts';
import type { PagesOf } from './aws-services.ts';

/** Whoever changes a game writes its pages. */
export const WRITTEN: PagesOf = (given) => writtenPages(pageMeans(given));

export function pageMeans({ signer, help }: Pick<PageMeans, 'signer' | 'help'>): PageMeans {
  return {
    isDrawn: true,
    signer,
    places: PLACES,
    write: (to, text = '') => `mailto:${to}${text === '' ? '' : `?body=${encodeURIComponent(text)}`}`,
    style: styleSheet(),
    help,
    fonts: embeddedFonts(),
  };
}
