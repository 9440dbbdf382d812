import type { SeatSaying } from '../../../../engine/sayings/seats.ts';
import type { Words } from '../../language.ts';

export const seats = {
  'seats/gm-already': () => 'A GM of this game already',
  'seats/no-observer': ({ address }) =>
    `${address} takes no part in this game: only an observer can be made a GM. The line to send from there is below.`,
  'seats/plays-already': () => 'A player cannot be a GM of the same game: only an observer can.',
  'seats/promoted': () => 'A GM of this game now. Everyone has been told',
  'seats/one-password': () => 'REVIVE takes a power and one password.',
  'seats/unmute-whom': (_, { example }) =>
    `Say to whom mail is to go again: UNMUTE ${example('power')}, UNMUTE jean@example.org, or UNMUTE ALL.`,
  'seats/no-seat': ({ power }, { powers }) => `There is no seat of ${powers(power)} to open.`,
  'seats/has-player': ({ power }, { powers }) => `${powers(power)} has a player.`,
  'seats/open-already': ({ power }, { powers }) => `${powers(power)} can be taken over already`,
  'seats/opened': ({ power }, { powers }) => `${powers(power)} can be taken over again. Everyone has been told`,
  'seats/opened-with-password': ({ power }, { powers }) =>
    `${powers(power)} can be taken over by whoever has that password. Everyone has been told, but not the password`,
  'seats/unknown-person': ({ address }) => `We do not know ${address}.`,
  'seats/allowed': () => 'On the list: from now on only players on it may join or take over',
  'seats/denied': () =>
    'On the list: this player may not join or take over. Somebody who plays already stays in the game',
  'seats/allowed-no-more': () => 'Off the list of those who may join',
  'seats/denied-no-more': () => 'Off the list of those who may not join',
  'seats/nobody-waits': () => 'Nobody is waiting for your approval.',
  'seats/none-of-these-waits': () => 'None of these is waiting for your approval.',
  'seats/let-in': ({ people }) =>
    people === 1 ? 'Approved, and we have told them' : `${people} people are approved, and we have told them`,
  'seats/none-approved': () => 'None of these has had your approval.',
  'seats/on-hold': () => 'Back on hold: they need your approval again before their orders count',
  'seats/not-open-to-you': () => 'The GM has not opened this game to you; write to the GM if you wonder why.',
  'seats/not-on-the-list': () => 'This game is open only to players on its GM’s list; write to the GM to be put on it.',
  'seats/back': ({ powers: own }, { powers }) => `Welcome back: you play ${powers(own)} again`,
  'seats/taken-over': ({ game, powers: own, isTold }, { powers }) =>
    `You play ${powers(own)} in '${game}' from now on. ${isTold ? 'Everyone has been told' : 'We told only the GM'}`,
  'seats/would-offer': ({ game, powers: seats, address, isSamePlayer, isFree }, { powers }) =>
    isFree
      ? `We ask ${address} whether they would play ${powers(seats)} in '${game}'. As soon as they answer, they do.`
      : isSamePlayer
        ? `We ask ${address} to play ${powers(seats)} in '${game}' from there, as a new mailbox of the same player: as soon as they answer, nothing of the seat reaches the old address any more, and the orders on file stay. We tell the old address now.`
        : `We ask ${address} whether they would play ${powers(seats)} in '${game}'. As soon as they answer, the player of today is out, and the orders on file are gone. We tell that player now.`,
  'seats/offered': ({ address, powers: seats }, { powers }) =>
    `We have asked ${address}; ${powers(seats)} passes to them with their answer, and nothing changes before`,
  'seats/no-seats-yet': () => 'The game has not begun, so nobody has a seat yet: INVITE asks an address to sign on.',
  'seats/taker-plays': () => 'Whoever has that address plays in this game already.',
  'seats/taker-is-gm': () => 'Whoever has that address is a GM of this game, and a GM does not come to play in it.',
  'seats/seat-whom': () => 'Name an address and a power.',
  'seats/time-given': () =>
    'The deadline has moved to give you time; WAIT is set for everybody, and SET NOWAIT takes yours off',
  'seats/needs-approval': () =>
    'In this game new players need the GM’s approval before their orders are taken. We have asked the GM and will tell you the answer',
} satisfies Words<SeatSaying>;
