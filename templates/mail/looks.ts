/** When a game is over: every look that a master took at orders before their time. */
import { localDate } from '../words/times.ts';
import { type Document, heading, list } from './document.ts';
import type { MailContext } from './mail.ts';

export function looksTold({ view, zone, zones }: MailContext): Document {
  const { looks, settings } = view;
  if (!settings.masterSees || view.status !== 'finished') return [];
  if (looks.length === 0) return [list(['The GM could look at orders before they were processed, and never did.'])];
  return [
    heading('When the GM looked at orders before they were processed'),
    list(
      looks.map(
        ({ by, at, phase, what }) =>
          `${by}, ${phase}, ${localDate(at, zone, zones)}: ${what === 'orders' ? 'the orders on file' : 'what would come of them'}.`,
      ),
    ),
  ];
}
