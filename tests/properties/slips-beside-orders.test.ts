/** A slip of the pen in a setting keeps no good order of its mail from being filed, unless it may speak of the orders themselves. */
import { expect, test } from 'vitest';
import { SET_FORMS } from '../../engine/commands/registry.ts';
import { readMail, slipsOf } from '../language/mails.ts';
import { createRandom } from '../random.ts';
import { oneIn } from '../some-of.ts';

const ABOUT_ORDERS = /ORDER|PHASE|CLEAR|MOVE|PROXY/;

const asked = (line: string) =>
  readMail(`A Par - Bur\nA Mar - Spa\n${line}`).items.some(
    (item) => item.kind === 'order' && item.pending !== undefined,
  );

test.each(
  'SET NOWIAT|SET WIAT|SET conceed|SET absense dec 20 to dec 24|SET WARTEN|SET no broad|SET DRAW?|STE WAIT|SET PASS'.split(
    '|',
  ),
)('%s holds nothing back', (line) => expect(asked(line)).toBe(false));

test.each(['SET NO MORE ORDERS', 'SET DARFT', 'SET NOT THESE ORDERS'])('%s is asked about', (line) =>
  expect(asked(line)).toBe(true),
);

test('no slip in the word of any setting keeps orders beside it from being filed', () => {
  const random = createRandom(3);
  const held = oneIn(12, SET_FORMS).flatMap(({ example, usage }) => {
    const [set, word, ...rest] = (example[0] ?? usage).split('\n')[0]!.split(' ');
    return slipsOf(word!, random)
      .map((slip) => [set, slip, ...rest].join(' '))
      .filter((line) => !ABOUT_ORDERS.test(usage) && asked(line));
  });
  expect(held).toEqual([]);
});
