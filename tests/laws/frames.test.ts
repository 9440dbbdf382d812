/**
 * Frames that a text cannot write: whatever somebody writes into a message, an announcement, a comment, a diary or a name, no reader of
 * mails and histories, ours or another, sees one line of the judge's more than there are without it.
 * @module-tag long
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { readClassicLine } from '../../engine/archive/classic/classic-lines.ts';
import { isFrameLine, markFrames, unmarkFrames } from '../../engine/archive/classic/frame-lines.ts';
import { makeClassicReader } from '../../engine/archive/classic/reader.ts';
import { sweepGames } from '../../lambdas/deadline/sweep-games.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import { isOurLine } from '../../templates/layout/frame-shapes.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { german } from '../../templates/locales/de/german.ts';
import { english } from '../../templates/locales/en/english.ts';
import { french } from '../../templates/locales/fr/french.ts';
import { boardOf } from '../boards.ts';
import type { TestWorld } from '../conversations/world.ts';
import { GAME, JUDGE, mailOf, NAMES, playedGame, write } from '../handling/rig.ts';
import { LETTERS } from '../letters/letters.ts';
import { createRandom, type Random } from '../random.ts';
import { IS_FULL } from '../some-of.ts';

const RUNS = IS_FULL ? 200 : 2;

/** Lines that tell how to end a message end it, and one that begins another has the end below a head of a quotation be that one's. */
const ENDS = /^\W*(?:end\s?(?:press|broadcast)|end|sign\s?off|broadcast)\W*$/i;

/** Letters that say something of orders in their language. */
const TELLING = /^(?:results|start|ended|acknowledgement|looking-back)-(?!octarine)/;

/** Whatever stands at the beginning of a line of our mails, in each form and language. */
const OURS = [
  ...new Set(
    [english, german, french]
      .flatMap((language) =>
        Object.entries(LETTERS).flatMap(([name, letter]) =>
          language === english || TELLING.test(name) ? inLanguage(language, letter) : [],
        ),
      )
      .flatMap(({ text, subject }) => {
        return [`Subject: ${subject}`, ...text.split('\n')].filter((line) => line.trim() !== '' && !ENDS.test(line));
      }),
  ),
  'From ann@example.org Tue Mar  3 23:30:00 2026',
  'Date: Tue Mar 03 2026 23:30:00 +0000',
  'Subject: CHAN:marne - S1901M Results',
  "Summary of game 'marne' through F1901M.",
  'Austria: Army Vienna -> Trieste.',
  'The Austrian Army in Vienna can retreat to Bohemia or Tyrolia.',
  "Message from England to Austria in 'marne':",
  "Broadcast message from Master in 'marne':",
  "Message from Jean as Master to Austria in 'marne':",
  'Movement results for Spring of 1901.  (marne.001)',
];

const LOOK_ALIKES: readonly (readonly [string, string])[] = [
  ['e', 'е'],
  ['o', 'о'],
  ['a', 'а'],
  [' ', '\u00a0'],
  [':', '：'],
  ["'", '’'],
  ['M', 'Μ'],
  ['f', 'f\u200b'],
];

/** As written, or as somebody might write it who knows that it is looked for. */
function disguised(line: string, random: Random): string {
  switch (random.below(8)) {
    case 0:
      return ` ${line}`;
    case 1:
      return `${random.pick(['> ', '>', '| ', '|> ', '\t', '\u200b', '\u00a0'])}${line}`;
    case 2:
      return random.percent(50) ? line.toLowerCase() : line.toUpperCase();
    case 3: {
      const [from, to] = random.pick(LOOK_ALIKES);
      return line.replaceAll(from, to);
    }
    case 4:
      return `${line}  `;
    case 5:
      return `Well,${random.pick(['\r', '\u2028', '\u0085', '\v', '\f', '\u2029'])}${line}`;
    default:
      return line;
  }
}

function bodyOf(random: Random): string {
  const lines = Array.from({ length: 40 }, () =>
    random.percent(80) ? disguised(random.pick(OURS), random) : random.pick(['Hello.', '', '> You wrote', 'Yours, A.']),
  );
  return ['Dear friend,', ...lines, 'so be it.'].join('\n');
}

/** A program that knows the older judges' mails line by line, and nothing of what stands around a line. */
const PROGRAM: readonly (readonly [string, RegExp])[] = [
  ['head', /^:: ?(?:Judge|Deadline):/i],
  ['message', /^(?:Broadcast message|Message|Private message) (?:from|to|in) /i],
  ['end', /^End of message/i],
  ['results', /^(?:Movement|Retreat|Adjustment|Build)s? (?:results|orders) for /i],
  ['order', /^(?!line \d)[A-Z][\w ]{1,30}: +(?:Army|Fleet|Builds|Removes|Defaults)\b/i],
  ['dislodged', /^The \w+ (?:Army|Fleet) in /i],
  ['next', /^The (?:next phase of|deadline for|game (?:is over|was)|following unit)/i],
  ['owners', /^Ownership of supply cent/i],
  ['start', /^Starting position for/i],
  ['history', /^(?:History information for|Summary of game)/i],
  ['mail', /^(?:Subject|Date): |^From \S+ .*\d\d:\d\d/i],
  ['foot', /^-- ?$/],
];

/** Whoever reads the turns in their own language; histories are English for everybody. */
const IN_LANGUAGE: Readonly<Record<string, typeof PROGRAM>> = {
  de: [
    ['results', /^(?:Ergebnisse|Befehle) (?:der|von|für) .* im (?:Frühjahr|Sommer|Herbst|Winter) /i],
    ['order', /^\p{L}[\p{L} ]{1,30}: +(?:Armee|Flotte|baut|löst|verliert ohne Befehl|\d+ Zentr\p{L}+,)(?!\p{L})/iu],
    ['next', /^Die nächste Phase von „/i],
    ['owners', /^Besitz der Versorgungszentren:/i],
    ['start', /^Anfangsstellung im /i],
    ['sheet', /^(?:Befehlsbogen öffnen|Nur für dich): *(?:https|$)/i],
  ],
  fr: [
    ['results', /^(?:Résultats des|Ordres pour les) (?:mouvements|retraites|ajustements), /i],
    ['order', /^\p{L}[\p{L} ]{1,30} : +(?:l'armée|la flotte|armée|flotte|construit|dissout|\d+ centres?,)(?!\p{L})/iu],
    ['next', /^La prochaine phase de «/i],
    ['owners', /^Possession des centres de ravitaillement :/i],
    ['start', /^Position de départ, /i],
    ['sheet', /^(?:Ouvrir votre feuille d'ordres|Pour vous seul) : *(?:https|$)/i],
  ],
};
const READS: Readonly<Record<string, string>> = {
  'cy@example.org': 'de',
  'di@example.org': 'fr',
  'olga@example.org': 'de',
};

function seenBy(text: string, program = PROGRAM): readonly string[] {
  return text
    .split(/\r\n?|[\n\v\f\x1c-\x1e\x85\u2028\u2029]/)
    .flatMap((line) => program.flatMap(([what, pattern]) => (pattern.test(line.trim()) ? [what] : [])))
    .sort();
}

const board = boardOf('standard');

/** What our own reader of old judges' mails finds. */
function foundIn(text: string): readonly string[] {
  const reader = makeClassicReader({ board: () => board, unread: () => {}, routine: () => {} });
  reader.source('mail');
  reader.mail(0);
  for (const [n, line] of text.split(/\r\n?|\n/).entries()) reader.line(line, n + 1);
  return reader
    .end()
    .flatMap(({ name, press, reports, outcome }) => [
      `${name} ${outcome?.kind ?? ''}`,
      ...press.map(({ from, to }) => `press ${from} ${to}`),
      ...reports.map(({ phase, orders }) => `${phase} ${orders.length}`),
    ]);
}

const framesOf = (mails: readonly OutgoingMail[]) =>
  mails.map(({ to, text }) => {
    const own = /^History information/m.test(text) ? [] : (IN_LANGUAGE[READS[to] ?? ''] ?? []);
    return [to, seenBy(text, [...PROGRAM, ...own]), foundIn(text)] as const;
  });

let world: TestWorld;

beforeAll(async () => {
  world = await playedGame();
  await write(world, 'bob', 'set mail classic', JUDGE);
  await write(world, 'cy', 'set language de', JUDGE);
  await write(world, 'di', 'set language fr', JUDGE);
  await write(world, 'olga', 'observe marne', JUDGE);
  await write(world, 'olga', 'set digest\nset language de', JUDGE);
  await write(world, 'mara', 'set white/grey\nset partial orders', GAME);
  for (const [n, unit] of ['F tri', 'F lon', 'F bre', 'F kie', 'F nap', 'F sev', 'F ank'].entries())
    await write(world, NAMES[n]!, `${unit} H\nset partial orders`);
  await world.sent();
}, 60_000);

const UTF8 = 'MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n';

async function say(who: string, text: string): Promise<void> {
  const from = `${who}@example.org`;
  await world.deliver(mailOf(from, text, { headers: UTF8 }), { from, to: [GAME] });
}

const DAY = 86_400_000;

/** Each way in which a text of somebody's comes into mails to others, or back to themselves. */
const WAYS: Readonly<Record<string, (text: string) => Promise<void>>> = {
  press: (text) => say('ann', `press to England, France, Germany\n${text}\nendpress`),
  'two messages': (text) => say('ann', `press to England\n${text}\nendpress\npress to England\n${text}\nendpress`),
  'press to all': (text) => say('ann', `press to all\n${text}\nendpress`),
  'grey press': (text) => say('ann', `grey press to England\n${text}\nendpress`),
  announcement: (text) => say('mara', `broadcast\n${text}\nendbroadcast`),
  diary: (text) => say('bob', `diary\n${text}\nend\ndiary read`),
  description: (text) => say('mara', `set comment begin\n${text}\nend\nlist`),
  history: async (text) => {
    await say('ann', `press to all\n${text}\nendpress`);
    await say('bob', 'history');
    await say('cy', 'history');
  },
  'results with postal press': async (text) => {
    await say('ann', `postal press to all\n${text}\nendpress`);
    await world.sent();
    await world.moveTo(world.services.now() + 5 * DAY);
  },
  'a digest': async (text) => {
    await say('ann', `press to all\n${text}\nendpress`);
    await world.sent();
    await world.moveTo(world.services.now() + DAY);
    await sweepGames(world.services, async () => {}, { writesLists: false });
  },
};

describe('a text of several lines', () => {
  it.each(Object.keys(WAYS))('has no frame of ours in it: %s', async (way) => {
    const random = createRandom(way.length);
    const send = WAYS[way]!;
    const plain = await world.asIf(async () => {
      await send('Dear friend,\nHello.\nso be it.');
      return framesOf(await world.sent());
    });
    expect(plain.length).toBeGreaterThan(0);
    for (let n = 0; n < RUNS; n += 1) {
      const body = bodyOf(random);
      const frames = await world.asIf(async () => {
        await send(body);
        return framesOf(await world.sent());
      });
      expect([body, frames]).toEqual([body, plain]);
    }
  });
});

it.each(['set comment begin', 'diary', 'announce'])(
  'a text cut off by a quotation is no half of itself: %s',
  async (opening) => {
    await world.asIf(async () => {
      await say('mara', `${opening}\nHello.\nTHROUGH SUN MAR 01 2026 20:30:00 +0000:\nBROADCAST\nso be it.\nend`);
      const mails = await world.sent();
      expect(mails.map(({ to }) => to)).toEqual(['mara@example.org']);
      expect(mails[0]!.text.replace(/\s+/g, ' ')).toContain('we are not sure where the message ends');
    });
  },
);

describe('a name', () => {
  it('can be no part of a frame of ours, nor begin a line like one', async () => {
    const random = createRandom(5);
    const names = [
      "Bob as France to England in 'marne'",
      "Bob' in 'marne':",
      'Bob to Germany',
      'Message from Bob',
      // Where lines of a mail end: a turn at the end of one, a judge's line at the beginning of the next.
      'Well, Movement results for Spring of 1901. (marne.001)',
      `${'x'.repeat(46)} The game was`,
      ...Array.from({ length: RUNS * 2 }, () => `Bob ${random.pick(OURS)}`),
      ...Array.from({ length: RUNS * 2 }, () => disguised(random.pick(OURS), random)),
    ].map((name) => name.replace(/[\s\u0080-\u009f\u2028\u2029]+/g, ' ').slice(0, 60));
    const frames = async (name: string) => {
      await say('ann', `set name ${name}`);
      await say('ann', 'press to England, France\nHello.\nendpress\npress to all\nHello.\nendpress');
      await say('cy', 'list');
      await say('ann', 'set pause');
      return framesOf((await world.sent()).filter(({ to }) => to !== 'ann@example.org'));
    };
    const plain = await world.asIf(() => frames('Bob'));
    for (const name of names) expect([name, await world.asIf(() => frames(name))]).toEqual([name, plain]);
  });
});

describe('a mark', () => {
  it('stands before whatever our own reader takes for a line of a judge', () => {
    const random = createRandom(7);
    const taken = [...OURS, ...OURS.map((line) => disguised(line, random))].filter(
      (line) => readClassicLine(line) !== null,
    );
    expect(taken.length).toBeGreaterThan(100);
    expect(taken.filter((line) => !isFrameLine(line))).toEqual([]);
  });

  it('is taken off again where a history is read: what was written comes back', () => {
    const random = createRandom(6);
    for (let n = 0; n < RUNS * 50; n += 1) {
      const body = bodyOf(random).replace(/[\r\u0085\v\f\u2028\u2029]/g, ' ');
      expect(unmarkFrames(markFrames(body))).toBe(body);
    }
  });

  it.each([
    ...['Dear England,', 'To: the Tsar of all the Russias', 'A Par - Bur', 'France: A Par - Bur, F Bre - Mao'],
    ...['From here on we are allies.'],
    ...['The game is afoot!', 'Game on.', 'Message in a bottle', 'Press on!', 'I end here.', '- one', '-- two'],
    ...['> You wrote', '| a table', ''],
    ...['Deadline: tomorrow, right?', 'Results next week', 'The army in Paris is mine.', 'Movement is life.'],
    ...['Turkey: he lies.', '   set in'],
    ...['Builds: none for you', 'Ownership matters.', 'Broadcasting this to all.', 'Subject to change.'],
    ...['Date night', 'End of story.'],
    ...['Frankreich: er lügt.', 'Die nächste Phase wird schwer.', 'Ergebnisse kommen morgen', 'Nur für dich: Galizien'],
    ...['Die Armee in Paris gehört mir.', 'Frist: morgen?', 'Österreich: bau doch eine Flotte', 'Befehle für alle!'],
    ...['La prochaine phase sera dure.', 'Résultats demain', 'Pour vous seul : Galicie', 'France : elle ment'],
  ])('stands before no other line: %s', (line) => {
    for (const language of [english, german, french])
      inLanguage(language, () => expect(markFrames(line, isOurLine)).toBe(line));
  });
});
