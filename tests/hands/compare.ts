/** What the judge's reader makes of a mail, beside what its writer meant. */
import { openRawMail, parseMail } from '../../infra/tools/cli/parse-mail.ts';
import { boardOf } from '../boards.ts';
import type { OrderMail } from './mail.ts';

/** The document of docs/formats.md 3, as far as it matters here. */
interface Parsed {
  readonly items: readonly {
    readonly kind: 'order' | 'command' | 'error';
    readonly text: string;
    readonly order?: string;
    readonly command?: string;
    readonly phase?: string | null;
    /** Shown and asked about; not filed. */
    readonly pending?: boolean;
    readonly args?: { readonly what?: string; readonly unit?: { readonly type: string; readonly at: string } };
  }[];
  readonly press: readonly { readonly to: readonly string[] | 'all'; readonly body: string; readonly held?: string }[];
}

/** What the writer sees of an order that was not filed: asked about, refused with its line, another order for its unit, or nothing. */
type Shown = 'pending' | 'refused' | 'another' | 'no';

export interface Compared {
  /** Orders that were filed and not given. */
  readonly invented: readonly string[];
  /** Orders that were given and not filed, each with the line that gives it. */
  readonly missing: readonly {
    readonly order: string;
    readonly line: string;
    readonly shown: Shown;
  }[];
  readonly press: readonly string[];
  readonly commands: readonly string[];
  readonly parsed: Parsed;
}

export async function compareReading(mail: OrderMail): Promise<Compared> {
  const { phase, position, power, truth } = mail;
  const lines = await openRawMail(mail.raw);
  const parsed = JSON.parse(
    JSON.stringify(parseMail(lines, { board: boardOf(mail.variant), phase, position, power })),
  ) as Parsed;
  const filed = filedIn(parsed, phase);
  const given = new Map([...truth.orders].map(([order, line]) => [withoutCoastOfHelped(order), line]));
  const missing = [...given].filter(([order]) => !filed.includes(order));
  const invented = filed.filter((order) => !given.has(order));
  const isReplaced = (order: string) => invented.some((each) => unitIn(each) === unitIn(order));
  return {
    invented,
    missing: missing.map(([order, line]) => ({
      order,
      line,
      shown: isReplaced(order) ? 'another' : shownIn(parsed, line),
    })),
    press: differing(truth.messages.map(asText), parsed.press.filter(({ held }) => held === undefined).map(asText)),
    commands: differing(
      truth.commands,
      parsed.items.flatMap(({ command, pending }) =>
        command === undefined || pending || command === 'CLEAR' ? [] : [command],
      ),
    ),
    parsed,
  };
}

/** The orders that stand after the mail: the last for each unit. */
function filedIn({ items }: Parsed, current: string): readonly string[] {
  const filed = new Map<string, string>();
  for (const { order, phase, pending, args } of items) {
    const unit = args?.unit;
    if (unit !== undefined)
      for (const key of filed.keys()) if (key.startsWith(`${unit.type} ${unit.at}`)) filed.delete(key);
    if (order === undefined || pending) continue;
    const later = phase === undefined || phase === null || phase === current ? '' : `${phase}: `;
    filed.set(unitIn(later + order), later + withoutCoastOfHelped(order));
  }
  return [...filed.values()];
}

/** Whom an order is for: a later one for the same takes its place. */
function unitIn(order: string): string {
  return /^(?:[A-Z]\d+[A-Z]: )?(?:build |remove |IP \d+ )?(?:[AF] )?[a-z]+/.exec(order)![0];
}

/** Nothing depends on it, and it may be left out. */
function withoutCoastOfHelped(order: string): string {
  return order.replace(/(?<= [SC] ).*$/, (helped) => helped.replaceAll(/\/[a-z]{2}/g, ''));
}

/** An order may be shown over several lines, as its writer's program broke it. */
function shownIn({ items, press }: Parsed, line: string): Shown {
  const bare = (texts: readonly string[]) =>
    texts
      .join('')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '');
  const refused = items.filter(({ kind }) => kind === 'error').map(({ text }) => text);
  const asked = [
    ...items.filter(({ pending }) => pending),
    ...press.filter(({ held }) => held !== undefined).map(({ body }) => ({ text: body })),
  ];
  if (bare(asked.map(({ text }) => text)).includes(bare([line]))) return 'pending';
  return bare(refused).includes(bare([line])) ? 'refused' : 'no';
}

function asText({ to, body }: { readonly to: readonly string[] | 'all'; readonly body: string }): string {
  return `${to === 'all' ? to : [...to].sort().join(' ')}: ${body.replaceAll(/\s+/g, ' ').trim()}`;
}

/** What one list has and the other has not. */
function differing(given: readonly string[], read: readonly string[]): readonly string[] {
  const more = [...read];
  const lost = given.filter((each) => {
    const at = more.indexOf(each);
    if (at !== -1) more.splice(at, 1);
    return at === -1;
  });
  return [...lost.map((each) => `lost: ${each}`), ...more.map((each) => `not given: ${each}`)];
}
