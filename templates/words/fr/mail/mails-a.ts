/** The words of the mails, a subject a file: the first half of the alphabet. */
import { abandoned } from './abandoned.ts';
import { absenceAsked } from './absence-asked.ts';
import { acknowledgement } from './acknowledgement.ts';
import { acknowledgementSubject } from './acknowledgement-subject.ts';
import { actedFor } from './acted-for.ts';
import { addressAsked } from './address-asked.ts';
import { answer } from './answer.ts';
import { approved } from './approved.ts';
import { asHtml } from './as-html.ts';
import { asText } from './as-text.ts';
import { asked } from './asked.ts';
import { atDeadline } from './at-deadline.ts';
import { auction } from './auction.ts';
import { bot } from './bot.ts';
import { botsSeated } from './bots-seated.ts';
import { by } from './by.ts';
import { civilDisorder } from './civil-disorder.ts';
import { deadlineSet } from './deadline-set.ts';
import { deadlineWished } from './deadline-wished.ts';
import { diary } from './diary.ts';
import { ended } from './ended.ts';
import { ending } from './ending.ts';
import { gameList } from './game-list.ts';
import { gazetteer } from './gazetteer.ts';
import { glossary } from './glossary.ts';
import { help } from './help.ts';
import { history } from './history.ts';
import { influence } from './influence.ts';
import { invitation } from './invitation.ts';
import { joined } from './joined.ts';
import { knownAs } from './known-as.ts';
import { late } from './late.ts';
import { left } from './left.ts';
import { letter } from './letter.ts';
import { look } from './look.ts';
import { looks } from './looks.ts';

export const mailsA = {
  abandoned,
  absenceAsked,
  acknowledgementSubject,
  acknowledgement,
  actedFor,
  addressAsked,
  answer,
  approved,
  asHtml,
  asText,
  asked,
  atDeadline,
  auction,
  bot,
  botsSeated,
  by,
  civilDisorder,
  deadlineSet,
  deadlineWished,
  diary,
  ended,
  ending,
  gameList,
  gazetteer,
  glossary,
  help,
  history,
  influence,
  invitation,
  joined,
  knownAs,
  late,
  left,
  letter,
  look,
  looks,
};
