import { describe, expect, test } from 'vitest';
import { type MailRoute, routeOf } from '../../lambdas/mail/route.ts';

const CASES: readonly (readonly [recipients: string, route: MailRoute])[] = [
  ['judge@judge.test', { kind: 'judge' }],
  ['JUDGE@Judge.Test', { kind: 'judge' }],
  ['judge+marne@judge.test', { kind: 'game', game: 'marne' }],
  ['Marne@judge.test', { kind: 'game', game: 'marne' }],
  ['marne+France@judge.test', { kind: 'press', game: 'marne', to: 'france' }],
  ['marne+all@judge.test', { kind: 'press', game: 'marne', to: 'all' }],
  ['marne+master@judge.test', { kind: 'press', game: 'marne', to: 'master' }],
  ['marne+france+italy@judge.test', { kind: 'press', game: 'marne', to: 'france+italy' }],
  ['marne+r-abcdefghijklmnop@judge.test', { kind: 'reply', game: 'marne', token: 'abcdefghijklmnop' }],
  // The most specific one decides.
  ['judge@judge.test marne@judge.test', { kind: 'game', game: 'marne' }],
  ['marne@judge.test marne+france@judge.test', { kind: 'press', game: 'marne', to: 'france' }],
  ['marne+france@judge.test marne+r-abc@judge.test', { kind: 'reply', game: 'marne', token: 'abc' }],
  ['marne+france@judge.test marne+italy@judge.test', { kind: 'press', game: 'marne', to: 'france+italy' }],
  ['marne+france@judge.test marne+france@judge.test', { kind: 'press', game: 'marne', to: 'france' }],
  // Several games, or several tokens: a sign-on must say.
  ['marne@judge.test ypern@judge.test', { kind: 'judge' }],
  ['marne+france@judge.test ypern+france@judge.test', { kind: 'judge' }],
  ['marne+r-abc@judge.test marne+r-abd@judge.test', { kind: 'judge' }],
  ['marne+r-abc@judge.test ypern+r-abc@judge.test', { kind: 'judge' }],
  ['marne+r-abc@judge.test ypern@judge.test', { kind: 'reply', game: 'marne', token: 'abc' }],
  // Others' addresses do not count.
  ['anna@players.example marne@judge.test', { kind: 'game', game: 'marne' }],
  ['marne@players.example', { kind: 'not-for-us' }],
  ['marne@judge.test.evil.example', { kind: 'not-for-us' }],
  ['marne@evil.judge.test', { kind: 'not-for-us' }],
  ['marne', { kind: 'not-for-us' }],
  ['@judge.test', { kind: 'not-for-us' }],
  ['', { kind: 'not-for-us' }],
  // Mailboxes of the house.
  ['postmaster@judge.test', { kind: 'not-for-us' }],
  ['no-reply@judge.test', { kind: 'not-for-us' }],
  ['abuse@judge.test marne@judge.test', { kind: 'game', game: 'marne' }],
  // Oddities.
  ['marne+@judge.test', { kind: 'game', game: 'marne' }],
  ['judge+@judge.test', { kind: 'judge' }],
  ['"a@b"@judge.test', { kind: 'game', game: '"a@b"' }],
];

describe('the address a mail was delivered to says what it is for', () => {
  test.each(CASES)('%s', (recipients, route) => {
    expect(routeOf(recipients.split(' '), 'judge.test', 'judge')).toEqual(route);
  });

  test('the order of the recipients does not matter', () => {
    for (const [recipients, route] of CASES) {
      const turned = routeOf(recipients.split(' ').reverse(), 'judge.test', 'judge');
      expect(sorted(turned), recipients).toEqual(sorted(route));
    }
  });

  test("the judge's mailbox may be given as an address", () => {
    expect(routeOf(['office+marne@judge.test'], 'judge.test', 'office@judge.test')).toEqual({
      kind: 'game',
      game: 'marne',
    });
  });
});

function sorted(route: MailRoute): MailRoute {
  return route.kind === 'press' ? { ...route, to: route.to.split('+').sort().join('+') } : route;
}
