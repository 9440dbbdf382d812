import { listInWords } from '../../../../engine/explain/names.ts';
import type { ChangeSaying } from '../../../../engine/sayings/changes.ts';
import type { Words } from '../../language.ts';
import { written } from '../../orders.ts';
import { abbrOf } from '../../text/abbreviations.ts';

export const changes = {
  'changes/asked': ({ game, changes, undo }, { say }) =>
    [
      changes.length === 0 ? `Nothing that you see in '${game}' changes.` : `What this means for '${game}':`,
      ...changes.map(say),
      ...(undo === null ? [] : [`${undo} takes it back.`]),
    ].join('\n'),
  'changes/done': ({ changes, undo }, { say }) =>
    [
      'Done.',
      ...changes.map(say).map((told) => (/[.!?]$/.test(told) ? told : `${told}.`)),
      'We have told everyone concerned.',
      ...(undo === null ? [] : [`${undo} takes it back.`]),
    ].join(' '),
  'changes/begins': ({ gone }, { powers }) =>
    `The powers are dealt and the game begins${gone.length === 0 ? '.' : `; nobody plays ${powers(gone)}.`}`,
  'changes/unbegun': () =>
    'The start is taken back: nobody has a power, orders on file are gone, and the next start deals the powers again.',
  'changes/over': ({ outcome }, { outcome: ending }) =>
    outcome.kind === 'terminated' ? 'The game ends without a result.' : `The game ends. ${ending(outcome)}`,
  'changes/not-over': ({ outcome }, { outcome: ending }) =>
    outcome.kind === 'terminated'
      ? 'The game is no longer over.'
      : `The game is no longer over, and its result does not count any more: ${ending(outcome)}`,
  'changes/phase': ({ phase, current, undone, again }) =>
    [
      `The game is in ${phase}${phase === current ? ' again' : `, no longer in ${current}`}.`,
      ...(undone.length === 0 ? [] : [`The results of ${listInWords(undone)} no longer count.`]),
      ...(again.length === 0 ? [] : [`The results of ${listInWords(again)} count again.`]),
    ].join(' '),
  'changes/units': ({ power, without, with: more, retreating }, { board, powers }) => {
    const units = (list: readonly string[]) => list.map((unit) => (board === null ? unit : written(board, unit)));
    const told = [
      ...(without.length === 0 ? [] : [`without ${units(without).join(', ')}`]),
      ...(more.length === 0 ? [] : [`with ${units(more).join(', ')}`]),
    ];
    return `${powers(power)}${retreating ? ' (to retreat)' : ''}: ${told.join(', ')}`;
  },
  'changes/owner': ({ provinces, owner, before }, { board, powers }) =>
    `${provinces.map((at) => (board === null ? at : abbrOf(board, at))).join(', ')}: now ${owner === null ? "nobody's" : `owned by ${powers(owner)}`}, before ${before === null ? "nobody's" : `by ${powers(before)}`}`,
  'changes/seats': ({ powers: seats, now }, { powers }) =>
    ({
      played: `${powers(seats)}: has a player.`,
      passed: `${powers(seats)}: has another player.`,
      open: `${powers(seats)}: no player; anyone may take over.`,
      closed: `${powers(seats)}: no player; nobody can take over until you REVIVE it, and the units hold.`,
      bot: `${powers(seats)}: played by a bot, until somebody takes over.`,
    })[now],
  'changes/gm': ({ joins }) => (joins ? 'The game has another GM.' : 'The game has one GM fewer.'),
  'changes/settings': ({ changes }, { settings }) => settings(changes).join(' ') || 'A setting changes.',
  'changes/deadline': ({ from, to }, { time }) =>
    `Deadline: ${to === null ? 'none' : time(to)}${from === null ? '' : `, before ${time(from)}`}`,
  'changes/waits': ({ powers: who, on }, { powers }) =>
    `WAIT is ${on ? 'set' : 'off'} for ${who === null ? 'everybody' : powers(who)}.`,
  'changes/votes': ({ powers: who, counts }, { powers }) =>
    `The vote of ${powers(who)} ${counts ? 'counts again' : 'no longer counts'}.`,
  'changes/orders': ({ phase, on, of }, { board, powers }) => {
    const told = of.map(
      ({ power, orders }) =>
        `${powers(power)}${orders === null ? '' : ` (${orders.map((each) => (board === null ? each : written(board, each))).join('; ')})`}`,
    );
    return `${on ? 'On file again' : 'No longer on file'} for ${phase}: the orders of ${listInWords(told)}`;
  },
} satisfies Words<ChangeSaying>;
