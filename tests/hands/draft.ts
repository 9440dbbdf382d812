/** A mail that is being written: what the hand orders, and what it writes that is no order of this phase. */
import type { PowerData } from '../../engine/board/variant.ts';
import { formatOrder } from '../../engine/orders/notation.ts';
import type { Order } from '../../engine/orders/order.ts';
import type { Random } from '../random.ts';
import type { Block } from './envelope.ts';
import type { Hand } from './hands.ts';
import { writeOrder } from './notation.ts';
import { chooseOther, type Scene } from './scene.ts';
import type { Words } from './words.ts';

export interface Message {
  readonly to: readonly string[] | 'all';
  readonly body: string;
}

/** A line of the list of orders; an order that is null is no order of the writer's. */
export interface Entry {
  line: string;
  order: Order | null;
}

export class Draft {
  readonly scene: Scene;
  readonly hand: Hand;
  readonly random: Random;
  readonly own: PowerData;
  entries: Entry[];
  subject = 'marne';
  /** Above the greeting, below the orders, and at the mail's end. */
  readonly above: Block[] = [];
  readonly below: Block[] = [];
  readonly after: Block[] = [];
  readonly tail: Block[] = [];
  attached: Buffer | undefined;
  /** Canonical order to the line that gives it. */
  readonly given = new Map<string, string>();
  readonly messages: Message[] = [];
  readonly commands: string[] = [];
  readonly notFiled: { readonly line: string; readonly why: string }[] = [];

  constructor(scene: Scene, hand: Hand, orders: readonly Order[], random: Random) {
    this.scene = scene;
    this.hand = hand;
    this.random = random;
    this.own = scene.board.powers.find(({ name }) => name === scene.power)!;
    this.entries = orders.map((each) => this.write(each));
  }

  write(order: Order): Entry & { order: Order } {
    if (order.kind === 'proxy' || order.kind === 'influence') throw new Error(`No hand notes the order ${order.kind}.`);
    return writeOrder(order, this.hand.notation, this.scene, this.random);
  }

  pick(words: Words): string {
    return this.random.pick(words[this.hand.language]);
  }

  /** An entry of the list with another legal order for its unit; null where no unit has one. */
  another(why: string): { entry: Entry; line: string } | null {
    for (const entry of this.random.shuffle(this.entries)) {
      const other = entry.order === null ? null : chooseOther(this.scene, entry.order, this.random);
      if (other === null) continue;
      const { line } = this.write(other);
      // Two orders that are written alike are one.
      if (line === entry.line) continue;
      this.notFiled.push({ line, why });
      return { entry, line };
    }
    return null;
  }

  /** Lines with other orders for the units of the list, as an aside; none where no unit has another. */
  others(why: string): readonly string[] {
    const lines = Array.from({ length: 1 + this.random.below(3) }, () => this.another(why)?.line ?? null);
    return [...new Set(lines.filter((line) => line !== null))];
  }

  text(lines: readonly string[]): Block {
    return { kind: 'text', lines };
  }

  /** The list is written: what stands in it for an order is given. */
  close(): void {
    for (const { line, order } of this.entries) if (order !== null) this.given.set(formatOrder(order), line);
  }
}
