/** Coming into a game by a page, and beginning one with friends. Kept apart: few functions ever say it. */

import type { Shape } from '../shape.ts';

interface Forming {
  readonly variant: string;
  readonly players: number;
  readonly seats: number;
}

export const entry = {
  join: 'Join',
  joinGame: (game: string) => `Join ${game}`,
  seatForYou: 'A seat for you',
  what: 'Diplomacy is a game of negotiation: you talk to the others, then all write their orders in secret, and all orders happen at once.',
  forming: ({ variant, players, seats }: Forming) => `${variant}: ${players} of ${seats} players are in.`,
  running: (variant: string) => `${variant}. The game has begun; you take over a power.`,
  yourName: 'Your name',
  yourAddress: 'Your email address',
  howAddress: 'We send one mail there, to see that it is yours. No account, no password.',
  faults: {
    name: 'Please write a name, with letters in it.',
    address: (written: string) => `Mail cannot be sent to “${written}”. Please check the address.`,
    many: 'That was too many tries. Please wait ten minutes.',
    friends: (most: number) => `Please name at least one friend, and no more than ${most}.`,
    variant: 'There is no such map here.',
  },
  dead: 'This link no longer works',
  deadMore:
    'It may be cut off, or somebody has used it: each is good for one seat. If that was you, our mails have the way in; else ask whoever gave it to you for another.',
  noSeat: 'There is no open seat here',
  noSeatMore: 'The game may be full, private or over. Whoever invited you can send you a link of your own.',
  asked: 'Check your mail',
  askedMore: (address: string) =>
    `We have written to ${address}. Press the button in that mail, or type its code here:`,
  nothingCame: 'Nothing came? Look among the spam, and check the address above.',
  otherAddress: 'Use another address',
  code: 'Code from the mail',
  confirm: 'Continue',
  isItYou: 'Is it you?',
  isItYouMore: 'Press the button if you have just written your address on a page of this judge.',
  notConfirmed: 'That code does not work',
  notConfirmedMore:
    'It is wrong, too old, or was used before. If you are in already, open your order sheet by the link in your last mail.',
  isIn: (game: string) => `You are in: ${game}`,
  waits: ({ players, seats }: Pick<Forming, 'players' | 'seats'>) =>
    `${players} of ${seats} players are in. We mail you as soon as the game begins; the link in that mail opens your orders on this device at once.`,
  refused: 'That did not work',
  toGame: 'Page of the game',
  toSheet: 'To your orders',
  withFriends: 'Play with friends',
  friendsLead: 'Write who is to play. We mail those whose address you give; for the others you get links to pass on.',
  friends: 'Your friends',
  friendsHow: 'One to a line: a name, an address, or both.',
  map: 'Map',
  bots: 'Bots play the seats that are left.',
  strength: 'How well bots play',
  strengths: {
    easy: 'Easy: they often stay put',
    medium: 'Medium: one phase ahead',
    hard: 'Hard: they look longer',
  },
  whenAll: 'Begin when all my friends are in',
  now: 'Begin now: a friend who comes later takes over from a bot',
  byMail: 'Or begin it by mail',
  begin: 'Invite them',
  begun: (game: string) => `Your game: ${game}`,
  links: 'You find them in your mail, too.',
  mail: {
    joinSubject: (game: string) => `[${game}] one tap, and you are in`,
    friendsSubject: 'One tap, and your game with friends begins',
    join: (game: string) =>
      `Somebody has written this address on the page of '${game}', a game of Diplomacy, to join it.`,
    friends: 'Somebody has written this address on a page of this judge, to play Diplomacy with friends.',
    from: (device: string, time: string) => `It was ${device}, on ${time}.`,
    ifYou: 'If that was you',
    yesJoin: 'Yes, I am in',
    yesFriends: 'Yes, invite them',
    orCode: (word: string) => `Or type this code on the page: ${word}. Or reply with this line:`,
    ifNot: 'If it was not you, do nothing: then nothing happens.',
  },
};

/** A GM's page of all games. */
export const morningPage = {
  title: 'Your games',
  none: 'You run no game now.',
  unconfirmed:
    'This link was opened on a new device. We asked its owner by mail: one tap there, then reload this page. Until then it shows nothing.',
  together: 'For several games at one tap',
  several: 'For the games that you tick',
  news: 'Something has changed since this page was loaded.',
  showNews: 'Show it',
  severalHow: 'Tick the games above. What can do harm is asked about first.',
  text: 'Words for everybody, or commands, one to a line',
  send: 'Send as commands',
  plays: 'You play here: use the order sheet of this game.',
  address: 'Address',
  players: (ready: number, all: number) => `Players: ${ready} of ${all} ready`,
  leave: 'Forget this device',
  buttons: {
    extend: (span: string) => `${span.replace('h', '')} hours more`,
    bot: (power: string) => `Let a bot play ${power}`,
    allow: 'Allow it',
    refuse: 'Refuse it',
    begin: 'Begin',
    unmute: 'Send mail there again (by mail)',
  },
};

/** The pages in front of an order sheet. */
export const sheetDoor = {
  title: 'Order sheet',
  opening: 'Opening …',
  failed: 'This link opened nothing. Whoever still plays finds the right one in our last mail.',
  paste: 'Without scripts, paste the link from your mail here:',
  open: 'Open',
  again: 'I have opened it here before',
  game: 'Public page',
  wasItYou: 'Was it you?',
  wasItYouMore:
    'A link of yours was opened on the device that the mail names. If that was you, say so: then what you send there counts.',
  code: 'Code from the mail',
  yes: 'Yes, it was me',
  no: 'If it was not you, close this page and send the judge SET LINKS NEW: every link of yours that is out is dead then.',
  confirmed: 'Thank you',
  confirmedMore: 'Reload the page on that device: what you send there counts now.',
  notConfirmed: 'Nothing was confirmed',
  notConfirmedMore: 'The code is wrong or too old, or that page is not open any more. Open it again for a new mail.',
  toSheet: 'Continue',
};

export type MorningWords = Shape<typeof morningPage>;
export type DoorWords = Shape<typeof sheetDoor>;
export type EntryWords = Shape<typeof entry>;
