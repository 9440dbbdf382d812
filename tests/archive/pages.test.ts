/** Pages that people made of old judges' games: results, press, and what stands about the game beside them. */

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readArchive } from '../../engine/archive/read.ts';
import { formatArchive } from '../../engine/archive/seal.ts';
import { importing } from './importing.ts';

const FOOT = '<BR><hr><h5>[ <a href="../">Home</a> | Games ]<br>Last updated on Monday.</h5>';

function page(title: string, body: string): string {
  return `<html><head><title>Games: ${title}</title></head><body><table><tr><td><font size=+2>\n${title}\n</font></td></tr></table>\n${body}\n${FOOT}</body></html>\n`;
}

function part(name: string, lines: readonly string[]): string {
  return `<p><font size=+1>${name}</font>\n\n${lines.map((line) => `<BR>${line}`).join('\n')}\n`;
}

const line = (power: string, order: string) =>
  `<font color=ff0000>${power}</font>: ${order.replace('->', '<b>=></b>')}`;

const SPRING = [
  line('Austria', 'Army Vienna HOLD.'),
  line('Austria', 'Army Budapest -> Serbia.'),
  line('Austria', 'Fleet Trieste -> Albania.'),
];
const FALL = [
  line('Austria', 'Army Vienna -> Trieste.'),
  line('Austria', 'Army Serbia SUPPORT Fleet Albania -> Greece.'),
  line('Austria', 'Fleet Albania -> Greece.'),
];

const ABOUT = `<html><body><table><tr><td>Varient:</td><td>Standard</td></tr><tr><td>GM:</td><td>Ann Other</td></tr>
<tr><td>Result:</td><td>Three-way England, France, Turkey draw</td></tr></table></body></html>`;

describe('pages of results', () => {
  it('are read with what the page about the game says of its GM and its end', async () => {
    const { games, told } = await importing({
      'danube/index.html': ABOUT,
      'danube/results/1901s.html': page('Results for Spring of 1901 in danube', part('Movement', SPRING)),
      'danube/results/1901f.html': page(
        'Results for Fall of 1901 in danube',
        part('Movement', FALL) +
          part('Adjustment', [
            line('Austria', 'Builds an army in Vienna.'),
            line('England', 'No Move Required.'),
            line('France', '   Move Submitted, Error Flag.'),
            line('Italy', 'DRAW YES'),
          ]),
      ),
    });
    expect(games).toHaveLength(1);
    const [game] = games;
    expect(game?.phases.map(({ phase, orders }) => [phase, orders['AUSTRIA']])).toEqual([
      ['S1901M', ['A vie H', 'A bud - ser', 'F tri - alb']],
      ['F1901M', ['A vie - tri', 'A ser S F alb - gre', 'F alb - gre']],
      ['W1901A', ['build A vie']],
    ]);
    expect(game?.outcome).toEqual({ kind: 'drawn', powers: ['ENGLAND', 'FRANCE', 'TURKEY'] });
    expect(game?.masters.map((id) => game.players[id]?.name)).toEqual(['Ann Other']);
    expect(told.filter((text) => !/^danube /.test(text))).toEqual([]);
  });

  it('a remark among the orders ends nothing; of a turn played once more the second counts', async () => {
    const again = [
      '<b>',
      'ED: this turn was played once more.',
      '</b>',
      ...SPRING.map((text) => text.replace('Albania', 'Adriatic Sea')),
    ];
    const { games } = await importing({
      'results/1901s.html': page(
        'Results for Spring of 1901 in danube',
        part('Movement', ['ED: a remark.', ...SPRING]) + part('Movement', again),
      ),
    });
    expect(games[0]?.phases.map(({ orders }) => orders['AUSTRIA'])).toEqual([
      ['A vie H', 'A bud - ser', 'F tri - adr'],
    ]);
  });

  it('moves below Winter are the last of the year', async () => {
    const { games } = await importing({
      'results/1901f.html': page('Results for Winter of 1901 in danube', part('Movement', FALL)),
    });
    expect(games[0]?.phases.map(({ phase }) => phase)).toEqual(['F1901M']);
  });
});

describe('an imported game', () => {
  it('keeps the digest of each file, what the old judge noted, and where the engine differs', async () => {
    const text = page(
      'Results for Spring of 1901 in danube',
      part('Movement', [
        line('Austria', 'Army Vienna HOLD.'),
        line('Austria', 'Army Budapest -> Serbia.  <i>(*bounce*)</i>'),
        line('Austria', 'Fleet Trieste, No Order Processed.'),
      ]),
    );
    const { games } = await importing({ 'results/1901s.html': text });
    const [game] = games;
    expect(game?.sources).toEqual([
      { name: 'results/1901s.html', digest: createHash('sha256').update(text).digest('hex') },
    ]);
    expect(game?.phases[0]?.told).toEqual({
      notes: [
        { power: 'AUSTRIA', order: 'A bud - ser', notes: ['bounce'] },
        { power: 'AUSTRIA', order: null, notes: [] },
      ],
      disagreements: expect.arrayContaining(['AUSTRIA A bud - ser: the old judge says bounce, the engine succeeds']),
    });
    const read = readArchive(formatArchive(game!));
    expect('faults' in read ? read.faults : []).toEqual([]);
  });
});

describe('pages of press', () => {
  const message = (heading: string, body: string) => `<p><b>${heading}</b><pre>\n    ${body}\n\n</pre>`;
  const results = page('Results for Spring of 1901 in danube', part('Movement', SPRING));

  it('bring what was said to all and to some, each in its phase', async () => {
    const { games } = await importing({
      'press/1901s.html': page(
        'Press for Spring of 1901 in danube',
        `<p><font size=+1>Movement</font>\n${message("Message from  <font>Italy</font> to <font>France</font> and\nMaster in 'danube':", 'Shall we?')}${message('Broadcast from <font>Austria:</font>', '> Broadcast from Italy:\n    Hello all.')}`,
      ),
      'press/1901x.html': page(
        'End of Game Press in danube',
        message("Broadcast message from Observer in 'danube':", 'Well played.'),
      ),
      'results/1901s.html': results,
    });
    expect(games[0]?.press.map(({ from, to, phase, body }) => [from, to, phase, body.split('\n').at(0)])).toEqual([
      ['ITALY', ['FRANCE', 'MASTER'], 'S1901M', 'Shall we?'],
      ['AUSTRIA', 'all', 'S1901M', '> Broadcast from Italy:'],
      ['OBSERVER', 'all', null, 'Well played.'],
    ]);
  });

  it('what was said twice stays two; a copy of a mail is one', async () => {
    const mail = (at: string) =>
      `From judge@example.org ${at}\nDate: ${at}\n\n:: Judge: EXAM  Game: danube  Variant: Standard\n\nBroadcast message from x@example.org as Italy in 'danube':\n\nHello all.\n\nEnd of message.\n\n`;
    const first = mail('Sat, 03 Feb 2001 10:00:00 +0000');
    const copy = mail('Sat, 03 Feb 2001 10:00:07 +0000');
    const second = mail('Sun, 04 Feb 2001 10:00:00 +0000');
    const { games } = await importing({
      'a.mbox': first + copy + second,
      'b.mbox': first,
      'results/1901s.html': results,
    });
    const said = games.flatMap(({ press }) => press.map(({ at }) => at));
    expect(said).toEqual(['2001-02-03T10:00:00.000Z', '2001-02-04T10:00:00.000Z']);
  });
});
