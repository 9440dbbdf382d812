/** WHATIF uses or names every line: without any one of them the answer is another, unless it names that line. */
import { describe, expect, it } from 'vitest';
import { legalAdjustments, legalOrdersOf } from '../../engine/adjudicate/legality/legal-orders.ts';
import type { Board } from '../../engine/board/board.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Position } from '../../engine/board/position.ts';
import { readOnePower } from '../../engine/language/names/power-list.ts';
import { formatOrder, parseUnit } from '../../engine/orders/notation.ts';
import { neutralName } from '../../engine/rules/neutral-units.ts';
import { gameName, rowsOf } from '../../engine/vocabulary.ts';
import { whatIf, whatIfLine } from '../../engine/what-if/what-if.ts';
import { asText } from '../../templates/layout/as-text.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { english } from '../../templates/locales/en/english.ts';
import { whatIfBlocks } from '../../templates/mail/kinds/account/what-if.ts';
import { boardOf } from '../boards.ts';
import { itemInShort, readMail } from '../language/mails.ts';
import { VARIANTS } from '../letters/variants.ts';
import { createRandom, type Random } from '../random.ts';
import { playGame } from '../self-played.ts';
import { IS_FULL } from '../some-of.ts';

const ROUNDS = IS_FULL ? 60 : 1;

/** The answer to a WHATIF with these lines; a line may be empty. */
function answerTo(board: Board, position: Position, lines: readonly string[]): string {
  const { items } = readMail(['WHATIF', ...lines, 'END'].join('\n'), { board, position, power: board.powers[0]!.name });
  const [item] = items;
  if (items.length !== 1 || item?.kind !== 'command' || item.command !== 'WHATIF')
    return items.map(itemInShort).join('\n');
  const result = whatIf(board, position, item.args.items.map(whatIfLine));
  return inLanguage(english, () =>
    asText(whatIfBlocks({ kind: 'what-if', game: gameName('marne'), board, result })).replace(/\s+/g, ' '),
  );
}

/** Lines that are neither used nor named. Of a heading a line below it says enough that is named itself. */
function dropped(board: Board, position: Position, lines: readonly string[]): readonly string[] {
  const whole = answerTo(board, position, lines);
  const isNamed = (n: number) => new RegExp(`line ${n + 2} `).test(whole);
  const isHeading = (n: number) => board.powers.some(({ display }) => display === lines[n]);
  return lines.filter((line, n) => {
    if (isNamed(n) || (isHeading(n) && lines.some((_, below) => below > n && isNamed(below)))) return false;
    return answerTo(board, position, lines.with(n, '')) === whole && !whole.includes(`${line}:`);
  });
}

/** Orders of any units, some twice, some of others; points where there are any; headings, and what nobody reads. */
function someLines(board: Board, position: Position, random: Random): readonly string[] {
  const isMovement = parsePhase(position.phase).kind === 'M';
  const units = rowsOf(position.units).flatMap(([power, list]) => list.map((unit) => ({ power, unit })));
  const orderOf = (unit: string) => formatOrder(random.pick([...legalOrdersOf(board, position, parseUnit(unit)!)]));
  const neutral = neutralName(board);
  const states = neutral === null ? [] : (position.units[neutral] ?? []);
  const power = () => random.pick(board.powers).display;
  const points = () => {
    const at = random.pick(states);
    const order = orderOf(at).replace(/^[AF] /, '');
    return `${random.percent(50) ? `${power()}: ` : ''}IP ${random.pick(['0', '1', '2', '9', 'ALL'])} ${order}`;
  };
  const one = (): string => {
    const kind = random.below(10);
    if (kind === 0) return power();
    if (kind === 1) return 'xyzzy';
    if (!isMovement) {
      const { name } = random.pick(board.powers);
      const adjustments = [...legalAdjustments(board, position, name)].map(formatOrder);
      return `${name}: ${adjustments.length === 0 ? 'waive' : random.pick(adjustments)}`;
    }
    if (states.length > 0 && board.variant.rules.influence !== undefined && kind < 6) return points();
    const own = kind === 2 && states.length > 0 ? random.pick(states) : random.pick(units).unit;
    const owner = units.find(({ unit }) => unit === own)!.power;
    return kind === 3 ? `${power()}: ${orderOf(own)}` : `${owner}: ${orderOf(own)}`;
  };
  const lines = Array.from({ length: 6 }, one);
  return random.percent(30) ? [...lines, random.pick(lines)] : lines;
}

describe.each(VARIANTS)('in %s', (id) => {
  it('no line is dropped without a word', { tags: ['long'] }, () => {
    const board = boardOf(id);
    const random = createRandom(5);
    const phases = playGame(board, 3, 2, 'random')
      .map(({ position }) => position)
      .filter(({ phase }) => parsePhase(phase).kind !== 'R');
    const wrong: string[] = [];
    for (let n = 0; n < ROUNDS; n++) {
      for (const position of random.shuffle(phases).slice(0, 5)) {
        const lines = someLines(board, position, random);
        wrong.push(
          ...dropped(board, position, lines).map((line) => `${position.phase} ${line} among ${lines.join('; ')}`),
        );
      }
    }
    expect(wrong).toEqual([]);
  });
});

it.each(VARIANTS)(
  'in %s what stands in the place of a power and is none is never taken for another, and is named',
  (id) => {
    const board = boardOf(id);
    const [{ position } = { position: null }] = playGame(board, 3, 1, 'random');
    const powers = [
      'Narnia',
      'Wonderland',
      ...VARIANTS.flatMap((other) => boardOf(other).powers.map((each) => each.display)),
    ];
    const [unit = ''] = rowsOf(position!.units).flatMap(([, units]) => units);
    for (const power of new Set(powers.filter((each) => readOnePower(board, each) === null))) {
      for (const order of [`${unit} H`, ...(power === 'Narnia' ? ['xyzzy', 'hold', ''] : [])])
        expect(answerTo(board, position!, [`${power}: ${order}`])).toContain(
          `There is no power '${power}' in this game.`,
        );
      if (board.variant.rules.influence === undefined) continue;
      const below = answerTo(board, position!, [board.powers[0]!.display, 'IP 2 Hes H', power, 'IP 3 Han H']);
      expect(below).toContain('line 5 IP 3 Han H Whose points?');
    }
  },
);

it('points beside an order for the same state are named, and are left for the others, which count', () => {
  const board = boardOf('consolidation-1865');
  const [{ position } = { position: null }] = playGame(board, 3, 1, 'random');
  const lines = [
    'Prussia: IP 3 Han S A Wes - Hes',
    'Prussia: IP 5 Hes H',
    'INDEPENDENT: A Han S A Hes',
    'Prussia: A Wes - Hes',
  ];
  const answer = answerTo(board, position!, lines);
  expect(answer).toContain("line 2 IP 3 Han S A Wes - Hes This line does not count here: 'A Han S A Hes' does.");
  expect(answer).toContain('Points counted: - Prussia: IP 5 Hes H');
});

it('of two orders for one unit the last counts, as by mail, and the other is named', () => {
  const board = boardOf('standard');
  const [{ position } = { position: null }] = playGame(board, 1, 1, 'random');
  const answer = answerTo(board, position!, ['France: A Par - Bur', 'France: A Par - Pic']);
  expect(answer).toContain("line 2 A Par - Bur This line does not count here: 'A Par - Pic' does.");
  expect(answer).toContain('Army Paris -> Picardy');
});
