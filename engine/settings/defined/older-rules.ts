/**
 * Switches of the older judges for rules that belong to a variant here, and of their keepers: read by name, so that they are
 * answered by name.
 */
import type { Message } from '../../messages/all-messages.ts';
import { spelledName } from '../game-settings.ts';
import { makeSetting } from '../setting.ts';
import { defineSetting, type SettingForm } from '../setting-definition.ts';

declare module '../game-settings.ts' {
  interface SettingValues {
    readonly 'variant-rule': { readonly rule: VariantRule; readonly on: boolean; readonly detail: string };
    /** Switches that only operators of the older judges had: who may be a GM, and raw flags. */
    readonly keeper: 'masters' | 'flags';
  }
}

interface OlderRule {
  /** The family of variants that has it; left out: none in particular. */
  readonly of?: 'machiavelli' | 'colonial';
  /** The usual spelling and others, where they are not just the rule's own name. */
  readonly words?: readonly string[];
}

/** Rules that the classic judges switched by setting; here the variant has them or has not. */
const RULES = {
  'auto-disband': {},
  'coastal-convoys': { words: ['COASTAL CONVOYS', 'COASTAL CONVOY'] },
  disband: {},
  summer: {},
  portage: {},
  duality: {},
  gateways: { of: 'colonial', words: ['GATEWAYS', 'GATEWAY'] },
  railways: { of: 'colonial', words: ['RAILWAYS', 'RAILWAY'] },
  airlifts: { words: ['AIRLIFTS', 'AIRLIFT'] },
  transform: { words: ['TRANSFORM', 'TRAFO'] },
  'attack-transform': { words: ['ATTACK TRANSFORM', 'ATTACK TRANSFORMS'] },
  neutrals: {},
  'capture-win': {},
  'allied-win': {},
  'home-transfer': {},
  bcenters: { words: ['BCENTERS', 'BCENTRES'] },
  money: { of: 'machiavelli' },
  dice: { of: 'machiavelli' },
  famine: { of: 'machiavelli' },
  plague: { of: 'machiavelli' },
  storms: { of: 'machiavelli', words: ['STORMS', 'STORM'] },
  assassins: { of: 'machiavelli', words: ['ASSASSINS', 'ASSASSINATIONS', 'ASSASSINATION'] },
  bankers: { of: 'machiavelli', words: ['BANKERS', 'LOANS', 'BANK'] },
  special: { of: 'machiavelli' },
  fortresses: { of: 'machiavelli', words: ['FORTRESSES', 'FORTRESS', 'FORTS', 'FORT'] },
  garrisons: { of: 'machiavelli' },
  adjacency: { of: 'machiavelli', words: ['ADJACENCY', 'ADJACENT', 'ADJ'] },
  'machiavelli-2': { of: 'machiavelli', words: ['MACHIAVELLI 2', 'MACH 2'] },
  basic: { of: 'machiavelli' },
  advanced: { of: 'machiavelli' },
  'hong-kong': { of: 'colonial' },
} as const satisfies Readonly<Record<string, OlderRule>>;

export type VariantRule = keyof typeof RULES;
const VARIANT_RULES = Object.keys(RULES) as readonly VariantRule[];

function facts(rule: VariantRule): OlderRule {
  return RULES[rule];
}

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
        read: () => makeSetting('keeper', 'masters'),
      },
      'DENY MASTER': {
        also: ['DENY MASTERS', 'MASTER DENY', 'MASTERS DENY'],
        read: () => makeSetting('keeper', 'masters'),
      },
      XFLAGS: { also: ['XFLAG'], read: () => makeSetting('keeper', 'flags') },
    },
    isOffered: false,
    change: (what) => ({
      problem: { code: what === 'masters' ? 'settings/no-list-of-masters' : 'settings/no-xflags' },
    }),
  }),
};

function ruleForms(rule: VariantRule): readonly (readonly [string, SettingForm<'variant-rule'>])[] {
  const [usual = '', ...others] = facts(rule).words ?? [spelledName(rule)];
  const form = (on: boolean, also: readonly string[]): SettingForm<'variant-rule'> => ({
    also,
    switches: { on, usual },
    read: (args) => makeSetting('variant-rule', { rule, on, detail: args.trim().slice(0, 80) }),
  });
  const contrary = [usual, ...others].flatMap((word) => [`NO ${word}`, `NOT ${word}`]);
  return [
    [usual, form(true, others)],
    [`NO ${usual}`, form(false, contrary.slice(1))],
  ];
}

/** Where a rule of the older judges belongs, and what there is in its place. */
function whyNoRule(rule: VariantRule): Message {
  return { code: 'settings/rule-elsewhere', rule: spelledName(rule), of: facts(rule).of ?? 'variant' };
}
