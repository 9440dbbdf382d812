/** The words of the mails, a subject a file: the first half of the alphabet. */

import { addressAsked } from './kinds/desk/address-asked.ts';
import { asked } from './kinds/desk/asked.ts';
import { gameList } from './kinds/desk/game-list.ts';
import { help } from './kinds/desk/help.ts';
import { history } from './kinds/desk/history.ts';
import { invitation } from './kinds/desk/invitation.ts';
import { look } from './kinds/desk/look.ts';
import { acknowledgement } from './kinds/game/acknowledgement.ts';
import { actedFor } from './kinds/game/acted-for.ts';
import { ended } from './kinds/game/ended.ts';
import { abandoned } from './kinds/seats/abandoned.ts';
import { absenceAsked } from './kinds/seats/absence-asked.ts';
import { approved } from './kinds/seats/approved.ts';
import { botsSeated } from './kinds/seats/bots-seated.ts';
import { civilDisorder } from './kinds/seats/civil-disorder.ts';
import { joined } from './kinds/seats/joined.ts';
import { left } from './kinds/seats/left.ts';
import { deadlineSet } from './kinds/times/deadline-set.ts';
import { deadlineWished } from './kinds/times/deadline-wished.ts';
import { late } from './kinds/times/late.ts';
import { asHtml } from './layout/as-html.ts';
import { asText } from './layout/as-text.ts';
import { letter } from './layout/letter.ts';
import { acknowledgementSubject } from './parts/acknowledgement-subject.ts';
import { answer } from './parts/answer.ts';
import { atDeadline } from './parts/at-deadline.ts';
import { auction } from './parts/auction.ts';
import { blind } from './parts/blind.ts';
import { bot } from './parts/bot.ts';
import { by } from './parts/by.ts';
import { diary } from './parts/diary.ts';
import { ending } from './parts/ending.ts';
import { gazetteer } from './parts/gazetteer.ts';
import { glossary } from './parts/glossary.ts';
import { influence } from './parts/influence.ts';
import { knownAs } from './parts/known-as.ts';
import { looks } from './parts/looks.ts';

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
  blind,
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
