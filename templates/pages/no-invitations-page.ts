/** Where somebody ends invitations, or the mail of a game: a button, since programs that look at links press none. */

import { t } from '../locales/current.ts';
import { html } from '../markup/html.ts';
import type { PageContent } from './frame.ts';

/** A link that is not whole, or none of ours. `token`: its last part; with points in it, it was to leave a game. */
export function noSuchLinkPage(token: string): PageContent {
  const { invitations, leaving } = t().pages;
  const { incomplete } = token.includes('.') ? leaving : invitations;
  return {
    title: invitations.notHere,
    main: html`<section class="message"><h1>${invitations.notHere}</h1><p>${incomplete}</p></section>`,
  };
}

/** `isDone`: the button was pressed. Until then the heading asks: nobody shall take the look for the deed. */
export function noInvitationsPage(path: string, isDone: boolean): PageContent {
  const told = t().pages.invitations;
  const title = isDone ? told.title : told.question;
  return {
    title,
    main: isDone
      ? html`<section class="message"><h1>${title}</h1><p role="status">${told.done}</p></section>`
      : html`<section class="message"><h1>${title}</h1><p>${told.ask}</p>
<form method="post" action="${path}"><button>${told.button}</button></form></section>`,
  };
}

/** Where who watches a game leaves it. `address`: the game's, by which they come back. */
export function leavePage(
  path: string,
  facts: { readonly game: string; readonly address: string },
  isDone: boolean,
): PageContent {
  const told = t().pages.leaving;
  const title = (isDone ? told.title : told.question)(facts.game);
  return {
    title,
    main: isDone
      ? html`<section class="message"><h1>${title}</h1><p role="status">${told.done(facts)}</p></section>`
      : html`<section class="message"><h1>${title}</h1><p>${told.ask(facts)}</p>
<form method="post" action="${path}"><button>${told.button}</button></form></section>`,
  };
}
