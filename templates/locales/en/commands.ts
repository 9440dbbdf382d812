/** What each command does, for HELP, in English. */
import type { ACCOUNT } from '../../../engine/commands/account/account-commands.ts';
import type { FormsOf } from '../../../engine/commands/command-definition.ts';
import type { MASTER } from '../../../engine/commands/gm/gm-commands.ts';
import type { INFORMATION } from '../../../engine/commands/information/information.ts';
import type { PLAYER } from '../../../engine/commands/player/player-commands.ts';
import type { FormName, Group } from '../../../engine/commands/registry.ts';

const ACCOUNT_WORDS = {
  REGISTER: 'Makes you known to the judge. Lines `Name: …` and `Zone: …` may follow, then END; neither is needed.',
  'I AM ALSO':
    'Ties a second address to your account, once confirmed from there. The one that plays must ask; two that both play stay two players.',
  EXPORT: 'All that the judge holds on you, by mail.',
  'ERASE ME': 'Deletes your name and addresses for good; finished games stay, without them. Asks for a confirmation.',
  RESEND: 'Sends the last mail, or the last n mails, to you again.',
  'SET ADDRESS':
    'Where your mail goes; alone: to the address that this came from. Each new one is confirmed from there; what is not proven to come from you, at an old one too.',
  'SET PASSWORD': 'A new password for this game: letters and digits. It is kept as a hash and never shown.',
  'SET NAME': 'The name that others see.',
  'SET MY ZONE': 'The time zone of the times in your mails, by its IANA name.',
  'SET LANGUAGE':
    'The language of your mails: English, German (`Deutsch`) or French (`français`). Orders are read in each, commands in English.',
  'SET PUBLIC PAGE': 'A page with your finished games, and your punctuality for whoever asks. At first there is none.',
  'SET NO PUBLIC PAGE': 'No such page.',
  'SET INVITATIONS': 'You can be invited to games; so it is at first.',
  'SET NO INVITATIONS': 'This judge passes no invitation on to you any more, whoever asks.',
  'SET MAIL':
    'CLASSIC: what the older judges sent, plain text and their subjects, for programs. FULL: with explanations, maps and buttons.',
  'SET DIGEST':
    'One mail each morning in your zone, or at the hour you name, with what is in no hurry: all of games that you run or only watch, but for what you have to decide; of those that you play who joins, leaves or votes. What needs you as a GM stands on top, with the lines that help. ALWAYS: on quiet days too; TROUBLE: no longer. Results, deadlines and messages of games that you play come at once.',
  'SET NO DIGEST': 'Each mail comes at once, as it does until you run three games.',
  'SET SUBSTITUTE':
    'You would step in when a seat falls free, in any game: we ask in turn, each for twelve hours, and the first yes takes the seat.',
  'SET NO SUBSTITUTE': 'You are asked no more.',
  'WATCH FOR': 'One mail when a public game forms that is of this variant (or any) and has all these options.',
  'STOP WATCHING': 'Ends all of that.',
  'SAVE SETTINGS AS': 'Keeps the settings of your game under a name, for CREATE … WITH name.',
  'FORGET SETTINGS': 'Drops settings that you have saved.',
  'CREATE EVENT':
    'A cup of up to n boards, set like that game or WITH settings you saved. It has an address of its own: JOIN there enters, BEGIN draws the boards (GET MASTERING).',
  'TRY VARIANT':
    'Have a map of your own checked, drawn and played against bots: attach variant.json with a list of places, a .map of DPjudge, or variants.xml of jDip.',
  'SET SUBJECT':
    'Whether subjects of your mails have the form of the older judges (CHAN:marne - {{phase}}) or the plain one.',
  'SET LINKS':
    'Links to your order sheet in your mails. OFF: none, and old ones are dead. NEW: old ones are dead, fresh ones are mailed. ALL: one link opens the sheets of all your games. ON: each its own game alone.',
  'SET NO LINKS': 'The same as SET LINKS OFF.',
  CONFIRM:
    'Carries out what we asked you to confirm, by the word of that mail: in a mail that says nothing else, or as its subject.',
} satisfies Readonly<Record<FormsOf<typeof ACCOUNT>, string>>;

const INFORMATION_WORDS = {
  HELP: 'What can be asked of the judge, or help on one command, one topic, or one place of the map (HELP Par).',
  GET: 'A text by mail: the rules, a guide, a variant; GET PROVINCES and GET BORDERS tell the map in words. GET alone lists them.',
  VERSION: 'Which judge this is.',
  'MY GAMES':
    'All games in which you take part, with what is due in each; for a GM also who has ordered, is late, waits or is away.',
  WHO: 'The display names behind addresses, or alone the players of the game; never an address.',
  WHOGAME: 'Who plays in a game; in an anonymous game only GMs learn it.',
  'GET DEDICATION': 'How punctual you have been in rated games. Nobody learns another’s figures.',
  LIST: 'All games in short or in full, or one game with its settings, players, units and centers.',
  SUMMARY: 'Who played what and when, and the table of supply centers by year.',
  STATUS: 'After a sign-on your orders on file and what is missing; before it the summary of a game.',
  DEADLINE: 'Plain words for STATUS.',
  ORDERS:
    'Your orders on file. ORDERS ALL: every power’s, for a GM where the game lets them see; each look is recorded.',
  HISTORY: 'What an observer of the game has seen: the last seven days, or the time named.',
  MAP: 'The map of the position, or of an earlier phase. With ABBR: of the position, with the abbreviations of orders.',
} satisfies Readonly<Record<FormsOf<typeof INFORMATION>, string>>;

const MASTER_WORDS = {
  PAUSE: 'Stops the clock; the deadline moves by the length of the pause, and on to an hour at which deadlines fall.',
  RESUME:
    'Starts the clock of a paused game again, by a player only if the game is unmoderated; or takes up one that has ended, by a player only if it ended without a result.',
  FORM: 'Opens the game for players to join.',
  ACTIVATE: 'Begins a game that is full, or resumes a paused one.',
  'SET DEADLINE':
    'The deadline of the current phase; grace moves along. More than 30 days away, or earlier and less than a day away, is asked back. Players of a game with a GM propose it: it is set when all send the same.',
  'SET NO DEADLINE': 'Takes back the deadline that you have proposed.',
  'SET GRACE': 'The end of grace of the current phase.',
  'SET START': 'The current phase is not processed before.',
  EXTEND:
    'The deadline so much later: 24h, 2 days. From a player of a game with a GM it is a proposal, as SET DEADLINE is.',
  SHORTEN: 'The deadline so much earlier; else as EXTEND.',
  REMIND: 'Reminds the players who still owe orders, now; at most every six hours.',
  PROCESS:
    'Processes the phase now with the orders there are. The phase must be named, so that the next one is not run by mistake.',
  'FORCE BEGIN': 'Begins although seats are empty; those have no player, and may be taken over.',
  BECOME:
    'The rest of the mail acts for that power; its player gets a copy, and the history says so. One to a mail, and no command of the GM below it.',
  PREDICT: 'What would happen now, to the GM only; recorded like a look at orders.',
  ANNOUNCE: 'An official message of the GM to everybody: the lines below, under that subject.',
  REVEAL: 'Shows who played what in an anonymous game that has ended.',
  RENAME: 'A game keeps its name, since addresses and pages are made from it; answered with how to make another.',
  PROMOTE: 'Makes an observer a further GM.',
  MUTE: 'A power sends press to nobody but the GM for that time, and we tell everybody. OFF ends it.',
  UNMUTE:
    'Mail goes to them again after it bounced: when their mailbox works once more. Their own next mail does the same.',
  SEAT: 'Offers the seat of a power to another mailbox of its player. It passes with the answer from there; the old address gets a mail at once, and the orders on file stay.',
  REPLACE:
    'Offers the seat of a power to somebody else. It passes with the answer; the player of today gets a mail at once.',
  REVIVE: 'A dummy may be taken over again, with the password if one is given.',
  ROLLBACK:
    'Back to just before that phase or turn number. Nothing is erased, and everybody learns of it; asked to be confirmed.',
  ROLLFORWARD: 'Undoes a rollback up to that phase or turn number; asked to be confirmed.',
  UNSTART:
    'Back to before the powers were dealt, if nothing has been processed; the start is then manual. Asked to be confirmed.',
  TERMINATE: 'Ends the game without a result; its archive stays. Asked to be confirmed.',
  DECLARE:
    'Ends the game as a draw of all survivors or of those in the list, or conceded to a power. Asked to be confirmed.',
  EJECT:
    'Sends a player, observer or GM away; a player’s orders on file stay until somebody else takes over, who does not see them. Asked to be confirmed.',
  DUMMY:
    'The power has no player and nobody can take it over; its units hold. With BOT a bot plays it until somebody takes over (ALL: every power that nobody plays). Asked to be confirmed where somebody plays it.',
  'SET DUMMY':
    'A bot plays the power until somebody takes over (ALL: every power that nobody plays). Without BOT the same as DUMMY.',
  PURGE: 'Takes a game that never began off the lists. Asked to be confirmed.',
  UNDO: 'Takes back the last settings, deadline, SETUP, EJECT, offer of a seat, DECLARE, RESUME, or what was written for a player, until something else happens in the game. Whoever learned of it learns of this.',
  IMPORT:
    'A game begun elsewhere goes on here. Paste its last results (of nJudge, DPjudge or ours), JSON, or a phase and a line for each power; SEAT address AS power says who plays. Asked to be confirmed.',
  SETUP:
    'A position to play on from: lines such as ENGLAND: F Lon, A Lvp and CENTERS ENGLAND: Lon, Lvp. Asked to be confirmed.',
} satisfies Readonly<Record<FormsOf<typeof MASTER>, string>>;

const PLAYER_WORDS = {
  BID: 'Where seats are auctioned (SET SEATS AUCTION), your sealed bids for seats and powers, of 100 points in all. Fixed seats go first, then the powers of each pool, the last pool first: each to its highest bidder who has none yet. BID 0 seat takes a bid back, BID NONE all.',
  SIGNOFF: 'Ends the mail: nothing below is read. A signature mark (two hyphens and a space) does the same.',
  CLEAR:
    'Takes back your orders of this phase. CLEAR LATER: those sent ahead for later phases. CLEAR ALL: both. CLEAR A Par: one unit’s. CLEAR IP [state]: allocations of influence.',
  FILE: 'Files orders that we have shown you and not filed, because of what stands around them. FILE n: one of several sets; FILE ALL: all. Sending them once more by themselves does the same.',
  SEND: 'Sends lines that we have shown you, and not filed, as the message that they may be.',
  PHASE:
    'The orders below are kept for a later phase: PHASE {{phase}}, PHASE {{phaseInWords}}. Alone: for the current one again.',
  IF: 'After PHASE: the orders up to ELSE or ENDIF count only if such a unit stands there when the phase begins.',
  'ELSE IF': 'A further condition, looked at when the ones before do not hold.',
  ELSE: 'The orders below count if no condition before holds.',
  ENDIF: 'Ends the conditions. The end of the mail and the next PHASE do so too.',
  PREFERENCE: 'Plain words for SET PREFERENCE.',
  'SET PREFERENCE': 'Before the start: powers most wanted first, equals in brackets, * any other.',
  'SET CLEAR CLASSIC': 'CLEAR drops what you have sent ahead, as on nJudge.',
  'SET NO CLEAR CLASSIC': 'CLEAR takes back the orders of this phase.',
  'SET BROADCAST': 'Broadcasts come to you again.',
  'SET NO BROADCAST': 'No broadcasts to you.',
  REPORT:
    'Shows the GM, and nobody else, your last message from that power, with what you write behind it. Where each GM plays, the operator of the judge gets it.',
  'SET IGNORE': 'Messages that this power signs no longer reach you; nobody else learns of it. Alone: whom you ignore.',
  'SET NO IGNORE': 'Messages of that power reach you again.',
  MUSTER: 'In a game with SET MUSTER: you play. Any other mail to the game says it too.',
  RESIGN: 'Leaves the game. Asked to be confirmed while orders are due. RESIGN power, from a GM: the same as EJECT.',
  INVITE:
    'One mail to each, with the game, your name and address, and the line that joins. While the game forms its players can invite, after that the GM, for powers that want a player. At most 20 a day, and nobody twice to one game.',
  'INVITE LINK': 'A link for each name, to pass on: good for one seat, without a command.',
  WHATIF:
    'Adjudicates the orders below, of any powers, on the current or a named earlier position, and explains; told to nobody else.',
  DIARY:
    'Private notes in the lines below; when the game has ended they open to all, unless its settings keep diaries closed.',
  WAIT: 'Plain words for SET WAIT.',
  'SET WAIT': 'The phase is not processed before its deadline. Over when the phase is.',
  READY: 'Plain words for SET NOWAIT.',
  'SET NOWAIT': 'The phase may be processed as soon as all orders are in.',
  'SET ALWAYS WAIT': 'Waits in every phase to come, until SET NO ALWAYS WAIT.',
  'SET NO ALWAYS WAIT': 'Waits only where SET WAIT says so.',
  AWAY: 'Plain words for SET ABSENCE.',
  'SET ABSENCE': 'No future deadline will fall in these days; the current one stays. At most three at a time.',
  'NOT AWAY': 'Plain words for SET NO ABSENCE.',
  'SET NO ABSENCE': 'Takes absences back: those of these days, or all.',
  'APPROVE ABSENCE': 'Deadlines move past the long absence that somebody asks for; they learn it.',
  'REFUSE ABSENCE': 'Lets deadlines stay.',
  DRAW: 'Plain words for SET DRAW and SET NO DRAW.',
  'SET DRAW':
    'Votes for a draw of all survivors, or where the game allows it of those in the list. Good for this phase.',
  'NO DRAW': 'Plain words for SET NO DRAW.',
  'SET OPEN PRESS':
    'After the end: agrees to open all press in the archive, once all who played to the end agree; messages with others take their word.',
  'SET NO OPEN PRESS': 'Takes that back, as long as not all have agreed.',
  'SET NO DRAW': 'Takes the vote for a draw back.',
  CONCEDE: 'Plain words for SET CONCEDE.',
  'SET CONCEDE': 'Votes to concede to the largest power (blind games and some variants: any); all others must.',
  'SET NO CONCEDE': 'Takes the vote to concede back.',
} satisfies Readonly<Record<FormsOf<typeof PLAYER>, string>>;

// What each command does, in a sentence or a few: for HELP, GET COMMANDS and docs/commands.md. A form without words does not compile.

export const COMMAND_WORDS: Readonly<Record<FormName, string>> = {
  ...INFORMATION_WORDS,
  ...PLAYER_WORDS,
  ...ACCOUNT_WORDS,
  ...MASTER_WORDS,
};

/** Headings of the groups of commands; and of what follows SET in them. */
export const GROUP_TITLES: Readonly<Record<Group, { readonly commands: string; readonly settings: string }>> = {
  information: { commands: 'To read', settings: '' },
  player: { commands: 'Playing', settings: 'Of a player' },
  account: { commands: 'Your account', settings: 'Of your account' },
  master: { commands: 'GMs', settings: 'Of the current phase' },
};

/** What a mail may hold besides commands, in examples: for `docs/commands.md`. A test reads each of them. */

export interface Spoken {
  readonly intro: readonly string[];
  /** Lines to write, and what they mean. */
  readonly rows: readonly (readonly [lines: readonly string[], means: string])[];
}

export const HOW_A_MAIL_IS_READ: readonly string[] = [
  'Write plain lines, one thing on each: an order, a command, or a message in between. Case and runs of spaces do not matter.',
  'A greeting, a closing, your signature and quoted text are left alone; each other line is used or shown back to you, with',
  'the reason and the nearest line that would be right. Lines that begin with `//` or `%` are remarks. `SIGNOFF` ends the mail.',
  '',
  'A reply to a mail of a game, or a mail to the game’s own address, needs no sign-on. A reply to a message goes to its writer,',
  'not to the judge. A sign-on may stand in the subject. What we ask back is confirmed by its word, or by `yes` as the whole',
  'of a reply.',
  '',
];

export const SIGN_ONS: Spoken = {
  intro: [
    'Only where the address does not say which game is meant, or to join one. The letter before the name is the power’s; `?`',
    'is none yet, `O` an observer, `M` the GM (game master). A mail may have several, each with lines of its own.',
  ],
  rows: [
    [
      ['SIGNON fmarne password', 'SIGNON France@marne password', 'JOIN France@marne password'],
      'The lines below are for France in the game marne.',
    ],
    [['SIGNON ?marne password', 'JOIN marne password'], 'Joins the game marne, which is still forming.'],
    [['SIGNON ? password'], 'Joins the next game that is forming.'],
    [
      ['CREATE ?marne password standard'],
      'Makes a new game called marne; you are its GM. With PLAY at its end you play in it as well.',
    ],
    [
      ['PRACTICE', 'PRACTICE octarine'],
      'Begins a game of your own against bots, on the standard map or another: nothing in it hurries you, and nobody else can join.',
    ],
    [['TAKEOVER f@marne password'], 'Takes the place of a player who has left.'],
    [['OBSERVE marne', 'SIGNON omarne password'], 'Watches the game and gets its results and open press.'],
    [['MONITOR marne'], 'The same, results alone.'],
    [['SIGNON mmarne password'], 'Signs on as the GM.'],
  ],
};

export const ORDER_FORMS: Spoken = {
  intro: [
    'A place is its full name, an abbreviation or the first letters. `A` and `F` may be left out: the judge knows what stands',
    'there. Several orders may share a line, parted by commas or semicolons.',
  ],
  rows: [
    [['A Par - Bur', 'Army Paris moves to Burgundy'], 'The army in Paris moves to Burgundy.'],
    [['A Par H', 'A Par holds'], 'It stays.'],
    [['A Mar S A Par - Bur'], 'The army in Marseilles supports that move.'],
    [['A Mun S A Ber'], 'The army in Munich supports the army in Berlin where it stands.'],
    [['F Nth C A Lon - Nwy', 'F Nth convoys A Lon - Nwy'], 'The fleet carries the army.'],
    [
      ['A Lon - Nwy', 'A Lon - Nwy via convoy', 'A Lon - Nth - Nwy'],
      'The army goes by sea: by any fleets that carry it, or by exactly these.',
    ],
    [['F Mao - Spa/nc', 'F Mao - Spain (north coast)'], 'A fleet names its coast where there are two it could reach.'],
    [['A Lon proxy France'], 'Lets France order the unit, where the game allows it.'],
    [['A Mun - Tyr', 'A Mun D'], 'After a dislodgement: retreat, or disband.'],
    [['build A Par', 'build F Stp/sc', 'remove A Tun', 'waive'], 'Adjustments: build, remove, or build nothing.'],
  ],
};

/** Read only where a variant has influence points (Consolidation 1865); `HELP IP` tells the rule. */
export const INFLUENCE_FORMS: Spoken = {
  intro: [
    'In Consolidation 1865 a power has an influence point for each center it owns, in each Spring and Fall, for orders of at most',
    'three independent states: the order with the most points is carried out (`HELP IP`).',
  ],
  rows: [
    [['IP 2 Han H'], 'Two points for the army in Hanover to hold.'],
    [['IP 2 Han S Wes'], 'To support whoever stands in Westphalia.'],
    [['IP 2 Han S Wes - Hes'], 'To support the move from Westphalia to Hesse.'],
    [['IP ALL Han H'], 'All the points that you have left.'],
    [['IP 0 Han'], 'Takes back what you gave for Hanover; `CLEAR IP` takes back all of it.'],
  ],
};

export const MESSAGES: Spoken = {
  intro: ['The text goes on to `ENDPRESS` on a line of its own. Letters stand for powers, but names are safer.'],
  rows: [
    [['to France: shall we talk?'], 'A message in one line.'],
    [['PRESS TO France, Russia\nShall we talk?\nENDPRESS'], 'A longer one, to France and Russia.'],
    [['PRESS TO ALL BUT Italy\nBeware of Italy.\nENDPRESS'], 'To all players but one.'],
    [['PRESS TO master\nI have a question.\nENDPRESS'], 'To the GM.'],
    [['BROADCAST\nGood evening, gentlemen.\nENDBROADCAST'], 'To everybody, observers too.'],
    [['POSTAL PRESS\nRead this with the results.\nENDPRESS'], 'To everybody, with the next results.'],
    [
      ['PRESS GREY TO France\nA friend warns you.\nENDPRESS'],
      'Without your name, where the game allows it; `WHITE` shows it.',
    ],
    [
      ['PRESS TO France FAKE BROADCAST\nI tell everybody.\nENDPRESS'],
      'To France alone, but looking like a broadcast, where the game allows it.',
    ],
  ],
};

export const TIMES: Spoken = {
  intro: ['Days without a year are the next that come; times are those of the game’s zone.'],
  rows: [
    [['SET DEADLINE Fri', 'SET DEADLINE 14 Mar 18:00'], 'The next Friday; the 14th of March.'],
    [['SET DEADLINE 2027-03-14 18:00', 'SET DEADLINE in 24h'], 'A date with its year; a day from now.'],
    [['away 3 to 10 August', 'SET ABSENCE Aug 3 - Aug 10'], 'From the first day’s beginning to the last day’s end.'],
  ],
};

/** What somebody who comes from another judge writes, and what is different here. */
export const FROM_ELSEWHERE: Spoken = {
  intro: [
    'Orders, press, settings and sign-ons of nJudge are read as they are there, and so are the plainer forms of DPjudge. These',
    'mean something else, or do more:',
  ],
  rows: [
    [
      ['CLEAR'],
      'Takes back the orders of this phase. On nJudge it drops those for later phases: that is `CLEAR LATER`.',
    ],
    [['STATUS'], 'Your orders on file, as on DPjudge. nJudge’s summary of a game is `SUMMARY marne`.'],
    [
      ['F Mao - Spa'],
      'Asked back where a fleet could reach two coasts; nJudge takes the first of its table. An order refused leaves the one before it on file.',
    ],
    [
      ['build A Par'],
      'Of more builds than are due the first in the mail count; on nJudge the last. A build for the same place replaces the one before.',
    ],
    [['SET WAIT'], 'As there, and over when the phase is. `SET ALWAYS WAIT` holds for every phase.'],
  ],
};

export const help = {
  commands: COMMAND_WORDS,
};
