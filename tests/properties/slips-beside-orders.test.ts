/** A slip of the pen in a setting keeps no good order of its mail from being filed, unless it may speak of the orders themselves. */
import { expect, test } from 'vitest';
import { SET_FORMS } from '../../engine/commands/registry.ts';
import { readMail, slipsOf } from '../language/mails.ts';
import { createRandom } from '../random.ts';
import { oneIn } from '../some-of.ts';

const ABOUT_ORDERS = /ORDER|PHASE|CLEAR|MOVE|PROXY| (?:ONE|TWO|ALL|BACK)\b/;

const asked = (line: string) =>
  readMail(`A Par - Bur\nA Mar - Spa\n${line}`).items.some(
    (item) => item.kind === 'order' && item.pending !== undefined,
  );

test.each('SET NOWIAT|SET WIAT|SET conceed|SET absense dec 20 to dec 24|SET DRAW?|STE WAIT|SET PASS'.split('|'))(
  '%s holds nothing back',
  (line) => expect(asked(line)).toBe(false),
);

test.each([
  'SET NO MORE ORDERS',
  'SET DARFT',
  'SET NOT THESE ORDERS',
  'Set these aside please',
  'set aside for now',
  'set back',
  'set this on hold',
  'Set A',
])('%s is asked about', (line) => expect(asked(line)).toBe(true));

const isOffered = (line: string) =>
  readMail(line).items.some((item) => item.kind === 'error' && item.suggestion !== null);

test('no slip for which a setting is offered keeps orders beside it from being filed', { tags: ['long'] }, () => {
  const random = createRandom(3);
  const slips = oneIn(12, SET_FORMS).flatMap(({ example, usage }) => {
    // What stands behind a comma is a setting of its own.
    const [set, word, ...rest] = (example[0] ?? usage).split(/[\n,]/)[0]!.split(' ');
    return ABOUT_ORDERS.test(usage) ? [] : slipsOf(word!, random).map((slip) => [set, slip, ...rest].join(' '));
  });
  const offered = slips.filter(isOffered);
  expect(offered.length).toBeGreaterThan(slips.length / 3);
  expect(offered.filter(asked)).toEqual([]);
});
