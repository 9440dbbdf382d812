/**
 * Order mails whose meaning is known: a hand first chooses what it orders, from the adjudicator's list of legal orders, and then
 * writes it in its own way. What it writes besides, quotes, plans and drafts, is known to be none of its orders. A seed is a mail.
 */
import type { PhaseCode, Position } from '../../engine/board/position.ts';
import type { PhaseKind, Power } from '../../engine/board/variant.ts';
import { createRandom, type Random } from '../random.ts';
import { Draft, type Message } from './draft.ts';
import { type Block, writeMessage, writeText } from './envelope.ts';
import { BY_LINE, HABITS, WHOLE } from './habits.ts';
import { HANDS, type Hand } from './hands.ts';
import { IN_ONE, LAYOUTS } from './layouts.ts';
import { chooseInfluence, chooseOrders, chooseScene } from './scene.ts';
import { COURTESY, powerIn } from './words.ts';

export interface OrderMail {
  readonly seed: number;
  readonly hand: string;
  readonly habits: readonly string[];
  readonly layout: string;
  /** A whole message of RFC 5322. */
  readonly raw: Buffer;
  /** What a reader of plain text sees of it. */
  readonly text: string;
  readonly variant: string;
  readonly phase: PhaseCode;
  readonly power: Power;
  readonly position: Position;
  readonly truth: Truth;
}

interface Truth {
  /** Canonical orders that must be filed, each with the line that gives it; `F1901M: A bur - mun` is one for that phase. */
  readonly orders: ReadonlyMap<string, string>;
  readonly messages: readonly Message[];
  readonly commands: readonly string[];
  /** Lines in the form of orders that must not be filed. */
  readonly notFiled: readonly { readonly line: string; readonly why: string }[];
}

export function writeOrderMail(seed: number): OrderMail {
  const hand = HANDS[seed % HANDS.length]!;
  const random = createRandom(seed * 7_919 + 1);
  const draft = beginDraft(hand, random);
  let habits = hand.habits.filter(() => random.percent(45));
  const whole = habits.find((each) => WHOLE.includes(each));
  if (whole !== undefined) habits = habits.filter((each) => [whole, 'mobile', 'signature', 'footer'].includes(each));
  const isByLine = habits.some((each) => BY_LINE.includes(each));
  const layout = habits.includes('inline')
    ? 'lines'
    : random.pick(hand.layouts.filter((each) => !isByLine || !(each in IN_ONE)));
  for (const habit of Object.keys(HABITS)) if (habits.includes(habit)) HABITS[habit]!(draft);
  draft.close();
  const blocks = assemble(draft, layout, habits);
  const { scene, subject, attached } = draft;
  const raw = writeMessage({
    name: hand.name.normalize('NFD').replaceAll(/[^A-Za-z]/g, ''),
    subject,
    blocks,
    client: hand.client,
    ...(attached ? { attached } : {}),
  });
  const { given: orders, messages, commands, notFiled } = draft;
  return {
    seed,
    hand: hand.name,
    habits,
    layout,
    raw,
    text: writeText(blocks, hand.client),
    variant: scene.board.variant.id,
    phase: scene.phase,
    power: scene.power,
    position: scene.position,
    truth: { orders, messages, commands, notFiled },
  };
}

/** Variants without adjustments that a position alone tells. */
const NO_WINTER = ['eckert-napoleonic', 'consolidation-1865'];

function beginDraft(hand: Hand, random: Random): Draft {
  const variant = random.pick(hand.variants);
  let kind: PhaseKind = random.percent(70) ? 'M' : random.percent(50) ? 'R' : 'A';
  if (kind === 'A' && NO_WINTER.includes(variant)) kind = 'M';
  const scene = chooseScene(variant, kind, random);
  const orders = chooseOrders(scene, random);
  // Nobody was dislodged, or nothing is due.
  if (orders.length === 0) return beginDraft(hand, random);
  const some = kind === 'M' && orders.length > 2 && random.percent(20) ? orders.slice(1) : orders;
  const draft = new Draft(scene, hand, some, random);
  for (const order of kind === 'M' ? chooseInfluence(scene, random) : []) {
    const what = draft.write(order).line.slice(2).toUpperCase();
    draft.entries.push({
      line: random.pick([`IP 1 ${what}`, `1 IP ${what}`]),
      order: { kind: 'influence', points: 1, unit: order.unit, order },
    });
  }
  return draft;
}

function assemble(draft: Draft, layout: string, habits: readonly string[]): readonly Block[] {
  const { hand, random } = draft;
  const lines = draft.entries.map(({ line }) => line);
  const list = lines.length === 0 ? [] : [LAYOUTS[layout]!(lines, powerIn(hand.language, draft.own), random)];
  // A letter to another player begins with its own greeting.
  const greeting = hand.isCurt || habits.includes('letter') ? [] : [draft.pick(COURTESY.greeting)];
  const heading = hand.isCurt || list.length === 0 || random.percent(30) ? [] : [draft.pick(COURTESY.heading)];
  const opening = [...greeting, ...heading];
  const closing = hand.isCurt ? [] : [draft.pick(COURTESY.closing), hand.name];
  const [first] = list;
  // Some leave no line free between the greeting and the orders.
  const isTight = first?.kind === 'text' && random.percent(50);
  const top: readonly Block[] = isTight ? [draft.text([...opening, ...first.lines])] : [draft.text(opening), ...list];
  const blocks = [...draft.above, ...top, ...draft.below, ...draft.after, draft.text(closing), ...draft.tail];
  return blocks.filter((block) => block.kind !== 'text' || block.lines.length > 0);
}
