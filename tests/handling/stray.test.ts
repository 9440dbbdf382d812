/** What stands where no order is read, or says a thing twice, is told to whoever wrote it; nothing of it is used. */
import { describe, expect, it } from 'vitest';
import type { TestWorld } from '../conversations/world.ts';
import { ask, gameNow, twoPlayers } from '../deadlines/games.ts';
import { GAME, mailOf, playedGame } from './rig.ts';

const HEAD = 'On Tue, 3 Mar 2026 at 09:12, CHAN (marne) <marne@judge.example.org> wrote:';

/** The answer to a mail of France, its lines joined. */
async function answerTo(
  services: TestWorld,
  text: string,
  subject = 'orders',
  raw = mailOf('cy@example.org', text, { subject }),
) {
  await services.deliver(raw, { from: 'cy@example.org', to: [GAME] });
  const [mail] = await services.sent();
  return mail!.text.replace(/\n {2,}|\n(?=\S)/g, ' ');
}

describe('orders that stand nowhere else are said to stand', () => {
  it('in the quoted text', async () => {
    const services = await playedGame('memory');
    const told = 'Your mail has orders in its quoted text alone, which is not read (A par - gas): write them above it.';
    expect(await answerTo(services, `Fine so.\n\n${HEAD}\n> A Par - Gas`)).toContain(told);
    expect(await answerTo(services, '> A Par - Gas\n> Regards')).toContain(told);
    expect(await answerTo(services, `A Par H\n\n${HEAD}\n> A Par - Gas`)).not.toContain('quoted text alone');
    // What is on file already needs no word.
    expect(await answerTo(services, `Thanks!\n\n${HEAD}\n> A Par H`)).not.toContain('quoted text alone');
    // Nor is what the line above it files.
    await answerTo(services, 'If Italy agrees:\nA Par - Gas');
    expect(await answerTo(services, `FILE\n\n${HEAD}\n> If Italy agrees:\n> A Par - Gas\n> A Mar - Spa`)).not.toContain(
      'quoted text alone',
    );
  });

  it('in the subject', async () => {
    const services = await playedGame('memory');
    const told = 'Orders in a subject are not read (A par - gas, F bre - mao): write them into the mail itself.';
    expect(await answerTo(services, '', 'A Par - Gas, F Bre - Mao')).toContain(told);
    expect(await answerTo(services, 'A Mar H', 'Re: [marne] my orders: A Par - Gas, F Bre - Mao')).toContain(told);
    for (const subject of ['[marne] S1901M orders INCOMPLETE: 2 units', 'France attacks', 'Paris'])
      expect(await answerTo(services, 'A Mar H', subject)).not.toContain('Orders in a subject');
  });
});

it('whoever answers a mail of a phase that is over is never told only what cannot be done now', async () => {
  const services = await twoPlayers();
  await ask(services, 'ann', 'vie-gal; bud-ser; tri-alb');
  await ask(services, 'bob', 'lon-nth; edi-nwg; lvp-yor');
  await services.moveTo((await gameNow(services)).current!.clock.deadline);
  await services.sent();
  const correction = mailOf('ann@example.org', 'Correction:\nA Vie - Boh', {
    headers: 'In-Reply-To: <marne.S1901M.1@judge.example.org>\r\n',
  });
  await services.deliver(correction, { from: 'ann@example.org', to: [GAME] });
  const [answer] = await services.sent();
  expect(answer!.text.replace(/\s+/g, ' ')).toContain(
    'Spring 1901, which has been processed. Lines are for Fall 1901 now.',
  );
});

it('the same unit ordered twice in one mail is said; the last counts', async () => {
  const services = await playedGame('memory');
  const answer = await answerTo(services, 'A Par - Bur\nF Bre - Mao\nA Par - Pic');
  expect(answer).toContain("A Par - Pic: Line 1 has another order for this unit, 'A Par - Bur': the last one counts.");
  expect(answer).toContain('France: Army Paris -> Picardy.');
  expect(await answerTo(services, 'A Par - Gas, A Par - Gas')).toContain('This line has the same order for this unit.');
  expect(await answerTo(services, 'A Par - Bur')).not.toContain('for this unit');
});

it('sentences under a sign-on and above a quotation are shown back', async () => {
  const services = await playedGame('memory');
  const text = `signon fmarne cypw\nBelgium should be ours soon.\nA Par - Bur\n\nMy dog sleeps beside me.\n\n${HEAD}\n> A Par - Gas`;
  const answer = await answerTo(services, text);
  for (const sentence of ['Belgium should be ours soon.', 'My dog sleeps beside me.'])
    expect(answer).toContain(`${sentence}: This is neither an order nor a command`);
});

it('a word behind the name of the power is not told as the name of a game', async () => {
  const services = await playedGame('memory');
  const raw = mailOf('cy@example.org', 'signon fmarne hunter2 and more');
  await services.deliver(raw, { from: 'cy@example.org', to: ['judge@judge.example.org'] });
  const [mail] = await services.sent();
  expect(mail!.text).toContain('There is no such game');
  expect(mail!.text).not.toContain('hunter2');
});

describe('an answer to a mail of ours with a quotation that nothing marks', () => {
  const answering = (text: string) =>
    mailOf('cy@example.org', text, { headers: 'In-Reply-To: <marne.S1901M@judge.example.org>\r\n' });

  it('leaves its old orders where they are', async () => {
    const services = await playedGame('memory');
    await answerTo(services, 'A Par - Gas\nA Par - Bur\nF Bre - Mao');
    const text = 'A Par - Pic\n\nYour orders\nArmy Paris -> Burgundy.\nFleet Brest -> Mid-Atlantic Ocean.\nA Mar H';
    const answer = await answerTo(services, '', '', answering(text));
    expect(answer).toContain('line 1 has a new order for this unit: it was taken for quoted text and not used.');
    expect(answer).toContain('France: Army Paris -> Picardy.');
    expect(answer).toContain('France: Fleet Brest -> Mid-Atlantic Ocean.');
    expect(answer).toContain('2 orders NOT filed below "Your orders": F Bre - MAO A Mar H');
  });

  it('loses no order of its own', async () => {
    const services = await playedGame('memory');
    await answerTo(services, 'A Par - Bur\nF Bre - Mao');
    // What was on file comes first, what is new below it; and what is on file again alone.
    expect(await answerTo(services, '', '', answering('A Par - Bur\nA Par - Pic'))).toContain('Army Paris -> Picardy.');
    expect(await answerTo(services, '', '', answering('A Par - Bur'))).toContain('Army Paris -> Burgundy.');
    // A mail that answers nothing means what it says last.
    expect(await answerTo(services, 'A Par - Gas\nA Par - Bur')).toContain('Army Paris -> Burgundy.');
  });
});
