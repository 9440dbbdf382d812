import { expect, test } from 'vitest';
import { answerAfter, isOnPage, type LastAnswer, togetherUntil } from '../../engine/game/answers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DEADLINE = 100 * HOUR;

/** By which way somebody wrote, at which minute; and what became of the answer: its minute, `page`, or `now`. */
function answers(wrote: readonly (readonly [way: 'mail' | string, minute: number])[]): readonly (string | number)[] {
  let last: LastAnswer | undefined;
  return wrote.map(([way, minute]) => {
    const mail = {
      key: '',
      messageId: null,
      subject: '',
      received: minute * MINUTE,
      ...(way === 'mail' ? {} : { device: way }),
    };
    const until = togetherUntil(last, mail, DEADLINE);
    const told = isOnPage(last, mail) ? 'page' : until === null ? 'now' : until / MINUTE;
    last = answerAfter(last, mail);
    return told;
  });
}

test('the first mail is answered at once, those of the next two minutes together, and then it begins anew', () => {
  expect(
    answers([
      ['mail', 10],
      ['mail', 11],
      ['mail', 11.9],
      ['mail', 12],
      ['mail', 13],
      ['mail', 20],
    ]),
  ).toEqual(['now', 12, 12, 'now', 14, 'now']);
});

test('in the last hour before a deadline each is answered at once', () => {
  const last = DEADLINE / MINUTE - 60;
  expect(
    answers([
      ['mail', last - 1],
      ['mail', last],
      ['mail', last + 0.5],
      ['mail', last + 30],
    ]),
  ).toEqual(['now', last + 1, 'now', 'now']);
});

test('what comes from the device of before stands on its page, whatever its hour; another device is told at once', () => {
  const late = DEADLINE / MINUTE - 1;
  expect(
    answers([
      ['a', 1],
      ['a', 1.5],
      ['b', 2],
      ['a', 3],
      ['a', late],
      ['b', late],
    ]),
  ).toEqual(['now', 'page', 'now', 'now', 'page', 'now']);
});

test('a sheet does not make mail wait, nor mail a sheet', () => {
  expect(
    answers([
      ['a', 1],
      ['mail', 1.5],
      ['a', 2],
      ['mail', 2.5],
      ['mail', 4],
    ]),
  ).toEqual(['now', 'now', 'now', 3.5, 'now']);
});
