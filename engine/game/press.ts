/** A message of the game, as it goes out. */
import type { PersonId, Power } from '../vocabulary.ts';

/** `WRITER`: see {@link Press.writer}. */
export type Addressee = Power | 'MASTER' | 'OBSERVERS' | 'WRITER';

export interface Press {
  readonly from: Power | 'MASTER' | 'OBSERVER';
  readonly colour: 'white' | 'grey';
  /** Everybody who receives it. */
  readonly to: 'all' | readonly Addressee[];
  /** What the message shows as its addressees, when that is another list. */
  readonly shown: 'all' | readonly Addressee[];
  /** Whose message this answers, where the addressee is `WRITER`: a power that hid its name, or an observer. Told to nobody. */
  readonly writer?: { readonly power: Power } | { readonly person: PersonId };
  readonly body: string;
  /** Subject of an announcement of the master. */
  readonly subject?: string;
  /** The sender wants no copy. */
  readonly quiet?: true;
  /** It came out with the results of a phase. */
  readonly postal?: true;
}
