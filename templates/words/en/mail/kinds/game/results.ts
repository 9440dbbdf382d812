/** A phase is resolved: what it means for the reader. */
import { listInWords } from '../../../../../../engine/explain/names.ts';
import { counted } from '../../../../text/counts.ts';

/** Names, one after the other. */
type Names = readonly string[];

export const results = {
  /** `phase`: its code. */
  subject: (phase: string) => `${phase} results`,
  placeOpen: (powers: string) => `You no longer play ${powers}, but your place is still open.`,
  /** To a GM. */
  unreached: (powers: string) =>
    `Mail to ${powers} comes back, so no more is sent there. UNMUTE tries again; their own next mail does too.`,
  chosen: 'The starting units are chosen. The whole board is listed below.',
  chosenYours: (units: Names) =>
    `The starting units are chosen; yours: ${listInWords(units)}. The whole board is listed below.`,

  /** `Fall 1902: you lost Warsaw; 2 of your 5 orders failed.`: a phase, and clauses from below. */
  summary: (phase: string, clauses: Names) =>
    `${phase.slice(0, 1).toUpperCase()}${phase.slice(1)}: ${clauses.join('; ')}.`,
  /** For a player. `gained`, `lost`: centers, of which there are some. */
  centers: (gained: Names, lost: Names) =>
    `you ${[
      ...(gained.length === 0 ? [] : [`gained ${listInWords(gained)}`]),
      ...(lost.length === 0 ? [] : [`lost ${listInWords(lost)}`]),
    ].join(' and ')}`,
  /** `given`: orders. */
  orders: (given: number, failed: number) => {
    if (failed === 0) return given === 1 ? 'your order succeeded' : `all ${given} of your orders succeeded`;
    if (given === 1) return 'your order failed';
    return failed === given ? `all ${given} of your orders failed` : `${failed} of your ${given} orders failed`;
  },
  unordered: (units: number) => `${units === 1 ? 'one of your units' : `${units} of your units`} had no order`,
  nothingToOrder: 'you had nothing to order',
  built: (units: Names) => `you built ${listInWords(units)}`,
  /** By default. */
  wereGiven: (units: Names) => `you were given ${listInWords(units)}`,
  removed: (units: Names) => `you removed ${listInWords(units)}`,
  lostUnits: (units: Names) => `you lost ${listInWords(units)}`,
  waived: (builds: number) => `you waived ${counted(builds, 'build')}`,
  nothingChanged: 'nothing changed for you',
  out: 'you have no units and no centers left, and are out of the game',
  /** For those who play no power. */
  ordersOfAll: (orders: number, failed: number) =>
    `${failed === 0 ? 'none' : failed} of ${counted(orders, 'order')} failed`,
  unorderedOfAll: (units: number) => `${counted(units, 'unit')} had no order`,
  dislodged: (units: number) => `${counted(units, 'unit')} ${units === 1 ? 'was' : 'were'} dislodged`,
  powerGained: (power: string, centers: Names) => `${power} gained ${listInWords(centers)}`,

  surprises: 'What did not go as ordered',
  rulebook: (edition: string) => `Adjudicated by the ${edition} rulebook where editions differ.`,
  table: {
    caption: 'Centers and units now',
    power: 'Power',
    centers: 'Centers',
    change: 'Change',
    units: 'Units',
  },
  /** Own centers that give no unit yet: which, and the adjustments in which they do. `count`: of all of them. */
  young: (parts: readonly { readonly centers: Names; readonly phase: string }[], count: number) =>
    `${parts.map(({ centers, phase }) => `${listInWords(centers)} ${centers.length === 1 ? 'gives' : 'give'} a unit only in ${phase}`).join('; ')}, if you still own ${count === 1 ? 'it' : 'them'} then: a newly gained center must be held for a turn first.`,
};
