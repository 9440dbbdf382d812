/** Help for the tests of whole mails: a text read through its sections, and short forms of what was found. */

import type { Board } from '../../engine/board/board.ts';
import type { PhaseCode, Position } from '../../engine/board/position.ts';
import type {
  MailSections,
  SectionContext,
  SectionItem,
  SectionRead,
  SignOn,
  WrittenPress,
} from '../../engine/language/mail/mail-text.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import { readSection } from '../../engine/sections/read-section.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { asides } from '../../templates/locales/en/grammar.ts';
import { standard } from '../boards.ts';
import type { Random } from '../random.ts';
import { told } from '../told.ts';

export interface MailRead extends SectionRead {
  readonly signOns: readonly SignOn[];
  readonly sections: MailSections;
}

/** A player of France in the movement phase of fall 1901, where nothing is known of units. */
function sectionFor(partial: Partial<SectionContext> = {}): SectionContext {
  const phase: PhaseCode = partial.position?.phase ?? phaseCode('F1901M');
  return { board: standard, phase, role: 'player', power: 'FRANCE', position: null, ...partial };
}

/** Reads a mail, every section for the same writer. */
export function readMail(text: string, partial: Partial<SectionContext> = {}): MailRead {
  const sections = readSections(text.split('\n'));
  const reads = sections.sections.map((section) => readSection(section, sectionFor(partial)));
  return {
    sections,
    signOns: sections.sections.flatMap(({ signOn }) => signOn ?? []),
    items: reads.flatMap(({ items }) => items),
    press: reads.flatMap(({ press }) => press),
    ignored: [...reads.flatMap(({ ignored }) => ignored), ...sections.ignored].sort((a, b) => a.from - b.from),
  };
}

/** The one command of a line, as `[name, arguments]`; everything else that was found where there is no such one. */
export function commandOf(text: string, partial: Partial<SectionContext> = {}): unknown {
  const { items, press, signOns } = readMail(text, partial);
  const [item] = items;
  if (items.length === 1 && press.length + signOns.length === 0 && item?.kind === 'command')
    return [item.command, plain(item.args)];
  return { items: items.map(itemInShort), press, signOns };
}

/** Passwords are functions, which nothing equals: they become their text. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('reveal' in value && typeof value.reveal === 'function') return { secret: value.reveal() };
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
}

/** Canonical order with a later phase before it; `COMMAND {…}`; `! message => suggestions`; `? sentence`. */
export function itemInShort(item: SectionItem): string {
  return itemOn(item, undefined);
}

function itemOn(item: SectionItem, board: Board | undefined): string {
  switch (item.kind) {
    case 'order':
      return item.phase === null ? item.order : `${item.phase} ${item.order}`;
    case 'command':
      return Object.keys(item.args).length === 0 ? item.command : `${item.command} ${JSON.stringify(item.args)}`;
    case 'error': {
      if (item.isProse === true) return `? ${item.text}`;
      const lines = item.suggestions.length > 0 ? item.suggestions : item.suggestion === null ? [] : [item.suggestion];
      return [`! ${told(item.message, board)}`, ...lines].join(' => ');
    }
  }
}

export function inShort(text: string, partial: Partial<SectionContext> = {}): readonly string[] {
  return readMail(text, partial).items.map((item) => itemOn(item, partial.board ?? undefined));
}

/** Lines that were ignored, as `from-to why`. */
export function ignoredIn(text: string, partial: Partial<SectionContext> = {}): readonly string[] {
  return readMail(text, partial).ignored.map(({ from, to, why }) =>
    from === to ? `${from} ${asides[why]}` : `${from}-${to} ${asides[why]}`,
  );
}

/** The addressees and bodies of a mail's press. */
export function pressIn(text: string, partial: Partial<SectionContext> = {}): readonly WrittenPress[] {
  return readMail(text, partial).press;
}

/** Where each line of a mail went: `item`, `press`, `ignored`, in the order they claim it. Blank lines go nowhere. */
export function linesOf(text: string, { items, press, ignored, signOns }: MailRead): readonly (readonly string[])[] {
  const lines = text.split('\n');
  const claims: Set<string>[] = lines.map(() => new Set());
  const claim = (from: number, to: number, by: string) => {
    for (let n = from; n <= to; n++) claims[n - 1]!.add(by);
  };
  for (const { line } of signOns) claim(line, line, 'item');
  for (const { line, lastLine } of items) claim(line, lastLine, 'item');
  for (const { line, lastLine } of press) claim(line, lastLine, 'press');
  for (const { from, to } of ignored) claim(from, to, 'ignored');
  return lines.map((line, n) => (line.trim() === '' ? [] : [...claims[n]!]));
}

export function positionAt(phase: PhaseCode, units: Position['units']): Position {
  return { variant: 'standard', phase, units, centers: {} };
}

/** The word with one letter left out, doubled, swapped with its neighbor and changed. */
export function slipsOf(word: string, random: Random): readonly string[] {
  const at = random.below(Math.max(1, word.length - 1));
  const [head, letter = '', tail] = [word.slice(0, at), word[at], word.slice(at + 1)];
  return [
    `${head}${tail}`,
    `${head}${letter}${letter}${tail}`,
    `${head}${tail.slice(0, 1)}${letter}${tail.slice(1)}`,
    `${head}X${tail}`,
  ];
}
