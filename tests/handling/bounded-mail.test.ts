import { expect, it } from 'vitest';
import { boundedMail, MOST_ATTACHED, MOST_TEXT } from '../../lambdas/outgoing/bounded-mail.ts';

const MAIL = { text: 'short\n', html: '<p>short</p>' };

it('a mail of usual size stays as it is', () => {
  const mail = { ...MAIL, attachments: [{ name: 'a.txt', type: 'text/plain', content: 'x'.repeat(MOST_ATTACHED) }] };
  expect(boundedMail(mail)).toBe(mail);
});

it('attachments of more than 5 MB are left out, and that is said', () => {
  const half = { name: 'a.txt', type: 'text/plain', content: 'x'.repeat(MOST_ATTACHED / 2 + 1) };
  const mail = boundedMail({ ...MAIL, attachments: [half, half] });
  expect(mail.attachments).toEqual([]);
  expect(mail.text).toMatch(/^short\n[\s\S]*An attachment is left out/);
});

it('a longer text ends at a line, says so, and comes as text alone', () => {
  const { text, html } = boundedMail({ text: 'a line\n'.repeat(MOST_TEXT / 5), html: '<p>a line</p>' });
  expect(text.length).toBeLessThan(MOST_TEXT + 200);
  expect(text).toMatch(/a line\n\n\[The rest is left out/);
  expect(html).toBe('');
});
