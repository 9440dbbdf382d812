/** Settings of orders and processing: what each does, and what we say when it changes. */
import type { ORDER_SETTINGS } from '../../../../engine/settings/defined/orders.ts';

import type { WordsOf } from '../../setting-words.ts';

export const orders: WordsOf<keyof typeof ORDER_SETTINGS> = {
  partial: {
    help: {
      PARTIAL:
        'Short for PARTIAL ORDERS; where press goes to everybody only, for PARTIAL PRESS. The answer says which.',
      'NO PARTIAL':
        'Takes PARTIAL ORDERS back; in games without them NO PARTIAL PRESS. Where either could be meant, the answer asks.',
    },
  },
  nmr: {
    help: 'After grace the game plays on without the late; NO NMR: it waits for a replacement.',
    told: (nmr) =>
      nmr === 'wait'
        ? 'After the grace period a late power is open for a replacement, and the game waits for one.'
        : 'After the grace period the game goes on without a late power.',
  },
  'signal-support': { help: 'Supports and convoys that cannot succeed may be written.' },
  proxy: {
    help: 'A power may let another order a unit.',
    told: (on) => `Units ${on ? 'may' : 'may not'} be given to other powers by proxy.`,
  },
  'strict-convoy': {
    help: 'Convoys from or to landlocked places are refused.',
    told: (on) => (on ? 'Convoys from or to landlocked provinces are refused.' : 'Any convoy may be written.'),
  },
  'partial-orders': {
    help: 'At the deadline a power with some of its orders is not late: its other units hold. On at first in games made by CREATE name, without the question mark.',
    told: (on) =>
      on
        ? 'Orders may leave units out: at the deadline these hold, and their player is not late.'
        : 'Orders must be complete: whoever leaves a unit out is late at the deadline.',
  },
  'strict-wait': {
    help: 'Only those with orders due may wait.',
    told: (on) => (on ? 'Only those with orders due may ask to wait.' : 'Any player may ask to wait.'),
  },
  'auto-process': {
    help: 'Processed at deadlines without the GM’s word.',
    told: (on) => (on ? 'Phases are processed at their deadlines.' : 'The GM decides when a phase is processed.'),
  },
  'late-count': {
    help: 'LIST counts the late notices of each power.',
    told: (on) => (on ? 'LIST counts late notices.' : 'LIST does not count late notices.'),
  },
  'master-sees': {
    help: 'A GM may ask to see orders before the deadline; each look is recorded and shown to all at the end.',
    told: (on) =>
      on
        ? 'The GM may ask to see orders before a phase is resolved; each look is recorded.'
        : 'Nobody sees orders before a phase is resolved, not even the GM.',
  },
};
