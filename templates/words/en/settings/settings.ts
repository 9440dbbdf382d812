/** What each setting of a game does, and what we say when it changes. */
import type { SettingName } from '../../../../engine/settings/game-settings.ts';
import type { WordsOf } from '../../setting-words.ts';
import { access } from './access.ts';
import { deadlines } from './deadlines.ts';
import { ending } from './ending.ts';
import { olderRules } from './older-rules.ts';
import { orders } from './orders.ts';
import { press, toldOfPress } from './press.ts';
import { seats } from './seats.ts';
import { start } from './start.ts';
import { days } from './timing.ts';

/** A setting without words does not compile. */
const each: WordsOf<SettingName> = {
  ...deadlines,
  ...start,
  ...seats,
  ...press,
  ...ending,
  ...orders,
  ...access,
  ...olderRules,
};

export const settings = {
  each,
  toldOfPress,
  /** Of a spelling that switches off what another name switches on. */
  switchesOff: (name: string) => `Switches ${name} off.`,
  days,
};
