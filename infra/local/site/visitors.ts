/**
 * Who looks at the pages of the local judge, as far as that is told apart: each browser that begins something has a number of its
 * own, and with it an address, a demonstration and games that no other browser is given. It proves nothing: mailboxes are open here.
 */
import { isAddress } from '../compose.ts';
import { newcomerOf } from '../demo/demo-mails.ts';
import type { Request } from './http.ts';

export interface Visitor {
  /** From 1; null: this browser has begun nothing. */
  readonly number: number | null;
  /** Where its mail goes: its own, or the one that it has given. */
  readonly addresses: readonly string[];
}

const YEAR = 31_536_000;

export function visitorOf({ cookie = '' }: Pick<Request, 'cookie'>): Visitor {
  const [, digits] = /(?:^|;\s*)visitor=([1-9]\d{0,8})(?:;|$)/.exec(cookie) ?? [];
  const number = digits === undefined ? null : Number(digits);
  const [, kept = ''] = /(?:^|;\s*)address=([\w-]{1,400})(?:;|$)/.exec(cookie) ?? [];
  const given = Buffer.from(kept, 'base64url').toString('utf8');
  return {
    number,
    addresses: [...(number === null ? [] : [newcomerOf(number).address]), ...(isAddress(given) ? [given] : [])],
  };
}

/** `Set-Cookie` that makes a browser this visitor. */
export function asVisitor(number: number): Readonly<Record<string, string>> {
  return { 'Set-Cookie': `visitor=${number}; Path=/; Max-Age=${YEAR}; SameSite=Lax; HttpOnly` };
}

/** `Set-Cookie` by which a browser keeps the address that it has given. */
export function withAddress(address: string): Readonly<Record<string, string>> {
  return {
    'Set-Cookie': `address=${Buffer.from(address).toString('base64url')}; Path=/; Max-Age=${YEAR}; SameSite=Lax; HttpOnly`,
  };
}
