/** What results tell of, in any language: units as orders write them (`A Burgundy`), battles with the strengths that met. */
import type { Board } from '../../../engine/board/board.ts';
import { placeName, strengthInWords } from '../../../engine/board/display-names.ts';
import type * as Tree from '../../../engine/board/outcome-tree.ts';
import type { Place, UnitText } from '../../../engine/board/variant.ts';
import { parseUnit } from '../../../engine/orders/notation.ts';

export function unitName(board: Board, { type, at }: Pick<Tree.ActingUnit, 'type' | 'at'>): string {
  return `${type} ${placeName(board, at)}`;
}

export function nameOfUnit(board: Board, text: UnitText): string {
  const unit = parseUnit(text);
  return unit === null ? placeName(board, text) : unitName(board, unit);
}

/** `public`: in the third person, for everybody; `owner`: to the player whose order it was. */
export type Voice = 'public' | 'owner';

type Named<T> = (board: Board, voice: Voice, what: T) => string;

export interface BattleWords {
  readonly attack: string;
  readonly with: string;
  readonly against: string;
  readonly nothing: string;
  readonly unopposed: string;
  /** A unit of the attacker's own power. */
  readonly own: Readonly<Record<Voice, string>>;
  /** What a unit did that was met. */
  readonly did: Readonly<Record<'held' | 'opposite' | 'stuck' | 'rival', string>>;
  readonly list: (parts: readonly string[]) => string;
  readonly other: Named<Tree.ActingUnit>;
  readonly others: Named<readonly Tree.ActingUnit[]>;
  readonly attacker: Named<Tree.ActingUnit>;
  readonly withSupport: Named<readonly Tree.ActingUnit[]>;
  readonly cut: Named<Tree.CutSupport>;
  /** Supports that came to nothing, each told by `cut`. */
  readonly lost: (cuts: readonly string[]) => string;
  readonly unwilling: (who: string, isOne: boolean) => string;
  /** Why an army was not carried. */
  readonly convoy: {
    readonly notOrdered: string;
    readonly lost: (board: Board, voice: Voice, fleet: Tree.ActingUnit, by: Tree.ActingUnit) => string;
    readonly broken: (lost: string) => string;
    readonly paradox: (fleets: string) => string;
  };
  readonly dislodged: Named<Tree.ActingUnit>;
  /** What becomes of a dislodged unit; `gone`: where no such unit retreats, from no center, or from no such place. */
  readonly fate: {
    readonly nowhere: string;
    readonly open: (board: Board, places: readonly Place[]) => string;
    readonly leaves: (why: string) => string;
    readonly gone: Readonly<Record<'centers' | 'place', string>> & { readonly neutral: (adjective?: string) => string };
  };
}

/** Tells of battles in the words of a language. */
export function battleTeller(words: BattleWords) {
  /** `2 (with A Ruhr)`. */
  const strengthOf = (board: Board, { tenths, supporters }: Tree.Strength, voice: Voice) => {
    const number = strengthInWords(board, tenths);
    return supporters.length === 0 ? number : `${number} (${words.with} ${words.others(board, voice, supporters)})`;
  };

  /** `2 (A Munich held with the support of A Berlin)`. */
  const met = (board: Board, { tenths, supporters }: Tree.Strength, did: string, voice: Voice) =>
    `${strengthInWords(board, tenths)} (${did}${supporters.length === 0 ? '' : words.withSupport(board, voice, supporters)})`;

  const resistanceOf = (board: Board, { kind, unit, strength }: Tree.Resistance, voice: Voice) => {
    const who = words.other(board, voice, unit);
    if (kind === 'own') return `${words.own[voice]} (${who})`;
    if (kind === 'head-to-head')
      return met(board, strength, `${words.attacker(board, voice, unit)} ${words.did.opposite}`, voice);
    return met(board, strength, `${who} ${kind === 'held' ? words.did.held : words.did.stuck}`, voice);
  };

  /** The supports that were cut, failed otherwise, or do not count. */
  const lostIn = (board: Board, { attack, resistance, rivals }: Tree.Battle, voice: Voice) => {
    const strengths = [attack, ...[resistance ?? [], rivals].flat().map(({ strength }) => strength)];
    const cuts = strengths.flatMap(({ cut }) => cut);
    const told = [...cuts.filter(({ how }) => how === 'cut'), ...cuts.filter(({ how }) => how !== 'cut')];
    const lost = told.length === 0 ? '' : ` ${words.lost(told.map((each) => words.cut(board, voice, each)))}.`;
    const unwilling = strengths.flatMap((strength) => strength.unwilling);
    if (unwilling.length === 0) return lost;
    return `${lost} ${words.unwilling(words.others(board, voice, unwilling), unwilling.length === 1)}.`;
  };

  /** `attack 2 (with A Ruhr) against 1 (A Munich held).` and what became of supports that failed. */
  const battleOf = (board: Board, battle: Tree.Battle, voice: Voice, ending: string) => {
    const { attack, resistance, rivals } = battle;
    const against = [
      ...(resistance === null ? [] : [resistanceOf(board, resistance, voice)]),
      ...rivals.map(({ unit, strength }) =>
        met(board, strength, `${words.attacker(board, voice, unit)} ${words.did.rival}`, voice),
      ),
    ];
    const own = `${voice === 'public' ? `${words.attack} ` : ''}${strengthOf(board, attack, voice)}`;
    const all = `${own} ${words.against} ${against.length === 0 ? words.nothing : words.list(against)}`;
    const first = against.length === 0 && voice === 'owner' ? words.unopposed : all;
    return `${first}${ending}.${lostIn(board, battle, voice)}`;
  };

  const failureOf = (board: Board, failure: Tree.ConvoyFailure, voice: Voice) => {
    if (failure.why === 'not-ordered') return words.convoy.notOrdered;
    if (failure.why === 'paradox') return words.convoy.paradox(words.others(board, voice, failure.fleets));
    return words.convoy.broken(
      words.list(failure.fleets.map(({ fleet, by }) => words.convoy.lost(board, voice, fleet, by))),
    );
  };

  const fateOf = ({ variant }: Board, why: NonNullable<Tree.Dislodgement['destroyed']>) => {
    const { gone } = words.fate;
    if (why === 'neutral') return gone.neutral(variant.rules['neutral-units']?.adjective.toLowerCase());
    return variant.rules['no-retreat-from'] === 'centers' ? gone.centers : gone.place;
  };

  const dislodgementOf = (board: Board, dislodged: Tree.Dislodgement, voice: Voice) => {
    const { attacker, attack, hold, retreats, destroyed } = dislodged;
    const { nowhere, open, leaves } = words.fate;
    const numbers = `${strengthOf(board, attack, voice)} ${words.against} ${strengthInWords(board, hold.tenths)}`;
    const fate = retreats.length === 0 ? nowhere : open(board, retreats);
    const then = destroyed === null ? fate : leaves(fateOf(board, destroyed));
    return ` ${words.dislodged(board, voice, attacker)}, ${numbers}, ${then}.`;
  };
  return { battleOf, failureOf, dislodgementOf };
}
