/**
 * Lines of our own listings of orders that order nothing, as they come back when somebody copies a listing and changes some
 * of its lines: units without an order, builds that are pending, removals and choices by default, the line above them all.
 * In every language; what people write themselves in their stead (`A Par: no order`) is taken alike.
 */
import type { Board } from '../../board/board.ts';
import type { PhaseCode } from '../../board/position.ts';
import { foldText } from '../../text/fold.ts';
import type { OrderContext } from '../orders/order-context.ts';
import { isUnitAlone } from '../orders/read-orders.ts';
import { readPhaseText } from '../times/phase-text.ts';

/** Behind a unit. */
const NO_ORDER =
  /[\s,;:([-]+(?:no orders?(?: (?:processed|given|yet|on file))?|(?:noch )?keine? befehle?|(?:aucun|pas d'|sans) ?ordre)[\])]?(?: \([a-z ]{1,24}\))?\s*[.!]*$/i;
const WITHOUT_ORDER: readonly RegExp[] = [
  /\b(?:\d+|no) (?:unusable )?builds? pending[.!]*$/i,
  /\b\d+ unusable builds? (?:pending|waived)[.!]*$/i,
  /\b(?:\d+|kein) (?:aufbau|aufbauten) (?:noch offen|nicht moglich(?:, verfallen)?)[.!]*$/i,
  /\b(?:\d+|aucune) constructions? (?:en attente|impossibles?(?:, sans suite)?)[.!]*$/i,
  /^(?:[^:]{1,40}: *)?(?:defaults, removing|verliert ohne befehl|perd faute d'ordre)\s/i,
  /\((?:by default|ohne eigene wahl|par defaut)\)[.!]*$/i,
];
/** Longer lines are none of ours. */
const LONGEST = 160;

/** The line says of a unit, or of builds, that there is no order for it. */
export function isWithoutOrder(line: string, context: OrderContext): boolean {
  if (line.length > LONGEST) return false;
  const text = foldText(line).trim();
  if (WITHOUT_ORDER.some((pattern) => pattern.test(text))) return true;
  const unit = text.replace(NO_ORDER, '');
  return unit !== text && isUnitAlone(unit, context.board);
}

/** `Movement orders for Fall of 1901.  (marne.002)`, in every language; the phase that it stands for, null for any other line. */
export function listedPhase(board: Board, line: string): PhaseCode | null {
  if (line.length > LONGEST) return null;
  const text = foldText(line).trim();
  for (const head of HEADS) {
    const [, kind = '', turn = ''] = head.exec(text) ?? [];
    const phase =
      turn === '' ? null : readPhaseText(board, `${turn.replace(',', ' ')} ${KINDS.get(kind.toLowerCase())}`);
    if (phase !== null) return phase;
  }
  return null;
}

const HEADS: readonly RegExp[] = [
  /^(movement|retreat|adjustment) orders for ([^.]{4,40}?)\.?(?: ?\([a-z0-9]+\.\d+\))?$/i,
  /^befehle fur (die zuge|die ruckzuge|auf- und abbau) im ([^.]{4,40}?)\.?(?: ?\([a-z0-9]+\.\d+\))?$/i,
  /^ordres pour les (mouvements|retraites|ajustements), ([^.]{4,40}?)\.?(?: ?\([a-z0-9]+\.\d+\))?$/i,
];
const KINDS: ReadonlyMap<string, string> = new Map([
  ['movement', 'moves'],
  ['die zuge', 'moves'],
  ['mouvements', 'moves'],
  ['retreat', 'retreats'],
  ['die ruckzuge', 'retreats'],
  ['retraites', 'retreats'],
  ['adjustment', 'adjustments'],
  ['auf- und abbau', 'adjustments'],
  ['ajustements', 'adjustments'],
]);
