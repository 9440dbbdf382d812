import { listInWords } from '../../../../../engine/explain/names.ts';
import type { DangerSaying } from '../../../../../engine/sayings/orders/danger.ts';
import type { Words } from '../../../language.ts';

export const danger = {
  'danger/begun-already': () =>
    'Only a game that has not begun can be taken off the lists. TERMINATE ends one that has.',
  'danger/unstart-too-late': () =>
    'A phase has been processed: the start cannot be taken back any more. ROLLBACK goes back to an earlier phase.',
  'danger/not-running': () => 'The game is not running.',
  'danger/no-longer-master': () => 'That person is no longer a GM of this game.',
  'danger/last-master': () => 'A game is never without a GM: PROMOTE an observer first, or TERMINATE the game.',
  'danger/master-left': () => 'You are no longer a GM of this game',
  'danger/nobody-at': ({ address }) => `Nobody with the address ${address} takes part in this game.`,
  'danger/takes-no-part': () => 'This person takes no part in the game.',
  'danger/name-the-power': () =>
    'You play in this anonymous game: who plays what is a secret for you too. Name the power.',
  'danger/observer-ejected': () => 'Sent away: nothing more of the game reaches this observer',
  'danger/applicant-ejected': () => 'Sent away: the seat is free again',
  'danger/kept-away': () =>
    'Whoever played there cannot come back, until SET DENY PLAYER -address takes them off that list.',
  'danger/no-powers-yet': () => 'Nobody has a power yet: EJECT takes the address of somebody who has signed on.',
  'danger/nobody-plays': ({ power }, { powers }) => `Nobody plays ${powers(power)} now.`,
  'danger/dummy-already': ({ power }, { powers }) => `${powers(power)} is a dummy already.`,
  'danger/bot-for-whom': () => 'Which power should a bot play?',
  'danger/declare-what': () => 'Declare what? A draw or a concession.',
  'danger/no-turn': ({ written }) => `'${written}' is neither a phase nor the number of a turn.`,
  'danger/forward-to-which': ({ phases }) => `Forward to which phase? It can be ${listInWords(phases, 'or')}.`,
  'danger/nothing-ahead': () => 'No phase has been taken back: there is nothing to go forward to.',
  'danger/nothing-processed': () => 'No phase has been processed yet.',
  'danger/back-to-which': ({ asked, first, last }) =>
    `${'turn' in asked ? `Turn ${asked.turn}` : asked.phase} is not over in this game: it can go back to ${first === last ? first : `any phase from ${first} to ${last}`}.`,
  'danger/phase-not-over': ({ phase }) => `${phase} is not over in this game.`,
  'danger/record-not-at-hand': () => 'We cannot reach the record of the game just now: please send this again.',
} satisfies Words<DangerSaying>;
