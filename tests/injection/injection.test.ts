/**
 * Whatever is written into any field that a sender controls stays text: no header more than the judge's own, no live markup, no
 * address of others, no control character, no file outside its folder.
 * @module-tag long
 */
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { composeMail } from '../../lambdas/outgoing/send-mail.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import { DOMAIN, openWorld, type TestWorld } from '../conversations/world.ts';
import { IS_FULL } from '../some-of.ts';
import { PAYLOADS } from './payloads.ts';

const GAME = `war@${DOMAIN}`;
const JUDGE = `judge@${DOMAIN}`;

/** Fields that a sender controls, as mails that carry a payload in them. */
const FIELDS: Readonly<Record<string, (payload: string, n: number) => { readonly raw: string; readonly to: string }>> =
  {
    subject: (payload) => ({ raw: mail({ subject: folded(payload) }, 'status'), to: GAME }),
    'display name': (payload, n) => ({
      raw: mail({ from: `"${payload.replace(/["\\\r\n]/g, '')}" <name${n}@example.org>` }, `observe war`),
      to: JUDGE,
    }),
    'message id': (payload) => ({ raw: mail({ id: `<${folded(payload).slice(0, 300)}@x>` }, 'status'), to: GAME }),
    'a line': (payload) => ({ raw: mail({}, payload), to: GAME }),
    'an order': (payload) => ({ raw: mail({}, `A vie - ${payload}`), to: GAME }),
    'a sign-on': (payload) => ({ raw: mail({}, `signon ${payload}`), to: JUDGE }),
    'the name of a game': (payload) => ({ raw: mail({}, `create ?${payload} pw`), to: JUDGE }),
    press: (payload) => ({ raw: mail({}, `press to all\n${payload}\nendpress`), to: GAME }),
    'a setting': (payload) => ({ raw: mail({ from: 'gm@example.org' }, `set comment ${payload}`), to: GAME }),
    'a help topic': (payload) => ({ raw: mail({}, `help ${payload}`), to: JUDGE }),
    'a local part': (payload) => ({ raw: mail({}, 'status'), to: `${payload}@${DOMAIN}` }),
  };

/** Each payload goes through all fields with CHANCERY_FULL; else through some of them, the next payload through the next ones. */
const EVERY = IS_FULL ? 1 : 32;

let services: TestWorld;
let ids = 0;

/** A game of its own for each field: `ann` plays Austria. */
async function openGame(): Promise<void> {
  services = await openWorld({ start: Date.UTC(2026, 2, 2, 19), store: 'memory', pages: 'written' });
  await deliver(mail({ from: 'gm@example.org' }, 'create ?war secret'), JUDGE, 'gm@example.org');
  for (let n = 0; n < 7; n += 1) {
    const from = n === 0 ? 'ann@example.org' : `p${n}@example.org`;
    const wish = n === 0 ? '\nset preference Austria' : '';
    await deliver(mail({ from }, `signon ?war pw${n}${wish}`), JUDGE, from);
  }
  await services.sent();
}

describe('what is written into a field stays text', () => {
  it('with at least 300 payloads through each field', () => {
    expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(300);
  });

  it.each(Object.keys(FIELDS).map((field, place) => ({ field, place })))('$field', async ({ field, place }) => {
    await openGame();
    for (const [n, payload] of PAYLOADS.entries()) {
      if ((n + place) % EVERY !== 0) continue;
      const { raw, to } = FIELDS[field]!(payload, n);
      const from = /^From: .*?<?([^<>\s]+@example\.org)>?\r\n/.exec(raw)?.[1] ?? 'ann@example.org';
      await services.moveTo(services.services.now() + 60_000);
      await deliver(raw, to, from);
      for (const sent of sampled(await services.sent())) {
        expect(await faultsOf(sent), `${field}: ${JSON.stringify(payload.slice(0, 80))}, to ${sent.to}`).toEqual([]);
      }
    }
    for (const [key, bytes] of services.files) {
      expect(key).toMatch(/^(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+(?:\.[a-z]+)?$/);
      if (key.endsWith('.html')) expect(markupFaults(Buffer.from(bytes).toString('utf8'), PAGE_TAGS), key).toEqual([]);
    }
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });
});

/** Of a mail to everybody two are enough. */
function sampled(mails: readonly OutgoingMail[]): readonly OutgoingMail[] {
  return mails.filter(({ to }, n) => n < 2 || to === 'ann@example.org');
}

async function deliver(raw: string, to: string, from: string): Promise<void> {
  await services.deliver(raw, { from, to: [to] });
}

function mail(
  { from = 'ann@example.org', subject = 'mail', id }: { from?: string; subject?: string; id?: string },
  text: string,
): string {
  ids += 1;
  const body = Buffer.from(text, 'utf8').toString('base64').replace(/.{76}/g, '$&\r\n');
  const headers = [
    `From: ${from}`,
    `To: ${GAME}`,
    `Subject: ${subject}`,
    `Message-ID: ${id ?? `<m${ids}@example.org>`}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ];
  return `${headers.join('\r\n')}\r\n\r\n${body}\r\n`;
}

/** A payload as an encoded word: line ends reach the reader of the header as line ends. */
function folded(payload: string): string {
  return `=?utf-8?b?${Buffer.from(payload.slice(0, 500), 'utf8').toString('base64')}?=`;
}

const HEADERS = new Set(
  `From To Reply-To Subject Message-ID Date MIME-Version Content-Type Content-Transfer-Encoding
    Auto-Submitted X-Auto-Response-Suppress X-Judge-Mail-Id Content-Language References In-Reply-To List-Id
    List-Post List-Help List-Archive List-Unsubscribe`
    .toLowerCase()
    .split(/\s+/),
);

/** What is wrong with a mail as it goes over the wire; nothing when it is as harmless as all others. */
async function faultsOf(sent: OutgoingMail): Promise<readonly string[]> {
  const raw = Buffer.from(await composeMail(sent, DOMAIN)).toString('latin1');
  const end = raw.indexOf('\r\n\r\n');
  const head = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const names = head.map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
  const to = head.find((line) => /^to:/i.test(line)) ?? '';
  return [
    ...names.filter((name) => !HEADERS.has(name)).map((name) => `header ${name}`),
    ...names.filter((name, n) => names.indexOf(name) !== n).map((name) => `header ${name} twice`),
    ...(to.replace(/^to:\s*/i, '') === sent.to ? [] : [`addressed ${to}`]),
    ...(/[\r\n]/.test(sent.subject) ? ['a line end in the subject'] : []),
    ...control(sent.subject, 'subject'),
    ...control(sent.text, 'text'),
    ...control(sent.html, 'html'),
    ...raw.split('\r\n').flatMap((line) => (line.length > 998 ? ['an endless line'] : [])),
    ...(/[^\r]\n|\r[^\n]/.test(raw) ? ['half a line end'] : []),
    ...markupFaults(sent.html, MAIL_TAGS),
  ];
}

/** Control, bidirectional and zero-width characters that could show something else than what is there. */
function control(text: string, where: string): readonly string[] {
  const found = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u2028\u2029]/.exec(text);
  return found === null ? [] : [`U+${found[0].codePointAt(0)!.toString(16)} in the ${where}`];
}

const MAIL_TAGS = new Set(
  (
    'html head meta title style body div p table tbody tr td th h1 h2 h3 pre code ul li a img span b ' +
    'strong i em br hr blockquote thead caption dl dt dd ol'
  ).split(' '),
);
const PAGE_TAGS = new Set([
  ...MAIL_TAGS,
  ...(
    'link main header footer nav section article figure figcaption h4 caption script svg path g text rect ' +
    'circle line polyline details summary form label input button select option time small aside use ' +
    'symbol defs picture source tfoot col colgroup abbr output datalist noscript polygon desc'
  ).split(' '),
]);

/** Elements and attributes that the judge does not write itself, and addresses that lead elsewhere. */
function markupFaults(html: string, tags: ReadonlySet<string>): readonly string[] {
  const faults: string[] = [];
  let scripts = '';
  let isScript = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      isScript = name === 'script';
      if (!tags.has(name)) faults.push(`<${name}>`);
      for (const [key, value] of Object.entries(attributes)) {
        if (/^on/i.test(key)) faults.push(`${name} ${key}`);
        if (!/^(?:href|src|action|data|srcset|xlink:href|formaction)$/i.test(key)) continue;
        if (!/^(?:https:\/\/judge\.example\.org|mailto:|\/|#|\.\.?\/|[a-z0-9]+\/|\?)/i.test(value))
          faults.push(`${name} ${key}=${value}`);
      }
    },
    ontext: (text) => {
      if (isScript) scripts += text;
    },
    onclosetag: () => {
      isScript = false;
    },
  });
  parser.end(html);
  if (/alert\(1\)|evil\.example/.test(scripts)) faults.push('script');
  return faults;
}
