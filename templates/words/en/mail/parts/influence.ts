/** Points that a power may give to neutral units. */
import type { Inline } from '../../../../markup/document.ts';
import { counted } from '../../../text/counts.ts';

interface Points {
  readonly power: string;
  readonly points: number;
  readonly spent: number;
  /** The orders that points were given to, in a list; empty: none. */
  readonly given: string;
}

/** Names of a state with an army and of two places beside it, as they are written. */
interface Example {
  readonly state: string;
  readonly from: string;
  readonly to: string;
}

export const influence = {
  title: 'Influence points',
  points: (facts: Points) => pointsOf(facts),
  ownPoints: (facts: Points) => `${pointsOf(facts)} Nobody else sees this.`,
  howToGive: (line: string): readonly Inline[] => [
    'Each is for an order of one state: ',
    { code: line },
    ' tells how.',
  ],
  notHere: (line: string): readonly Inline[] => [
    'There are none on this map. They belong to another variant: ',
    { code: line },
    '.',
  ],
  lines: 'Lines to write, among your orders',
  line: 'Line',
  hold: ({ state }: Example) => `two points for the army in ${state} to hold`,
  support: ({ from }: Example) => `to support whoever stands in ${from}`,
  supportMove: ({ from, to }: Example) => `to support the move from ${from} to ${to}, anybody's`,
  allPoints: 'all the points that you have left',
  takeBack: ({ state }: Example) => `takes back what you gave for ${state}`,
  clear: 'takes back all of it',
  noArmies: 'No state has an army any more.',
  state: 'State',
  write: 'Write',
  ways: 'Holds, or supports in or into',
  onFile: 'On file',
  allocations: 'Influence points, which only you and their giver see:',
  hint: (points: number, line: string) => `${counted(points, 'influence point')}, as in ${line}`,
};

function pointsOf({ power, points, spent, given }: Points): string {
  const what = given === '' ? 'none given yet' : `${spent} given: ${given}`;
  return `${power} has ${counted(points, 'influence point')} in this phase, ${what}.`;
}
