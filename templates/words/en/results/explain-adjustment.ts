/** Outcomes of an adjustment phase in words. */

import type { Board } from '../../../../engine/board/board.ts';
import type { AdjustmentOutcome, NoAdjustment, SiteClosed } from '../../../../engine/board/outcome-tree.ts';
import type { Power, UnitText } from '../../../../engine/board/variant.ts';
import { placeName, provinceName } from '../../../../engine/explain/names.ts';
import { parseUnit } from '../../../../engine/orders/notation.ts';
import { placeOfUnit, typeOfUnit } from '../../../../engine/vocabulary.ts';
import { unitName, type Voice } from './voice.ts';

export function explainAdjustment(board: Board, power: Power, outcome: AdjustmentOutcome, voice: Voice): string {
  const past = voice === 'owner';
  const who = past ? 'You' : (board.powers.find(({ name }) => name === power)?.display ?? power);
  const verb = (base: string, third: string, before: string) => (past ? before : third || base);
  switch (outcome.adjustment) {
    case 'built':
      return `${who} ${verb('build', 'builds', 'built')} ${nameOf(board, outcome.unit)}.`;
    case 'removed':
      return `${who} ${verb('remove', 'removes', 'removed')} ${nameOf(board, outcome.unit)}.`;
    case 'waived':
      return `${who} ${verb('waive', 'waives', 'waived')} a build.`;
    case 'by-default':
      return `${nameOf(board, outcome.unit)} stands at the start, nothing else being ordered.`;
    case 'no-choice': {
      const open = {
        'no-choice': 'there is no choice',
        chosen: 'that place is settled',
        type: 'there are no more of that type',
      };
      return `${nameOf(board, outcome.unit)} cannot be chosen: ${open[outcome.why]}.`;
    }
    case 'civil-disorder': {
      const { distance } = outcome;
      const steps = distance === 1 ? '1 step' : `${distance} steps`;
      const why =
        distance === null
          ? 'it has no center left'
          : distance === 0
            ? 'all others are as near to its centers'
            : `it is the farthest from an owned center, ${steps}`;
      return `${who} ${past ? 'lost' : 'loses'} ${nameOf(board, outcome.unit)} in civil disorder: ${why}.`;
    }
    case 'too-many': {
      const things = outcome.kind === 'remove' ? 'removal' : 'build';
      const count =
        outcome.due === 0 ? `no ${things} is` : outcome.due === 1 ? `1 ${things} is` : `${outcome.due} ${things}s are`;
      return `Only what is due counts, the first orders first: ${count} due.`;
    }
    case 'not-eligible':
      return `${nameOf(board, outcome.unit)} cannot be built: ${closed(board, outcome.unit, outcome.why)}.`;
    case 'void':
      return noAdjustment(board, outcome.why);
  }
}

function noAdjustment(board: Board, why: NoAdjustment): string {
  switch (why.cause) {
    case 'unreadable':
      return 'This cannot be read as an order.';
    case 'other-order':
      return 'This is no order for an adjustment phase.';
    case 'no-unit':
      return `This power has no unit ${nameOf(board, why.unit)}.`;
    case 'cannot-stand':
      return `${nameOf(board, why.unit)} cannot be built: no ${typeOfUnit(why.unit) === 'A' ? 'army' : 'fleet'} can stand there.`;
    case 'which-coast':
      return `${nameOf(board, why.unit)} cannot be built: the order does not say on which coast.`;
    case 'type-not-built':
      return `${nameOf(board, why.unit)} cannot be built: this power builds no ${typeOfUnit(why.unit) === 'A' ? 'armies' : 'fleets'}.`;
  }
}

function closed(board: Board, unit: UnitText, why: SiteClosed): string {
  const place = provinceName(board, placeOfUnit(unit));
  switch (why) {
    case 'no-center':
      return `${place} is no supply center`;
    case 'not-owned':
      return `${place} is not this power's`;
    case 'occupied':
      return `a unit stands in ${place}`;
    case 'no-home':
      return 'this power holds none of its home centers, and builds nowhere until it does';
    case 'no-site':
      return `this power does not build in ${place}`;
  }
}

function nameOf(board: Board, text: UnitText): string {
  const unit = parseUnit(text);
  return unit === null ? placeName(board, text) : unitName(board, unit);
}
