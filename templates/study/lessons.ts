/**
 * Twelve exercises for somebody who has never played, as data. Their goals are looked up in what the adjudicator says, so that
 * whatever reaches them counts.
 */
import { nextPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../engine/board/board.ts';
import type { OrdersByPower, Position, Resolution } from '../../engine/board/position.ts';
import type { Power, Province, UnitText } from '../../engine/board/variant.ts';
import { phaseCode, provinceOfUnit } from '../../engine/vocabulary.ts';
import { resolutionOf } from './study.ts';

/** What must hold after the last phase. Without a power: of whoever does the lesson. */
export type LessonGoal =
  /** The unit stands there, and was not dislodged. */
  | { readonly kind: 'stands' | 'gone'; readonly power: Power; readonly unit: UnitText }
  | { readonly kind: 'empty'; readonly at: Province }
  | { readonly kind: 'centers' | 'builds'; readonly count: number }
  | { readonly kind: 'wins' };

export interface Lesson {
  readonly id: string;
  readonly power: Power;
  readonly start: Position;
  /** For each phase what the others may order: the goals must be reached whichever it is. Only the last phase has more than one. */
  readonly others: readonly (readonly OrdersByPower[])[];
  readonly goals: readonly LessonGoal[];
}

const HOMES: Readonly<Record<Power, readonly Province[]>> = {
  AUSTRIA: ['bud', 'tri', 'vie'],
  ENGLAND: ['edi', 'lon', 'lvp'],
  FRANCE: ['bre', 'mar', 'par'],
  GERMANY: ['ber', 'kie', 'mun'],
  ITALY: ['nap', 'rom', 'ven'],
  RUSSIA: ['mos', 'sev', 'stp', 'war'],
  TURKEY: ['ank', 'con', 'smy'],
};

/** Only these units, and the homes of all powers that nobody else has. */
function position(
  phase: string,
  units: Position['units'],
  centers: Position['centers'] = {},
  rest: Partial<Position> = {},
): Position {
  return { variant: 'standard', phase: phaseCode(phase), units, centers: { ...HOMES, ...centers }, ...rest };
}

const GERMANS_MAY = [{ GERMANY: ['A mun - bur'] }, { GERMANY: ['A mun H'] }];

export const LESSONS = [
  {
    id: 'move',
    power: 'FRANCE',
    start: position('S1901M', { FRANCE: ['A par', 'F bre'] }),
    others: [[{}]],
    goals: [
      { kind: 'stands', power: 'FRANCE', unit: 'A bur' },
      { kind: 'stands', power: 'FRANCE', unit: 'F mao' },
    ],
  },
  {
    id: 'support',
    power: 'FRANCE',
    start: position('F1901M', { FRANCE: ['A par', 'A mar'], GERMANY: ['A bur'] }),
    others: [[{ GERMANY: ['A bur H'] }]],
    goals: [
      { kind: 'gone', power: 'GERMANY', unit: 'A bur' },
      { kind: 'stands', power: 'FRANCE', unit: 'A bur' },
    ],
  },
  {
    id: 'hold',
    power: 'FRANCE',
    start: position('S1902M', { FRANCE: ['A bur', 'A par'], GERMANY: ['A mun', 'A ruh'] }),
    others: [[{ GERMANY: ['A mun - bur', 'A ruh S A mun - bur'] }]],
    goals: [{ kind: 'stands', power: 'FRANCE', unit: 'A bur' }],
  },
  {
    id: 'cut',
    power: 'FRANCE',
    start: position('F1902M', { FRANCE: ['A par', 'A mar', 'A tyr'], GERMANY: ['A bur', 'A mun'] }),
    others: [[{ GERMANY: ['A bur H', 'A mun S A bur'] }]],
    goals: [{ kind: 'stands', power: 'FRANCE', unit: 'A bur' }],
  },
  {
    id: 'bounce',
    power: 'FRANCE',
    start: position('S1901M', { FRANCE: ['A par', 'F bre'], GERMANY: ['A mun'] }),
    others: [[{ GERMANY: ['A mun - bur'] }]],
    goals: [
      { kind: 'empty', at: 'bur' },
      { kind: 'stands', power: 'FRANCE', unit: 'A par' },
    ],
  },
  {
    id: 'convoy',
    power: 'ENGLAND',
    start: position('F1901M', { ENGLAND: ['A yor', 'F nth'] }),
    others: [[{}]],
    goals: [{ kind: 'stands', power: 'ENGLAND', unit: 'A nwy' }],
  },
  {
    id: 'disrupt',
    power: 'GERMANY',
    start: position('F1901M', { ENGLAND: ['A lon', 'F nth'], GERMANY: ['F den', 'F hel'] }),
    others: [[{ ENGLAND: ['A lon - bel', 'F nth C A lon - bel'] }]],
    goals: [{ kind: 'stands', power: 'ENGLAND', unit: 'A lon' }],
  },
  {
    id: 'retreat',
    power: 'FRANCE',
    start: position(
      'F1902R',
      { FRANCE: ['A mar'], GERMANY: ['A bur', 'A ruh'], ENGLAND: ['F eng'] },
      {},
      { dislodged: { FRANCE: [{ unit: 'A bur', from: 'mun', retreats: ['bel', 'gas', 'par'] }] } },
    ),
    others: [[{}]],
    goals: [{ kind: 'centers', count: 4 }],
  },
  {
    id: 'build',
    power: 'TURKEY',
    start: position(
      'W1902A',
      { TURKEY: ['F con', 'A bul'], RUSSIA: ['F bla'] },
      { TURKEY: ['ank', 'con', 'smy'], RUSSIA: ['sev'] },
    ),
    others: [[{}], [{ RUSSIA: ['F bla H'] }]],
    goals: [{ kind: 'stands', power: 'TURKEY', unit: 'F bla' }],
  },
  {
    id: 'count',
    power: 'FRANCE',
    start: position('F1901M', { FRANCE: ['A gas', 'F mao', 'A bur'], ITALY: ['A pie'], GERMANY: ['A ruh', 'A mun'] }),
    others: [[{ ITALY: ['A pie - mar'], GERMANY: ['A ruh - bel', 'A mun H'] }]],
    goals: [{ kind: 'builds', count: 2 }],
  },
  {
    id: 'self',
    power: 'FRANCE',
    start: position('S1902M', { FRANCE: ['A par', 'A mar'], GERMANY: ['A mun'] }),
    others: [GERMANS_MAY],
    goals: [
      { kind: 'empty', at: 'bur' },
      { kind: 'stands', power: 'FRANCE', unit: 'A par' },
      { kind: 'stands', power: 'FRANCE', unit: 'A mar' },
    ],
  },
  {
    id: 'win',
    power: 'FRANCE',
    start: position(
      'F1910M',
      { FRANCE: ['A pie', 'A tus', 'F tys'], ITALY: ['A nap', 'A rom', 'A ven'] },
      {
        FRANCE: 'bel ber bre den edi hol kie lon lvp mar mun nwy par por spa swe tun'.split(' '),
        ENGLAND: [],
        GERMANY: [],
      },
    ),
    others: [[{ ITALY: ['A nap H', 'A rom H', 'A ven S A rom'] }, { ITALY: ['A nap H', 'A rom S A ven', 'A ven H'] }]],
    goals: [{ kind: 'wins' }],
  },
] as const satisfies readonly Lesson[];

export interface Judged {
  /** Orders of all powers, and what comes of them: where the goals are missed, with an answer of the others that shows it. */
  readonly orders: OrdersByPower;
  readonly resolution: Resolution;
  /** By goal; null in all phases but the last. */
  readonly reached: readonly boolean[] | null;
}

/** What comes of somebody's own orders in the phase of that number. */
export function judgeOrders(
  board: Board,
  lesson: Lesson,
  { at, number }: { readonly at: Position; readonly number: number },
  own: readonly string[],
  resolve = resolutionOf,
): Judged {
  const isLast = number === lesson.others.length - 1;
  const tries = (lesson.others[number] ?? []).map((others): Judged => {
    const orders = { ...others, [lesson.power]: own };
    const resolution = resolve(board, at, orders);
    const turn = isLast ? wholeTurn(board, at, resolution) : resolution;
    return {
      orders,
      resolution,
      reached: isLast ? lesson.goals.map((goal) => isReached(goal, lesson.power, turn)) : null,
    };
  });
  return tries.find(({ reached }) => reached?.includes(false)) ?? tries[0]!;
}

/** With the retreats that follow, in which nobody goes anywhere: only then centers are counted. */
function wholeTurn(board: Board, at: Position, resolution: Resolution): Resolution {
  if (resolution.next?.endsWith('R') !== true) return resolution;
  return resolutionOf(board, nextPosition(board, at, resolution), {});
}

export function isSolved({ reached }: Judged): boolean {
  return reached !== null && !reached.includes(false);
}

/** The position of a lesson's second phase. */
export function positionAfter(board: Board, at: Position, { resolution }: Judged): Position {
  return nextPosition(board, at, resolution);
}

function isReached(goal: LessonGoal, own: Power, { units, centers, adjustments, winner }: Resolution): boolean {
  switch (goal.kind) {
    case 'stands':
      return (units[goal.power] ?? []).includes(goal.unit);
    case 'gone':
      return !(units[goal.power] ?? []).includes(goal.unit);
    case 'empty':
      return !Object.values(units)
        .flat()
        .some((unit) => provinceOfUnit(unit) === goal.at);
    case 'centers':
      return (centers[own] ?? []).length >= goal.count;
    case 'builds':
      return adjustments[own] === goal.count;
    case 'wins':
      return winner === own;
  }
}
