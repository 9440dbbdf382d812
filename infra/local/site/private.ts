/** `--private`: mailboxes, and all that is written through the pages, ask for a code that the judge has printed at its start. */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { NO_INVITATIONS } from '../../../lambdas/mail/route.ts';
import { t } from '../../../templates/locales/current.ts';
import { html } from '../../../templates/markup/html.ts';
import { type Request, type Respond, type Response, redirectResponse } from './http.ts';
import { PUBLISHED } from './own-site.ts';
import { showPage } from './show.ts';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const COOKIE = 'chancery-code';

/** Ten letters that cannot be mistaken for others: 49 bits. */
export function newCode(): string {
  return Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** What stays open: the pages of games, which a judge on AWS shows to everybody as well. */
const OPEN = new RegExp(`^/(?:${PUBLISHED})(?:/|$)|^/api/health$`);
/** Whoever has a link from a mail needs no code. */
const OPEN_BY_TOKEN = new RegExp(`^/(?:${NO_INVITATIONS}|sheet)/`);

/** The same pages, for whoever shows the code: in a cookie, or once in the address or the form. */
export function withAccessCode(respond: Respond, code: string): Respond {
  const opens = (given: string | null) => given !== null && timingSafeEqual(digest(given), digest(code));
  return async (request) => {
    const { method, path } = request;
    const isOpen = (method === 'GET' && OPEN.test(path)) || OPEN_BY_TOKEN.test(path);
    if (isOpen || opens(inCookie(request))) return respond(request);
    const given = (request.query.get('code') ?? request.form.get('code'))?.trim().toLowerCase() ?? null;
    if (opens(given))
      return { ...redirectResponse(ownPath(path)), headers: { Location: ownPath(path), 'Set-Cookie': cookieOf(code) } };
    return asks(given !== null, method === 'GET' || given !== null ? ownPath(path) : '/');
  };
}

/** Back to the page that was asked for, but to no other site: `//example.org/` is one. */
function ownPath(path: string): string {
  return path.startsWith('//') ? '/' : path;
}

/** Lax: a link from a mail opens the page as well. Forms of other sites are taken from nobody. */
function cookieOf(code: string): string {
  return `${COOKIE}=${code}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000`;
}

function inCookie({ cookie = '' }: Request): string | null {
  const found = cookie.split(/;\s*/).find((each) => each.startsWith(`${COOKIE}=`));
  return found === undefined ? null : found.slice(COOKIE.length + 1);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function asks(isWrong: boolean, path: string): Response {
  return showPage(() => {
    const told = t().pages.privacy;
    return {
      title: told.title,
      main: html`<section class="message"><h1>${told.heading}</h1>
<p${isWrong ? html` role="alert"` : ''}>${isWrong ? told.wrongCode : told.enterCode}</p>
<form class="inline" method="post" action="${path}"><label for="code">${told.code}</label> <input id="code" name="code" autocomplete="off" autocapitalize="none" required autofocus> <button>${told.open}</button></form></section>`,
    };
  }, 401);
}
