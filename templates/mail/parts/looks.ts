/** When a game is over: every look that a master took at orders before their time. */

import { type Document, heading, list } from '../../markup/document.ts';
import { words } from '../../words/current.ts';
import { localDate } from '../../words/times/times.ts';
import type { MailContext } from '../mail.ts';

export function looksTold({ view, zone, zones }: MailContext): Document {
  const { looks, settings } = view;
  const say = words().mail.looks;
  if (!settings.masterSees || view.status !== 'finished') return [];
  if (looks.length === 0) return [list([say.never])];
  return [
    heading(say.heading),
    list(looks.map(({ by, at, phase, what }) => say[what]({ by, phase, date: localDate(at, zone, zones) }))),
  ];
}
