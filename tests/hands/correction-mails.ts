/** Mails in which people correct their orders in words, with what is to come of it. */
import type { Position } from '../../engine/board/position.ts';
import type { Power, Province } from '../../engine/board/variant.ts';
import { parseUnit } from '../../engine/orders/notation.ts';
import { partsIn } from '../../engine/sections/changes/sentence-parts.ts';
import { phaseCode, provinceOf } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { readMail } from '../language/mails.ts';
import { positionOf } from '../language/reading.ts';
import { taughtSentences } from '../questions/labelled.ts';
import { TAUGHT_SETS, textOf } from './judged-lines.ts';

const board = boardOf('standard');

export interface CorrectionMail {
  readonly text: string;
  readonly power: Power;
  /** With the units that the orders help, and others as at the start where nobody stands. */
  readonly position: Position;
  readonly before: readonly string[];
  readonly meant: readonly string[];
}

/** Whose the units are: each set on file has one of these. */
const HOLDERS: Readonly<Record<string, Power>> = {
  Par: 'FRANCE',
  Ven: 'ITALY',
  Con: 'TURKEY',
  Lon: 'ENGLAND',
  Mos: 'RUSSIA',
  Mun: 'GERMANY',
  Vie: 'AUSTRIA',
};

/** Sets whose mails the reader is taught; of the sixth and the seventh it is taught none. */
export const CORRECTORS = [
  ...TAUGHT_SETS,
  ...['named', 'two', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'eighteen'].map(
    (writer) => `lines/${writer}`,
  ),
];

/** Below a line `== what is on file => what shall be`; `?`: nothing may change. One in so many. */
export function correctionMails(writer: string, every = 1): readonly CorrectionMail[] {
  return `\n${textOf(`${writer}/corrections.txt`)}`
    .split('\n== ')
    .slice(1)
    .filter((_, n) => n % every === 0)
    .map((block) => {
      const end = block.indexOf('\n');
      const [filed, meant] = block
        .slice(0, end)
        .split('=>')
        .map((each) => each.trim()) as [string, string];
      const { power, position } = sceneOf(filed, meant);
      const before = ordersIn(filed, power, position);
      return {
        text: block.slice(end + 1).trim(),
        power,
        position,
        before,
        meant: meant === '?' ? before : ordersIn(meant, power, position),
      };
    });
}

/** Whose the orders are, and where they and others stand. */
function sceneOf(...lists: readonly string[]): Pick<CorrectionMail, 'power' | 'position'> {
  const found = (form: RegExp) => lists.flatMap((list) => [...list.matchAll(form)].map((each) => each.slice(1)));
  const own = [...new Set(found(/(?:^|; )([AF] \w+)/g).map(([unit]) => unit!))];
  const power = own.flatMap((unit) => HOLDERS[unit.slice(2)] ?? [])[0]!;
  const helped = new Map(
    found(/ S (?:(\w+) )?([AF] \w+)/g).flatMap(([whose, unit]) =>
      own.includes(unit!) ? [] : [[unit!, whose] as const],
    ),
  );
  const taken = [...own, ...helped.keys()].map((unit) => unit.slice(2).toLowerCase());
  const powers = board.variant.powers.filter(({ name }) => name !== power);
  const others = powers.map(({ name, adjective, units }, n) => {
    const free = units.filter((unit) => !taken.includes(provinceOf(parseUnit(unit)!.at)));
    const theirs = [...helped].flatMap(([unit, whose]) =>
      whose === adjective || (n === 0 && whose === undefined) ? [lowered(unit)] : [],
    );
    return `${name}: ${[...free, ...theirs].join(', ')}`;
  });
  const text = [`${power}: ${own.map(lowered).join(', ')}`, ...others].join('; ');
  return { power, position: positionOf(board, phaseCode('S1901M'), text) };
}

function lowered(unit: string): string {
  return `${unit[0]} ${unit.slice(2).toLowerCase()}`;
}

function ordersIn(list: string, power: Power, position: Position): readonly string[] {
  const { items } = readMail(list.replaceAll('; ', '\n'), { board, power, position });
  return items.flatMap((item) => (item.kind === 'order' ? [item.order] : []));
}

const SCENES = [
  'A Par - Bur; A Mar - Spa; F Bre - MAO',
  'A Ven - Tri; A Rom - Ven; F Nap - ION',
  'A Con - Bul; A Smy - Con; F Ank - BLA',
];
/** Questions about these may be wishes. */
const WISHES: ReadonlySet<string> = new Set(['change', 'order', 'filed', 'build', 'leave', 'draw', 'away', 'map']);

/** Questions and chatter, which change nothing of whoever sends them. */
export function questionMails(): readonly CorrectionMail[] {
  const scenes = SCENES.map((filed) => {
    const { power, position } = sceneOf(filed);
    return { power, position, before: ordersIn(filed, power, position) };
  });
  return [...taughtSentences().values()].flat().flatMap(({ topics, text }) => {
    if (topics.some((topic) => WISHES.has(topic))) return [];
    const named = new Set(partsIn(text, board).flatMap((part) => (part.is === 'place' ? part.ids : [])));
    const about = scenes.filter(({ power, position }) =>
      position.units[power]!.some((unit) => named.has(unit.slice(2) as Province)),
    );
    return about.map((scene) => ({ ...scene, text, meant: scene.before }));
  });
}
