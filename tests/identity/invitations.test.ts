/** Invitations: one mail each, bounded for whoever asks and whoever is asked, and ended by one click. */
import { describe, expect, test } from 'vitest';
import { handleMail } from '../../lambdas/incoming/handle-mail.ts';
import { NO_INVITATIONS } from '../../lambdas/mail/route.ts';
import type { TestWorld } from '../conversations/world.ts';
import { ask, gameNow, mailsTo } from '../deadlines/games.ts';
import { freshWorld, GAME, JUDGE, mailOf, playedGame, write } from '../handling/rig.ts';

async function forming(): Promise<TestWorld> {
  const services = await freshWorld('memory');
  await services.deliver(mailOf('Mara Ott <mara@example.org>', 'create ?marne sesame'), {
    from: 'mara@example.org',
    to: [JUDGE],
  });
  await write(services, 'ann', 'signon ?marne tulip', JUDGE);
  await services.sent();
  return services;
}

describe('INVITE', () => {
  test('sends one mail with the game, two sentences, a link, and the line that joins and works', async () => {
    const services = await forming();
    await write(services, 'mara', 'invite Ben <ben@example.net>, max@example.net');
    const mails = await services.sent();
    const invitations = mails.filter(({ to }) => to.endsWith('@example.net'));
    expect(invitations.map(({ to }) => to)).toEqual(['ben@example.net', 'max@example.net']);
    const [ben] = invitations;
    const text = ben!.text.replace(/\s+/g, ' ');
    expect(ben!.subject).toContain('Mara Ott invites you');
    expect(text).toContain('Ben, Mara Ott (mara@example.org) asked');
    expect(text).toContain(
      'a game of Standard for 7 players; 1 of them has signed on. Players have about 3 days for each move, at 23:30 UTC, and',
    );
    expect(text).toContain('https://judge.example.org/games/marne/');
    const line = /SIGNON \?marne/.exec(text)![0];
    await services.deliver(mailOf('ben@example.net', line), { from: 'ben@example.net', to: [GAME] });
    const { applicants } = await gameNow(services);
    const { id, name } = (await services.services.directory.personAt('ben@example.net'))!;
    expect([applicants.map(({ person }) => person), name]).toEqual([expect.arrayContaining([id]), 'Ben']);
    // A name of one's own takes the place of one that others gave.
    const named = mailOf('Benjamin Roth <ben@example.net>', 'get rules');
    await services.deliver(named, { from: 'ben@example.net', to: [GAME] });
    expect((await services.services.directory.personAt('ben@example.net'))!.name).toBe('Benjamin Roth');
  });

  test.each([
    ['ja gerne, ich mache mit! Ich w\u00e4re am liebsten Deutschland', 'GERMANY'],
    ['Hi Mara,\n\nyes please! Count me in, and could I be France?\n\nThanks\nBen', 'FRANCE'],
    ["Merci pour l'invitation, je joue avec plaisir ! Si possible l'Angleterre.", 'ENGLAND'],
    ['Klar bin ich dabei \u{1f600}', null],
    ['Yes', null],
    ['oui', null],
  ])('a yes from where it went to seats its writer, once: %s', { tags: ['long'] }, async (text, power) => {
    const world = await forming();
    await write(world, 'mara', 'invite Ben <ben@example.net>');
    const [invitation] = (await world.sent()).filter(({ to }) => to === 'ben@example.net');
    const head = {
      subject: `Re: ${invitation!.subject}`,
      headers: `In-Reply-To: <${invitation!.id}@judge.example.org>\r\n`,
    };
    const raw = mailOf('ben@example.net', text.replaceAll('\n', '\r\n'), head);
    for (const to of [JUDGE, GAME])
      await world.asIf(async () => {
        for (let n = 0; n < 2; n += 1) await world.deliver(raw, { from: 'ben@example.net', to: [to] });
        const { id } = (await world.services.directory.personAt('ben@example.net'))!;
        const mine = (await gameNow(world)).applicants.filter(({ person }) => person === id);
        expect(mine.map(({ preferences }) => preferences)).toEqual([power === null ? [] : [[power]]]);
      });
    // Nobody else is in by these words, nor is their writer without a proof.
    await world.deliver(mailOf('zoe@example.net', text, head), { from: 'zoe@example.net', to: [GAME] });
    await world.deliver(raw, { from: 'ben@example.net', to: [GAME], verdicts: { dmarc: 'FAIL' } });
    expect((await gameNow(world)).applicants).toHaveLength(1);
    const asked = (await world.sent()).find(({ to }) => to === 'zoe@example.net');
    expect(asked!.text).toContain('SIGNON ?marne');
  });

  test.each([
    'maybe, let me ask my wife first',
    'Yes, but only if we start after Christmas',
    'ja, wenn Otto auch mitmacht',
    'Je veux bien mais pas avant lundi',
    'Count me in? What is this about',
    'Yes. Who else plays?',
    'I would love to, sadly I cannot',
    'Ja klar, als ob',
    'oui mais non',
    'No thanks, I do not want to play',
  ])('what is no clear yes seats nobody and is answered: %s', async (text) => {
    const world = await forming();
    await write(world, 'mara', 'invite ben@example.net');
    await world.sent();
    await world.deliver(mailOf('ben@example.net', text), { from: 'ben@example.net', to: [GAME] });
    expect((await gameNow(world)).applicants).toHaveLength(1);
    expect((await world.sent()).filter(({ to }) => to === 'ben@example.net')).toHaveLength(1);
  });

  test('nobody is invited who could not join: who is not on the list of players is named, and invited once on it', async () => {
    const services = await forming();
    await ask(services, 'mara', 'set allow player ann@example.org, ben@example.net');
    const answer = await ask(services, 'mara', 'invite ben@example.net, max@example.net');
    expect(answer).toContain('ben@example.net is invited');
    expect(answer).toContain('max@example.net is not on the GM’s list of who may join');
    await ask(services, 'mara', 'set allow player max@example.net');
    await write(services, 'mara', 'invite max@example.net');
    const line = /SIGNON \?marne/.exec((await mailsTo(services)).get('max@example.net')!.join())![0];
    await services.deliver(mailOf('max@example.net', line), { from: 'max@example.net', to: [GAME] });
    expect((await gameNow(services)).applicants).toHaveLength(2);
  });

  test('says of a game without players that none has signed on', async () => {
    const services = await freshWorld('memory');
    await write(services, 'mara', 'create ?marne sesame\ninvite ben@example.net', JUDGE);
    const [mail] = (await services.sent()).filter(({ to }) => to === 'ben@example.net');
    expect(mail!.text.replace(/\s+/g, ' ')).toContain('for 7 players; none of them has signed on yet.');
  });

  test('is for players while the game forms, and for its GM; for nobody else', async () => {
    const services = await forming();
    expect(await ask(services, 'ann', 'invite ben@example.net')).toContain('ben@example.net is invited');
    await write(services, 'otto', 'observe marne', JUDGE);
    expect(await ask(services, 'otto', 'invite max@example.net')).toContain('Only players and the GM');
    expect(await ask(services, 'zoe', 'invite max@example.net')).not.toContain('is invited');
    expect((await mailsTo(services)).has('max@example.net')).toBe(false);
  });

  test('once the game has begun it is the GM’s, for powers that want a player, with the line that takes over', async () => {
    const services = await playedGame('memory');
    expect(await ask(services, 'mara', 'invite ben@example.net')).toContain('All seats');
    expect(await ask(services, 'ann', 'invite ben@example.net')).toContain('only its GM');
    const asked = await ask(services, 'mara', 'eject italy');
    await ask(services, 'mara', `confirm ${/CONFIRM (\w+)/.exec(asked)![1]}`);
    await write(services, 'mara', 'invite ben@example.net');
    const line = /TAKEOVER i@marne/.exec((await mailsTo(services)).get('ben@example.net')!.join())![0];
    await services.deliver(mailOf('ben@example.net', line), { from: 'ben@example.net', to: [GAME] });
    const { id } = (await services.services.directory.personAt('ben@example.net'))!;
    expect((await gameNow(services)).seats.find(({ power }) => power === 'ITALY')!.person).toBe(id);
  });
});

test.each([
  'No thanks',
  'Nein danke, leider keine Zeit.\nGruß, Ben',
  "Non merci, je n'ai pas le temps",
  'Thanks for the invitation, but count me out.',
  'Nein danke, zu wenig Zeit',
  'No, sorry, work is mad at the moment and the kids keep me busy.',
  "Non, c'est gentil mais je suis déjà dans trois parties",
  'Leider nicht, ich habe gerade viel um die Ohren. Vielleicht beim nächsten Mal!',
])('a no is never offered the seat, and is told once to whoever invited: %s', async (text) => {
  const world = await forming();
  await write(world, 'ann', 'invite Ben <ben@example.net>');
  await world.sent();
  for (let n = 0; n < 2; n += 1)
    await world.deliver(mailOf('ben@example.net', text), { from: 'ben@example.net', to: [GAME] });
  const sent = await world.sent();
  const own = sent.filter(({ to }) => to === 'ben@example.net').map((mail) => mail.text);
  expect(own).toEqual([expect.stringContaining('SET NO INVITATIONS'), expect.any(String)]);
  expect(own.join()).not.toMatch(/SIGNON|ann/);
  expect(sent.filter(({ to }) => to !== 'ben@example.net').map(({ id, to }) => [to, id])).toEqual([
    ['ann@example.org', expect.stringContaining('declined')],
  ]);
  // Nobody invited them: a no says nothing to anybody.
  await world.deliver(mailOf('zoe@example.net', text), { from: 'zoe@example.net', to: [GAME] });
  expect((await world.sent()).map(({ to }) => to)).toEqual(['zoe@example.net']);
});

test.each([
  ['I will have to ask my wife first.', /reply with yes or no/i],
  ['Das muss ich mir noch überlegen, zur Zeit ist viel los', /ja“ oder „nein/],
  ['Je ne sais pas encore, je te dis demain', /oui ou par non/],
  ['Nein? Ja? Ich weiß nicht', /ja“ oder „nein/],
])('what is neither is asked about in two lines, and not answered with how to join: %s', async (text, asks) => {
  const world = await forming();
  await write(world, 'ann', 'invite Ben <ben@example.net>');
  await world.sent();
  await world.deliver(mailOf('ben@example.net', text), { from: 'ben@example.net', to: [GAME] });
  const [own, ...more] = await world.sent();
  expect([own!.to, more]).toEqual(['ben@example.net', []]);
  expect(own!.text.replace(/\s+/g, ' ')).toMatch(asks);
  expect(own!.text).not.toMatch(/SIGNON|PRACTICE/);
});

test.each([
  'Yes please! When does it start?',
  'Ja gerne! Wie lange dauert so eine Partie?',
  "Oui, volontiers. C'est quand la date limite ?",
])('a yes counts though they ask something beside it, and that is answered: %s', async (text) => {
  const world = await forming();
  await write(world, 'ann', 'invite Ben <ben@example.net>');
  const before = (await gameNow(world)).applicants.length;
  await world.sent();
  await world.deliver(mailOf('ben@example.net', text), { from: 'ben@example.net', to: [GAME] });
  expect((await gameNow(world)).applicants.length).toBe(before + 1);
  const own = (await world.sent()).find(({ to }) => to === 'ben@example.net')!;
  expect(own.text.replace(/\s+/g, ' ')).toMatch(/starts once|some months|einige Monate|commence avec/);
});

test('nor is somebody who wants another power in for it', async () => {
  const world = await forming();
  await write(world, 'ann', 'invite Ben <ben@example.net>');
  const before = (await gameNow(world)).applicants.length;
  await world.deliver(mailOf('ben@example.net', 'Yes. But can I be Germany?'), { from: 'ben@example.net', to: [GAME] });
  expect((await gameNow(world)).applicants.length).toBe(before);
});

describe('invitations are few', () => {
  test('never two to one address for one game, whoever asks and however often the mail comes', async () => {
    const services = await forming();
    const raw = mailOf('mara@example.org', 'invite ben@example.net');
    for (let n = 0; n < 3; n += 1) await services.deliver(raw, { from: 'mara@example.org', to: [GAME] });
    expect(await ask(services, 'ann', 'invite BEN@example.net')).toContain('nobody is invited twice');
    expect(await ask(services, 'ann', 'invite mara@example.org')).toContain('takes part in this game already');
  });

  test('at most 3 a day to one address, from all together', async () => {
    const services = await freshWorld('memory');
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await write(services, `gm${name}`, `create ?game${name} sesame\ninvite ben@example.net`, JUDGE);
    }
    expect((await services.sent()).filter(({ to }) => to === 'ben@example.net')).toHaveLength(3);
  });

  test('names in them are no links', async () => {
    const services = await freshWorld('memory');
    await services.deliver(
      mailOf(
        '"Win now at www.evil.example/x" <mara@example.org>',
        'create ?marne sesame\nset comment see https://evil.example now\ninvite ben@example.net',
      ),
      {
        from: 'mara@example.org',
        to: [JUDGE],
      },
    );
    const [mail] = (await services.sent()).filter(({ to }) => to === 'ben@example.net');
    expect(`${mail!.subject}${mail!.text}${mail!.html}`).not.toContain('evil.example');
  });
});

describe('no more invitations', () => {
  async function invited(): Promise<{ services: TestWorld; mail: Awaited<ReturnType<TestWorld['sent']>>[number] }> {
    const services = await forming();
    await write(services, 'mara', 'invite ben@example.net');
    const mail = (await services.sent()).find(({ to }) => to === 'ben@example.net')!;
    return { services, mail };
  }

  test('by an empty mail to the address in it, whoever sends it and whatever proves it', async () => {
    const { services, mail } = await invited();
    const address = /<mailto:([^?>]+)/.exec(mail.headers['List-Unsubscribe']!)![1]!;
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    await services.deliver(mailOf('robot@provider.example', '', { headers: 'Auto-Submitted: auto-generated\r\n' }), {
      from: '',
      to: [address],
      verdicts: { dmarc: 'FAIL' },
    });
    expect(await services.sent()).toEqual([]);
    await write(services, 'gus', 'create ?somme sesame', JUDGE);
    expect(await ask(services, 'gus', 'invite ben@example.net', 'somme@judge.example.org')).toContain(
      'wants no invitations',
    );
  });

  test('where there is no page for it, by mail alone: no link that leads nowhere', async () => {
    const services = await forming();
    const { stopPage, ...house } = services.services.house;
    expect(stopPage).toBeDefined();
    const raw = mailOf('mara@example.org', 'invite ben@example.net');
    await services.services.files.put('inbox/aws', raw, 'message/rfc822');
    const verdicts = { spam: 'PASS', virus: 'PASS', spf: 'PASS', dkim: 'PASS', dmarc: 'PASS' } as const;
    await handleMail(
      { ...services.services, house },
      {
        id: 'aws',
        rawKey: 'inbox/aws',
        received: services.services.now(),
        envelopeFrom: 'mara@example.org',
        recipients: [GAME],
        verdicts,
      },
    );
    const mail = (await services.sent()).find(({ to }) => to === 'ben@example.net')!;
    expect(mail.headers['List-Unsubscribe']).toMatch(/^<mailto:no-invitations\+[a-z2-7]+@judge\.example\.org\?/);
    expect(mail.headers['List-Unsubscribe-Post']).toBeUndefined();
    expect(mail.text).not.toContain('/no-invitations/');
  });

  test('by SET NO INVITATIONS, and SET INVITATIONS takes it back', async () => {
    const { services } = await invited();
    const from = { from: 'ben@example.net', to: [JUDGE] };
    await services.deliver(mailOf('ben@example.net', 'set no invitations'), from);
    await write(services, 'gus', 'create ?somme sesame', JUDGE);
    const again = () => ask(services, 'gus', 'invite ben@example.net', 'somme@judge.example.org');
    expect(await again()).toContain('wants no invitations');
    await services.deliver(mailOf('ben@example.net', 'set invitations'), from);
    expect(await again()).toContain('is invited');
  });

  test('a token that is not one of ours stops nobody, and is answered by nothing', async () => {
    const { services, mail } = await invited();
    const token = new RegExp(`${NO_INVITATIONS}\\+([a-z2-7]+)`).exec(mail.headers['List-Unsubscribe']!)![1]!;
    const wrong = `${token.startsWith('a') ? 'b' : 'a'}${token.slice(1)}`;
    await services.deliver(mailOf('ben@example.net', ''), {
      from: 'ben@example.net',
      to: [`${NO_INVITATIONS}+${wrong}@judge.example.org`],
    });
    expect(await services.sent()).toEqual([]);
    await write(services, 'gus', 'create ?somme sesame', JUDGE);
    expect(await ask(services, 'gus', 'invite ben@example.net', 'somme@judge.example.org')).toContain('is invited');
  });
});
