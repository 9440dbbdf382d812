/** What pages are made with on AWS. */
import { PLACES_PAGE } from '../../templates/pages/places.ts';
import { embeddedFonts } from '../adapters/publish/map-fonts.ts';
import { styleSheet } from '../adapters/publish/page-assets.ts';
import { mailtoOf, type PageDependencies, writtenPages } from '../compose-pages.ts';
import type { PagesOf } from './aws-services.ts';

/** Whoever changes a game writes its pages. */
export const WRITTEN: PagesOf = (given) => writtenPages(pageMeans(given));

export function pageMeans({ signer, help }: Pick<PageDependencies, 'signer' | 'help'>): PageDependencies {
  return {
    isDrawn: true,
    signer,
    places: PLACES_PAGE,
    write: mailtoOf,
    style: styleSheet(),
    help,
    fonts: embeddedFonts(),
  };
}
