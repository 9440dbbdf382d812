/**
 * Malformed mails, made from a seed: the same number is the same mail everywhere. Each is from SENDER if it can be from
 * anybody, names VICTIM where a careless reader would look for a sender, and hides CANARY where nothing may be read as the
 * sender's own words: in quoted, forwarded, attached and hidden text.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MAIL_TRAPS } from '../../infra/tools/bench/mail-traps.ts';
import { createRandom, type Random } from '../random.ts';

export const SENDER = 'ann@example.org';
export const VICTIM = 'bob@example.org';
export const CANARY = 'F Tri - Adr';

export interface HostileMail {
  readonly kind: string;
  readonly raw: Buffer;
  /** Does the canary stand only where it must not be read as the sender's? */
  readonly isCanaryHidden: boolean;
}

export function hostileMail(seed: number): HostileMail {
  const random = createRandom(seed * 2_654_435_761);
  const [kind, make] = KINDS[seed % KINDS.length]!;
  const raw = make(random);
  return { kind, raw: typeof raw === 'string' ? Buffer.from(raw) : raw, isCanaryHidden: !NOT_HIDDEN.has(kind) };
}

/** Mutation may uncover what was hidden. */
const NOT_HIDDEN = new Set(['mutated mail', 'bytes']);

type Make = (random: Random) => string | Buffer;

const HEAD = [
  `Return-Path: <${SENDER}>`,
  `From: Sender <${SENDER}>`,
  `Reply-To: ${VICTIM}`,
  `Sender: ${VICTIM}`,
  `Resent-From: ${VICTIM}`,
  'To: marne@judge.test',
  'Subject: orders',
  'Message-ID: <hostile@players.example>',
  'MIME-Version: 1.0',
].join('\r\n');

const FORWARDED = `From: Victim <${VICTIM}>\r\nSubject: orders\r\nContent-Type: text/plain\r\n\r\n${CANARY}\r\n`;

function mail(head: string, body: string): string {
  return `${HEAD}\r\n${head === '' ? '' : `${head}\r\n`}\r\n${body}`;
}

function letters(random: Random, length: number, from: string): string {
  return Array.from({ length }, () => from[random.below(from.length)]!).join('');
}

const SPECIALS =
  ' \t\r\n\0\x07\x0b\x1b"\'()<>@,;:\\/[]?=.!#$%&*+-^_`{|}~aZ0\u00a0\u00ad\u200b\u202e\u2028\ufeff\ud800é漢';

function noise(random: Random, most: number): string {
  return letters(random, random.below(most) + 1, SPECIALS);
}

function attachedMail(random: Random): string {
  const type = random.pick([
    'message/rfc822',
    'MESSAGE/RFC822',
    'message/global',
    'message/partial; id=x; number=1; total=1',
    'message/external-body; access-type=x',
    'message/news',
    'message/http',
  ]);
  const disposition = random.pick(['', 'Content-Disposition: inline\r\n', 'Content-Disposition: attachment\r\n']);
  const coding = random.pick(['', '7bit', '8bit', 'binary', 'base64', 'quoted-printable']);
  const body = coding === 'base64' ? Buffer.from(FORWARDED).toString('base64') : FORWARDED;
  return `Content-Type: ${type}\r\n${disposition}${coding === '' ? '' : `Content-Transfer-Encoding: ${coding}\r\n`}\r\n${body}\r\n`;
}

const QUOTERS: readonly ((random: Random) => string)[] = [
  () => `> ${CANARY}\r\n`,
  (random) => `${'>'.repeat(random.below(40) + 1)}${random.pick(['', ' ', '\t'])}${CANARY}\r\n`,
  () => `On Tue, 3 Mar 2026 at 09:00, Victim <${VICTIM}> wrote:\r\n${CANARY}\r\n`,
  () => `Am 03.03.26 um 09:00 schrieb Victim:\r\n\r\n${CANARY}\r\n`,
  () => `Le mar. 3 mars 2026 à 09:00, Victim <${VICTIM}> a écrit :\r\n${CANARY}\r\n`,
  () => `-----Original Message-----\r\nFrom: ${VICTIM}\r\n\r\n${CANARY}\r\n`,
  () => `-------- Forwarded Message --------\r\nFrom: ${VICTIM}\r\n\r\n${CANARY}\r\n`,
  () => `Begin forwarded message:\r\n\r\nFrom: ${VICTIM}\r\n\r\n${CANARY}\r\n`,
  () => `From: ${VICTIM}\r\nSent: Tuesday, 3 March 2026\r\nTo: Sender\r\nSubject: orders\r\n\r\n${CANARY}\r\n`,
  () => `Gesendet: Dienstag, 3. März 2026\r\nVon: ${VICTIM}\r\nAn: Sender\r\n\r\n${CANARY}\r\n`,
  () => `-- \r\n${CANARY}\r\n`,
];

const HTML_HIDERS: readonly ((random: Random) => string)[] = [
  () => `<blockquote>${CANARY}</blockquote>`,
  () => `<blockquote type="cite"><div>x<p>${CANARY}</div></blockquote>`,
  (random) =>
    `<blockquote>they wrote${random.pick(['&#10;', '&#13;', '&#x2028;', '&#x85;', '&#11;', '&#12;', '\u2028', '\r', '\x0b', '<br>', '<p>', '<pre>\r\n'])}${CANARY}</blockquote>`,
  (random) => `${'<blockquote>'.repeat(random.below(30) + 1)}${CANARY}`,
  () => `<table><tr><td><blockquote><table><tr><td>x<td>${CANARY}</table></blockquote></table>`,
  () => `<div class="yahoo_quoted">${CANARY}</div>`,
  () => `<div class="protonmail_quote">wrote:<br>${CANARY}</div>`,
  () => `<div name="quote"><b>${CANARY}</b></div>`,
  () => `<div id="divRplyFwdMsg">From: x</div><p>${CANARY}</p>`,
  () => `<div id="appendonsend"></div>${CANARY}`,
  () => `<!-- ${CANARY} -->`,
  () => `<!--[if mso]><p>${CANARY}</p><![endif]-->`,
  () => `<style>${CANARY}</style><script>${CANARY}</script><template>${CANARY}</template><title>${CANARY}</title>`,
  (random) =>
    `<div style="${random.pick(['display:none', 'DISPLAY : NONE', 'visibility: hidden', 'font-size:0', 'mso-hide:all', 'color:red;display:none!important'])}">${CANARY}</div>`,
  () => `<p hidden>${CANARY}</p>`,
  () => `<s>${CANARY}</s><del>${CANARY}</del><span style="text-decoration: line-through">${CANARY}</span>`,
  () => `<textarea>${CANARY}</textarea><select><option>${CANARY}</select><svg><text>${CANARY}</text></svg>`,
  () => `<iframe srcdoc="${CANARY}"></iframe><img alt="${CANARY}"><a href="${CANARY}" title="${CANARY}">x</a>`,
];

/** Those that quote the canary as a line of its own, like the plain text beside the HTML. */
const OWN_LINE_HIDERS = HTML_HIDERS.filter((hide) =>
  /^<(?:blockquote>|div (?:class="yahoo|class="proton|name="quote|id=)).*(?:>|<b>|<br>)F Tri/.test(
    hide(createRandom(1)),
  ),
);

const CHARSETS = [
  ...`utf-8 UTF8 utf-7 utf-16 utf-16le utf-32 us-ascii iso-8859-1 iso-8859-8-i windows-1252 windows-1258
    koi8-r koi8-u iso-2022-jp iso-2022-kr iso-2022-cn shift_jis euc-jp gb18030 hz-gb-2312 big5 macintosh
    ibm850 x-user-defined __proto__ constructor toString base64 hex binary replacement`.split(/\s+/),
  'x'.repeat(300),
  '',
  '"',
  '=?utf-8?q?x?=',
  '../../etc/passwd',
  'utf-8\0',
  'ü',
];

const KINDS: readonly (readonly [kind: string, make: Make])[] = [
  [
    'quoted text',
    (random) => mail('Content-Type: text/plain; charset=utf-8', `A Par - Bur\r\n\r\n${random.pick(QUOTERS)(random)}`),
  ],
  [
    'quoted flowed text',
    (random) =>
      mail(
        'Content-Type: text/plain; charset=utf-8; format=flowed',
        `A Par - Bur \r\n> ${CANARY} \r\n${random.pick(['>', '> '])}${CANARY}\r\n${random.pick(QUOTERS)(random)}`,
      ),
  ],
  [
    'hidden in HTML',
    (random) =>
      mail(
        'Content-Type: text/html; charset=utf-8',
        `<p>A Par - Bur${random.pick(['</p>', '', '<br>', '<div>'])}${random.pick(HTML_HIDERS)(random)}`,
      ),
  ],
  [
    'hidden in broken HTML',
    (random) =>
      mail(
        'Content-Type: text/html; charset=utf-8',
        `${random.pick(['<p', '<div><b></div></i>', '<![CDATA[x', '</blockquote></html>', '<table><td></table>', '<body></body></html>', '<p style="', '&#xD800;&#99999999;&bogus;'])}"><p>x</p>${random.pick(HTML_HIDERS)(random)}`,
      ),
  ],
  [
    'plain beside quoting HTML',
    (random) =>
      mail(
        'Content-Type: multipart/alternative; boundary=b',
        `--b\r\nContent-Type: text/plain\r\n\r\nA Par - Bur\r\n${CANARY}\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>A Par - Bur</p>${random.pick(OWN_LINE_HIDERS)(random)}\r\n--b--`,
      ),
  ],
  [
    'attached mail',
    (random) =>
      mail(
        'Content-Type: multipart/mixed; boundary=b',
        `--b\r\n\r\nA Par - Bur\r\n--b\r\n${attachedMail(random)}\r\n--b--`,
      ),
  ],
  ['only an attached mail', (random) => `${HEAD}\r\n${attachedMail(random)}`],
  [
    'digest',
    (random) =>
      mail(
        'Content-Type: multipart/digest; boundary=b',
        `--b\r\n${random.pick(['', 'Content-Type: message/rfc822\r\n', 'X-A: b\r\n'])}\r\n${FORWARDED}\r\n--b--`,
      ),
  ],
  [
    'attached mail, many deep',
    (random) => {
      const depth = random.below(60) + 1;
      const open = Array.from(
        { length: depth },
        (_, n) =>
          `Content-Type: multipart/${random.pick(['mixed', 'related', 'alternative', 'signed', 'parallel', 'x-odd'])}; boundary="b${n}"\r\n\r\n--b${n}\r\n`,
      );
      return `${HEAD}\r\n${open.join('')}${attachedMail(random)}`;
    },
  ],
  [
    'attachments',
    (random) =>
      mail(
        'Content-Type: multipart/mixed; boundary=b',
        Array.from(
          { length: random.below(8) + 1 },
          () =>
            `--b\r\nContent-Type: ${random.pick(['application/ms-tnef; name=winmail.dat', 'application/zip', 'application/gzip', 'application/octet-stream', 'image/svg+xml', 'text/calendar', 'text/csv; name=a.csv', 'text/x-python', 'application/pdf', 'text/rtf', 'text/plain; name=orders.txt', 'application/pkcs7-mime', 'audio/x', 'x', 'text/enriched'])}\r\nContent-Disposition: attachment; filename="${noise(random, 30).replace(/["\r\n\\]/g, '')}"\r\n\r\n${CANARY}\r\n`,
        ).join(''),
      ),
  ],
  [
    'zip bomb',
    (random) =>
      mail(
        'Content-Type: multipart/mixed; boundary=b',
        `--b\r\n\r\nx\r\n--b\r\nContent-Type: application/gzip\r\nContent-Encoding: gzip\r\nContent-Transfer-Encoding: base64\r\n\r\nH4sIAAAAAAAA/+3BMQEAAADCoPVPbQ0PoAAA${'AAAA'.repeat(random.below(5000))}\r\n--b--`,
      ),
  ],
  [
    'boundaries',
    (random) => {
      const boundary = random.pick([
        '',
        ' ',
        '"',
        '""',
        '--',
        '-',
        'b'.repeat(random.below(3000) + 1),
        noise(random, 40),
        'b; boundary=c',
        "'b'",
        '=?utf-8?q?b?=',
      ]);
      return mail(
        `Content-Type: multipart/mixed; boundary=${random.percent(50) ? `"${boundary}"` : boundary}`,
        `A Par - Bur\r\n--${boundary}\r\n${attachedMail(random)}\r\n--${boundary}\r\n\r\nx\r\n--${boundary}--\r\n--${boundary}\r\n`,
      );
    },
  ],
  [
    'boundary taken by a child',
    (random) =>
      mail(
        'Content-Type: multipart/mixed; boundary=b',
        `--b\r\nContent-Type: multipart/alternative; boundary=${random.pick(['b', 'b--', 'bb', '"b "'])}\r\n\r\n--b\r\n\r\nx\r\n--b\r\n${attachedMail(random)}--b--\r\n--b\r\n\r\ny\r\n--b--`,
      ),
  ],
  [
    'types',
    (random) =>
      mail(
        `Content-Type: ${random.pick(['text/plain', 'text', 'TEXT/HTML', 'text/', '/plain', 'multipart/', 'multipart/alternative', 'message/', noise(random, 20), 'text/plain; charset', 'text/plain;;;charset==x', 'text/html\0', 'application/octet-stream'])}${random.percent(30) ? '\r\nContent-Type: text/html' : ''}`,
        `> ${CANARY}\r\n`,
      ),
  ],
  [
    'transfer encodings',
    (random) =>
      mail(
        `Content-Type: text/plain\r\nContent-Transfer-Encoding: ${random.pick(['base64', 'quoted-printable', 'BASE64 ', 'base64; x', 'x-uuencode', 'x-yenc', 'binhex', '7bit', noise(random, 12), 'base64, quoted-printable', '(c) base64'])}`,
        random.pick(
          [
            `> ${CANARY}`,
            letters(random, 500, 'ABCabc0123+/=\r\n !'),
            '=\r\n=',
            `>=20${CANARY}`,
            `begin 644 x\r\n${CANARY}\r\nend`,
          ].filter((body) => !body.startsWith('begin')),
        ),
      ),
  ],
  [
    'charsets',
    (random) =>
      Buffer.concat([
        Buffer.from(
          mail(`Content-Type: ${random.pick(['text/plain', 'text/html'])}; charset="${random.pick(CHARSETS)}"`, ''),
        ),
        Buffer.from(Array.from({ length: random.below(400) }, () => random.below(256))),
      ]),
  ],
  [
    'encoded words',
    (random) =>
      `${Array.from({ length: random.below(30) + 1 }, () => `${random.pick(['Subject', 'X-A', 'To', 'Comments', 'Content-Description'])}: =?${random.pick(CHARSETS).replace(/[\r\n]/g, '')}?${random.pick(['q', 'Q', 'b', 'B', 'x', ''])}?${random.pick([noise(random, 40).replace(/[\r\n]/g, ' '), `=0D=0AFrom:_${VICTIM}`, Buffer.from(`\r\nFrom: ${VICTIM}\r\n\r\n${CANARY}`).toString('base64'), '=?utf-8?q?x?='])}?=\r\n`).join('')}${mail('', 'x')}`,
  ],
  [
    'header floods',
    (random) =>
      `${random
        .pick(['X-A: b\r\n', 'Received: x\r\n', 'To: a@b\r\n', ': \r\n', 'X\r\n', ` continued\r\n`, 'X-A:\r\n b\r\n'])
        .repeat(random.below(20_000))}${mail('', 'x')}`,
  ],
  [
    'From twice or odd',
    (random) =>
      `${random.pick([`From: ${VICTIM}`, `from : ${VICTIM}`, `FROM:${VICTIM}`, `Fr\0om: ${VICTIM}`, `X: y\rFrom: ${VICTIM}`, `From: ${VICTIM},`, `From:\r\n ${VICTIM}`, `From: =?utf-8?q?${VICTIM}?=`])}\r\n${mail('', 'x')}`,
  ],
  [
    'From as noise',
    (random) =>
      `From: ${random.pick([noise(random, 60), `${noise(random, 20)}<${SENDER}>`, `"${noise(random, 20)}" <${SENDER}>`, `(${noise(random, 20)}) ${SENDER}`, `${SENDER}${noise(random, 5)}`, `"${VICTIM}" <${SENDER}>`, `=?utf-8?b?${Buffer.from(`<${VICTIM}>`).toString('base64')}?= <${SENDER}>`]).replace(/[\r\n]+/g, ' ')}\r\nTo: marne@judge.test\r\n\r\nx`,
  ],
  [
    'folding',
    (random) =>
      `X-A: b${random.pick(['\r\n ', '\n\t', '\r ', '\r\n\r ', '\r\n \r\n ', '\n \n'])}From: ${VICTIM}\r\n${mail('', 'x')}`,
  ],
  [
    'line ends',
    (random) =>
      Buffer.from(
        mail('Content-Type: text/plain', `A Par - Bur\r\n> ${CANARY}\r\nA Mar H\r\n`).replace(
          /\r\n/g,
          random.pick(['\n', '\r\n', '\n\r', '\r\r\n']),
        ),
      ),
  ],
  [
    'control characters',
    (random) =>
      mail(
        'Content-Type: text/plain; charset=utf-8',
        Array.from({ length: 30 }, () => `${noise(random, 30).replace(/[\r\n\x0b\u2028]/g, '')}\r\n`).join(''),
      ),
  ],
  [
    'bidi and zero-width',
    (random) =>
      mail(
        'Content-Type: text/plain; charset=utf-8',
        `${random.pick(['\u202e', '\u2066', '\u200f', '\ufeff'])}A\u200b Par\u2060 -\u00ad Bur\u202c\r\n${random.pick(['\u200b', '\u202e', '\ufeff', '\u00ad', ' '])}> ${CANARY}\r\n`,
      ),
  ],
  [
    'armour',
    (random) =>
      mail(
        'Content-Type: text/plain',
        `-----BEGIN PGP ${random.pick(['SIGNED MESSAGE', 'MESSAGE', 'SIGNATURE', 'PUBLIC KEY BLOCK'])}-----\r\n${random.pick(['', 'Hash: SHA256\r\n', `> ${CANARY}\r\n`])}\r\n${random.pick(['- > ', '> '])}${CANARY}\r\n-----BEGIN PGP SIGNATURE-----\r\n${CANARY}\r\n`,
      ),
  ],
  [
    'preambles',
    (random) =>
      `${random.pick([`From ${VICTIM} Tue Mar  3 18:00:00 2026`, 'POST / HTTP/1.1', 'HTTP/1.1 200 OK', `>From ${VICTIM}`, '\ufeff', '\0'])}\r\n${mail('', 'x')}`,
  ],
  [
    'reports',
    (random) =>
      mail(
        `Content-Type: multipart/report; report-type=${random.pick(['delivery-status', 'disposition-notification', ''])}; boundary=b`,
        `--b\r\n\r\nfailed\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n${CANARY}\r\n--b\r\nContent-Type: text/rfc822-headers\r\n\r\n${CANARY}\r\n--b--`,
      ),
  ],
  ['traps', (random) => random.pick(MAIL_TRAPS).make(random.below(30_000) + 100)],
  [
    'truncated mail',
    (random) => {
      const raw = random.pick(fixtures());
      return raw.subarray(0, random.below(raw.length));
    },
  ],
  ['mutated mail', (random) => mutated(random.pick(fixtures()), random)],
  ['bytes', (random) => Buffer.from(Array.from({ length: random.below(3000) }, () => random.below(256)))],
];

let read: readonly Buffer[] | null = null;

/** The mails of this folder; none of them is from VICTIM. */
function fixtures(): readonly Buffer[] {
  const folder = fileURLToPath(new URL('letters/', import.meta.url));
  read ??= readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(folder + name));
  return read;
}

/** Bytes changed, taken out, doubled, moved; pieces of other mails put in. */
function mutated(raw: Buffer, random: Random): Buffer {
  let bytes = raw;
  for (let n = random.below(6) + 1; n > 0; n--) {
    const at = random.below(bytes.length + 1);
    const to = Math.min(bytes.length, at + random.below(200));
    const [before, piece, after] = [bytes.subarray(0, at), bytes.subarray(at, to), bytes.subarray(to)];
    const other = random.pick(fixtures());
    const start = random.below(other.length + 1);
    const put = random.pick([
      () => Buffer.from(Array.from({ length: random.below(4) + 1 }, () => random.below(256))),
      () => Buffer.alloc(0),
      () => Buffer.concat([piece, piece]),
      () => other.subarray(start, start + random.below(500)),
      () => Buffer.from(noise(random, 20)),
      () => Buffer.from(`\r\n--${random.pick(['b', 'bb', '0000000000fwd'])}${random.pick(['', '--'])}\r\n`),
    ])();
    bytes = Buffer.concat([before, put, after]);
  }
  return bytes;
}
