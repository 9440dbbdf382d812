/** A refusal of each reason, and a note of each kind: a reason without one does not compile. On the standard map. */

import type { Message } from '../../engine/messages/all-messages.ts';
import type { Whose } from '../../engine/messages/orders/refusals.ts';
import type { Hopeless, OrderNote, Refusal } from '../../engine/orders/verdict.ts';

const PARIS = { type: 'A', at: 'par' } as const;
const BREST = { type: 'F', at: 'bre' } as const;

const REFUSALS: {
  readonly [R in Refusal['reason']]: readonly Omit<Extract<Refusal, { readonly reason: R }>, 'reason'>[];
} = {
  'unknown-place': [{ place: 'qzplace' }],
  impassable: [{ place: 'swi' }],
  'wrong-phase': [
    { kind: 'disband', phase: 'M' },
    { kind: 'retreat', phase: 'M' },
    { kind: 'build', phase: 'M' },
    { kind: 'move', phase: 'R' },
    { kind: 'move', phase: 'A' },
  ],
  'no-unit': [{ at: 'mun' }],
  'not-yours': [{ unit: PARIS, owner: 'ITALY' }],
  'wrong-type': [{ stands: PARIS }, { stands: BREST }],
  'own-province': [{ unit: PARIS }],
  'cannot-reach': [
    { unit: PARIS, to: 'mun' },
    { unit: PARIS, to: 'mao' },
    { unit: BREST, to: 'par' },
    { unit: { type: 'F', at: 'rom' }, to: 'ven' },
    { unit: { type: 'F', at: 'stp/nc' }, to: 'bot' },
    { unit: { type: 'A', at: 'lon' }, to: 'nwy' },
  ],
  'which-coast': [{ unit: { type: 'F', at: 'mao' }, places: ['spa/nc', 'spa/sc'] }],
  'wrong-coast': [{ unit: { type: 'F', at: 'wes' }, to: 'spa/nc', places: ['spa/sc'] }],
  'fleet-by-convoy': [{ unit: BREST }],
  'no-route': [{ unit: PARIS, to: 'mun' }],
  'cannot-support': [
    { unit: PARIS, to: 'mun' },
    { unit: PARIS, to: 'mao' },
  ],
  'supports-itself': [{ unit: PARIS }],
  'cannot-convoy': [{ unit: PARIS }, { unit: BREST }],
  'fleet-convoyed': [{ target: BREST }],
  'no-landing': [{ to: 'mao' }],
  'convoy-forbidden': [{ unit: PARIS, to: 'mun' }],
  'not-neutral': [{ at: 'par' }],
  'not-seen': [{ at: 'par' }],
  'not-bought': [{ kind: 'move' }],
  'too-many-points': [{ have: 1 }, { have: 7 }],
  'not-dislodged': [{ unit: PARIS }],
  'retreat-closed': [
    { unit: PARIS, to: 'mun', open: [] },
    { unit: PARIS, to: 'mun', open: ['bur', 'pic'] },
  ],
  'no-builds-due': [
    { due: 0, young: [], unusable: { 'no-site': 2 } },
    { due: 0, young: [], unusable: { cap: 1, 'no-home': 2 } },
    { due: -1, young: [], unusable: {} },
    { due: -3, young: [], unusable: {} },
    { due: 0, young: [], unusable: {} },
    { due: 0, young: ['mun'], unusable: { young: 1 } },
    { due: 0, young: ['mun', 'par'], unusable: { young: 1 } },
  ],
  'no-home-held': [{ homes: ['par', 'mar'] }],
  'no-removals-due': [{ due: 1 }, { due: 3 }, { due: 0 }],
  'no-choice': [
    { at: null, places: [] },
    { at: null, places: ['par', 'bre'] },
    { at: 'mun', places: ['par', 'bre'] },
  ],
  'not-a-center': [{ at: 'bur' }],
  'not-owned': [{ at: 'mun' }],
  'not-a-site': [
    { at: 'mun', sites: [] },
    { at: 'mun', sites: ['par', 'bre'] },
  ],
  occupied: [{ unit: PARIS }],
  'no-fleets-there': [{ at: 'par' }],
  'no-armies-there': [{ at: 'mao' }],
  'type-not-built': [
    { type: 'A', types: ['F'] },
    { type: 'F', types: ['A'] },
  ],
};

const HOPELESS: {
  readonly [B in Hopeless['because']]: Omit<Extract<Hopeless, { readonly because: B }>, 'because'>;
} = {
  'no-such-unit': { at: 'mun' },
  'other-type': { stands: PARIS },
  'target-cannot-reach': { target: PARIS, to: 'mao' },
  'never-moves': { target: PARIS },
  'not-carried': { power: 'FRANCE', target: PARIS, to: 'lon' },
  'no-fleets': { from: 'bre', to: 'lon' },
  'not-needed': { target: PARIS, to: 'lon' },
  'no-fleet-at': { at: 'eng' },
  'not-at-sea': { fleet: BREST },
};

const WHOSE: readonly Whose[] = [
  { power: 'FRANCE', own: true },
  { power: 'FRANCE', own: false },
  { power: 'FRANCE', own: false, powers: ['FRANCE', 'ITALY'] },
];

/** Each told to the player, about another power, and to somebody with several powers. */
export const refusalSamples: readonly Message[] = [
  ...Object.entries(REFUSALS).flatMap(([reason, all]) =>
    all.flatMap((facts) =>
      WHOSE.map((whose) => ({ code: 'refusals/order', whose, refusal: { reason, ...facts } as Refusal }) as const),
    ),
  ),
  ...(
    [
      { note: 'coast-supplied', place: 'spa/sc' },
      { note: 'coast-dropped', place: 'spa/sc' },
      ...Object.entries(HOPELESS).map(([because, facts]) => ({
        note: 'hopeless',
        why: { because, ...facts } as Hopeless,
      })),
    ] as readonly OrderNote[]
  ).map((note) => ({ code: 'refusals/note', note }) as const),
];
