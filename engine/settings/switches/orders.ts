/** Switches of orders and processing. */
import { defineSwitch } from '../define-switch.ts';

declare module '../game-settings.ts' {
  interface SettingValues {
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

export const ORDER_SWITCHES = {
  proxy: defineSwitch('proxy', {
    field: 'proxy',
    initial: false,
    on: ['PROXY', 'PROXIES'],
    off: [],
  }),
  'strict-convoy': defineSwitch('strict-convoy', {
    field: 'strictConvoy',
    initial: false,
    on: ['STRICT CONVOY', 'STRICT CONVOYS'],
    off: [],
  }),
  'partial-orders': defineSwitch('partial-orders', {
    field: 'partialOrders',
    initial: false,
    on: ['PARTIAL ORDERS', 'PARTIALS', 'INCOMPLETE ORDERS'],
    off: [],
  }),
  'strict-wait': defineSwitch('strict-wait', {
    field: 'strictWait',
    initial: false,
    on: ['STRICT WAIT'],
    off: [],
  }),
  'auto-process': defineSwitch('auto-process', {
    field: 'autoProcess',
    initial: true,
    on: ['AUTO PROCESS', 'AUTOMATIC PROCESS', 'AUTO PROC'],
    off: ['MANUAL PROCESS', 'MAN PROC'],
  }),
  'late-count': defineSwitch('late-count', {
    field: 'lateCount',
    initial: false,
    on: ['LATE COUNT'],
    off: [],
  }),
  'master-sees': defineSwitch('master-sees', {
    field: 'masterSees',
    initial: false,
    on: ['MASTER SEES', 'MASTER SEES ORDERS'],
    off: [],
    refuses: (on, settings, { begun }) =>
      begun && on && !settings.masterSees ? { code: 'settings/nobody-sees-orders' } : null,
  }),
};
