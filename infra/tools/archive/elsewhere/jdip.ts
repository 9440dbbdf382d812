/** jDip's saved games (XML, from 1.7 on) and the pages of results that it exports. */
import { Parser } from 'htmlparser2';
import { htmlToText } from '../../../../lambdas/mail/html-text.ts';
import {
  classicHeading,
  type ElsewhereGame,
  orderLine,
  type ResultKind,
  toldOrFileName,
  unitWord,
} from './classic-text.ts';

const KINDS: Readonly<Record<string, ResultKind>> = { m: 'Movement', r: 'Retreat', a: 'Adjustment', b: 'Adjustment' };

const ATTRIBUTES: ReadonlySet<string> = new Set(
  'season,year,phase,resolved,name,version,power,value,text,order,id,category'.split(','),
);

interface Turn {
  readonly season: string;
  readonly year: string;
  /** Null for one that is none of ours. */
  readonly kind: ResultKind | null;
  readonly isOver: boolean;
  readonly orders: { readonly id: string; readonly power: string; readonly text: string }[];
  /** What became of an order, by its id. */
  readonly notes: Map<string, string[]>;
}

/** A saved game; null when the file is another. `file`: its name, for a game that tells none. */
export function readJdipGame(markup: string, file: string): ElsewhereGame | null {
  if (!/<game\b[^>]{0,300}\bcreator=/.test(markup.slice(0, 20_000))) return null;
  const turns: Turn[] = [];
  const players: Record<string, string> = {};
  let variant: string | null = null;
  let name: string | null = null;
  let power = '';
  let beside = 0;
  /** Reads an element; false when it is none of ours. */
  const take = (tag: string, values: Readonly<Record<string, string>>): boolean => {
    const { season = '', year = '', phase = '', resolved, value, text, order } = values;
    const last = turns.at(-1);
    if (tag === 'turn') {
      turns.push({
        season,
        year,
        kind: KINDS[phase.slice(0, 1).toLowerCase()] ?? null,
        isOver: resolved !== 'false',
        orders: [],
        notes: new Map(),
      });
    } else if (tag === 'gameInfo') power = '';
    else if (tag === 'variant' && turns.length === 0) variant = values['name'] ?? variant;
    else if (tag === 'orderSet' || /^player(?:Info)?$/.test(tag)) power = values['power'] ?? '';
    else if (value !== undefined && last === undefined && power !== '' && values['name'] === 'name')
      players[power] ??= value;
    else if (value !== undefined && last === undefined && power === '' && /^(?:game)?name$/i.test(values['name'] ?? ''))
      name ??= value;
    else if (tag === 'order' && text !== undefined) last?.orders.push({ id: values['id'] ?? '', power, text });
    else if (/result$/i.test(tag) && order !== undefined && last !== undefined) {
      last.notes.set(order, [...(last.notes.get(order) ?? []), ...notesOf(tag, values['category'] ?? '')]);
    } else return Object.keys(values).length === 0;
    return true;
  };
  const parser = new Parser(
    {
      onopentag: (tag, values) => {
        if (!take(tag, values)) beside += 1;
        else beside += Object.keys(values).filter((key) => !ATTRIBUTES.has(key)).length;
      },
      ontext: (text) => {
        if (text.trim() !== '') beside += 1;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(markup);
  const cut = /<\/game>\s*$/.test(markup) ? 0 : turns.pop()?.orders.length;
  const named = toldOrFileName(file, name);
  const lines = turns.flatMap(({ season, year, kind, isOver, orders, notes }) => {
    if (kind === null) beside += orders.length;
    if (kind === null || orders.length === 0) return [];
    const word = `${season.slice(0, 1).toUpperCase()}${season.slice(1).toLowerCase()}`;
    return [
      ...classicHeading(kind, word, year, isOver),
      ...orders.flatMap((each) => orderOf(each.power, each.text, kind, [...new Set(notes.get(each.id) ?? [])])),
    ];
  });
  return { ...named, judge: 'jDip', variant, lines, players, result: null, beside, cut };
}

/** What a result says, in the words of its file: `<bouncedResult category="FAILURE">`. That an order succeeded is no note. */
function notesOf(tag: string, category: string): readonly string[] {
  if (/^convoy ?path/i.test(tag)) return ['by convoy'];
  return [tag.replace(/result$/i, ''), category]
    .map((word) => word.toLowerCase())
    .filter((word) => !/^(?:order|success|)$/.test(word));
}

/** An exported page of results of one turn; null when the page is another. `file`: its name, `EveningS1901M.html`; pages of one game differ in the turn. */
export function readJdipPage(page: string, file: string): ElsewhereGame | null {
  if (!/Order Results/.test(page) || !/Results for/.test(page)) return null;
  const { text } = htmlToText(page, page.length + 1);
  const title = /^Results for (\w+), (\d{1,4}) \((\w)\w*\)$/m.exec(text);
  const kind = KINDS[(title?.[3] ?? '').toLowerCase()];
  if (title === null || kind === undefined) return null;
  const orders: { power: string; text: string; notes: string[] }[] = [];
  let beside = 0;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const note = noteOf(line);
    const order = /^([A-Z][A-Za-z' -]{1,40}): (\S.*)$/.exec(line);
    if (note !== null && orders.length > 0) orders.at(-1)!.notes.push(note);
    else if (order !== null) orders.push({ power: order[1]!, text: order[2]!, notes: [] });
    else if (line !== '') beside += 1;
  }
  const turn = `${title[1]![0]}${title[2]}${title[3]![0]}`;
  const ending = new RegExp(`(?<=.)[-_. ]*${turn}(?=\\.|$)`, 'i');
  const name = toldOrFileName(file.replace(ending, ''));
  const lines = orders.flatMap(({ power, text, notes }) => orderOf(power, text, kind, notes));
  return {
    ...name,
    judge: 'jDip',
    variant: null,
    lines: [...classicHeading(kind, title[1]!, title[2]!), ...lines],
    players: {},
    result: null,
    beside,
  };
}

/** What stands below an order: what became of it, as written. */
function noteOf(text: string): string | null {
  if (/^convoy ?path/i.test(text)) return 'by convoy';
  return /^(?:dislodged|bounced?|dependent|failed because|failure|(?:support )?cut|void|invalid|illegal)\b/i.test(text)
    ? text.replace(/\.$/, '')
    : null;
}

/** An order as jDip writes it, in whatever of its styles: `A par-bur`, `F nth Convoys A edi -> nwy`, `Army Paris Holds`, `Build A par`. */
function orderOf(power: string, written: string, kind: ResultKind, notes: readonly string[]): readonly string[] {
  const text = written
    .replace(/^[A-Z][A-Za-z' -]{1,40}: ?/, '')
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '')
    .trim();
  const said = (order: string, more: readonly string[] = []) => [orderLine(power, order, [...more, ...notes])];
  const of = (type: string, place: string) => `${unitWord(type)} ${place}`;
  if (/^waives?\b/i.test(text)) return [`${power}: Build waived.`];
  const adjustment = new RegExp(`^(Build|Remove|Disband)s? ${UNIT}$`, 'i').exec(text);
  if (adjustment !== null && kind === 'Adjustment') {
    const [, verb, type, place] = adjustment;
    const word = unitWord(type!).toLowerCase();
    return [`${power}: ${/^b/i.test(verb!) ? `Builds a ${word}` : `Removes the ${word}`} in ${place}.`];
  }
  const help = new RegExp(
    `^${UNIT} (S|C|Supports?|Convoys?) (?:[A-Za-z]+ )?${UNIT}(?:${ARROW}(\\S.*)| (?:H|Holds?))?$`,
    'i',
  ).exec(text);
  if (help !== null) {
    const [, type, place, verb, other, at, to] = help;
    const word = /^s/i.test(verb!) ? 'SUPPORT' : 'CONVOY';
    return said(`${of(type!, place!)} ${word} ${of(other!, at!)}${to === undefined ? '' : ` -> ${to}`}`);
  }
  const move = new RegExp(`^${UNIT}(?:${ARROW}| Retreats? (?:to )?| R )(\\S.*?)( (?:by|via) .*)?$`, 'i').exec(text);
  if (move !== null && !/^(?:h|holds?|d|disbands?)$/i.test(move[3]!)) {
    const stops = move[3]!.split(new RegExp(ARROW));
    return said(`${of(move[1]!, move[2]!)} -> ${stops.at(-1)}`, move[4] === undefined ? [] : ['by convoy']);
  }
  const still = new RegExp(`^${UNIT} (H|Holds?|D|Disbands?)$`, 'i').exec(text);
  if (still === null) return [orderLine(power, written, notes)];
  return said(`${of(still[1]!, still[2]!)} ${/^h/i.test(still[3]!) ? 'HOLD' : 'DISBAND'}`);
}

/** A unit with its place, in short or in full. */
const UNIT = '(A|F|Army|Fleet) (\\S.*?)';
/** Between names in short it may stand close; a name in full may hold a hyphen (`Mid-Atlantic Ocean`). */
const ARROW = '(?: ?(?:->|→) ?| - |(?<=\\b[a-z]{3}(?:[/-][nsew]c)?)-(?=[a-z]{3}\\b))';
