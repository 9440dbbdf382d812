/**
 * Nobody known here is silenced by what a mail system or a program writes into the head of a mail: what they prove to have written is
 * acted on, and what is not acted on, in their name, they are told of. Programs that answer each other come to an end all the same.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { readHead } from '../../lambdas/mail/head.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import type { TestWorld } from '../conversations/world.ts';
import { GAME, JUDGE, mailOf, playedGame, write } from '../handling/rig.ts';
import { MARKS, OF_MACHINES } from '../mail/automatic-replies.ts';
import { oneIn, someOf } from '../some-of.ts';
import { ROWS } from './command-rows.ts';

const ANN = 'ann@example.org';
const DAY = 86_400_000;
const ORDER = 'F tri - adr';

/** As header fields, or as a subject. */
const MARKED = [...MARKS, 'Subject: Auto: orders', 'Subject: [Auto]: orders', 'Subject: Automatische Antwort: orders'];

let world: TestWorld;
let token: string;

beforeAll(async () => {
  world = await playedGame();
  await write(world, 'ann', 'status');
  token = (await world.sent()).find(({ to }) => to === ANN)!.replyTo!;
  await world.moveTo(world.services.now() + DAY);
  await world.sent();
}, 60_000);

interface How {
  readonly from?: string;
  readonly envelope?: string;
  readonly to?: string;
  readonly dmarc?: 'PASS' | 'GRAY';
  readonly verdicts?: { readonly spam?: 'FAIL'; readonly virus?: 'FAIL' };
}

function send(field: string, text: string, how: How = {}): Promise<void> {
  const { from = ANN, envelope = from, to = GAME, dmarc = 'PASS', verdicts = {} } = how;
  const [, subject] = /^Subject: (.*)$/.exec(field) ?? [];
  const raw =
    subject === undefined
      ? mailOf(from, text, { headers: field === '' ? '' : `${field}\r\n` })
      : mailOf(from, text, { subject });
  return world.deliver(raw, { from: envelope, to: [to], dmarc, verdicts });
}

async function onFile(): Promise<readonly string[]> {
  const { snapshot } = await world.services.games.latest(gameName('marne'));
  return snapshot!.seats.find(({ power }) => power === 'AUSTRIA')!.onFile.map(({ order }) => order);
}

async function toAnn(): Promise<readonly OutgoingMail[]> {
  return (await world.sent()).filter(({ to }) => to === ANN);
}

/** How many mails in her name we say that we did not act on. */
function countTold(mails: readonly OutgoingMail[]): number {
  const found = mails.map(({ text }) => /We did not act on (\d+) mails?/.exec(text.replace(/\s+/g, ' '))?.[1]);
  return found.reduce((sum, count) => sum + Number(count ?? 0), 0);
}

describe('what lists, mail rules and programs of people write into a head', () => {
  it.each(oneIn(6, MARKED))('keeps no orders of a player from being filed: %s', async (mark) => {
    for (const how of [
      {},
      { envelope: 'dip-bounces@lists.example' },
      { dmarc: 'GRAY', text: `signon amarne annpw\n${ORDER}` },
      { dmarc: 'GRAY', from: 'ann@hotel.example', text: `signon amarne annpw\n${ORDER}` },
    ] as const) {
      await world.asIf(async () => {
        await send(mark, 'text' in how ? how.text : ORDER, how);
        expect([how, await onFile()]).toEqual([how, [ORDER]]);
        expect((await toAnn()).length).toBe(1);
      });
    }
  });

  /** Orders and more that only the board of a game shows to be any. */
  const IN_WORDS = [
    ...['My army in Vienna should go to Galicia.', 'Vienna to Galicia please, and Budapest to Serbia'],
    ...['Trieste stays where it is.', 'Please move the army in Vienna to Galicia and let Trieste hold.'],
    ...['Tell England that I will be in Galicia', 'If possible: A Vie - Gal', 'Wien nach Galizien, bitte'],
    ...['Je voudrais que Vienne aille en Galicie', 'yes', 'FILE'],
  ];
  const isAbsence = (line: string) => /^away\b/i.test(line);
  const LINES = ROWS.flatMap(({ lines }) => lines.filter((line) => !isAbsence(line)));

  it.each([
    ...oneIn(5, IN_WORDS).map((line) => ['ann', line] as const),
    ...oneIn(60, LINES).flatMap((line) => [['ann', line] as const, ['mara', line] as const]),
  ])('keeps nothing from being done that is done without: %s, %s', async (who, line) => {
    const from = `${who}@example.org`;
    for (const before of IN_WORDS.includes(line) ? ['', 'Draft:\nA Vie - Gal'] : ['']) {
      const outcomeWith = (mark: string) =>
        world.asIf(async () => {
          if (before !== '') await write(world, who, before);
          await send(mark, line, { from });
          const { snapshot } = await world.services.games.latest(gameName('marne'));
          // What is drawn by lot is another each time.
          return JSON.stringify(snapshot).replace(/"(?:[0-9a-f]{16,64}|[a-z2-7]{10,26})"/g, '*');
        });
      const plain = await outcomeWith('');
      for (const mark of oneIn(16, MARKS)) expect([mark, await outcomeWith(mark)]).toEqual([mark, plain]);
    }
  });

  it('proves nothing either: without a proof nothing is filed or answered, and the next mail says so', async () => {
    await world.asIf(async () => {
      for (const mark of MARKED) await send(mark, ORDER, { dmarc: 'GRAY' });
      await send('Precedence: bulk', `signon amarne wrong\n${ORDER}`, { dmarc: 'GRAY' });
      // A wrong password is told of once a day, whoever guesses.
      const [guess, ...others] = await toAnn();
      expect([countTold([guess!]), others.map(({ subject }) => subject)]).toEqual([MARKED.length, []]);
      expect(await onFile()).toEqual([]);
      await world.moveTo(world.services.now() + DAY);
      await world.sent();
      await write(world, 'ann', 'status');
      expect(countTold(await toAnn())).toBe(1);
    });
  });

  it('is answered ten times a day, then told so; all of it is filed', async () => {
    await world.asIf(async () => {
      for (let n = 0; n < 15; n += 1) await send('X-Loop: a', n % 2 === 0 ? ORDER : 'F tri H');
      const texts = (await toAnn()).map(({ text }) => text);
      expect(texts.filter((text) => text.includes('marked as sent by a program'))).toHaveLength(1);
      expect(texts).toHaveLength(11);
      expect(await onFile()).toEqual([ORDER]);
      await send('', 'F tri H');
      expect(await toAnn()).toHaveLength(1);
    });
  });

  it('lets deadlines wait for the mail as for any other', async () => {
    const envelope = { from: ANN, recipients: [GAME] };
    for (const mark of MARKS) {
      const head = await readHead(
        Buffer.from(mailOf(ANN, ORDER, { headers: `${mark}\r\n` })),
        envelope,
        'judge.example.org',
      );
      expect([mark, head.from]).toEqual([mark, ANN]);
    }
  });
});

describe('what a machine has answered or reported', () => {
  it.each(OF_MACHINES.filter((field) => !field.startsWith('Content-Type')))(
    'orders nothing, and whoever it is from is told of that once a day: %s',
    async (field) => {
      await world.asIf(async () => {
        for (let n = 0; n < 3; n += 1) await send(field, ORDER);
        expect(await onFile()).toEqual([]);
        const mails = await toAnn();
        expect(mails.map(({ text }) => /marked\s+as\s+the\s+automatic\s+answer/.test(text))).toEqual([true]);
        await write(world, 'ann', 'status');
        expect(countTold(await toAnn())).toBe(2);
      });
    },
  );

  it('without an order is of no concern to anybody', async () => {
    await world.asIf(async () => {
      for (const field of OF_MACHINES) await send(field, 'I am away until Monday.');
      await send('', 'I am away until Monday.', { envelope: '' });
      expect(await world.sent()).toEqual([]);
      await write(world, 'ann', 'status');
      expect(countTold(await toAnn())).toBe(0);
    });
  });
});

describe('what a mail system takes for spam or for infected', () => {
  it('is acted on where a player proves to have written it, by whatever, unless there is a virus in it', async () => {
    for (const how of [{}, { dmarc: 'GRAY', text: `signon amarne annpw\n${ORDER}` }] as const) {
      await world.asIf(async () => {
        await send('', 'text' in how ? how.text : ORDER, { ...how, verdicts: { spam: 'FAIL' } });
        // What proves nothing but the address is asked about, since spam is mostly forged.
        if (!('text' in how)) return;
        expect(await onFile()).toEqual([ORDER]);
      });
    }
    await world.asIf(async () => {
      await send('', ORDER, { to: token, dmarc: 'GRAY', verdicts: { spam: 'FAIL' } });
      expect((await toAnn()).map(({ text }) => /CONFIRM \w+/.test(text))).toEqual([true]);
    });
  });

  it('is told of: a virus at once, and what was taken for spam in the next mail', async () => {
    await world.asIf(async () => {
      await send('', ORDER, { verdicts: { virus: 'FAIL' } });
      expect((await toAnn()).map(({ text }) => text.includes('found a virus'))).toEqual([true]);
      await send('', ORDER, { dmarc: 'GRAY', verdicts: { spam: 'FAIL' } });
      await send('', ORDER, { dmarc: 'GRAY', verdicts: { virus: 'FAIL' } });
      expect(await toAnn()).toEqual([]);
      await write(world, 'ann', 'status');
      expect(countTold(await toAnn())).toBe(2);
    });
  });
});

it('what was not acted on is told once a day, however much mail goes there', async () => {
  await world.asIf(async () => {
    let told = 0;
    for (let n = 0; n < 6; n += 1) {
      await send('Precedence: bulk', ORDER, { dmarc: 'GRAY' });
      await write(world, 'ann', 'status');
      told += countTold(await toAnn());
    }
    expect(told).toBe(1);
    await world.moveTo(world.services.now() + DAY);
    await write(world, 'ann', 'status');
    expect(countTold(await toAnn())).toBe(5);
  });
});

it('a mail of somebody unknown that is marked is answered by nobody', async () => {
  await world.asIf(async () => {
    for (const field of [...MARKED, ...OF_MACHINES])
      await send(field, 'help', { from: 'news@shop.example', to: JUDGE });
    expect(await world.sent()).toEqual([]);
  });
});

describe.each(someOf([true, false], 0))(
  'a program that answers each of our mails with orders (and what it answers: %s)',
  (quotes) => {
    const HOW: readonly (readonly [string, string, How])[] = [
      ['', 'with no mark', {}],
      ['', 'from a domain that proves nothing', { dmarc: 'GRAY' }],
      ['Auto-Submitted: auto-generated', 'with a mark', {}],
      ['Precedence: bulk', 'with a mark, from a domain that proves nothing', { dmarc: 'GRAY' }],
      ['Auto-Submitted: auto-replied', 'as programs should', {}],
    ];
    it.each(HOW)(
      'comes to an end: %s %s',
      async (field, _, how) => {
        await world.asIf(async () => {
          await send(field, ORDER, how);
          let rounds = 0;
          for (let mails = await toAnn(); mails.length > 0 && rounds < 1_000; mails = await toAnn()) {
            rounds += 1;
            for (const { text, replyTo } of mails)
              await send(field, `A bud - ${rounds % 2 === 0 ? 'ser' : 'rum'}\n${quotes ? text : ''}`, {
                ...how,
                to: replyTo ?? GAME,
              });
          }
          expect(rounds).toBeLessThan(450);
        });
      },
      60_000,
    );
  },
);

describe('a yes as the whole reply to the mail that asks', () => {
  it.each(['yes', 'ja', 'oui'])('counts, however often the same word came before, and is answered: %s', async (yes) => {
    const game = await playedGame();
    const cy = 'cy@example.org';
    const answers = async (text: string, how: Parameters<typeof mailOf>[2] = {}) => {
      await game.deliver(mailOf(cy, text, how), { from: cy, to: [GAME] });
      return (await game.sent()).filter(({ to }) => to === cy);
    };
    const language = { yes: 'EN', ja: 'DE', oui: 'FR' }[yes]!;
    await answers(`SET LANGUAGE ${language}`);
    for (const subject of ['Re: lunch', 'Re: again', 'Re: again'])
      await answers(`${yes}\n\n-- \nSent from my phone`, { subject });
    const [asked] = await answers('resign');
    const subject = `AW: ${asked!.subject}`;
    const seat = async () =>
      (await game.services.games.latest(gameName('marne'))).snapshot!.seats.find(({ power }) => power === 'FRANCE')!;
    // Nothing but its subject shows what it answers: it is told the line that does it.
    const told = await answers(`${yes}\n`, { subject });
    expect([told.map(({ text }) => /CONFIRM \w{6,}/.test(text)), (await seat()).person === null]).toEqual([
      [true],
      false,
    ]);
    const done = await answers(yes, { subject, headers: `In-Reply-To: <${asked!.id}@judge.example.org>\r\n` });
    expect([done.length, (await seat()).person]).toEqual([1, null]);
  });
});
