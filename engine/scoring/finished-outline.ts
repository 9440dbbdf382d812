/** What a game of which only the outline is known counts for, as far as it is known. */
import { powerFrom } from '../archive/classic/classic-entries.ts';
import type { SummaryDocument } from '../archive/old-games/summary-document.ts';
import type { Board } from '../board/board.ts';
import type { GameOutcome } from '../game/events.ts';
import { ownEntry } from '../own.ts';
import { type Power, powerOf } from '../vocabulary.ts';
import type { FinishedGame, FinishedPower } from './finished-game.ts';

/** `board`: of its variant; null when its map is not known here: then powers and variant go by the names that the summary has. */
export function finishedOutline(document: SummaryDocument, board: Board | null): FinishedGame {
  const idOf = (name: string) => (board === null ? null : powerFrom(board, name)) ?? powerOf(name.toUpperCase());
  const { years } = document;
  const last = years.at(-1);
  const counts = last?.counts ?? (last?.owners === undefined ? null : countsOf(last.owners));
  const shares = (document.outcome?.powers ?? []).map(idOf);
  const powers = document.powers
    .filter(({ power }) => power !== '')
    .map(({ power, players }): FinishedPower => {
      const centres = counts === null ? 0 : (ownEntry(counts, power) ?? 0);
      const hasShare = shares.includes(idOf(power));
      const isOut = counts !== null && centres === 0;
      return {
        power: idOf(power),
        centres,
        result: hasShare ? (document.outcome?.kind === 'drawn' ? 'drew' : 'won') : isOut ? 'eliminated' : 'survived',
        outIn: isOut ? lastYearOf(power, document) : null,
        player: players.findLast(({ name }) => name !== '')?.name ?? null,
        person: null,
      };
    });
  const [from, to] = [years[0]?.year, last?.year ?? yearOf(document.through)];
  return {
    name: document.name,
    variant: document.variant.id ?? document.variant.name,
    outcome: outcomeOf(document, shares),
    years: from === undefined || to === null || to === undefined ? 0 : to - from,
    lastYear: to ?? null,
    phases: 0,
    powers,
    ...(counts === null ? { areCentresUnknown: true } : {}),
  };
}

function outcomeOf({ outcome }: SummaryDocument, powers: readonly Power[]): GameOutcome | null {
  if (outcome === null) return null;
  return outcome.kind === 'terminated' ? { kind: 'terminated' } : { kind: outcome.kind, powers };
}

function countsOf(owners: Readonly<Record<string, string | null>>): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const owner of Object.values(owners)) if (owner !== null) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  return Object.fromEntries(counts);
}

/** The year in which it lost its last center: the one after the last with any. */
function lastYearOf(power: string, { years }: SummaryDocument): number | null {
  const alive = years.findLastIndex(
    ({ counts, owners }) => (ownEntry(counts ?? countsOf(owners ?? {}), power) ?? 0) > 0,
  );
  return years[alive + 1]?.year ?? null;
}

function yearOf(phase: string | null): number | null {
  const year = /^[A-Z](\d{1,4})/.exec(phase ?? '')?.[1];
  return year === undefined ? null : Number(year);
}
