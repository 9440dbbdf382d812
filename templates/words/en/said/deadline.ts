import type { DeadlineSaying } from '../../../../engine/sayings/deadline.ts';
import type { Words } from '../../language.ts';
import { counted } from '../../text/counts.ts';

export const deadline = {
  'deadline/no-phase': () => 'There is no phase with a deadline now.',
  'deadline/paused': () => 'The game is paused and its clock stands still: RESUME it first.',
  'deadline/past': () => 'That lies in the past: a deadline can be any time from now on.',
  'deadline/date-past': () => 'That lies in the past.',
  'deadline/same-already': () => 'That is the deadline already',
  'deadline/doubt': ({ proposes, doubt }, { time }) =>
    `${proposes === null ? '' : `You would propose ${time(proposes)}. `}${
      doubt === 'short notice'
        ? 'That is less than 24 hours away. Nobody counts as late until 24 hours from now, but orders that are complete are processed at the new deadline.'
        : `That is ${counted(doubt.daysAhead, 'day')} away: is the date right?`
    }`,
  'deadline/moved': ({ from, to }, { time }) =>
    `The deadline has moved from ${time(from)} to ${time(to)}, and the grace period with it. Everyone has been told`,
  'deadline/proposed': ({ at, have, need }, { time }) =>
    `You propose ${time(at)} as the deadline. It is set when all players send the same, or READY; ${have} of ${need} agree so far, and everyone has been told. The GM can set it at once. SET NO DEADLINE takes your proposal back`,
  'deadline/none-proposed': () => 'You have not proposed a deadline',
  'deadline/proposal-withdrawn': () => 'You no longer propose another deadline',
  'deadline/several-proposed': ({ deadlines }, { time }) =>
    `Several deadlines are proposed (${deadlines.map(time).join('; ')}): SET DEADLINE with one of them agrees to it`,
  'deadline/agreed-to': ({ at, have, need }, { time }) =>
    `You agree to the proposed deadline ${time(at)}; ${have} of ${need} do so far`,
  'deadline/agreed-last': ({ at }, { time }) =>
    `You agree to the deadline ${time(at)}, and so do all others: it is set`,
  'deadline/all-agree': () =>
    'All players agree: the deadline has moved, and the grace period with it. Everyone has been told',
  'deadline/grace-before-deadline': () => 'The grace period begins at the deadline: it cannot end before it.',
  'deadline/grace-too-short': () =>
    'With NMR, the grace period lasts at least 24 hours: we tell players who are late a day before the game goes on without them.',
  'deadline/grace-moved': ({ end }, { time }) => `The grace period now ends ${time(end)}. Everyone has been told`,
  'deadline/start-after-deadline': () =>
    'The phase is processed at the deadline at the latest: START cannot be later than that.',
  'deadline/start-set': ({ at }, { time }) =>
    `The phase will not be processed before ${time(at)}. Everyone has been told`,
  'deadline/nobody-late': () => 'Nobody owes orders: there is nobody to remind',
  'deadline/reminded-lately': () => 'You have reminded the players within the last six hours: please wait a little.',
  'deadline/reminded': ({ powers }) => {
    if (powers === null) return 'We have reminded whoever still owes orders';
    const late = powers === 1 ? 'the one player who still owes' : `the players of ${powers} powers that still owe`;
    return `We have reminded ${late} orders; STATUS shows you who`;
  },
} satisfies Words<DeadlineSaying>;
