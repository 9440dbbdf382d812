/** Bots on vacant seats (`SET DUMMY power BOT`). */
import type { Power } from '../board/variant.ts';

export type BotMessage =
  | { readonly code: 'bots/play'; readonly powers: readonly Power[] }
  | { readonly code: 'bots/all-played' }
  | { readonly code: 'bots/plays-already'; readonly power: Power };
