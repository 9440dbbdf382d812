/** Answers to what beginners ask: by the rules alone, and by the facts of the game that was asked about. */

import type { UnitType } from '../../../engine/board/variant.ts';
import type { Topic } from '../../../engine/messages/player-messages.ts';
import { countNoun } from '../text/counts.ts';
import type { GeneralAnswer } from '../text/generally.ts';

interface BuildsDue {
  /** Whose, where the reader plays several. */
  readonly power: string | null;
  /** Negative: to be removed. */
  readonly due: number;
  readonly open: number;
  readonly places: readonly string[];
}

const general: Readonly<Record<Topic, GeneralAnswer>> = {
  accept:
    'You are in once you have signed on: SIGNON ? and the name of the game, on a line of its own, does it. SET PREFERENCE and a power says what you would like to be.',
  decline:
    'To stay out there is nothing to do. If you have signed on already, RESIGN on a line of its own takes you out. Nothing has been done yet.',
  thanks:
    'Good to hear from you. There is no order in this, and only the judge reads it; PRESS TO ALL on a line, your text below and ENDPRESS at the end tells everybody.',
  remind:
    'If orders of yours are missing, a reminder comes by itself before the deadline. The mail also holds the deadline for your calendar.',
  watch: 'OBSERVE and the name of a game, written from the address that wants to watch, sends its results there.',
  password:
    'You need no password as long as you write from your own address. SET PASSWORD and a word sets one, for writing from elsewhere.',
  moved:
    'Write SET ADDRESS and the new address from the old one, and confirm it there. I AM ALSO and an address adds one beside it.',
  name: 'SET NAME and your name, on a line of its own, sets how others see you.',
  dice: 'There are no dice and no luck: the stronger side wins, and equal strengths bounce.',
  stack: 'No: only one unit stands in a place. A second one beside it can support it, which makes it as strong.',
  language:
    'SET LANGUAGE DE, FR or EN on a line of its own changes the language of our mails. Orders are read in all three, with whole names or short ones.',
  coasts: ({ example }) =>
    `Some provinces have several coasts. A fleet that can reach more than one names the one it goes to, as in ${example('coast')}. Armies never name one.`,
  advice:
    'The judge plays for nobody and gives no advice. Others will: write to your neighbors with PRESS TO. HELP ORDERS shows how orders are written, and units without one hold.',
  create:
    'CREATE ? with a name and a password, on a line of its own, opens a game of your own; INVITE and addresses asks people to it. Bots can fill empty seats: DUMMY and a power.',
  others:
    'Everybody plays from an address of their own: INVITE and the address asks them, and they sign on themselves. Two of one household may play the same game if its GM knows.',
  words: 'Every mail with results lists all orders and positions in words below the map. HISTORY sends them again.',
  silent:
    'Nobody has to answer messages. Whoever sends no orders either is named as late, and may be replaced. Ask the GM with PRESS TO MASTER.',
  owner: 'STATUS and the name of a game shows whose each supply center is; MAP sends the map.',
  page: 'Each game has a page with its map and all its results; the link is at the foot of every mail about it.',
  hold: ({ example }) =>
    `A unit that holds stays where it is, and others can support it. You write ${example('hold')}; a unit without an order holds too.`,
  bot: 'A bot is a program of this judge that plays a power nobody has. There are three strengths, EASY, MEDIUM and HARD; the GM chooses, as in SET DUMMY ALL BOT EASY. PRACTICE starts a game of your own against bots.',
  ignore:
    'Nothing to worry about: only orders, commands and messages count. CLEAR takes back your orders of this phase; a message that was sent cannot be taken back.',
  confirm:
    'A confirmation shows that an address or a device is yours: press the button of our mail, or reply to it with its code. Until then nothing is done.',
  effort: 'One mail with orders for each phase is all you have to send, every few days; messages as many as you like.',
  win: 'Whoever holds enough supply centers at the end of a year wins alone; those who are left can also agree on a draw. LIST and the name of a game says how many centers it takes there.',
  together:
    'One player wins, or those who are left agree on a draw (DRAW YES) and share the game. An alliance helps you both, but it cannot win together unless the variant says so.',
  ends: 'The game ends when somebody holds enough supply centers to win, or when all who are left agree on a draw (DRAW YES).',
  length:
    'A game lasts until somebody wins or a draw is agreed: by mail mostly some months, with one phase every few days. You spend a few minutes on each.',
  leader: 'Whoever holds the most supply centers leads. STATUS and the name of a game shows the count.',
  centers: 'STATUS and the name of a game shows how many supply centers each power has.',
  center:
    'A supply center is a province with a dot on the map. Each one that you own feeds a unit: with more centers than units you build, with fewer you remove. You own it once your unit stands there at the end of the year.',
  mine: 'STATUS and the name of a game shows your supply centers.',
  units: 'STATUS and the name of a game shows where your units are; MAP sends the map.',
  power: 'MY GAMES shows what you play, game by game.',
  players: 'SUMMARY and the name of a game shows who plays what, where that is no secret.',
  player: 'SUMMARY and the name of a game shows who plays what, where that is no secret.',
  bots: 'Powers that nobody plays can be played by a bot of this judge; SUMMARY and the name of a game marks them. I am a program too. PRACTICE starts a game of your own against bots.',
  judge:
    'This is a judge: a program that takes orders for Diplomacy by mail, works them out at the deadline and sends everybody the results.',
  late: 'You are late once the deadline has passed and orders of yours are missing. Where the game has grace, late orders still count until that ends. STATUS shows both times.',
  ordered:
    'Before the deadline only the GM can see who has ordered, and nobody sees what; after it everybody learns who is late.',
  deadline: 'STATUS and the name of a game shows its deadline; MY GAMES shows those of all your games.',
  results:
    'The results come by mail with a map as soon as the phase is processed: at the deadline, or soon after the last missing order is in.',
  start: 'A game begins once all its seats are taken. LIST shows how many are missing.',
  phase:
    'A year has two rounds of moves, each with its retreats, and ends with builds. STATUS and the name of a game shows where it is.',
  code: 'Such a code is a phase: the first letter is the season, the number the year, and the last letter says what is done: M moves, R retreats, A builds and removals.',
  turn: 'Nobody waits for a turn: all players write at the same time, in secret, and all orders are carried out together.',
  change:
    'Yes, as often as you like until the phase is processed: send the new order for that unit, and the last one counts. CLEAR takes all of them back.',
  filed: 'Every mail with orders is answered with all that we have on file. ORDERS shows it again.',
  map: 'Results bring a map. MAP sends it again, and it is on the page of the game.',
  rules: 'GET RULES sends the rules of the game, HELP ORDERS how orders are written.',
  secret:
    'Orders are secret until they are carried out: before that nobody sees those of others, then everybody sees them all. A message is read by those it is written to and nobody else, unless the game is set so that its GM reads along.',
  address:
    'Other players never see your address, only your name; in an anonymous game not even that. The GM sees both.',
  message:
    'Write PRESS TO and the name of a power on a line of its own, your text below, and ENDPRESS on the last line. Nothing was sent yet.',
  gm: 'The GM of a game is named in SUMMARY. PRESS TO MASTER on a line, your text below and ENDPRESS at the end reaches them.',
  names:
    'A is an army and F a fleet; places are shortened to three letters. MAP with the word ABBREVIATIONS and GET RULES show them all.',
  nmr: 'Units without an order hold and stay where they are (in a retreat they are disbanded). That is an NMR, no moves received: whoever is late is named to the others and may lose the seat.',
  away: 'Write AWAY and from when to when: no new deadline falls in that time. You can also send orders for later phases ahead.',
  time: 'EXTEND 24h proposes a day more, another time likewise: the deadline moves once all players send the same. The GM can move it at once: PRESS TO MASTER asks. AWAY says when you are away.',
  join: 'LIST shows the games that still take players. SIGNON ? and the name of one, on a line of its own, joins it; PRACTICE starts a game of your own against bots.',
  games: 'LIST shows all games, and which of them still take players. You may play in several.',
  choose:
    'While a game forms, SET PREFERENCE and the powers you like, the best first, says what you would like to be. Once it has begun, powers are dealt.',
  leave: 'RESIGN on a line of its own leaves the game; a replacement is looked for. Nothing has been done yet.',
  stop: 'RESIGN leaves a game and ends its mails; SET NO BROADCAST stops press alone, SET DIGEST sends one mail a day, STOP WATCHING ends word of new games. Nothing has been changed yet.',
  cost: 'It costs nothing: to play here is free.',
  failed:
    'The results say below each order why it failed: mostly another unit of the same strength wanted the same place, or the support was cut. HISTORY shows the results again.',
  lie: 'Yes. Promises bind nobody: to bargain, to bluff and to betray are the game. Only the judge and the GM must not be deceived.',
  attack: ({ example }) =>
    `Move into the place with more strength than its owner has: each support adds one. A unit alone takes an empty place, and bounces off one that is held; your own units never drive each other out. A support is written ${example('support')}.`,
  order: ({ example }) =>
    `An order is one line: the unit, then what it does. ${example('move')} moves, ${example('hold')} holds, ${example('support')} supports. Write one line for each of your units in a reply to the mail of the game.`,
  build: ({ example }) =>
    `You build after the last moves of a year, where you own more supply centers than you have units: in your own home centers that are empty and still yours. You write ${example('build')}.`,
  remove: ({ example }) =>
    `With more units than supply centers at the end of a year you remove some: you write ${example('remove')}.`,
  convoy: ({ example }) =>
    `A fleet at sea carries an army from coast to coast. The army moves, the fleet convoys: ${example('byConvoy')} and ${example('convoy')}. If the fleet is dislodged, the army stays.`,
  support: ({ example }) =>
    `A unit lends its strength to another, which may be anybody’s: ${example('support')} for a move, ${example('supportHold')} for holding. It must be able to go to that place itself, and an attack on it cuts the support.`,
  retreat: ({ example }) =>
    `A unit that was driven out retreats to an empty place beside it: ${example('retreat')}. Not to where the attacker came from, nor where two have just bounced. Otherwise it is disbanded.`,
  bounce: 'Equal strengths bounce: nobody enters and all stay where they were. With more support one of them gets in.',
  swap: 'Two units cannot change places with each other by land: they bounce. Three or more can in a circle, and two where one goes by convoy.',
  out: 'Who has no supply center at the end of the year has no units any more and is out of the game. Until then their units go on.',
  kinds:
    'Armies go on land, also along coasts; fleets go at sea and along coasts, never inland. Both are equally strong and move one place at a time. Fleets can carry armies across the sea.',
  reach: 'MAP shows what borders on what. A unit goes one place at a time; an army crosses water by convoy.',
  ways: 'MAP shows what borders on what. A unit goes one place at a time.',
  closed: 'Nobody can go there.',
  draw: 'DRAW YES votes for a draw among all who are left. It comes about when all of them have voted so; DRAW NO takes it back.',
  variant:
    'LIST and the name of a game shows its variant and its settings; GET VARIANTS tells what maps there are besides the standard one.',
  grace: 'Grace is the time after the deadline in which late orders still count. STATUS shows when it ends.',
  influence: 'HELP IP tells about influence points, and how many you have.',
  practice: 'PRACTICE on a line of its own starts a game of your own against bots, at once.',
  unclear:
    'We could not tell what you ask. HELP lists what can be asked here; what only a person can answer, ask the GM with PRESS TO MASTER.',
};

const unitNamed: Readonly<Record<UnitType, string>> = { A: 'An army', F: 'A fleet' };

interface OwnedPlace {
  readonly place: string;
  readonly power: string | null;
  readonly isCenter: boolean;
  readonly standing: { readonly unit: UnitType; readonly power: string } | null;
}

/** Facts are words already; null: there are none. */
const inGame = {
  win: ({ goal, have }: { readonly goal: string; readonly have: number | null }) =>
    `${goal}. ${have === null ? '' : `You have ${have} now. `}They are counted when a year ends; those who are left can also agree on a draw (DRAW YES).`,
  late: (facts: {
    readonly isPast: boolean;
    readonly missing: number;
    readonly deadline: string;
    readonly grace: string | null;
  }) =>
    facts.isPast
      ? facts.missing === 0
        ? 'No: your orders are in.'
        : `Yes: the deadline was ${facts.deadline}. ${facts.grace === null ? 'Send your orders at once: they count until the phase is processed.' : `Your orders still count until ${facts.grace}.`}`
      : `No: the deadline is ${facts.deadline}. ${facts.missing === 0 ? 'Your orders are in.' : `Orders are missing for ${countNoun(facts.missing, 'unit')} of yours.`}${facts.grace === null ? '' : ` Late orders still count until ${facts.grace} (grace), and everybody sees that they were late.`}`,
  ordered: ({ late, missing }: { readonly late: string | null; readonly missing: number | null }) =>
    `${late === null ? 'Nobody is late before the deadline: until then only the GM can see who has ordered; after it everybody learns who is late.' : `Still missing: ${late}.`}${missing === null ? '' : missing === 0 ? ' Your own orders are in.' : ` Of yours, ${countNoun(missing, 'order')} ${missing === 1 ? 'is' : 'are'} missing.`}`,
  nobodyLate: 'Nobody is late: all orders are in.',
  deadline: ({ phase, deadline, left }: { readonly phase: string; readonly deadline: string; readonly left: string }) =>
    `The deadline for ${phase} is ${deadline}, ${left}.`,
  variant: ({ name, game }: { readonly name: string; readonly game: string }) =>
    `This game plays ${name}. LIST ${game} shows its settings, GET VARIANTS what other maps there are.`,
  grace: ({ span, until }: { readonly span: string; readonly until: string }) =>
    `Grace is the time after the deadline in which late orders still count: here ${span}, until ${until}.`,
  noDeadline: 'There is no deadline: the game waits.',
  results: ({ deadline, delay }: { readonly deadline: string; readonly delay: string }) =>
    `Results come by mail at the deadline, ${deadline}, or ${delay} after the last missing order is in. HISTORY sends earlier ones again.`,
  notBegun: ({ have, need }: { readonly have: number | null; readonly need: number }) =>
    `The game has not begun: it starts once ${countNoun(need, 'player')} have signed on${have === null ? '' : ` (${have} so far)`}.`,
  begun: ({ phase }: { readonly phase: string }) => `The game has begun: it is ${phase}.`,
  over: ({ outcome }: { readonly outcome: string }) => `The game is over. ${outcome}`,
  phase: ({ phase }: { readonly phase: string }) =>
    `It is ${phase}. A year has two rounds of moves, each with its retreats, and ends with builds. All players write at the same time.`,
  filed: ({ orders, missing }: { readonly orders: string | null; readonly missing: number }) =>
    `${orders === null ? 'We have no orders of yours on file.' : `On file: ${orders}.`} ${missing === 0 ? 'Nothing is missing.' : `${countNoun(missing, 'order')} ${missing === 1 ? 'is' : 'are'} missing.`}`,
  player: ({ power, player }: { readonly power: string; readonly player: string }) =>
    `${power} is played by ${player}.`,
  bot: ({ power }: { readonly power: string }) => `${power} is played by a bot.`,
  nobody: ({ power }: { readonly power: string }) => `Nobody plays ${power}.`,
  hidden: ({ power }: { readonly power: string }) => `${power} has a player, whose name is secret in this game.`,
  you: ({ power }: { readonly power: string }) => `You play ${power}.`,
  bots: ({ powers }: { readonly powers: string | null }) =>
    powers === null
      ? 'No bot plays in this game. I am a program: the judge.'
      : `Bots play ${powers}. I am a program too: the judge.`,
  botsFill: 'The GM can let bots play the empty seats: SET BOTS FILL and a number of people begins it with so many.',
  gm: ({ names }: { readonly names: string }) =>
    `The GM is ${names}. PRESS TO MASTER on a line, your text below and ENDPRESS at the end reaches them.`,
  noGm: 'This game has no GM: the judge runs it alone.',
  counts: ({ all }: { readonly all: readonly string[] }) => `Supply centers: ${all.join(', ')}.`,
  centers: ({ power, places }: { readonly power: string; readonly places: readonly string[] }) =>
    places.length === 0
      ? `${power} has no supply center.`
      : `${power} has ${countNoun(places.length, 'supply center')}: ${places.join(', ')}.`,
  units: ({ units }: { readonly units: readonly string[] }) =>
    units.length === 0 ? 'You have no units.' : `You have ${countNoun(units.length, 'unit')}: ${units.join(', ')}.`,
  unitsOf: ({ power, units }: { readonly power: string; readonly units: readonly string[] }) =>
    units.length === 0
      ? `${power} has no units.`
      : `${power} has ${countNoun(units.length, 'unit')}: ${units.join(', ')}.`,
  owner: ({ place, power, isCenter, standing }: OwnedPlace) =>
    `${power === null ? (isCenter ? `${place} is nobody’s yet: whoever stands there at the end of a year gets it.` : `${place} is no supply center, and belongs to nobody.`) : `${place} belongs to ${power}.`} ${standing === null ? 'No unit stands there.' : `Now ${unitNamed[standing.unit].toLowerCase()} of ${standing.power} stands there.`}`,
  page: ({ href }: { readonly href: string }) =>
    `${href} is the page of this game, with its map and all results. The link to your order sheet is in each mail to you; orders count from there as by mail.`,
  power: ({ powers }: { readonly powers: string }) => `You play ${powers}.`,
  notPlaying: 'You play no power in this game.',
  builds: ({ power, due, open, places }: BuildsDue) =>
    `${power === null ? '' : `${power}: `}${due > 0 ? `You can build ${countNoun(due, 'unit')} now` : `You must remove ${countNoun(-due, 'unit')} now`}${open < Math.abs(due) ? ` (without an order yet: ${open})` : ''}${open > 0 && places.length > 0 ? `: ${places.join(', ')}` : ''}.`,
  reach: (facts: {
    readonly unit: UnitType;
    readonly from: string;
    readonly to: string;
    readonly how: 'yes' | 'no' | 'convoy';
    readonly ways: readonly string[];
  }) =>
    `${
      facts.how === 'yes'
        ? `Yes: ${unitNamed[facts.unit].toLowerCase()} can move from ${facts.from} to ${facts.to}.`
        : facts.how === 'convoy'
          ? `Only by convoy: ${facts.from} and ${facts.to} do not touch, but fleets at sea may carry an army.`
          : `No: ${unitNamed[facts.unit].toLowerCase()} cannot move from ${facts.from} to ${facts.to}.`
    }${facts.how === 'yes' ? '' : ` From there it goes to ${facts.ways.join(', ')}.`}`,
  ways: ({ unit, from, ways }: { readonly unit: UnitType; readonly from: string; readonly ways: readonly string[] }) =>
    ways.length === 0
      ? `${unitNamed[unit]} in ${from} can go nowhere.`
      : `${unitNamed[unit]} in ${from} can go to ${ways.join(', ')}.`,
  reachedBy: ({ place, units }: { readonly place: string; readonly units: readonly string[] }) =>
    units.length === 0
      ? `None of your units can go to ${place} in one move, unless by convoy.`
      : `To ${place} you can move now: ${units.join(', ')}.`,
  retreats: ({ unit, ways }: { readonly unit: string; readonly ways: readonly string[] }) =>
    ways.length === 0 ? `${unit} can go nowhere: it is disbanded.` : `${unit} can retreat to ${ways.join(', ')}.`,
  closed: ({ place }: { readonly place: string }) => `Nobody can go to ${place}.`,
  abbreviation: ({ short, place }: { readonly short: string; readonly place: string }) =>
    `${short} is ${place}; A before it is an army there, F a fleet.`,
  message: ({ power, line }: { readonly power: string; readonly line: string }) =>
    `Write ${line} on a line of its own, your text below, and ENDPRESS on the last line: it goes to ${power} and to no other player. Nothing was sent yet.`,
  messageToAll:
    'Write PRESS TO ALL on a line of its own, your text below, and ENDPRESS on the last line: it goes to everybody. Nothing was sent yet.',
};

export const questions = { general, inGame };
