/** What a finished game counts for: who won, drew, survived or went out, and when. */
import type { ArchiveDocument } from '../archive/document.ts';
import { parsePhase } from '../board/phase.ts';
import type { FixedSeat } from '../board/rules.ts';
import type { Power, Variant } from '../board/variant.ts';
import type { GameOutcome, PersonId } from '../game/events.ts';
import { ownEntry } from '../own.ts';
import { powerOf } from '../vocabulary.ts';
import { countCentersByYear, ownersAfter } from './centers.ts';

/** How a power came out of a game. `survived`: with a center at the end, and no share in a win or draw. */
export type PowerResult = 'won' | 'drew' | 'survived' | 'eliminated';

export interface FinishedPower {
  readonly power: Power;
  readonly centres: number;
  readonly result: PowerResult;
  /** The year in which it lost its last centre and unit; null while it lives. */
  readonly outIn: number | null;
  /** Display name of who played it at the end; null when that is not known. */
  readonly player: string | null;
  /** The same as a pseudonym. */
  readonly person: PersonId | null;
}

export interface FinishedGame {
  readonly name: string;
  readonly variant: string;
  readonly outcome: GameOutcome | null;
  /** Years that were played. */
  readonly years: number;
  readonly lastYear: number | null;
  readonly phases: number;
  readonly powers: readonly FinishedPower[];
  /** All powers of a player win, draw and are counted together. */
  readonly isBySeat?: boolean;
  /** Nobody told how many centers each had at the end: then they stand as 0. */
  readonly areCentresUnknown?: boolean;
}

/** The result of an archived game; null when it has not ended. Any number of its phases may be missing. */
export function finishedGame(document: ArchiveDocument, { calendar, rules, victory }: Variant): FinishedGame | null {
  if (document.status !== 'finished') return null;
  const rows = countCentersByYear(calendar, document.phases);
  const last = document.phases.at(-1);
  const owners = last === undefined ? null : ownersAfter(last);
  const units = last?.told?.units ?? last?.resolution.units;
  const powers = document.powers.map(({ power, players }): FinishedPower => {
    const centres = owners?.[power]?.length ?? 0;
    const isAlive = owners === null ? (units?.[power]?.length ?? 0) > 0 : centres > 0;
    const person = players.at(-1)?.player ?? null;
    const player = ownEntry(document.players, person ?? '')?.name ?? null;
    return {
      power,
      centres,
      result: resultOf(power, document.outcome, isAlive, rules.seats?.fixed ?? []),
      outIn: isAlive ? null : yearOut(power, document.phases),
      player,
      person,
    };
  });
  const lastYear = last === undefined ? null : parsePhase(last.phase).year;
  return {
    name: document.name,
    variant: document.variant.id,
    outcome: document.outcome,
    years: lastYear === null || rows[0] === undefined ? 0 : lastYear - rows[0].year,
    lastYear,
    phases: document.phases.length,
    powers,
    ...(victory.by === 'seat' ? { isBySeat: true } : {}),
    ...(owners === null ? { areCentresUnknown: true } : {}),
  };
}

/** `powers` of an outcome may be seats of several (`BRITISH EMPIRE`, `AUSTRIA AND CHEROKEE`). */
function resultOf(
  power: Power,
  outcome: GameOutcome | null,
  isAlive: boolean,
  seats: readonly FixedSeat[],
): PowerResult {
  const powersOf = (name: Power): readonly Power[] =>
    seats.find((seat) => seat.name === name)?.powers ?? [name, ...name.split(' AND ').map(powerOf)];
  const shares = outcome !== null && 'powers' in outcome ? outcome.powers.flatMap(powersOf) : [];
  if (shares.includes(power)) return outcome?.kind === 'drawn' ? 'drew' : 'won';
  return isAlive ? 'survived' : 'eliminated';
}

function yearOut(power: Power, phases: ArchiveDocument['phases']): number | null {
  const out = phases.findLast(
    ({ position: { units, centers, dislodged } }) =>
      (units[power]?.length ?? 0) + (centers?.[power]?.length ?? 0) + (dislodged?.[power]?.length ?? 0) > 0,
  );
  return out === undefined ? null : parsePhase(out.phase).year;
}
