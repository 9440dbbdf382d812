/** All kinds of mail about a game. One that has no definition does not compile. */
import type { MailDefinition, MailKind } from './define-mail.ts';
import { acknowledgementMail } from './kinds/game/acknowledgement.ts';
import { END_MAILS } from './kinds/game/end-mails.ts';
import { GM_ACT_MAILS } from './kinds/game/gm-act-mails.ts';
import { pressMail } from './kinds/game/press.ts';
import { resultsMail } from './kinds/game/results.ts';
import { startMail } from './kinds/game/start.ts';
import { VOTE_MAILS } from './kinds/game/vote-mails.ts';
import { seatOfferedMail } from './kinds/seats/seat-offered.ts';
import { seatTakenMail } from './kinds/seats/seat-taken.ts';
import { EMPTY_SEAT_MAILS } from './kinds/seats/seats-without-players.ts';
import { PEOPLE_MAILS } from './kinds/seats/who-takes-part.ts';
import { COURSE_MAILS } from './kinds/times/course-mails.ts';
import { DEADLINE_MAILS } from './kinds/times/deadline-mails.ts';
import type { GameMailContent } from './mail.ts';
import type { Rank } from './rank.ts';

export const MAILS: { readonly [K in MailKind]: MailDefinition<K> } = {
  ...END_MAILS,
  ...VOTE_MAILS,
  ...GM_ACT_MAILS,
  ...COURSE_MAILS,
  ...DEADLINE_MAILS,
  ...PEOPLE_MAILS,
  ...EMPTY_SEAT_MAILS,
  acknowledgement: acknowledgementMail,
  press: pressMail,
  results: resultsMail,
  start: startMail,
  'seat-offered': seatOfferedMail,
  'seat-taken': seatTakenMail,
};

/** What goes before the mail, and what it goes before. */
export function rankOf({ kind }: GameMailContent): Rank {
  return MAILS[kind].rank ?? 'results';
}

/** Does everybody in the game receive the like? What is for one reader alone belongs to no list. */
export function isForAll(content: GameMailContent): boolean {
  return isKindForAll(content.kind, content);
}

function isKindForAll<K extends MailKind>(kind: K, content: GameMailContent): boolean {
  const { for: whom } = MAILS[kind];
  return (
    (typeof whom === 'function' ? whom(content as Extract<GameMailContent, { readonly kind: K }>) : whom) === 'all'
  );
}
