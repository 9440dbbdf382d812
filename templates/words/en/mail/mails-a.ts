/** The words of the mails, a subject a file: the first half of the alphabet. */
import { abandoned } from './abandoned.ts';
import { absenceAsked } from './absence-asked.ts';
import { actedFor } from './acted-for.ts';
import { approved } from './approved.ts';
import { botsSeated } from './bots-seated.ts';
import { by } from './by.ts';
import { civilDisorder } from './civil-disorder.ts';
import { deadlineSet } from './deadline-set.ts';
import { deadlineWished } from './deadline-wished.ts';
import { ended } from './ended.ts';
import { ending } from './ending.ts';
import { joined } from './joined.ts';
import { knownAs } from './known-as.ts';
import { late } from './late.ts';
import { left } from './left.ts';
import { look } from './look.ts';
import { looks } from './looks.ts';

export const mailsA = {
  abandoned,
  absenceAsked,
  actedFor,
  approved,
  botsSeated,
  by,
  civilDisorder,
  deadlineSet,
  deadlineWished,
  ended,
  ending,
  joined,
  knownAs,
  late,
  left,
  look,
  looks,
};
