/** A GM orders for any power: where no unit stands, the refusal is about the power that the words or orders around it name. */
import type { Power } from '../board/variant.ts';
import type { Section, SectionContext, SectionItem, SectionRead } from '../language/mail/mail-text.ts';
import { questionWords } from '../language/questions/question-words.ts';
import type { Whose } from '../messages/orders/refusals.ts';

export function withPowerMeant(read: SectionRead, { lines }: Section, { role, board }: SectionContext): SectionRead {
  if (role !== 'master' || board === null || !read.items.some(isOfNoUnit)) return read;
  const orders = read.items.filter((item) => item.kind === 'order' || isOfNoUnit(item));
  const isOrdered = (number: number) => orders.some(({ line, lastLine }) => line <= number && number <= lastLine);
  const words = lines.filter(({ number, ignored }) => ignored === null && !isOrdered(number));
  const said = onlyOne(words.flatMap(({ text }) => questionWords(text, board).powers));
  const power = said ?? onlyOne(orders.flatMap((item) => (item.kind === 'order' ? (item.power ?? []) : [])));
  return { ...read, items: read.items.map((item) => ofPower(item, power, board.powers[0]!.name)) };
}

/** Whoever names none is taken to mean the first. */
function ofPower(item: SectionItem, power: Power | null, first: Power): SectionItem {
  const whose = whoseNoUnit(item);
  if (whose?.power !== first || item.kind !== 'error' || typeof item.message === 'string') return item;
  const { message } = item;
  return message.code === 'refusals/order' ? { ...item, message: { ...message, whose: { ...whose, power } } } : item;
}

function onlyOne(powers: readonly Power[]): Power | null {
  const [power = null, ...others] = new Set(powers);
  return others.length > 0 ? null : power;
}

function isOfNoUnit(item: SectionItem): boolean {
  return whoseNoUnit(item) !== null;
}

/** Of whom it says that no unit of theirs is there; null: it says something else. */
function whoseNoUnit(item: SectionItem): Whose | null {
  if (item.kind !== 'error' || typeof item.message === 'string' || item.message.code !== 'refusals/order') return null;
  const { whose, refusal } = item.message;
  return refusal.reason === 'no-unit' && !whose.own ? whose : null;
}
