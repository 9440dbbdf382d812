/** What comes of a section in its game. */
import type { PersonId, ReportLine } from '../../engine/game/events.ts';
import type { CommandItem } from '../../engine/language/mail/mail-text.ts';
import type { MessageOrText } from '../../engine/messages/all-messages.ts';
import { refusedLine } from '../games/refusal.ts';

export interface InGame {
  readonly outcome: 'decided' | 'repeated' | 'nothing' | 'refused' | 'unproven' | 'asked';
  /** Why what proves the sender elsewhere does not here; left out: nothing does. */
  readonly doubt?: MessageOrText;
  /** For the desk: why nothing was decided. */
  readonly report: readonly ReportLine[];
  /** Commands that are not about this game. */
  readonly elsewhere: readonly CommandItem[];
  /** Who was let in, if anybody. */
  readonly person: PersonId | null;
  /** Under which the game remembers that it has answered this; left out: it has not. */
  readonly key?: string;
}

/** A section that is refused as a whole, with why. */
export function refusedInGame(
  spot: { readonly line: number | null; readonly text: string },
  message: MessageOrText,
  suggestion: string | null,
): InGame {
  return { ...nothingInGame('refused'), report: [refusedLine(spot, message, suggestion)] };
}

/** Nothing was decided, and nobody let in. */
export function nothingInGame(outcome: InGame['outcome']): InGame {
  return { outcome, report: [], elsewhere: [], person: null };
}
