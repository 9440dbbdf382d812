/** Mails in which people correct their orders in words, with what is to come of it. */
import type { Power, Province } from '../../engine/board/variant.ts';
import { partsIn } from '../../engine/sections/changes/sentence-parts.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { readMail } from '../language/mails.ts';
import { positionOf } from '../language/reading.ts';
import { taughtSentences } from '../questions/labelled.ts';
import { TAUGHT_SETS, textOf } from './judged-lines.ts';

export interface CorrectionMail {
  readonly text: string;
  readonly power: Power;
  readonly units: string;
  readonly before: readonly string[];
  readonly meant: readonly string[];
}

const HOLDERS: Readonly<Record<string, Power>> = { Par: 'FRANCE', Ven: 'ITALY', Con: 'TURKEY' };

/** Sets whose mails the reader is taught; of the sixth and the seventh it is taught none. */
export const CORRECTORS = [
  ...TAUGHT_SETS,
  ...['named', 'two', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
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
      const given = filed.split('; ').map((order) => order.split(' ').slice(0, 2) as [string, string]);
      const units = given.map(([type, at]) => `${type} ${at.toLowerCase()}`).join(', ');
      const power = HOLDERS[given[0]![1]]!;
      const before = ordersIn(filed, power, units);
      return {
        text: block.slice(end + 1).trim(),
        power,
        units,
        before,
        meant: meant === '?' ? before : ordersIn(meant, power, units),
      };
    });
}

function ordersIn(list: string, power: Power, units: string): readonly string[] {
  const board = boardOf('standard');
  const context = { board, power, position: positionOf(board, phaseCode('S1901M'), `${power}: ${units}`) };
  const { items } = readMail(list.replaceAll('; ', '\n'), context);
  return items.flatMap((item) => (item.kind === 'order' ? [item.order] : []));
}

const SCENES: readonly (readonly [power: Power, units: string, filed: string])[] = [
  ['FRANCE', 'A par, A mar, F bre', 'A Par - Bur; A Mar - Spa; F Bre - MAO'],
  ['ITALY', 'A ven, A rom, F nap', 'A Ven - Tri; A Rom - Ven; F Nap - ION'],
  ['TURKEY', 'A con, A smy, F ank', 'A Con - Bul; A Smy - Con; F Ank - BLA'],
];
/** Questions about these may be wishes. */
const WISHES: ReadonlySet<string> = new Set(['change', 'order', 'filed', 'build', 'leave', 'draw', 'away', 'map']);

/** Questions and chatter, which change nothing of whoever sends them. */
export function questionMails(): readonly CorrectionMail[] {
  const scenes = SCENES.map(([power, units, filed]) => ({ power, units, before: ordersIn(filed, power, units) }));
  return [...taughtSentences().values()].flat().flatMap(({ topics, text }) => {
    if (topics.some((topic) => WISHES.has(topic))) return [];
    const named = new Set(partsIn(text, boardOf('standard')).flatMap((part) => (part.is === 'place' ? part.ids : [])));
    const about = scenes.filter(({ units }) => units.split(', ').some((unit) => named.has(unit.slice(2) as Province)));
    return about.map((scene) => ({ ...scene, text, meant: scene.before }));
  });
}
