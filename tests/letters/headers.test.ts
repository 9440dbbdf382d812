import { describe, expect, it } from 'vitest';
import type { Power } from '../../engine/vocabulary.ts';
import { mailHeaders } from '../../lambdas/outgoing/mail-headers.ts';
import type { GameMailContent } from '../../templates/mail/mail.ts';
import { acknowledgement, CLOCK, context, resolved, resultsOf } from './scenes.ts';

const last = resolved('d2709', 'F1902M');
const headers = (content: GameMailContent, scene = context({ last, own: { FRANCE: [] } })) =>
  mailHeaders(content, scene, 'marne-42-0-p1', 'chancery.example.org', 'F1902R.1772');

describe('a game is one thread', () => {
  it('with its phases as branches', () => {
    for (const content of [resultsOf(last), { kind: 'reminder', hours: 4 } as const])
      expect(headers(content)).toMatchObject({
        References: '<marne.game@chancery.example.org> <marne.F1902R.1772@chancery.example.org>',
        'In-Reply-To': '<marne.F1902R.1772@chancery.example.org>',
      });
  });

  it('and an acknowledgement answers the mail it acknowledges', () => {
    expect(headers(acknowledgement())).toMatchObject({
      References: '<marne.game@chancery.example.org> <marne.F1902R.1772@chancery.example.org> <m@example.org>',
      'In-Reply-To': '<m@example.org>',
      'Auto-Submitted': 'auto-replied',
    });
  });
});

describe('machines are told not to answer', () => {
  it.each([resultsOf(last), acknowledgement()])('in every mail', (content) => {
    expect(headers(content)).toMatchObject({ 'Auto-Submitted': /^auto-/, 'X-Auto-Response-Suppress': 'All' });
  });
});

describe('the game is a mailing list', () => {
  it('for what everybody receives', () => {
    expect(headers(resultsOf(last))).toMatchObject({
      'List-Id': '<marne.chancery.example.org>',
      'List-Post': '<mailto:marne@chancery.example.org>',
      'List-Help': '<mailto:judge@chancery.example.org?body=HELP>',
      'List-Archive': '<https://chancery.example.org/games/marne/>',
    });
  });

  it.each<[string, GameMailContent]>([
    ['acknowledgement', acknowledgement()],
    ['reminder', { kind: 'reminder', hours: 4 }],
    ['late notice to the late', { kind: 'late', powers: ['FRANCE'], own: true }],
    [
      'message to some',
      {
        kind: 'press',
        sender: null,
        press: { from: 'ITALY', colour: 'white', to: ['FRANCE'], shown: ['FRANCE'], body: '' },
      },
    ],
  ])('but not for a %s', (_, content) => {
    expect(Object.keys(headers(content)).filter((name) => name.startsWith('List-'))).toEqual([]);
  });

  it('and a fake has the headers of what it shows as', () => {
    const press = (to: 'all' | readonly Power[], shown: 'all' | readonly Power[]) =>
      headers({ kind: 'press', sender: null, press: { from: 'ITALY', colour: 'white', to, shown, body: '' } });
    expect(press(['FRANCE'], 'all')).toEqual(press('all', 'all'));
    expect(press('all', ['FRANCE'])).toEqual(press(['FRANCE'], ['FRANCE']));
  });

  it('that an observer can leave with one mail, and a player cannot by accident', () => {
    const content: GameMailContent = {
      kind: 'deadline',
      clock: CLOCK,
      before: CLOCK,
      by: { name: 'Max', as: 'Master' },
    };
    expect(headers(content, context({ last }))['List-Unsubscribe']).toBe(
      '<mailto:marne+r-k7wq2m5xv3ah6tzc@chancery.example.org?body=RESIGN>',
    );
    expect(headers(content)['List-Unsubscribe']).toBeUndefined();
  });

  it('that an observer can leave with one click where there are pages, and with what is for them alone too', () => {
    const leave = 'https://judge.example.org/no-invitations/marne.p1.seal';
    const made = mailHeaders({ kind: 'reminder', hours: 4 }, context({ last }), 'id', 'judge.example.org', null, leave);
    expect(made['List-Unsubscribe']).toBe(
      `<${leave}>, <mailto:marne+r-k7wq2m5xv3ah6tzc@chancery.example.org?body=RESIGN>`,
    );
    expect(made['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });
});
