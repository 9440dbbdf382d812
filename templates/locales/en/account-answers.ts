/** What is answered about accounts, mails and settings, in English. */

import { listInWords } from '../../../engine/board/display-names.ts';
import type { NotInvited, ToldAddress } from '../../../engine/messages/inquiry-messages.ts';
import { isMap, type MailMessage } from '../../../engine/messages/mail-messages.ts';
import type { MessagesIn } from '../formatter.ts';
import { othersOffered } from '../offered.ts';
import { spellOrders } from '../order-spelling.ts';
import { countNoun, formatPercent, numberInWords } from '../text/counts.ts';
import { textOfCase } from '../text/text-of-case.ts';
import { zoneName } from '../times/zone-name.ts';
import { asides, LANGUAGE_NAMES } from './grammar.ts';

export const account = {
  'account/register-alone': "REGISTER stands alone on its line; '{text}' is not understood.",
  'account/password-shape': 'A password is one word of letters and digits.',
  'account/password-changed': 'Your password for this game is changed. It is never shown, not even here',
  'account/name-length': 'A name has 1 to {most} characters.',
  'account/on-or-off': "ON or OFF, not '{text}'.",
  'account/watch-for-what': 'For what? A variant, gunboat, blind, no press.',
  'account/template-name': 'A name for settings is one word of letters and figures.',
  'account/digest-hour': "'{text}' is no hour. ALWAYS sends it on quiet days too.",
  'account/mail-style': 'MAIL is CLASSIC or FULL.',
  'account/subject-style': 'SUBJECT is CLASSIC or PLAIN.',
  'account/links-how': 'LINKS is ON, OFF, NEW or ALL.',
  'account/language-unknown': ({ text, languages }) =>
    `${text === '' ? 'Which language?' : `'${text}' is no language of this judge.`} There are ${listInWords(languages.map((code) => LANGUAGE_NAMES[code]))}.`,
  'account/confirm-one-word': 'CONFIRM takes one word.',
  'account/confirm-what': 'Confirm what? Send back the word from the mail that asked: CONFIRM and the word.',
  'account/nothing-waits':
    'Nothing waits for this word: it was used already, it is too old, it was for somebody else, or the game has moved on since. Send the command again.',
  'account/confirm-as': ({ what, who }) => `${what} is for ${FOR[who]}, and you have not signed on as one.`,
  'account/orders-or-all': "ORDERS or ORDERS ALL; '{text}' is not understood.",
  'account/one-a-mail': '{command} is answered once in a mail: send the next one in another.',
  'account/help-on-what': 'Help on what? One word or two.',
  'account/no-game-or-phase': "'{text}' is no name of a game and no phase.",
  'account/needs-exclstart': 'EXCLEND needs an EXCLSTART before it.',
  'account/span-backwards': 'This span ends before it begins.',
} as const satisfies MessagesIn<'account'>;

const FOR = { player: 'a player', master: 'a GM', timekeeper: 'a player or a GM' } as const;

/** Codes were sent to these addresses. */
export function addressesTold(to: readonly ToldAddress[]): string {
  return listInWords(to.map((each) => each ?? 'the address we have for you'));
}

export const desk = {
  'desk/name-with-password': 'This name holds a password of yours: it was shown to nobody, and your name is as before.',
  'desk/name-has-no-letters': 'A name has letters in it, and no address.',
  'desk/name-of-player': "SET NAME gives you a name: you would be '{name}'. A player's name is for the player to set.",
  'desk/shown-as': 'Others see you as {name} from now on, in games that show names',
  'desk/zone-unknown': "There is no time zone '{zone}'. Zones are written Europe/Paris or UTC.",
  'desk/zone-set': ({ zone, now }, { time }) => `Times in your mails are ${zoneName(zone)} time: it is ${time(now)}`,
  'desk/language-set': ({ language }) =>
    `Your mails are in ${LANGUAGE_NAMES[language]} from now on. Commands stay English; orders may be written in any of the judge's languages`,
  'desk/subjects-classic':
    'Subjects of your mails have the classic form from now on, such as {judge}:marne - S1901M Results',
  'desk/subjects-plain': 'Subjects of your mails have the plain form from now on, such as [marne] S1901M results',
  'desk/mail-classic':
    'From now on your mails are plain text, no more than the older judges sent; SET MAIL FULL brings the rest back',
  'desk/mail-full': 'From now on your mails have everything again: explanations, maps and buttons',
  'desk/links-on':
    'Your mails have a link to your order sheet from now on; each opens the sheet of its own game. SET LINKS OFF takes them out',
  'desk/links-off':
    'Links to your order sheets are dead, and your mails have none any more; SET LINKS ON brings them back',
  'desk/links-new': 'All your earlier links to order sheets are dead, on every device. Here are fresh ones',
  'desk/links-all':
    'A link to one of your order sheets opens those of all your games from now on; SET LINKS ON takes that back',
  'desk/device-confirmed':
    "The device on which you opened your order sheet of '{game}' may send orders. Reload the sheet there",
  'desk/morning-confirmed': 'The device on which you opened the page of your games may act now. Reload the page there',
  'desk/device-gone': 'That order sheet is not open any more. Use the link in your last mail.',
  'desk/record-attached': 'Everything this judge holds about you is attached, as JSON',
  'desk/registered': ({ name, addresses, zone }) =>
    `You are known here as ${name}, at ${listInWords(addresses)}; times in your mails are ${zone === null ? 'those of each game' : `${zoneName(zone)} time`}. SET NAME and SET MY ZONE change that`,
  'desk/only-name-and-zone-kept': 'Only a name and a time zone are kept: nothing else of your lines was',
  'desk/public-page-on': ({ name, page }) =>
    page === null
      ? 'Others may ask how punctual you are (WHOIS and your name). SET NO PUBLIC PAGE takes that back. This judge has no pages that others can open'
      : `Your finished games are on a public page under the name ${name}, which appears with the first of them; others may ask how punctual you are. SET NO PUBLIC PAGE takes that back. The page: ${page}`,
  'desk/public-page-off': 'You have no public page, and only you can see how punctual you are',
  'desk/no-mail-kept': 'No mail to you is kept here.',
  'desk/sent-again': ({ subjects }) =>
    `${subjects.length === 1 ? 'The last mail is' : `The last ${subjects.length} mails are`} sent again: ${subjects.join('; ')}`,
  'desk/words-in-subject':
    'A subject is not read ({subject}): write what you want into the mail itself, one command to a line.',
  'desk/who-in-which-game': 'Who plays in which game?',
  'desk/who-is': ({ address, name }) =>
    name === null
      ? `Whose address ${address} is, if anybody’s, only its owner and the GMs of their games can ask`
      : `${address} is ${name}`,
  'desk/figures-are-private': "That player's figures are not public: you can ask for your own.",
  'desk/nothing-due-yet': ({ name }) =>
    name === null
      ? 'No orders have been due of you in a rated game yet'
      : `${name}: No orders have been due in a rated game that is over yet`,
  'desk/punctuality': ({ name, due, late, games, abandoned, resigned, isPrivate }) => {
    const percent = Math.round(((due - late) / due) * 100);
    const played =
      name === null
        ? countNoun(games, 'rated game')
        : countNoun(games, 'rated game that is over', 'rated games that are over');
    const figures = `On time in ${due - late} of ${countNoun(due, 'phase')} (${percent} %), in ${played}; ${abandoned === 0 ? 'none' : abandoned} left abandoned, ${resigned === 0 ? 'none' : resigned} resigned from`;
    return `${name === null ? '' : `${name}: `}${figures}${isPrivate ? '. Only you can see this' : ''}`;
  },
  'desk/record-of-person':
    'Everything the judge at {domain} holds about you. Passwords are kept as hashes only, which are left out. Mails as received are kept for a limited time and hold what you sent.',

  'desk/code-unknown':
    'Nothing is waiting for that code: it may have been used, or be too old. Send the command again for a new one.',
  'desk/too-many-addresses': 'Mail goes to at most {most} addresses.',
  'desk/mail-goes-to': ({ addresses, already }) =>
    `Your mail goes to ${listInWords(addresses)} ${already ? 'already' : 'from now on'}`,
  'desk/addresses-asked-enough': 'You can ask about at most ten addresses in a day.',
  'desk/address-asked-enough':
    'No code was sent: {address} has been asked often enough for now. Write I AM ALSO and your main address from there, or try again tomorrow.',
  'desk/address-of-judge': '{address} is an address of this judge. Name one at which you read mail.',
  'desk/address-yours-already': '{address} is yours already',
  'desk/address-yours': '{address} is yours too: you may write from each',
  'desk/address-plays':
    '{address} takes part in games of its own, so only it can ask to share its account. Nothing has changed.',
  'desk/code-cannot-arrive':
    'Nothing has changed: a code would have to go to the address that we have for you, and mail to it comes back. Write to the GM of your game (PRESS TO MASTER, signed on with your password), who can EJECT your power; then take it over from here with SIGNON and a password of your own.',
  'desk/code-sent': ({ to, address, what }) => {
    const then = what === 'move' ? `your mail goes to ${address}` : `${address} is yours too`;
    const unless = to.includes(address) ? `. If ${address} plays here already, it has to ask instead` : '';
    return to.length === 1
      ? `Once you send back the code that we sent to ${addressesTold(to)}, ${then}${unless}`
      : `Once you send back the codes that we sent to ${addressesTold(to)}, ${then}${unless}`;
  },
  'desk/erasure-asked':
    'Your name and addresses would be deleted for good, and you would leave every game that is still going on. The records of the games stay, without your name',
  'desk/code-of-another': 'That code was sent to another address: answer from there.',
  'desk/mail-not-kept': 'That mail is no longer kept: send it again.',
  'desk/other-code-too': 'Thank you. Now send back the code that went to the other address as well',
  'desk/erased-already': 'That is done already',
  'desk/erased': 'Your name and addresses are deleted. This is the last mail to you',
  'desk/no-such-account': 'That account no longer exists.',

  'desk/invite-to-which-game': 'To which game? Mail it to the address of that game.',
  'desk/only-gm-invites': 'Once a game has begun only its GM invites; before that its players do too.',
  'desk/unmute-in-which-game': 'Write UNMUTE to the address of the game, or below its sign-on.',
  'desk/substitute-on':
    'You are on the list of substitutes: when a seat falls free and it is your turn, we ask you by mail. SET NO SUBSTITUTE takes you off it',
  'desk/substitute-off': 'You are asked no more',
  'desk/watching': ({ watched }) =>
    `We mail you once for each public game that forms and is: ${watched.map((kind) => (kind === '' ? 'any' : kind)).join('; or ')}. STOP WATCHING ends it`,
  'desk/watching-no-more': 'No more word of new games',
  'desk/watch-unknown':
    "'{word}' is no variant, and none of gunboat, blind, no press. GET VARIANTS lists the variants.",
  'desk/watches-enough': 'You watch for {most:kind|kinds} of games already; STOP WATCHING ends them all.',
  'desk/save-of-own-game': 'Write it to a game that you run: their settings are kept.',
  'desk/settings-saved': "The settings of '{game}' are kept as {name}: CREATE marne WITH {name}",
  'desk/settings-forgotten': '{name} is gone',
  'desk/templates-enough': 'You keep {most:set|sets} of settings already; FORGET SETTINGS and a name drops one.',
  'desk/no-such-settings': ({ name, names }) =>
    `You have saved no settings as '${name}'${names.length === 0 ? '; SAVE SETTINGS AS club, to a game that you run, keeps its settings.' : `; there is ${names.join(', ')}.`}`,
  'desk/digest-on':
    'From now on what is in no hurry comes once a day, in one mail, at {at}; SET NO DIGEST brings each mail at once again',
  'desk/digest-of-club':
    'You run several games now: what needs no decision of yours comes once a day, in one mail. SET NO DIGEST brings each mail at once again.',
  'desk/digest-off': 'From now on each mail comes at once; what was collected comes as one more digest',
  'desk/mail-goes-again': ({ marked }) =>
    `${marked ? 'One of our mails was marked as spam at your end, perhaps by accident, so we had stopped sending them. Since you write to us,' : 'Mail to you came back, so we had stopped sending it. Your mail shows that your mailbox works:'} from now on you get everything again. RESEND 10 brings the last ten mails.`,
  'desk/unmuted': ({ names }) =>
    names.length === 0 ? 'Mail goes there again' : `Mail to ${names.join(', ')} goes out again`,
  'desk/not-unmuted': ({ names }) =>
    `${names.length === 0 ? 'This reader' : `The player of ${names.join(', ')}`} marked our mail as spam. Only their own mail to us ends that.`,
  'desk/nobody-muted': "Nobody in '{game}' whom these words name is without mail.",
  'desk/report-in-which-game': 'Write it to the game in which you got the message.',
  'desk/no-message-of': 'You have no message that shows {power:powers} as its sender.',
  'desk/reports-enough': 'That is enough reports for today. Your GM has the earlier ones.',
  'desk/report-gm-plays':
    "The GM of this game plays in it, and would read your report; its operator has named no address to this judge: it went to nobody. SET IGNORE keeps that sender's messages from you.",
  'desk/reported': 'We have shown the last message of {power:powers} to the GM, and told nobody else',
  'desk/reported-to-operator':
    "The GM of this game plays in it: we have shown the last message of {power:powers} to the judge's operator, and told nobody else",
  'desk/all-seats-taken': "All seats of '{game}' are taken: there is nothing to invite to.",
  'desk/declined':
    "Thank you for saying so: whoever invited you to '{game}' knows now, and nothing else is needed. To get no invitations at all, send this line:",
  'desk/yes-or-no': "Do you want to play in '{game}'? Reply with yes or no; nothing has been done yet.",
  'desk/declined-by':
    "{address} thanks you, and does not want to play in '{game}'. Somebody else can be invited: INVITE. Or SET BOTS FILL and a number of people begins it with bots in the other seats",
  'desk/invited': "{address} is invited to '{game}'; the mail names you and your address",
  'desk/seat-link': ({ called, game, href }) =>
    `${called === '' ? 'To pass on' : `For ${called}`}, good for one seat in '${game}': ${href}`,
  'desk/no-pages':
    'This judge has no pages that others can open, so that a link would lead nowhere. INVITE with the addresses of your friends mails them; or they mail SIGNON ?{game} and a password of their own to {judge}.',
  'desk/no-seat-links': 'You have made {most:invitation|invitations} today; make more tomorrow.',
  'desk/not-invited': ({ address, ...reason }) => `${address} ${whyNotInvited(reason)}`,
  'desk/invitations-on': 'You can be invited to games again',
  'desk/invitations-off': 'Nobody can invite you to a game any more',

  'desk/my-games-by-address': 'MY GAMES tells of all your games: send it from your own address.',
  'desk/what-if-too-long': 'That is more than can be worked out at once: send fewer lines.',
  'desk/variants-not-here':
    'This judge takes no maps by mail. A judge on your own machine does (npm start): mail it TRY VARIANT, then give what it answers with to the operator of this one, who can offer your map to everybody (GET DESIGNING-VARIANTS).',
  'desk/variant-not-attached':
    'Attach variant.json, or a .map of DPjudge, or variants.xml of jDip with the file of its borders.',
  'desk/variant-too-heavy': 'Your map takes too long to check and draw. Send one with fewer places, or shorter lists.',
  'desk/variants-a-day': 'That is more than {most:map|maps} in a day: try again tomorrow.',
  'desk/variant-faulty':
    'No map that can be played yet: {file}. Correct this, and send it again ({count:fault|faults}):',
  'desk/variant-lost':
    'Not taken over as the file has it ({count:line|lines}; all of them are in the attached README.md):',
  'desk/variant-tried':
    'Your map {name} is sound ({count:place|places}, {seats:power|powers}), and your game against bots begins with the next mail. Only you know what it is called here: PRACTICE {variant} begins another game',
  'desk/what-if-of-which-game': 'Of which game? Mail it to the address of that game.',
  'desk/of-which-game': 'Of which game?',
  'desk/for-one-game': '{command} is for one game: mail it to the address of that game, or sign on first.',
  'desk/version': 'This is Chancery {version}, a judge for Diplomacy by mail, at {domain}.',
  'desk/more-games-listed': 'LIST shows {count:more game|more games}; LIST and a name tells you about one.',
  'desk/no-such-game': "There is no game '{game}'. LIST shows those there are.",
  'desk/blind-position':
    "'{game}' is a blind game: its board is not published until it is over. The order sheet tries orders out on what you see.",
  'desk/no-position': "'{game}' has no position now.",
  'desk/no-such-phase': "'{game}' has had no phase {phase}.",
  'desk/variant-unknown': "The variant of '{game}' is not known here.",

  'desk/rest-cut': 'The rest is left out: it is too long for one mail. HISTORY with FROM and TO brings a part of it.',
  'desk/attachment-left-out': 'An attachment is left out: it is too long for one mail. The page of the game has it.',
  'desk/mail-not-written':
    "Something has happened in '{game}', but we could not write the mail about it. The fault is ours and has been logged.\n\nThe game as it stands: {link}",
  'desk/mail-not-written-subject': "[{game}] please look at the game's page",
} as const satisfies MessagesIn<'desk'>;

function whyNotInvited(reason: NotInvited): string {
  return textOfCase(reason, 'why', {
    'takes-part': 'takes part in this game already.',
    'invited-before': 'has been invited to this game already: nobody is invited twice.',
    'not-allowed': 'is not on the GM’s list of who may join: SET ALLOW PLAYER and the address puts it there.',
    denied: "is on the GM's list of those who may not join.",
    'gets-no-mail': 'gets no mail from this judge.',
    'of-judge': 'is an address of this judge, where nobody reads mail.',
    'wants-none': 'wants no invitations from this judge.',
    'writer-asked-enough': (reason) => `was not invited: one person sends at most ${reason.most} invitations a day.`,
    'domain-asked-enough': (reason) =>
      `was not invited: ${reason.most} people at ${reason.domain} were invited today, and nobody there plays here yet. Tell them yourself: SIGNON and the name of the game is all it takes.`,
    'judge-asked-enough':
      'was not invited: enough invitations left this judge today. Tell them yourself: SIGNON and the name of the game is all it takes.',
    'asked-enough':
      'was not invited: others can have us write to an address at most 3 times a day and 10 times a month.',
  });
}

const ALONE =
  'a confirmation counts only in a mail that says nothing else, so that nobody confirms what they merely quote or ask about. If you mean it, send the line alone.';

export const entering = {
  'entering/not-signed-on': "You have not signed on to '{game}' from this address.",
  'entering/no-part-and-over': "You take no part in '{game}' from this address, and it is over.",
  'entering/seat-lost': ({ game, names }) =>
    `You have lost ${listInWords(names)} in '${game}' by being late. Send orders for it, or the line below, and you play again.`,
  'entering/no-part-but-open':
    "You take no part in '{game}' from this address. Nobody plays {name}: to take it over, send the line below, and your orders under it.",
  'entering/no-part-here':
    "You take no part in '{game}' from this address. If you play {name} from another address, put the line below above your orders, with your password behind it. Without a password it works too: we then ask at the address that we know.",
  'entering/no-part':
    "You take no part in '{game}' from this address; its results go to its observers. If you play in it from another address, begin with SIGNON, the letter of your power, @{game} and your password.",
  'entering/no-such-power': "There is no power '{written}' in '{game}'.",
  'entering/plays-another': ({ game, names, name }) => `In '${game}' you play ${listInWords(names)}, not ${name}.`,
  'entering/not-player': "You do not play {name} in '{game}' from this address.",
  'entering/passed-on': ({ game, name, who, since }, { time }) =>
    who === null || since === null
      ? `Somebody else plays ${name} in '${game}' now.`
      : `${who} has played ${name} in '${game}' since ${time(since)}.`,
  'entering/not-player-here': ({ game, name, isAsked }) =>
    isAsked
      ? `You do not play ${name} in '${game}' from this address. If you do from another one, add your password to the line. We have also sent a mail to the address that we know for its player: confirm there, and what you sent is carried out.`
      : `You do not play ${name} in '${game}' from this address. If you do from another one, add your password to the line.`,
  'entering/answered-elsewhere':
    "Your mail came with the player's password, so it counts in '{game}'; the answer went to the player's address. If that is you, {line}, sent from there, lets you use this address as well.",
  'entering/answered-nowhere':
    "Your mail came with the player's password, so it counts in '{game}'. We could not answer it: mail to the player's address comes back. If that is you, write to the GM (PRESS TO MASTER, signed on like this), who can EJECT the power; then take it over from here with SIGNON and a password of your own.",
  'entering/answered-no-gm':
    "Your mail came with the GM's password, so it counts in '{game}'. We could not answer it: mail to the GM's address comes back. If that is you, send OBSERVE {game} from here, and then, signed on like this, PROMOTE {address}: that makes you its GM here.",
  'entering/not-master': ({ game, hasPassword }) =>
    hasPassword
      ? `You are not the GM of '${game}', and the password is not the GM's.`
      : `You are not the GM of '${game}'.`,
  'entering/not-observing': "You do not observe '{game}' yet.",
  'entering/too-many-passwords':
    'Too many wrong passwords have been tried here today, so this one opens nothing. If it is right, we have asked whose it is, at the address that we know: answer that mail.',
  'entering/wrong-password': 'The password is not right.',
  'entering/wrong-password-of-power': 'That is not the password of this power, and this address does not play it.',

  'entering/over': "'{game}' is over.",
  'entering/over-observer': "'{game}' is over; its history is on its page.",
  'entering/takes-part-already': "You take part in '{game}' already: everything an observer sees comes to you.",
  'entering/plays-already': ({ game, names }) => `You play ${listInWords(names)} in '${game}' already.`,
  'entering/plays-for-one': ({ game, names }) => `You play ${listInWords(names)} in '${game}': nobody plays for two.`,
  'entering/begun-without-master': "'{game}' has begun without you: its GM can join only before the powers are dealt.",
  'entering/master-stays-out':
    'A GM cannot join a game that has begun. To write orders for {name}, write BECOME {power} above them.',
  'entering/link-used': "Somebody has used this link to '{game}': it was good for one seat.",
  'entering/all-seats-taken': "All seats of '{game}' are taken.",
  'entering/begun-and-full': "'{game}' has begun, and all seats were taken.",
  'entering/begun-and-wanted': ({ game, names }) => `'${game}' has begun; it needs a player for ${listInWords(names)}.`,
  'entering/begun-and-open': ({ game, names }) =>
    `'${game}' has begun; nobody plays ${listInWords(names, 'or')}, and you may take over.`,
  'entering/dummy-for-good': 'The GM has made {name} a dummy: nobody can take it over.',
  'entering/kept-for-another': '{name} is kept for whoever has the password that the GM has set.',
  'entering/name-taken': "There is a game '{game}' already: choose another name.",
  'entering/no-such-game': ({ game, otherwise }) =>
    otherwise === null
      ? `There is no game '${game}'. LIST shows those there are.`
      : `There is no game '${game}'. Nor is there one called '${otherwise}'. LIST shows those there are.`,
  'entering/no-such-game-unnamed':
    'There is no such game; LIST shows those there are. The name of the game stands right behind the letter of the power, and the password is one word.',
  'entering/no-game-forming': 'No game is waiting for players just now.',
  'entering/game-not-named': 'Which game? Write its name after SIGNON.',
  'entering/games-a-day': 'One address creates at most {most} games a day.',
  'entering/not-punctual': ({ least, onTime, due }) =>
    `This game is for players who have been on time in ${formatPercent(least)} of the phases so far; you have been in ${onTime} of ${due}. Write to its GM if you would like to join all the same.`,
  'entering/left-too-often': ({ most, left, games }) =>
    `This game is for players who have left at most ${formatPercent(most)} of their games; you have left ${left} of ${games}. Write to its GM if you would like to join all the same.`,

  'entering/confirms-alone': () => `Nothing was confirmed: ${ALONE}`,
  'entering/subject-confirms-alone': () => `Your subject confirms nothing: ${ALONE}`,
  'entering/nothing-found': 'No order, command or message was found in your mail.',
  'entering/address-unreachable':
    'Mail cannot reach {address}: many mail servers take only plain letters and digits before the @. Write from another address of yours.',
  'entering/mail-failed':
    'Something in your mail of {at:time} makes our own program fail. The fault is ours and has been logged. No game waits for that mail. Some of it may have been carried out: send STATUS to see what is on file, then send the rest again, in separate mails.',
  'entering/section-failed':
    'Something in what you wrote for this game made our own program fail. The fault is ours and has been logged. Send STATUS to the game to see what is on file, then send the rest again.',
  'entering/taken-for-spam': 'Our mail system took it for spam.',
  'entering/written-before': 'It was written before {phase} began, so it may be an old mail that somebody has sent on.',
  'entering/address-unknown': ({ game, names }) =>
    `It came from an address that we do not know as yours, and is for ${listInWords(names)} in '${game}'.`,
  'entering/after-guesses': "It has your password for '{game}', but too many wrong ones came today, so we ask first.",
  'entering/address-of-another':
    "Nothing was done: the address you wrote to belongs to mails of '{game}' that are not yours. Reply to a mail of your own, or write to {address}.",
  'entering/only-quoted-text': 'Your mail holds only quoted text, which is never read: write your lines above it.',
  'entering/not-read': ({ lines }) => {
    const all = lines.reduce((sum, { count }) => sum + count, 0);
    const what =
      lines.length === 1
        ? asides[lines[0]!.why]
        : listInWords(lines.map(({ why, count }) => `${count} (${asides[why]})`));
    return `${countNoun(all, 'line')} of your mail ${all === 1 ? 'was' : 'were'} not read: ${what}.`;
  },
  'entering/phase-over':
    'You answered a mail of {phase:phase}, which has been processed. Lines are for {current:phase} now.',
  'entering/orders-in-subject': ({ orders, more }) =>
    `Orders in a subject are not read (${some(orders, more)}): write them into the mail itself.`,
  'entering/orders-in-quotation': ({ orders, more }) =>
    `Your mail has orders in its quoted text alone, which is not read (${some(orders, more)}): write them above it.`,
  'entering/order-quoted':
    'This stands in the mail that you answer, and line {line} has a new order for this unit: it was taken for quoted text and not used. If you mean it, send it alone.',

  'entering/too-many-mails': ({ most, until, ordersFiled }, { time }) =>
    ordersFiled
      ? `More than ${most} mails came from your address within an hour. Orders are still filed; commands and messages are not read before ${time(until)}.`
      : `More than ${most} mails came from your address within an hour. This one and those that follow are not read before ${time(until)}.`,
  'entering/language': ({ language }) => `We write to you in English. ${othersOffered(language)}`,
  'entering/talk-many':
    'You have sent {most} mails within an hour without an order, a command or a message. Until {until:time} we answer only mails that hold one; our next answer lists what else came.',
  'entering/talk-alike':
    'We have answered such a mail before, and answer one again after {until:time}. Other words, orders, commands and messages are answered as ever; our next answer lists what else came.',
  'entering/marked-unanswered':
    'Your mails are marked as sent by a program, and we answer {most} such mails a day. Whatever they ask for is still done; we answer again after {until:time}. To have an answer to each mail, send them without that mark.',
  'entering/dropped-automatic':
    'We did nothing of what your mail asks for: it is marked as the automatic answer of a program. If you wrote it, send it again as an ordinary mail.',
  'entering/dropped-virus':
    'We did not read your mail: our mail system found a virus in it. Send what you want to tell us again as plain text, without attachments.',
  'entering/mail-sends-too-much':
    'One mail sends out at most {most} messages and {megabytes} MB: this was not done. Send it in another mail.',
  'entering/day-sends-too-much': ({ most, until, isProven }, { time }) =>
    `${isProven ? 'Your mails' : 'Mails in your name that prove nothing'} have sent out ${most} messages today, and that is the limit: this was not done. Orders are filed all the same. Send it again after ${time(until)}.`,
  'entering/not-done-either': 'Not done either: see above.',

  'entering/answer-of-another':
    'This is an address for answers to a message that was written to somebody else: nothing was sent. To write to a player, send a mail to the address of the game with PRESS TO and the name of the power in it.',
  'entering/message-with-password':
    'A line of this message holds a password, so nothing was sent to anybody. A sign-on is read in the first line; leave out any other.',
  'entering/message-or-quotation':
    'It is not certain where your own words end and where quoted text begins in this mail.',
  'entering/message-of-orders':
    'This holds nothing but lines for the judge, and came to the address for messages: nothing was sent to anybody, and nothing was filed. Orders go to the address of the game.',
  'entering/message-in-message':
    'Lines of this mail begin a message of their own, and the whole came to the address for messages: nothing was sent to anybody.',
  'entering/message-to-another-game':
    "Nothing was sent: the address is one of '{address}', and the sign-on is for '{game}'.",
} as const satisfies MessagesIn<'entering'>;

function some(orders: readonly string[], more: number): string {
  return `${orders.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
}

export const mails = {
  'mails/empty': 'The mail is empty.',
  'mails/damaged': 'The mail is damaged and cannot be read.',
  'mails/too-big':
    'The mail is bigger than {megabytes} megabytes and was not read: send the orders alone, without attachments.',
  'mails/too-many-lines': 'The mail has too many lines and was not read: send the orders alone.',
  'mails/cut': 'The mail is too long: its end was not read.',
  'mails/cut-after': 'The mail is too long: what comes after its line {line} was not read.',
  'mails/line-cut': 'Line {line} is too long: its end was not read.',
  'mails/head-unreadable': 'The head of the mail cannot be read.',
  'mails/head-too-long': 'The head of the mail is too long to be read.',
  'mails/too-many-parts':
    'The mail has more than {most} parts or a part with a head that is too long; nothing of it was read.',
  'mails/parts-too-deep': 'The parts of the mail are nested more than {most} deep; nothing of it was read.',
  'mails/broken-off': 'The mail is damaged and was not read to its end.',
  'mails/parts-mixed-up': 'The mail is damaged: its parts could not be told apart, and not all of it was read.',
  'mails/no-parts': 'The mail says that it has several parts, but none was found.',
  'mails/forwarded': 'A mail that was forwarded or attached was not read: write your orders into the mail itself.',
  'mails/digest': 'A digest of other mails was not read.',
  'mails/encrypted': 'The mail is encrypted or sealed as a whole and cannot be read: send it as plain text.',
  'mails/winmail': 'What Outlook put into winmail.dat was not read: send the mail as plain text.',
  'mails/attachments': (facts) =>
    facts.names.length + facts.unnamed === 1
      ? `An attachment was not read${inBrackets(facts)}: write your orders into the mail itself.${isMap(facts) ? ' TRY VARIANT in the mail has a map of yours tried.' : ''}`
      : `${facts.names.length + facts.unnamed} attachments were not read${inBrackets(facts)}: write your orders into the mail itself.${isMap(facts) ? ' TRY VARIANT in the mail has a map of yours tried.' : ''}`,
  'mails/unknown-encoding': 'A part of the mail is encoded in a way that is not read ({encoding}).',
  'mails/unknown-charset':
    'The mail is in a character set that is not known ({charset}): letters may have been read wrongly.',
  'mails/not-in-plain':
    "Your mail has its text twice, and the two differ: '{line}' is in the formatted text alone. We read the plain text: if that line counts, send it again as plain text.",
  'mails/struck-out': 'Text that was struck out was not read.',
  'mails/hidden': 'Text that cannot be seen in the mail was not read.',
  'mails/html-too-deep': 'The mail was not read to its end: its HTML is nested too deep.',
  'mails/html-too-many-tags': 'The mail was not read to its end: its HTML has too many tags.',
  'mails/html-styles-too-long': 'The mail was not read to its end: its style sheets are too long.',

  'mails/no-from': 'The mail has no From header.',
  'mails/from-too-long': 'The From header is too long to be read for certain.',
  'mails/several-froms': 'The mail has several From headers.',
  'mails/from-group': 'The From header names a group.',
  'mails/several-senders': 'The From header names several senders.',
  'mails/from-without-address': 'The From header has no address that can be read.',
  'mails/from-ambiguous': 'The From header can be read in two ways.',

  'mails/no-sender': 'The mail names no sender.',
  'mails/from-machine': 'The mail was sent by a machine.',
  'mails/checks-contradict': 'The checks of the mail contradict each other, so its sender is not certain.',
  'mails/wrong-server': 'The mail does not come from a server that may send for {domain}.',
  'mails/servers-not-named': '{domain} does not say which servers may send its mail.',
  'mails/sender-unchecked': 'The sender of the mail could not be checked.',
  'mails/sender-read-otherwise': 'The mail system read another sender in it than we do.',
  'mails/signed-in-part': 'Its signature covers only the beginning of it.',
  'mails/subject-not-signed': 'Its signature does not cover its subject.',
  'mails/not-addressed':
    'Its To and Cc do not name {address}, so that anybody who has received it could have sent it on to us.',
  'mails/old': ({ days }) =>
    `Its Date is more than ${numberInWords(days)} days away, so that it may be an old mail sent on.`,
} as const satisfies MessagesIn<'mails'>;

/** The names of attachments, as far as we give them. */
function inBrackets({ names, unnamed }: Extract<MailMessage, { code: 'mails/attachments' }>): string {
  const more = unnamed > 0 ? ` and ${unnamed} more` : '';
  return names.length === 0 ? '' : ` (${names.join(', ')}${more})`;
}

export const offers = {
  'offers/build-by-removal':
    'No build is due to you. Each unit that you remove and need not gives you one: remove it in the same mail, or before.',
  'offers/past-orders': ({ past, phase, orders }, { board }) => {
    const lines = orders.map((order) => (board === null ? order : spellOrders(board, order))).join('; ');
    return orders.length === 1
      ? `${past} is over, so this order is not on file: ${lines}. The line below gives it for ${phase}; so does the order itself, without the old heading.`
      : `${past} is over, so these orders are not on file: ${lines}. The line below gives them for ${phase}; so do the orders themselves, without the old heading.`;
  },
} as const satisfies MessagesIn<'offers'>;

export const settings = {
  'settings/nothing-changed': '{because:say}; nothing had to change',
  'settings/auction-for-all':
    'Seats are auctioned only where each has a player of its own: SET PLAYERS ALL, or SET SEATS DRAWN with fewer players.',
  'settings/seats-fixed': 'In this variant it is fixed which powers go together.',
  'settings/reminders-range': 'Reminders go out {least} to {most} hours before the deadline.',
  'settings/comment-too-long': ({ most, isLongOne }) =>
    `${isLongOne ? 'The long comment' : 'A comment'} has at most ${countNoun(most, 'character')}.`,
  'settings/partial-both-already': 'Orders and press are so already',
  'settings/partial-orders-on':
    'Units that are left out hold at the deadline. Press to some powers, which PARTIAL meant elsewhere, is allowed as it was.',
  'settings/partial-orders-off':
    'Orders must be complete again. To have press go to everybody only, send SET NO PARTIAL PRESS.',
  'settings/partial-press': ({ on }) =>
    on
      ? 'Press may go to some powers and not to all. For orders that leave units out there is SET PARTIAL ORDERS.'
      : 'All press goes to everybody. For orders that leave units out there is SET PARTIAL ORDERS.',
  'settings/partial-which':
    'Orders or press? Send {orders} for units that are left out, or {press} for press to some powers.',
  'settings/grace-which':
    'Press or time? Send {press} for no press after the deadline, or {line} to accept no late orders in movement phases.',
  'settings/no-grace-press-already':
    'There is no press after the deadline as it is; {line} is for the time in which late orders are accepted',
  'settings/no-dedication':
    'No dedication is asked for. SET DEDICATION n asks for people who have been on time in n phases of a hundred.',
  'settings/dedication':
    'Dedication is counted in phases on time here, not in points: this is the same as SET ONTIMERAT {ratio}. Newcomers may come in.',
  'settings/nmr-needs-grace':
    'With NMR we warn late players a day before the game goes on without them, so GRACE must be more than {least} hours: {line} first.',
  'settings/grace-needed-for-nmr':
    'With NMR, GRACE must be more than {least} hours: late powers are abandoned a day before its end.',
  'settings/start-of-standard': '{start} is a start of the standard game: SET VARIANT standard first.',
  'settings/centers-at-most': 'There are {most} supply centers: CENTERS is at most that.',
  'settings/centers-at-least': 'It takes at least one center to win.',
  'settings/players-at-most': 'At most {most} can play: PLAYERS is 1 to {most}.',
  'settings/powers-at-most': ({ seats }) =>
    `This variant has ${countNoun(seats, 'seat')}: POWERS is ${seats === 1 ? '1' : `1 to ${seats}`}.`,
  'settings/hours-range': '{part} is 0 to {most} hours, not {hours}.',
  'settings/no-day': 'At least one day of the week must be allowed.',
  'settings/no-such-zone': "There is no time zone '{written}'. Zones are written Europe/Paris or UTC.",

  'settings/stays': '{because:say} This stays as it was when the game began.',
  'settings/stays-joined': '{because:say} Players have signed on by that, so it stays.',
  'settings/late-hidden': 'Players were promised that nobody learns who is late.',
  'settings/number-hidden': 'Players were promised that nobody learns how many have signed on.',
  'settings/board-set-up': 'The pieces stand on the board.',
  'settings/building-sites-open':
    'By the rules of this variant a power builds in any center already: GET RULES says what it needs for that, and it stays so.',
  'settings/building-sites-announced': 'Everybody plays with the building sites announced at the start.',
  'settings/centers-announced': 'Everybody plays for the number of centers announced at the start.',
  'settings/names-hidden':
    'Names were promised to be hidden; SET NO REVEAL or SET REVEAL says what happens at the end.',
  'settings/names-hidden-for-good': 'Names were promised to stay hidden for good.',
  'settings/nobody-sees-orders': 'Players were promised that nobody sees their orders.',
  'settings/powers-dealt': 'The powers are dealt.',
  'settings/preferences-dealt': 'Powers are dealt already.',
  'settings/sight-announced': 'Everybody plays with as much of the board in sight as was announced at the start.',
  'settings/no-proxies-in-blind-games': 'In a blind game the unit of another would show what one does not see.',
  'settings/practice-alone': 'Only a game in which one person plays against bots can be made a practice game.',
  'settings/practice-stays': 'A practice game stays one. CREATE begins a game for others.',
  'settings/removals-announced': 'Everybody plays with the rule for removals announced at the start.',
  'settings/rulebook-announced': 'Everybody plays by the rulebook announced at the start.',
  'settings/seats-taken': 'The seats are taken.',

  'settings/no-such-option': "There is no option '{option}'.",
  'settings/option-belongs': "The rules of a variant belong together here: '{option}' cannot be taken out.",
  'settings/rule-elsewhere': ({ rule, of }) => {
    switch (of) {
      case 'machiavelli':
        return `${rule} is a rule of Machiavelli, which is not played here: GET VARIANTS lists what is.`;
      case 'colonial':
        return `${rule} is a rule of Colonial Diplomacy, which is not played here: GET VARIANTS lists what is.`;
      case 'variant':
        return `${rule} is a matter of the variant here: GET VARIANTS tells what each has.`;
    }
  },
  'settings/cannot-be-set': '{setting} cannot be set in this game.',
  'settings/absences-secret': 'Absences are secrets of the players here: only the GM can see them.',
  'settings/absences-secret-already': 'Absences are shown to nobody but the GM',
  'settings/access-any': 'Players may come from anywhere',
  'settings/access-different':
    'No two players of a game have the same address. We know who shares a household only if they say so: ask them, and SET APPROVAL lets you approve each',
  'settings/access-same':
    'Where a mail comes from says nothing today: ALLOW PLAYER, DENY PLAYER and APPROVAL choose who plays.',
  'settings/no-list-of-masters': 'Anybody may run a game here: there is no list of who may be its GM.',
  'settings/no-registry': 'Registry numbers are no longer given; SET COMMENT keeps one as a note.',
  'settings/no-xflags': 'XFLAGS was a raw word of bits: each of those rules has a setting with a name here.',
  'settings/signal-support-legal':
    'A support that cannot succeed is a legal order by the rulebook: it is accepted, with a note.',
  'settings/signal-support-taken':
    'Supports and convoys that cannot succeed may be written; they are answered with a note',

  'settings/not-understood': "'{written}' is not understood here.",
  'settings/muster-is': "MUSTER is NONE, a number of hours, or days such as 2D; not '{written}'.",
  'settings/muster-range': 'A muster lasts {least} to {most} hours.',
  'settings/muster-is-over': 'Players are mustered when the game begins.',
  'settings/replacement-is': "REPLACEMENT is NEXT, a number of hours, or days such as 2D; not '{written}'.",
  'settings/timing-what': 'What do you want to change: CLOCK, MIN, NEXT, GRACE, DELAY or DAYS?',
  'settings/set-twice': '{part} is set twice.',
  'settings/clock-is':
    "CLOCK is a time such as 23:30, minutes after midnight, or -1 for no fixed hour; not '{written}'.",
  'settings/days-are': "DAYS are seven signs, Sunday first, such as -MTWTF-; not '{written}'.",
  'settings/no-part-of-timing': "'{written}' is none of CLOCK, MIN, NEXT, GRACE, DELAY and DAYS.",
  'settings/hours-are': "{part} is a number of hours, or days such as 3D; not '{written}'.",
  'settings/reminders-are': "'{written}' should be up to six times such as 1D, 4H.",
  'settings/seats-not-open':
    'Which powers go together is not open in this variant: DRAWN, AUCTION and pairs are for variants where it is.',
  'settings/pairs': 'Each pair has one power of each continent, and each power is in one pair.',
  'settings/no-address': "'{written}' is no mail address.",
  'settings/which-access': 'Which access: ANY, SAME or DIFFERENT?',
  'settings/which-level': 'Which level?',
  'settings/which-option': 'Which option?',
  'settings/which-press': 'Which press: WHITE, GREY, WHITE/GREY or NONE?',
  'settings/which-variant': 'Which variant?',
  'settings/whom': 'Whom? Addresses or powers, with commas between.',
} as const satisfies MessagesIn<'settings'>;
