import { describe, expect, it } from 'vitest';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Position } from '../../engine/board/position.ts';
import { parseOrder } from '../../engine/orders/notation.ts';
import { type Power, phaseCode, provinceOf, provinceOfUnit, rowsOf } from '../../engine/vocabulary.ts';
import { isOwnershipUpdated } from '../../templates/classic/centers.ts';
import { classicCode } from '../../templates/locales/times/phases.ts';
import { writeMail } from '../../templates/mail/write-mail.ts';
import { readJsonLines, standard } from '../boards.ts';
import { IS_FULL } from '../some-of.ts';
import { phaseOfSubject, readResults } from './importer.ts';
import { context, type Resolved, resolve, resultsOf } from './scenes.ts';
import { wideLines } from './wide.ts';

interface PlayedPhase {
  readonly game: string;
  readonly phase: string;
  readonly orders: Resolved['orders'];
}

const played = readJsonLines<PlayedPhase>(new URL('../games/data/standard.jsonl', import.meta.url));
const games = [...new Set(played.map(({ game }) => game))];
/** A few whole games; all of them when everything is run. */
const chosen = IS_FULL ? games : ['d1155', 'd2709', 'd12181'];

describe('a program that reads classic result mails finds in ours what was adjudicated', () => {
  it.each(chosen)('game %s', (game) => {
    let position: Position = startingPosition(standard);
    for (const [n, line] of played.filter((each) => each.game === game).entries()) {
      if (line.phase !== position.phase) break;
      const step = resolve(standard, position, line.orders, n + 1);
      const around = context({ last: step, own: { FRANCE: [] } });
      const plain = writeMail(resultsOf(step), around);
      // An order line is one line, however long.
      expect(wideLines(plain.text).filter((wide) => !/^[A-Z][^:]*: /.test(wide))).toEqual([]);
      const classic = writeMail(resultsOf(step), { ...around, isClassic: true });
      expect(phaseOfSubject(classic.subject)).toBe(classicCode(standard, phaseCode(line.phase)));
      for (const found of [
        readResults(plain.text, standard.variant),
        readResults(classic.text, standard.variant, 'strict'),
      ]) {
        expect(found.orders.filter((order) => isWrongRoute(order, line.orders))).toEqual([]);
        const bare = { ...found, orders: found.orders.map(withoutRoute) };
        expect({ phase: line.phase, ...bare }).toEqual({ phase: line.phase, ...expected(step) });
      }
      position = step.after;
    }
  });
});

/** What such a program should find. */
function expected(step: Resolved) {
  const { resolution } = step;
  const { kind } = parsePhase(resolution.phase);
  return {
    game: 'Marne',
    variant: 'Standard',
    turn: words(resolution.phase),
    orders: orders(step),
    dislodged: rowsOf(kind === 'M' ? resolution.dislodged : {})
      .sort(byPower)
      .flatMap(([power, list]) =>
        list.map(({ unit, retreats }) => `${power} ${unit}: ${[...retreats].sort().join(' ')}`),
      ),
    owners: isOwnershipUpdated(standard, resolution)
      ? rowsOf(resolution.centers)
          .sort(byPower)
          .map(([power, list]) => `${power}: ${[...list].sort().join(' ')}`)
      : [],
    next: resolution.next === null ? null : `${KINDS[parsePhase(resolution.next).kind]} for ${words(resolution.next)}`,
  };
}

const KINDS = { M: 'Movement', R: 'Retreats', A: 'Adjustments' } as const;

function words(phase: string): string {
  const { season, year } = parsePhase(phase);
  return `${{ S: 'Spring', F: 'Fall', W: 'Winter' }[season]} of ${year}`;
}

function byPower([a]: readonly [Power, unknown], [b]: readonly [Power, unknown]): number {
  return standard.powerNumber.get(a)! - standard.powerNumber.get(b)!;
}

/** A convoyed army's order names its seas; who convoyed is told by the fleets. */
function withoutRoute(order: string): string {
  return order.replace(/(\bA \S+)(?: - \S+)+ - (?=\S+)/, '$1 - ');
}

/** A route through a sea in which no fleet was ordered to carry this army. */
function isWrongRoute(order: string, given: Resolved['orders']): boolean {
  const [, from, seas, to] = /\bA (\S+) - (\S+(?: - \S+)*) - (\S+)/.exec(order) ?? [];
  if (seas === undefined || / [SC] /.test(order)) return false;
  const convoys = Object.values(given).flat();
  return !seas.split(' - ').every((sea) => convoys.includes(`F ${sea} C A ${from} - ${to}`));
}

/** Orders as they were resolved, unit by unit in the order of the board, in the form of {@link readResults}. */
function orders({ before, resolution }: Resolved): readonly string[] {
  const { kind } = parsePhase(resolution.phase);
  if (kind === 'A') {
    // What the judge removed by itself comes last.
    const done = resolution.orders.filter(({ result, order }) => result === 'succeeds' && order !== 'waive');
    return (
      [false, true]
        .flatMap((isDefault) => done.filter(({ reasons }) => reasons.includes('no-order') === isDefault))
        // The older judge names no coast where a fleet is removed.
        .map(({ power, order }) => `${power} ${order.startsWith('remove') ? order.replace(/\/.*/, '') : order}`)
    );
  }
  const coasted = Object.fromEntries(
    resolution.orders.flatMap(({ order }): readonly (readonly [string, string])[] => {
      const [, from, to] = /^F (\S+) - (\S+\/\S+)$/.exec(order) ?? [];
      return from === undefined || to === undefined ? [] : [[`${provinceOf(from)} ${provinceOf(to)}`, to]];
    }),
  );
  return standard.powers.flatMap(({ name: power }) => {
    const mine = resolution.orders.filter((order) => order.power === power);
    const units =
      kind === 'M' ? (before.units[power] ?? []) : (before.dislodged?.[power] ?? []).map(({ unit }) => unit);
    return units.map((unit) => {
      const resolved = mine.find(({ order }) => provinceOf(order.split(' ')[1]!) === provinceOfUnit(unit))!;
      return `${power} ${told(step(before, resolved.order, kind, coasted), resolved.reasons, unit)}`;
    });
  });
}

/** Supported units with the coast on which they stand; the rest is told elsewhere. */
function step(before: Position, text: string, kind: 'M' | 'R', coasted: Readonly<Record<string, string>>): string {
  const order = parseOrder(text, kind)!;
  const all = Object.values(before.units).flat();
  const standing = (at: string) => all.find((unit) => provinceOfUnit(unit) === provinceOf(at));
  if (order.kind === 'support-hold' || order.kind === 'support-move' || order.kind === 'convoy') {
    const own = standing(order.unit.at)!;
    const target = standing(order.target.at) ?? `${order.target.type} ${order.target.at}`;
    // A support tells the coast for which the fleet has gone.
    const to = 'to' in order ? ` - ${coasted[`${provinceOf(order.target.at)} ${order.to}`] ?? order.to}` : '';
    return `${own} ${order.kind === 'convoy' ? 'C' : 'S'} ${target}${to}`;
  }
  return withoutRoute(text.replace(/ VIA$/, ''));
}

function told(order: string, reasons: readonly string[], unit: string): string {
  const gone = reasons.includes('dislodged')
    ? ['dislodged']
    : reasons.includes('retreat-conflict')
      ? ['bounce', 'destroyed']
      : [];
  if (reasons.includes('no-order')) return `${unit} none${gone.length === 0 ? '' : ` (${gone.join(', ')})`}`;
  // What a convoy came to is told with its army.
  const met = / C /.test(order)
    ? undefined
    : ['void', 'bounce', 'no-convoy', 'disrupted', 'cut'].find((reason) => reasons.includes(reason));
  const said = [
    ...(met === undefined ? [] : [met.startsWith('no-') || met === 'disrupted' ? 'no convoy' : met]),
    ...gone,
  ];
  return `${order}${said.length === 0 ? '' : ` (${said.join(', ')})`}`;
}
