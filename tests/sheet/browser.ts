/** A browser as far as order sheets need one: it keeps cookies by path, and says where it comes from. No script runs in it. */
import { makeSheet } from '../../lambdas/handlers/sheet-handler.ts';
import type { OutgoingMail, Services } from '../../lambdas/ports.ts';
import type { SheetPages } from '../../lambdas/sheet/respond.ts';
import { shownPhaseField } from '../../templates/sheet/form-parts.ts';
import type { SheetAnswer, SheetData } from '../../templates/sheet/sheet-data.ts';
import type { TestWorld } from '../conversations/world.ts';

export const SITE = 'https://judge.example.org';

/** Pages that show nothing but their data. */
export const BARE_PAGES: SheetPages = {
  sheet: (data) => `<!doctype html><pre>${JSON.stringify(data)}</pre>`,
  places: [],
  geography: () => null,
  assets: { morning: '/morning.js' },
};

export interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly cookies: readonly string[];
}

interface Ways {
  readonly headers?: Readonly<Record<string, string>>;
  readonly wantsJson?: boolean;
}

export class Browser {
  /** Value by path. */
  readonly jar = new Map<string, string>();
  /** Of a device whose person has owned up to it, by all paths of sheets. */
  private device: string | null = null;
  /** All that was asked for, as a log of paths would have it. */
  readonly asked: string[] = [];
  private readonly handle: (event: unknown) => Promise<Awaited<ReturnType<ReturnType<typeof makeSheet>>>>;
  private readonly ip: string;

  constructor(
    services: Services,
    { pages = BARE_PAGES, ip = '198.51.100.1' }: { pages?: SheetPages; ip?: string } = {},
  ) {
    this.handle = makeSheet(services, pages);
    this.ip = ip;
  }

  get(path: string, ways: Ways = {}): Promise<Got> {
    return this.ask('GET', path, undefined, ways);
  }

  /** From a page of ours, unless the headers say otherwise. */
  post(path: string, form: Readonly<Record<string, string | readonly string[]>>, ways: Ways = {}): Promise<Got> {
    const fields = Object.entries(form).flatMap(([name, value]) => [value].flat().map((each) => [name, each]));
    const headers = { origin: SITE, 'sec-fetch-site': 'same-origin', ...ways.headers };
    return this.ask('POST', path, new URLSearchParams(fields as [string, string][]).toString(), { ...ways, headers });
  }

  /** Opens the link of a mail as the page in front of the sheet does. */
  open(link: string, wantsJson = true): Promise<Got> {
    const { pathname, hash } = new URL(link);
    return this.post(`${pathname}open`, { link: hash.slice(1) }, { wantsJson });
  }

  async data(game: string): Promise<SheetData> {
    const { status, body } = await this.get(`/sheet/${game}/data.json`);
    if (status !== 200) throw new Error(`${status}: ${body}`);
    return JSON.parse(body) as SheetData;
  }

  /** Sends lines as the page does: as it is now, or as it was when somebody looked. */
  async send(
    game: string,
    line: readonly string[],
    { id = newId(), text = '', page }: { id?: string; text?: string; page?: SheetData } = {},
  ): Promise<SheetAnswer> {
    const shown = page ?? (await this.data(game));
    const { body } = await this.post(shown.links.post, { ...formOf(shown), id, line, text }, { wantsJson: true });
    return JSON.parse(body) as SheetAnswer;
  }

  private async ask(method: string, path: string, body: string | undefined, { headers = {}, wantsJson = false }: Ways) {
    this.asked.push(`${method} ${path}`);
    const cookies = [...this.jar].flatMap(([at, value]) =>
      path === at || path.startsWith(`${at}/`) ? [`chancery-sheet=${value}`] : [],
    );
    if (this.device !== null) cookies.push(`chancery-device=${this.device}`);
    const {
      statusCode = 0,
      headers: told = {},
      body: text = '',
      cookies: given = [],
    } = await this.handle({
      rawPath: path.split('?')[0],
      rawQueryString: path.split('?')[1] ?? '',
      headers: {
        'user-agent': 'Mozilla/5.0 (Android 15) Firefox/140',
        ...(wantsJson ? { accept: 'application/json' } : {}),
        ...headers,
      },
      cookies,
      ...(body === undefined ? {} : { body, isBase64Encoded: false }),
      requestContext: { http: { method, sourceIp: this.ip } },
    });
    for (const cookie of given) this.keep(cookie);
    return { status: statusCode, headers: told as Record<string, string>, body: text, cookies: given };
  }

  private keep(cookie: string): void {
    const device = /^chancery-device=([^;]*);.* ?Path=\/sheet;/.exec(cookie)?.[1];
    if (device !== undefined) {
      this.device = device;
      return;
    }
    const [, value = '', at = ''] = /^chancery-sheet=([^;]*);.* ?Path=([^;]+)/.exec(cookie) ?? [];
    if (value === '') this.jar.delete(at);
    else this.jar.set(at, value);
  }
}

/** What every form of the page carries. */
export function formOf({ links, game, phase }: SheetData) {
  return { csrf: links.csrf, id: newId(), game: game.name, phase: shownPhaseField(phase) };
}

let ids = 0;

export function newId(): string {
  ids += 1;
  return `page-${String(ids).padStart(16, '0')}`;
}

/** The link to the order sheet in a mail; null: there is none. */
export function linkIn({ text, html }: Pick<OutgoingMail, 'text' | 'html'>): string | null {
  return /https:\/\/\S+\/sheet\/[a-z0-9]+\/#[0-9a-z]+-[a-z2-7]{32}/.exec(`${text}\n${html}`)?.[0] ?? null;
}

/** The newest of these mails to somebody that has a link. */
export function linkTo(mails: readonly OutgoingMail[], who: string): string {
  const link = mails
    .filter(({ to }) => to === `${who}@example.org`)
    .map(linkIn)
    .findLast((each) => each !== null);
  if (link === undefined || link === null) throw new Error(`No link for ${who}.`);
  return link;
}

/** The word in the mail that asks whether it was them. */
export function wordTo(mails: readonly OutgoingMail[], who: string): string {
  const asking = mails.findLast(({ to, id }) => to === `${who}@example.org` && id.startsWith('word-'));
  const word = /CONFIRM (\w+)/.exec(asking?.text ?? '')?.[1];
  if (word === undefined) throw new Error(`Nobody asked ${who}.`);
  return word;
}

/** A browser in which the sheet is open and confirmed. */
export async function openedBrowser(world: TestWorld, who: string, link: string): Promise<Browser> {
  const browser = new Browser(world.services);
  await browser.open(link);
  const word = wordTo(await world.sent(), who);
  await browser.post(`${new URL(link).pathname}device`, { word });
  return browser;
}
