import { listInWords } from '../../../../engine/explain/names.ts';
import type { AccountSaying } from '../../../../engine/sayings/account.ts';
import type { Words } from '../../language.ts';
import { LANGUAGE_NAMES } from '../grammar.ts';

export const account = {
  'account/register-alone': ({ text }) => `REGISTER stands alone on its line; '${text}' is not understood.`,
  'account/password-shape': () => 'A password is one word of letters and digits.',
  'account/password-changed': () => 'Your password for this game is changed. It is never shown, not even here',
  'account/name-length': ({ most }) => `A name has 1 to ${most} characters.`,
  'account/mail-style': () => 'MAIL is CLASSIC or FULL.',
  'account/subject-style': () => 'SUBJECT is CLASSIC or PLAIN.',
  'account/links-how': () => 'LINKS is ON, OFF, NEW or ALL.',
  'account/language-unknown': ({ text, languages }) =>
    `${text === '' ? 'Which language?' : `'${text}' is no language of this judge.`} There are ${listInWords(languages.map((code) => LANGUAGE_NAMES[code]))}.`,
  'account/confirm-one-word': () => 'CONFIRM takes one word.',
  'account/confirm-what': () => 'Confirm what? Send back the word from the mail that asked: CONFIRM and the word.',
  'account/nothing-waits': () =>
    'Nothing waits for this word: it was used already, it is too old, it was for somebody else, or the game has moved on since. Send the command again.',
  'account/confirm-as': ({ what, who }) => `${what} is for ${FOR[who]}, and you have not signed on as one.`,
  'account/orders-or-all': ({ text }) => `ORDERS or ORDERS ALL; '${text}' is not understood.`,
  'account/one-a-mail': ({ command }) => `${command} is answered once in a mail: send the next one in another.`,
  'account/help-on-what': () => 'Help on what? One word or two.',
  'account/no-game-or-phase': ({ text }) => `'${text}' is no name of a game and no phase.`,
  'account/needs-exclstart': () => 'EXCLEND needs an EXCLSTART before it.',
  'account/span-backwards': () => 'This span ends before it begins.',
} satisfies Words<AccountSaying>;

const FOR = { player: 'a player', master: 'a GM', timekeeper: 'a player or a GM' } as const;
