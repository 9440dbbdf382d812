/** No order that was mailed for one phase is played in another without its writer having been told, and having had the time to answer. */
import { describe, expect, test } from 'vitest';
import { legalOrdersOf } from '../../engine/adjudicate/legality/legal-orders.ts';
import type { Position } from '../../engine/board/position.ts';
import { evolve } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import { phaseIdOf } from '../../engine/game/orders/phase-id.ts';
import { formatOrder, parseUnit } from '../../engine/orders/notation.ts';
import { composeMail } from '../../lambdas/outgoing/send-mail.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import { standard } from '../boards.ts';
import { DOMAIN, type TestWorld } from '../conversations/world.ts';
import { gameNow, HOUR, twoPlayers } from '../deadlines/games.ts';
import { GAME, mailOf, playedGame, write } from '../handling/rig.ts';
import { createRandom, type Random } from '../random.ts';
import { IS_FULL } from '../some-of.ts';

const WALKS = IS_FULL ? 400 : 5;
const STEPS = 14;
const ANN = 'ann@example.org';

/** How mail programs answer: with all references, with the last alone, to a mail that a service has given an id of its own, by a button. */
const HANDS = ['references', 'in-reply-to', 'id of a service', 'button', 'new mail'] as const;
type Hand = (typeof HANDS)[number];

function headOf(mail: OutgoingMail, hand: Hand, at: number): { readonly subject: string; readonly headers: string } {
  const { headers, subject } = mail;
  const [id = ''] = /(?<=^Message-ID:\s+)<\S+>/im.exec(Buffer.from(composeMail(mail, DOMAIN)).toString()) ?? [];
  const date = `Date: ${new Date(at).toUTCString()}\r\n`;
  const answer = (last: string, others = '') => ({
    subject: `Re: ${subject}`,
    headers: `${date}In-Reply-To: ${last}\r\n${others === '' ? '' : `References: ${others} ${last}\r\n`}`,
  });
  switch (hand) {
    case 'references':
      return answer(id, headers['References']);
    case 'in-reply-to':
      return answer(id);
    case 'id of a service':
      return answer('<0102018f@eu-west-1.amazonses.com>', headers['References']);
    case 'button': {
      const found = /mailto:[^"]*?subject=([^"&]*)/.exec(mail.html.replaceAll('&amp;', '&'))?.[1];
      return { subject: decodeURIComponent(found ?? '%5Bmarne%5D'), headers: date };
    }
    case 'new mail':
      return { subject: 'orders', headers: date };
  }
}

interface Read {
  readonly mail: OutgoingMail;
  /** The game as it stood when the mail was sent. */
  readonly past: Game;
}

const game = await playedGame();
const first = await gameNow(game);

async function deliver(world: TestWorld, text: string, head: ReturnType<typeof headOf>): Promise<string> {
  await world.sent();
  await world.deliver(mailOf(ANN, text, head), { from: ANN, to: [GAME] });
  const answer = (await world.sent()).find(({ to }) => to === ANN);
  return `${answer?.subject ?? ''}\n${answer?.text ?? ''}`;
}

/** What is on file for Ann, with the phase that it is for, since commit `n`. */
async function filedSince(world: TestWorld, n: number) {
  let state: Game | null = null;
  const filed: { readonly phase: string; readonly orders: readonly string[] }[] = [];
  for (const commit of await world.services.games.commitsAfter(first.name, 0)) {
    const before: Game | null = state;
    state = evolve(before, commit);
    if (before === null || commit.n <= n) continue;
    for (const event of commit.events)
      if (event.type === 'orders-filed' && event.power === 'AUSTRIA')
        filed.push({ phase: phaseIdOf(before), orders: event.sealed.value.onFile.map(({ order }) => order) });
  }
  return filed;
}

async function move(world: TestWorld, random: Random, mails: Read[]): Promise<void> {
  const before = await gameNow(world);
  await world.sent();
  const what = random.below(4);
  if (what === 0) {
    await write(world, 'mara', 'rollback', GAME);
    const word = /CONFIRM (\w+)/.exec((await world.sent()).findLast(({ to }) => to.startsWith('mara'))?.text ?? '');
    if (word !== null) await write(world, 'mara', word[0], GAME);
  } else if (what === 1) await world.moveTo(world.services.now() + random.below(30) * HOUR);
  else await write(world, 'mara', `process ${before.position!.phase}`, GAME);
  const after = await gameNow(world);
  for (const mail of await world.sent()) {
    if (mail.to !== ANN) continue;
    mails.push({ mail, past: /results|goes back|goes forward/.test(mail.subject) ? after : before });
  }
}

/** An order for each of Austria's units then. */
function linesFor({ position }: Game, random: Random): readonly string[] {
  const { phase, units, dislodged } = position as Position;
  if (phase.endsWith('A')) return ['build A vie', 'remove A bud'];
  const own = phase.endsWith('R') ? (dislodged?.['AUSTRIA'] ?? []).map(({ unit }) => unit) : (units['AUSTRIA'] ?? []);
  return own.map((unit) => formatOrder(random.pick(legalOrdersOf(standard, position!, parseUnit(unit)!))));
}

/** Does an order show that it is not for that phase: its unit did not stand there, or the phase wanted none of its kind? */
function isOnlyForNow(orders: readonly string[], then: Game, now: Game): boolean {
  const [thenKind, nowKind] = [then.position!.phase.at(-1)!, now.position!.phase.at(-1)!];
  if ((thenKind === 'A') !== (nowKind === 'A')) return true;
  const units =
    thenKind === 'R'
      ? Object.values(then.position!.dislodged ?? {}).flatMap((all) => all.map(({ unit }) => unit))
      : Object.values(then.position!.units).flat();
  const standing = units.map((unit) => unit.replace(/\/.*/, ''));
  return thenKind !== 'A' && orders.some((order) => !standing.includes(order.split(' ').slice(0, 2).join(' ')));
}

interface Count {
  crossed: number;
  asked: number;
  filedInDoubt: number;
  filed: number;
}

async function walk(world: TestWorld, random: Random, count: Count): Promise<void> {
  const begin = (await world.sent()).filter(({ to }) => to === ANN);
  const mails: Read[] = begin.map((mail) => ({ mail, past: first }));
  for (let step = 0; step < STEPS; step += 1) {
    if (mails.length === 0 || random.percent(45)) {
      await move(world, random, mails);
      continue;
    }
    const { mail, past } = random.percent(20) ? mails.at(-1)! : random.pick(mails);
    const now = await gameNow(world);
    const hand = random.pick(HANDS);
    const lines = linesFor(past, random);
    if (lines.length === 0) continue;
    const before = now.n;
    // Without a reference, written when the mail was read.
    const at = hand === 'new mail' ? past.current!.clock.began + HOUR : world.services.now();
    const answer = await deliver(world, lines.join('\n'), headOf(mail, hand, at));
    const [told = ''] = answer.split('\n');
    const filed = await filedSince(world, before);
    const isOther = phaseIdOf(past) !== phaseIdOf(now);
    const isLate = at < now.current!.clock.began - HOUR / 4;
    // A new mail shows its phase by its date alone, and a button by the name of the phase.
    const isShown = hand === 'new mail' ? isLate : hand !== 'button' || past.position!.phase !== now.position!.phase;
    if (!isOther || !isShown) {
      if (!isOther) count.filed += filed.length;
      if (!isOther) expect([hand, told, /NOT filed|you answered/.test(told)]).toEqual([hand, told, false]);
      continue;
    }
    const isAsked = /NOT filed|you answered a mail/.test(told);
    const orders = filed.flatMap((each) => each.orders);
    if (filed.length > 0 && hand !== 'button' && !isAsked && !isOnlyForNow(orders, past, now)) count.crossed += 1;
    if (filed.length > 0 && hand === 'button') count.crossed += 1;
    if (filed.length === 0 && isAsked) count.asked += 1;
    if (filed.length > 0 && isAsked) count.filedInDoubt += 1;
  }
}

test('0 orders cross unseen, whatever is answered, by whatever program, while the phase moves', {
  tags: ['long'],
}, async () => {
  const count: Count = { crossed: 0, asked: 0, filedInDoubt: 0, filed: 0 };
  for (let seed = 1; seed <= WALKS; seed += 1) await game.asIf(() => walk(game, createRandom(seed), count));
  expect(count.crossed).toBe(0);
  // All of it happened.
  expect(Math.min(count.asked, count.filedInDoubt, count.filed)).toBeGreaterThan(WALKS / 2);
});

describe('in the fall, of the spring', () => {
  const MOVES = 'vie-gal\nbud-ser\ntri-alb';

  /** Ann's answer of the spring, and her results, in the fall. */
  async function inFall(spring: string) {
    const world = await twoPlayers();
    await write(world, 'ann', spring);
    const earlier = (await world.sent()).findLast(({ to }) => to === ANN)!;
    await write(world, 'bob', 'lon-nth; edi-nwg; lvp-yor');
    await world.moveTo(world.services.now() + HOUR);
    const results = (await world.sent()).findLast(({ to, subject }) => to === ANN && subject.includes('results'))!;
    expect((await gameNow(world)).position!.phase).toBe('F1901M');
    return { world, earlier, results };
  }
  const HOLDING = 'vie H\nbud H\ntri H';
  const answering = (mail: OutgoingMail, world: TestWorld) => headOf(mail, 'references', world.services.now());
  const onFile = async (world: TestWorld) =>
    (await gameNow(world)).seats.find(({ power }) => power === 'AUSTRIA')!.onFile.map(({ order }) => order);

  test('the answer to the results is for the fall, whatever its Date; what orders a unit that stands there only now is, too', async () => {
    const { world, ...mails } = await inFall(MOVES);
    for (const which of ['results', 'earlier'] as const)
      await world.asIf(async () => {
        const head = headOf(mails[which], 'references', first.current!.clock.began - HOUR);
        expect(await deliver(world, 'gal-vie\nser-bul\nalb-tri', head)).toMatch(/^\[marne\] F1901M orders complete\n/);
        await write(world, 'bob', 'nth-nwy; nwg H; yor H');
        await world.moveTo(world.services.now() + 2 * HOUR);
        expect((await gameNow(world)).resolved).toHaveLength(2);
      });
  });

  test('what could be meant for both is filed, said first, and played early only once it is confirmed or sent again', async () => {
    const { world, earlier } = await inFall(HOLDING);
    const answer = await deliver(world, MOVES, answering(earlier, world));
    expect(answer).toMatch(/^\[marne\] (3 orders for Fall 1901 filed \(you answered a mail of Spring 1901\))\n\1\./);
    expect(await onFile(world)).toEqual(['A vie - gal', 'A bud - ser', 'F tri - alb']);
    await write(world, 'bob', 'nth-nwy; nwg H; yor H');
    const { deadline } = (await gameNow(world)).current!.clock;
    const question = { subject: `Re: ${answer.split('\n')[0]}`, headers: 'In-Reply-To: <q1@judge.example.org>\r\n' };
    const settled = [
      ['nothing', null, 1],
      ['FILE', { subject: 'orders', headers: '' }, 2],
      ['yes', question, 2],
      [HOLDING, { subject: 'orders', headers: '' }, 2],
    ] as const;
    for (const [text, head, phases] of settled)
      await world.asIf(async () => {
        if (head !== null) await deliver(world, text, head);
        await world.moveTo(deadline - HOUR);
        expect([text, (await gameNow(world)).resolved.length]).toEqual([text, phases]);
        await world.moveTo(deadline);
        expect((await gameNow(world)).resolved.length).toBeGreaterThan(1);
      });
  });

  test('after the deadline, too, nothing is played on them before their writer could answer', async () => {
    const { world, earlier } = await inFall(HOLDING);
    await write(world, 'bob', 'nth-nwy; nwg H; yor H');
    const { deadline, graceEnd } = (await gameNow(world)).current!.clock;
    await world.moveTo(deadline + HOUR);
    await deliver(world, MOVES, answering(earlier, world));
    await world.moveTo(graceEnd - 1);
    expect((await gameNow(world)).resolved).toHaveLength(1);
    await world.moveTo(graceEnd);
    expect((await gameNow(world)).resolved.length).toBeGreaterThan(1);
  });

  test('where a line cannot be carried out now, nothing is filed and both boards are shown', async () => {
    const { world, earlier } = await inFall(HOLDING);
    await write(world, 'ann', 'vie H');
    await world.moveTo(world.services.now() + 60_000);
    const answer = await deliver(world, 'vie-gal\nbud-par', answering(earlier, world));
    expect(answer).toMatch(/^\[marne\] 1 order for Fall 1901 NOT filed \(written for Spring 1901\); 1 line refused/);
    expect(answer).toContain('Take it over for Fall 1901?');
    expect(await onFile(world)).toEqual(['A vie H']);
    await deliver(world, 'FILE', { subject: 'orders', headers: '' });
    expect(await onFile(world)).toEqual(['A vie - gal']);
  });

  test('a phase named in the mail goes before all else: in a heading, or in a subject of one\u2019s own', async () => {
    const { world, earlier } = await inFall(HOLDING);
    const head = answering(earlier, world);
    const plain = { subject: 'orders', headers: '' };
    for (const [text, how] of [
      ['Fall 1901:\nvie H', head],
      ['vie H', { ...head, subject: 'Orders Fall 1901' }],
      ['vie H', { ...head, subject: 'Befehle Herbst 1901' }],
      ['vie H', { ...head, subject: 'my fall moves' }],
      ['vie H', { ...plain, subject: 'Moves' }],
      ['vie H', plain],
    ] as const)
      await world.asIf(async () => {
        expect(await deliver(world, text, how)).toMatch(/^\[marne\] F1901M orders INCOMPLETE/);
      });
    for (const subject of [
      'Spring 1901',
      'my orders for S1901M',
      'marne S1901M',
      'Re: [marne] S1901M orders',
      'Winter 1901',
      'my spring moves',
      'Befehle Frühjahr',
      'Ordres printemps',
    ])
      await world.asIf(async () => {
        const answer = await deliver(world, 'vie H', { ...plain, subject });
        const asked =
          /(?:NOT filed \(written for|NICHT eingetragen|NON enregistré).* (?:Spring|Winter|Frühjahr|printemps) 1901/;
        expect([subject, answer.split('\n')[0]]).toEqual([subject, expect.stringMatching(asked)]);
        expect(await onFile(world)).toEqual([]);
      });
    // A season alone is that of the mail that is answered; else the next.
    for (const [how, told] of [
      [head, "Please confirm 'orders for F1901M'"],
      [plain, 'Kept for Spring 1902: 1 order. 0 of 3 units'],
    ] as const)
      await world.asIf(async () => {
        expect(await deliver(world, 'Spring moves:\nvie H', how)).toContain(told);
        expect(await onFile(world)).toEqual([]);
      });
  });

  test('a Date says something only where it lies a quarter of an hour before the phase, and in one before it', async () => {
    const { world } = await inFall(HOLDING);
    const { began } = (await gameNow(world)).current!.clock;
    for (const [minutes, isFiled] of [
      [-14, true],
      [-16, false],
      [-60 * 24 * 400, true],
      [60 * 24, true],
    ] as const)
      await world.asIf(async () => {
        const headers = `Date: ${new Date(began + minutes * 60_000).toUTCString()}\r\n`;
        const answer = await deliver(world, 'tri H', { subject: 'orders', headers });
        expect([minutes, await onFile(world)]).toEqual([minutes, isFiled ? ['F tri H'] : []]);
        const asked = /NOT filed \(your mail is dated .*in Spring 1901\)/;
        expect([minutes, asked.test(answer)]).toEqual([minutes, !isFiled]);
      });
  });

  test('a Date in a phase whose board it does not fit is a Date before this phase all the same, where an earlier board fits', async () => {
    const { world } = await inFall(MOVES);
    await write(world, 'ann', 'gal-vie; ser-bud; alb-tri');
    await write(world, 'bob', 'nth H; nwg H; yor H');
    await world.moveTo(world.services.now() + 2 * HOUR);
    const { position, current } = await gameNow(world);
    expect(position!.phase).toBe('S1902M');
    const headers = `Date: ${new Date(current!.clock.began - HOUR).toUTCString()}\r\n`;
    expect(await deliver(world, MOVES, { subject: 'orders', headers })).toMatch(/NOT filed \(your mail is dated /);
    expect(await onFile(world)).toEqual([]);
  });
});
