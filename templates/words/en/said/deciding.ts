import { listInWords } from '../../../../engine/explain/names.ts';
import type { DecidingSaying } from '../../../../engine/sayings/deciding.ts';
import type { Words } from '../../language.ts';

export const deciding = {
  'deciding/only-for': ({ who }) => `Only ${listInWords(who.map((each) => GROUPS[each]))} can do this.`,
  'deciding/broadcasts-are-for-players': () =>
    'Broadcasts are part of the game for those who play: only observers and the GM can turn them off.',
  'deciding/nothing-more': ({ command, text }) => `${command} takes nothing more: '${text}' is not understood.`,
  'deciding/no-setting': ({ text }) => `There is no setting '${text}'.`,
  'deciding/set-what': () => 'What is to be set? For example SET WAIT.',
  'deciding/which-game': () => "Which game? This needs a sign-on, or mail to the game's own address.",
  'deciding/no-game-name': ({ text }) => `'${text}' is no name of a game.`,
  'deciding/no-address': ({ text }) => `'${text}' is no mail address.`,
  'deciding/one-address': () => 'One mail address is needed here.',
  'deciding/no-phase': ({ text }, { example }) =>
    `'${text}' is no phase. Phases are written ${example('phase')} or ${example('phaseInWords')}.`,
  'deciding/no-span': ({ text }) => `By how much? '${text}' should be a time such as 24h or 2 days.`,
  'deciding/no-number': ({ text, least, most }) => `'${text}' should be a number from ${least} to ${most}.`,
  'deciding/no-power': ({ text }) => `There is no power '${text}' in this game.`,
  'deciding/no-zone': ({ text }) => `'${text}' is no time zone. Zones are written Europe/Paris or UTC.`,
  'deciding/beside-leaving': ({ text }) =>
    `Not done, because the same mail asks for '${text}'. Once that is confirmed or dropped, send this again.`,
  'deciding/beside-confirmation': () =>
    'Not done, because a confirmation must be alone in its mail. Send the confirmation first, then this in a mail of its own.',
  'deciding/below-process': ({ phase }) =>
    `It stands below the line that processed ${phase}, so it came too late for ${phase}. Send orders for the next phase in a mail of their own.`,
  'deciding/other-phase': ({ past, current }, { phase }) => {
    const now = current === null ? 'that phase is over' : `it is ${phase(current)} now`;
    if (past === null)
      return `Not done: the page was loaded before, and ${now}. Look at the board, then send it again.`;
    if (past === current)
      return 'Not done: the game was set back after your page was loaded. Send it again if you still want it.';
    return `Not done: you wrote this for ${phase(past)}, and ${now}. Send it again if you still want it.`;
  },
  'deciding/sample-password': () =>
    'No password was set: in our examples that word stands for one of your own. You need one only to write from another address; SET PASSWORD sets it',
  'deciding/created': ({ game, variant }) =>
    `The game '${game}' (${variant}) is created and you are its GM (game master). Players join it with SIGNON ?${game} and a password of their own; LIST shows its settings`,
  'deciding/evening': ({ hour, zone }) =>
    `Deadlines fall at ${hour} (${zone}), an hour of the evening of this game's own. SET MOVE CLOCK chooses another, SET ZONE another zone`,
  'deciding/partial-orders': () =>
    'At a deadline the game does not wait for units that a player has left out: they hold. SET NO PARTIAL ORDERS makes it wait for complete orders',
  'deciding/observing': ({ resultsOnly }) =>
    resultsOnly
      ? 'You observe this game: its results come to you, and no press. SET BROADCAST brings that too, RESIGN ends it'
      : 'You observe this game: results and public press come to you. RESIGN ends it',
  'deciding/joined': ({ game, variant }) => `You have signed on to '${game}', ${variant}`,
  'deciding/joined-before': ({ newPassword }) =>
    newPassword ? 'You had signed on already; the password is now this one' : 'You had signed on already',
  'deciding/approval-asked': () =>
    "In this game new players need the GM's approval: the GM has been asked, and we will tell you",
  'deciding/gm-plays': () =>
    'You play in your own game: you set its times and settings, but see no orders of others, write for nobody else, and everybody learns that the GM plays',
  'deciding/gm-plays-against': ({ power }, { powers }) =>
    `You play in this game yourself, so nobody but its own player writes for ${powers(power)}.`,
  'deciding/gm-sets-absences-only': ({ power }, { powers }) =>
    `You play in this game yourself, so nobody but its own player writes for ${powers(power)}. You can only set an absence for it`,
  'deciding/as-gm-first': () => 'This is for the GM: sign on as GM first.',
  'deciding/below-become': ({ power }, { powers }) =>
    `Below BECOME is read only what the player of ${powers([power])} could write. Send this in a mail of its own, or above that line.`,
  'deciding/gm-only': () => 'Only the GM of the game can do this.',
  'deciding/players-only': () => 'Only players can do this.',
  'deciding/bad-name': ({ name }) =>
    `'${name}' cannot be the name of a game: 2 to 24 letters and digits, a letter first.`,
  'deciding/reserved-name': ({ name }) => `'${name}' is kept for the judge's own mail: choose another name.`,
  'deciding/no-such-option': ({ word, variant }) =>
    `'${word}' after ${variant ?? 'the name'} is no variant and no option that this judge knows.`,
  'deciding/not-created': ({ why, variants }, { say }) => `${say(why)} Variants: ${variants.join(', ')}.`,
  'deciding/no-such-variant': ({ variant }) => `There is no variant '${variant}': GET VARIANTS tells what there is.`,
  'deciding/no-variant-option': ({ word }) => `'${word}' is no option of a variant here; GUNBOAT is one.`,
  'deciding/same-variant': ({ variant }) => `${variant} is the variant already; nothing had to change`,
  'deciding/variant-set': ({ variant, isOther }) =>
    `The game is ${variant} now${isOther ? OTHER : ''}. Everyone has been told`,
  'deciding/powers-set': () => `Set${OTHER}. Everyone has been told`,
  'deciding/variant-stays': () => 'The game has begun: its variant stays. CREATE another game for another variant.',
  'deciding/too-few-seats': ({ people, variant, seats }) =>
    `${people} have signed on already, and ${variant} has ${seats} seats.`,
} satisfies Words<DecidingSaying>;

const OTHER = '; preferences have to be sent again, and CENTERS, PLAYERS and POWERS are as it says';

const GROUPS = { player: 'players', observer: 'observers', master: 'the GM' } as const;
