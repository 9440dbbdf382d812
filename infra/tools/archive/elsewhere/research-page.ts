/** Pages on which research groups show full-press games: for each phase its messages, its map as SVG, and its orders. */
import { Parser } from 'htmlparser2';
import { isPhase } from '../../../../engine/vocabulary.ts';
import { plainName } from './classic-text.ts';

interface Phase {
  readonly name: string;
  readonly units: Record<string, string[]>;
  readonly orders: Record<string, string[]>;
  readonly messages: { sender: string; recipient: string; time_sent: number; message: string }[];
}

/** In the shape of research tools; null when the page is another. `file`: its name, as the page has none for the game. */
export function readResearchPage(markup: string, file: string): Readonly<Record<string, unknown>> | null {
  if (!/<p class="dip_order"/.test(markup) || !/class="[^"]*\bdip_phase\b/.test(markup)) return null;
  const phases: Phase[] = [];
  let title = '';
  /** The element whose text is being read, and what it has. */
  let open: { readonly tag: string; readonly values: Readonly<Record<string, string>>; text: string } | null = null;
  const parser = new Parser({
    onopentag(tag, values) {
      const last = phases.at(-1);
      const { class: kind = '', name = '', id = '', power } = values;
      if (tag === 'a' && isPhase(name)) phases.push({ name, units: {}, orders: {}, messages: [] });
      else if (tag === 'use' && last !== undefined)
        addUnit(last, id, kind, values['xlink:href'] ?? values['href'] ?? '');
      else if (tag === 'p' && (kind === 'dip_message' || (kind === 'dip_order' && power !== undefined)))
        open = { tag, values, text: '' };
      else if (tag === 'h3' && last === undefined && title === '') open = { tag, values, text: '' };
    },
    ontext(text) {
      if (open !== null) open.text += text;
    },
    onclosetag(tag) {
      if (open === null || tag !== open.tag) return;
      const { values, text } = open;
      const last = phases.at(-1);
      open = null;
      if (tag === 'h3') title = text.trim();
      else if (last !== undefined && values['class'] === 'dip_message') last.messages.push(messageFrom(values, text));
      else if (last !== undefined) {
        const orders = [...text.matchAll(/'([^']+)'/g)].slice(1).map(([, order]) => order!);
        last.orders[values['power']!] = orders;
      }
    },
  });
  parser.end(markup);
  const read = phases.map(({ name, units, orders, messages }) => {
    const isShown = Object.keys(units).length > 0;
    return { name, ...(isShown ? { state: { units } } : {}), orders, messages };
  });
  return {
    id: plainName(file.replace(/\.html?$/i, '')),
    map: 'standard',
    phases: read,
    ...(title === '' ? {} : { title }),
  };
}

/** `<use class="unitfrance" id="unit_SPA/NC" xlink:href="#Fleet">` */
function addUnit({ units }: Phase, id: string, kind: string, href: string): void {
  const found = /^(dislodged_)?unit_([A-Z]{3}(?:\/[A-Z]{2})?)$/i.exec(id);
  const power = /\bunit([a-z]+)\b/.exec(kind)?.[1]?.toUpperCase();
  const type = /#(?:Dislodged)?(Army|Fleet)/.exec(href)?.[1]?.[0];
  if (found === null || power === undefined || type === undefined) return;
  const isGone = found[1] !== undefined || /dislodged/i.test(`${href} ${kind}`);
  units[power] = [...(units[power] ?? []), `${isGone ? '*' : ''}${type} ${found[2]}`];
}

/** After the names of writer and reader stands a colon, and the text. */
function messageFrom(values: Readonly<Record<string, string>>, text: string): Phase['messages'][number] {
  const { sender = '', recipient = '', time_sent } = values;
  const body = text.slice(text.indexOf(':', text.indexOf('->')) + 1);
  return { sender, recipient, time_sent: Number(time_sent ?? 0), message: body.trim() };
}
