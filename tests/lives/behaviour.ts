/** What people do in a game, at random: order, forget, wait, go away, vote, resign, come back, take over; masters meddle. */
import { legalAdjustments, legalOrdersOf } from '../../engine/adjudicate/legality/legal-orders.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Power } from '../../engine/board/variant.ts';
import { whyNotAdmitted } from '../../engine/commands/gm/seat-commands.ts';
import type { ProvenActor } from '../../engine/game/decide/draft.ts';
import { powersToTake } from '../../engine/game/decide/take-over.ts';
import { dueOf } from '../../engine/game/due.ts';
import type { PersonId } from '../../engine/game/events.ts';
import { roleOf } from '../../engine/game/game.ts';
import { formatOrder, parseUnit } from '../../engine/orders/notation.ts';
import type { Life } from './life.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How somebody plays. */
export interface Temper {
  /** Of a hundred times he is asked, how often he sends orders, and all of them. */
  readonly orders: number;
  readonly complete: number;
  /** And how often something else comes to his mind. */
  readonly whims: number;
}

/** One thing that a player does now; nothing when nothing comes to his mind. */
export function playerActs(life: Life, person: PersonId, temper: Temper): void {
  const { random } = life;
  const actor = life.actorOf(person);
  if (actor === null || actor.role !== 'player') return;
  if (random.percent(temper.orders)) life.write(actor, ordersText(life, actor, temper));
  if (!random.percent(temper.whims)) return;
  const whim = random.pick(WHIMS);
  const now = life.actorOf(person);
  if (now !== null) whim(life, now);
}

type Whim = (life: Life, actor: ProvenActor) => void;
const say =
  (text: string): Whim =>
  (life, actor) => {
    life.write(actor, text);
  };

const WHIMS: readonly Whim[] = [
  say('set wait'),
  say('set nowait'),
  say('set always wait'),
  say('set not always wait'),
  say('set draw'),
  say('set draw'),
  say('set no draw'),
  say('set no concede'),
  say('clear'),
  say('set no absence'),
  say('press to all\nhello\nendpress'),
  say('status'),
  (life, actor) => life.write(actor, `set concede ${life.random.pick(life.game().seats).power}`),
  say('set no deadline'),
  (life, actor) => life.confirm(actor, `set deadline ${life.random.pick(['in 2 days', 'in 5 days', 'in 12h'])}`),
  (life, actor) => life.confirm(actor, `extend ${1 + life.random.below(72)}h`),
  (life, actor) => {
    const from = life.now() + life.random.below(20) * DAY;
    life.write(actor, `set absence ${iso(from)} to ${iso(from + life.random.below(25) * DAY + HOUR)}`);
  },
  (life, actor) => {
    if (life.random.percent(25)) life.confirm(actor, 'resign');
  },
];

/** One thing that a master does. */
export function masterActs(life: Life): void {
  const { random } = life;
  const game = life.game();
  const actor: ProvenActor = { person: random.pick(game.masters), role: 'master', powers: [] };
  const phase = game.position?.phase ?? 'S1901M';
  const { power } = game.seats.length > 0 ? random.pick(game.seats) : { power: 'FRANCE' };
  const acts: readonly (() => unknown)[] = [
    () => life.write(actor, `set deadline ${iso(life.now() + random.below(12) * DAY)}`),
    () => life.confirm(actor, `set deadline ${iso(life.now() + random.below(60) * DAY + HOUR)}`),
    () => life.confirm(actor, `shorten ${1 + random.below(72)}h`),
    () => life.write(actor, `extend ${1 + random.below(72)}h`),
    () => life.write(actor, 'remind'),
    () => life.write(actor, `set grace ${iso(life.now() + random.below(20) * DAY)}`),
    () => life.write(actor, `set start ${iso(life.now() + random.below(3) * DAY)}`),
    () => life.write(actor, `process ${phase}`),
    () => life.write(actor, 'pause'),
    () => life.write(actor, 'set wait'),
    () =>
      life.write(
        actor,
        random.pick([
          'set nmr',
          'set no nmr',
          'set nodias',
          'set dias',
          'set strict wait',
          'set open votes',
          'set manual process',
          'set auto process',
          'set approval',
          'set no approval',
          'set strict grace',
        ]),
      ),
    () =>
      life.write(
        actor,
        random.pick([
          'set move next 47 grace 30',
          'set retreat clock 20:00',
          'set move days SMTWTFS',
          'set adjust delay 2',
          'set move min 12',
        ]),
      ),
    () => life.confirm(actor, 'rollback'),
    () => life.confirm(actor, `rollback ${1 + random.below(game.resolved.length + 1)}`),
    () => life.confirm(actor, 'rollforward'),
    () => life.confirm(actor, `eject ${power}`),
    () => life.confirm(actor, `dummy ${power}`),
    () => life.write(actor, `revive ${power}`),
    () => life.write(actor, `become ${power}\nset wait\nset draw`),
    () => life.write(actor, 'promote observer@example.org'),
    () => life.write(actor, 'set approve all'),
    () => life.write(actor, 'announce News\nAll is well.\nend'),
    () => life.confirm(actor, 'unstart'),
    () => life.write(actor, 'orders all\npredict'),
    () => (random.percent(10) ? life.confirm(actor, 'terminate') : null),
  ];
  random.pick(acts)();
}

/** A master lets a paused or unstarted game go on, or takes one up again that somebody ended too early. */
export function masterHelps(life: Life): void {
  const actor: ProvenActor = { person: life.game().masters[0]!, role: 'master', powers: [] };
  switch (life.game().status) {
    case 'paused':
      life.write(actor, 'resume');
      break;
    case 'forming':
      life.write(actor, 'set approve all\nforce begin');
      break;
    default:
      if (!life.game().settings.autoProcess) life.write(actor, `process ${life.game().position!.phase}`);
      life.write(actor, 'set approve all');
  }
}

/** Somebody new, or somebody who has left, sits down at a seat that is free. */
export function takesOver(life: Life, person: PersonId): void {
  const { board, random } = life;
  const game = life.game();
  const open = game.seats.filter((seat) => seat.person === null && !seat.isClosed);
  const role = roleOf(game, person);
  if (open.length === 0 || game.status === 'finished' || (role.kind !== 'stranger' && role.kind !== 'observer')) return;
  if (whyNotAdmitted(game, person) !== null) return;
  const { power } = random.pick(open);
  const powers = [power, ...powersToTake(game, power, board).filter((each) => each !== power)];
  life.write({ person, role: 'player', powers }, '', {
    kind: 'take-over',
    spot: { line: 1, text: 'signon' },
    passwordHash: 'hash',
  });
}

/** All or some of what is due, each order legal. */
function ordersText(life: Life, actor: ProvenActor, { complete }: Temper): string {
  const lines = actor.powers.flatMap((power) => [
    ...(actor.powers.length > 1 ? [power] : []),
    ...ordersOf(life, power),
  ]);
  return life.random.percent(complete) ? lines.join('\n') : lines.slice(0, Math.ceil(lines.length / 2)).join('\n');
}

/** Legal orders for all that a power owes, at random. */
export function ordersOf(life: Pick<Life, 'board' | 'random' | 'game'>, power: Power): readonly string[] {
  const { board, random } = life;
  const game = life.game();
  const { position } = game;
  if (position === null || game.status !== 'active') return [];
  const due = dueOf(board, position, power);
  const { kind } = parsePhase(position.phase);
  switch (due.kind) {
    case 'nothing':
      return [];
    case 'orders':
    case 'retreats':
      return due.units.flatMap((text) => {
        const legal = legalOrdersOf(board, position, parseUnit(text)!).map((order) => formatOrder(order));
        if (legal.length > 0) return [random.pick(legal)];
        return kind === 'R' ? [`${text} D`] : [`${text} H`];
      });
    case 'choices':
    case 'builds':
    case 'removals': {
      const legal = random.shuffle(legalAdjustments(board, position, power).map((order) => formatOrder(order)));
      return [...legal, ...(due.kind === 'builds' ? ['waive all'] : [])];
    }
  }
}

function iso(instant: number): string {
  return new Date(instant).toISOString().slice(0, 16).replace('T', ' ');
}
