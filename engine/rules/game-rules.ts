/**
 * What is played in one game, as facts: the variant in its edition, its start and the settings that make rules. Whatever a mail, a page, a
 * map or a sheet says of a game's rules, with every number, season, phase, power and limit, it takes from here, and so none says what
 * the adjudicator does not do.
 */
import type { Board } from '../board/board.ts';
import type { Start } from '../board/choices.ts';
import { formatPhase, parsePhase, phaseAfter } from '../board/phase.ts';
import type { PhaseCode } from '../board/position.ts';
import { shortSentences } from '../board/translation.ts';
import type { Clause, ClauseSubject, PowerData, Rulebook, SeasonData, UnitType, Variant } from '../board/variant.ts';
import { STANDARD_RULEBOOK, UNIT_TYPES } from '../board/variant.ts';
import { phaseCode, typeOfUnit } from '../vocabulary.ts';
import { buildTypes } from './build-types.ts';
import { fewestPlayers, mostPlayers, optionalPowers } from './seat-rules.ts';
import { nameOfStart } from './starts.ts';

export interface GameRules {
  /** With what the start and the settings change, and names in the board's language. */
  readonly variant: Variant;
  readonly start: Start;
  /** `Fleet Rome`; null for the variant's own start. */
  readonly startName: string | null;
  readonly rulebook: Rulebook;
  /** How many people may play. */
  readonly people: { readonly least: number; readonly most: number };
  /** Powers that are left out in this game, because fewer people play. */
  readonly absent: readonly PowerData[];
  /** Kinds of units that can ever stand on the board. */
  readonly unitTypes: readonly UnitType[];
  /** The seasons of a year. */
  readonly year: readonly SeasonData[];
  /** Phases of a year. */
  readonly phases: number;
  /** The phase with which the game begins, and the first one with moves. */
  readonly first: PhaseCode;
  readonly firstMoves: PhaseCode;
  readonly goal: Goal;
  /** Who may share a draw; `any-result`: all who are left may agree on whatever they like. */
  readonly draws: 'survivors' | 'some' | 'any-result';
  readonly concessions: boolean;
  /** May a power remove units that it need not? */
  readonly freeRemovals: boolean;
  /** Does a power see only its own units and centers, and what is next to them? */
  readonly isBlind: boolean;
  /** What differs from the standard game, in the variant's own short lines. */
  readonly inShort: readonly string[];
  /** The same as numbered clauses. */
  readonly clauses: readonly Clause[];
  /** Do the settings let a power build in any center, where the variant does not? */
  readonly opened: 'any' | 'any-with-home' | null;
}

/** What wins. */
export interface Goal {
  readonly centers: number;
  readonly of: number;
  /** Are all powers of a player added up? */
  readonly isBySeat: boolean;
  /** So many of them must lie in one of these parts of the world. */
  readonly share: { readonly centers: number; readonly theatres: readonly string[] } | null;
  /** Do two win together whose shares lie in different parts of the world? */
  readonly isJoint: boolean;
  /** The season whose moves are the only moment at which is counted; null: whenever centers change hands. */
  readonly counted: SeasonData | null;
}

const ofBoards = new WeakMap<Board, GameRules>();

/** The rules of the game that is played on this board. */
export function gameRules(board: Board): GameRules {
  const known = ofBoards.get(board) ?? rulesOn(board);
  ofBoards.set(board, known);
  return known;
}

function rulesOn(board: Board): GameRules {
  const { variant, choices } = board;
  const { calendar, rules, victory, rulebook = STANDARD_RULEBOOK } = variant;
  const start = choices?.start ?? 'usual';
  const isAnyResult = victory.agreed === 'any-result' && choices?.dias !== true;
  const first = phaseCode(rules['start-choices']?.phase ?? calendar.start);
  return {
    variant,
    start,
    startName: nameOfStart(start),
    rulebook,
    people: { least: fewestPlayers(board), most: mostPlayers(board) },
    absent: absentPowers(board),
    unitTypes: unitTypes(board),
    year: calendar.seasons,
    phases: calendar.seasons.reduce((sum, { phases }) => sum + phases.length, 0),
    first,
    firstMoves: firstMoves(variant),
    goal: goalOf(variant),
    draws: isAnyResult ? 'any-result' : choices?.dias === false ? 'some' : 'survivors',
    concessions: isAnyResult || choices?.concessions !== false,
    freeRemovals: board.freeRemovals === true,
    isBlind: choices?.blind === true,
    inShort: shortLines(board),
    clauses: clausesOn(board),
    opened: choices?.anyCenters === true ? 'any' : choices?.oneCenter === true ? 'any-with-home' : null,
  };
}

/** The powers that so many people as the game is for do without. */
function absentPowers(board: Board): readonly PowerData[] {
  const players = board.choices?.players ?? null;
  if (players === null || players < fewestPlayers(board)) return [];
  const names = optionalPowers(board, players);
  return board.powers.filter(({ name }) => names.includes(name));
}

function unitTypes(board: Board): readonly UnitType[] {
  const { powers, rules } = board.variant;
  const standing = [...powers.flatMap(({ units }) => units), ...(rules['neutral-units']?.units ?? [])].map(typeOfUnit);
  const built = powers.flatMap(({ name }) => buildTypes(board, name));
  return UNIT_TYPES.filter((type) => standing.includes(type) || built.includes(type));
}

function firstMoves({ calendar }: Variant): PhaseCode {
  let phase = parsePhase(calendar.start);
  while (phase.kind !== 'M') phase = phaseAfter(calendar, phase);
  return formatPhase(phase);
}

/** What wins on a game's own variant, as its start and settings have made it. */
export function goalOf({ victory, theatres = {}, calendar }: Variant): Goal {
  const { centers, of, by, inOneTheatre, joint, counted } = victory;
  return {
    // Whoever needs so many in one theatre needs at least as many in all.
    centers: Math.max(centers, inOneTheatre ?? 0),
    of,
    isBySeat: by === 'seat',
    share: inOneTheatre === undefined ? null : { centers: inOneTheatre, theatres: Object.values(theatres) },
    isJoint: joint === 'different-theatres',
    counted: calendar.seasons.find(({ letter }) => letter === counted?.season) ?? null,
  };
}

/** A text that speaks of the goal or the rulebook as they are published speaks of the game's. */
function asPlayed({ variant, published }: Board, line: string, isOnGoal = false): string {
  if (published === undefined) return line;
  const { rulebook = STANDARD_RULEBOOK } = variant;
  const { centers, of } = published.victory;
  const told = isOnGoal || hasNumber(line, of) ? withNumber(line, centers, goalOf(variant).centers) : line;
  return withNumber(told, Number(published.rulebook ?? STANDARD_RULEBOOK), Number(rulebook));
}

/** What the variant's texts tell of although the game's settings say otherwise. */
function overruled({ choices, variant }: Board): readonly ClauseSubject[] {
  const isOpened = choices?.anyCenters === true || choices?.oneCenter === true;
  const isDias = variant.victory.agreed === 'any-result' && choices?.dias === true;
  return [...(isOpened ? ['build-sites' as const] : []), ...(isDias ? ['any-result' as const] : [])];
}

function shortLines(board: Board): readonly string[] {
  const { inShort = [], inShortAbout = {} } = board.variant;
  const left = overruled(board).map((subject) => inShortAbout[subject]?.join(' '));
  return inShort.map((line, n) => {
    const sentences = shortSentences(line).filter((_, k) => !left.includes(`${n + 1} ${k + 1}`));
    return asPlayed(board, sentences.join(' '));
  });
}

function clausesOn(board: Board): readonly Clause[] {
  const left = overruled(board);
  return (board.variant.clauses ?? []).flatMap((clause) => {
    const { about = [], text } = clause;
    const isOnGoal = about.includes('victory') || about.includes('joint-victory');
    return about.some((subject) => left.includes(subject))
      ? []
      : [{ ...clause, text: asPlayed(board, text, isOnGoal) }];
  });
}

function hasNumber(text: string, n: number): boolean {
  return new RegExp(`\\b${n}\\b`).test(text);
}

function withNumber(text: string, from: number, to: number): string {
  return text.replace(new RegExp(`\\b${from}\\b`, 'g'), String(to));
}
