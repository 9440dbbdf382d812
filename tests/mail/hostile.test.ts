import { describe, expect, test } from 'vitest';
import { findQuotes } from '../../engine/language/mail/quotes.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import { type IncomingMail, MAX_LINE, MAX_LINES, openMail } from '../../lambdas/mail/incoming-mail.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { told } from '../told.ts';
import { CANARY, hostileMail, SENDER, VICTIM } from './hostile.ts';

const ENVELOPE = { envelopeFrom: SENDER, domain: 'judge.test' };
/** A kind is made in turn, so each slice has all. */
const MAILS = IS_FULL ? 20_000 : 120;
const FUZZED = IS_FULL ? 2_000_000 : 150;

describe(`malformed mail (${MAILS} mails, each made from its number)`, () => {
  test('is opened without a fault, within bounds, never from a wrong sender, never with a word of others as its own', {
    tags: ['long'],
  }, async () => {
    const wrong: string[] = [];
    for (let seed = 0; seed < MAILS && wrong.length < 20; seed++) {
      const { kind, raw, isCanaryHidden } = hostileMail(seed);
      const letter = await openMail(raw, ENVELOPE);
      for (const fault of [...faultsOf(letter), ...(isCanaryHidden && speaks(letter) ? ['canary'] : [])]) {
        wrong.push(`${seed} ${kind}: ${fault}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('comes in all kinds, and most of it can still be answered', async () => {
    const mails = Array.from({ length: IS_FULL ? 300 : 90 }, (_, seed) => hostileMail(seed));
    expect(new Set(mails.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(30);
    const letters = await Promise.all(mails.map(({ raw }) => openMail(raw, ENVELOPE)));
    expect(letters.filter(({ from }) => from !== null).length).toBeGreaterThan((mails.length * 2) / 3);
  });
});

describe('any bytes at all', () => {
  test(`make a letter within bounds, and never that of the victim (${FUZZED} strings, each made from its number)`, async () => {
    const wrong: string[] = [];
    for (let seed = 0; seed < FUZZED && wrong.length < 20; seed++) {
      const letter = await openMail(fuzzedBytes(seed), ENVELOPE);
      readSections(letter.lines, [...findQuotes(letter.lines), ...letter.ignored]);
      wrong.push(...faultsOf(letter).map((fault) => `${seed}: ${fault}`));
    }
    expect(wrong).toEqual([]);
  });
});

/** Pieces that a parser of mail reacts to, and bytes between them. */
const PIECES = [
  ...['\r\n', '\n', '\r', '\r\n\r\n', ' ', '\t', '\0', '--b', '--b--', '--', ':', ';', '=', '"', '<', '>', '('],
  ...[')', ',', '@'],
  ...['From: a@b.example', 'Content-Type: ', 'multipart/mixed; boundary=b'],
  ...['multipart/alternative; boundary="b"', 'text/plain'],
  ...['text/html', '; charset=', 'utf-8', 'koi8-r', 'x', '; format=flowed', 'message/rfc822'],
  ...['Content-Transfer-Encoding: '],
  ...['base64', 'quoted-printable', '=?utf-8?q?', '?=', '<blockquote>', '</blockquote>', '<div>', '<td>'],
  ...['<!--', '&#x2028;'],
  ...['> ', '-- ', 'On 1 Jan 2026 x wrote:', 'Subject: ', 'A Par - Bur', '-----BEGIN PGP SIGNED MESSAGE-----'],
  ...['=20', '=\r\n'],
];

function fuzzedBytes(seed: number): Buffer {
  const random = createRandom(seed);
  const pieces = Array.from({ length: random.below(60) }, () =>
    random.percent(80)
      ? Buffer.from(random.pick(PIECES))
      : Buffer.from(Array.from({ length: random.below(12) }, () => random.below(256))),
  );
  return Buffer.concat(pieces);
}

/** Joiners and directions belong to pictures and to scripts that need them, and to no others. */
function withoutJoiners(line: string): string {
  const needs =
    /\p{Extended_Pictographic}|[\d#*][\ufe0e\ufe0f]|[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Khmer}\p{Script=Myanmar}]/u;
  return needs.test(line)
    ? line.replace(/\u200c|\u200d|\u200e|\u200f|\u061c|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]/gu, '')
    : line;
}

/** What no letter may be, whatever mail it came from. */
function faultsOf(letter: IncomingMail): readonly string[] {
  const { from, senderFault, lines, ignored, remarks, text, subject } = letter;
  return [
    from?.address === VICTIM ? 'from the victim' : null,
    (from === null) === (senderFault === null) ? 'neither a sender nor a reason, or both' : null,
    from !== null && !/^[^\s@<>(),;:"]+@[a-z0-9.-]+$/.test(from.address) ? `odd address ${from.address}` : null,
    lines.length > MAX_LINES ? `${lines.length} lines` : null,
    lines.some((line) => line.length > MAX_LINE) ? 'a line too long' : null,
    text !== lines.join('\n') ? 'text and lines differ' : null,
    lines.some((line) => UNSEEN.test(withoutJoiners(line))) ? 'a character that cannot be seen' : null,
    UNSEEN.test(subject) || subject.includes('\t') ? 'an unseen character in the subject' : null,
    ignored.some(({ from: first, to }) => first < 1 || to < first || to > lines.length)
      ? 'a range out of bounds'
      : null,
    remarks.length > 10 || remarks.some((remark) => !/^[A-Z0-9].{5,300}\.$/u.test(told(remark)))
      ? `odd remarks ${remarks.map((remark) => told(remark)).join(' ')}`
      : null,
  ].filter((fault) => fault !== null);
}

const UNSEEN = /(?!\t)[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

/** Would the judge take the canary for the sender's own words? */
function speaks({ lines, ignored }: IncomingMail): boolean {
  const { sections } = readSections(lines, [...findQuotes(lines), ...ignored]);
  return sections.some((section) => section.lines.some((line) => line.ignored === null && line.text.includes(CANARY)));
}

describe('the mails above', () => {
  test('would be caught if they spoke: the canary in a plain text is heard', async () => {
    const raw = Buffer.from(`From: ${SENDER}\r\n\r\n${CANARY}\r\n`);
    expect(speaks(await openMail(raw, ENVELOPE))).toBe(true);
  });
});
