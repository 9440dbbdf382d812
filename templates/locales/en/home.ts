/** The first page of the local judge. Apart from a language's other words: no function on AWS says them. */
import { type Html, html } from '../../markup/html.ts';
import type { PageLink } from '../page-links.ts';
import type { Shape } from '../shape.ts';
import { numberInWords } from '../text/counts.ts';

export const home = {
  title: 'A judge for Diplomacy that lives in a mailbox',
  /** Where there is no demo. */
  about:
    'Mail orders to it in plain words. It answers each mail, keeps the deadline, and sends everybody the results with a map.',

  demoBoard: (season: string) => `The board of the demo, ${season}`,
  map: (caption: string) => `Map: ${caption}`,
  youAre: (power: string, season: string) =>
    `You are ${power}, it is ${season}, and this is the board. Bots play the other six powers and have sent their orders. Mail yours in plain words, and the results come at once, with a new map.`,
  demoOver: (page: PageLink) =>
    html`The demo is over: its ${page('page')} shows how it ended, phase by phase. Begin a game of your own below.`,
  settingUp: 'The demo is being set up, mail by mail. This takes a few seconds…',
  startDemo: 'Start the demo',
  openYourMailbox: 'Open your mailbox',

  ownGame: 'Begin a game of your own',
  alone: 'Alone',
  aboutAlone: 'You play one power and bots play the others, for as many years as you like. Nobody hurries you.',
  yourAddress: 'Your address',
  anyAddress: 'leave it empty to have one here',
  playAgainst: (bots: number) => `Play against ${numberInWords(bots)} bots`,
  otherMap: 'Or on another map',
  mapAndBots: (variant: string, bots: number) => `${variant} (${numberInWords(bots)} bots)`,
  play: 'Play',
  /** The comment of the demo, and what its GM writes to all: lines. */
  demoComment: 'The demo: a real game, played by mail against six bots',
  demoWelcome: [
    'Welcome, France. So far all of you ordered what seven people once ordered in a real game.',
    'From now on you decide, and the bots that play the other six think for themselves.',
    'They go on for as many years as you like.',
  ] as readonly string[],

  withFriends: 'With friends',
  /** The line itself stands below. `here`: where it can be written. */
  firstLine: (here: PageLink, port: number) =>
    html`Mail the judge one line, from any address you like: you run the game and play in it. ${here('Write it here')}, or in a mail program whose outgoing server is localhost, port ${port}.`,
  letterTo: (address: string) => `To: ${address}`,
  sixOthers: html`Six others mail <code>signon ?marne secret</code>, each from their own address. That is seven mails, and with the seventh the game starts.`,
  orders: html`Everybody mails orders, such as <code>F Lon - Nth</code>: one mail each for a phase. The results come at the deadline, or as soon as all orders are in.`,

  games: 'Games',
  allGames: 'All games',
  due: (time: Html) => html`due ${time}`,
  finished: 'finished',
  players: (players: number, seats: number) => `${players} of ${seats} players`,

  mailboxes: 'Mailboxes',
  openMailboxOf: 'Open the mailbox of',
  open: 'Open',
};

export type Home = Shape<typeof home>;
