/** What each setting of a game does in German, and what we say when it changes. */
import type { Language } from '../../shape.ts';
import { access } from './access.ts';
import { deadlines } from './deadlines.ts';
import { ending } from './ending.ts';
import { olderRules } from './older-rules.ts';
import { orders } from './orders.ts';
import { press, toldOfPress } from './press.ts';
import { seats } from './seats.ts';
import { start } from './start.ts';
import { days } from './timing.ts';

export const settings: Language['settings'] = {
  each: { ...deadlines, ...start, ...seats, ...press, ...ending, ...orders, ...access, ...olderRules },
  toldOfPress,
  switchesOff: (name) => `Schaltet ${name} aus.`,
  days,
};
