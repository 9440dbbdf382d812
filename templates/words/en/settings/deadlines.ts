/** Settings of deadlines: what each does, and what we say when it changes. */

import type { PhaseKind } from '../../../../engine/board/variant.ts';
import { listInWords } from '../../../../engine/explain/names.ts';
import type { DEADLINE_SETTINGS } from '../../../../engine/settings/defined/deadlines.ts';
import type { WordsOf } from '../../setting-words.ts';
import { hours, KINDS, timingInWords } from './timing.ts';

const TIMING =
  'The rule of deadlines for later phases of this kind: the hour, the least time, the usual time, grace, the pause before early processing (hours; 3D is three days), and the days, Sunday first.';

export const deadlines: WordsOf<keyof typeof DEADLINE_SETTINGS> = {
  timing: {
    help: { MOVE: TIMING, RETREAT: TIMING, ADJUST: TIMING },
    told: (timing) =>
      Object.entries(timing).map(([kind, each]) => `${KINDS[kind as PhaseKind]}: ${timingInWords(each)}.`),
  },
  reminders: {
    help: 'How long before the deadline those who still owe orders are reminded; NONE for never.',
    told: (list) =>
      list.length === 0
        ? 'No reminders are sent before a deadline.'
        : `Reminders are sent ${listInWords(list.map((h) => `${h} h`))} before a deadline.`,
  },
  replacement: {
    help: 'The least time for orders of whoever takes over a power (hours; 2D is two days); NEXT: as much as after a phase.',
    told: (least) =>
      least === null
        ? 'Whoever takes over a power has as much time for orders as after a phase.'
        : `Whoever takes over a power has ${hours(least)} for orders, at least.`,
  },
  'strict-grace': {
    help: 'Grace counts days that are not allowed too.',
    told: (on) => (on ? 'Grace ends at its hour on any day.' : 'Grace ends on a day on which deadlines may fall.'),
  },
  zone: {
    help: "The time zone of the game's deadlines, by its IANA name. From a player: the zone of the times in their own mails.",
    told: (zone) => `Clock hours and weekdays are those of ${zone}.`,
  },
};
