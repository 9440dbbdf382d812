/**
 * Results that judges of ours wrote in other languages, line by line as they write them in English: so that one reader reads them all. The
 * words are those of the catalogues that wrote them, turned round; a line that does not come of them stays as it is.
 */
import { cleanLine } from '../../engine/archive/classic/classic-lines.ts';
import type { PastedLine } from '../../engine/archive/pasted/read-pasted.ts';
import type { Board } from '../../engine/board/board.ts';
import { placeName } from '../../engine/board/display-names.ts';
import { boardIn } from '../../engine/board/translation.ts';
import type { PhaseKind, Place, UnitType } from '../../engine/board/variant.ts';
import { LANGUAGES, type LanguageCode } from '../../engine/messages/languages.ts';
import { listing as german } from '../locales/de/listing.ts';
import { listing as english } from '../locales/en/listing.ts';
import { listing as french } from '../locales/fr/listing.ts';
import { placeInSentence } from '../locales/powers.ts';
import type { Language } from '../locales/shape.ts';

type Listing = Language['listing'];
type Section = PhaseKind | 'start' | 'dislodged' | 'owners';
/** What a line says in English, and where the next ones stand; null: they are none of ours. */
interface Said {
  readonly text: string;
  readonly section: Section | null;
}
type Form<T = string> = readonly [said: string, told: (...parts: string[]) => T | null];

const LISTINGS: Readonly<Record<Exclude<LanguageCode, 'en'>, Listing>> = { de: german, fr: french };
const KINDS: readonly PhaseKind[] = ['M', 'R', 'A'];
const TYPES: readonly UnitType[] = ['A', 'F'];
/** Counts of units and centers are no larger. */
const MOST = 60;
const GAP = '\u0001';

/** As lines are compared: mails wrap and pad them. */
function plain(text: string): string {
  return cleanLine(text).replace(/\s+/g, ' ').trim();
}

/** What stands in the gaps of what the catalogue says, each way in which the text may be divided. */
function* gapsIn(said: string, text: string): Generator<readonly string[]> {
  yield* divided(plain(said).split(GAP), text);
}

function* divided([first = '', ...rest]: readonly string[], text: string): Generator<readonly string[]> {
  if (!text.startsWith(first)) return;
  const after = text.slice(first.length);
  const [next, ...more] = rest;
  if (next === undefined) {
    if (after === '') yield [];
  } else if (more.length === 0) {
    if (after.length > next.length && after.endsWith(next)) yield [after.slice(0, after.length - next.length)];
  } else {
    for (let at = after.indexOf(next, 1); at > 0; at = after.indexOf(next, at + 1))
      for (const others of divided(rest, after.slice(at))) yield [after.slice(0, at), ...others];
  }
}

function firstSaid<T>(forms: readonly Form<T>[], text: string): T | null {
  for (const [said, told] of forms) {
    for (const parts of gapsIn(said, text)) {
      const read = told(...parts);
      if (read !== null) return read;
    }
  }
  return null;
}

/** The powers, and whoever the neutral units stand under. */
function partiesOf({ powers, variant }: Board) {
  const neutral = variant.rules['neutral-units'];
  return neutral === undefined ? powers : [...powers, neutral];
}

/** Lines of results in this language, on this board. */
class Words {
  readonly #listing: Listing;
  readonly #powers = new Map<string, { readonly power: string; readonly adjective: string }>();
  readonly #places = new Map<string, string>();
  readonly #units = new Map<string, string>();
  readonly #met: ReadonlyMap<string, string>;
  /** After the power's name. */
  readonly #sentences = new Map<string, string>();
  readonly #destroyed = new Map<string, string>();
  /** Of dislodged units: up to where they may retreat. */
  readonly #dislodged = new Map<string, (ways: readonly string[]) => string>();
  readonly #ways: { readonly places: Map<string, string>; readonly between: RegExp };
  readonly #heads: readonly Form<Said>[];
  readonly #orders: readonly Form[];

  constructor(board: Board, from: Listing, there: Board) {
    const to = english;
    const [powers, others] = [partiesOf(board), partiesOf(there)];
    this.#listing = from;
    for (const [n, { display, adjective }] of powers.entries())
      this.#powers.set(plain(others[n]!.display), { power: display, adjective });
    this.#powers.set(plain(from.unowned), { power: to.unowned, adjective: '' });
    const keys = Object.keys(to.met) as (keyof Listing['met'])[];
    this.#met = new Map(keys.map((key) => [plain(from.met[key]), to.met[key]]));
    const listed = (of: Board, type: UnitType, at: Place) => ({
      ...{ type, place: placeName(of, at) },
      inSentence: placeInSentence(of, at),
    });
    const goals = board.locations.map((at) => from.ways([placeName(there, at)]));
    const start = goals[0]!.slice(
      0,
      [...goals[0]!].findIndex((_, n) => goals.some((goal) => goal[n] !== goals[0]![n])),
    );
    const phrases = new Map(
      goals.map((goal, n) => [plain(goal.slice(start.length)), placeName(board, board.locations[n]!)]),
    );
    const three = plain(from.ways([0, 1, 2].map((n) => placeName(there, board.locations[n]!))).slice(start.length));
    const [a, b, c] = [...phrases.keys()].map((phrase) => three.indexOf(phrase));
    const words = [...phrases.keys()];
    const between = [three.slice(a! + words[0]!.length, b), three.slice(b! + words[1]!.length, c)];
    this.#ways = { places: phrases, between: new RegExp(`${between.map((each) => each.trim()).join(' ?| ')} `, 'u') };
    for (const at of board.locations) {
      this.#places.set(plain(placeName(there, at)), placeName(board, at));
      for (const type of TYPES) {
        this.#units.set(
          plain(`${from.types[type]} ${placeName(there, at)}`),
          `${to.types[type]} ${placeName(board, at)}`,
        );
        const one = listed(there, type, at);
        const other = listed(board, type, at);
        for (const say of ['builds', 'removes', 'loses'] as const)
          this.#sentences.set(plain(from[say](one)), to[say](other));
        for (const [n, { display, adjective }] of powers.entries()) {
          const whose = { power: others[n]!.display, adjective: others[n]!.adjective };
          const owner = { power: display, adjective };
          this.#destroyed.set(plain(from.wasDestroyed(whose, one)), to.wasDestroyed(owner, other));
          const told = from.mayRetreat(whose, one, [placeName(there, board.locations[0]!)]);
          this.#dislodged.set(plain(told.slice(0, told.indexOf(start) + start.length)), (ways) =>
            to.mayRetreat(owner, other, ways),
          );
        }
      }
    }
    this.#sentences.set(plain(from.waived), to.waived);
    for (let n = 1; n < MOST; n += 1) {
      this.#sentences.set(plain(from.pending(n)), to.pending(n));
      for (const isOver of [true, false]) this.#sentences.set(plain(from.unusable(n, isOver)), to.unusable(n, isOver));
    }
    const unit = (words: string | undefined) => this.#units.get(words ?? '');
    const place = (words: string | undefined) => this.#places.get(words ?? '');
    const target = (words: string | undefined) => {
      const own = unit(words);
      const [, bare, name] = /^(.+) \((.+)\)$/.exec(words ?? '') ?? [];
      const whose = this.#powers.get(name ?? '');
      const foreign = unit(bare);
      return own ?? (whose === undefined || foreign === undefined ? undefined : to.foreign(foreign, whose, false));
    };
    const all = (said: (...parts: string[]) => string, ...parts: (string | undefined)[]) =>
      parts.some((part) => part === undefined) ? null : said(...(parts as string[]));
    const [, bySea = ''] = from.move([GAP, GAP], true, false).split(from.move([GAP, GAP], false, false));
    const move = (words: string) => {
      const isBySea = bySea !== '' && words.endsWith(bySea);
      const [first, ...stops] = (isBySea ? words.slice(0, -bySea.length) : words).split(' -> ');
      return stops.length === 0
        ? null
        : all((...all) => to.move(all, isBySea, false), unit(first), ...stops.map(place));
    };
    this.#orders = [
      [from.unordered(GAP), (a) => all(to.unordered, unit(a))],
      [from.hold(GAP), (a) => all(to.hold, unit(a))],
      [from.convoy(GAP, GAP, GAP), (a, b, c) => all(to.convoy, unit(a), target(b), place(c))],
      [from.supportMove(GAP, GAP, GAP), (a, b, c) => all(to.supportMove, unit(a), target(b), place(c))],
      [from.supportHold(GAP, GAP), (a, b) => all(to.supportHold, unit(a), target(b))],
      [GAP, move],
    ];
    const turns: readonly Form[] = board.variant.calendar.seasons.flatMap(({ name }, n) =>
      [true, false].map((isNamed): Form => {
        const season = there.variant.calendar.seasons[n]!.name;
        return [from.turn(season, GAP, isNamed), (year) => to.turn(name, year!, isNamed)];
      }),
    );
    const inTurn = (
      words: string | undefined,
      said: (turn: string) => string,
      section: Section | null,
    ): Said | null => {
      const [, turn = '', game = ''] = /^(.+?)\.?( \([^()]+\))?$/u.exec(words ?? '') ?? [];
      const told = firstSaid(turns, turn);
      return told === null ? null : { text: said(`${told}${game === '' ? '' : `. ${game}`}`), section };
    };
    this.#heads = [
      ...KINDS.flatMap((kind) => [
        [from.results(kind, GAP), (turn) => inTurn(turn, (told) => to.results(kind, told), kind)] satisfies Form<Said>,
        [
          from.next(GAP, kind, GAP),
          (game, turn) => inTurn(turn, (told) => to.next(game!, kind, told), null),
        ] satisfies Form<Said>,
      ]),
      [from.start(GAP), (turn) => inTurn(turn, (told) => to.start(told), 'start')],
      [from.over, () => ({ text: to.over, section: null })],
      [from.dislodged, () => ({ text: to.dislodged, section: 'dislodged' })],
      [from.ownership, () => ({ text: to.ownership, section: 'owners' })],
    ];
  }

  /** Does it begin with a power, or say what follows? */
  isOpening(text: string): boolean {
    const [, name] = /^([^:]{1,60}?) ?:(?: |$)/u.exec(text) ?? [];
    return (name !== undefined && this.#powers.has(name)) || this.head(text) !== null;
  }

  head(text: string): Said | null {
    return firstSaid(this.#heads, text);
  }

  /** Null: not of this catalogue, or not whole. */
  line(text: string, section: Section): Said | null {
    if (section === 'dislodged') {
      const told = this.#retreats(text);
      if (told !== null) return { text: told, section };
    }
    const [, name = '', rest = ''] = /^([^:]{1,60}?) ?: (.+)$/u.exec(text) ?? [];
    const power = this.#powers.get(name)?.power;
    const told = power === undefined ? null : this.#entry(rest, section);
    return told === null ? this.head(text) : { text: `${power}: ${told}`, section };
  }

  #entry(rest: string, section: Section): string | null {
    switch (section) {
      case 'owners':
        return this.#balance(rest) ?? this.#list(rest);
      case 'start':
        return rest.endsWith('.') ? (this.#units.get(rest.slice(0, -1))?.concat('.') ?? null) : null;
      case 'A':
        return this.#sentences.get(rest) ?? null;
      default:
        return section === 'R' ? (this.#retreat(rest) ?? this.#order(rest)) : this.#order(rest);
    }
  }

  #order(rest: string): string | null {
    const [, words = '', notes] = /^(.*?)\.(?: \(([^()]+)\))?$/u.exec(rest) ?? [];
    const told = firstSaid(this.#orders, words);
    const met = notes === undefined ? [] : notes.split(', ').map((note) => this.#met.get(note));
    if (told === null || met.includes(undefined)) return null;
    return met.length === 0 ? `${told}.` : english.marked(told, met as string[]);
  }

  #retreat(rest: string): string | null {
    const { disband, retreatUnordered, retreatMet } = english;
    const from = this.#listing;
    const unit = (words: string | undefined) => this.#units.get(words ?? '');
    for (const say of ['disband', 'retreatUnordered'] as const) {
      const told = firstSaid([[from[say](GAP), (words) => unit(words) ?? null]], rest);
      if (told !== null) return say === 'disband' ? disband(told) : retreatUnordered(told);
    }
    const [, words, notes] = /^(.+ -> .+) \(([^()]+)\)\.$/u.exec(rest) ?? [];
    const told = words === undefined ? null : firstSaid(this.#orders, words);
    const met = (notes ?? '').split(', ').map((note) => this.#met.get(note));
    return told === null || met.includes(undefined) ? null : retreatMet(told, met as string[]);
  }

  #retreats(text: string): string | null {
    const destroyed = this.#destroyed.get(text);
    if (destroyed !== undefined || !text.endsWith('.')) return destroyed ?? null;
    const { places, between } = this.#ways;
    for (let at = text.lastIndexOf(' '); at > 0; at = text.lastIndexOf(' ', at - 1)) {
      const told = this.#dislodged.get(text.slice(0, at));
      if (told === undefined) continue;
      const ways = text
        .slice(at + 1)
        .replace(/\.$/, '')
        .split(between)
        .map((way) => places.get(way.trim()));
      return ways.includes(undefined) ? null : told(ways as string[]);
    }
    return null;
  }

  #balance(rest: string): string | null {
    const [centers, units] = (rest.match(/\d+/g) ?? []).map(Number);
    if (centers === undefined || units === undefined) return null;
    for (let change = -MOST; change < MOST; change += 1) {
      for (const hasWon of [false, true]) {
        const balance = { centers, units, change, hasWon };
        if (plain(this.#listing.balance(balance)) === rest) return english.balance(balance);
      }
    }
    return null;
  }

  #list(rest: string): string | null {
    if (!rest.endsWith('.')) return null;
    const places = rest
      .slice(0, -1)
      .split(', ')
      .map((place) => this.#places.get(place));
    return places.includes(undefined) ? null : `${places.join(', ')}.`;
  }
}

export interface OwnResults {
  /** Gives each line on, in English where it was ours in another language. */
  readonly line: (text: string, number: number) => void;
  /** The text ends. */
  readonly end: () => void;
}

/** `board`: of the variant in the head of a mail. `routine`: so many lines went into others. `before`: the board before any head. */
export function makeOwnResults(
  board: (variant: string) => Board | null,
  give: (text: string, number: number) => void,
  routine: (lines: number) => void,
  before: Board | null = null,
): OwnResults {
  const languages = LANGUAGES.filter((code) => code !== 'en');
  const openings = languages
    .map((code) => LISTINGS[code])
    .map((listing) => [
      ...KINDS.map((kind): Form => [listing.results(kind, GAP), () => '']),
      [listing.start(GAP), () => ''] satisfies Form,
    ]);
  const known = new Map<Board, (Words | null)[]>();
  let at = before;
  let open: { readonly words: Words; section: Section } | null = null;
  let waiting: { text: string; readonly raw: string; readonly number: number } | null = null;

  const wordsFor = (of: Board, n: number): Words | null => {
    const all = known.get(of) ?? languages.map(() => null);
    known.set(of, all);
    const code = languages[n]!;
    all[n] ??= new Words(of, LISTINGS[code], boardIn(of, code));
    return all[n];
  };
  const flush = () => {
    if (waiting === null || open === null) return;
    const said = open.words.line(waiting.text, open.section);
    const marks = /^(?:\s{0,2}[>|])*\s?/.exec(waiting.raw)![0];
    give(said === null ? waiting.raw : `${marks}${said.text}`, waiting.number);
    waiting = null;
    if (said === null) return;
    if (said.section === null) open = null;
    else open.section = said.section;
  };
  return {
    line: (raw, number) => {
      const text = plain(raw);
      const head = /^:: ?Judge:.* Variant: *(.+)$/i.exec(text);
      if (head !== null) at = board(head[1]!);
      if (open === null && at !== null) {
        const n = openings.findIndex((all) => firstSaid(all, text) !== null);
        const words = n < 0 ? null : wordsFor(at, n);
        const said = words?.head(text) ?? null;
        if (said?.section != null) open = { words: words!, section: said.section };
      }
      if (open === null) return give(raw, number);
      if (text === '' || head !== null) {
        flush();
        if (head !== null) open = null;
        return give(raw, number);
      }
      const { words, section } = open;
      if (words.isOpening(text)) {
        flush();
        waiting = { text, raw, number };
      } else if (waiting !== null && words.line(waiting.text, section) === null) {
        waiting.text = `${waiting.text} ${text}`;
        routine(1);
      } else if (section === 'owners' && waiting !== null) {
        // Why it is no more.
        flush();
        routine(1);
      } else {
        flush();
        if (section === 'start') open = null;
        give(raw, number);
      }
    },
    end: () => {
      flush();
      open = null;
    },
  };
}

/** What a judge of ours wrote in another language is read as if it had come in English. */
export function resultsInEnglish(board: Board, lines: readonly PastedLine[]): readonly PastedLine[] {
  const read: PastedLine[] = [];
  const give = (text: string, number: number) => read.push({ number, text });
  const own = makeOwnResults(
    () => board,
    give,
    () => {},
    board,
  );
  for (const { text, number } of lines) own.line(text, number);
  own.end();
  return read;
}
