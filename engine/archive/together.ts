/** Two records of one game as one: what either has, with which sources tell it, and what the other tells otherwise. */
import type { Board } from '../board/board.ts';
import { comparePhases, parsePhase } from '../board/phase.ts';
import type { Resolution } from '../board/position.ts';
import { canonicalJson } from '../game/canonical.ts';
import { isSameTable } from './boards.ts';
import type { ArchiveBody, ArchivedPress, Contradiction, ToldPhase } from './document.ts';
import { type GameRecord, type RecordedPhase, recordFromArchive } from './of-record.ts';
import { pointerTo } from './placed-fault.ts';
import { TOGETHER } from './reading/instants.ts';
import { LONGEST_SOURCE } from './schema.ts';

type Numbers = readonly number[];
const TABLES = ['units', 'centers'] as const;

export function gamesTogether(a: ArchiveBody, b: ArchiveBody, board: Board): GameRecord {
  const size = ({ phases, press }: ArchiveBody) => phases.length * 1e6 + press.length;
  const [full, other] = size(b) > size(a) ? [b, a] : [a, b];
  return new Together(recordFromArchive(full), recordFromArchive(other), board, { full, other }).record();
}

/** Where both tell a field otherwise, that of `full` stands. */
export function recordsTogether(full: GameRecord, other: GameRecord, board: Board): GameRecord {
  return new Together(full, other, board, null).record();
}

/** What the engine has made of both. */
type Played = Readonly<Record<'full' | 'other', ArchiveBody>> | null;

class Together {
  readonly #full: GameRecord;
  readonly #other: GameRecord;
  readonly #board: Board;
  readonly #played: Played;
  readonly #sources: NonNullable<GameRecord['sources']>;
  /** The numbers that the sources of the other have among all. */
  readonly #renumbered: Numbers;
  readonly #tells = new Map<string, Numbers>();
  readonly #contradictions: Contradiction[];

  constructor(full: GameRecord, other: GameRecord, board: Board, played: Played) {
    [this.#full, this.#other, this.#board, this.#played] = [full, other, board, played];
    const [own = [], more = []] = [full.sources, other.sources];
    const isKnown = (digest: string) => own.some((each) => each.digest === digest);
    this.#sources = [...own, ...more.filter(({ digest }) => !isKnown(digest))];
    this.#renumbered = more.map(({ digest }) => this.#sources.findIndex((each) => each.digest === digest));
    const theirs = (other.contradictions ?? []).map((each) => ({ ...each, sources: this.#as(each.sources) }));
    this.#contradictions = [...(full.contradictions ?? []), ...theirs];
  }

  record(): GameRecord {
    const [full, other] = [this.#full, this.#other];
    const phases = this.#phases();
    const press = this.#press();
    const created = this.#one('/created', full.created, other.created);
    const ended = this.#one('/ended', full.ended, other.ended);
    const outcome = this.#one('/outcome', full.outcome, other.outcome);
    const masters = this.#one('/masters', some(full.masters), some(other.masters)) ?? [];
    const seats = this.#rows(full.seats, other.seats, (power) => {
      return pointerTo(
        'powers',
        this.#board.powers.findIndex(({ name }) => name === power),
        'players',
      );
    });
    const parameters = this.#rows(full.parameters, other.parameters, (key) => pointerTo('parameters', key));
    return {
      ...full,
      ...{ phases, press, created, ended, outcome, masters, seats, parameters },
      source: this.#source(full.source, other.source),
      isOpen: full.isOpen === true && other.isOpen === true,
      sources: this.#sources,
      tells: Object.fromEntries([...this.#tells].filter(([, list]) => list.length < this.#sources.length)),
      contradictions: this.#contradictions,
    };
  }

  #as(numbers: Numbers): Numbers {
    return numbers.flatMap((n) => this.#renumbered[n] ?? []);
  }

  /** Which sources of a record tell a field. */
  #tellers(record: GameRecord, pointer: string): Numbers {
    const all = record.tells?.[pointer] ?? (record.sources ?? []).map((_, n) => n);
    return record === this.#full ? all : this.#as(all);
  }

  #told(pointer: string, ...tellers: readonly Numbers[]): void {
    this.#tells.set(
      pointer,
      [...new Set(tellers.flat())].sort((a, b) => a - b),
    );
  }

  /** Where each was taken from, one sentence behind the other. */
  #source(own: string | null, theirs: string | null): string | null {
    if (own === null || theirs === null || own.includes(theirs)) return own ?? theirs;
    const both = `${own} ${theirs}`;
    return both.length > LONGEST_SOURCE ? this.#one('/source', own, theirs) : both;
  }

  /** A field of both: that of the fuller record stands. */
  #one<T>(pointer: string, own: T | null | undefined, theirs: T | null | undefined): T | null {
    const [full, other] = [this.#tellers(this.#full, pointer), this.#tellers(this.#other, pointer)];
    if (own == null || theirs == null) {
      if (own != null) this.#told(pointer, full);
      if (theirs != null) this.#told(pointer, other);
      return own ?? theirs ?? null;
    }
    const isSame = canonicalJson(own) === canonicalJson(theirs);
    if (!isSame) this.#contradictions.push({ field: pointer, sources: other, value: theirs });
    this.#told(pointer, full, isSame ? other : []);
    return own;
  }

  #rows<T>(
    own: Readonly<Record<string, T>> = {},
    theirs: Readonly<Record<string, T>> = {},
    pointer: (key: string) => string,
  ) {
    const keys = [...new Set([...Object.keys(own), ...Object.keys(theirs)])];
    return Object.fromEntries(keys.map((key) => [key, this.#one(pointer(key), own[key], theirs[key])!]));
  }

  #phases(): readonly RecordedPhase[] {
    const { calendar } = this.#board.variant;
    const own = new Map(this.#full.phases.map((each, n) => [each.phase, { each, n }]));
    const theirs = new Map(this.#other.phases.map((each, n) => [each.phase, { each, n }]));
    const codes = [...new Set([...own.keys(), ...theirs.keys()])];
    codes.sort((a, b) => comparePhases(calendar, parsePhase(a), parsePhase(b)));
    /** Which of their boards differ, as what they told otherwise before makes them. */
    const apart = { units: false, centers: false };
    return codes.map((code, n) => {
      const [mine, other] = [own.get(code), theirs.get(code)];
      const pointer = pointerTo('phases', n);
      const [by, from] = [
        mine === undefined ? [] : this.#tellers(this.#full, pointerTo('phases', mine.n)),
        other === undefined ? [] : this.#tellers(this.#other, pointerTo('phases', other.n)),
      ];
      const isSame = mine === undefined || other === undefined || isSameOrders(mine.each, other.each);
      this.#told(pointer, by, isSame ? from : []);
      if (!isSame) {
        this.#contradictions.push({ field: pointerTo('phases', n, 'orders'), sources: from, value: other.each.orders });
      }
      if (mine === undefined || other === undefined) return (mine ?? other)!.each;
      for (const table of TABLES) {
        const [ours, theirs] = [mine.each.position[table], other.each.position[table]];
        if (ours === undefined || theirs === undefined) continue;
        const differs = !isSameTable(ours, theirs);
        if (differs && (!apart[table] || this.#played?.other.phases[other.n]?.asRecorded === true))
          this.#contradictions.push({ field: `${pointer}/position/${table}`, sources: from, value: theirs });
        apart[table] = differs;
      }
      if (apart.units || !isSame) apart.centers = true;
      if (!isSame) apart.units = true;
      const end = apart.units || apart.centers ? this.#played?.full.phases[mine.n]?.resolution : null;
      return this.#bothTell(mine.each, other.each, { pointer, from, end });
    });
  }

  /** What either tells of a phase beside its orders. `end`: where the fuller record's goes, if the other's board is another. */
  #bothTell(
    mine: RecordedPhase,
    other: RecordedPhase,
    {
      pointer,
      from,
      end,
    }: { readonly pointer: string; readonly from: Numbers; readonly end?: Resolution | null | undefined },
  ): RecordedPhase {
    const taken = <T>(field: string, own: T | null | undefined, theirs: T | null | undefined, isSame = true) => {
      if (!isSame) this.#contradictions.push({ field: `${pointer}/${field}`, sources: from, value: theirs });
      if (own != null || theirs == null || !isSame) return own ?? undefined;
      this.#told(`${pointer}/${field}`, from);
      return theirs;
    };
    const apart = Math.abs(Date.parse(mine.at ?? '') - Date.parse(other.at ?? ''));
    const at = taken('at', mine.at, other.at, !(apart > TOGETHER)) ?? null;
    const centers = taken('position/centers', mine.position.centers, other.position.centers);
    const tables = TABLES.flatMap((table) => {
      const [own, theirs] = [mine.told?.[table], other.told?.[table]];
      // A record that tells no end ends as the engine has it.
      if (own === undefined && end != null) {
        if (theirs !== undefined && !isSameTable(end[table], theirs))
          this.#contradictions.push({ field: `${pointer}/resolution/${table}`, sources: from, value: theirs });
        return [];
      }
      const told = taken(`told/${table}`, own, theirs, isSameTable(own ?? theirs ?? {}, theirs ?? own ?? {}));
      return told === undefined ? [] : [[table, told] as const];
    });
    const both = <T>(list: (told: ToldPhase) => readonly T[]) => {
      const all = [mine.told, other.told].flatMap((each) => (each === undefined ? [] : list(each)));
      return [...new Map(all.map((each) => [canonicalJson(each), each])).values()];
    };
    const words = { notes: both(({ notes }) => notes), disagreements: both(({ disagreements }) => disagreements) };
    const isTold = mine.told !== undefined || other.told !== undefined;
    return {
      ...mine,
      at,
      position: { ...mine.position, ...(centers === undefined ? {} : { centers }) },
      ...(isTold ? { told: { ...words, ...Object.fromEntries(tables) } } : {}),
    };
  }

  /** Each message as often as the record has it that has it more often. */
  #press(): readonly ArchivedPress[] {
    const [own = [], theirs = []] = [this.#full.press, this.#other.press];
    const keyOf = ({ from, to, phase, body }: ArchivedPress) => canonicalJson([from, to, phase, body]);
    const left = new Map<string, number[]>();
    for (const [n, each] of theirs.entries()) left.set(keyOf(each), [...(left.get(keyOf(each)) ?? []), n]);
    const isSameInstant = (each: ArchivedPress) => (other: number) => each.at !== null && theirs[other]!.at === each.at;
    // Where any message of both has one instant they go by one clock, and another instant is another message.
    const isOneClock = own.some((each) => left.get(keyOf(each))?.some(isSameInstant(each)) === true);
    const furthest = isOneClock ? 0 : TOGETHER;
    const tellers = (n: number) => this.#tellers(this.#other, pointerTo('press', n));
    for (const [n, each] of own.entries()) {
      const same = left.get(keyOf(each)) ?? [];
      const apart = (other: number) => Math.abs(Date.parse(theirs[other]!.at ?? '') - Date.parse(each.at ?? ''));
      // Where one of them tells no time they may be one.
      const copies = same.filter((other) => !(apart(other) > furthest));
      const [copy] = copies.sort((a, b) => (apart(a) || 0) - (apart(b) || 0));
      if (copy !== undefined) same.splice(same.indexOf(copy), 1);
      this.#told(
        pointerTo('press', n),
        this.#tellers(this.#full, pointerTo('press', n)),
        copy === undefined ? [] : tellers(copy),
      );
    }
    const more = [...left.values()].flat().sort((a, b) => a - b);
    for (const [n, each] of more.entries()) this.#told(pointerTo('press', own.length + n), tellers(each));
    return [...own, ...more.map((n) => theirs[n]!)];
  }
}

function some<T>(list: readonly T[] = []): readonly T[] | null {
  return list.length === 0 ? null : list;
}

function isSameOrders(a: RecordedPhase, b: RecordedPhase): boolean {
  const sorted = ({ orders }: RecordedPhase) =>
    canonicalJson(
      Object.entries(orders)
        .filter(([, list]) => list.length > 0)
        .map(([power, list]) => [power, [...list].sort()])
        .sort(),
    );
  return sorted(a) === sorted(b);
}
