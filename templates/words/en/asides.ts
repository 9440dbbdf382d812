/** What of a mail was not read, in a few plain words: counts of lines stand before them. */
import type { Aside } from '../../../engine/sayings/orders/lines.ts';

export const asides: Readonly<Record<Aside, string>> = {
  quoted: 'quoted text',
  'perhaps-quoted': 'perhaps quoted text',
  signature: 'signature',
  footer: 'footer of the mail program',
  greeting: 'greeting',
  closing: 'closing',
  'ruled-line': 'ruled line',
  heading: 'heading',
  'about-orders': 'says that the orders are not meant now',
  comment: 'comment',
  kept: 'kept as it is: nothing to do',
  'no-order': 'no order in it',
  'long-line': 'too long a line',
  'too-many-lines': 'more lines than a mail may have',
  'too-many-sign-ons': 'more sign-ons than a mail may have',
  'after-signoff': 'after SIGNOFF',
};
