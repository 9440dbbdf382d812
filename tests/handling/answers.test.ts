/** A plain answer to a message goes to whoever wrote that message, whatever it says, and does nothing else. */
import { describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import type { TestWorld } from '../conversations/world.ts';
import { freshWorld, JUDGE, mailOf, NAMES, POWERS, playedGame, write } from './rig.ts';

const at = (name: string) => `${name}@example.org`;
const mailTo = (mails: readonly OutgoingMail[], name: string) => mails.filter(({ to }) => to === at(name));

/** The mail as a program answers it: the words above, all of the mail quoted below. */
async function answer(
  services: TestWorld,
  name: string,
  mail: OutgoingMail,
  words: string,
): Promise<readonly OutgoingMail[]> {
  const quoted = mail.text.trimEnd().replace(/^/gm, '> ');
  const text = `${words}\n\nOn Tue, 3 Mar 2026 at 09:12, CHAN (marne) <${mail.replyTo}> wrote:\n${quoted}`;
  await services.deliver(mailOf(at(name), text, { subject: `Re: ${mail.subject}` }), {
    from: at(name),
    to: [mail.replyTo!],
  });
  return services.sent();
}

async function said(services: TestWorld, name: string, text: string): Promise<readonly OutgoingMail[]> {
  await write(services, name, text);
  return services.sent();
}

/** The words of a message as its reader sees them. */
function bodyOf({ text }: OutgoingMail): string {
  const [, body = ''] = /':\n\n([\s\S]*?)\n\n(?:To answer|-- \n|End of message)/.exec(text) ?? [];
  return body;
}

async function onFile(services: TestWorld, name: string): Promise<string> {
  const [mail] = mailTo(await said(services, name, 'orders'), name);
  return mail!.text;
}

describe('an answer to press', () => {
  it('goes to its writer; what looks like an order in it is press', async () => {
    const services = await playedGame('memory');
    await said(services, 'cy', 'A Par - Pic\nF Bre - Mao\nA Mar - Spa');
    const [press] = mailTo(await said(services, 'di', 'press to France\nShall we?\nendpress'), 'cy');
    expect(press!.replyTo).toBe('marne+germany@judge.example.org');
    const words = 'I am with you. My moves will be:\nA Par - Bur\nA Mar - Bur\n\nOk, deal!';
    const mails = await answer(services, 'cy', press!, words);
    expect(mailTo(mails, 'di').map(bodyOf)).toEqual([words]);
    expect(mailTo(mails, 'di')[0]!.replyTo).toBe('marne+france@judge.example.org');
    expect(mailTo(mails, 'cy')[0]!.text).toContain('I am with you. My moves will be:: Sent to Germany.');
    expect(mails).toHaveLength(2);
    expect(await onFile(services, 'cy')).toContain('France: Army Paris -> Picardy.');
  });

  it('of nothing but orders is held and asked about; nothing is filed', async () => {
    const services = await playedGame('memory');
    const [press] = mailTo(await said(services, 'di', 'press to France\nShall we?\nendpress'), 'cy');
    const mails = await answer(services, 'cy', press!, 'A Par - Bur\nA Mar - Spa');
    expect(mailTo(mails, 'di')).toEqual([]);
    const [asked] = mails;
    expect(asked!.text).toContain('2 orders NOT filed as this may be a message to Germany');
    expect(asked!.replyTo).toMatch(/^marne\+r-/);
    expect(await onFile(services, 'cy')).toContain('France: Army Paris, No Order Processed.');
    const sent = await said(services, 'cy', 'SEND');
    expect(mailTo(sent, 'di').map(bodyOf)).toEqual(['A Par - Bur\nA Mar - Spa']);
  });

  it.each([
    [
      'some orders among words',
      'Then I go A Par - Bur\nA Par - Bur\nA Mar - Spa',
      '2 lines with orders were sent as words, not filed',
    ],
    [
      'all of them with a question',
      'A Par - Bur\nA Mar - Spa\nF Bre - Mao\nOk?',
      '3 lines with orders were sent as words',
    ],
    ['all of them', 'Fine, let us do it.\n\nA Par - Bur\nA Mar - Spa\nF Bre - Mao', null],
    ['what it says to be orders', 'Fine.\nMy orders:\nA Par - Bur', null],
    ['what it says to be orders, in German', 'Gut.\nHier sind meine Befehle:\nA Par - Bur', null],
    ['what it says to be orders, in French', "D'accord.\nVoici mes ordres :\nA Par - Bur", null],
    [
      'what it says to have ordered',
      'I sent my orders already, A Par - Bur among them.\nA Par - Bur',
      '2 lines with orders were',
    ],
  ])('with %s', async (_, words, told) => {
    const services = await playedGame('memory');
    const [press] = mailTo(await said(services, 'di', 'press to France\nShall we?\nendpress'), 'cy');
    const mails = await answer(services, 'cy', press!, words);
    expect(mailTo(mails, 'di')).toHaveLength(told === null ? 0 : 1);
    const receipt = mailTo(mails, 'cy')[0]!.text.replaceAll(/\s+/g, ' ');
    expect(receipt).toContain(told ?? 'NOT filed as this may be a message to Germany');
    expect(await onFile(services, 'cy')).toContain('France: Army Paris, No Order Processed.');
  });

  it.each(['Ok, deal!', 'wait', 'Draw?', 'yes', 'help', 'no', 'Ready when you are.', 'Hold the line'])(
    '%s is said to the writer and does nothing',
    async (words) => {
      const services = await playedGame('memory');
      const [press] = mailTo(await said(services, 'di', 'press to France\nShall we?\nendpress'), 'cy');
      const mails = await answer(services, 'cy', press!, words);
      expect(mailTo(mails, 'di').map(bodyOf)).toEqual([words]);
      expect(mailTo(mails, 'cy')).toHaveLength(1);
    },
  );

  it('to a broadcast goes to its writer alone', async () => {
    const services = await playedGame('memory');
    const all = await said(services, 'di', 'broadcast\nPeace?\nendbroadcast');
    const mails = await answer(services, 'cy', mailTo(all, 'cy')[0]!, 'Between us: never.');
    expect(mails.map(({ to }) => to).sort()).toEqual([at('cy'), at('di')]);
    expect(mailTo(mails, 'di').map(bodyOf)).toEqual(['Between us: never.']);
  });

  it('to the master and from the master', async () => {
    const services = await playedGame('memory');
    const [press] = mailTo(await said(services, 'mara', 'press to France\nAll well?\nendpress'), 'cy');
    expect(press!.replyTo).toBe('marne+master@judge.example.org');
    const first = await answer(services, 'cy', press!, 'Quite.');
    const [answered] = mailTo(first, 'mara');
    expect(bodyOf(answered!)).toBe('Quite.');
    const second = await answer(services, 'mara', answered!, 'Good.');
    expect(mailTo(second, 'cy').map(bodyOf)).toEqual(['Good.']);
  });

  it('to an anonymous message reaches its writer and tells nobody who that is', async () => {
    const services = await freshWorld('memory');
    await write(services, 'mara', 'create ?marne sesame\nset white/grey\nset master reads', JUDGE);
    for (const [n, name] of NAMES.entries())
      await write(services, name, `signon ?marne ${name}pw\nset preference ${POWERS[n]}`, JUDGE);
    await services.sent();
    const [press] = mailTo(await said(services, 'di', 'press grey to France\nA friend.\nendpress'), 'cy');
    expect(press!.replyTo).toMatch(/^marne\+a-[a-z2-7]{26}@judge\.example\.org$/);
    const mails = await answer(services, 'cy', press!, 'Who are you?');
    expect(mailTo(mails, 'di').map(bodyOf)).toEqual(['Who are you?']);
    for (const mail of mails.filter(({ to }) => to !== at('di'))) {
      expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/germany/i);
      expect(mail.text).toContain('earlier message');
    }
    // The address is good for its reader alone.
    const stolen = await answer(services, 'bob', press!, 'And now?');
    expect(stolen.map(({ to }) => to)).toEqual([at('bob')]);
    expect(stolen[0]!.text).toContain('nothing was sent');
    // Back and forth.
    const back = await answer(services, 'di', mailTo(mails, 'di')[0]!, 'Nobody you know.');
    expect(mailTo(back, 'cy').map(bodyOf)).toEqual(['Nobody you know.']);
  });

  it('to an observer reaches that observer alone', async () => {
    const services = await playedGame('memory');
    for (const name of ['olga', 'otto']) await write(services, name, 'observe marne', JUDGE);
    await services.sent();
    const all = await said(services, 'olga', 'broadcast\nWhat a game!\nendbroadcast');
    const mails = await answer(services, 'cy', mailTo(all, 'cy')[0]!, 'Thank you.');
    expect(mails.map(({ to }) => to).sort()).toEqual([at('cy'), at('olga')]);
    const back = await answer(services, 'olga', mailTo(mails, 'olga')[0]!, 'Welcome.');
    expect(mailTo(back, 'cy').map(bodyOf)).toEqual(['Welcome.']);
  });

  it('is from the power that was written to, where its writer plays several', async () => {
    const services = await freshWorld('memory');
    await write(services, 'mara', 'create ?marne sesame\nset players 3', JUDGE);
    for (const name of ['ann', 'bob', 'cy']) await write(services, name, `signon ?marne ${name}pw`, JUDGE);
    await services.sent();
    let answered = 0;
    for (const power of POWERS) {
      const sent = await said(services, 'mara', `press to ${power}\nHow is ${power}?\nendpress`);
      const [press] = sent.filter(({ subject }) => subject.includes('press from the GM'));
      // Seven powers among three players: perhaps nobody plays one of them.
      if (press === undefined) continue;
      answered += 1;
      const mails = await answer(services, press.to.split('@')[0]!, press, 'Well.');
      const display = `${power[0]}${power.slice(1).toLowerCase()}`;
      expect(mailTo(mails, 'mara')[0]!.text).toContain(`as ${display} to Master`);
    }
    expect(answered).toBeGreaterThan(5);
  });

  it('goes on when the game is over', async () => {
    const services = await playedGame('memory');
    const [press] = mailTo(await said(services, 'di', 'press to France\nShall we?\nendpress'), 'cy');
    const [asked] = mailTo(await said(services, 'mara', 'terminate'), 'mara');
    const [, word] = /CONFIRM (\S+)/.exec(asked!.text)!;
    await said(services, 'mara', `confirm ${word}`);
    const mails = await answer(services, 'cy', press!, 'It was a pleasure.');
    expect(mailTo(mails, 'di').map(bodyOf)).toEqual(['It was a pleasure.']);
  });

  it('goes to the judge where there is no press to answer with', async () => {
    const services = await freshWorld('memory');
    await write(services, 'mara', 'create ?marne sesame\nset no press', JUDGE);
    for (const [n, name] of NAMES.entries())
      await write(services, name, `signon ?marne ${name}pw\nset preference ${POWERS[n]}`, JUDGE);
    await services.sent();
    const [press] = mailTo(await said(services, 'mara', 'press to France\nAll well?\nendpress'), 'cy');
    expect(press!.replyTo).toBe('marne+master@judge.example.org');
  });

  it('without quotation marks is told from what it quotes', async () => {
    const services = await playedGame('memory');
    const [press] = mailTo(await said(services, 'di', 'press to France\nShall we?\nendpress'), 'cy');
    const text = `Yes.\n\nZzz, 3 qqq:\n${press!.text}`;
    await services.deliver(mailOf(at('cy'), text), { from: at('cy'), to: [press!.replyTo!] });
    const mails = await services.sent();
    expect(mailTo(mails, 'di').map(bodyOf)).toEqual(['Yes.']);
  });
});

describe('a mail to a press address', () => {
  const to = async (services: TestWorld, name: string, text: string, address: string) => {
    await write(services, name, text, address);
    return services.sent();
  };

  it('may begin with a sign-on, which goes no further', async () => {
    const services = await playedGame('memory');
    const mails = await to(services, 'cy', 'SIGNON fmarne cypw\nGood evening.', 'marne+all@judge.example.org');
    expect(mailTo(mails, 'ann').map(bodyOf)).toEqual(['Good evening.']);
    for (const mail of mails) expect(mail.text + mail.html).not.toContain('cypw');
  });

  it('is held where a sign-on stands in the middle of it', async () => {
    const services = await playedGame('memory');
    const mails = await to(services, 'cy', 'Good evening.\nSIGNON fmarne cypw\nA Par H', 'marne+all@judge.example.org');
    expect(mails.map(({ to: reader }) => reader)).toEqual([at('cy')]);
    expect(mails[0]!.text + mails[0]!.html).not.toContain('cypw');
  });

  it('is held where a message to somebody else stands in it', async () => {
    const services = await playedGame('memory');
    const mails = await to(
      services,
      'cy',
      'press to Italy\nGermany lies.\nendpress',
      'marne+germany@judge.example.org',
    );
    expect(mails.map(({ to: reader }) => reader)).toEqual([at('cy')]);
  });
});

it('each power of each game can be written to at its address', async () => {
  const services = await playedGame('memory');
  for (const [n, power] of POWERS.entries()) {
    const other = NAMES[(n + 1) % NAMES.length]!;
    const all = await said(services, NAMES[n]!, `press to ${POWERS[(n + 1) % POWERS.length]}\nHello.\nendpress`);
    const [press] = mailTo(all, other);
    expect(press!.replyTo).toBe(`marne+${power.toLowerCase()}@judge.example.org`);
    expect(mailTo(await answer(services, other, press!, 'Hi.'), NAMES[n]!).map(bodyOf)).toEqual(['Hi.']);
  }
});

it('orders for two games in one mail are never filed without the answer of each, also where a line of one is refused', async () => {
  const services = await playedGame();
  await write(services, 'mara', 'create ?elbe sesame', JUDGE);
  for (const [n, name] of NAMES.entries())
    await write(services, name, `signon ?elbe ${name}pw\nset preference ${POWERS[n]}`, JUDGE);
  await services.sent();
  await write(services, 'cy', 'marne: A Par - Pic\nelbe: A Par - Bur', JUDGE);
  const both = await services.sent();
  expect(both.map(({ subject }) => subject).sort()).toEqual([
    '[elbe] S1901M orders INCOMPLETE: 2 units',
    '[marne] S1901M orders INCOMPLETE: 2 units',
  ]);
  expect(both.every(({ text }) => text.includes('France: Army Paris -> '))).toBe(true);
  await services.moveTo(services.services.now() + 60_000);
  await write(services, 'cy', 'marne:\nA Par - Gas\nelbe:\nA Par - Nyb', JUDGE);
  const told = (await services.sent()).map(({ text }) => text).join('\n');
  expect(told).toContain('France: Army Paris -> Gascony');
  expect(told).toContain("There is no province 'Nyb'");
});
