/** Settings of the older judges that this one does not offer: each is answered with why, and with what does the same. */
import type { Said } from '../sayings/said.ts';
import type { SettingChange, SettingName, VariantRule } from './game-settings.ts';
import type { SettingsChanged } from './settings-changed.ts';

export const NOT_OFFERED: ReadonlySet<SettingName> = new Set<SettingName>([
  'registry',
  'access',
  'blind',
  'hide-absences',
  'signal-support',
  'variant-rule',
  'keeper',
]);

/** Of where players are no more can be known than their addresses, and what they say themselves. */
const ACCESS: Readonly<Record<'any' | 'same' | 'different', SettingsChanged>> = {
  any: { same: { code: 'settings/access-any' } },
  same: { problem: { code: 'settings/access-same' } },
  different: { same: { code: 'settings/access-different' } },
};

/** Why, or that it is so anyway. */
export function notOffered(change: SettingChange): SettingsChanged {
  switch (change.setting) {
    case 'variant':
      return { problem: { code: 'settings/no-such-option', option: change.value.variant } };
    case 'not-variant':
      return { problem: { code: 'settings/option-belongs', option: change.value } };
    case 'registry':
      return { problem: { code: 'settings/no-registry' } };
    case 'access':
      return ACCESS[change.value];
    case 'blind':
      return change.value
        ? { problem: { code: 'settings/no-blind-game' } }
        : { same: { code: 'settings/whole-board-seen' } };
    case 'hide-absences':
      return change.value
        ? { same: { code: 'settings/absences-secret-already' } }
        : { problem: { code: 'settings/absences-secret' } };
    case 'signal-support':
      return change.value
        ? { same: { code: 'settings/signal-support-taken' } }
        : { problem: { code: 'settings/signal-support-legal' } };
    case 'variant-rule':
      return { problem: whyNoRule(change.value.rule) };
    case 'keeper':
      return change.value === 'masters'
        ? { problem: { code: 'settings/no-list-of-masters' } }
        : { problem: { code: 'settings/no-xflags' } };
    default:
      return { problem: { code: 'settings/cannot-be-set', setting: spelled(change.setting) } };
  }
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

/** As it is written in a mail. */
function spelled(name: string): string {
  return name.toUpperCase().replaceAll('-', ' ');
}
