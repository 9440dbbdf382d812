/** Pages on which research groups show full-press games: for each phase its messages, its map as SVG, and its orders. */
import { Parser } from 'htmlparser2';
import { isPhase } from '../../../../engine/vocabulary.ts';
import { loadVariant } from '../../../../lambdas/adapters/variants/variants.ts';
import { plainName } from './classic-text.ts';

interface Phase {
  readonly name: string;
  readonly units: Record<string, string[]>;
  readonly orders: Record<string, string[]>;
  readonly messages: { sender: string; recipient: string; time_sent: number; message: string }[];
  /** What else stands there: the report counts it. */
  readonly beside: string[];
}

/** Elements whose words nobody reads. */
const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'head']);

const { powers, provinces } = loadVariant('standard')!.board.variant;
/** Words that label the map. */
const LABELS: ReadonlySet<string> = new Set(
  [...provinces.flatMap(({ id, name }) => [id, name]), ...powers.map(({ name }) => name)].flatMap(wordsIn),
);

/** In the shape of research tools; null when the page is another. `file`: its name, as the page has none for the game. */
export function readResearchPage(markup: string, file: string): Readonly<Record<string, unknown>> | null {
  if (!/<p class="dip_order"/.test(markup) || !/class="[^"]*\bdip_phase\b/.test(markup)) return null;
  const phases: Phase[] = [];
  const above: string[] = [];
  let title = '';
  let unseen: string | null = null;
  let isDrawing = false;
  /** The element whose text is being read, and what it has. */
  let open: { readonly tag: string; readonly values: Readonly<Record<string, string>>; text: string } | null = null;
  const parser = new Parser({
    onopentag(tag, values) {
      const last = phases.at(-1);
      const { class: kind = '', name = '', id = '', power } = values;
      if (UNSEEN.has(tag)) unseen ??= tag;
      isDrawing ||= tag === 'svg';
      if (tag === 'a' && isPhase(name)) phases.push({ name, units: {}, orders: {}, messages: [], beside: [] });
      else if (tag === 'use' && last !== undefined)
        addUnit(last, id, kind, values['xlink:href'] ?? values['href'] ?? '');
      else if (tag === 'p' && (kind === 'dip_message' || (kind === 'dip_order' && power !== undefined)))
        open = { tag, values, text: '' };
      else if (tag === 'h3' && last === undefined && title === '') open = { tag, values, text: '' };
    },
    ontext(text) {
      if (open !== null) open.text += text;
      else if (unseen === null && !isPhase(text.trim())) {
        const words = wordsIn(text);
        if (words.some((word) => !(isDrawing && LABELS.has(word)))) (phases.at(-1)?.beside ?? above).push(text.trim());
      }
    },
    onclosetag(tag) {
      if (tag === unseen) unseen = null;
      if (tag === 'svg') isDrawing = false;
      if (open === null || tag !== open.tag) return;
      const { values, text } = open;
      const last = phases.at(-1);
      open = null;
      if (tag === 'h3') title = text.trim();
      else if (last !== undefined && values['class'] === 'dip_message')
        last.messages.push(messageFrom(values, text, last.beside));
      else if (last !== undefined) {
        const power = values['power']!;
        const orders = [...text.matchAll(/'([^']+)'/g)].slice(1).map(([, order]) => order!);
        last.orders[power] = [...(last.orders[power] ?? []), ...orders];
        last.beside.push(...(text.replace(/'[^']*'/g, '').match(/\p{L}+/gu) ?? []));
      }
    },
  });
  parser.end(markup);
  const read = phases.map(({ name, units, orders, messages, beside }, n) => {
    const isShown = Object.keys(units).length > 0;
    const state = { ...(isShown ? { units } : {}), beside: n === 0 ? [...above, ...beside] : beside };
    return { name, state, orders, messages };
  });
  return {
    id: plainName(file.replace(/\.html?$/i, '')),
    map: 'standard',
    phases: read,
    ...(title === '' ? {} : { title }),
  };
}

/** In lower case. */
function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** `<use class="unitfrance" id="unit_SPA/NC" xlink:href="#Fleet">` */
function addUnit({ units, beside }: Phase, id: string, kind: string, href: string): void {
  const found = /^(dislodged_)?unit_([A-Z]{3}(?:\/[A-Z]{2})?)$/i.exec(id);
  const power = /\bunit([a-z]+)\b/.exec(kind)?.[1]?.toUpperCase();
  const type = /#(?:Dislodged)?(Army|Fleet)/.exec(href)?.[1]?.[0];
  if (found === null || power === undefined || type === undefined) {
    if (/unit_/i.test(id)) beside.push(id);
    return;
  }
  const isGone = found[1] !== undefined || /dislodged/i.test(`${href} ${kind}`);
  units[power] = [...(units[power] ?? []), `${isGone ? '*' : ''}${type} ${found[2]}`];
}

/** After the names of writer and reader stands a colon, and the text. */
function messageFrom(
  values: Readonly<Record<string, string>>,
  text: string,
  beside: string[],
): Phase['messages'][number] {
  const { sender = '', recipient = '', time_sent } = values;
  const start = text.indexOf(':', text.indexOf('->')) + 1;
  const [head, body] = [text.slice(0, start), text.slice(start)];
  beside.push(
    ...(head
      .replace(sender, '')
      .replace(recipient, '')
      .match(/\p{L}+/gu) ?? []),
  );
  return { sender, recipient, time_sent: Number(time_sent ?? 0), message: body.trim() };
}
