/** Settings of the older judges that this one does not offer: each is answered with why, and with what does the same. */
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
  any: { same: 'Players may come from anywhere' },
  same: {
    problem: 'Where a mail comes from says nothing today: ALLOW PLAYER, DENY PLAYER and APPROVAL choose who plays.',
  },
  different: {
    same: 'No two players of a game have the same address. Who shares a household is known only if they say so: ask them, and SET APPROVAL lets you nod to each',
  },
};

/** One sentence why, or that it is so anyway. */
export function notOffered(change: SettingChange): SettingsChanged {
  switch (change.setting) {
    case 'variant':
      return { problem: `There is no option '${change.value.variant}'.` };
    case 'not-variant':
      return { problem: `The rules of a variant belong together here: '${change.value}' cannot be taken out.` };
    case 'registry':
      return { problem: 'Registry numbers are no longer given; SET COMMENT keeps one as a note.' };
    case 'access':
      return ACCESS[change.value];
    case 'blind':
      return change.value
        ? { problem: 'All see the whole board here: there is no blind game.' }
        : { same: 'All see the whole board' };
    case 'hide-absences':
      return change.value
        ? { same: 'Absences are shown to nobody but the GM' }
        : { problem: 'Absences are secrets of the players here: only the GM can see them.' };
    case 'signal-support':
      return change.value
        ? { same: 'Supports and convoys that cannot succeed may be written; they are answered with a note' }
        : { problem: 'A support that cannot succeed is a legal order by the rulebook: it is taken, with a note.' };
    case 'variant-rule':
      return { problem: whyNoRule(change.value.rule) };
    case 'keeper':
      return change.value === 'masters'
        ? { problem: 'Anybody may run a game here: there is no list of who may be its GM.' }
        : { problem: 'XFLAGS was a raw word of bits: each of those rules has a setting with a name here.' };
    default:
      return { problem: `${change.setting.toUpperCase().replaceAll('-', ' ')} cannot be set in this game.` };
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
function whyNoRule(rule: VariantRule): string {
  const name = rule.toUpperCase().replaceAll('-', ' ');
  if (MACHIAVELLI.has(rule))
    return `${name} is a rule of Machiavelli, which is not played here: GET VARIANTS lists what is.`;
  if (COLONIAL.has(rule))
    return `${name} is a rule of Colonial Diplomacy, which is not played here: GET VARIANTS lists what is.`;
  return `${name} is a matter of the variant here: GET VARIANTS tells what each has.`;
}
