/** The local judge's web site: games, mailboxes, and the interface for scripts (interfaces.md 4). */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { GameEntry } from '../../../lambdas/app/ports.ts';
import { type GameLine, homePage } from '../../../templates/pages/home-page.ts';
import { mailboxPath } from '../../../templates/pages/mailbox-pages.ts';
import { isForGood, pictureOf } from '../../../templates/pages/map-files.ts';
import { NEWCOMER } from '../demo-mails.ts';
import { isFileKey } from '../files.ts';
import type { Judge } from '../judge.ts';
import { json, type Request, type Respond, type Response, redirect } from './http.ts';
import { mailboxSite } from './mailbox.ts';
import { decoded, missing, show, writeTo } from './show.ts';

const ASSETS = fileURLToPath(new URL('../../../templates/pages/assets/', import.meta.url));
const MAILBOXES_SHOWN = 200;

const TYPES: ReadonlyMap<string, string> = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['pdf', 'application/pdf'],
  ['json', 'application/json'],
  ['atom', 'application/atom+xml'],
  ['txt', 'text/plain; charset=utf-8'],
  ['csv', 'text/csv; charset=utf-8'],
  ['mbox', 'application/mbox'],
  ['jsonl', 'application/x-ndjson'],
]);

/** A drawing opened by itself is a document: it may have its own styles and fonts, and nothing that runs. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; sandbox";

/** A game in one file brings its styles and its script along, and fetches nothing. */
const ONE_FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; font-src data:; img-src data:; frame-ancestors 'self'";

export function makeSite(judge: Judge): Respond {
  const mailbox = mailboxSite(judge);
  return async (request) => {
    const [, room = '', ...rest] = request.path.split('/');
    switch (room) {
      case '':
        return home(judge);
      case 'api':
        return api(judge, request, rest);
      case 'assets':
        return asset(rest.join('/'));
      case 'games':
      case 'variants':
      case 'help':
      case 'people':
        return published(judge, request.path);
      case 'mailbox':
      case 'write':
        return mailbox(request, rest);
      case 'demonstration':
        return request.method === 'POST' ? startDemonstration(judge) : redirect('/');
      default:
        return missing();
    }
  };
}

async function home({ world, mailboxes, demonstration, smtpPort }: Judge): Promise<Response> {
  const entries = await world.index.list();
  const shown = [...entries].sort((a, b) => STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status));
  return show(
    homePage({
      games: shown.flatMap((entry) => gameLine(world.board(entry.variant, entry.edition ?? 1), entry) ?? []),
      mailboxes: [...(await mailboxes.addresses(MAILBOXES_SHOWN))].sort(),
      judge: `judge@${world.house.domain}`,
      smtpPort,
      write: writeTo,
      mailbox: mailboxPath,
      demonstration: demonstration.state(entries.map(({ name }) => name)),
      newcomer: NEWCOMER,
    }),
  );
}

const STATUS_ORDER: readonly GameEntry['status'][] = ['active', 'paused', 'forming', 'finished'];

function gameLine(board: ReturnType<Judge['world']['board']>, entry: GameEntry): GameLine | null {
  if (board === null) return null;
  const { name, status, phase, deadline, players, seats } = entry;
  return { name, board, status, phase, mapOf: phase, deadline, players, seats };
}

async function startDemonstration({ demonstration }: Judge): Promise<Response> {
  void demonstration.start();
  return redirect('/');
}

async function api({ mailboxes }: Judge, { query }: Request, path: readonly string[]): Promise<Response> {
  const [what, id] = path;
  if (what === 'health' && path.length === 1) return json({ ok: true });
  if (what === 'mail' && path.length === 1) {
    const to = query.get('to');
    return to === null ? json({ error: 'say whose mail: /api/mail?to=ADDRESS' }, 400) : json(await mailboxes.list(to));
  }
  if (what === 'mail' && path.length === 2) {
    const raw = await mailboxes.raw(decoded(id!) ?? '');
    return raw === null
      ? json({ error: 'there is no such mail' }, 404)
      : { status: 200, type: 'message/rfc822', body: raw };
  }
  return json({ error: 'there is no such thing' }, 404);
}

/** Files that the publisher has written, by their own paths. What is asked for too early is waited for. */
async function published(judge: Judge, path: string): Promise<Response> {
  const now = await publishedNow(judge, path);
  if (now.status !== 404) return now;
  await judge.isPublished;
  return publishedNow(judge, path);
}

async function publishedNow({ world, pictures }: Judge, path: string): Promise<Response> {
  const key = `${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`;
  if (!isFileKey(key)) return missing();
  const picture = pictureOf(key);
  const body = picture === null ? await world.files.get(key) : await pictures.of(picture.svg, picture.form);
  if (body !== null) {
    const type = typeOf(key);
    const forGood = isForGood(path) ? { 'Cache-Control': 'public, max-age=31536000, immutable' } : {};
    const oneFile = path.endsWith('/game.html') ? { 'Content-Security-Policy': ONE_FILE_POLICY } : {};
    const headers = { ...pictureHeaders(type), ...oneFile, ...forGood };
    return { status: 200, type, body, headers };
  }
  if (!path.endsWith('/') && (await world.files.get(`${key}/index.html`)) !== null) return redirect(`${path}/`);
  return missing();
}

/** Maps are shown in mails, whose frame is a stranger to this site. */
function pictureHeaders(type: string): Readonly<Record<string, string>> {
  if (!type.startsWith('image/')) return {};
  const policy = type === TYPES.get('svg') ? { 'Content-Security-Policy': DRAWING_POLICY } : {};
  return { 'Cross-Origin-Resource-Policy': 'cross-origin', ...policy };
}

async function asset(name: string): Promise<Response> {
  if (!/^[a-z]+\.[a-z]+$/.test(name)) return missing();
  try {
    return { status: 200, type: typeOf(name), body: await readFile(`${ASSETS}${name}`) };
  } catch {
    return missing();
  }
}

function typeOf(name: string): string {
  return TYPES.get(name.slice(name.lastIndexOf('.') + 1)) ?? 'application/octet-stream';
}
