/** Old judges' mails as they lie in people's folders, and what happens with input that is nothing of the kind. */

import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ArchiveDocument } from '../../engine/archive/document.ts';
import { classicHistory } from '../../templates/classic/classic-history.ts';
import { standard } from '../boards.ts';
import { scratchFolder } from '../local/scratch.ts';
import { IS_FULL } from '../some-of.ts';
import { realGame } from './games.ts';
import { importing } from './importing.ts';

const folder = scratchFolder();

const chancery = fileURLToPath(new URL('../../infra/local/chancery.mjs', import.meta.url));

/** The first phases of a real game, as the results mails of a judge. */
function mailsOf(name: string, phases = 12): readonly string[] {
  const document = realGame(name);
  const short = { ...document, phases: document.phases.slice(0, phases) };
  return classicHistory(short, standard)
    .split(/^(?=Subject: )/m)
    .slice(1)
    .map((mail) => mail.slice(mail.indexOf('\n\n') + 2));
}

function expected(name: string, phases = 12) {
  return realGame(name)
    .phases.slice(0, phases)
    .map(({ phase, resolution }) => [phase, resolution.units, resolution.centers]);
}

function found({ phases }: ArchiveDocument) {
  return phases.map(({ phase, resolution }) => [phase, resolution.units, resolution.centers]);
}

const letter = 'Dear friends,\n\nAustria: please do not attack me again.\nThe army in Munich is mine!\n';

/** An mbox with results of one game, letters in between. */
function mbox(mails: readonly string[], change: (mail: string) => { headers: string; body: string }): string {
  return mails
    .map((mail, n) => {
      const { headers, body } = change(mail);
      const date = new Date(Date.UTC(1999, 2, n + 1, 20)).toUTCString();
      return `From judge@example.org Mon Mar  1 20:00:00 1999\nFrom: judge@example.org\nDate: ${date}\n${headers}Subject: USIN:d2709 results\n\n${body}\nFrom friend@example.org Mon Mar  1 21:00:00 1999\nSubject: hello\n\n${letter}\n`;
    })
    .join('');
}

describe('classic results mails in a mail folder', () => {
  const mails = mailsOf('d2709');
  const forms: readonly (readonly [string, (mail: string) => { headers: string; body: string }])[] = [
    ['as they were sent', (body) => ({ headers: '', body })],
    ['quoted', (mail) => ({ headers: '', body: mail.replace(/^/gm, '> ') })],
    ['wrapped narrower', (mail) => ({ headers: '', body: rewrapped(mail, 46) })],
    ['with bare carriage returns at the ends', (mail) => ({ headers: '', body: mail.replace(/\n/g, '\r\n') })],
    [
      'quoted-printable',
      (mail) => ({
        headers: 'Content-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n',
        body: mail.replace(/=/g, '=3D').replace(/^(.{30})(.+)$/gm, '$1=\n$2'),
      }),
    ],
    [
      'in a text attached as a file',
      (mail) => ({
        headers: 'Content-Type: multipart/mixed; boundary="=_b"\n',
        body: `--=_b\nContent-Type: text/plain\n\nThe results are attached.\n--=_b\nContent-Type: text/plain; name="results.txt"\nContent-Disposition: attachment; filename="results.txt"\nContent-Transfer-Encoding: base64\n\n${Buffer.from(mail).toString('base64')}\n--=_b--\n`,
      }),
    ],
    [
      'as HTML only',
      (mail) => ({
        headers: 'Content-Type: text/html; charset=utf-8\n',
        body: `<html><body>${mail.replace(/>/g, '&gt;').replace(/\n/g, '<br>\n')}</body></html>`,
      }),
    ],
  ];

  it.each(forms)('%s', { tags: ['long'] }, async (form, change) => {
    const { games, told } = await importing(mbox(mails, change));
    expect(told).toEqual([]);
    expect(games.map(found)).toEqual([expected('d2709')]);
    const day = (n: number) => `1999-03-${String(n + 2).padStart(2, '0')}T20:00:00.000Z`;
    expect(games[0]?.phases.map(({ at }) => at)).toEqual(
      games[0]?.phases.map((_, n) => (form === 'quoted' ? null : day(n))),
    );
  });

  it('of several games mixed, in any order, each several times', async () => {
    const all = [...mails, ...mailsOf('d1155'), ...mails, ...mailsOf('d12181', 5)];
    const shuffled = all.map((mail, n) => [(n * 7919) % all.length, mail] as const).sort(([a], [b]) => a - b);
    const { games, told } = await importing(
      mbox(
        shuffled.map(([, mail]) => mail),
        (body) => ({ headers: '', body }),
      ),
    );
    expect(told).toEqual([]);
    expect(games.map(({ name }) => name)).toEqual(['d1155', 'd12181', 'd2709']);
    expect(games.map(found)).toEqual([expected('d1155'), expected('d12181', 5), expected('d2709')]);
  });

  it('with acknowledgements between them, which are no results', async () => {
    const acknowledgement =
      ':: Judge: USIN  Game: D2709  Variant: Standard\n:: Deadline: S1901M Tue Mar 03 1999 23:30:00 +0000\n\nMovement orders for Spring of 1901.  (d2709.001)\n\nFrance: Army Paris -> Picardy.\nFrance: Army Marseilles, No Order Processed.\n\nOrders not received for all units.\n';
    const retreat = acknowledgement
      .replace('Movement orders', 'Retreat orders')
      .replace('Army Paris -> Picardy', 'Army  Paris -> Gascony');
    const { games, told } = await importing(
      mbox([acknowledgement, ...mails, retreat], (body) => ({ headers: '', body })),
      { all: true },
    );
    expect(games.map(found)).toEqual([expected('d2709')]);
    expect(told.filter((line) => /orders on file, not results/.test(line)).length).toBeGreaterThan(0);
    expect(told.filter((line) => /no judge's results: Dear friends/.test(line)).length).toBe(mails.length + 2);
  });
});

/** Lines broken at spaces, without indent, as mail programs do. */
function rewrapped(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => {
      const lines: string[] = [];
      let rest = line;
      while (rest.length > width && rest.lastIndexOf(' ', width) > 0) {
        const at = rest.lastIndexOf(' ', width);
        lines.push(rest.slice(0, at));
        rest = rest.slice(at + 1).trimStart();
      }
      return [...lines, rest].join('\n');
    })
    .join('\n');
}

describe('a history as mail programs and older judges leave it', () => {
  const document = realGame('d2709');
  const text = classicHistory({ ...document, phases: document.phases.slice(0, 14) }, standard);
  const forms: readonly (readonly [string, (whole: string) => string])[] = [
    ['double-spaced', (whole) => whole.replace(/\n/g, '\n\n')],
    ['quoted over and over', (whole) => whole.replace(/^/gm, '>> > ')],
    ['with the line ends of old Macs', (whole) => whole.replace(/\n/g, '\r')],
    ['with full stops in names', (whole) => whole.replace(/St Petersburg/g, 'St. Petersburg')],
    ['with coasts in short', (whole) => whole.replace(/\(north coast\)/g, '(nc)').replace(/\(south coast\)/g, '(sc)')],
    ['in capitals', (whole) => whole.replace(/^(Austria|England|France|Germany|Italy|Russia|Turkey):/gm, upper)],
    ['with verbs that agree', (whole) => whole.replace(/SUPPORT|CONVOY|HOLD\b/g, '$&S')],
    ['with results called orders', (whole) => whole.replace(/(Retreat|Adjustment) results/g, '$1 orders')],
    ['with orders called results', (whole) => whole.replace(/(Retreat|Adjustment) orders/g, '$1 results')],
    ['without heads', (whole) => whole.replace(/^(Date|Subject).*\n/gm, '')],
    ['forwarded', (whole) => `---------- Forwarded message ----------\nFrom: a@example.org\n\n${whole}`],
  ];

  it.each(forms)('%s', { tags: ['long'] }, async (_, change) => {
    const { games, told } = await importing(change(text));
    expect(told).toEqual([]);
    expect(games.map(found)).toEqual([expected('d2709', 14)]);
  });

  it('every kind of line that the classic judges write is read, and what no board allows is told', async () => {
    const { games, told } = await importing(ODD, { all: true });
    expect(told.filter((line) => /^lines? /.test(line))).toEqual([
      expect.stringMatching(/^line \d+: 'a@b' as the writer of a message: /),
      expect.stringMatching(/^lines \d+ to \d+: a private message: Message to Germany in 'marne':$/),
    ]);
    expect(told.join('\n')).toContain('marne S1902M (line 4): S1901M and F1901M were not found, nor what retreats');
    expect(told.filter((line) => /by the old judge|the old judge says/.test(line)).length).toBeGreaterThan(4);
    expect(games[0]?.phases.map(({ orders }) => orders)).toEqual([
      {
        AUSTRIA: ['A boh - mun', 'A tyr S A boh - mun'],
        ENGLAND: ['A lon - nth - nwy', 'F nth C A lon - nwy', 'F ska S F den - swe', 'F edi - cly'],
        FRANCE: ['A par H'],
        GERMANY: ['A kie - hel - hol'],
        ITALY: ['F tun S F nap - ion', 'A ven - pie'],
        RUSSIA: ['F stp/sc - bot', 'A mos S A ukr - war'],
        TURKEY: ['A bul S A rum', 'F aeg - gre'],
      },
      { AUSTRIA: ['A boh - gal'], ENGLAND: ['F nth - edi'], TURKEY: ['F aeg D'] },
    ]);
    expect(games[0]?.press.map(({ body }) => body)).toEqual(['Well -- -> done => all.']);
  });
});

function upper(text: string): string {
  return text.toUpperCase();
}

/** One of each kind of line, on a board on which they make no sense. */
const ODD = `:: Judge: CHAN  Game: Marne  Variant: Standard
:: Deadline: S1902M Tue Mar 10 1998 23:30:00 +0000

Movement results for Spring of 1902.  (marne.004)

Austria: Army Bohemia -> Munich.  (*bounce, dislodged*)
Austria: Army Tyrolia SUPPORTS Army Bohemia -> Munich.
  (*cut*)

England: Army London -> North Sea -> Norway.  (*no convoy*)
England: Fleet North Sea CONVOY Army London -> Norway.  (*dislodged*)
England: Fleet Skagerrak SUPPORT German Fleet Denmark -> Sweden.  (*no support*)
England: Fleet Edinburgh ->
Clyde.  (*blocked*)

France: Army Paris HOLD.
Germany: Army Munich, No Order Processed.
Germany: Army Kiel -> Helgoland Bight -> Holland.  (*disrupted*)
Italy: Fleet Tunis SUPPORT Fleet Naples -> Ionian Sea.
Italy: Army Venice Proxy given to France.
France: Italian Army Venice -> Piedmont.
Russia: Fleet St. Petersburg (south coast) -> Gulf of Bothnia.
Russia: Army Moscow SUPPORT Army Ukraine -> Warsaw.  (*void*)
Turkey: Army Bulgaria SUPPORT Russian Army Rumania.  (*void*)
Turkey: Fleet Aegean Sea -> Greece.  (*bounce, dislodged*)


The following units were dislodged:

The Austrian Army in Bohemia can retreat to Galicia or Vienna.
The English Fleet in the North Sea can retreat to Edinburgh or Skagerrak or
Norwegian Sea.
The Turkish Fleet in the Aegean Sea with no valid retreats was destroyed.

The next phase of 'marne' will be Retreats for Spring of 1902.
The deadline for orders will be Wed Mar 11 1998 23:30:00 +0000.

:: Judge: CHAN  Game: Marne  Variant: Standard
:: Deadline: S1902R Wed Mar 11 1998 23:30:00 +0000

Retreat orders for Spring of 1902.  (marne.005)

Austria: Army  Bohemia -> Galicia.
England: Fleet North Sea -> Edinburgh.  (*bounce, destroyed*)
Turkey:  Fleet Aegean Sea DISBAND.
Italy:   Army  Rome, No Order Processed (DISBAND).

The next phase of 'marne' will be Movement for Fall of 1902.

:: Judge: CHAN  Game: Marne  Variant: Standard
:: Deadline: F1901B Wed Mar 11 1998 23:30:00 +0000

Adjustment orders for Winter of 1901.  (marne.003)

Austria: Builds an army in Vienna.
Russia:  Builds a fleet in St Petersburg (south coast).
France:  Removes the army in Picardy.
Turkey:  Build waived.
Italy:   1 build pending.
Germany: 2 builds pending.
Germany: 1 unusable build waived.
England: Defaults, removing the fleet in the North Sea.

Ownership of supply centers:

Austria:   Budapest, Greece, Serbia, Trieste, Vienna.
France:    Belgium, Brest, Marseilles, Paris, Portugal, Spain, London,
           Liverpool.
Unowned:   Denmark.

Austria:   5 Supply centers,  4 Units:  Builds   1 unit.
France:    8 Supply centers,  9 Units:  Removes  1 unit.
Italy:    18 Supply centers, 16 Units:  Builds   2 units.  (* VICTORY!! *)

The game is over.  Thank you for playing.

Broadcast message from a@b as Italy in 'marne':

   Well -- -> done => all.

End of message.

Message to Germany in 'marne':

secret

End of message.
`;

describe('what is no mail of a judge', () => {
  const run = (args: readonly string[], input?: string) =>
    spawnSync(process.execPath, ['--max-old-space-size=96', chancery, 'archive', ...args], {
      input,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    });

  it('is told to hold no game, with exit status 1 and no stack trace', { tags: ['long'] }, () => {
    const { status, stdout, stderr } = run(['import', '-o', join(folder, 'none')], 'hello\n');
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^standard input: no game was found\. Results of judges are read \(in English; ours in any language\), .*\n$/,
      ),
    });
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  it('gives no game, whatever it is', async () => {
    for (const input of ['', '{"a":1}\n', '{\n', '\u0000\u0001\u0002', 'x'.repeat(5_000_000), '['.repeat(100_000)]) {
      expect((await importing(input)).games).toEqual([]);
    }
    expect(
      (await importing('{"game":"x","variant":"standard","phase":"S1901M","units":{"FRANCE":["A par","F par"]}}')).told,
    ).toEqual(['line 1: units.FRANCE[1]: a fleet cannot be in Paris.']);
  });

  it('a huge stream is read in bounded memory: mails of many games, and lines without end', { tags: ['long'] }, () => {
    const megabytes = IS_FULL ? 200 : 2;
    const file = join(folder, 'huge.txt');
    const out = openSync(file, 'w');
    const mails = mailsOf('d2709').slice(0, 12).join('\n');
    for (let written = 0, n = 0; written < megabytes * 1e6; n++) {
      const piece = n % 50 === 0 ? 'y'.repeat(1_000_000) : `\n${mails.replaceAll('2709', `x${n % 40}`)}\n${letter}`;
      written += piece.length;
      writeSync(out, piece);
    }
    closeSync(out);
    const { status, stdout } = run(['import', file, '-o', join(folder, 'huge')]);
    expect(stdout).toMatch(/^\d\d games with \d+ phases/);
    expect([0, 1]).toContain(status);
    const verified = run(['verify', file]);
    expect(verified.stderr).toMatch(megabytes > 32 ? /longer than 32000000 characters/ : /is not JSON here/);
  });
});
