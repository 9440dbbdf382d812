/** Why an order sheet does not do what it is asked. */
export type SheetMessage =
  | {
      readonly code:
        | 'sheet/not-confirmed'
        | 'sheet/link-dead'
        | 'sheet/game-over'
        | 'sheet/too-many-devices'
        | 'sheet/old-page'
        | 'sheet/too-often'
        | 'sheet/wait'
        | 'sheet/our-fault'
        | 'sheet/by-mail-only'
        | 'sheet/no-sign-on'
        | 'sheet/other-game'
        | 'sheet/which-game'
        | 'sheet/no-desk'
        | 'sheet/other-site';
    }
  | { readonly code: 'sheet/too-long'; readonly lines: number; readonly characters: number };
