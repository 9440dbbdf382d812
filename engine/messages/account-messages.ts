/** A person with an account: names, addresses, passwords, zones, questions and what is shown on asking. */
import type { LanguageCode } from './languages.ts';

/** `text`: as it was written, shortened. */
export type AccountMessage =
  | { readonly code: 'account/register-alone'; readonly text: string }
  | { readonly code: 'account/password-shape' }
  | { readonly code: 'account/password-changed' }
  | { readonly code: 'account/name-length'; readonly most: number }
  | { readonly code: 'account/mail-style' }
  | { readonly code: 'account/subject-style' }
  | { readonly code: 'account/links-how' }
  | { readonly code: 'account/language-unknown'; readonly text: string; readonly languages: readonly LanguageCode[] }
  | { readonly code: 'account/confirm-one-word' }
  | { readonly code: 'account/confirm-what' }
  | { readonly code: 'account/nothing-waits' }
  /** `what`: the command, as it was asked about. `timekeeper`: the GM, or a player where there is none. */
  | {
      readonly code: 'account/confirm-as';
      readonly what: string;
      readonly who: 'player' | 'master' | 'timekeeper';
    }
  | { readonly code: 'account/orders-or-all'; readonly text: string }
  | { readonly code: 'account/one-a-mail'; readonly command: string }
  | { readonly code: 'account/help-on-what' }
  | { readonly code: 'account/no-game-or-phase'; readonly text: string }
  | { readonly code: 'account/needs-exclstart' }
  | { readonly code: 'account/span-backwards' };
