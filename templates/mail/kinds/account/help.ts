/** `HELP` and `GET topic`: the house's own documents as mail, from their Markdown. */
import type { Token } from 'markdown-it';
import type { Board } from '../../../../engine/board/board.ts';
import { boardIn } from '../../../../engine/board/translation.ts';
import { COMMANDS, COMMANDS_AFTER_SET } from '../../../../engine/commands/registry.ts';
import { closedByRule } from '../../../../engine/language/names/closed-by-rule.ts';
import { clausesAsked } from '../../../../engine/rules/clauses.ts';
import { gameRules } from '../../../../engine/rules/game-rules.ts';
import { GAME_SETTINGS } from '../../../../engine/settings/setting-entries.ts';
import { t } from '../../../locales/current.ts';
import { type Examples, examplesOf, lineWith } from '../../../locales/examples.ts';
import { settingHelp } from '../../../locales/settings.ts';
import { abbrOf } from '../../../locales/text/abbreviations.ts';
import { capitalize } from '../../../locales/text/counts.ts';
import { tableText } from '../../../locales/text/table-text.ts';
import {
  type Document,
  type DocumentBlock,
  headingBlock,
  type Inline,
  linesBlock,
  listBlock,
  paragraphBlock,
} from '../../../markup/document.ts';
import { markdownTokens } from '../../../markup/markdown.ts';
import { borderBlocks } from '../../../variants/border.ts';
import { clauseBlocks } from '../../../variants/clauses.ts';
import { partOnTopic } from '../../../variants/game-texts.ts';
import { specialRules } from '../../../variants/special-rules.ts';
import { partsOnSubject } from '../../../variants/variant-subject.ts';
import type { Help } from '../../mail.ts';
import { gazetteerBlocks, type MapAsked, placeBlocks, placesForTopic, whichPlace } from '../../parts/gazetteer.ts';
import { glossaryTable } from '../../parts/glossary.ts';
import { influenceHelp } from '../../parts/influence.ts';
import { powerHelp } from '../../parts/power-help.ts';
import { withFullStop } from '../../parts/report.ts';

/**
 * What is asked for: a document, a command, or a place of the map. Without a topic, or for one that there is not, a first
 * help and what can be asked. `map`: of the game that the question is about; without one the standard map is meant.
 */
export function helpBlocks(help: Help | undefined, topic: string | null, map: MapAsked | null = null): Document {
  if (topic === null) return [...firstHelp(help, map), ...topicsBlock(help, FIRST, map)];
  if (topic === 'topics') return topicsBlock(help, null, map);
  // A command comes before a document whose name only begins so: HELP MAP is about MAP, not about maps.
  const found =
    onClause(topic, map) ??
    onBorder(help, topic, map) ??
    onMap(help, topic, map) ??
    (isDocument(help, topic) ? documentOf(help, topic, map) : null) ??
    aboutBoth(onCommand(help, topic, map), onRule(help, topic, map), topic) ??
    documentOf(help, topic, map) ??
    begunOnMap(help, topic, map) ??
    ofVariant(help, topic, map, true) ??
    onWord(help, topic, map) ??
    onOneWord(help, topic, map);
  if (found !== null) return found;
  return [
    paragraphBlock([t().mail.help.none(topic), ...nearest(help, topic)].join(' ')),
    // Who asks for a rule that the variant has not learns which it has.
    ...(map === null ? [] : specialRules(boardIn(map.board, t().code))),
    ...firstHelp(help, map),
    ...topicsBlock(help, null, map),
  ];
}

/** What players and GMs read first; the rest is for those who ask for it. */
const FIRST: ReadonlySet<string> = new Set([
  'guide',
  'playing',
  'syntax',
  'commands',
  'rules',
  'mastering',
  'draws',
  'convoys',
]);

function isDocument(help: Help | undefined, topic: string): boolean {
  return help?.topics.some(({ name }) => name === topic) === true;
}

function documentOf(help: Help | undefined, topic: string, map: MapAsked | null): Document | null {
  const { code, mail } = t();
  const board = map?.board ?? null;
  const translated = code === 'en' ? null : (help?.translated(topic, code, board, map?.reader) ?? null);
  if (translated !== null) return markdownBlocks(translated);
  const text = help?.text(topic, board, map?.reader) ?? null;
  if (text === null) return null;
  return [...(code === 'en' ? [] : [paragraphBlock(mail.help.inEnglish)]), ...markdownBlocks(text)];
}

/** A clause of the game's rules by its number, `HELP CLAUSE 7`. */
function onClause(topic: string, map: MapAsked | null): Document | null {
  if (map === null || !/^(?:(?:clause|rule|regel|règle|regle)\s+)?\d{1,2}$/i.test(topic)) return null;
  return clausesOn(map.board, topic);
}

/** In the reader's language. */
function clausesOn(given: Board, topic: string): Document | null {
  const board = boardIn(given, t().code);
  const isCommand = entriesFor(topic).length > 0;
  return clauseBlocks(board, clausesAsked(gameRules(board).clauses, topic, isCommand));
}

/** `HELP Mun - Ber`: who passes there, and what the border rests on. */
function onBorder(help: Help | undefined, topic: string, map: MapAsked | null): Document | null {
  const ends = topic.split(/\s+-\s*|\s*-\s+/);
  if (ends.length !== 2) return null;
  const [on] = mapsFor(help, topic, map);
  const [from, to] = ends.map((end) => (on === undefined ? { ids: [] } : placesForTopic(on.on.board, end)).ids);
  if (on === undefined || from?.length !== 1 || to?.length !== 1) return null;
  return borderBlocks(help?.standing, on.on.board, from[0]!, to[0]!);
}

/** The game's own rule on a subject, then what the variant's page says of it. */
function onRule(help: Help | undefined, topic: string, map: MapAsked | null): Document | null {
  let isTold = false;
  const rule = mapsFor(help, topic, map).flatMap(({ about, on, hint }) => {
    const told = partOnTopic(on.board, about);
    isTold ||= told !== null;
    const clauses = clausesOn(on.board, about) ?? [];
    return told === null && clauses.length === 0
      ? []
      : [[...(told === null ? [] : markdownBlocks(told)), ...clauses, ...hint]];
  })[0];
  const page = ofVariant(help, topic, map, !isTold && (rule !== undefined || isOfPlay(topic)));
  return rule === undefined && page === null ? null : [...(rule ?? []), ...(page ?? [])];
}

/** What the page of a variant says of a subject. `anywhere`: wherever it mentions it. */
function ofVariant(help: Help | undefined, topic: string, map: MapAsked | null, anywhere: boolean): Document | null {
  for (const { about, on } of mapsFor(help, topic, map)) {
    const { id, name } = on.board.variant;
    const page = id === 'standard' ? null : (help?.text(id) ?? null);
    const parts = page === null ? null : partsOnSubject(page, about, { anywhere });
    if (parts === null) continue;
    const { code, mail } = t();
    return [
      headingBlock(capitalize(mail.help.rulesOf(name))),
      ...(code === 'en' ? [] : [paragraphBlock(mail.help.inEnglish)]),
      ...(on.board.choices === undefined ? [] : [paragraphBlock(mail.help.asPublished)]),
      ...markdownBlocks(parts),
    ];
  }
  return null;
}

/** Retreats and adjustments have settings of their names; whoever asks for them may mean the phase that is played. */
function isOfPlay(topic: string): boolean {
  return entriesFor(topic).some(({ usage }) => /^SET (?:RETREAT|ADJUST)\b/.test(usage));
}

/** A command and a rule of the same name. One who asks for `builds` does not mean the setting that is also written so. */
function aboutBoth(command: Document | null, rule: Document | null, topic: string): Document | null {
  if (command === null || rule === null) return command ?? rule;
  return entriesFor(topic)[0]!.usage.startsWith('SET ') ? [...rule, ...command] : [...command, ...rule];
}

function onCommand(help: Help | undefined, topic: string, map: MapAsked | null): Document | null {
  const entries = entriesFor(topic);
  if (entries.length === 0) return null;
  const board = boardAsked(help, map);
  return entries.flatMap((entry) => entryBlocks(entry, examplesOf(board, map?.reader)));
}

const MOST_ON_WORD = 8;

/** Commands that have the word in their names, else in what is said of them, each by its first sentence: `HELP bots`. */
function onWord(help: Help | undefined, topic: string, map: MapAsked | null): Document | null {
  const [word, ...rest] = topic.toLowerCase().split(/\s+/);
  const stem = word!.replace(/s$/, '');
  if (rest.length > 0 || stem.length < 3) return null;
  const isOn = (text: string) => {
    const small = text.toLowerCase();
    // Few texts have it at all.
    return small.includes(stem) && small.split(/[^\p{L}]+/u).some((each) => each.replace(/s$/, '') === stem);
  };
  const all = [...new Map([...entriesByName().values()].flat().map((entry) => [entry.usage, entry])).values()];
  const named = all.filter(({ usage, spellings }) => [usage, ...spellings].some(isOn));
  const found = new Set([...named, ...all.filter((entry) => isOn(entry.help()))]);
  if (found.size === 0) return null;
  const examples = examplesOf(boardAsked(help, map), map?.reader);
  const rows = [...found].slice(0, MOST_ON_WORD).map(({ usage, help: told }) => {
    const [first = ''] = /^.*?[.:](?= |$)|^.*$/.exec(lineWith(told(), examples) ?? '') ?? [];
    return [lineWith(usage, examples) ?? usage, first.replace(/:$/, '.')] as const;
  });
  return [glossaryTable(t().mail.help.onWord(topic), t().mail.help.command, rows), ...topicsBlock(help, FIRST, map)];
}

/** The part of the rules that one of several words names: `HELP build anywhere`. */
function onOneWord(help: Help | undefined, topic: string, map: MapAsked | null): Document | null {
  for (const { about, on, hint } of mapsFor(help, topic, map)) {
    for (const word of about.split(/\s+/)) {
      const told = partOnTopic(on.board, word);
      if (told !== null) return [...markdownBlocks(told), ...(clausesOn(on.board, word) ?? []), ...hint];
    }
  }
  return null;
}

/** Of the game that is asked from; else the standard one. */
function boardAsked(help: Help | undefined, map: MapAsked | null): Board | null {
  const board = map?.board ?? help?.board('standard') ?? null;
  return board === null ? null : boardIn(board, t().code);
}

/** The whole of a map, a rule of it, a power, or a place by its exact name; a command of the same name comes first. */
function onMap(help: Help | undefined, topic: string, map: MapAsked | null): Document | null {
  for (const { about, on, hint } of mapsFor(help, topic, map)) {
    const rule = influenceHelp(on, about);
    if (rule !== null) return [...rule, ...(clausesOn(on.board, about) ?? [])];
    const whole = gazetteerBlocks(on, about);
    if (whole !== null) return [...whole, ...hint];
    const { ids, exact } = placesForTopic(on.board, about);
    const power = powerHelp(on, about);
    const isDocument = help?.topics.some(({ name }) => name === about) === true;
    if ((exact || power !== null) && !isDocument) {
      const places = exact ? ids.flatMap((id) => placeBlocks(on, id)) : [];
      return [...(onCommand(help, about, map) ?? []), ...(power ?? []), ...places, ...hint];
    }
  }
  return null;
}

function begunOnMap(help: Help | undefined, topic: string, map: MapAsked | null): Document | null {
  for (const { about, on, hint } of mapsFor(help, topic, map)) {
    const { ids } = placesForTopic(on.board, about);
    if (ids.length === 1) return [...placeBlocks(on, ids[0]!), ...hint];
    if (ids.length > 1) return [...whichPlace(on, about, ids), ...hint];
    const closed = closedByRule(on.board, about);
    if (closed !== null) return [paragraphBlock(closed)];
  }
  return null;
}

interface Meant {
  readonly about: string;
  readonly on: MapAsked;
  readonly hint: Document;
}

/** On which maps a topic may be meant: that of the game, else the standard one; one whose name stands before or behind (`lyo 1812`). */
function mapsFor(help: Help | undefined, topic: string, map: MapAsked | null): readonly Meant[] {
  const boardOf = (variant: string) => {
    const board = help?.board(variant) ?? null;
    return board === null ? null : boardIn(board, t().code);
  };
  const parts = topic.split(' ');
  const named = parts.slice(1).flatMap((_, n): readonly Meant[] => {
    const [front, back] = [parts.slice(0, n + 1).join(' '), parts.slice(n + 1).join(' ')];
    return [
      { about: front, variant: back },
      { about: back, variant: front },
    ].flatMap(({ about, variant }) => {
      const board = boardOf(variant);
      return board === null ? [] : [{ about, on: map?.board === board ? map : { board, position: null }, hint: [] }];
    });
  });
  const standard = boardOf('standard');
  const plain: readonly Meant[] =
    map !== null
      ? [{ about: topic, on: map, hint: [] }]
      : standard === null
        ? []
        : [{ about: topic, on: { board: standard, position: null }, hint: otherMaps(help, topic) }];
  return [...named, ...plain];
}

/** With the name of another variant, as an example. */
function otherMaps(help: Help | undefined, topic: string): Document {
  const other = help?.topics.find(({ name, variant }) => variant !== undefined && name !== 'standard')?.name ?? '';
  return [paragraphBlock(...t().mail.help.standardMap(`GET ${topic} ${other}`.trim().toUpperCase()))];
}

interface Entry {
  readonly usage: string;
  readonly spellings: readonly string[];
  /** In the language that is being written. */
  readonly help: () => string;
}

/** What opens a section or a message is read before commands are, and stands in no table. */
const OPENINGS: readonly Entry[] = [
  {
    usage: 'SIGNON {{letter}}marne password',
    spellings: ['SIGNON', 'HELLO', 'LOGIN'],
    help: () => t().mail.help.signOn,
  },
  {
    usage: 'PRESS [WHITE|GREY] TO powers … ENDPRESS',
    spellings: ['PRESS', 'PRESS TO'],
    help: () => t().mail.help.press,
  },
  { usage: 'BROADCAST … ENDBROADCAST', spellings: ['BROADCAST'], help: () => t().mail.help.broadcast },
  { usage: 'POSTAL PRESS … ENDPRESS', spellings: ['POSTAL PRESS', 'POSTAL'], help: () => t().mail.help.postal },
];

/** With figures, which tell `START 1898` from `START`; a line of its own that ends with one is found without it. */
const folded = (text: string) => text.toUpperCase().replace(/[^A-Z0-9?]/g, '');

let named: ReadonlyMap<string, readonly Entry[]> | null = null;

/** All entries by each of their spellings, spaces apart; of those of one usage the first. */
function entriesByName(): ReadonlyMap<string, readonly Entry[]> {
  if (named !== null) return named;
  const entries: readonly Entry[] = [
    ...OPENINGS,
    ...COMMANDS.map((entry) => ({ ...entry, help: () => t().help.commands[entry.form] })),
    ...[
      ...COMMANDS_AFTER_SET.map((entry) => ({ ...entry, help: () => t().help.commands[entry.form] })),
      ...GAME_SETTINGS.flatMap(({ entries }) => entries.map((entry) => ({ ...entry, help: () => settingHelp(entry) }))),
    ].map((entry) => ({ ...entry, spellings: entry.spellings.flatMap((each) => [`SET ${each}`, each]) })),
  ];
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const name of new Set(entry.spellings.map(folded))) {
      const others = found.get(name) ?? [];
      if (!others.some(({ usage }) => usage === entry.usage)) found.set(name, [...others, entry]);
    }
  }
  named = found;
  return found;
}

/** The entries of the table of commands that the topic names. */
function entriesFor(topic: string): readonly Entry[] {
  const names = [folded(topic), folded(topic.replace(/ \d+$/, ''))];
  return (
    names
      .map((name) => entriesByName().get(name) ?? [])
      .find(({ length }) => length > 0)
      ?.slice(0, 6) ?? []
  );
}

function entryBlocks({ usage, help: told, spellings }: Entry, examples: Examples): Document {
  const [, ...others] = spellings;
  const help = lineWith(told(), examples) ?? '';
  return [
    linesBlock(lineWith(usage, examples) ?? usage),
    paragraphBlock(
      others.length === 0 ? help : `${withFullStop(help)} ${t().mail.help.alsoWritten(others.slice(0, 8).join(', '))}`,
    ),
  ];
}

/** What a player needs most, in the space of a screen. */
function firstHelp(help: Help | undefined, map: MapAsked | null): Document {
  const say = t().mail.help;
  const board = boardAsked(help, map);
  const examples = examplesOf(board, map?.reader);
  const rows = (table: Readonly<Record<string, string>>) =>
    Object.entries(table).flatMap(([line, means]): readonly (readonly [string, string])[] => {
      const [shown, told] = [lineWith(line, examples), lineWith(means, examples)];
      return shown === null || told === null ? [] : [[shown, told]];
    });
  return [
    paragraphBlock(say.howToOrder),
    glossaryTable(say.orders, say.order, rows(say.examples)),
    paragraphBlock(say.lastCounts),
    glossaryTable(say.commands, say.command, rows(say.commandExamples)),
  ];
}

/** `only`: these documents and how to ask for all; without it all of them. */
function topicsBlock(help: Help | undefined, only: ReadonlySet<string> | null, map: MapAsked | null): Document {
  if (help === undefined || help.topics.length === 0) return [];
  const say = t().mail.help;
  const shown = help.topics.filter(({ name }) => only === null || only.has(name));
  const others = Object.entries(say.topics)
    .filter(([line]) => only !== null || line !== 'HELP TOPICS')
    .map(([line, about]) => [line === 'HELP LYO' ? `HELP ${placeOn(map)}` : line, about] as const);
  return [
    headingBlock(say.more),
    listBlock([
      ...shown.map((topic) => say.topic(`GET ${topic.name.toUpperCase()}`, aboutTopic(help, topic))),
      ...others.map(([line, about]) => say.topic(line, about)),
    ]),
  ];
}

/** A place of the map that is asked from, as an example. */
function placeOn(map: MapAsked | null): string {
  if (map === null || map.board.provinceNumber.has('lyo')) return 'LYO';
  return abbrOf(map.board, map.board.powers[0]!.home[0]!).toUpperCase();
}

/** What a document is about, in the language that is being written. */
function aboutTopic(help: Help, { name, about, variant }: Help['topics'][number]): string {
  const { code, mail } = t();
  if (variant !== undefined) return mail.help.rulesOf(variant);
  return (code === 'en' ? null : help.title(name, code)) ?? mail.help.documents[name] ?? about;
}

/** A question, where some topic begins like this one. */
function nearest(help: Help | undefined, topic: string): readonly string[] {
  const near = (help?.topics ?? []).filter(({ name }) => name.startsWith(topic.slice(0, 1).toLowerCase()));
  return near.length === 0 ? [] : [t().mail.help.didYouMean(near.map(({ name }) => `GET ${name.toUpperCase()}`))];
}

/** The blocks of a Markdown text. Raw HTML in it is shown, never obeyed; pictures are left out. */
export function markdownBlocks(text: string): Document {
  const tokens = markdownTokens(text);
  const blocks: DocumentBlock[] = [];
  for (let t = 0; t < tokens.length; t += 1) {
    const token = tokens[t]!;
    switch (token.type) {
      case 'heading_open':
        blocks.push(headingBlock(plain(inlineOf(tokens[t + 1]!))));
        break;
      case 'paragraph_open': {
        const content = inlineOf(tokens[t + 1]!);
        if (plain(content) !== '') blocks.push({ kind: 'paragraph', content });
        break;
      }
      case 'fence':
      case 'code_block':
        blocks.push(linesBlock(...token.content.replace(/\n$/, '').split('\n')));
        break;
      case 'bullet_list_open':
      case 'ordered_list_open': {
        const end = closing(tokens, t);
        const first = token.type === 'ordered_list_open' ? Number(token.attrGet('start') ?? 1) : null;
        blocks.push(...listOf(tokens.slice(t + 1, end), first));
        t = end;
        continue;
      }
      case 'table_open': {
        const end = closing(tokens, t);
        blocks.push(tableOf(tokens.slice(t + 1, end)));
        t = end;
        continue;
      }
    }
  }
  return blocks;
}

/** Index of the token that closes the one at `open`. */
function closing(tokens: readonly Token[], open: number): number {
  const { level } = tokens[open]!;
  const type = tokens[open]!.type.replace('_open', '_close');
  return tokens.findIndex((token, t) => t > open && token.level === level && token.type === type);
}

/** Items, each in one run, numbered from `first` on unless it is null; what stands in a list within a list follows its item. */
function listOf(tokens: readonly Token[], first: number | null): Document {
  const items: Inline[][] = [];
  for (const token of tokens) {
    if (token.type === 'list_item_open' && token.level === tokens[0]!.level) items.push([]);
    const item = items.at(-1);
    if (item === undefined) continue;
    const gap: readonly Inline[] = item.length === 0 ? [] : ['; '];
    if (token.type === 'inline') item.push(...gap, ...inlineOf(token));
    if (token.type === 'fence') item.push(...gap, { code: token.content.trim().replaceAll('\n', '; ') });
  }
  return [{ kind: 'list', items, ...(first === null ? {} : { first }) }];
}

/** Columns of a mail's text. */
const ROOM = 76;

function tableOf(tokens: readonly Token[]): DocumentBlock {
  const rows: string[][] = [];
  for (const token of tokens) {
    if (token.type === 'tr_open') rows.push([]);
    if (token.type === 'inline') rows.at(-1)?.push(plain(inlineOf(token)));
  }
  const [titles = [], ...body] = rows;
  const aligns = titles.map(() => 'left' as const);
  if (tableText(rows, aligns, ROOM) === null) return listBlock(body.map((row) => described(titles, row)));
  return { kind: 'table', caption: '', columns: titles.map((title) => ({ title, align: 'left' })), rows: body };
}

/** A row that is too wide for a line of text, told cell by cell. */
function described(titles: readonly string[], [first = '', ...rest]: readonly string[]): readonly Inline[] {
  const told = rest.flatMap((cell, c) => {
    const title = rest.length > 1 ? `${capitalize(titles[c + 1] ?? '')}: ` : '';
    return cell === '' ? [] : [withFullStop(`${title}${cell}`)];
  });
  return [{ strong: first }, told.length === 0 ? '' : `: ${told.join(' ')}`];
}

function inlineOf({ children }: Token): readonly Inline[] {
  const content: Inline[] = [];
  let href: string | null = null;
  let strong = false;
  for (const child of children ?? []) {
    switch (child.type) {
      case 'text':
        if (child.content === '') break;
        content.push(
          href !== null && /^https?:/.test(href)
            ? { text: child.content, href }
            : strong
              ? { strong: child.content }
              : child.content,
        );
        break;
      case 'code_inline':
        content.push({ code: child.content });
        break;
      case 'softbreak':
      case 'hardbreak':
        content.push(' ');
        break;
      case 'strong_open':
      case 'strong_close':
        strong = child.type === 'strong_open';
        break;
      case 'link_open':
        href = String(child.attrGet('href') ?? '');
        break;
      case 'link_close':
        href = null;
        break;
    }
  }
  return content;
}

function plain(content: readonly Inline[]): string {
  return content
    .map((part) =>
      typeof part === 'string' ? part : 'strong' in part ? part.strong : 'code' in part ? part.code : part.text,
    )
    .join('')
    .trim();
}
