/** Where somebody who was invited ends invitations: a button, since programs that look at links press none. */
import type { Page } from './frame.ts';
import { html } from './html.ts';

/** A link that is not whole, or none of ours. */
export function noSuchLinkPage(): Page {
  return {
    title: 'No more invitations',
    main: html`<section class="message"><h1>Not here</h1><p>This link is not complete. Open it again from the mail, or send the judge a mail that says SET NO INVITATIONS.</p></section>`,
  };
}

/** `isDone`: the button was pressed. */
export function noInvitationsPage(path: string, isDone: boolean): Page {
  return {
    title: 'No more invitations',
    main: isDone
      ? html`<section class="message"><h1>No more invitations</h1><p role="status">Done: this judge will not pass on invitations to you any more, whoever asks.</p></section>`
      : html`<section class="message"><h1>No more invitations</h1><p>This judge passes on invitations to games of Diplomacy when players ask it to. Press the button, and it sends you no more of them.</p>
<form method="post" action="${path}"><button>No more invitations</button></form></section>`,
  };
}
