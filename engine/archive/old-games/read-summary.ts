/**
 * Reads a judge's answer to SUMMARY, as nJudge and DPjudge wrote it from 1993 on, line by line. Nothing of it is lost: what is no seat,
 * setting, date, ending or table is kept as a remark. Addresses are left out.
 */

import { startingPosition } from '../../adjudicate/phases/next-position.ts';
import type { Board } from '../../board/board.ts';
import { own } from '../../own.ts';
import type { ArchiveSaying, UnreadSaying } from '../../sayings/archive.ts';
import { provinceOf, rowsOf } from '../../vocabulary.ts';
import { placeFrom, powerFrom } from '../classic/entries.ts';
import { readSetting } from './setting-lines.ts';
import type { LocalTime, OldOutcome, OldPhase, OldSeat, OldYear, SummaryBody } from './summary-document.ts';
import { countColumns, countsRow, ownerColumns, ownersRow } from './summary-tables.ts';

export interface ReadSummary {
  readonly body: Omit<SummaryBody, 'source' | 'sourceDigest' | 'disagreements'>;
  /** Where the summary contradicts itself, or what the variant's map says. */
  readonly disagreements: readonly ArchiveSaying[];
  /** The text that was read: for its digest. */
  readonly text: string;
  /** Lines that look like a part of a table and could not be read. */
  readonly unread: readonly { readonly line: number; readonly text: string; readonly why: UnreadSaying }[];
}

/** The first line of a summary: `Summary of game 'marne' through F1909B.` */
const TITLE =
  /^Summary of game (?:'([^']{1,80})'(?:.* through ([A-Z]\d{1,4}[A-Z])\b)?|(\S{1,80}) through ([A-Z]\d{1,4}[A-Z])\b)/;

/** Is this the first line of a summary? */
export function isSummaryTitle(line: string): boolean {
  return TITLE.test(line);
}

const ENDINGS =
  /^(?:Game (?:started|won|ended|terminated|conceded)|Spiel beendet|Draw declared|Conceded?|Concession declared): *(.+)$/i;

/** Reads one summary: the title, and all lines up to the next title. `board`: of a variant by its words. */
export function readSummary(
  lines: readonly string[],
  firstLine: number,
  board: (words: string) => Board | null,
): ReadSummary {
  const [, quoted, throughQuoted, bare, throughBare] = TITLE.exec(lines[0]!)!;
  const reading = new Reading();
  for (const [n, line] of lines.slice(1).entries()) reading.line(line.trimEnd(), firstLine + n + 1);
  const text = `${lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd()}\n`;
  return {
    ...reading.told((quoted ?? bare)!, throughQuoted ?? throughBare ?? null, board),
    text,
    unread: reading.unread,
  };
}

class Reading {
  readonly unread: { line: number; text: string; why: UnreadSaying }[] = [];
  private readonly masters: string[] = [];
  private readonly seats: { power: string; players: { name: string; from: OldPhase | null }[] }[] = [];
  private readonly settings = new Map<string, string>();
  private readonly owners = new Map<number, Map<string, string>>();
  private readonly counts = new Map<number, Record<string, number>>();
  private readonly marks: { year: number; power: string; mark: string }[] = [];
  private readonly unusedBy = new Map<string, number>();
  private readonly remarks: string[] = [];
  private started: LocalTime | null = null;
  private ended: LocalTime | null = null;
  /** What the line with the date of its end calls it, where no sentence tells more. */
  private endedBy: OldOutcome['kind'] | null = null;
  private outcome: OldOutcome | null = null;
  private areSeatsOver = false;
  private lastSeat: 'master' | 'seat' | 'other' | null = null;
  private lastSetting: string | null = null;
  private sentence: string | null = null;
  private top: string | null = null;
  private ownersAt: ReturnType<typeof ownerColumns> = null;
  private countsAt: ReturnType<typeof countColumns> = null;
  private countsFor = '';
  private isStateOfPowers = true;
  /** A heading of a table has been read, and not yet its columns. */
  private isTableNext = false;
  private isAfterBlank = false;

  line(line: string, number: number): void {
    if (this.sentence !== null) {
      this.goOn(line);
      return;
    }
    if (line.trim() === '') {
      this.blank();
      return;
    }
    if (/^[-=]{4,}$/.test(line.trim())) return;
    if (this.table(line, number) || this.ending(line) || this.setting(line) || this.seat(line)) return;
    this.lastSeat = null;
    this.lastSetting = null;
    this.remarks.push(line.trimStart() === line ? line : line.trimEnd());
  }

  private blank(): void {
    this.ownersAt = null;
    this.isAfterBlank = true;
    this.lastSetting = null;
    if (this.seats.length + this.masters.length > 0) this.areSeatsOver = true;
  }

  private table(line: string, number: number): boolean {
    if (/^Historical .* Summary\b/i.test(line)) {
      // Of a game of Machiavelli: provinces and cities each have a table; that of provinces is kept apart.
      this.isStateOfPowers = !/Province/i.test(line);
      this.isTableNext = true;
      return true;
    }
    if (/^History of /i.test(line)) {
      this.isStateOfPowers = /Cent(?:er|re) Counts|Cent(?:er|re)s? Count/i.test(line);
      return true;
    }
    if (/^Index(?: is |:)/.test(line) || /^(?:number of players|supply centers held by|remaining)\b.*\./i.test(line))
      return true;
    if (/^supply centers held by each power/i.test(line)) return true;
    const unused = /^(\S) = (\d+) unused builds?\.?$/.exec(line);
    if (unused !== null) {
      this.unusedBy.set(unused[1]!, Number(unused[2]));
      return true;
    }
    const columns = this.top === null ? null : ownerColumns(this.top, line);
    this.top = null;
    if (columns !== null) {
      this.ownersAt = columns;
      return true;
    }
    if (this.isTableNext && /^ {4,}[A-Z][A-Za-z]{1,2}(?: +[A-Z][A-Za-z]{1,2})*$/.test(line)) {
      this.top = line;
      this.isTableNext = false;
      return true;
    }
    if (this.ownersAt !== null) return this.ownersLine(line, number);
    const years = countColumns(line);
    if (years !== null) {
      this.countsAt = years;
      this.isAfterBlank = false;
      this.countsFor = '';
      return true;
    }
    return this.countsAt !== null && this.countsLine(line, number);
  }

  private ownersLine(line: string, number: number): boolean {
    const row = ownersRow(line, this.ownersAt!);
    if (row === null) {
      if (/^\d{4} /.test(line)) this.unread.push({ line: number, text: line, why: { code: 'archive/row-of-owners' } });
      this.ownersAt = null;
      return /^\d{4} /.test(line);
    }
    if (!this.isStateOfPowers) {
      this.remarks.push(line);
      return true;
    }
    const year = this.owners.get(row.year) ?? new Map<string, string>();
    for (const [center, letter] of row.letters) year.set(center, letter);
    this.owners.set(row.year, year);
    return true;
  }

  private countsLine(line: string, number: number): boolean {
    const row = countsRow(line, this.countsAt!);
    if (this.isAfterBlank && (row === null || row.counts.length === 0)) {
      this.countsAt = null;
      return false;
    }
    this.isAfterBlank = false;
    if (row === null) {
      this.unread.push({ line: number, text: line, why: { code: 'archive/row-of-counts' } });
      return true;
    }
    if (row.power !== '') this.countsFor = row.power;
    if (!this.isStateOfPowers) {
      this.remarks.push(line);
      return true;
    }
    for (const { year, count, mark } of row.counts) {
      this.counts.set(year, { ...this.counts.get(year), [this.countsFor]: count });
      if (mark !== '' && mark !== '\\') this.marks.push({ year, power: this.countsFor, mark });
    }
    return true;
  }

  private ending(line: string): boolean {
    const dated = ENDINGS.exec(line.trim());
    if (dated !== null) {
      const at = localTime(dated[1]!);
      if (/started/i.test(line)) this.started = at;
      else this.ended = at;
      this.endedBy = kindOfEnd(line) ?? this.endedBy;
      if (at === null) this.remarks.push(line);
      return true;
    }
    if (
      !/^(?:The|This) game (?:(?:was|has been) (?:won by|conceded to|declared a draw|terminated|ended)|ended in a draw)/i.test(
        line,
      )
    )
      return false;
    this.sentence = line;
    if (!/(?:,|\band)$/.test(line)) this.endSentence();
    return true;
  }

  /** A sentence about the ending may take several lines. */
  private goOn(line: string): void {
    if (line.trim() !== '') this.sentence = `${this.sentence} ${line.trim()}`;
    if (!/(?:,|\band)$/.test(line)) this.endSentence();
  }

  private endSentence(): void {
    this.outcome = outcomeIn(this.sentence!) ?? this.outcome;
    if (this.outcome === null) this.remarks.push(this.sentence!);
    this.sentence = null;
  }

  private setting(line: string): boolean {
    if (/^(?:Game parameters are\/were as follows|The parameters for '.*' were as follows):$/.test(line)) {
      this.areSeatsOver = true;
      return true;
    }
    const read = readSetting(line);
    if (read !== null) {
      this.areSeatsOver = true;
      this.lastSetting = read.key;
      const known = this.settings.get(read.key);
      this.settings.set(read.key, [known ?? '', read.value].filter((part) => part !== '').join(' '));
      return true;
    }
    if (this.lastSetting === null || !/^ {8,}\S/.test(line)) return false;
    this.settings.set(this.lastSetting, `${this.settings.get(this.lastSetting)} ${line.trim()}`);
    return true;
  }

  private seat(line: string): boolean {
    if (this.areSeatsOver) return false;
    const later = /^ {2,4}from ([A-Z]\d{1,4}[A-Z]?):\s*(.*)$/.exec(line);
    if (later !== null && this.lastSeat === null) {
      // A judge that did not tell who played what.
      this.seats.push({ power: '', players: [{ name: nameIn(later[2]!), from: later[1]! }] });
      return true;
    }
    if (later !== null) {
      const name = nameIn(later[2]!);
      if (this.lastSeat === 'seat') this.seats.at(-1)!.players.push({ name, from: later[1]! });
      else if (this.lastSeat === 'master' && name !== '') this.masters.push(name);
      return true;
    }
    const first = /^ {1,4}([A-Za-z0-9][\w .'&/-]{0,39}): *(.*)$/.exec(line);
    if (first === null) return false;
    const [, title, rest] = first;
    const name = nameIn(rest!);
    if (/^(?:Master|Moderator|GM)s?$/i.test(title!)) {
      if (name !== '') this.masters.push(name);
      this.lastSeat = 'master';
    } else if (/^Observers?$/i.test(title!)) this.lastSeat = 'other';
    else {
      this.seats.push({ power: title!.trim(), players: [{ name, from: null }] });
      this.lastSeat = 'seat';
    }
    return true;
  }

  told(
    name: string,
    through: OldPhase | null,
    board: (words: string) => Board | null,
  ): Pick<ReadSummary, 'body' | 'disagreements'> {
    if (this.sentence !== null) this.endSentence();
    const [variant = '', ...options] = (this.settings.get('Variant') ?? '')
      .replace(/\.$/, '')
      .split(',')
      .map((part) => part.trim());
    const known = board(variant);
    const powers: readonly OldSeat[] = this.seats;
    const years = this.years(powers);
    const settings = new Map([...this.settings].filter(([key]) => key !== 'Variant' && key !== 'Judge'));
    const powerOf = lettersOf(powers, this.owners, this.counts);
    const told = this.outcome ?? (this.endedBy === null ? null : { kind: this.endedBy, powers: [] });
    const outcome = told && {
      ...told,
      powers: told.powers.map((power) => (power.length > 1 ? power : (powerOf(power) ?? power))),
    };
    const body: ReadSummary['body'] = {
      format: 'chancery-summary',
      version: 1,
      name,
      judge: this.settings.get('Judge')?.replace(/\.$/, '') || null,
      variant: { id: known?.variant.id ?? null, name: variant, options: options.filter((option) => option !== '') },
      through,
      started: this.started,
      ended: this.ended,
      masters: [...new Set(this.masters)],
      powers,
      settings: Object.fromEntries(settings),
      outcome,
      years,
      remarks: this.remarks,
    };
    const disagreements = [...contradictions(years, outcome, powers), ...(known === null ? [] : onMap(years, known))];
    return { body, disagreements };
  }

  private years(powers: readonly OldSeat[]): readonly OldYear[] {
    const powerOf = lettersOf(powers, this.owners, this.counts);
    const numbers = [...new Set([...this.owners.keys(), ...this.counts.keys()])].sort((a, b) => a - b);
    return numbers.map((year): OldYear => {
      const owners = this.owners.get(year);
      const counts = this.counts.get(year);
      const unused = this.marks.filter((mark) => mark.year === year && this.unusedBy.has(mark.mark));
      return {
        year,
        ...(owners === undefined
          ? {}
          : { owners: Object.fromEntries([...owners].map(([center, letter]) => [center, powerOf(letter)])) }),
        ...(counts === undefined ? {} : { counts }),
        ...(unused.length === 0
          ? {}
          : { unused: Object.fromEntries(unused.map(({ power, mark }) => [power, this.unusedBy.get(mark)!])) }),
      };
    });
  }
}

type Owners = ReadonlyMap<number, ReadonlyMap<string, string>>;
type Counts = ReadonlyMap<number, Readonly<Record<string, number>>>;

/**
 * The powers that letters of a table stand for: `Austria` begins with its letter, `A-Ank` says it. Where two powers begin alike the judge
 * chose another letter for one of them: then the counts of each year tell whose it is. What even they do not tell stays a letter.
 */
function lettersOf(powers: readonly OldSeat[], owners: Owners, counts: Counts): (letter: string) => string | null {
  const named = powers.map(({ power }) => power).filter((power) => power !== '');
  const beginning = (letter: string) => named.filter((power) => power.slice(0, 1).toUpperCase() === letter);
  const fits = (letter: string, power: string) =>
    [...owners].every(([year, row]) => {
      const counted = counts.get(year);
      if (counted === undefined) return true;
      return (own(counted, power) ?? 0) === [...row.values()].filter((each) => each.toUpperCase() === letter).length;
    });
  // A power whose own letter stands in the table has no other.
  const letters = new Set([...owners.values()].flatMap((row) => [...row.values()].map((each) => each.toUpperCase())));
  const isTaken = (power: string) => {
    const letter = power.slice(0, 1).toUpperCase();
    return letters.has(letter) && beginning(letter).length === 1;
  };
  const found = new Map<string, string>([['.', '']]);
  return (raw) => {
    const letter = raw.toUpperCase();
    if (!found.has(letter)) {
      const likely = beginning(letter);
      const counted =
        counts.size === 0 || likely.length === 1 ? [] : named.filter((power) => !isTaken(power) && fits(letter, power));
      const only = [likely, counted, counted.filter((power) => likely.includes(power))].find(
        ({ length }) => length === 1,
      );
      found.set(letter, only?.[0] ?? raw);
    }
    return found.get(letter) || null;
  };
}

/** A name before the addresses; empty when there is none. */
function nameIn(text: string): string {
  const parts = text.trim().split(/\s{2,}/);
  const isAddress = (part: string) => /\S@\S|^[\w.-]+(?:![\w.-]+)+/.test(part);
  const words = parts.filter((part) => !isAddress(part)).join(' ');
  // One space alone may stand before the address.
  const rest = words === '' && parts.length === 1 ? parts[0]!.replace(/\s*\S+@\S+\s*$/, '') : words;
  return rest.slice(0, 200);
}

/** `Fri Jul 30 17:52:16 1999`, `15 June 2002`; null when it is none. By the old judge's own clock. */
function localTime(text: string): LocalTime | null {
  const parts =
    /^(?:[A-Z][a-z]{2,8},? +)?(?:([A-Z][a-z]{2})[a-z]* +(\d{1,2})|(\d{1,2}) +([A-Z][a-z]{2})[a-z]*),?(?: +(\d\d?):(\d\d)(?::(\d\d))?)?(?: +[A-Z]{3,4})? +(\d{4})/.exec(
      text.trim(),
    );
  if (parts === null) return null;
  const month = MONTHS.indexOf((parts[1] ?? parts[4])!.toLowerCase());
  if (month < 0) return null;
  const two = (value: string | number) => String(value).padStart(2, '0');
  const day = `${parts[8]}-${two(month + 1)}-${two((parts[2] ?? parts[3])!)}`;
  return parts[5] === undefined ? day : `${day}T${two(parts[5])}:${parts[6]}:${parts[7] ?? '00'}`;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `Draw declared: Mon Mar  6 …`; null where it says only that it is over (`Game ended`). `Spiel beendet` is a judge's German for "terminated". */
function kindOfEnd(line: string): OldOutcome['kind'] | null {
  if (/terminated|beendet/i.test(line)) return 'terminated';
  if (/^\s*Draw/i.test(line)) return 'drawn';
  if (/conce/i.test(line)) return 'conceded';
  return /won/i.test(line) ? 'won' : null;
}

/** `The game was declared a draw between England, France and Turkey.` Null when it is no such sentence. */
function outcomeIn(sentence: string): OldOutcome | null {
  const said =
    /^(?:The|This) game (?:'[^']*' )?(?:(?:was|has been) )?(won by|conceded to|declared a draw(?: between| by| among)?|ended in a draw(?: between| by| among)?|terminated|ended)\b(.*?)\.?$/i.exec(
      sentence.trim(),
    );
  if (said === null) return null;
  const how = said[1]!.toLowerCase();
  const kind = how.startsWith('won')
    ? 'won'
    : how.startsWith('conceded')
      ? 'conceded'
      : / a draw/.test(how)
        ? 'drawn'
        : 'terminated';
  if (kind === 'terminated') return { kind, powers: [] };
  const powers = said[2]!
    .split(/,? and |,/)
    .map((power) => power.trim())
    .filter((power) => power !== '');
  return { kind, powers };
}

/** Where the tables contradict each other, or the ending. */
function contradictions(
  years: readonly OldYear[],
  outcome: OldOutcome | null,
  powers: readonly OldSeat[],
): readonly ArchiveSaying[] {
  const tables = years.flatMap(({ year, owners, counts }): readonly ArchiveSaying[] => {
    if (owners === undefined || counts === undefined) return [];
    // While a letter is nobody's, nobody's centers are counted.
    const names = new Set(powers.map(({ power }) => power));
    if (Object.values(owners).some((owner) => owner !== null && !names.has(owner))) return [];
    return powers.flatMap(({ power }): readonly ArchiveSaying[] => {
      const owned = Object.values(owners).filter((owner) => owner === power).length;
      const counted = own(counts, power);
      return counted === undefined || counted === owned
        ? []
        : [{ code: 'archive/tables-differ', year, power, owned, counted }];
    });
  });
  const isTold = powers.some(({ power }) => power !== '');
  const strangers = (outcome?.powers ?? []).filter((name) => isTold && !powers.some(({ power }) => power === name));
  return [...tables, ...strangers.map((name) => ({ code: 'archive/ends-with-stranger', name }) as const)];
}

/** Where the centers at the start are not those of the variant's map here. */
function onMap([first]: readonly OldYear[], board: Board): readonly ArchiveSaying[] {
  // Some judges begin with the first year's results.
  if (first?.owners === undefined || first.year >= board.start.year) return [];
  const { centers } = startingPosition(board);
  const here = new Map(rowsOf(centers).flatMap(([power, list]) => list.map((center) => [center, power] as const)));
  const told = { year: first.year, variant: board.variant.name };
  return Object.entries(first.owners).flatMap(([center, owner]): readonly ArchiveSaying[] => {
    const place = placeFrom(board, center);
    if (place === null) return [{ code: 'archive/no-such-center', ...told, center }];
    const ours = here.get(provinceOf(place)) ?? null;
    const theirs = owner === null ? null : powerFrom(board, owner);
    if (ours === theirs || (owner !== null && theirs === null)) return [];
    return [{ code: 'archive/other-owner', ...told, center, judge: owner, here: ours }];
  });
}
