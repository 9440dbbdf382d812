/** Why an order sheet does not do what it is asked. */
import type { MessageTable } from './message-table.ts';

export type SheetMessage = MessageTable<{
  'sheet/not-confirmed': null;
  'sheet/link-dead': null;
  'sheet/game-over': null;
  'sheet/too-many-devices': null;
  'sheet/old-page': null;
  'sheet/too-often': null;
  'sheet/wait': null;
  'sheet/our-fault': null;
  'sheet/by-mail-only': null;
  'sheet/no-sign-on': null;
  'sheet/other-game': null;
  'sheet/which-game': null;
  'sheet/no-desk': null;
  'sheet/other-site': null;
  'sheet/too-long': { lines: number; characters: number };
}>;
