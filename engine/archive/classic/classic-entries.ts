/** Single entries of classic results mails (judge-language E): orders, dislodged units, owners. Old and new spellings. */
import type { Board } from '../../board/board.ts';
import type { Place, Power, Province, UnitText } from '../../board/variant.ts';
import { boardNames } from '../../language/names/board-names.ts';
import { nameKey } from '../../language/names/name-index.ts';
import type { UnreadSourceMessage } from '../../messages/archive-messages.ts';
import { formatUnit } from '../../orders/notation.ts';

/** What a line tells of one unit (or one build). */
export interface ClassicOrder {
  readonly power: Power;
  /** Null for a build that was waived. */
  readonly unit: UnitText | null;
  /** In canonical judge syntax; null when none was processed. */
  readonly order: string | null;
  /** The words between the stars. */
  readonly notes: readonly string[];
}

export interface ClassicDislodged {
  readonly power: Power;
  readonly unit: UnitText;
  readonly retreats: readonly Place[];
}

/** Why an entry cannot be read. */
export interface Unreadable {
  readonly fault: UnreadSourceMessage;
  /** The unit that it is about stands there all the same: its words are kept as a note, and no order. */
  readonly standing?: ClassicOrder;
}

export function isUnreadable(value: object): value is Unreadable {
  return 'fault' in value;
}

/** `Austria` of `Austria: Army Bohemia -> Munich.`; null when the line is no power's. */
export function powerOfLine(board: Board, text: string): { readonly power: Power; readonly rest: string } | null {
  const parts = /^(\p{L}[^:]{0,40}):\s+(.*)$/u.exec(text);
  if (parts === null) return null;
  const power = powerFrom(board, parts[1]!);
  return power === null ? null : { power, rest: parts[2]! };
}

/** How a power stands, which a list of who has sent orders tells, or a vote: no order. */
export function isStanding(text: string): boolean {
  return /^(?:(?:no |partial )?moves? (?:submitted|required|received)\b|draw (?:yes|no)\b)/i.test(text);
}

/** A line of movement or retreat results after the power's name: `Army Bohemia -> Munich.  (*bounce, dislodged*)` */
export function readOrderEntry(board: Board, kind: 'M' | 'R', power: Power, text: string): ClassicOrder | Unreadable {
  const read = readWholeOrder(board, kind, power, text);
  if (!isUnreadable(read)) return read;
  // Judges write what a unit does in capitals; anything else may be talk, which puts no unit on a board.
  const words = text.replace(/\s+/g, ' ').trim();
  const units = [...words.matchAll(/ (?=->|[A-Z]{3})/g)].map(({ index }) => unitFrom(board, words.slice(0, index)));
  const first = units.find((each) => !isUnreadable(each));
  if (first === undefined || isUnreadable(first)) return read;
  return { ...read, standing: { power: first.owner ?? power, unit: first.unit, order: null, notes: [words] } };
}

function readWholeOrder(board: Board, kind: 'M' | 'R', power: Power, text: string): ClassicOrder | Unreadable {
  const parts = /^(.*?)\.?\s*(?:\(\*\s*(.*?)\s*\*\)\.?)?$/.exec(text)!;
  const notes = (parts[2] ?? '').split(/\s*,\s*/).filter((note) => note !== '');
  const words = parts[1]!.replace(/\s+/g, ' ').trim();
  const said = (unit: UnitText | Unreadable, owner: Power, order: (unit: UnitText) => string | Unreadable | null) => {
    if (typeof unit !== 'string') return unit;
    const told = order(unit);
    if (told !== null && typeof told !== 'string') return told;
    return { power: owner, unit, order: told, notes };
  };
  const plain = (pattern: RegExp, order: (unit: UnitText) => string | null): ClassicOrder | Unreadable | null => {
    const found = pattern.exec(words);
    if (found === null) return null;
    const unit = unitFrom(board, found[1]!);
    return isUnreadable(unit) ? unit : said(unit.unit, unit.owner ?? power, order);
  };
  const simple =
    plain(/^(.*?),? no order processed(?: \(disband\))?$/i, () => null) ??
    plain(/^(.*) proxy given to .*$/i, () => null) ??
    plain(/^(.*) (?:hold|holds|stand|stands)$/i, (unit) => (kind === 'R' ? `${unit} D` : `${unit} H`)) ??
    plain(/^(.*) (?:disband|disbands|disbanded)$/i, (unit) => `${unit} D`);
  if (simple !== null) return simple;
  const help = /^(.*?) (supports?|convoys?|transports?) (.*?)(?: ?-> ?(.*))?$/i.exec(words);
  if (help !== null) {
    const [, first, verb, second, to] = help;
    const unit = unitFrom(board, first!);
    if (isUnreadable(unit)) return unit;
    const target = unitFrom(board, second!.replace(/ (?:hold|holds)$/i, ''));
    if (isUnreadable(target)) return target;
    const letter = /^s/i.test(verb!) ? 'S' : 'C';
    if (to === undefined) {
      if (letter === 'C') return { fault: { code: 'archive/convoy-to-nowhere' } };
      return { power: unit.owner ?? power, unit: unit.unit, order: `${unit.unit} S ${target.unit}`, notes };
    }
    // The last place counts: who supports an army on its way by sea names the whole way.
    const place = placeFrom(board, to.split(/ ?-> ?/).at(-1)!);
    if (place === null) return noPlace(to);
    return {
      power: unit.owner ?? power,
      unit: unit.unit,
      order: `${unit.unit} ${letter} ${target.unit} - ${place}`,
      notes,
    };
  }
  const [first, ...stops] = words.split(/ ?-> ?/);
  // What is void may have no word of its own: an order to disband in a movement phase.
  const alone = stops.length === 0 && notes.includes('void') ? unitFrom(board, words) : null;
  if (alone !== null && !isUnreadable(alone))
    return { power: alone.owner ?? power, unit: alone.unit, order: null, notes };
  if (stops.length === 0) return { fault: { code: 'archive/no-classic-order' } };
  const unit = unitFrom(board, first!);
  if (isUnreadable(unit)) return unit;
  const places = stops.map((stop) => placeFrom(board, stop));
  const unknown = places.indexOf(null);
  if (unknown >= 0) return noPlace(stops[unknown]!);
  // An army that names no way, and went by sea or failed for lack of a convoy, meant to go by sea, wherever it could have walked.
  const isBySea = kind === 'M' && places.length === 1 && notes.some((note) => /^(?:no|by) convoy$/i.test(note));
  const order = `${[unit.unit, ...places].join(' - ')}${isBySea ? ' VIA' : ''}`;
  return { power: unit.owner ?? power, unit: unit.unit, order, notes };
}

/** A line of adjustments: builds, removals, waived builds. Null: a line that orders nothing (`1 build pending.`). */
export function readAdjustmentEntry(board: Board, power: Power, text: string): ClassicOrder | Unreadable | null {
  const words = text.replace(/\s+/g, ' ').replace(/\.$/, '').trim();
  if (/^(?:\d+ )?(?:un(?:us(?:ed|able)) )?builds? (?:is |are |were )?(?:waived|pending)$/i.test(words)) {
    return /^builds? waived$/i.test(words) ? { power, unit: null, order: 'waive', notes: [] } : null;
  }
  const build = /^builds (?:an? |the )?(army|fleet) (?:in|at) (.*)$/i.exec(words);
  const removal = /^(?:removes|disbands|defaults, removing) (?:an? |the )?(army|fleet) (?:in|at) (.*)$/i.exec(words);
  const found = build ?? removal;
  if (found === null) return { fault: { code: 'archive/no-classic-adjustment' } };
  const place = placeFrom(board, found[2]!);
  if (place === null) return noPlace(found[2]!);
  const unit = unitNamed(found[1]!, place);
  if (removal !== null && /^defaults/i.test(words)) return { power, unit, order: null, notes: ['default'] };
  return { power, unit, order: `${build === null ? 'remove' : 'build'} ${unit}`, notes: [] };
}

/** `The Austrian Army in Bohemia can retreat to Galicia or Vienna.` */
export function readDislodgedEntry(board: Board, text: string): ClassicDislodged | Unreadable | null {
  const parts =
    /^The (.+?) (Army|Fleet) in (.*?)(?: can retreat to (.*?)| with no valid retreats was destroyed| was destroyed)\.?$/i.exec(
      text.replace(/\s+/g, ' ').trim(),
    );
  if (parts === null) return null;
  const [, adjective, type, at, to = ''] = parts;
  const power = powerFrom(board, adjective!);
  if (power === null) return { fault: { code: 'archive/nobody-called', name: adjective! } };
  const place = placeFrom(board, at!);
  if (place === null) return noPlace(at!);
  const names = to.split(/,? or |, /).filter((name) => name !== '');
  const retreats = names.map((name) => placeFrom(board, name));
  const unknown = retreats.indexOf(null);
  if (unknown >= 0) return noPlace(names[unknown]!);
  return { power, unit: unitNamed(type!, place), retreats: retreats.map((each) => each!).sort() };
}

/** `Belgium, Brest, Marseilles.` */
export function readOwnedEntry(board: Board, text: string): readonly Province[] | Unreadable {
  const names = text
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '')
    .split(/, ?/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const places = names.map((name) => placeFrom(board, name));
  const unknown = places.indexOf(null);
  return unknown >= 0 ? noPlace(names[unknown]!) : places.map((place) => place!).sort();
}

/** A unit of a starting position: `Army  Budapest.` */
export function readUnitEntry(board: Board, text: string): UnitText | Unreadable {
  const read = unitFrom(board, text.replace(/\s+/g, ' ').replace(/\.$/, ''));
  return isUnreadable(read) ? read : read.unit;
}

/** `Army` in `bud`: `A bud`. */
function unitNamed(type: string, at: Place): UnitText {
  return formatUnit({ type: type.toUpperCase().startsWith('A') ? 'A' : 'F', at });
}

/** `Russian Army Rumania`: the unit, and its owner where one is named. */
function unitFrom(board: Board, words: string): { readonly unit: UnitText; readonly owner: Power | null } | Unreadable {
  const parts = /^(?:(.+?) )?(army|fleet) +(.*)$/i.exec(words.trim());
  if (parts === null) return { fault: { code: 'archive/no-unit', words: words.trim().slice(0, 60) } };
  const [, adjective, type, at] = parts;
  const place = placeFrom(board, at!);
  if (place === null) return noPlace(at!.slice(0, 60));
  const owner = adjective === undefined ? null : powerFrom(board, adjective);
  if (adjective !== undefined && owner === null) {
    return { fault: { code: 'archive/nobody-called', name: adjective.slice(0, 60) } };
  }
  return { unit: unitNamed(type!, place), owner };
}

function noPlace(name: string): Unreadable {
  return { fault: { code: 'archive/no-place', name } };
}

/** A power by its name or adjective; null when it is none's. */
export function powerFrom(board: Board, words: string): Power | null {
  return onlyOne(
    writtenNames(board).powers.get(asWritten(words)) ?? boardNames(board).powers.exact.get(nameKey(words)),
  );
}

function onlyOne<Id>(found: readonly Id[] | undefined): Id | null {
  return found?.length === 1 ? found[0]! : null;
}

interface WrittenNames {
  readonly powers: ReadonlyMap<string, readonly Power[]>;
  readonly provinces: ReadonlyMap<string, readonly Province[]>;
}

const writtenNamesOf = new WeakMap<Board, WrittenNames>();

/** Names in their own letters: {@link nameKey} keeps of other scripts only what looks Latin. */
function writtenNames(board: Board): WrittenNames {
  let names = writtenNamesOf.get(board);
  if (names === undefined) {
    const { powers, provinces } = board.variant;
    names = {
      powers: byName(
        powers.flatMap((each) => [each.display, each.adjective].map((name) => [name, each.name] as const)),
      ),
      provinces: byName(provinces.map(({ id, name }) => [name, id] as const)),
    };
    writtenNamesOf.set(board, names);
  }
  return names;
}

function byName<Id>(rows: readonly (readonly [name: string, id: Id])[]): ReadonlyMap<string, readonly Id[]> {
  const ids = new Map<string, readonly Id[]>();
  for (const [name, id] of rows) ids.set(asWritten(name), [...new Set([...(ids.get(asWritten(name)) ?? []), id])]);
  return ids;
}

function asWritten(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** A place by its name, with a coast in brackets or after a slash; null when there is none. */
export function placeFrom(board: Board, words: string): Place | null {
  const written = writtenNames(board).provinces;
  // A name may itself hold brackets.
  const whole = onlyOne(written.get(asWritten(words)));
  if (whole !== null) return whole;
  const parts = /^(?:the )?(.*?)\s*(?:[(/]\s*(.*?)\s*\)?)?$/i.exec(words.trim())!;
  const names = boardNames(board);
  const province = onlyOne(written.get(asWritten(parts[1]!)) ?? names.places.exact.get(nameKey(parts[1]!)));
  if (province === null) return null;
  if (parts[2] === undefined) return province;
  const coast = names.coastWords.get(
    parts[2]
      .toLowerCase()
      .replace(/ coast$/, '')
      .trim(),
  );
  return coast !== undefined && names.coastsOf.get(province)?.includes(coast) ? `${province}/${coast}` : null;
}
