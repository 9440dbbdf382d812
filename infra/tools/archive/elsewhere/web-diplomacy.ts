/** webDiplomacy's page of all orders of a game, as saved from a browser (its `viewArchive=Orders`): the latest turn first, each power's by their kinds. */
import { htmlToText } from '../../../../lambdas/mail/html-text.ts';
import { classicHeading, type ElsewhereGame, orderLine, toldOrFileName, UNSEEN, unitWord } from './classic-text.ts';

/** Maps by their names there. */
const VARIANTS: Readonly<Record<string, string>> = { Classic: 'Standard' };

interface Turn {
  readonly season: string;
  readonly year: string;
  readonly lines: { readonly power: string; readonly text: string }[];
}

/** Null when the page is another. `file`: its name, for a game that tells none. */
export function readWebDiplomacy(page: string, file: string): ElsewhereGame | null {
  if (!/\bclass="variant\w+"/.test(page) || !/Order history/.test(page)) return null;
  const { turns, beside } = turnsIn(htmlToText(page, page.length + 1).text);
  const cut = /<\/html>\s*$/i.test(page) ? 0 : turns.pop()!.lines.length;
  if (turns.length === 0) return null;
  const variant = /\bclass="variant(\w+)"/.exec(page)![1]!;
  const named = /class="gameName">\s*([^<]{1,200})</.exec(page)?.[1]?.trim();
  const id = /gameID=(\d{1,12})/.exec(page)?.[1];
  const name = toldOrFileName(file, named, id && `game-${id}`);
  return {
    ...name,
    judge: 'webDiplomacy',
    variant: VARIANTS[variant] ?? variant,
    lines: turns.reverse().flatMap(linesOf),
    ...peopleIn(page),
    beside,
    cut,
  };
}

export const WITHOUT_ORDERS =
  'webDiplomacy\'s page of a game without its orders: save the one behind "Archive: Orders"';

/** A page of a game there, but not the one of all its orders. */
export function isOtherPage(page: string): boolean {
  return (
    /\bclass="gameName"/.test(page) &&
    /\bboard\.php\?|[- ]webDiplomacy<\/title>/.test(page) &&
    !/Order history/.test(page)
  );
}

/** Where its code runs on from one case into the next, a line says two things: the first is meant. */
const RUN_ON =
  /^(The (?:army|fleet) at .+? disband)Build fleet at .*?\.|^(Destroy the unit at .+?)The .*?at .*? destroy\./;

function plainLine(text: string): string {
  return (
    text
      .replace(RUN_ON, (_, disband?: string, destroy?: string) => `${disband ?? destroy}.`)
      // What others call its east coast.
      .replaceAll('Bulgaria (North Coast)', 'Bulgaria (East Coast)')
  );
}

/** `beside`: lines that are no turn, power or order. */
function turnsIn(text: string): { readonly turns: Turn[]; readonly beside: number } {
  const turns: Turn[] = [];
  let power = '';
  let beside = 0;
  for (const raw of text.replaceAll('\u00a0', ' ').split('\n')) {
    const line = plainLine(raw.replace(/^[\s>*•-]+/, '').trim());
    const turn = /^(Spring|Summer|Autumn|Fall|Winter), (\d{1,4})\s*:$/.exec(line);
    const of = /^([A-Z][A-Za-z -]{1,40}):$/.exec(line);
    if (turn !== null) turns.push({ season: turn[1]!, year: turn[2]!, lines: [] });
    else if (of !== null) power = of[1]!;
    else if (turns.length > 0 && power !== '' && /\.(?: \((?:fail|dislodged)\))*$/.test(line)) {
      turns.at(-1)!.lines.push({ power, text: line });
    } else if (line !== '') beside += 1;
  }
  return { turns, beside };
}

const bare = (place: string) => place.replace(/ \([A-Za-z]+ Coast\)$/i, '');

function linesOf({ season, year, lines }: Turn): readonly string[] {
  /** Where each unit stands, and where it is when the turn is over. */
  const standing = new Map<string, string>();
  const remaining = new Map<string, string>();
  const moves: string[] = [];
  const retreats: string[] = [];
  const adjustments: string[] = [];
  const parsed = lines.map(({ power, text }) => {
    const parts = /^The (army|fleet) at (.+?) (hold|move|support hold|support move|convoy|retreat|disband)\b(.*)$/.exec(
      text,
    );
    return parts === null
      ? { power, text, unit: null }
      : { power, text, unit: `${unitWord(parts[1]!)} ${parts[2]}`, at: parts[2]!, verb: parts[3]!, rest: parts[4]! };
  });
  for (const each of parsed) {
    if (each.unit === null || /^(?:retreat|disband)$/.test(each.verb)) continue;
    standing.set(bare(each.at), each.unit);
    const to = /^ to (.+?)(?: via convoy)?\./.exec(each.rest)?.[1];
    const isMoved = each.verb === 'move' && to !== undefined && !/\(fail\)/.test(each.rest);
    if (isMoved) remaining.set(bare(to), `${each.unit.split(' ')[0]} ${to}`);
    else if (!/\(dislodged\)/.test(each.rest) && !remaining.has(bare(each.at))) remaining.set(bare(each.at), each.unit);
  }
  for (const each of parsed) {
    if (each.unit === null) continue;
    const { power, unit, verb, rest } = each;
    const to = /^ to (.+?)(?: from .+?)?(?: via convoy)?\./.exec(rest)?.[1] ?? '';
    const from = / from (.+?)(?: via convoy)?\./.exec(rest)?.[1] ?? '';
    const helped = standing.get(bare(from === '' ? to : from)) ?? `${UNSEEN} ${from === '' ? to : from}`;
    const isFailed = /\(fail\)/.test(rest);
    const notes = [
      ...(isFailed ? ['fail'] : []),
      ...(/ via convoy/.test(rest) ? ['by convoy'] : []),
      ...(/\(dislodged\)/.test(rest) ? ['dislodged'] : []),
    ];
    const tell = (list: string[], order: string) => list.push(orderLine(power, order, notes));
    if (verb === 'hold') tell(moves, `${unit} HOLD`);
    else if (verb === 'move') tell(moves, `${unit} -> ${to}`);
    else if (verb === 'support hold') tell(moves, `${unit} SUPPORT ${helped}`);
    else if (verb === 'support move') tell(moves, `${unit} SUPPORT ${helped} -> ${to}`);
    else if (verb === 'convoy') tell(moves, `${unit} CONVOY ${helped} -> ${to}`);
    else if (verb === 'disband') tell(retreats, `${unit} DISBAND`);
    else {
      tell(retreats, `${unit} -> ${to}`);
      if (!isFailed) remaining.set(bare(to), `${unit.split(' ')[0]} ${to}`);
    }
  }
  for (const { power, text, unit } of parsed) {
    const build = /^Build (army|fleet) at (.+?)\./.exec(text);
    const gone = /^Destroy the unit at (.+?)\.(?: |$)/.exec(text)?.[1];
    if (build !== null)
      adjustments.push(`${power}: Builds ${build[1] === 'army' ? 'an army' : 'a fleet'} in ${build[2]}.`);
    else if (/^Do not use build/.test(text)) adjustments.push(`${power}: Build waived.`);
    else if (gone !== undefined) {
      const [type, ...place] = remaining.get(bare(gone))?.split(' ') ?? [UNSEEN, gone];
      adjustments.push(`${power}: Removes the ${type!.toLowerCase()} in ${place.join(' ')}.`);
    } else if (unit === null) moves.push(`${power}: ${text}`);
  }
  return [
    ...(moves.length === 0 ? [] : [...classicHeading('Movement', season, year), ...moves]),
    ...(retreats.length === 0 ? [] : [...classicHeading('Retreat', season, year), ...retreats]),
    ...(adjustments.length === 0 ? [] : [...classicHeading('Adjustment', season, year), ...adjustments]),
  ];
}

/** Who played, and how it ended, from the head of the page. */
function peopleIn(page: string): Pick<ElsewhereGame, 'players' | 'result'> {
  const players: Record<string, string> = {};
  const drawn: string[] = [];
  let power = '';
  const found = page.matchAll(
    /<span class="country\d{1,3} [^"]{0,80}memberStatus(\w{1,20})">([^<]{1,60})<\/span>|<a [^>]{0,80}(?:user)?profile\.php\?userID=\d{1,12}"[^>]{0,80}>([^<]{1,100})<\/a>/g,
  );
  for (const [, status, country, player] of found) {
    if (country !== undefined) {
      power = country.trim();
      if (status === 'Drawn') drawn.push(power);
    } else if (power !== '' && player !== undefined) {
      players[power] ??= player.trim();
      power = '';
    }
  }
  const winner = /Game won by (?:<[^>]{0,200}>\s*)?([^<]{1,100})</.exec(page)?.[1]?.trim();
  const won = Object.entries(players).find(([, player]) => player === winner)?.[0];
  if (won !== undefined) return { players, result: `${won} solo` };
  return { players, result: drawn.length === 0 ? null : `${drawn.join(', ')} draw` };
}
