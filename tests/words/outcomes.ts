/** An outcome of each kind: one without a sample does not compile. On the standard map. */
import type {
  ActingUnit,
  AdjustmentOutcome,
  Battle,
  CutSupport,
  Deed,
  Dislodgement,
  NoAdjustment,
  OrderOutcome,
  RetreatOutcome,
  SiteClosed,
  Strength,
  UnitMissing,
  VoidCause,
} from '../../engine/board/outcome-tree.ts';
import type { Power } from '../../engine/vocabulary.ts';

const A = (at: string, power: Power = 'FRANCE'): ActingUnit => ({ power, type: 'A', at });
const F = (at: string, power: Power = 'ENGLAND'): ActingUnit => ({ power, type: 'F', at });
const PARIS = A('par');
const MUNICH = A('mun', 'GERMANY');
const RUHR = A('ruh', 'GERMANY');
const BURGUNDY = A('bur');
const BREST = F('bre');
const CUT: CutSupport = { supporter: RUHR, how: 'cut', by: [BURGUNDY] };

function strength(tenths: number, more: Partial<Strength> = {}): Strength {
  return { tenths, supporters: [], cut: [], unwilling: [], ...more };
}

const OPEN: Battle = { attack: strength(10), resistance: null, rivals: [] };
const HELD: Battle = {
  attack: strength(20, { supporters: [RUHR] }),
  resistance: { kind: 'held', unit: MUNICH, strength: strength(10) },
  rivals: [],
};
const FIERCE: Battle = {
  attack: strength(20, { supporters: [RUHR, BURGUNDY], cut: [CUT], unwilling: [MUNICH] }),
  resistance: {
    kind: 'failed-to-leave',
    unit: MUNICH,
    strength: strength(20, {
      supporters: [RUHR],
      cut: [{ supporter: BREST, how: 'dislodged', by: [PARIS] }],
      unwilling: [BURGUNDY],
    }),
  },
  rivals: [
    { unit: BURGUNDY, strength: strength(30, { supporters: [RUHR, MUNICH], cut: [{ ...CUT, by: [PARIS, MUNICH] }] }) },
  ],
};
const HEAD_ON: Battle = { ...HELD, resistance: { kind: 'head-to-head', unit: MUNICH, strength: strength(10) } };
const OWN: Battle = { ...HELD, resistance: { kind: 'own', unit: BURGUNDY, strength: strength(10) } };

const hold = { target: MUNICH, to: null };
const move = { target: BURGUNDY, to: 'mun' };
const convoy = { target: PARIS, to: 'spa' };

const DEEDS: { readonly [D in Deed['deed']]: readonly Omit<Extract<Deed, { readonly deed: D }>, 'deed'>[] } = {
  held: [
    { ordered: true, against: [] },
    { ordered: false, against: [] },
    { ordered: true, against: [MUNICH] },
    { ordered: false, against: [MUNICH, BREST] },
  ],
  moved: [
    { to: 'bur', bySea: false, battle: OPEN, circle: false },
    { to: 'mun', bySea: false, battle: HELD, circle: false },
    { to: 'mun', bySea: true, battle: FIERCE, circle: true },
  ],
  bounced: [
    { to: 'mun', bySea: false, battle: HELD, paradox: false },
    { to: 'mun', bySea: false, battle: HEAD_ON, paradox: false },
    { to: 'mun', bySea: false, battle: OWN, paradox: false },
    { to: 'mun', bySea: true, battle: FIERCE, paradox: true },
  ],
  'not-carried': [
    { to: 'spa', convoy: { why: 'not-ordered' } },
    { to: 'spa', convoy: { why: 'dislodged', fleets: [{ fleet: BREST, by: F('mao') }] } },
    {
      to: 'spa',
      convoy: {
        why: 'dislodged',
        fleets: [
          { fleet: BREST, by: F('mao') },
          { fleet: F('gas'), by: MUNICH },
        ],
      },
    },
    { to: 'spa', convoy: { why: 'paradox', fleets: [BREST, F('mao')] } },
  ],
  supported: [{ support: hold }, { support: move }],
  'supported-in-vain': [{ support: move }],
  cut: [
    { support: hold, by: [BURGUNDY] },
    { support: move, by: [BREST, MUNICH] },
  ],
  'support-dislodged': [{ support: move }],
  convoyed: [{ convoy }],
  'not-convoyed': [
    { convoy, failure: { why: 'not-ordered' } },
    { convoy, failure: { why: 'dislodged', fleets: [{ fleet: BREST, by: F('mao') }] } },
  ],
  void: [
    { attempt: { kind: 'move', to: 'mun' }, why: { cause: 'cannot-reach' } },
    { attempt: { kind: 'convoy', at: 'mun', to: 'spa' }, why: { cause: 'nobody-there' } },
    { attempt: { kind: 'other' }, why: { cause: 'unknown' } },
    { attempt: { kind: 'move', to: 'mao' }, why: { cause: 'cannot-reach' } },
    { attempt: { kind: 'move', to: 'par' }, why: { cause: 'own-province' } },
    { attempt: { kind: 'convoy', at: 'mun', to: 'spa' }, why: { cause: 'convoy-forbidden' } },
    ...(['hold', 'support', 'convoy', 'none'] as const).map(
      (kind) =>
        ({
          attempt: { kind: 'support', at: 'mun', to: 'bur' },
          why: { cause: 'ordered-otherwise', target: MUNICH, order: { kind } },
        }) as const,
    ),
  ],
};

const CAUSES: { readonly [C in VoidCause['cause']]: Omit<Extract<VoidCause, { readonly cause: C }>, 'cause'> } = {
  unknown: {},
  'never-moves': {},
  'own-province': {},
  'cannot-reach': {},
  'which-coast': {},
  'wrong-coast': {},
  'fleet-by-convoy': {},
  'no-fleets': {},
  'convoy-forbidden': {},
  'nobody-there': {},
  itself: {},
  'cannot-support': {},
  'ordered-otherwise': { target: MUNICH, order: { kind: 'move', to: 'ber', bySea: false } },
  'other-coast': { target: MUNICH, to: 'spa/nc' },
  'carrier-supports': { target: MUNICH },
  'not-at-sea': {},
  'not-an-army': { target: BREST },
  'impossible-move': { target: MUNICH },
  'army-walked': { target: MUNICH },
  'not-needed': { target: MUNICH },
};

const DISLODGED: readonly (Dislodgement | null)[] = [
  null,
  {
    attacker: MUNICH,
    attack: strength(20, { supporters: [RUHR] }),
    hold: strength(10),
    retreats: ['pic', 'gas'],
    destroyed: null,
  },
  { attacker: MUNICH, attack: strength(30), hold: strength(10), retreats: [], destroyed: null },
  { attacker: MUNICH, attack: strength(30), hold: strength(10), retreats: ['pic'], destroyed: 'place' },
  { attacker: MUNICH, attack: strength(30), hold: strength(10), retreats: ['pic'], destroyed: 'neutral' },
];

const MISSING: {
  readonly [M in UnitMissing['missing']]: Omit<Extract<UnitMissing, { readonly missing: M }>, 'missing'>;
} = {
  unreadable: {},
  'no-unit': { at: 'mun' },
  'not-yours': { unit: MUNICH },
  'ordered-before': { unit: PARIS },
};

const RETREATS: {
  readonly [R in RetreatOutcome['retreat']]: readonly Omit<
    Extract<RetreatOutcome, { readonly retreat: R }>,
    'retreat'
  >[];
} = {
  retreated: [{ unit: 'A par', to: 'bur' }],
  disbanded: [
    { unit: 'A par', ordered: true },
    { unit: 'F stp/sc', ordered: false },
  ],
  conflict: [
    { unit: 'A par', to: 'bur', rivals: [MUNICH] },
    { unit: 'A par', to: 'bur', rivals: [MUNICH, RUHR] },
  ],
  closed: [
    { unit: 'A par', open: [] },
    { unit: 'A par', open: ['bur', 'pic'] },
  ],
  'none-to-retreat': [{}],
};

const CLOSED: Readonly<Record<SiteClosed, true>> = {
  'no-center': true,
  'not-owned': true,
  occupied: true,
  'no-site': true,
  'no-home': true,
};
const NO_ADJUSTMENT: Readonly<Record<NoAdjustment['cause'], true>> = {
  unreadable: true,
  'other-order': true,
  'no-unit': true,
  'cannot-stand': true,
  'which-coast': true,
  'type-not-built': true,
};

const unit = 'A par';
const ADJUSTMENTS: {
  readonly [K in AdjustmentOutcome['adjustment']]: readonly Omit<
    AdjustmentOutcome & { readonly adjustment: K },
    'adjustment'
  >[];
} = {
  built: [{ unit }],
  removed: [{ unit }],
  waived: [{}],
  'by-default': [{ unit }],
  'no-choice': [
    { unit, why: 'no-choice' },
    { unit, why: 'chosen' },
    { unit, why: 'type' },
  ],
  'civil-disorder': [null, 0, 1, 3].map((distance) => ({ unit, distance })),
  'too-many': [
    { due: 0, kind: 'build' },
    { due: 1, kind: 'build' },
    { due: 2, kind: 'build' },
    { due: 0, kind: 'remove' },
    { due: 1, kind: 'remove' },
    { due: 2, kind: 'remove' },
  ],
  'not-eligible': (Object.keys(CLOSED) as SiteClosed[]).map((why) => ({ unit, why })),
  void: (Object.keys(NO_ADJUSTMENT) as NoAdjustment['cause'][]).flatMap((cause) => [
    { why: { cause, unit } as NoAdjustment },
    { why: { cause, unit: 'F bre' } as NoAdjustment },
  ]),
};

const deeds = [
  ...Object.entries(DEEDS).flatMap(([deed, all]) => all.map((facts) => ({ deed, ...facts }) as Deed)),
  ...Object.entries(CAUSES).map(
    ([cause, facts]) =>
      ({ deed: 'void', attempt: { kind: 'support', at: 'mun', to: 'bur' }, why: { cause, ...facts } }) as Deed,
  ),
];

export const outcomeSamples: readonly OrderOutcome[] = [
  ...deeds.flatMap((deed) => DISLODGED.map((dislodged) => ({ actor: PARIS, deed, dislodged }))),
  ...Object.entries(MISSING).map(([missing, facts]) => ({ missing, ...facts }) as UnitMissing),
  ...Object.entries(RETREATS).flatMap(([retreat, all]) =>
    all.map((facts) => ({ retreat, ...facts }) as RetreatOutcome),
  ),
  ...Object.entries(ADJUSTMENTS).flatMap(([adjustment, all]) =>
    all.map((facts) => ({ adjustment, ...facts }) as AdjustmentOutcome),
  ),
  { proxy: 'used' },
  { proxy: 'unused' },
];
