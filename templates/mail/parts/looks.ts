/** When a game is over: every look that a master took at orders before their time. */

import { t } from '../../locales/current.ts';
import { localDate } from '../../locales/times/format-times.ts';
import { type Document, headingBlock, listBlock } from '../../markup/document.ts';
import type { MailContext } from '../mail.ts';

export function looksTold({ view, zone, zones }: MailContext): Document {
  const { looks, settings } = view;
  const say = t().mail.looks;
  if (!settings.masterSees || view.status !== 'finished') return [];
  if (looks.length === 0) return [listBlock([say.never])];
  return [
    headingBlock(say.heading),
    listBlock(looks.map(({ by, at, phase, what }) => say[what]({ by, phase, date: localDate(at, zone, zones) }))),
  ];
}
