import type { LineSaying } from '../../../../../engine/sayings/orders/lines.ts';
import type { Words } from '../../../language.ts';

export const lines = {
  'lines/orders-of-another': ({ power }, { powers }) =>
    `You do not write for ${powers(power)}: the orders below are not read.`,
  'lines/whose-points': () => 'Whose points? Name the power on a line above.',
  'lines/our-fault': () =>
    'We could not handle this line. The fault is ours and has been logged; your other lines stand.',
  'lines/not-understood': () => 'This is neither an order nor a command.',
  'lines/prose': () => 'This is neither an order nor a command: nothing was done with it, and it was sent to nobody.',
  'lines/perhaps-quoted': () =>
    'This stands below a line that looks like the start of a quotation, and you wrote something above it: it was not used. If it is yours, send it again above that line.',
  'lines/too-many': ({ read, most, characters }) =>
    `Only the first ${read} lines were read; nothing from this line on was used. A mail may have ${most} lines of orders and commands (${characters.toLocaleString('en')} characters): send the rest in another.`,
  'lines/too-many-passwords': () => 'There are too many passwords in this mail.',
  'lines/command-alone': ({ shown }) => `'${shown}' is read only when it stands alone on its line.`,
  'lines/no-command': ({ shown }) => `There is no command '${shown}'.`,
  'lines/order-in-which-game': () =>
    "This looks like an order, but for which game? Sign on first, or mail to the game's own address.",
  'lines/sign-on-which-game': () =>
    "Which game, and which power? The power's letter comes right before the name of the game.",
  'lines/create-which-name': () => 'What is the name of the new game?',
  'lines/no-game-name': ({ shown }) => `'${shown}' can't be the name of a game: names have 2 to 24 letters and digits.`,
  'lines/no-phase': ({ shown }) => `'${shown}' is not a phase.`,
  'lines/several-powers': ({ shown, powers: meant }, { powers }) => `'${shown}' could be ${powers(meant, 'or')}.`,
  'lines/name-or-letters': ({ shown, power, letters }, { powers }) => {
    const named = letters.map((each) =>
      each === 'MASTER' ? 'the GM' : each === 'OBSERVERS' ? 'the observers' : powers(each),
    );
    return `'${shown}' could be ${powers(power)}, or the letters of ${named.join(', ')}: please write names in full.`;
  },
  'lines/preference-twice': ({ power }, { powers }) => `${powers(power)} is in the list twice.`,
  'lines/preference-of-what': () => 'Which powers would you like? Name the one you want most first; * stands for any.',
  'lines/press-in-which-game': () => "To whom, and in which game? Sign on first, or mail to the game's own address.",
  'lines/press-begins': () => 'A message begins with PRESS, BROADCAST or POSTAL PRESS.',
  'lines/press-for-everybody': ({ command }) =>
    `${command} goes to everybody. To write to some of them, write PRESS TO and their names.`,
  'lines/press-without-recipients': () => "To whom? We can't send a message without recipients.",
  'lines/press-to-whom': () => 'To whom?',
  'lines/press-to-or-but': ({ letters }) =>
    `Nothing was sent: write PRESS TO ${letters} for these, or PRESS TO ALL BUT ${letters} for all others.`,
  'lines/press-recipients-twice': () => 'This names the recipients twice.',
  'lines/press-not-understood': ({ shown }) =>
    `We don't understand '${shown}' after PRESS. For example: PRESS TO FRANCE, RUSSIA.`,
  'lines/press-one-color': () => 'A message is either white or gray, and this names a color twice.',
  'lines/press-one-fake': () => 'FAKE may be written only once.',
  'lines/press-fake-behind': () =>
    'FAKE stands behind PRESS, with what the message is to show: PRESS TO FRANCE FAKE FROM RUSSIA.',
  'lines/end-of-nothing': () =>
    'No line above begins a message, such as PRESS TO FRANCE: nothing was sent, and the lines above were read as orders and commands.',
  'lines/press-where-ends': () =>
    'We are not sure where this message ends, so it was not sent. Write its text below PRESS TO …, and ENDPRESS below the text.',
  'lines/press-as-gm': () => 'Only the GM writes as the GM.',
  'lines/press-not-sent': ({ why }, { say }) => `${say(why)} Nothing was sent.`,
  'lines/press-open-with-sign-on': () => 'This message has no end mark, and it contains a sign-on with a password.',
  'lines/press-with-own-sign-on': () => "The message contains a sign-on with this mail's own password.",
  'lines/press-open-with-quote': () => 'This message has no end mark, and it contains quoted text.',
  'lines/press-open-with-orders': () => 'This message has no end mark, and it ends with orders for your own units.',
  'lines/press-without-its-word': () =>
    'This looks like a message, but its first line is not PRESS TO and the names of powers: nothing in it was read as orders.',
  'lines/press-for-whom': () =>
    'This seems to begin a message, as ENDPRESS stands below, but it does not say to whom: nothing was sent, and nothing in it was read as orders. Begin it with PRESS TO and the names of powers.',
  'lines/press-ends-in-quote': () =>
    'The end mark of this message stands in quoted text: we are not sure where the message ends.',
  'lines/press-empty': () => 'This message is empty.',
  'lines/press-line-empty': () => 'This message is empty: its text belongs on the same line.',
  'lines/announcement-with-sign-on': () =>
    'This announcement contains a sign-on with a password: nothing was sent. Leave it out, and end with END.',
  'lines/announcement-empty': () => 'The announcement has no text: write it below ANNOUNCE, and END below it.',
  'lines/comment-too-long': ({ most, length }) =>
    `A comment has at most ${most.toLocaleString('en')} characters, and this one has ${length.toLocaleString('en')}: it was not set.`,
  'lines/what-if-too-long': ({ most }) => `WHATIF takes at most ${most} lines.`,
  'lines/setup-power-and-units': ({ line }) =>
    `Line ${line}: write a power and its units, such as ENGLAND: F Lon, A Lvp.`,
  'lines/setup-no-center': ({ line, shown }) => `Line ${line}: '${shown}' is not a center.`,
  'lines/setup-no-unit': ({ line, shown }) => `Line ${line}: '${shown}' is not a unit.`,
  'lines/setup-cannot-stand': ({ line, shown }) => `Line ${line}: '${shown}' cannot stand there.`,
  'lines/setup-which-coast': ({ line, shown }) => `Line ${line}: '${shown}' cannot stand there: which coast?`,
  'lines/setup-mixed': ({ line }) =>
    `Line ${line} names all that a power has, and changes to it as well: write these on a line of their own.`,
  'lines/setup-empty': () => 'The position is missing: write it below SETUP.',
} satisfies Words<LineSaying>;
