/** Orders that stand where they cannot be read: they are read, or their sender hears why not. Never silence. */
import { describe, expect, test } from 'vitest';
import { gameNow, mailsTo } from '../deadlines/games.ts';
import { GAME, playedGame } from './rig.ts';

const FROM = 'cy@example.org';
const ORDER = 'A Par - Gas';

let count = 0;

/** A mail whose head goes on with `rest`: the fields of its content, a blank line, its body. */
function mail(rest: string): string {
  count += 1;
  return `From: Cy <${FROM}>\r\nTo: ${GAME}\r\nSubject: orders\r\nMessage-ID: <unread${count}@example.org>\r\nMIME-Version: 1.0\r\n${rest.replaceAll('\n', '\r\n')}`;
}

function mixed(...parts: readonly string[]): string {
  return mail(
    `Content-Type: multipart/mixed; boundary="b"\n\n${parts.map((part) => `--b\n${part}\n`).join('')}--b--\n`,
  );
}

function file(type: string, name: string, body = 'AAAA', disposition = 'attachment'): string {
  return `Content-Type: ${type}; name="${name}"\nContent-Disposition: ${disposition}; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${body}`;
}

const EMPTY = 'Content-Type: text/plain\n\n';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What is told of each. */
const UNREAD: readonly [string, () => string, string][] = [
  ['winmail.dat beside an empty text', () => mixed(EMPTY, file('application/ms-tnef', 'winmail.dat')), 'winmail.dat'],
  ['winmail.dat as the whole mail', () => mail(`${file('application/ms-tnef', 'winmail.dat')}\n`), 'winmail.dat'],
  [
    'S/MIME, signed as a whole',
    () => mail(`${file('application/pkcs7-mime; smime-type=signed-data', 'smime.p7m')}\n`),
    'sealed as a whole',
  ],
  [
    'S/MIME, encrypted',
    () => mail(`${file('application/pkcs7-mime; smime-type=enveloped-data', 'smime.p7m')}\n`),
    'encrypted',
  ],
  ['S/MIME, known by its name alone', () => mail(`${file('application/octet-stream', 'smime.p7m')}\n`), 'encrypted'],
  [
    'orders.txt alone',
    () => mixed(file('text/plain', 'orders.txt', Buffer.from(ORDER).toString('base64'))),
    'orders.txt',
  ],
  ['orders.docx beside an empty text', () => mixed(EMPTY, file(DOCX, 'orders.docx')), 'orders.docx'],
  ['orders.docx as the whole mail', () => mail(`${file(DOCX, 'orders.docx')}\n`), 'orders.docx'],
  ['a picture alone', () => mixed(EMPTY, file('image/jpeg', 'IMG_7.jpg', '/9j/', 'inline')), 'IMG_7.jpg'],
  [
    'a mail forwarded as an attachment',
    () => mixed(EMPTY, `Content-Type: message/rfc822\n\nFrom: ${FROM}\n\n${ORDER}`),
    'forwarded or attached',
  ],
  [
    'a mail as the whole mail',
    () => mail(`Content-Type: message/rfc822\n\nFrom: ${FROM}\n\n${ORDER}\n`),
    'forwarded or attached',
  ],
];

describe('the sender hears what was not read', () => {
  test.each(UNREAD)('%s', async (_, raw, told) => {
    const services = await playedGame();
    await services.deliver(raw(), { from: FROM, to: [GAME] });
    const answer = (await mailsTo(services)).get(FROM)!.join();
    expect(answer).toContain(told);
    expect(answer).not.toContain('Army Paris -> Gascony');
  });

  test('one after the other within the hour, and when the same is tried again', async () => {
    const services = await playedGame();
    const tried = [0, 2, 5, 8].map((n) => UNREAD[n]!);
    for (const [, raw, told] of [...tried, ...tried]) {
      await services.deliver(raw(), { from: FROM, to: [GAME] });
      expect((await mailsTo(services)).get(FROM)?.join() ?? 'silence').toContain(told);
    }
  });

  test('a machine that sends the like again and again is not answered for ever', async () => {
    const services = await playedGame();
    let answers = 0;
    for (let n = 0; n < 8; n++) {
      await services.deliver(UNREAD[6]![1](), { from: FROM, to: [GAME] });
      answers += (await services.sent()).length;
    }
    // And once that we answer no more of them today.
    expect(answers).toBe(4);
  });
});

const SIGNATURE =
  'Content-Type: application/pkcs7-signature; name="smime.p7s"\nContent-Disposition: attachment; filename="smime.p7s"\n\nMIIB';
const PGP =
  'Content-Type: application/pgp-signature; name="OpenPGP_signature.asc"\n\n-----BEGIN PGP SIGNATURE-----\n\nxx\n-----END PGP SIGNATURE-----';

describe('signed so that everybody can read it', () => {
  test.each([
    [
      'S/MIME',
      () => `--b\nContent-Type: text/plain\n\n${ORDER}\n--b\n${SIGNATURE}\n--b--\n`,
      'application/pkcs7-signature',
    ],
    [
      'PGP, in a multipart of its own',
      () =>
        `--b\nContent-Type: multipart/mixed; boundary="i"; protected-headers="v1"\n\n--i\nContent-Type: text/plain\n\n${ORDER}\n--i--\n--b\n${PGP}\n--b--\n`,
      'application/pgp-signature',
    ],
  ])('%s: the orders are read, and nothing is said of the signature', async (_, body, protocol) => {
    const services = await playedGame();
    const raw = mail(`Content-Type: multipart/signed; protocol="${protocol}"; boundary="b"\n\n${body()}`);
    await services.deliver(raw, { from: FROM, to: [GAME] });
    const france = (await gameNow(services)).seats.find(({ power }) => power === 'FRANCE')!;
    expect(france.onFile.map(({ order }) => order)).toEqual(['A par - gas']);
    expect((await mailsTo(services)).get(FROM)!.join()).not.toMatch(/not read|signature/);
  });
});
