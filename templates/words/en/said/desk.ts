import { listInWords } from '../../../../engine/explain/names.ts';
import type { DeskSaying, NotInvited, ToldAddress } from '../../../../engine/sayings/desk.ts';
import type { Words } from '../../language.ts';
import { languageOffered } from '../../offered.ts';
import { counted } from '../../text/counts.ts';
import { zoneName } from '../../times/zone-name.ts';
import { LANGUAGE_NAMES } from '../grammar.ts';

/** Codes were sent to these addresses. */
export function addressesTold(to: readonly ToldAddress[]): string {
  return listInWords(to.map((each) => each ?? 'the address we have for you'));
}

export const desk = {
  'desk/name-has-no-letters': () => 'A name has letters in it, and no address.',
  'desk/shown-as': ({ name }) => `Others see you as ${name} from now on, in games that show names`,
  'desk/zone-unknown': ({ zone }) => `There is no time zone '${zone}'. Zones are written Europe/Paris or UTC.`,
  'desk/zone-set': ({ zone, now }, { time }) => `Times in your mails are ${zoneName(zone)} time: it is ${time(now)}`,
  'desk/language-set': ({ language }) =>
    `Your mails are in ${LANGUAGE_NAMES[language]} from now on. Commands stay English; orders may be written in any of the judge's languages`,
  'desk/language-offered': ({ language }) => languageOffered(language),
  'desk/subjects-classic': ({ judge }) =>
    `Subjects of your mails have the classic form from now on, such as ${judge}:marne - S1901M Results`,
  'desk/subjects-plain': () => 'Subjects of your mails have the plain form from now on, such as [marne] S1901M results',
  'desk/mail-classic': () =>
    'From now on your mails are plain text, no more than the older judges sent; SET MAIL FULL brings the rest back',
  'desk/mail-full': () => 'From now on your mails have everything again: explanations, maps and buttons',
  'desk/links-on': () =>
    'Your mails have a link to your order sheet from now on; each opens the sheet of its own game. SET LINKS OFF takes them out',
  'desk/links-off': () =>
    'Links to your order sheets are dead, and your mails have none any more; SET LINKS ON brings them back',
  'desk/links-new': () => 'All your earlier links to order sheets are dead, on every device. Here are fresh ones',
  'desk/links-all': () =>
    'A link to one of your order sheets opens those of all your games from now on; SET LINKS ON takes that back',
  'desk/device-confirmed': ({ game }) =>
    `The device on which you opened your order sheet of '${game}' may send orders. Reload the sheet there`,
  'desk/device-gone': () => 'That order sheet is not open any more. Use the link in your last mail.',
  'desk/record-attached': () => 'Everything this judge holds about you is attached, as JSON',
  'desk/registered': ({ name, addresses, zone }) =>
    `You are known here as ${name}, at ${listInWords(addresses)}; times in your mails are ${zone === null ? 'those of each game' : `${zoneName(zone)} time`}. SET NAME and SET MY ZONE change that`,
  'desk/only-name-and-zone-kept': () => 'Only a name and a time zone are kept: nothing else of your lines was',
  'desk/public-page-on': ({ name, page }) =>
    `Your finished games are on a public page under the name ${name}: ${page}. It appears with the first of them; others may ask how punctual you are. SET NO PUBLIC PAGE takes that back`,
  'desk/public-page-off': () => 'You have no public page, and only you can see how punctual you are',
  'desk/no-mail-kept': () => 'No mail to you is kept here.',
  'desk/sent-again': ({ subjects }) =>
    `${subjects.length === 1 ? 'The last mail is' : `The last ${subjects.length} mails are`} sent again: ${subjects.join('; ')}`,
  'desk/words-in-subject': ({ subject }) =>
    `A subject is not read (${subject}): write what you want into the mail itself, one command to a line.`,
  'desk/who-in-which-game': () => 'Who plays in which game?',
  'desk/who-is': ({ address, name }) => (name === null ? `${address} is not known here` : `${address} is ${name}`),
  'desk/figures-are-private': () => "That player's figures are not public: you can ask for your own.",
  'desk/nothing-due-yet': ({ name }) =>
    name === null
      ? 'No orders have been due of you in a rated game yet'
      : `${name}: No orders have been due in a rated game that is over yet`,
  'desk/punctuality': ({ name, due, late, games, abandoned, resigned, isPrivate }) => {
    const percent = Math.round(((due - late) / due) * 100);
    const played =
      name === null
        ? counted(games, 'rated game')
        : counted(games, 'rated game that is over', 'rated games that are over');
    const figures = `On time in ${due - late} of ${counted(due, 'phase')} (${percent} %), in ${played}; ${abandoned === 0 ? 'none' : abandoned} left abandoned, ${resigned === 0 ? 'none' : resigned} resigned from`;
    return `${name === null ? '' : `${name}: `}${figures}${isPrivate ? '. Only you can see this' : ''}`;
  },
  'desk/record-of-person': ({ domain }) =>
    `Everything the judge at ${domain} holds about you. Passwords are kept as hashes only, which are left out. Mails as received are kept for a limited time and hold what you sent.`,

  'desk/code-unknown': () =>
    'Nothing is waiting for that code: it may have been used, or be too old. Send the command again for a new one.',
  'desk/too-many-addresses': ({ most }) => `Mail goes to at most ${most} addresses.`,
  'desk/mail-goes-to': ({ addresses, already }) =>
    `Your mail goes to ${listInWords(addresses)} ${already ? 'already' : 'from now on'}`,
  'desk/addresses-asked-enough': () => 'You can ask about at most ten addresses in a day.',
  'desk/address-asked-enough': ({ address }) =>
    `No code was sent: ${address} has been asked often enough for now. Write I AM ALSO and your main address from there, or try again tomorrow.`,
  'desk/address-of-judge': ({ address }) => `${address} is an address of this judge. Name one at which you read mail.`,
  'desk/address-yours-already': ({ address }) => `${address} is yours already`,
  'desk/address-yours': ({ address }) => `${address} is yours too: you may write from each`,
  'desk/address-plays': ({ address }) =>
    `${address} takes part in games of its own, so only it can ask to share its account. Nothing has changed.`,
  'desk/code-cannot-arrive': () =>
    'Nothing has changed: a code would have to go to the address that we have for you, and mail to it comes back. Write to the GM of your game (PRESS TO MASTER, signed on with your password), who can EJECT your power; then take it over from here with SIGNON and a password of your own.',
  'desk/code-sent': ({ to, address, what }) => {
    const then = what === 'move' ? `your mail goes to ${address}` : `${address} is yours too`;
    const unless = to.includes(address) ? `. If ${address} plays here already, it has to ask instead` : '';
    return to.length === 1
      ? `Once you send back the code that we sent to ${addressesTold(to)}, ${then}${unless}`
      : `Once you send back the codes that we sent to ${addressesTold(to)}, ${then}${unless}`;
  },
  'desk/erasure-asked': () =>
    'Your name and addresses would be deleted for good, and you would leave every game that is still going on. The records of the games stay, without your name',
  'desk/code-of-another': () => 'That code was sent to another address: answer from there.',
  'desk/mail-not-kept': () => 'That mail is no longer kept: send it again.',
  'desk/other-code-too': () => 'Thank you. Now send back the code that went to the other address as well',
  'desk/erased-already': () => 'That is done already',
  'desk/erased': () => 'Your name and addresses are deleted. This is the last mail to you',
  'desk/no-such-account': () => 'That account no longer exists.',

  'desk/invite-to-which-game': () => 'To which game? Mail it to the address of that game.',
  'desk/only-gm-invites': () => 'Once a game has begun only its GM invites; before that its players do too.',
  'desk/unmute-in-which-game': () => 'Write UNMUTE to the address of the game, or below its sign-on.',
  'desk/digest-on': () =>
    'From now on what is in no hurry comes once a day, in one mail; SET NO DIGEST brings each mail at once again',
  'desk/digest-off': () => 'From now on each mail comes at once; what was collected comes as one more digest',
  'desk/mail-goes-again': ({ marked }) =>
    `${marked ? 'One of our mails was marked as spam at your end, perhaps by accident, so we had stopped sending them. Since you write to us,' : 'Mail to you came back, so we had stopped sending it. Your mail shows that your mailbox works:'} from now on you get everything again. RESEND 10 brings the last ten mails.`,
  'desk/unmuted': ({ names }) =>
    names.length === 0 ? 'Mail goes there again' : `Mail to ${names.join(', ')} goes out again`,
  'desk/not-unmuted': ({ names }) =>
    `${names.length === 0 ? 'This reader' : `The player of ${names.join(', ')}`} marked our mail as spam. Only their own mail to us ends that.`,
  'desk/nobody-muted': ({ game }) => `Nobody in '${game}' whom these words name is without mail.`,
  'desk/all-seats-taken': ({ game }) => `All seats of '${game}' are taken: there is nothing to invite to.`,
  'desk/invited': ({ address }) => `${address} is invited; the mail names you and your address`,
  'desk/not-invited': ({ address, ...reason }) => `${address} ${whyNotInvited(reason)}`,
  'desk/invitations-on': () => 'You can be invited to games again',
  'desk/invitations-off': () => 'Nobody can invite you to a game any more',

  'desk/my-games-by-address': () => 'MY GAMES tells of all your games: send it from your own address.',
  'desk/what-if-too-long': () => 'That is more than can be worked out at once: send fewer lines.',
  'desk/what-if-of-which-game': () => 'Of which game? Mail it to the address of that game.',
  'desk/of-which-game': () => 'Of which game?',
  'desk/for-one-game': ({ command }) =>
    `${command} is for one game: mail it to the address of that game, or sign on first.`,
  'desk/version': ({ version, domain }) => `This is Chancery ${version}, a judge for Diplomacy by mail, at ${domain}.`,
  'desk/more-games-listed': ({ count }) =>
    `LIST shows ${counted(count, 'more game')}; LIST and a name tells you about one.`,
  'desk/no-such-game': ({ game }) => `There is no game '${game}'. LIST shows those there are.`,
  'desk/blind-position': ({ game }) =>
    `'${game}' is a blind game: its board is not published until it is over. The order sheet tries orders out on what you see.`,
  'desk/no-position': ({ game }) => `'${game}' has no position now.`,
  'desk/no-such-phase': ({ game, phase }) => `'${game}' has had no phase ${phase}.`,
  'desk/variant-unknown': ({ game }) => `The variant of '${game}' is not known here.`,

  'desk/rest-cut': () =>
    'The rest is left out: it is too long for one mail. HISTORY with FROM and TO brings a part of it.',
  'desk/attachment-left-out': () =>
    'An attachment is left out: it is too long for one mail. The page of the game has it.',
  'desk/mail-not-written': ({ game, link }) =>
    `Something has happened in '${game}', but we could not write the mail about it. The fault is ours and has been logged.\n\nThe game as it stands: ${link}`,
  'desk/mail-not-written-subject': ({ game }) => `[${game}] please look at the game's page`,
} satisfies Words<DeskSaying>;

function whyNotInvited(reason: NotInvited): string {
  switch (reason.why) {
    case 'takes-part':
      return 'takes part in this game already.';
    case 'invited-before':
      return 'has been invited to this game already: nobody is invited twice.';
    case 'not-allowed':
      return 'is not on the GM’s list of who may join: SET ALLOW PLAYER and the address puts it there.';
    case 'denied':
      return "is on the GM's list of those who may not join.";
    case 'gets-no-mail':
      return 'gets no mail from this judge.';
    case 'of-judge':
      return 'is an address of this judge, where nobody reads mail.';
    case 'wants-none':
      return 'wants no invitations from this judge.';
    case 'writer-asked-enough':
      return `was not invited: one person sends at most ${reason.most} invitations a day.`;
    case 'asked-enough':
      return 'was not invited: others can have us write to an address at most 3 times a day and 10 times a month.';
  }
}
