import { listInWords } from '../../../../../../engine/explain/names.ts';

/** A power lets the reader order one of its units, or does so no longer. */
export const proxy = {
  givenSubject: (owner: string) => `${owner} gives you a proxy`,
  takenSubject: (owner: string) => `${owner} takes a proxy back`,
  /** `phase`: its code. */
  given: (owner: string, unit: string, phase: string) =>
    `${owner} lets you order ${unit} in ${phase}: send an order for it as for a unit of your own. If you send none, it has none. ${owner} can take this back until the phase is processed.`,
  taken: (units: readonly { readonly unit: string; readonly owner: string }[]) =>
    `You can no longer order ${listInWords(units.map(({ unit, owner }) => `${unit} of ${owner}`))}: what you sent for it no longer counts.`,
};
