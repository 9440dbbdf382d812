/**
 * The law of press: a message of whatever text reaches exactly its readers, character for character, and nothing in it does
 * anything else. Texts are mixed of words, orders, commands, the judge's own mails and quotations.
 */

import { describe, expect, test } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import type { TestWorld } from '../conversations/world.ts';
import { LETTERS } from '../letters/letters.ts';
import { createRandom, type Random } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { mailOf, NAMES, POWERS, playedGame } from './rig.ts';

const RUNS = IS_FULL ? 2000 : 24;
/** Mails of one address within an hour are limited. */
const A_WORLD = 250;
const UTF8 = 'MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n';

const SENTENCES = [
  'Will you join me against Turkey? Watch your back.',
  'I am with you. My moves will be:',
  'Say hello to bob, create a diversion, and observe Italy.',
  'set p for peace; take over Belgium, sign on later',
  'Press on! To win, that is.',
  'cypw is an ordinary word of mine',
  'End of message.',
  'to France: this is no message of its own',
  'Ünïcödé, Ελλάδα, Россия, 日本, 👨‍👩‍👧, 🏴󠁧󠁢󠁥󠁮󠁧󠁿, שלום, می‌خواهم',
  `a long line ${'that goes on and on '.repeat(30)}`,
  '   indented, with  two  spaces   ',
  '\ttabbed\tout',
  '',
  '',
  '***',
  '<b>not HTML</b> & <script>alert(1)</script>',
  'http://example.org/?q=1&r=2',
  '-- ',
  '--',
  '____________________________',
];
const ORDERS = [
  'A Par - Bur',
  'A Mar H',
  'F Bre - Mao',
  'France: Army Paris -> Picardy.',
  'build A Par',
  'waive',
  'clear',
];
const COMMANDS = [
  'set wait',
  'ready',
  'draw',
  'resign',
  'set deadline tomorrow',
  'list',
  'phase S1902M',
  'status',
  'yes',
];
const NESTED = ['press to Italy', 'broadcast', '> endpress', '>> signoff', 'becom italy', 'if A Mun then'];
const HEADS = [
  'On Tue, 3 Mar 2026 at 09:12, CHAN (marne) <marne@judge.example.org> wrote:',
  '-----Original Message-----',
  'From: Max <max@example.org>\nSent: Tuesday, March 3, 2026 9:12 AM\nTo: Jean\nSubject: orders',
  '> A Gas - Mar\n> set wait',
];

/** Those that tell how to end a message hold its end. */
const LETTER_TEXTS = Object.values(LETTERS)
  .map((letter) => letter().text)
  .filter((text) => !/^\s*(?:end\s?(?:press|broadcast)|sign\s?off)\s*$/im.test(text));

function textOf(random: Random, kinds: readonly (readonly string[])[]): string {
  const pieces = Array.from({ length: 1 + random.below(8) }, () => random.pick(random.pick(kinds)));
  if (kinds.includes(HEADS) && random.percent(30)) pieces.push(random.pick(LETTER_TEXTS).slice(0, 3000));
  return `Dear friend,\n${pieces.join('\n')}\nso be it.`;
}

interface Sent {
  readonly kinds: readonly string[];
  readonly bodies: readonly string[];
  /** Who got a mail, and of those the texts that hold the body as it is, but for marks before lines like ours. */
  readonly readers: readonly string[];
  readonly whole: readonly string[];
}

async function send(services: TestWorld, text: string, to: string, body: string): Promise<Sent> {
  const before = (await loadGame(services.services, 'marne'))!.n;
  const raw = mailOf('cy@example.org', text, { subject: 'hello', headers: UTF8 });
  await services.deliver(raw, { from: 'cy@example.org', to: [to] });
  const events = (await services.services.games.commitsAfter(gameName('marne'), before)).flatMap(
    (commit) => commit.events,
  );
  const mails = (await services.sent()).filter((mail) => mail.to !== 'cy@example.org');
  const names = (list: readonly { to: string }[]) => list.map((mail) => mail.to.split('@')[0]!).sort();
  return {
    kinds: events.map(({ type }) => type),
    bodies: events.flatMap((event) => (event.type === 'press-sent' ? [event.sealed.value.body] : [])),
    readers: names(mails),
    whole: names(mails.filter((mail) => unmarked(mail.text).includes(`\n\n${unmarked(body)}\n`))),
  };
}

const unmarked = (text: string) => text.replace(/^\| /gm, '');

/** Some of the others, and how they are named. */
function readersOf(random: Random): { readonly names: readonly string[]; readonly powers: string } {
  const others = random.shuffle(NAMES.filter((name) => name !== 'cy')).slice(0, 1 + random.below(3));
  return { names: [...others].sort(), powers: others.map((name) => POWERS[NAMES.indexOf(name)]!).join(', ') };
}

describe('what is sent arrives', () => {
  test('between PRESS and ENDPRESS, and what stands below is read', async () => {
    let services = await playedGame('memory');
    const random = createRandom(1901);
    for (let n = 0; n < RUNS; n++) {
      if (n % A_WORLD === A_WORLD - 1) services = await playedGame('memory');
      // A message's beginning below the head of a quotation is asked about: whose end is ENDPRESS?
      const body = textOf(random, [SENTENCES, SENTENCES, ORDERS, COMMANDS, random.pick([NESTED, HEADS])]);
      const { names, powers } = readersOf(random);
      const below = ['A Par H', 'A Par - Gas'][n % 2]!;
      const got = await send(
        services,
        `press to ${powers}\n${body}\nendpress\n${below}`,
        'marne@judge.example.org',
        body,
      );
      expect({ body, ...got }).toEqual({
        body,
        kinds: ['orders-filed', 'press-sent', 'mail-answered'],
        bodies: [body],
        readers: names,
        whole: names,
      });
      const seat = (await loadGame(services.services, 'marne'))!.seats.find(({ power }) => power === 'FRANCE')!;
      expect(seat.onFile.map(({ order }) => order)).toEqual([below.replace('Par', 'par').replace('Gas', 'gas')]);
    }
  });

  test('at the address of a player, but for signature and quotation below it', { tags: ['long'] }, async () => {
    let services = await playedGame('memory');
    const random = createRandom(1902);
    const plain = SENTENCES.filter((each) => !/^(?:--|_|to )/.test(each));
    // Orders for every unit of the writer would be held and asked about.
    const someOrders = ORDERS.filter((each) => each !== 'A Mar H');
    for (let n = 0; n < RUNS; n++) {
      if (n % A_WORLD === A_WORLD - 1) services = await playedGame('memory');
      const body = textOf(random, [plain, plain, someOrders, COMMANDS]);
      const [name] = readersOf(random).names;
      const power = POWERS[NAMES.indexOf(name as (typeof NAMES)[number])]!.toLowerCase();
      const quoted = random.pick(Object.values(LETTERS))().text.replace(/^/gm, '> ');
      const tail = random.pick(['', '\n-- \nCy\ncy@example.org', `\n\n${HEADS[0]}\n${quoted}`]);
      const got = await send(services, `${body}${tail}`, `marne+${power}@judge.example.org`, body);
      expect({ body, tail, ...got }).toEqual({
        body,
        tail,
        kinds: ['press-sent', 'mail-answered'],
        bodies: [body],
        readers: [name],
        whole: [name],
      });
    }
  });
});
