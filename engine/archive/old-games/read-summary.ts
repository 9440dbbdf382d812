/**
 * Reads a judge's answer to SUMMARY, as nJudge and DPjudge wrote it from 1993 on, line by line. Nothing of it is lost: what is no seat,
 * setting, date, ending or table is kept as a remark. Addresses are left out.
 */

import type { Board } from '../../board/board.ts';
import { canonicalJson } from '../../game/canonical.ts';
import type { ArchiveMessage } from '../../messages/archive-messages.ts';
import type { TextLine } from '../classic/reading.ts';
import { findContradictions, isOfAnotherVariant, onMap } from './contradictions.ts';
import { DATED_ENDING, ENDING_SENTENCE, kindOfEnd, localTime, outcomeIn } from './endings.ts';
import {
  decodedRuns,
  isAddressAlone,
  isAddressRest,
  isNobody,
  type SeatName,
  seatNameIn,
  withoutTransferRests,
} from './seat-names.ts';
import { readSettingLine } from './setting-lines.ts';
import type { JudgeLocalTime, OldOutcome, OldPhase, OldSeat, OldYear, SummaryBody } from './summary-document.ts';
import { countColumns, countsRow, isTopOfOwners, ownerColumns, ownersRow } from './summary-tables.ts';
import { lettersOf } from './table-letters.ts';

export interface ReadSummary {
  readonly body: Omit<SummaryBody, 'source' | 'sourceDigest' | 'disagreements'>;
  /** Where the summary contradicts itself, or what the variant's map says. */
  readonly disagreements: readonly ArchiveMessage[];
  /** Who stands there with which addresses: for a table of people alone, as no document has them. */
  readonly addressed: readonly Pick<SeatName, 'name' | 'addresses'>[];
  /** The text that was read: for its digest. */
  readonly text: string;
  /** What was not understood: the remarks of the document have it as it stands. */
  readonly unread: readonly UnreadLine[];
  /** Lines that say nothing of this game: headings, rules and legends of tables, names of observers, rests of addresses. */
  readonly furniture: number;
}

interface UnreadLine {
  readonly line: number;
  readonly text: string;
  readonly why: ArchiveMessage;
}

/** The first line of a summary: `Summary of game 'marne' through F1909B.` */
const TITLE =
  /^(?:Summary of game|SUMMARY OF GAME) (?:'([^']{1,80})'(?:.* (?:through|THROUGH) ([A-Z]\d{1,4}[A-Z])\b)?|(\S{1,80}) (?:through|THROUGH) ([A-Z]\d{1,4}[A-Z])\b)/;

/** Is this the first line of a summary? */
export function isSummaryTitle(line: string): boolean {
  return TITLE.test(line);
}

/** Reads one summary: the title, and all lines up to the next title. `board`: of a variant by its words. */
export function readSummary(
  lines: readonly string[],
  firstLine: number,
  board: (words: string) => Board | null,
): ReadSummary {
  const [, quoted, throughQuoted, bare, throughBare] = TITLE.exec(lines[0]!)!;
  const written = asWritten(lines.slice(1).map((line, n) => ({ text: line, number: firstLine + n + 1 })));
  const reading = new Reading(!written.some(({ text }) => /^ /.test(text)));
  for (const { text, number } of written) reading.line(text.trimEnd(), number);
  reading.end();
  const text = `${lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd()}\n`;
  return {
    ...reading.told((quoted ?? bare)!, throughQuoted ?? throughBare ?? null, board),
    addressed: reading.addressed,
    text,
    unread: reading.unread,
    furniture: reading.furniture,
  };
}

/** In so many lines quoted-printable has left its marks, and all of them are as it wrote them. */
const CODED = 3;

/** `Frank Fuchs        dsta` and `mey@example.org`: an address that a mail program broke within its first word. */
const BEGINS_ADDRESS = /^[^@]*: .*\S {3,}[a-z0-9][\w.+%-]*$/;
const ADDRESS_ALONE = /^[^\s@,]*@[^\s@,]+$/;

/** Lines as they were before mail programs: no tabs, those as one that they broke, and not a blank one after each. */
function asWritten(raw: readonly TextLine[]): readonly TextLine[] {
  const isCoded = raw.filter(({ text }) => /=20$|[^=]=$/.test(text)).length >= CODED;
  const lines: TextLine[] = [];
  let open = '';
  for (const { text, number } of raw) {
    const whole = (open + text).replaceAll('\t', '  ');
    open = isCoded && /[^=]=$/.test(whole) ? whole.slice(0, -1) : '';
    const last = lines.at(-1);
    if (open !== '') continue;
    if (last !== undefined && BEGINS_ADDRESS.test(last.text) && ADDRESS_ALONE.test(whole))
      lines[lines.length - 1] = { ...last, text: last.text + whole };
    else lines.push({ text: isCoded ? decodedRuns(whole) : whole, number });
  }
  const isBlank = (n: number) => lines[n]?.text.trim() === '';
  const isDoubleSpaced =
    lines.length > 20 && lines.every((_, n) => isBlank(n) || n === lines.length - 1 || isBlank(n + 1));
  return isDoubleSpaced ? lines.filter((_, n) => n === 0 || isBlank(n - 1) || !isBlank(n)) : lines;
}

/** As the schema of outlines has it, in characters. */
const LONGEST_REMARK = 4_000;
const LONGEST_SENTENCE = 1_000;

/** Sentences that explain the index below a table, in the judges' own words. */
const LEGEND =
  /^(?:Index is (?:the sum of squares of the number of supply centers divided by the|the Calhamer Index: .*)|number of players\. +It is a measure of how far the game has progressed\.|supply centers held by each power, divided by the number of powers|remaining\. +It is a measure of how far the game has progressed\.)$/i;

class Reading {
  readonly unread: UnreadLine[] = [];
  readonly addressed: Pick<SeatName, 'name' | 'addresses'>[] = [];
  furniture = 0;
  private readonly masters: string[] = [];
  private readonly seats: { power: string; players: { name: string; from: OldPhase | null }[] }[] = [];
  /** Who played, where what they played is not told. */
  private readonly players: { name: string; from: OldPhase }[] = [];
  private readonly settings = new Map<string, string>();
  private readonly owners = new Map<number, Map<string, string>>();
  private readonly counts = new Map<number, Record<string, number>>();
  private readonly marks: { year: number; power: string; mark: string; line: string }[] = [];
  private readonly unusedBy = new Map<string, number>();
  private readonly remarks: string[] = [];
  private started: JudgeLocalTime | null = null;
  private ended: JudgeLocalTime | null = null;
  /** What the line with the date of its end calls it, where no sentence tells more. */
  private endedBy: { readonly kind: OldOutcome['kind']; readonly line: string } | null = null;
  private outcome: OldOutcome | null = null;
  /** The sentence that tells it. */
  private endingText = '';
  private areSeatsOver = false;
  private lastSeat: 'master' | 'seat' | 'other' | null = null;
  /** The address of the last seat is broken off. */
  private isAddressOpen = false;
  private readonly indexes = new Map<number, number>();
  private lastSetting: string | null = null;
  private sentence: { text: string; readonly line: number; readonly parts: string[] } | null = null;
  private top: string | null = null;
  private ownersAt: ReturnType<typeof ownerColumns> = null;
  private countsAt: NonNullable<ReturnType<typeof countColumns>>['columns'] | null = null;
  private countsFor = '';
  private isStateOfPowers = true;
  /** A heading of a table has been read, and not yet its columns. */
  private isTableNext = false;
  private isAfterBlank = false;
  /** No line has blanks before it any more. */
  private readonly isFlat: boolean;

  constructor(isFlat: boolean) {
    this.isFlat = isFlat;
  }

  line(line: string, number: number): void {
    if (this.sentence !== null && this.goOn(line)) return;
    if (line.trim() === '') {
      this.blank();
      return;
    }
    const isRest = isAddressAlone(line) || (this.isAddressOpen && isAddressRest(line));
    this.isAddressOpen = false;
    if (isRest || /^[-=]{4,}$/.test(line.trim())) this.furniture += 1;
    else if (!(this.table(line, number) || this.ending(line, number) || this.setting(line) || this.seat(line))) {
      this.lastSeat = null;
      this.lastSetting = null;
      this.remark(line);
    }
  }

  /** Keeps a line as it stands; nobody's address. */
  private remark(line: string): void {
    const text = line.replace(/\S+@\S+/g, '(address)');
    for (let from = 0; from === 0 || from < text.length; from += LONGEST_REMARK) {
      this.remarks.push(text.slice(from, from + LONGEST_REMARK));
    }
  }

  private isFurniture(): true {
    this.furniture += 1;
    return true;
  }

  private cannotRead(line: string, number: number, why: ArchiveMessage): void {
    this.unread.push({ line: number, text: line, why });
    this.remark(line);
  }

  private blank(): void {
    this.ownersAt = null;
    this.isAfterBlank = true;
    this.isAddressOpen = false;
    this.lastSetting = null;
    if (this.seats.length + this.masters.length > 0) this.areSeatsOver = true;
  }

  end(): void {
    if (this.sentence !== null) this.endSentence();
  }

  private table(line: string, number: number): boolean {
    if (/^Historical .* Summary\b/i.test(line)) {
      // Of a game of Machiavelli: provinces and cities each have a table; that of provinces is kept apart.
      this.isStateOfPowers = !/Province/i.test(line);
      this.isTableNext = true;
      return this.isFurniture();
    }
    if (/^History of /i.test(line)) {
      this.isStateOfPowers = /Cent(?:er|re) Counts|Cent(?:er|re)s? Count/i.test(line);
      return this.isFurniture();
    }
    if (LEGEND.test(line)) return this.isFurniture();
    const unused = /^(\S) = (\d+) unused builds?\.?$/i.exec(line);
    if (unused !== null) {
      this.unusedBy.set(unused[1]!, Number(unused[2]));
      return true;
    }
    if (this.ownersHead(line)) return true;
    if (this.ownersAt !== null) return this.ownersLine(line, number);
    const years = countColumns(line);
    if (years !== null) {
      this.countsAt = years.columns;
      this.isAfterBlank = false;
      this.countsFor = '';
      for (const year of years.unclear) this.cannotRead(line, number, { code: 'archive/year-unclear', year });
      return this.isFurniture();
    }
    return this.countsAt !== null && this.countsLine(line, number);
  }

  /** The two lines above a table of owners; the first may be broken in two. */
  private ownersHead(line: string): boolean {
    const columns = this.top === null ? null : ownerColumns(this.top, line);
    if (columns !== null) {
      if (!this.isStateOfPowers) for (const head of [this.top!, line]) this.remark(head);
      this.top = null;
      this.ownersAt = columns;
      return this.isFurniture();
    }
    const isMore = this.top !== null && isTopOfOwners(line);
    if (!isMore && this.top !== null) this.remark(this.top);
    this.top = isMore ? `${this.top} ${line.trim()}` : null;
    if (isMore) return true;
    if (!this.isTableNext || !isTopOfOwners(line)) return false;
    this.top = line;
    this.isTableNext = false;
    return true;
  }

  private ownersLine(line: string, number: number): boolean {
    const row = ownersRow(line, this.ownersAt!);
    if (row === null) {
      if (!/^ *\d{1,4} /.test(line)) {
        this.ownersAt = null;
        return false;
      }
      this.cannotRead(line, number, { code: 'archive/row-of-owners' });
      return true;
    }
    if (!this.isStateOfPowers) {
      this.remark(line);
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
      this.cannotRead(line, number, { code: 'archive/row-of-counts' });
      return true;
    }
    if (/^Index:?$/i.test(row.power)) {
      for (const { year, count } of row.counts) this.indexes.set(year, count);
      return true;
    }
    if (row.power !== '') this.countsFor = row.power;
    if (!this.isStateOfPowers) {
      this.remark(line);
      return true;
    }
    for (const { year, count, mark } of row.counts) {
      this.counts.set(year, { ...this.counts.get(year), [this.countsFor]: count });
      if (mark !== '' && mark !== '\\') this.marks.push({ year, power: this.countsFor, mark, line });
    }
    if (row.player !== '' && !this.isSeated(this.countsFor, withoutTransferRests(row.player))) this.remark(line);
    else if (row.counts.length === 0) this.furniture += 1;
    return true;
  }

  /** The lines above the tables say who played; where one has an address alone, the tables have the name. */
  private isSeated(power: string, name: string): boolean {
    if (isNobody(name)) return false;
    const players = this.seats.find((seat) => seat.power === power)?.players ?? [];
    if (players.some((each) => each.name === name)) return true;
    const unnamed = players.filter((each) => each.name === '');
    if (unnamed.length === 1) unnamed[0]!.name = name;
    return unnamed.length === 1;
  }

  private ending(line: string, number: number): boolean {
    const dated = DATED_ENDING.exec(line.trim());
    if (dated !== null) {
      const told = localTime(dated[1]!);
      const key = /started/i.test(line) ? 'started' : 'ended';
      // Another time for the same stands as it is written, and so does all that a line says besides.
      if (told?.rest !== '' || (this[key] ?? told.at) !== told.at) this.remark(line);
      this[key] ??= told?.at ?? null;
      const kind = kindOfEnd(line);
      if (kind === null) return true;
      if (this.endedBy !== null && this.endedBy.kind !== kind) this.remark(this.endedBy.line);
      this.endedBy = { kind, line };
      return true;
    }
    if (!ENDING_SENTENCE.test(line)) return false;
    this.sentence = { text: line, line: number, parts: [line] };
    this.endAtStop();
    return true;
  }

  /** A sentence ends at its full stop, or with its paragraph. Is this line a part of it? */
  private goOn(line: string): boolean {
    const { text } = this.sentence!;
    const isOpen = /(?:,|\b(?:and|by|to|between|among))$/i.test(text);
    const isOther =
      DATED_ENDING.test(line.trim()) ||
      readSettingLine(line) !== null ||
      /^(?:Histor|Summary of |HISTOR|SUMMARY OF )/.test(line);
    if (isOther || text.length > LONGEST_SENTENCE || (line.trim() === '' && !isOpen)) {
      this.endSentence();
      return false;
    }
    // A mail program breaks a line even within a word, and says so by `=`.
    const isBroken = text.endsWith('=');
    this.sentence!.text = isBroken ? text.slice(0, -1) + line.trim() : `${text} ${line.trim()}`.trimEnd();
    if (!isBroken && line.trim() !== '') this.sentence!.parts.push(line.trim());
    this.endAtStop();
    return true;
  }

  /** What stands behind its full stop is none of it. */
  private endAtStop(): void {
    const { text } = this.sentence!;
    const stop = text.search(/\.(?:\s|$)/) + 1;
    if (stop === 0) return;
    this.sentence!.text = text.slice(0, stop);
    this.endSentence();
    const rest = text.slice(stop).trim();
    if (rest !== '') this.remark(rest);
  }

  private endSentence(): void {
    const { text: whole, line, parts } = this.sentence!;
    this.sentence = null;
    const text = this.seatedPart(whole, parts);
    if (text !== whole) this.remark(whole.slice(text.length).trim());
    const outcome = outcomeIn(text);
    if (outcome !== null) {
      if (this.outcome !== null && canonicalJson(outcome) !== canonicalJson(this.outcome)) this.remark(this.endingText);
      [this.outcome, this.endingText] = [outcome, text];
      return;
    }
    const drawn = /\b(?:between|among|by) (.*?)\.?$/i.exec(text);
    if (/draw/i.test(text) && drawn !== null)
      this.cannotRead(text, line, { code: 'archive/drawn-by-one', power: drawn[1]! });
    else this.remark(text);
  }

  /** A sentence without its full stop runs into what follows: it ends with the line up to which it names those who have seats alone. */
  private seatedPart(whole: string, parts: readonly string[]): string {
    const isSeat = (name: string) => name.length === 1 || this.seats.some(({ power }) => power === name);
    const isSeated = (text: string) => outcomeIn(text)?.powers.every(isSeat) === true;
    if (isSeated(whole)) return whole;
    const goesOn = (next: string) =>
      /^(?:and\b|[,&])/i.test(next) || this.seats.some(({ power }) => next.startsWith(power));
    const end = parts.findIndex((next, n) => n > 0 && !goesOn(next) && isSeated(parts.slice(0, n).join(' ')));
    const text = parts.slice(0, end).join(' ');
    return end > 0 && whole.startsWith(text) && outcomeIn(text)!.powers.length > 0 ? text : whole;
  }

  private setting(line: string): boolean {
    if (/^(?:Game parameters are\/were as follows|The parameters for '.*' were as follows):$/i.test(line)) {
      this.areSeatsOver = true;
      return this.isFurniture();
    }
    const read = readSettingLine(line);
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
    const later = /^ {0,4}(?:from|FROM) ([A-Z]\d{1,4}[A-Z]?):\s*(.*)$/.exec(line);
    const first =
      later === null && (this.isFlat || line.startsWith(' ')) ? /^ {0,4}(\S[^:]{0,39}): *(.*)$/.exec(line) : null;
    const read = seatNameIn((later ?? first)?.[2] ?? '');
    const name = isNobody(read.name) ? '' : read.name;
    if (later === null && first === null) return false;
    if (name !== read.name) this.remark(line);
    this.isAddressOpen = read.isAddressOpen;
    if (name !== '') this.addressed.push(read);
    if (later !== null) {
      const from = later[1]!;
      if (this.lastSeat === 'seat') this.seats.at(-1)!.players.push({ name, from });
      else if (this.lastSeat === 'master') this.master(name);
      else if (this.lastSeat === 'other') this.furniture += 1;
      // A judge that did not tell who played what.
      else if (name === '') this.furniture += 1;
      else this.players.push({ name, from });
      return true;
    }
    const title = first![1]!.trim();
    if (/^(?:Master|Moderator|GM)s?$/i.test(title)) {
      this.master(name);
      this.lastSeat = 'master';
    } else if (/^Observers?$/i.test(title)) {
      this.furniture += 1;
      this.lastSeat = 'other';
    } else {
      this.seats.push({ power: title, players: [{ name, from: null }] });
      this.lastSeat = 'seat';
    }
    return true;
  }

  private master(name: string): void {
    if (name === '') this.furniture += 1;
    else this.masters.push(name);
  }

  told(
    name: string,
    through: OldPhase | null,
    board: (words: string) => Board | null,
  ): Pick<ReadSummary, 'body' | 'disagreements'> {
    const [variant = '', ...options] = (this.settings.get('Variant') ?? '')
      .replace(/\.$/, '')
      .split(',')
      .map((part) => part.trim());
    const unknown = this.marks.filter(({ mark, line }) => !this.unusedBy.has(mark) && !this.remarks.includes(line));
    for (const line of new Set(unknown.map((each) => each.line))) this.remark(line);
    const powers: readonly OldSeat[] = this.seats;
    const years = this.years(powers);
    const called = board(variant);
    const known = called !== null && isOfAnotherVariant(years, called) ? null : called;
    const judge = /^[^\s.]*/.exec(this.settings.get('Judge') ?? '')![0];
    const isAlone = this.settings.get('Judge')?.replace('.', '') === judge;
    const settings = new Map([...this.settings].filter(([key]) => key !== 'Variant' && (key !== 'Judge' || !isAlone)));
    const powerOf = lettersOf(powers, this.owners, this.counts);
    const told = this.outcome ?? (this.endedBy === null ? null : { kind: this.endedBy.kind, powers: [] });
    if (this.endedBy !== null && told?.kind !== this.endedBy.kind) this.remark(this.endedBy.line);
    const outcome = told && {
      ...told,
      powers: told.powers.map((power) => (power.length > 1 ? power : (powerOf(power) ?? power))),
    };
    const body: ReadSummary['body'] = {
      format: 'chancery-summary',
      version: 1,
      name,
      judge: judge || null,
      variant: { id: known?.variant.id ?? null, name: variant, options: options.filter((option) => option !== '') },
      through,
      started: this.started,
      ended: this.ended,
      masters: [...new Set(this.masters)],
      powers,
      ...(this.players.length === 0 ? {} : { players: this.players }),
      settings: Object.fromEntries(settings),
      outcome,
      years,
      remarks: this.remarks,
    };
    const disagreements = [
      ...findContradictions(years, outcome, powers),
      ...(called === null ? [] : onMap(years, called)),
    ];
    return { body, disagreements };
  }

  private years(powers: readonly OldSeat[]): readonly OldYear[] {
    const powerOf = lettersOf(powers, this.owners, this.counts);
    const numbers = [...new Set([...this.owners.keys(), ...this.counts.keys()])];
    // Years before Christ count down, as the summary does.
    if (numbers.length < 2 || numbers[0]! < numbers[1]!) numbers.sort((a, b) => a - b);
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
        ...(this.indexes.has(year) ? { index: this.indexes.get(year)! } : {}),
        ...(unused.length === 0
          ? {}
          : { unused: Object.fromEntries(unused.map(({ power, mark }) => [power, this.unusedBy.get(mark)!])) }),
      };
    });
  }
}
