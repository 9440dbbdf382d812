/** What people are called, and who is told where they write from. */

import { describe, expect, it } from 'vitest';
import { readNamedAddresses } from '../../engine/language/commands/argument-readers.ts';
import { personId } from '../../engine/vocabulary.ts';
import { writeRaw } from '../../infra/local/compose.ts';
import { nameAfter } from '../../lambdas/games/names-of-people.ts';
import { openMail } from '../../lambdas/mail/incoming-mail.ts';
import type { TestWorld } from '../conversations/world.ts';
import { gameNow, mailsTo } from '../deadlines/games.ts';
import { freshWorld, JUDGE, mailOf, START, write } from '../handling/rig.ts';

async function called(services: TestWorld, address: string): Promise<string | undefined> {
  return (await services.services.directory.personAt(address))?.name;
}

async function writeAs(services: TestWorld, from: string, text: string): Promise<void> {
  const address = /[^<\s]+@[^>\s]+/.exec(from)![0];
  await services.deliver(mailOf(from, text), { from: address, to: [JUDGE] });
}

describe('a display name becomes the name of whoever has none', () => {
  it('whenever it is first seen, and SET NAME is stronger', async () => {
    const services = await freshWorld();
    await writeAs(services, 'ann@example.org', 'list');
    expect(await called(services, 'ann@example.org')).toMatch(/^Player \w{4}$/);
    await writeAs(services, 'Ann Field <ann@example.org>', 'list');
    expect(await called(services, 'ann@example.org')).toBe('Ann Field');
    await writeAs(services, 'A. F. <ann@example.org>', 'list');
    expect(await called(services, 'ann@example.org')).toBe('Ann Field');
    await writeAs(services, 'A. F. <ann@example.org>', 'set name Annie');
    await writeAs(services, 'Ann Field <ann@example.org>', 'list');
    expect(await called(services, 'ann@example.org')).toBe('Annie');
  });

  it('counts from the line that says it: whoever registers and joins in one mail joins by that name', async () => {
    const services = await freshWorld();
    await writeAs(services, 'Mara <mara@example.org>', 'create ?marne sesame');
    await services.sent();
    const form = 'register\nname: Vet Eran\ncountry: France\nend\nset language de\n';
    await writeAs(services, 'Vet <vet@example.org>', `${form}signon ?marne vetpw`);
    const mails = await mailsTo(services);
    await services.moveTo(START + 13 * 3_600_000);
    expect((await mailsTo(services)).get('mara@example.org')!.join()).toContain(
      'Vet Eran (vet@example.org) has signed on',
    );
    expect(mails.get('vet@example.org')!.join().replace(/\s+/g, ' ')).toContain('Wir kennen dich als Vet Eran');
  });

  it('and stands on the page of a game at once, though nothing happens there', async () => {
    const services = await freshWorld('memory', 'written');
    await writeAs(services, 'Mara <mara@example.org>', 'create ?marne sesame');
    const page = () => Buffer.from(services.files.get('games/marne/index.html')!).toString('utf8');
    expect(page()).toContain('Mara');
    await writeAs(services, 'Mara <mara@example.org>', 'set name Marabel');
    expect(page()).toContain('Marabel');
  });

  it('in accounts of older releases too, which do not say that their name is made up', () => {
    const old = { id: personId('abcdefgh'), addresses: ['ann@example.org'], name: 'Player abcd', zone: null };
    expect(nameAfter(old, 'Ann', 'self').name).toBe('Ann');
    expect(nameAfter({ ...old, name: 'Ann' }, 'Somebody', 'self').name).toBe('Ann');
  });

  it('but no address, and nothing without a letter', () => {
    const nobody = {
      id: personId('abcdefgh'),
      addresses: [],
      name: 'Player abcd',
      nameIs: 'made-up',
      zone: null,
    } as const;
    for (const seen of ['ann@example.org', '12345', '<>', '']) expect(nameAfter(nobody, seen, 'self')).toBe(nobody);
    expect(nameAfter(nobody, 'Ann\u202e\n"Field"', 'self').name).toBe('Ann Field');
  });

  it('of a mail written in the browser as well', async () => {
    const draft = { to: JUDGE, subject: '', text: 'list', answers: '', date: START };
    for (const [name, expected] of [
      ['Ann, "the" Field', 'Ann, "the" Field'],
      ['Zoë', 'Zoë'],
      ['', null],
    ] as const) {
      const raw = await writeRaw({ ...draft, from: 'ann@example.org', name });
      const { from } = await openMail(raw, { envelopeFrom: 'ann@example.org', domain: 'judge.example.org' });
      expect(from).toEqual({ address: 'ann@example.org', name: expected });
    }
  });
});

describe('a GM', () => {
  it('gives a name to whoever has none, until his own is seen', async () => {
    const services = await freshWorld();
    await write(services, 'mara', 'create ?marne sesame\nset allow player Anton <anton@example.org>', JUDGE);
    expect(await called(services, 'anton@example.org')).toBe('Anton');
    await writeAs(services, 'anton@example.org', 'signon ?marne tulip');
    expect(await called(services, 'anton@example.org')).toBe('Anton');
    await writeAs(services, 'Anton Meier <anton@example.org>', 'list');
    expect(await called(services, 'anton@example.org')).toBe('Anton Meier');
  });

  it('puts several people on a list, or takes them off, in one line', async () => {
    const services = await freshWorld();
    const lists = async (text: string) => {
      await write(services, 'mara', text, JUDGE);
      const { allowed, denied } = (await gameNow(services)).access;
      return [allowed.length, denied.length];
    };
    await write(services, 'mara', 'create ?marne sesame', JUDGE);
    const line = 'set allow player ann@example.org, Ben Ek <ben@example.org> eve@example.org';
    expect(await lists(`signon mmarne\n${line}`)).toEqual([3, 0]);
    expect(await called(services, 'ben@example.org')).toBe('Ben Ek');
    expect(await lists('signon mmarne\nset allow player -ann@example.org, -ben@example.org')).toEqual([1, 0]);
    expect(await lists('signon mmarne\nset deny player zoe@example.org; -max@example.org')).toEqual([1, 1]);
    expect(await lists('signon mmarne\nset allow player ann@example.org, nobody')).toEqual([2, 1]);
  });

  it('sees name and address of whoever asks to play', async () => {
    const services = await freshWorld();
    await write(services, 'mara', 'create ?marne sesame\nset approval', JUDGE);
    await writeAs(services, 'Ann Field <ann@example.org>', 'signon ?marne tulip');
    await write(services, 'otto', 'observe marne', JUDGE);
    const mails = await mailsTo(services);
    expect(mails.get('mara@example.org')!.join('\n').replace(/\s+/g, ' ')).toContain(
      'Ann Field (ann@example.org) has signed on to play',
    );
    expect(mails.get('otto@example.org')!.join('\n')).not.toContain('ann@example.org');
  });
});

describe('the first answer', () => {
  it('tells under which name and in which zone the judge knows its reader, until both are known', async () => {
    const services = await freshWorld();
    await writeAs(services, 'ann@example.org', 'create ?marne sesame');
    const first = (await mailsTo(services)).get('ann@example.org')!.join();
    expect(first).toContain('send SET NAME with it');
    // No line to copy holds somebody else's name or zone.
    expect(first).not.toMatch(/SET NAME \w+$|^SET MY ZONE/m);
    expect(first).toContain('send SET MY ZONE with your zone');
    await writeAs(services, 'Ann <ann@example.org>', 'create ?somme sesame');
    const second = (await mailsTo(services)).get('ann@example.org')!.join();
    expect(second).toContain('We know you as Ann');
    expect(second).toContain('send SET MY ZONE with your zone');
    await writeAs(services, 'Ann <ann@example.org>', 'set my zone Europe/Berlin');
    await mailsTo(services);
    await writeAs(services, 'Ann <ann@example.org>', 'create ?aisne sesame');
    expect((await mailsTo(services)).get('ann@example.org')!.join()).not.toMatch(/SET NAME|MY ZONE/);
  });
});

it.each([
  ['anton@example.org', [['anton@example.org', null]]],
  ['Anton <anton@example.org>', [['anton@example.org', 'Anton']]],
  ['"Anton Meier" <ANTON@example.org>', [['anton@example.org', 'Anton Meier']]],
  ['anton@example.org (Anton Meier)', [['anton@example.org', 'Anton Meier']]],
  ['Anton Müller anton@example.org', [['anton@example.org', 'Anton Müller']]],
  ['<mailto:anton@example.org>', [['anton@example.org', null]]],
  [
    'Ben <ben@example.org>, max@example.org; Zoë Ek <zoe@example.org>',
    [
      ['ben@example.org', 'Ben'],
      ['max@example.org', null],
      ['zoe@example.org', 'Zoë Ek'],
    ],
  ],
  [
    'ben@example.org max@example.org and eve@example.org',
    [
      ['ben@example.org', null],
      ['max@example.org', null],
      ['eve@example.org', null],
    ],
  ],
  ['anton', [['anton', null]]],
] as const)('%s is read with the names beside the addresses', (text, expected) => {
  expect(readNamedAddresses(text).map(({ written, address, name }) => [address ?? written, name])).toEqual(expected);
});
