/** Switches of the older judges for rules that belong to a variant here: read by name, so that they are answered by name. */

import { VARIANT_RULES, type VariantRule } from './game-settings.ts';
import { defineSetting, type SetEntry, type Spellings, setting } from './setting-entry.ts';

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

export const RULES: readonly SetEntry<never>[] = VARIANT_RULES.flatMap((rule) => {
  const spellings = RULE_WORDS[rule] ?? [rule.toUpperCase().replaceAll('-', ' ')];
  const entry = (on: boolean, words: readonly string[]): SetEntry<never> => ({
    command: 'SET',
    spellings: words,
    who: ['unmoderated'],
    usage: `SET ${words[0]!}`,
    switches: { name: 'variant-rule', on, usual: spellings[0]! },
    read: (args) => setting('variant-rule', { rule, on, detail: args.trim().slice(0, 80) }),
  });
  return [
    entry(true, spellings),
    entry(
      false,
      spellings.flatMap((word) => [`NO ${word}`, `NOT ${word}`]),
    ),
  ];
});

/** Switches of the older judges’ keepers. */
export const OLD_SWITCHES = [
  keeper('masters', ['ALLOW MASTER', 'ALLOW MASTERS', 'MASTER ALLOW', 'MASTERS ALLOW']),
  keeper('masters', ['DENY MASTER', 'DENY MASTERS', 'MASTER DENY', 'MASTERS DENY']),
  keeper('flags', ['XFLAGS', 'XFLAG']),
];

function keeper<const W extends Spellings>(what: 'masters' | 'flags', spellings: W): SetEntry<W[0]> {
  return defineSetting({ spellings, usage: `SET ${spellings[0]}`, read: () => setting('keeper', what) });
}
