/** The mailboxes' part of the site: reading what the judge sent, and writing to it as anybody. */
import { simpleParser } from 'mailparser';
import { viewOf } from '../../../engine/view/view.ts';
import { boardOfGame } from '../../../lambdas/games/board-of-game.ts';
import { loadGame } from '../../../lambdas/games/load-game.ts';
import { isMadeUp } from '../../../lambdas/games/names-of-people.ts';
import { displayNames, peopleById, replyAddress } from '../../../lambdas/games/people-of-game.ts';
import type { Person } from '../../../lambdas/people.ts';
import { localWords } from '../../../templates/locales/text/words-apart.ts';
import {
  EMPTY_DRAFT,
  MAIL_PARTS,
  type MailDraft,
  type MailPart,
  mailboxesPage,
  mailboxPage,
  mailboxPath,
  mailPage,
  mailPath,
  ORDER_SHEET_VIEW,
  type OwnGame,
  writePage,
} from '../../../templates/pages/mailbox-pages.ts';
import { isAddress, writeRaw } from '../compose.ts';
import type { MailEntry } from '../mail/mailboxes.ts';
import type { Judge } from '../running-judge.ts';
import { pageResponse, type Request, type Response, redirectResponse } from './http.ts';
import { orderDraft } from './order-draft.ts';
import { openFromMailbox } from './sheet-routes.ts';
import { decodePathPart, showMissing, showPage } from './show.ts';

const MAILBOXES_SHOWN = 200;
/** How long a sent form waits for the judge's answer before the page says that it is on its way. */
const ANSWER_WAIT_MS = 8_000;

/** A mail's HTML stands in a frame of its own where nothing runs and nothing is fetched but our maps. */
const mailPolicy = (site: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${site} data:; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; frame-ancestors 'self'`;

export function mailboxSite(judge: Judge): (request: Request, path: readonly string[]) => Promise<Response> {
  return async (request, path) => {
    if (request.path === '/write')
      return request.method === 'POST' ? send(judge, request.form) : begin(judge, request.query);
    const [encoded = '', id = '', part = ''] = path;
    const address = (decodePathPart(encoded) ?? '').toLowerCase();
    if (address === '') return chooseMailbox(judge, request.query);
    if (!isAddress(address) || path.length > 3) return showMissing();
    if (id === ORDER_SHEET_VIEW && part !== '') return openFromMailbox(judge, address, part);
    if (id === '')
      return path.length === 1 ? redirectResponse(mailboxPath(address)) : mailbox(judge, address, request.query);
    return mail(judge, address, id, part, request.headers?.['host'] ?? '');
  };
}

async function chooseMailbox({ mailboxes }: Judge, query: URLSearchParams): Promise<Response> {
  const address = query.get('address')?.trim().toLowerCase() ?? '';
  if (isAddress(address)) return redirectResponse(mailboxPath(address));
  const addresses = await mailboxes.addresses(MAILBOXES_SHOWN);
  return showPage(() => mailboxesPage(addresses));
}

async function mailbox(judge: Judge, address: string, query: URLSearchParams): Promise<Response> {
  const mails = await judge.mailboxes.list(address);
  const known = query.get('known');
  const isWaiting = known !== null && mails.length <= Number(known);
  const newest = known === null ? [] : mails.slice(0, Math.max(0, mails.length - Number(known)));
  const games = await ownGames(judge, address);
  const fresh = newest.map(({ id }) => id);
  return showPage(() => mailboxPage({ address, mails, fresh, games, isWaiting }));
}

async function ownGames({ services }: Judge, address: string): Promise<readonly OwnGame[]> {
  const person = await services.directory.personAt(address);
  if (person === null) return [];
  const games = await Promise.all((await services.index.gamesOf(person.id)).map((name) => loadGame(services, name)));
  const own = await Promise.all(
    games.map(async (game): Promise<OwnGame | null> => {
      const board = game === null ? null : boardOfGame(services, game);
      if (game === null || board === null) return null;
      const names = displayNames(await peopleById(services, game), game, board);
      const view = viewOf(game, { person: person.id }, { board, names, now: services.now() });
      return {
        view,
        board,
        draft: () => orderDraft(view, board, replyAddress(services, game, person.id), nameShown(person)),
      };
    }),
  );
  return own.filter((each) => each !== null);
}

async function mail(judge: Judge, address: string, id: string, part: string, host: string): Promise<Response> {
  const mails = await judge.mailboxes.list(address);
  const at = mails.findIndex((each) => each.id === id);
  const raw = at < 0 ? null : await judge.mailboxes.raw(id);
  const entry = mails[at];
  if (raw === null || entry === undefined) return showMissing();
  await judge.mailboxes.noteRead(entry);
  const { html, text, messageId, replyTo, from } = await simpleParser(Buffer.from(raw), { skipTextToHtml: true });
  if (part === 'frame') {
    const body = `<base target="_blank">${html === false ? '' : withButtons(html.replaceAll(`"${judge.site}/`, '"/').replaceAll(LINK_HOME, siteAt(judge, host)), address, messageId ?? '')}`;
    return { ...pageResponse(body), headers: { 'Content-Security-Policy': mailPolicy(judge.site) } };
  }
  const shown = part === '' ? (html === false ? 'text' : 'html') : part;
  if (!isMailPart(shown)) return showMissing();
  const to = replyTo?.value[0]?.address ?? from?.value[0]?.address ?? '';
  const name = await nameAt(judge, address);
  return showPage(() =>
    mailPage({
      address,
      mail: entry,
      shown,
      text:
        shown === 'raw' ? Buffer.from(raw).toString('utf8') : (text ?? '').replaceAll(LINK_HOME, siteAt(judge, host)),
      newer: mails[at - 1]?.id ?? null,
      older: mails[at + 1]?.id ?? null,
      reply: {
        ...EMPTY_DRAFT,
        name,
        to,
        subject: replySubject(entry),
        answers: messageId ?? '',
      },
    }),
  );
}

/** Links of mails lead to the host by which this page was opened: another one has other cookies, and may not be reachable. */
function siteAt({ site }: Judge, host: string): string {
  return host === '' || !site.startsWith('http://localhost:') ? site : `http://${host}`;
}

/** Links to pages of ours, in mails of when the judge had another port too. */
const LINK_HOME = /http:\/\/localhost:\d+(?=\/)/g;

/** A mail's buttons begin a mail: here in the form that writes one. */
function withButtons(html: string, from: string, answers: string): string {
  return html.replace(/href="mailto:([^"]*)"/g, (whole, link: string) => {
    const url = parsedMailto(link.replaceAll('&amp;', '&'));
    if (url === null) return whole;
    const fields = Object.entries({ ...url, from, answers }).filter(([, value]) => value !== '');
    return `target="_top" href="/write?${new URLSearchParams(fields).toString().replaceAll('&', '&amp;')}"`;
  });
}

/** RFC 6068; null: it is none that we write. */
function parsedMailto(link: string): { readonly to: string; readonly subject: string; readonly text: string } | null {
  try {
    const [to = '', query = ''] = link.split(/\?(.*)/s);
    const fields = query.split('&').map((field) => field.split(/=(.*)/s));
    const field = (name: string) => decodeURIComponent(fields.find(([key]) => key === name)?.[1] ?? '');
    return { to: decodeURIComponent(to), subject: field('subject'), text: field('body').replaceAll('\r\n', '\n') };
  } catch {
    return null;
  }
}

function isMailPart(part: string): part is MailPart {
  return MAIL_PARTS.some((each) => each === part);
}

function replySubject({ subject }: MailEntry): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}

async function begin(judge: Judge, query: URLSearchParams): Promise<Response> {
  const from = query.get('from') ?? '';
  const draft = draftIn(query);
  const name = draft.name !== '' || from === '' ? draft.name : await nameAt(judge, from);
  return showPage(() => writePage(from, { ...draft, name }));
}

/** The name that the form begins with: empty where none is known. */
async function nameAt({ services }: Judge, address: string): Promise<string> {
  const person = await services.directory.personAt(address.trim().toLowerCase());
  return person === null ? '' : nameShown(person);
}

function nameShown(person: Person): string {
  return isMadeUp(person) ? '' : person.name;
}

function draftIn(fields: URLSearchParams): MailDraft {
  const field = (name: keyof MailDraft) => fields.get(name) ?? '';
  return {
    name: field('name'),
    to: field('to'),
    subject: field('subject'),
    text: field('text'),
    answers: field('answers'),
  };
}

/** Takes a mail written in the browser the way SMTP takes one, and shows what the judge answers. */
async function send(judge: Judge, form: URLSearchParams): Promise<Response> {
  const from = form.get('from')?.trim().toLowerCase() ?? '';
  const draft = draftIn(form);
  const to = draft.to.trim().toLowerCase();
  const fault = faultOf(judge, from, to);
  if (fault !== null) return showPage(() => writePage(from, draft, fault(localWords().mailbox.faults)), 400);
  const before = (await judge.mailboxes.list(from)).length;
  await judge.take({ raw: await writeRaw({ ...draft, to, from, date: judge.services.now() }), from, to: [to] });
  await settledSoon(judge);
  const mails = await judge.mailboxes.list(from);
  if (mails.length === before + 1) return redirectResponse(mailPath(from, mails[0]!.id));
  return redirectResponse(`${mailboxPath(from)}?known=${before}`);
}

/** All mail has been answered, or it takes too long to wait for. */
export async function settledSoon(judge: Judge): Promise<void> {
  await Promise.race([judge.settled(), new Promise((resolve) => setTimeout(resolve, ANSWER_WAIT_MS).unref())]);
}

type Faults = ReturnType<typeof localWords>['mailbox']['faults'];

/** What is wrong with a mail that was to be sent, to be said in the language of the page; null: nothing. */
function faultOf({ services }: Judge, from: string, to: string): ((faults: Faults) => string) | null {
  const { domain } = services.house;
  if (!isAddress(from)) return (faults) => faults.from;
  if (!isAddress(to)) return (faults) => faults.to(`judge@${domain}`);
  return to.endsWith(`@${domain}`) ? null : (faults) => faults.elsewhere(domain);
}
