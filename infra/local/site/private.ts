/** `--private`: mailboxes, and all that is written through the pages, ask for a code that the judge has printed at its start. */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { html } from '../../../templates/pages/html.ts';
import { page, type Request, type Respond, type Response, redirect } from './http.ts';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const COOKIE = 'chancery-code';

/** Ten letters that cannot be mistaken for others: 49 bits. */
export function newCode(): string {
  return Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** What stays open: the pages of games, which a judge on AWS shows to everybody as well. */
const OPEN = /^\/(?:games|variants|help|people|assets)(?:\/|$)|^\/api\/health$/;

/** The same pages, for whoever shows the code: in a cookie, or once in the address or the form. */
export function privately(respond: Respond, code: string): Respond {
  const opens = (given: string | null) => given !== null && timingSafeEqual(digest(given), digest(code));
  return async (request) => {
    const given = request.query.get('code') ?? request.form.get('code');
    if (opens(given)) return { ...redirect('/'), headers: { Location: '/', 'Set-Cookie': cookieOf(code) } };
    if ((request.method === 'GET' && OPEN.test(request.path)) || opens(inCookie(request))) return respond(request);
    return asks(given !== null);
  };
}

function cookieOf(code: string): string {
  return `${COOKIE}=${code}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000`;
}

function inCookie({ cookie = '' }: Request): string | null {
  const found = cookie.split(/;\s*/).find((each) => each.startsWith(`${COOKIE}=`));
  return found === undefined ? null : found.slice(COOKIE.length + 1);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function asks(isWrong: boolean): Response {
  return page(
    `<!doctype html>${html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Chancery</title><link rel="stylesheet" href="/assets/style.css"></head><body><main><h1>This judge is private</h1><p>${isWrong ? 'That is not the code. ' : ''}The judge printed a code when it started. Enter it to read and write mail here.</p><form method="post" action="/"><p><label>Code <input name="code" autocomplete="off" required></label> <button>Open</button></p></form></main></body></html>`}`,
    401,
  );
}
