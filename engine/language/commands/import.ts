/** A game from elsewhere, as a GM pastes it below IMPORT. */
import type { Position } from '../../board/position.ts';
import type { Power } from '../../board/variant.ts';
import type { Message, MessageOrText } from '../../messages/all-messages.ts';
import type { Address } from '../../text/address.ts';

export interface Import {
  /** What was pasted, with the numbers that its lines have in the mail. */
  readonly lines: readonly { readonly number: number; readonly text: string }[];
  readonly seats: readonly ImportedSeat[];
}

/** Who is to play a power. */
export interface ImportedSeat {
  readonly power: Power;
  readonly address: Address;
  readonly name: string | null;
}

/** What was pasted, read, with the address of its drawing (null: nobody elsewhere can open it); or why it is none to play on from. */
export type ImportRead =
  | { readonly position: Position; readonly withOrders: boolean; readonly drawn: string | null }
  | {
      readonly problem: Message;
      readonly suggestion?: string;
      /** Lines, and fields of JSON, of which something is wrong; `line` null: of none. */
      readonly unread?: readonly {
        readonly line: number | null;
        readonly field?: string;
        readonly message: MessageOrText;
      }[];
    };
