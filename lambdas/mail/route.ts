/** Where a mail is for, by the addresses it was delivered to. */
import { HOUSEKEEPING } from '../../engine/decide/reserved-names.ts';

export type MailRoute =
  | { readonly kind: 'judge' }
  | { readonly kind: 'game'; readonly game: string }
  /** `to` as written: `france`, `all`, `master`; several addressees are joined by `+`. */
  | { readonly kind: 'press'; readonly game: string; readonly to: string }
  | { readonly kind: 'reply'; readonly game: string; readonly token: string }
  /** Asks for this alone: no more invitations to whom the token stands for. */
  | { readonly kind: 'no-invitations'; readonly token: string }
  | { readonly kind: 'not-for-us' };

/** Local part of the address that ends invitations: `no-invitations+TOKEN@`. */
export const NO_INVITATIONS = 'no-invitations';

/**
 * The most specific address at our domain decides: a secret reply address, then a message's addressees, then a game, then
 * the judge. A reply address comes before addressees because a message taken for orders is answered, and orders taken for
 * a message would be sent to opponents. Where the most specific ones name different games, or different tokens, the mail
 * is the judge's: only a sign-on can say what is meant.
 *
 * @param recipients addresses of the envelope, never of the header
 * @param judge the judge's own mailbox, as local part or as address; `judge+marne` is the game marne
 */
export function routeOf(recipients: readonly string[], domain: string, judge: string): MailRoute {
  const name = judge.toLowerCase().split('@')[0]!;
  const routes = recipients.flatMap((recipient) => {
    const route = routeOfOne(recipient.trim().toLowerCase(), domain.toLowerCase(), name);
    return route === null ? [] : [route];
  });
  const replies = routes.filter((route) => route.kind === 'reply');
  if (replies.length > 0) return sameOf(replies, ({ game, token }) => `${game} ${token}`);
  const press = routes.filter((route) => route.kind === 'press');
  if (press.length > 0) {
    const route = sameOf(press, ({ game }) => game);
    if (route.kind !== 'press') return route;
    return { ...route, to: [...new Set(press.map(({ to }) => to))].join('+') };
  }
  const games = routes.filter((route) => route.kind === 'game');
  if (games.length > 0) return sameOf(games, ({ game }) => game);
  return routes[0] ?? { kind: 'not-for-us' };
}

function sameOf<R extends MailRoute>(routes: readonly R[], what: (route: R) => string): R | { readonly kind: 'judge' } {
  const first = routes[0]!;
  return routes.every((route) => what(route) === what(first)) ? first : { kind: 'judge' };
}

/** Null: not at our domain, or nobody's. */
function routeOfOne(recipient: string, domain: string, judge: string): MailRoute | null {
  const at = recipient.lastIndexOf('@');
  if (at < 1 || recipient.slice(at + 1) !== domain) return null;
  const local = recipient.slice(0, at);
  if (HOUSEKEEPING.some((name) => name === local)) return null;
  const plus = local.indexOf('+');
  const box = plus < 0 ? local : local.slice(0, plus);
  const detail = plus < 0 ? '' : local.slice(plus + 1);
  if (box === NO_INVITATIONS) return { kind: 'no-invitations', token: detail };
  if (box === judge) return detail === '' ? { kind: 'judge' } : { kind: 'game', game: detail };
  if (detail === '') return { kind: 'game', game: box };
  return detail.startsWith('r-')
    ? { kind: 'reply', game: box, token: detail.slice(2) }
    : { kind: 'press', game: box, to: detail };
}
