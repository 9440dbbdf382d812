/** SET MAIL CLASSIC: what a reader gets who wants no more than nJudge sent, on a judge that runs. */

import { simpleParser } from 'mailparser';
import { beforeAll, describe, expect, test } from 'vitest';
import { phaseCode } from '../../engine/vocabulary.ts';
import { composeMail } from '../../lambdas/outgoing/send-mail.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import { classicCode } from '../../templates/locales/times/phases.ts';
import { standard } from '../boards.ts';
import type { TestWorld } from '../conversations/world.ts';
import { DOMAIN } from '../conversations/world.ts';
import { JUDGE, playedGame, write } from '../handling/rig.ts';

let services: TestWorld;
beforeAll(async () => {
  services = await playedGame();
  await write(services, 'ann', 'set mail classic', JUDGE);
  await services.sent();
});

/** What Ann gets when somebody writes. */
async function mailed(who: string, text: string, to?: string): Promise<readonly OutgoingMail[]> {
  await write(services, who, text, to);
  return (await services.sent()).filter(({ to: reader }) => reader === 'ann@example.org');
}

async function raw(mail: OutgoingMail): Promise<string> {
  return Buffer.from(await composeMail(mail, DOMAIN)).toString('latin1');
}

describe('SET MAIL CLASSIC', () => {
  test('an acknowledgement is the head, what was wrong, and the orders on file', async () => {
    const [mail] = await mailed('ann', 'A vie - gal\nF tri - alb\nA bud - sur');
    expect(mail!.subject).toBe('Re: [Error Flag] CHAN:marne - S1901M orders');
    expect(mail!.text).toBe(`:: Judge: CHAN  Game: Marne  Variant: Standard
:: Deadline: S1901M Thu Mar 05 2026 23:30:00 +0000

  line 3  A bud - sur
                  ^^^
  There is no province 'sur'.
  Try:  A Bud - Ser

Movement orders for Spring of 1901.  (marne.001)

Austria: Army Budapest, No Order Processed.
Austria: Army Vienna -> Galicia.
Austria: Fleet Trieste -> Albania.

Orders not received for all units.  If complete orders are not
received by Thu Mar 05 2026 23:30:00 +0000, you will be considered late.

Time to deadline: 3 days, 4 hours, 30 minutes, and 0 seconds.
Time to grace period expiration: 10 days, 3 hours, 30 minutes, and 0 seconds.

- WAIT is off: the phase is processed 30 min after all orders are in. To
  hold it until the deadline, send SET WAIT.
`);
  });

  test('each command is confirmed, WAIT and votes too', async () => {
    const [mail] = await mailed('ann', 'set wait\nset draw\nset absence Aug 3 - Aug 10\nset clear classic');
    for (const said of [
      /^- WAIT is on/m,
      /^- You vote for a draw/m,
      /^- Away from/m,
      /^- set clear classic: CLEAR now/m,
    ])
      expect(mail!.text).toMatch(said);
    const [off] = await mailed('ann', 'set nowait');
    expect(off!.text).toMatch(/^- WAIT is off/m);
  });

  test('press is the head and the words', async () => {
    const [mail] = await mailed('cy', 'press to austria\nShall we talk?\n\n  Yours, C.\nendpress');
    expect(mail!.subject).toBe('CHAN:marne - S1901M Press from F to A');
    expect(mail!.text.replace(/from .* as/, 'from Cy as')).toBe(
      ":: Judge: CHAN  Game: Marne  Variant: Standard\n:: Deadline: S1901M Thu Mar 05 2026 23:30:00 +0000\n\nMessage from Cy as France to Austria in 'marne':\n\nShall we talk?\n\n  Yours, C.\n",
    );
  });

  test('results are the classic block alone, in one part of seven bits, whole lines', async () => {
    for (const [name, orders] of [
      ['bob', 'F edi - nth\nF lon - eng\nA lvp - yor'],
      ['eve', 'A ven S F nap - ion'],
    ] as const)
      await write(services, name, orders);
    const [mail, ...more] = (await mailed('mara', 'process S1901M')).filter(({ subject }) => /Results/.test(subject));
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('CHAN:marne - S1901M Results');
    expect(mail!.text).toMatch(
      /^:: Judge: CHAN {2}Game: Marne {2}Variant: Standard\n:: Deadline: S1901M .*\n\nMovement results for/,
    );
    expect(mail!.text).toMatch(
      /\n\nThe next phase of 'marne' will be Movement for Fall of 1901\.\nThe deadline for orders will be .*\n\nTime to deadline: .*\nTime to grace period expiration: .*\n$/,
    );
    expect(mail!.text).not.toContain('http');
    const source = await raw(mail!);
    expect(source).toMatch(/^Content-Transfer-Encoding: 7bit\r$/m);
    expect(source).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
    const parsed = await simpleParser(source);
    expect([parsed.html, parsed.attachments, parsed.text]).toEqual([false, [], mail!.text]);
    expect(source.split('\r\n\r\n').slice(1).join('\r\n\r\n')).toBe(mail!.text.replaceAll('\n', '\r\n'));
  });

  test('adjustments have the code of nJudge', () => {
    expect(['S1901M', 'F1901R', 'W1901A'].map((phase) => classicCode(standard, phaseCode(phase)))).toEqual([
      'S1901M',
      'F1901R',
      'F1901B',
    ]);
  });

  test('text that is not ASCII is still readable', async () => {
    const [mail] = await mailed('cy', 'press to austria\nGrüße aus München\nendpress');
    const source = await raw(mail!);
    expect(source).toContain('Content-Transfer-Encoding: quoted-printable');
    expect((await simpleParser(source)).text).toBe(mail!.text);
  });

  test('LIST is the listing with its head, units and owners', async () => {
    const [mail] = await mailed('ann', 'list');
    expect(mail!.text).toContain('\nStatus of the Movement phase for Fall of 1901.  (marne.002)\n');
    expect(mail!.text).toContain('\nOwnership of supply centers:\n\nAustria:   Budapest, Trieste, Vienna.\n');
    expect(mail!.text.match(/^:: Judge:/gm)).toHaveLength(1);
  });

  test('the desk answers in plain text too, and SET MAIL FULL brings the rest back', async () => {
    const [desk] = await mailed('ann', 'help press', JUDGE);
    expect([desk!.html, desk!.text.startsWith(':: Judge: CHAN\n')]).toEqual(['', true]);
    const [full] = await mailed('ann', 'set mail full', JUDGE);
    expect(full!.html).not.toBe('');
    const [again] = await mailed('ann', 'orders');
    expect([again!.html === '', again!.subject.startsWith('[marne]')]).toEqual([false, true]);
  });

  test('every kind of mail has something to say in it', async () => {
    await write(services, 'ann', 'set mail classic', JUDGE);
    await services.sent();
    const commands = ['set nodias', 'set dias', 'pause', 'resume', 'set deadline in 50h', 'set comment hello'];
    for (const line of commands) {
      const mails = await mailed('mara', line);
      expect(mails.length, line).toBeGreaterThan(0);
      for (const { text, html, attachments } of mails) {
        expect([line, html, attachments]).toEqual([line, '', undefined]);
        expect(text.split('\n').filter((each) => each !== '').length, text).toBeGreaterThan(2);
        expect(text).not.toMatch(/https?:/);
      }
    }
  });
});
