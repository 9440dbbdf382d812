import { listInWords } from '../../../../engine/explain/names.ts';
import type { EnteringSaying } from '../../../../engine/sayings/entering.ts';
import type { Words } from '../../language.ts';
import { counted, percent } from '../../text/counts.ts';
import { asides } from '../asides.ts';

const ALONE =
  'a confirmation counts only in a mail that says nothing else, so that nobody confirms what they merely quote or ask about. If you mean it, send the line alone.';

export const entering = {
  'entering/not-signed-on': ({ game }) => `You have not signed on to '${game}' from this address.`,
  'entering/no-part-and-over': ({ game }) => `You take no part in '${game}' from this address, and it is over.`,
  'entering/seat-lost': ({ game, names }) =>
    `You have lost ${listInWords(names)} in '${game}' by being late. Send orders for it, or the line below, and you play again.`,
  'entering/no-part-but-open': ({ game, name }) =>
    `You take no part in '${game}' from this address. Nobody plays ${name}: to take it over, send the line below, and your orders under it.`,
  'entering/no-part-here': ({ game, name }) =>
    `You take no part in '${game}' from this address. If you play ${name} from another address, put the line below above your orders, with your password behind it. Without a password it works too: we then ask at the address that we know.`,
  'entering/no-part': ({ game }) =>
    `You take no part in '${game}' from this address; its results go to its observers. If you play in it from another address, begin with SIGNON, the letter of your power, @${game} and your password.`,
  'entering/no-such-power': ({ game, written }) => `There is no power '${written}' in '${game}'.`,
  'entering/plays-another': ({ game, names, name }) => `In '${game}' you play ${listInWords(names)}, not ${name}.`,
  'entering/not-player': ({ game, name }) => `You do not play ${name} in '${game}' from this address.`,
  'entering/not-player-here': ({ game, name, isAsked }) =>
    isAsked
      ? `You do not play ${name} in '${game}' from this address. If you do from another one, add your password to the line. We have also sent a mail to the address that we know for its player: confirm there, and what you sent is carried out.`
      : `You do not play ${name} in '${game}' from this address. If you do from another one, add your password to the line.`,
  'entering/answered-elsewhere': ({ game, line }) =>
    `Your mail came with the player's password, so it counts in '${game}'; the answer went to the player's address. If that is you, ${line}, sent from there, lets you use this address as well.`,
  'entering/answered-nowhere': ({ game }) =>
    `Your mail came with the player's password, so it counts in '${game}'. We could not answer it: mail to the player's address comes back. If that is you, write to the GM (PRESS TO MASTER, signed on like this), who can EJECT the power; then take it over from here with SIGNON and a password of your own.`,
  'entering/answered-no-gm': ({ game, address }) =>
    `Your mail came with the GM's password, so it counts in '${game}'. We could not answer it: mail to the GM's address comes back. If that is you, send OBSERVE ${game} from here, and then, signed on like this, PROMOTE ${address}: that makes you its GM here.`,
  'entering/not-master': ({ game, hasPassword }) =>
    hasPassword
      ? `You are not the GM of '${game}', and the password is not the GM's.`
      : `You are not the GM of '${game}'.`,
  'entering/not-observing': ({ game }) => `You do not observe '${game}' yet.`,
  'entering/too-many-passwords': () =>
    'Too many wrong passwords have been tried here today, so this one was not. Write from the address you have signed on with, or try again tomorrow.',
  'entering/wrong-password': () => 'The password is not right.',
  'entering/wrong-password-of-power': () =>
    'That is not the password of this power, and this address does not play it.',

  'entering/over': ({ game }) => `'${game}' is over.`,
  'entering/over-observer': ({ game }) => `'${game}' is over; its history is on its page.`,
  'entering/takes-part-already': ({ game }) =>
    `You take part in '${game}' already: everything an observer sees comes to you.`,
  'entering/plays-already': ({ game, names }) => `You play ${listInWords(names)} in '${game}' already.`,
  'entering/plays-for-one': ({ game, names }) => `You play ${listInWords(names)} in '${game}': nobody plays for two.`,
  'entering/begun-without-master': ({ game }) =>
    `'${game}' has begun without you: its GM can join only before the powers are dealt.`,
  'entering/master-stays-out': ({ name, power }) =>
    `A GM cannot join a game that has begun. To write orders for ${name}, write BECOME ${power} above them.`,
  'entering/all-seats-taken': ({ game }) => `All seats of '${game}' are taken.`,
  'entering/begun-and-full': ({ game }) => `'${game}' has begun, and all seats were taken.`,
  'entering/begun-and-wanted': ({ game, names }) => `'${game}' has begun; it needs a player for ${listInWords(names)}.`,
  'entering/begun-and-open': ({ game, names }) =>
    `'${game}' has begun; nobody plays ${listInWords(names, 'or')}, and you may take over.`,
  'entering/dummy-for-good': ({ name }) => `The GM has made ${name} a dummy: nobody can take it over.`,
  'entering/kept-for-another': ({ name }) => `${name} is kept for whoever has the password that the GM has set.`,
  'entering/name-taken': ({ game }) => `There is a game '${game}' already: choose another name.`,
  'entering/no-such-game': ({ game, otherwise }) =>
    otherwise === null
      ? `There is no game '${game}'. LIST shows those there are.`
      : `There is no game '${game}'. Nor is there one called '${otherwise}'. LIST shows those there are.`,
  'entering/no-such-game-unnamed': () =>
    'There is no such game; LIST shows those there are. The name of the game stands right behind the letter of the power, and the password is one word.',
  'entering/no-game-forming': () => 'No game is waiting for players just now.',
  'entering/game-not-named': () => 'Which game? Write its name after SIGNON.',
  'entering/games-a-day': ({ most }) => `One address creates at most ${most} games a day.`,
  'entering/not-punctual': ({ least, onTime, due }) =>
    `This game is for players who have been on time in ${percent(least)} of the phases so far; you have been in ${onTime} of ${due}. Write to its GM if you would like to join all the same.`,
  'entering/left-too-often': ({ most, left, games }) =>
    `This game is for players who have left at most ${percent(most)} of their games; you have left ${left} of ${games}. Write to its GM if you would like to join all the same.`,

  'entering/confirms-alone': () => `Nothing was confirmed: ${ALONE}`,
  'entering/subject-confirms-alone': () => `Your subject confirms nothing: ${ALONE}`,
  'entering/nothing-found': () => 'No order, command or message was found in your mail.',
  'entering/address-unreachable': ({ address }) =>
    `Mail cannot reach ${address}: many mail servers take only plain letters and digits before the @. Write from another address of yours.`,
  'entering/mail-failed': ({ at }, { time }) =>
    `Something in your mail of ${time(at)} makes our own program fail. The fault is ours and has been logged. No game waits for that mail. Some of it may have been carried out: send STATUS to see what is on file, then send the rest again, in separate mails.`,
  'entering/section-failed': () =>
    'Something in what you wrote for this game made our own program fail. The fault is ours and has been logged. Send STATUS to the game to see what is on file, then send the rest again.',
  'entering/taken-for-spam': () => 'Our mail system took it for spam.',
  'entering/written-before': ({ phase }) =>
    `It was written before ${phase} began, so it may be an old mail that somebody has sent on.`,
  'entering/address-unknown': ({ game, names }) =>
    `It came from an address that we do not know as yours, and is for ${listInWords(names)} in '${game}'.`,
  'entering/after-guesses': ({ game }) =>
    `It has your password for '${game}', but too many wrong ones came today, so we ask first.`,
  'entering/address-of-another': ({ game, address }) =>
    `Nothing was done: the address you wrote to belongs to mails of '${game}' that are not yours. Reply to a mail of your own, or write to ${address}.`,
  'entering/only-quoted-text': () =>
    'Your mail holds only quoted text, which is never read: write your lines above it.',
  'entering/not-read': ({ lines }) => {
    const all = lines.reduce((sum, { count }) => sum + count, 0);
    const what =
      lines.length === 1
        ? asides[lines[0]!.why]
        : listInWords(lines.map(({ why, count }) => `${count} (${asides[why]})`));
    return `${counted(all, 'line')} of your mail ${all === 1 ? 'was' : 'were'} not read: ${what}.`;
  },
  'entering/orders-in-subject': ({ orders, more }) =>
    `Orders in a subject are not read (${some(orders, more)}): write them into the mail itself.`,
  'entering/orders-in-quotation': ({ orders, more }) =>
    `Your mail has orders in its quoted text alone, which is not read (${some(orders, more)}): write them above it.`,
  'entering/order-quoted': ({ line }) =>
    `This stands in the mail that you answer, and line ${line} has a new order for this unit: it was taken for quoted text and not used. If you mean it, send it alone.`,

  'entering/too-many-mails': ({ most, until, ordersFiled }, { time }) =>
    ordersFiled
      ? `More than ${most} mails came from your address within an hour. Orders are still filed; commands and messages are not read before ${time(until)}.`
      : `More than ${most} mails came from your address within an hour. This one and those that follow are not read before ${time(until)}.`,
  'entering/marked-unanswered': ({ most, until }, { time }) =>
    `Your mails are marked as sent by a program, and we answer ${most} such mails a day. Whatever they ask for is still done; we answer again after ${time(until)}. To have an answer to each mail, send them without that mark.`,
  'entering/dropped-automatic': () =>
    'We did nothing of what your mail asks for: it is marked as the automatic answer of a program. If you wrote it, send it again as an ordinary mail.',
  'entering/dropped-virus': () =>
    'We did not read your mail: our mail system found a virus in it. Send what you want to tell us again as plain text, without attachments.',
  'entering/mail-sends-too-much': ({ most, megabytes }) =>
    `One mail sends out at most ${most} messages and ${megabytes} MB: this was not done. Send it in another mail.`,
  'entering/day-sends-too-much': ({ most, until, isProven }, { time }) =>
    `${isProven ? 'Your mails' : 'Mails in your name that prove nothing'} have sent out ${most} messages today, and that is the limit: this was not done. Orders are filed all the same. Send it again after ${time(until)}.`,
  'entering/not-done-either': () => 'Not done either: see above.',

  'entering/answer-of-another': () =>
    'This is an address for answers to a message that was written to somebody else: nothing was sent. To write to a player, send a mail to the address of the game with PRESS TO and the name of the power in it.',
  'entering/message-with-password': () =>
    'A line of this message holds a password, so nothing was sent to anybody. A sign-on is read in the first line; leave out any other.',
  'entering/message-or-quotation': () =>
    'It is not certain where your own words end and where quoted text begins in this mail.',
  'entering/message-of-orders': () =>
    'This holds nothing but lines for the judge, and came to the address for messages: nothing was sent to anybody, and nothing was filed. Orders go to the address of the game.',
  'entering/message-in-message': () =>
    'Lines of this mail begin a message of their own, and the whole came to the address for messages: nothing was sent to anybody.',
  'entering/message-to-another-game': ({ address, game }) =>
    `Nothing was sent: the address is one of '${address}', and the sign-on is for '${game}'.`,
} satisfies Words<EnteringSaying>;

function some(orders: readonly string[], more: number): string {
  return `${orders.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
}
