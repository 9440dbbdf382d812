/** The services of whoever writes pages: what is published lies in files, drawings are made when they are asked for. */
import { withFormats } from './adapters/publish/archive-formats.ts';
import { drawnFiles } from './adapters/publish/drawn-files.ts';
import { listWriter } from './adapters/publish/publish-lists.ts';
import { makePublisher } from './adapters/publish/publisher.ts';
import type { PublisherOptions } from './adapters/publish/publisher-options.ts';
import type { ComposedServices, Pages } from './compose.ts';
import { linkMeans, shapesFor } from './compose-links.ts';
import type { Services } from './ports.ts';

/** What pages are made with. */
export interface PageDependencies extends Pick<PublisherOptions, 'signer' | 'places' | 'write' | 'fonts' | 'style'> {
  /** Are maps drawn? */
  readonly isDrawn: boolean;
  readonly help: PublisherOptions['help'];
  /** Variants that have pages; left out: all. */
  readonly variants?: Services['variants'];
}

/** Where a mail to an address is begun: in the reader's own mail program. */
export function mailtoOf(to: string, text = ''): string {
  return `mailto:${to}${text === '' ? '' : `?body=${encodeURIComponent(text)}`}`;
}

/** Pages are written by whoever has committed. */
export function writtenPages(means: PageDependencies): Pages {
  const { isDrawn, fonts } = means;
  return {
    publisher: (made) => makePublisher(optionsOf(made, means)),
    files: (stored, { board }) => {
      const files = withFormats(stored, board);
      return isDrawn ? drawnFiles(files, { board, geography: shapesFor(true), fonts }) : files;
    },
  };
}

/** The same where pages of games are written elsewhere, and lists here. */
export function writtenLists(asked: Pages, means: PageDependencies): Pages {
  return {
    publisher: (made) => ({
      ...asked.publisher(made),
      ...listWriter(optionsOf(made, means)),
    }),
  };
}

function optionsOf(made: ComposedServices, { isDrawn, signer, ...pages }: PageDependencies): PublisherOptions {
  return {
    variants: made.variants,
    ...pages,
    ...linkMeans(made, { isDrawn, signer }),
    files: made.files,
    now: made.now,
    log: made.log,
  };
}
