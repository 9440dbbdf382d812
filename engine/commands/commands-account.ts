/** Commands about the writer's own account: addresses, password, name, what is held on them. */

import { secret } from '../language/text/secret.ts';
import { shorten } from '../language/text/shorten.ts';
import { readAddress, readAddresses, readNumber } from './argument-readers.ts';
import { bare, type CommandEntry, command, isProblem, nothingMore, type SetEntry } from './command-entry.ts';

export const ACCOUNT: readonly CommandEntry[] = [
  {
    command: 'REGISTER',
    spellings: ['REGISTER'],
    who: ['all'],
    usage: 'REGISTER … END',
    help: 'Makes you known to the judge. Lines `Name: …` and `Zone: …` may follow, then END; neither is needed.',
    block: true,
    read: (args) => ({
      problem: `REGISTER stands alone on its line; '${shorten(args)}' is not understood.`,
      suggestion: 'REGISTER',
    }),
  },
  {
    command: 'I AM ALSO',
    spellings: ['I AM ALSO', "I'M ALSO", 'IM ALSO'],
    who: ['registered'],
    usage: 'I AM ALSO address',
    help: 'Ties a second address to your account, once it is confirmed from there. Of two addresses the one that plays must ask; two that both play stay two players.',
    read: (args) => {
      const read = readAddress(args);
      return isProblem(read) ? read : command('I AM ALSO', read);
    },
  },
  {
    command: 'CONFIRM',
    spellings: ['CONFIRM', 'YES CONFIRM'],
    who: ['all'],
    usage: 'CONFIRM [word]',
    help: 'Carries out what the judge has asked you to confirm, by the word of that mail: in a mail that says nothing else, or as its subject.',
    read: (args) => {
      const word = args.trim().replace(/^["'<([]+|["'>)\].!]+$/g, '');
      return /^\S{0,60}$/.test(word)
        ? command('CONFIRM', { word: word === '' ? null : word.toLowerCase() })
        : { problem: 'CONFIRM takes one word.' };
    },
  },
  {
    command: 'EXPORT',
    spellings: ['EXPORT', 'EXPORT ME', 'EXPORT MY DATA', 'GET MY DATA', 'SEND MY DATA'],
    who: ['registered'],
    usage: 'EXPORT',
    help: 'All that the judge holds on you, by mail.',
    read: bare('EXPORT'),
  },
  {
    command: 'ERASE',
    spellings: ['ERASE ME', 'FORGET ME', 'DELETE ME', 'ERASE MY DATA', 'UNREGISTER'],
    who: ['registered'],
    usage: 'ERASE ME',
    help: 'Deletes your name and addresses for good; finished games stay, without them. Asks for a confirmation.',
    read: bare('ERASE'),
  },
  {
    command: 'RESEND',
    spellings: ['RESEND', 'RE-SEND', 'SEND AGAIN'],
    who: ['registered'],
    usage: 'RESEND [n]',
    help: 'Sends the last mail, or the last n mails, to you again.',
    read: (args) => {
      if (args.trim() === '') return command('RESEND', { count: null });
      const read = readNumber(args, 1, 20);
      return isProblem(read) ? read : command('RESEND', { count: read.value });
    },
  },
];

export const ACCOUNT_SETTINGS: readonly SetEntry[] = [
  {
    command: 'SET ADDRESS',
    spellings: ['ADDRESS', 'AD', 'ADDRESSES', 'EMAIL', 'E-MAIL'],
    who: ['registered'],
    usage: 'SET ADDRESS [address, …]',
    help: 'Where your mail goes, to one address or to several; alone: to the address that this came from. Each new one is confirmed from there; what is not proven to come from you, at an old one too.',
    read: (args) => {
      const read = readAddresses(args.replace(/^to\s+/i, ''));
      return isProblem(read) ? read : command('SET ADDRESS', read);
    },
  },
  {
    command: 'SET PASSWORD',
    spellings: ['PASSWORD', 'PW', 'P'],
    who: ['player', 'observer', 'master'],
    usage: 'SET PASSWORD word',
    help: 'A new password for this game: letters and digits. It is kept as a hash and never shown.',
    read: (args) => {
      const word = args.replace(/^to\s+/i, '').trim();
      return /^[\p{L}\p{N}._+-]{1,100}$/u.test(word)
        ? command('SET PASSWORD', { password: secret(word) })
        : { problem: 'A password is one word of letters and digits.', suggestion: 'SET PASSWORD word' };
    },
  },
  {
    command: 'SET NAME',
    spellings: ['NAME', 'MY NAME'],
    who: ['registered'],
    usage: 'SET NAME your name',
    help: 'The name that others see.',
    read: (args) => {
      const name = args.replace(/^to\s+/i, '').trim();
      return name === '' || name.length > 60
        ? { problem: 'A name has 1 to 60 characters.' }
        : command('SET NAME', { name });
    },
  },
  {
    command: 'SET MY ZONE',
    spellings: ['MY ZONE', 'MY TIME ZONE', 'MY TIMEZONE'],
    who: ['registered'],
    usage: 'SET MY ZONE Europe/Paris',
    help: 'The time zone of the times in your mails, by its IANA name.',
    read: (args) => readZone(args, (zone) => command('SET MY ZONE', { zone })),
  },
  {
    command: 'SET PUBLIC PAGE',
    spellings: ['PUBLIC PAGE', 'MY PAGE'],
    who: ['registered'],
    usage: 'SET PUBLIC PAGE',
    help: 'A page of your own with your finished games, and your figures of punctuality for whoever asks. At first there is none.',
    read: nothingMore('SET PUBLIC PAGE', () => command('SET PUBLIC PAGE', { on: true })),
  },
  {
    command: 'SET PUBLIC PAGE',
    spellings: ['NO PUBLIC PAGE', 'NOT PUBLIC PAGE', 'NO PAGE', 'PRIVATE PAGE'],
    who: ['registered'],
    usage: 'SET NO PUBLIC PAGE',
    help: 'No page of your own, and no figures for others.',
    read: nothingMore('SET NO PUBLIC PAGE', () => command('SET PUBLIC PAGE', { on: false })),
  },
  {
    command: 'SET INVITATIONS',
    spellings: ['INVITATIONS', 'INVITATION'],
    who: ['registered'],
    usage: 'SET INVITATIONS',
    help: 'You can be invited to games; so it is at first.',
    read: nothingMore('SET INVITATIONS', () => command('SET INVITATIONS', { on: true })),
  },
  {
    command: 'SET INVITATIONS',
    spellings: ['NO INVITATIONS', 'NO INVITATION', 'NO MORE INVITATIONS'],
    who: ['registered'],
    usage: 'SET NO INVITATIONS',
    help: 'This judge passes no invitation on to you any more, whoever asks.',
    read: nothingMore('SET NO INVITATIONS', () => command('SET INVITATIONS', { on: false })),
  },
  {
    command: 'SET MAIL',
    spellings: ['MAIL', 'MAILS', 'MAIL STYLE'],
    who: ['registered'],
    usage: 'SET MAIL CLASSIC | FULL',
    help: 'CLASSIC: your mails are what the older judges sent, in plain text and with their subjects, for programs that read them. FULL: with explanations, maps and buttons.',
    standard: 'FULL',
    read: (args) => {
      const word = args.trim().toLowerCase();
      return word === 'classic' || word === 'full'
        ? command('SET MAIL', { style: word })
        : { problem: 'MAIL is CLASSIC or FULL.', suggestion: 'SET MAIL CLASSIC' };
    },
  },
  {
    command: 'SET SUBJECT',
    spellings: ['SUBJECT', 'SUBJECTS'],
    who: ['registered'],
    usage: 'SET SUBJECT CLASSIC | PLAIN',
    help: 'Whether subjects of your mails have the form of the older judges (CHAN:marne - S1901M) or the plain one.',
    read: (args) => {
      const word = args.trim().toLowerCase();
      return word === 'classic' || word === 'plain'
        ? command('SET SUBJECT', { style: word })
        : { problem: 'SUBJECT is CLASSIC or PLAIN.', suggestion: 'SET SUBJECT CLASSIC' };
    },
  },
];

/** A zone as written, if it looks like one; whether it exists is checked by who knows zones. */
export function readZone<T>(args: string, build: (zone: string) => T): T | { readonly problem: string } {
  const zone = args.replace(/^to\s+/i, '').trim();
  return /^[A-Za-z][A-Za-z0-9_+/ -]{1,40}$/.test(zone)
    ? build(zone)
    : { problem: `'${shorten(zone)}' is no time zone. Zones are written Europe/Paris or UTC.` };
}
