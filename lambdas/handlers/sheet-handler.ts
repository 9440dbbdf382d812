/**
 * Order sheets over HTTP: what an HTTP API or a function's own address calls (payload format 2.0), answered the same on AWS and by
 * the local judge. A link's token and a confirmation's word come in the bodies of requests only, so that no log and no referrer has
 * them; whatever changes something must come from our own pages, by its origin and by what the page's forms bring back.
 */

import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { boardIn } from '../../engine/board/translation.ts';
import { isGameName, isPhase } from '../../engine/vocabulary.ts';
import { inLanguage, t } from '../../templates/locales/current.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import { formatReportLine, formatterFor } from '../../templates/locales/speaker.ts';
import { gamePath } from '../../templates/pages/game-parts.ts';
import { devicePage, doorPage } from '../../templates/pages/sheet-entrance.ts';
import type { SheetAnswer } from '../../templates/sheet/sheet-data.ts';
import { mailAddresses } from '../games/people-of-game.ts';
import { NO_GAME, SHEETS, sheetPath } from '../games/sheet-links.ts';
import { takeFromLimit } from '../limits.ts';
import type { Services } from '../ports.ts';
import { boardFiles } from '../sheet/board-files.ts';
import { COOKIE, cookieIn, DEVICE_COOKIE, sheetCookie } from '../sheet/cookie.ts';
import { sentIn } from '../sheet/form.ts';
import { languageAsked, languageCookie, languageFromCode } from '../sheet/language-asked.ts';
import { answerOpened, isFormOf, openHandedOver, ownUp, rememberDevice } from '../sheet/opening.ts';
import {
  answerBody,
  answerHtml,
  answerJson,
  answerPage,
  answerPlain,
  answerRedirect,
  answerRefusal,
  type Call,
  type PageAnswer,
  refusedAnswer,
  type SheetPages,
} from '../sheet/respond.ts';
import { endedWithGame, type OpenSheet, openOther, openSheet, sheetOf, withGameNow } from '../sheet/sessions.ts';
import { maskAddress, publishedPhase, sheetData } from '../sheet/sheet-data.ts';
import { type SubmitAnswer, submitSheet } from '../sheet/submit.ts';
import { shapeFault } from './shape.ts';

const request = z.object({
  rawPath: z.string(),
  rawQueryString: z.optional(z.string()),
  headers: z.record(z.string(), z.optional(z.string())),
  cookies: z.optional(z.array(z.string())),
  body: z.optional(z.string()),
  isBase64Encoded: z.optional(z.boolean()),
  requestContext: z.object({ http: z.object({ method: z.string(), sourceIp: z.optional(z.string()) }) }),
});

type Asked = z.infer<typeof request>;

/** The most that a request may hold, in bytes. */
const LARGEST_BODY = 200_000;

/** Throws on what is no request at all. `origin`: where the pages are, where that is not the judge's site. */
export function makeSheet(
  services: Services,
  pages: SheetPages,
): (event: unknown, origin?: string) => Promise<PageAnswer> {
  const boards = boardFiles(services, pages.geography);
  return async (event, origin = new URL(services.house.site).origin) => {
    const read = request.safeParse(event);
    if (!read.success) throw new Error(`No request of a page: ${shapeFault(read.error)}`);
    const { headers, cookies = [] } = read.data;
    const language = await loadLanguage(
      languageAsked([...cookies, headers['cookie'] ?? ''].join(';'), headers['accept-language'] ?? ''),
    );
    const call = callOf({ services, pages, boards, language }, read.data, origin);
    if (call === 'too-large') return answerPlain(413);
    if (call === null) return answerPlain(404);
    const { rawPath, rawQueryString = '' } = read.data;
    const chosen = languageFromCode(new URLSearchParams(rawQueryString).get('language') ?? undefined);
    if (chosen !== null && !call.isPost) return answerRedirect(rawPath, [languageCookie(chosen)]);
    return answerTo(call);
  };
}

function callOf(
  means: Pick<Call, 'services' | 'pages' | 'boards' | 'language'>,
  asked: Asked,
  origin: string,
): Call | 'too-large' | null {
  const { rawPath, cookies = [], body = '', isBase64Encoded = false } = asked;
  const { method, sourceIp = '' } = asked.requestContext.http;
  if (!['GET', 'HEAD', 'POST'].includes(method) || body.length > LARGEST_BODY * 1.4) {
    return body.length > LARGEST_BODY ? 'too-large' : null;
  }
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
  if (Buffer.byteLength(text) > LARGEST_BODY) return 'too-large';
  const headers = new Map(Object.entries(asked.headers).map(([name, value]) => [name.toLowerCase(), value ?? '']));
  const [, room, name = '', ...rest] = rawPath.split('/');
  if (`/${room}` !== SHEETS || !/^(?:-|[a-z][a-z0-9]{1,23})$/.test(name)) return null;
  const all = [...cookies, ...(headers.get('cookie') ?? '').split(/;\s*/)];
  return {
    ...means,
    name,
    rest,
    isPost: method === 'POST',
    form: new URLSearchParams(text),
    cookie: cookieIn(all, COOKIE),
    deviceCookie: cookieIn(all, DEVICE_COOKIE),
    known: headers.get('if-none-match') ?? '',
    wantsJson: (headers.get('accept') ?? '').includes('application/json'),
    agent: headers.get('user-agent') ?? '',
    ip: viewerOf(headers.get('x-forwarded-for') ?? '', sourceIp),
    caller: sourceIp,
    isOurs: isFromOurs(headers, origin),
  };
}

/**
 * Behind the distribution its own address comes last, and before it the one it was called from; what stands further left anybody may
 * have written. Whoever goes round the distribution can write that one too: then `caller` is what counts.
 */
function viewerOf(forwarded: string, sourceIp: string): string {
  const hops = forwarded.split(',').map((hop) => hop.trim());
  const [before = ''] = hops.slice(-2, -1);
  return hops.at(-1) === sourceIp && isIP(before) !== 0 ? before : sourceIp;
}

/** Forms of pages without a referrer come with the origin `null`: then the browser's own word for it counts. */
function isFromOurs(headers: ReadonlyMap<string, string>, origin: string): boolean {
  const from = headers.get('origin');
  const fetched = headers.get('sec-fetch-site');
  if (fetched !== undefined && fetched !== 'same-origin') return false;
  return from === origin || (fetched === 'same-origin' && (from === undefined || from === 'null'));
}

async function answerTo(call: Call): Promise<PageAnswer> {
  const { name, rest, isPost } = call;
  const [what = '', which = ''] = rest;
  if (isPost && !call.isOurs) return answerRefusal(call, 403, { code: 'sheet/other-site' });
  if (name === NO_GAME && what === 'morning') {
    const { answerMorning } = await import('../sheet/morning.ts');
    return answerMorning(call);
  }
  if (what === 'join' || (name === '-' && what !== 'boards')) {
    const { answerEntry } = await import('../sheet/entry-pages.ts');
    return answerEntry(call);
  }
  if (name === '-') return !isPost && rest.length === 2 ? boardFile(call, which) : answerPlain(404);
  if (rest.length === 0) return answerRedirect(sheetPath(name));
  if (rest.length > 2 || (rest.length === 2 && what !== 'phase' && what !== 'to')) return answerPlain(404);
  if (isPost) {
    switch (what) {
      case 'open':
        return openHandedOver(call, sheetPath(name), (given) => openSheet(call.services, name, given));
      case 'device':
        return ownUp(call, sheetPath(name));
      case 'orders':
        return orders(call);
      case 'leave':
        return leave(call);
      default:
        return answerPlain(404);
    }
  }
  switch (what) {
    case '':
      return sheetPageOf(call);
    case 'data.json':
      return dataOf(call);
    case 'device':
      return answerPage(call, 200, () => devicePage(`${sheetPath(name)}device`, null));
    case 'phase':
      return phase(call, which.replace(/\.json$/, ''));
    case 'to':
      return goTo(call, which);
    case 'leave':
      return leave(call);
    default:
      return answerPlain(404);
  }
}

/** Without a sheet that is open, the page that shows the link's secret to us. */
async function sheetPageOf(call: Call): Promise<PageAnswer> {
  const { services, name, cookie, pages, boards } = call;
  const sheet = await look(call);
  if (sheet === 'too-often') return answerRefusal(call, 429, { code: 'sheet/too-often' });
  if (sheet === null) {
    // The sheet that lay open here ended with its game.
    if (await endedWithGame(services, name, cookie))
      return answerRedirect(gamePath(name), [sheetCookie(services.house.site, sheetPath(name), '', 0)]);
    const gone = cookie === null ? [] : [sheetCookie(services.house.site, sheetPath(name), '', 0)];
    return answerPage(call, 200, () => doorPage(sheetPath(name), gamePath(name)), gone);
  }
  const data = await sheetData(services, sheet, boards);
  return answerHtml(
    200,
    inLanguage(sheet.language, () => pages.sheet(data, sheet.board)),
    await rememberDevice(call, sheet.session, sheet.person),
  );
}

async function dataOf(call: Call): Promise<PageAnswer> {
  const sheet = await look(call);
  if (sheet === 'too-often') return answerJson(429, refusedAnswer(call, { code: 'sheet/too-often' }));
  if (sheet === null) return answerJson(401, refusedAnswer(call, { code: 'sheet/link-dead' }));
  const data = await sheetData(call.services, sheet, call.boards);
  // The clock goes on: that alone is no news. What the browser has is as good then, and nothing is sent again.
  const etag = `"${call.services.digest(JSON.stringify({ ...data, now: 0 })).slice(0, 22)}"`;
  const answer = call.known.includes(etag) ? answerPlain(304) : answerJson(200, data);
  return { ...answer, headers: { ...answer.headers, etag } };
}

/** The sheet that is open in this browser, looked at once more. */
async function look({ services, name, cookie, language }: Call): Promise<OpenSheet | 'too-often' | null> {
  const sheet = await sheetOf(services, name, cookie);
  if (sheet === null) return null;
  if (!(await takeFromLimit(services, 'sheet-looks', sheet.session.id))) return 'too-often';
  // What its owner reads is nobody else's business: until they confirm, the browser says.
  return sheet.session.isConfirmed ? sheet : { ...sheet, language };
}

async function orders(call: Call): Promise<PageAnswer> {
  const { services, pages, boards, name, form, cookie } = call;
  const sheet = await sheetOf(services, name, cookie);
  if (sheet === null) return answerRefusal(call, 401, { code: 'sheet/link-dead' });
  if (!isFormOf(services, sheet.session, form)) return answerRefusal(call, 403, { code: 'sheet/old-page' });
  if (form.get('game') !== name) return answerRefusal(call, 403, { code: 'sheet/other-game' });
  const answer = await submitSheet(services, sheet, sentIn(sheet.board, form));
  const after = (await sheetOf(services, name, cookie)) ?? (await withGameNow(services, sheet));
  const { report, refused } = inLanguage(after.language, () => toldOf(services, sheet, answer));
  const data = await sheetData(services, after, boards);
  const own = data.reader.kind === 'player' ? data.reader.own : [];
  const shown: SheetAnswer = {
    refused,
    report,
    data: refused === null ? data : null,
    receipts: Object.fromEntries(own.flatMap(({ power, receipt }) => (receipt === null ? [] : [[power, receipt]]))),
    mailedTo:
      'report' in answer && answer.isMailed !== false ? mailAddresses(sheet.person).map(maskAddress).join(', ') : null,
  };
  const status = refused === null ? 200 : 403;
  if (call.wantsJson) return answerJson(status, shown);
  const shownAgain = { ...data, answer: { ...shown, data: null } };
  return answerHtml(
    status,
    inLanguage(after.language, () => pages.sheet(shownAgain, after.board)),
  );
}

function toldOf(services: Services, { person, game, board }: OpenSheet, answer: SubmitAnswer) {
  const named = boardIn(board, t().code);
  const told = formatterFor({ board: named, zone: person.zone ?? game.settings.zone, zones: services.zones });
  return 'refused' in answer
    ? { report: [], refused: told.say(answer.refused) }
    : { report: answer.report.map((line) => formatReportLine(line, told)), refused: null };
}

async function leave(call: Call): Promise<PageAnswer> {
  const { services, name, cookie } = call;
  const sheet = await sheetOf(services, name, cookie);
  if (sheet !== null) await services.sessions.end(sheet.session.id);
  return answerRedirect(gamePath(name), [sheetCookie(services.house.site, sheetPath(name), '', 0)]);
}

async function goTo(call: Call, other: string): Promise<PageAnswer> {
  const sheet = await sheetOf(call.services, call.name, call.cookie);
  if (sheet === null || !/^[a-z][a-z0-9]{1,23}$/.test(other))
    return answerRefusal(call, 403, { code: 'sheet/link-dead' });
  return answerOpened({ ...call, wantsJson: false }, sheetPath(other), await openOther(call.services, sheet, other));
}

/** What is on its page as well: anybody may have it. */
async function phase({ services, name }: Call, code: string): Promise<PageAnswer> {
  const shown = isGameName(name) && isPhase(code) ? await publishedPhase(services.files, name, code) : null;
  return shown === null ? answerPlain(404) : answerJson(200, shown);
}

/** The same for everybody. */
async function boardFile({ services, boards }: Call, name: string): Promise<PageAnswer> {
  await services.fetchVariants?.(name.replace(/-\d+-[0-9a-f]+\.json$/, ''));
  const file = boards.file(name);
  if (file === null) return answerPlain(404);
  const { headers, ...rest } = answerBody(200, 'application/json', file.body);
  // A page that was opened before the judge was updated asks by the old name.
  return file.isForGood
    ? { ...rest, headers: { ...headers, 'cache-control': 'public, max-age=31536000, immutable' } }
    : { ...rest, headers };
}
