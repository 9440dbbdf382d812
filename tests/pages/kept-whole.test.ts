/** Lines do not end within a word that has a hyphen, nor within a span of time. */
import { expect, test } from 'vitest';
import { html } from '../../templates/markup/html.ts';

const TEXT = 'Deine E-Mails, e-mail@x.org, 3 T 4 Std, (4 d 18 h ago), au-dessus';
const KEPT =
  'Deine E\u2011Mails, e-mail@x.org, 3\u00a0T\u00a04\u00a0Std, (4\u00a0d\u00a018\u00a0h ago), au\u2011dessus';

test('what is read keeps such words whole; what is copied, sent back or stands in a tag is as it was', () => {
  expect(html`<p class="a">${TEXT} <b>${TEXT}</b></p>`.html).toBe(`<p class="a">${KEPT} <b>${KEPT}</b></p>`);
  expect(html`<p id="${1}" title="${TEXT}">${2}</p>`.html).toContain(`title="${TEXT}"`);
  for (const kept of [
    html`<code>${TEXT}</code>`,
    html`<textarea rows="${3}">${TEXT}</textarea>`,
    html`<pre>${TEXT}</pre>`,
  ])
    expect(kept.html).toContain(TEXT);
});
