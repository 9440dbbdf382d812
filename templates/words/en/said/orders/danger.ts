import { listInWords } from '../../../../../engine/explain/names.ts';
import type { DangerSaying } from '../../../../../engine/sayings/orders/danger.ts';
import type { Words } from '../../../language.ts';
import { counted } from '../../../text/counts.ts';

/** What keeps the orders that are on file again from being processed at once. */
const EVERYBODY_WAITS =
  'WAIT is set for everybody, so that it is not processed before the deadline unless everyone sends SET NOWAIT or you PROCESS it.';

export const danger = {
  'danger/terminate': ({ game, players }) =>
    `This ends '${game}' without a result, for ${players === 1 ? 'one player' : counted(players, 'player')}. Its record stays; RESUME can take it up again.`,
  'danger/terminated': () => 'The game has ended without a result. Everyone has been told',
  'danger/begun-already': () =>
    'Only a game that has not begun can be taken off the lists. TERMINATE ends one that has.',
  'danger/purge': ({ game, players }) =>
    `This ends '${game}' before it has begun and takes it off the lists. ${
      players === 0
        ? 'Nobody has signed on yet.'
        : `We will tell the ${players === 1 ? 'player who has' : `${players} players who have`} signed on.`
    }`,
  'danger/purged': () => 'The game is off the lists',
  'danger/unstart': ({ game }) =>
    `This takes the start of '${game}' back: nobody has a power any more, orders on file are gone, and the next start, when you say so, deals the powers again.`,
  'danger/unstart-too-late': () =>
    'A phase has been processed: the start cannot be taken back any more. ROLLBACK goes back to an earlier phase.',
  'danger/not-running': () => 'The game is not running.',
  'danger/unstarted': () => 'The start is taken back; FORCE BEGIN starts the game again',
  'danger/eject': ({ game, power }, { powers }) =>
    `This sends the player of ${powers(power)} away from '${game}' for good; the orders on file for ${powers(power)} stay until somebody else takes over, who neither sees nor keeps them.`,
  'danger/ejected': ({ powers: seats }, { powers }) =>
    `The player of ${powers(seats)} is out of the game. Everyone has been told that we look for a replacement`,
  'danger/eject-master': ({ game }) =>
    `This takes the rights of a GM in '${game}' from another GM. We will tell everyone. PROMOTE gives them back.`,
  'danger/master-ejected': () => 'No longer a GM of this game. Everyone has been told',
  'danger/no-longer-master': () => 'That person is no longer a GM of this game.',
  'danger/last-master': () => 'A game is never without a GM: PROMOTE an observer first, or TERMINATE the game.',
  'danger/master-left': () => 'You are no longer a GM of this game',
  'danger/nobody-at': ({ address }) => `Nobody with the address ${address} takes part in this game.`,
  'danger/takes-no-part': () => 'This person takes no part in the game.',
  'danger/name-the-power': () =>
    'You play in this anonymous game: who plays what is a secret for you too. Name the power.',
  'danger/observer-ejected': () => 'Sent away: nothing more of the game reaches this observer',
  'danger/applicant-ejected': () => 'Sent away: the seat is free again',
  'danger/no-powers-yet': () => 'Nobody has a power yet: EJECT takes the address of somebody who has signed on.',
  'danger/nobody-plays': ({ power }, { powers }) => `Nobody plays ${powers(power)} now.`,
  'danger/make-dummy': ({ game, power }, { powers }) =>
    `This sends the player of ${powers(power)} away from '${game}' and leaves the power without one: its units hold, and nobody can take over until you REVIVE it.`,
  'danger/made-dummy': ({ powers: seats }, { powers }) =>
    `${powers(seats)} ${seats.length === 1 ? 'has' : 'have'} no player now; REVIVE opens ${seats.length === 1 ? 'it' : 'them'} again`,
  'danger/dummy-already': ({ power }, { powers }) => `${powers(power)} is a dummy already.`,
  'danger/make-bot': ({ game, power }, { powers }) =>
    `This sends the player of ${powers(power)} away from '${game}'; a bot plays on from the orders on file, until somebody takes over.`,
  'danger/bot-for-whom': () => 'Which power should a bot play?',
  'danger/declare-what': () => 'Declare what? A draw or a concession.',
  'danger/no-turn': ({ written }) => `'${written}' is neither a phase nor the number of a turn.`,
  'danger/forward': ({ game, phase, again, current }) =>
    `This takes '${game}' forward to ${phase}: the results of ${again.join(', ')} count again as they were. Orders sent for ${current} since the game was taken back are not used, and those that were on file for ${phase} are on file again. ${EVERYBODY_WAITS} We will tell everyone, and ROLLBACK takes it back once more.`,
  'danger/went-forward': ({ from, phase }) =>
    `The game has gone forward from ${from} to ${phase}. Everyone has been told. WAIT is set for everybody: PROCESS ${phase} runs it`,
  'danger/forward-to-which': ({ phases }) => `Forward to which phase? It can be ${listInWords(phases, 'or')}.`,
  'danger/nothing-ahead': () => 'No phase has been taken back: there is nothing to go forward to.',
  'danger/back': ({ game, phase, undone, current }) =>
    `This takes '${game}' back to just before ${phase} was processed. The results of ${undone.join(', ')} no longer count, orders on file for ${current} go, and those for ${phase} are on file again. ${EVERYBODY_WAITS} We will tell everyone, and nothing is erased: ROLLFORWARD takes it forward again until the next phase is processed.`,
  'danger/went-back': ({ phase }) =>
    `The game is back in ${phase}, and the orders for ${phase} are on file again. Everyone has been told. WAIT is set for everybody: PROCESS ${phase} runs it`,
  'danger/nothing-processed': () => 'No phase has been processed yet.',
  'danger/back-to-which': ({ asked, first, last }) =>
    `${'turn' in asked ? `Turn ${asked.turn}` : asked.phase} is not over in this game: it can go back to ${first === last ? first : `any phase from ${first} to ${last}`}.`,
  'danger/phase-not-over': ({ phase }) => `${phase} is not over in this game.`,
  'danger/record-not-at-hand': () => 'We cannot reach the record of the game just now: please send this again.',
} satisfies Words<DangerSaying>;
