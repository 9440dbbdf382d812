import type { SheetSaying } from '../../../../engine/sayings/sheet.ts';
import type { Words } from '../../language.ts';

export const sheet = {
  'sheet/not-confirmed': () =>
    'Nothing was sent: this device is new to us. Answer the mail in which we ask whether it was you, then reload this page.',
  'sheet/link-dead': () =>
    'This link is dead. Use the one in the last mail that asked you for orders, or send the judge SET LINKS NEW.',
  'sheet/game-over': () => 'The game is over, and its order sheets with it. Its page has all that happened.',
  'sheet/too-many-devices': () =>
    'Your sheet was opened on too many new devices today. Use one that you have confirmed, or send your orders by mail.',
  'sheet/old-page': () => 'Nothing was sent: this page is out of date. Reload it and send again.',
  'sheet/too-often': () => 'Nothing was sent: that is more than we take from a sheet in an hour. Mail works meanwhile.',
  'sheet/wait': () => 'Nothing was sent yet: mail that came earlier goes first. Send again in a minute.',
  'sheet/our-fault': () => 'Nothing was sent. The fault is ours and has been logged. Send your orders by mail.',
  'sheet/by-mail-only': () => 'A sheet does not do that. Send this line by mail.',
  'sheet/no-sign-on': () => 'A sheet is for its own game: leave the sign-on line out, or send it by mail.',
  'sheet/other-game': () => 'Nothing was sent: this sheet is for another game. Reload it.',
  'sheet/other-site': () => 'Nothing was sent: the request did not come from our own page.',
  'sheet/too-long': ({ lines }) => `Nothing was sent: a sheet takes ${lines} lines and 50,000 characters at once.`,
} satisfies Words<SheetSaying>;
