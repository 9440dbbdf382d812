/** A game in short, from its archive: what its own page and the lists of games show. */

import { saidAfter } from '../archive/archive-message.ts';
import type { ArchiveDocument, ArchivedDiary, ArchivedPress, IsoInstant } from '../archive/document.ts';
import type { Power, Variant } from '../board/variant.ts';
import { type CentersOfYear, countCentersByYear } from './centers.ts';
import { type FinishedGame, finishedGame } from './finished-game.ts';
import { type GameOpening, gameOpenings } from './openings.ts';

export interface GameSummary {
  readonly name: string;
  /** Id of the variant. */
  readonly variant: string;
  readonly status: ArchiveDocument['status'];
  readonly created: IsoInstant | null;
  readonly ended: IsoInstant | null;
  readonly phases: number;
  readonly years: readonly CentersOfYear[];
  /** Null while the game goes on. */
  readonly finished: FinishedGame | null;
  readonly openings: Readonly<Record<Power, GameOpening>>;
  readonly press: number;
  /** Of the last phase that was resolved; before that, what has been said. */
  readonly lastPress: readonly ArchivedPress[];
  /** Of a finished game: what was said when it was ended, and since. */
  readonly statements?: readonly ArchivedPress[];
  /** Diaries that are open and stand on no page of a phase: those of the phase in which the game was ended. */
  readonly lastDiaries?: readonly ArchivedDiary[];
}

export function summaryOf(document: ArchiveDocument, variant: Variant): GameSummary {
  const { name, status, created, ended, phases, press, diaries = [] } = document;
  const resolved = new Set(phases.map(({ phase }) => phase));
  const lastDiaries = diaries.filter(({ phase }) => phase === null || !resolved.has(phase));
  const last = phases.at(-1)?.phase ?? null;
  const said = saidAfter(document);
  return {
    name,
    variant: document.variant.id,
    status,
    created,
    ended,
    phases: phases.length,
    years: countCentersByYear(variant.calendar, phases),
    finished: finishedGame(document, variant),
    openings: gameOpenings(document),
    press: press.length,
    lastPress: press.filter(({ phase }) => phase === last),
    ...(status === 'finished' && said.length > 0 ? { statements: said } : {}),
    ...(lastDiaries.length === 0 ? {} : { lastDiaries }),
  };
}
