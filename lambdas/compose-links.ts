/** The services of whoever only tells of what is published: pages are asked for, and written elsewhere. */
import { type LinkDependencies, makeLinks } from './adapters/publish/links.ts';
import { loadGeography } from './adapters/variants/geography.ts';
import { loadEdition } from './adapters/variants/variants.ts';
import type { ComposedServices, Pages } from './compose.ts';
import type { PagesRequest } from './ports.ts';

export function askedPages(ask: (request: PagesRequest) => Promise<void>, given: GivenLinks): Pages {
  return {
    publisher: (made) => ({
      ...makeLinks(linkMeans(made, given)),
      ask,
      publishPhase: async () => {},
      publishGame: ({ name, n }) => ask({ game: name, after: n }),
    }),
  };
}

interface GivenLinks extends Pick<LinkDependencies, 'signer'> {
  readonly isDrawn: boolean;
}

export function linkMeans(made: ComposedServices, { isDrawn, signer }: GivenLinks): LinkDependencies {
  const { games, directory, house, digest, board } = made;
  return {
    games,
    directory,
    house,
    digest,
    board,
    signer,
    tag: made.secrets.replyToken,
    variantDigest: (variant, edition) => loadEdition(variant, edition)?.digest ?? '',
    geography: shapesFor(isDrawn),
  };
}

export function shapesFor(isDrawn: boolean): LinkDependencies['geography'] {
  return ({ id, edition }) => {
    const loaded = isDrawn ? loadEdition(id, edition ?? 1) : null;
    return loaded === null ? null : loadGeography(loaded);
  };
}
