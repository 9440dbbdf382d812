/** The reader's order sheet, in a mail that asks for orders. */

import { t } from '../../locales/current.ts';
import type { DocumentBlock } from '../../markup/document.ts';
import type { MailContext } from '../mail.ts';

/** The one link of a mail, in the part that is for its reader alone; nothing for readers who have none. */
export function sheetBlock({ sheet, view }: MailContext): readonly DocumentBlock[] {
  if (sheet === undefined) return [];
  const { heading, open, openDesk, note } = t().mail.orderSheet;
  const text = view.role.kind === 'master' ? openDesk : open;
  return [{ kind: 'sheet', heading, link: { text, href: sheet }, note }];
}
