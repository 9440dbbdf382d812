/** Where somebody ends invitations, or the mail of a game: a button, since programs that look at links press none. */

import { html } from '../markup/html.ts';
import { words } from '../words/current.ts';
import type { Page } from './frame.ts';

/** A link that is not whole, or none of ours. */
export function noSuchLinkPage(): Page {
  const told = words().pages.invitations;
  return {
    title: told.title,
    main: html`<section class="message"><h1>${told.notHere}</h1><p>${told.incomplete}</p></section>`,
  };
}

/** `isDone`: the button was pressed. */
export function noInvitationsPage(path: string, isDone: boolean): Page {
  const told = words().pages.invitations;
  return {
    title: told.title,
    main: isDone
      ? html`<section class="message"><h1>${told.title}</h1><p role="status">${told.done}</p></section>`
      : html`<section class="message"><h1>${told.title}</h1><p>${told.ask}</p>
<form method="post" action="${path}"><button>${told.button}</button></form></section>`,
  };
}

/** Where who watches a game leaves it. `address`: the game's, by which they come back. */
export function leavePage(
  path: string,
  facts: { readonly game: string; readonly address: string },
  isDone: boolean,
): Page {
  const told = words().pages.leaving;
  return {
    title: told.title(facts.game),
    main: isDone
      ? html`<section class="message"><h1>${told.title(facts.game)}</h1><p role="status">${told.done(facts)}</p></section>`
      : html`<section class="message"><h1>${told.title(facts.game)}</h1><p>${told.ask(facts)}</p>
<form method="post" action="${path}"><button>${told.button}</button></form></section>`,
  };
}
