import type { ACCOUNT } from '../../../../engine/commands/account/commands.ts';
import type { FormsOf } from '../../../../engine/commands/definition.ts';

export const ACCOUNT_WORDS = {
  REGISTER: 'Makes you known to the judge. Lines `Name: …` and `Zone: …` may follow, then END; neither is needed.',
  'I AM ALSO':
    'Ties a second address to your account, once it is confirmed from there. Of two addresses the one that plays must ask; two that both play stay two players.',
  EXPORT: 'All that the judge holds on you, by mail.',
  'ERASE ME': 'Deletes your name and addresses for good; finished games stay, without them. Asks for a confirmation.',
  RESEND: 'Sends the last mail, or the last n mails, to you again.',
  'SET ADDRESS':
    'Where your mail goes, to one address or to several; alone: to the address that this came from. Each new one is confirmed from there; what is not proven to come from you, at an old one too.',
  'SET PASSWORD': 'A new password for this game: letters and digits. It is kept as a hash and never shown.',
  'SET NAME': 'The name that others see.',
  'SET MY ZONE': 'The time zone of the times in your mails, by its IANA name.',
  'SET LANGUAGE':
    'The language of your mails: English, German (`Deutsch`) or French (`français`). Commands stay as they are, and orders are read in each language, whatever you choose.',
  'SET PUBLIC PAGE':
    'A page of your own with your finished games, and your figures of punctuality for whoever asks. At first there is none.',
  'SET NO PUBLIC PAGE': 'No page of your own, and no figures for others.',
  'SET INVITATIONS': 'You can be invited to games; so it is at first.',
  'SET NO INVITATIONS': 'This judge passes no invitation on to you any more, whoever asks.',
  'SET MAIL':
    'CLASSIC: your mails are what the older judges sent, in plain text and with their subjects, for programs that read them. FULL: with explanations, maps and buttons.',
  'SET DIGEST':
    'One mail a day, at 7 in the morning of your zone, with what is in no hurry: all of the games that you only watch, and of those that you play who joins, leaves or votes. Results, deadlines and messages of games that you play come at once as ever.',
  'SET NO DIGEST': 'Each mail comes at once; so it is at first.',
  'SET SUBJECT':
    'Whether subjects of your mails have the form of the older judges (CHAN:marne - S1901M) or the plain one.',
  'SET LINKS':
    'Links to your order sheet in your mails. OFF: none, and those that are out are dead. NEW: those that are out are dead, and fresh ones are mailed. ALL: a link to one sheet opens those of all your games. ON: each opens its own game alone.',
  'SET NO LINKS': 'The same as SET LINKS OFF.',
  CONFIRM:
    'Carries out what the judge has asked you to confirm, by the word of that mail: in a mail that says nothing else, or as its subject.',
} satisfies Readonly<Record<FormsOf<typeof ACCOUNT>, string>>;
