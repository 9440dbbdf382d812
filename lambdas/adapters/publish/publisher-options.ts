/** What the publisher needs of the house around it. */
import type { Signer } from '../../../engine/archive/seal.ts';
import type { Board } from '../../../engine/board/board.ts';
import type { Help } from '../../../templates/mail/mail.ts';
import type { Geography } from '../../../templates/map/geometry/geography.ts';
import type { MastheadLink } from '../../../templates/pages/frame.ts';
import type { Services } from '../../ports.ts';

export interface PublisherOptions
  extends Pick<Services, 'files' | 'games' | 'directory' | 'board' | 'house' | 'digest' | 'now' | 'log'> {
  /** Digest of a variant's data, as archives state it. */
  readonly variantDigest: (variant: string, edition: number) => string;
  /** Signs archives; null where there is no key. */
  readonly signer: Signer | null;
  readonly places: readonly MastheadLink[];
  /** Where a mail to an address is begun. */
  readonly write: (to: string, text?: string) => string;
  /** The drawn map of a variant; null when it has none. */
  readonly geography: (variant: Board['variant']) => Geography | null;
  readonly variants: Services['variants'];
  /** The house's documents. */
  readonly help: Help;
  /** The style sheet of the pages, for a page that brings it along. */
  readonly style: string;
  /** `@font-face` rules that a drawing brings along. */
  readonly fonts: string;
  /** Letters and digits (16 of a-z and 2-7) that follow from a subject and that nobody can guess. */
  readonly tag: (subject: string) => string;
}
