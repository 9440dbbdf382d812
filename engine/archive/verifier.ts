/** What an archive is checked with. */
import type { Board } from '../board/board.ts';
import type { Digest } from '../game/canonical.ts';
import type { CheckSignature } from './seal.ts';

export interface Verifier {
  readonly digest: Digest;
  readonly checkSignature: CheckSignature;
  /** The board of a variant, by preference of the data with that digest, and the digest of its data here; null when there is no such variant. */
  readonly variant: (id: string, digest: string) => { readonly board: Board; readonly digest: string } | null;
  /** The public key that must have signed; null: any key, which the result names. */
  readonly key: string | null;
  /** Heads of the chain that readers hold from their results mails. */
  readonly anchors: readonly string[];
  /** Receipts that players hold from their acknowledgements. */
  readonly receipts: readonly string[];
}
