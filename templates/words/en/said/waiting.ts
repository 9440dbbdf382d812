import type { CurrentDeadline, WaitingSaying } from '../../../../engine/sayings/waiting.ts';
import type { Words } from '../../language.ts';
import { counted } from '../../text/counts.ts';

export const waiting = {
  'waiting/always': ({ on }) =>
    on
      ? 'WAIT is on now and again in each phase, until SET NOT ALWAYS WAIT'
      : 'WAIT is no longer set by itself; for this phase it stays as it is',
  'waiting/gm': ({ wait }) =>
    wait
      ? 'Nothing is processed before the deadline of this phase'
      : 'You do not wait: the phase may be processed early',
  'waiting/none-due': () =>
    'In this game only those who have orders due can make it wait (Strict Wait); you have none due',
  'waiting/this-phase-only': () => 'For this phase only: SET NOT ALWAYS WAIT switches it off for good',
  'waiting/absence-kept': ({ current, byMaster }) =>
    `No deadline that is set from now on falls in that time; only the GM can see it. ${byMaster === true && current === 'within' ? MOVE_IT : CURRENT[current]}`,
  'waiting/absence-asked': ({ days }) =>
    `Deadlines move past absences of up to ${counted(days, 'day')}; this one is longer, so the GM has been asked. We will tell you if deadlines move past it`,
  'waiting/absences-at-most': ({ most }) =>
    `At most ${counted(most, 'absence')} are kept at a time. SET NO ABSENCE takes them back.`,
  'waiting/no-absences': () => 'Absences are not offered in this game: write to the GM, who can move deadlines.',
  'waiting/absence-backwards': () => 'That absence ends before it begins.',
  'waiting/absence-past': () => 'That absence is over already.',
  'waiting/observers-wait-not': () => 'Deadlines move for players and GMs; you observe.',
  'waiting/no-absence': ({ any }) => (any ? 'None of your absences lies in that time' : 'You have no absence on file'),
  'waiting/absence-taken-back': ({ left }) =>
    left ? 'Taken back; the others stay' : 'Taken back: you have no absence on file',
} satisfies Words<WaitingSaying>;

const MOVE_IT = 'The current deadline does lie in it and stays: SET DEADLINE moves it.';

const CURRENT: Readonly<Record<CurrentDeadline, string>> = {
  none: 'It is kept until then.',
  within: 'The current deadline does lie in it and stays: send orders before you go, or ask the GM to move it.',
  stays: 'The current deadline stays as it is.',
  'next-moves': 'The current deadline stays; the next one, if it falls as usual, moves past it.',
};
