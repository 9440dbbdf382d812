/** Settings of orders and processing. */
import { PHASE_KINDS } from '../../board/variant.ts';
import { defineSwitch } from '../define-switch.ts';
import type { Settings } from '../fields.ts';
import { defineSetting } from '../setting-definition.ts';
import type { SettingsChanged } from '../settings-changed.ts';
import { classicFlags } from '../settings-in-words.ts';
import { SHORTEST_GRACE } from './deadline-settings.ts';

declare module '../game-settings.ts' {
  interface SettingValues {
    /** The bare word `PARTIAL`: the game knows whether press or orders are meant. */
    readonly partial: boolean;
    /** True: after grace the game plays on without the late (civil disorder); false: it waits for a replacement. */
    readonly nmr: boolean;
    readonly 'signal-support': boolean;
    readonly proxy: boolean;
    readonly 'strict-convoy': boolean;
    readonly 'partial-orders': boolean;
    readonly 'strict-wait': boolean;
    readonly 'auto-process': boolean;
    readonly 'late-count': boolean;
    readonly 'master-sees': boolean;
  }
}
declare module '../fields.ts' {
  interface Settings {
    /** After grace: wait for a replacement, or play on without the late power. */
    readonly nmr: 'wait' | 'play-on';
    readonly proxy: boolean;
    /** Convoys from or to a landlocked province are refused. */
    readonly strictConvoy: boolean;
    /** At the deadline a power with some of its orders is not late: what it has left out holds. */
    readonly partialOrders: boolean;
    /** May only those who have orders due ask to wait? */
    readonly strictWait: boolean;
    /** Process at deadlines without the master's word? */
    readonly autoProcess: boolean;
    /** Are late notices of each power counted in lists? */
    readonly lateCount: boolean;
    /** May a master ask to see orders before the phase is resolved? Shown to all, each look recorded. */
    readonly masterSees: boolean;
  }
}

const KIND_WORDS = { M: 'MOVE', R: 'RETREAT', A: 'ADJUST' } as const;

export const ORDER_SETTINGS = {
  partial: defineSetting('partial', {
    forms: {
      PARTIAL: { value: true },
      'NO PARTIAL': { also: ['NOT PARTIAL', 'NOPARTIAL'], value: false },
    },
    change: (on, settings) => partial(settings, on),
  }),
  nmr: defineSetting('nmr', {
    switched: { on: ['NMR', 'CD', 'CIVIL DISORDER'], off: ['NONMR', 'NOCD'], initial: false },
    kept: { field: 'nmr', initial: 'wait', flag: (nmr) => (nmr === 'wait' ? 'NoNMR' : 'NMR') },
    // The late are abandoned a day before grace ends, so there must be more of it (judge-language D3, 6).
    change: (on, settings) => {
      const short = PHASE_KINDS.find((kind) => settings.timing[kind].grace <= SHORTEST_GRACE);
      if (!on || short === undefined) return { changes: { nmr: on ? 'play-on' : 'wait' } };
      return {
        problem: {
          code: 'settings/nmr-needs-grace',
          least: SHORTEST_GRACE,
          line: `SET ${KIND_WORDS[short]} GRACE 71`,
        },
      };
    },
  }),
  'signal-support': defineSetting('signal-support', {
    switched: { on: ['SIGNAL SUPPORT'], off: [], initial: true },
    isOffered: false,
    change: (on) =>
      on ? { same: { code: 'settings/signal-support-taken' } } : { problem: { code: 'settings/signal-support-legal' } },
  }),
  proxy: defineSwitch('proxy', {
    field: 'proxy',
    on: ['PROXY', 'PROXIES'],
    flags: ['Proxy', 'NoProxy'],
    refuses: (on, { blind }) => (on && blind ? { code: 'settings/no-proxies-in-blind-games' } : null),
  }),
  'strict-convoy': defineSwitch('strict-convoy', { field: 'strictConvoy', on: ['STRICT CONVOY', 'STRICT CONVOYS'] }),
  'partial-orders': defineSwitch('partial-orders', {
    field: 'partialOrders',
    on: ['PARTIAL ORDERS', 'PARTIALS', 'INCOMPLETE ORDERS'],
  }),
  'strict-wait': defineSwitch('strict-wait', { field: 'strictWait', on: ['STRICT WAIT'] }),
  'auto-process': defineSwitch('auto-process', {
    field: 'autoProcess',
    initial: true,
    on: ['AUTO PROCESS', 'AUTOMATIC PROCESS', 'AUTO PROC'],
    off: ['MANUAL PROCESS', 'MAN PROC'],
  }),
  'late-count': defineSwitch('late-count', { field: 'lateCount', on: ['LATE COUNT'] }),
  'master-sees': defineSwitch('master-sees', {
    field: 'masterSees',
    on: ['MASTER SEES', 'MASTER SEES ORDERS'],
    flags: classicFlags.masterSees,
    refuses: (on, settings, { begun }) =>
      begun && on && !settings.masterSees ? { code: 'settings/nobody-sees-orders' } : null,
  }),
};

/**
 * The bare word PARTIAL: to the older judges press to some, here also orders for some units. Whatever it switches, its
 * contrary switches back; where it could be either, nothing is guessed.
 */
function partial(settings: Settings, on: boolean): SettingsChanged {
  const { partialOrders: orders, press: allowed } = settings;
  const changed = { orders: { partialOrders: on }, press: { press: { ...allowed, partial: on } } };
  if (orders === on && allowed.partial === on) return { same: { code: 'settings/partial-both-already' } };
  if (on && allowed.partial) {
    return {
      changes: changed.orders,
      note: { code: 'settings/partial-orders-on' },
    };
  }
  if (!on && orders && allowed.partial) {
    return {
      changes: changed.orders,
      note: { code: 'settings/partial-orders-off' },
    };
  }
  if (!orders) {
    return {
      changes: changed.press,
      note: { code: 'settings/partial-press', on },
    };
  }
  const no = on ? '' : 'NO ';
  return {
    problem: { code: 'settings/partial-which', orders: `SET ${no}PARTIAL ORDERS`, press: `SET ${no}PARTIAL PRESS` },
  };
}
