/**
 * Switches of the older judges for rules that belong to a variant here, and of their keepers: read by name, so that they are
 * answered by name.
 */
import type { Said } from '../../sayings/said.ts';
import { defineSetting, type SettingForm } from '../definition.ts';
import { spelled } from '../game-settings.ts';
import { setting } from '../setting.ts';

declare module '../game-settings.ts' {
  interface SettingValues {
    readonly 'variant-rule': { readonly rule: VariantRule; readonly on: boolean; readonly detail: string };
    /** Switches of the older judges' keepers: who may be a master, and raw words of flags. */
    readonly keeper: 'masters' | 'flags';
  }
}

export const VARIANT_RULES = [
  'auto-disband',
  'coastal-convoys',
  'disband',
  'summer',
  'portage',
  'duality',
  'gateways',
  'railways',
  'airlifts',
  'transform',
  'attack-transform',
  'neutrals',
  'capture-win',
  'allied-win',
  'home-transfer',
  'bcenters',
  'money',
  'dice',
  'famine',
  'plague',
  'storms',
  'assassins',
  'bankers',
  'special',
  'fortresses',
  'garrisons',
  'adjacency',
  'machiavelli-2',
  'basic',
  'advanced',
  'hong-kong',
] as const;
/** Rules that the classic judges switched by setting; here the variant has them or has not. */
export type VariantRule = (typeof VARIANT_RULES)[number];

/** Spellings other than the rule's own name. */
const RULE_WORDS: Readonly<Partial<Record<VariantRule, readonly string[]>>> = {
  'coastal-convoys': ['COASTAL CONVOYS', 'COASTAL CONVOY'],
  gateways: ['GATEWAYS', 'GATEWAY'],
  railways: ['RAILWAYS', 'RAILWAY'],
  airlifts: ['AIRLIFTS', 'AIRLIFT'],
  transform: ['TRANSFORM', 'TRAFO'],
  'attack-transform': ['ATTACK TRANSFORM', 'ATTACK TRANSFORMS'],
  bcenters: ['BCENTERS', 'BCENTRES'],
  storms: ['STORMS', 'STORM'],
  assassins: ['ASSASSINS', 'ASSASSINATIONS', 'ASSASSINATION'],
  bankers: ['BANKERS', 'LOANS', 'BANK'],
  adjacency: ['ADJACENCY', 'ADJACENT', 'ADJ'],
  fortresses: ['FORTRESSES', 'FORTRESS', 'FORTS', 'FORT'],
  'machiavelli-2': ['MACHIAVELLI 2', 'MACH 2'],
};

export const OLDER_RULES = {
  'variant-rule': defineSetting('variant-rule', {
    forms: Object.fromEntries(VARIANT_RULES.flatMap(ruleForms)),
    isOffered: false,
    change: ({ rule }) => ({ problem: whyNoRule(rule) }),
  }),
  keeper: defineSetting('keeper', {
    forms: {
      'ALLOW MASTER': {
        also: ['ALLOW MASTERS', 'MASTER ALLOW', 'MASTERS ALLOW'],
        read: () => setting('keeper', 'masters'),
      },
      'DENY MASTER': {
        also: ['DENY MASTERS', 'MASTER DENY', 'MASTERS DENY'],
        read: () => setting('keeper', 'masters'),
      },
      XFLAGS: { also: ['XFLAG'], read: () => setting('keeper', 'flags') },
    },
    isOffered: false,
    change: (what) => ({
      problem: { code: what === 'masters' ? 'settings/no-list-of-masters' : 'settings/no-xflags' },
    }),
  }),
};

function ruleForms(rule: VariantRule): readonly (readonly [string, SettingForm<'variant-rule'>])[] {
  const [usual = '', ...others] = RULE_WORDS[rule] ?? [spelled(rule)];
  const form = (on: boolean, also: readonly string[]): SettingForm<'variant-rule'> => ({
    also,
    switches: { on, usual },
    read: (args) => setting('variant-rule', { rule, on, detail: args.trim().slice(0, 80) }),
  });
  const contrary = [usual, ...others].flatMap((word) => [`NO ${word}`, `NOT ${word}`]);
  return [
    [usual, form(true, others)],
    [`NO ${usual}`, form(false, contrary.slice(1))],
  ];
}

const MACHIAVELLI: ReadonlySet<VariantRule> = new Set<VariantRule>([
  'money',
  'dice',
  'famine',
  'plague',
  'storms',
  'assassins',
  'bankers',
  'special',
  'fortresses',
  'garrisons',
  'adjacency',
  'machiavelli-2',
  'basic',
  'advanced',
]);
const COLONIAL: ReadonlySet<VariantRule> = new Set<VariantRule>(['gateways', 'railways', 'hong-kong']);

/** Where a rule of the older judges belongs, and what there is in its place. */
function whyNoRule(rule: VariantRule): Said {
  const of = MACHIAVELLI.has(rule) ? 'machiavelli' : COLONIAL.has(rule) ? 'colonial' : 'variant';
  return { code: 'settings/rule-elsewhere', rule: spelled(rule), of };
}
