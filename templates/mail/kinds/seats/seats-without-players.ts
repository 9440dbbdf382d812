/** Seats that nobody plays: lost, taken out, wanted again, played by bots. */

import type { Power } from '../../../../engine/board/variant.ts';
import type { Vacancy } from '../../../../engine/game/events.ts';
import { t } from '../../../locales/current.ts';
import { powerName, powersInWords } from '../../../locales/powers.ts';
import { paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContext } from '../../mail.ts';
import { howToTakeOver } from '../../parts/take-over.ts';
import { leadOf, leadOfText } from '../../parts/wanted.ts';

export const EMPTY_SEAT_MAILS = {
  /** A power has lost its player: to the one whose seat it was, and to everybody else. */
  abandoned: defineMail('abandoned', {
    for: ({ own }) => (own ? 'one' : 'all'),
    rank: 'notices',
    write: (context, { powers, own, isMuster = false }) => {
      const { view, board } = context;
      const who = powersInWords(board, powers);
      const say = t().mail.abandoned;
      const told = isMuster ? say.notMustered : view.settings.nmr === 'play-on' ? say.goesOn : say.waits;
      return gameLetter(context, {
        subject: say.subject(view.phase ?? '', who),
        lead: own ? leadOfText(say.noLongerYours(who, view.name), 'late') : leadOf(context),
        body: [
          paragraphBlock(own ? say.comeBack(isMuster) : told(who)),
          ...classicNote(
            context,
            ...powers.map((power) => `${powerName(board, power)} has been abandoned in game '${view.name}'.`),
          ),
          ...howToTakeOver(context, powers),
        ],
      });
    },
  }),
  /** Bots play where nobody did: to everybody. */
  'bots-seated': defineMail('bots-seated', {
    for: 'all',
    rank: 'notices',
    write: (context, { powers }) => {
      const { view, board } = context;
      const names = powersInWords(board, powers);
      const say = t().mail.botsSeated;
      return gameLetter(context, {
        subject: say.subject(view.phase ?? '', names, powers.length),
        body: [
          paragraphBlock(say.told(names, powers.length)),
          ...classicNote(
            context,
            ...powers.map((power) => `A bot plays ${powerName(board, power)} in game '${view.name}'.`),
          ),
          ...howToTakeOver(context, powers),
        ],
      });
    },
  }),
  'civil-disorder': defineMail('civil-disorder', {
    for: 'all',
    write: (context, { powers }) => {
      const { view, board } = context;
      const who = powersInWords(board, powers);
      const say = t().mail.civilDisorder;
      return gameLetter(context, {
        subject: say.subject(view.phase ?? '', who),
        body: [
          paragraphBlock(say.told(who, powers.length)),
          ...classicNote(
            context,
            ...powers.map((power) => `${powerName(board, power)} is in civil disorder in game '${view.name}'.`),
          ),
          ...howToTakeOver(context, powers),
        ],
      });
    },
  }),
  'replacement-wanted': defineMail('replacement-wanted', {
    for: 'all',
    rank: 'notices',
    write: (context, { powers }) => {
      const { view, board } = context;
      const who = powersInWords(board, powers);
      return gameLetter(context, {
        subject: `${view.phase ?? ''} ${t().mail.replacementWanted.subject(who)}`,
        body: [
          paragraphBlock(t().mail.replacementWanted.told(who)),
          ...classicNote(context, `Diplomacy game '${view.name}' is waiting for replacements: ${who}.`),
          ...howToTakeOver(context, powers),
        ],
      });
    },
  }),
  /** A power that had no player may be taken over again: to everybody. */
  revived: defineMail('revived', {
    for: 'all',
    rank: 'notices',
    write: (context, { power, withPassword }) => {
      const { view, board } = context;
      const powers: readonly Power[] = [power];
      const name = powerName(board, power);
      const told = t().mail.revived;
      return gameLetter(context, {
        subject: `${view.phase ?? ''} ${told.subject(name)}`,
        body: [
          paragraphBlock(withPassword ? told.withPassword(name) : told.open(name)),
          ...classicNote(context, `${name} is open in game '${view.name}'.`),
          ...(withPassword ? [] : howToTakeOver(context, powers)),
        ],
      });
    },
  }),
  /** A player has resigned, was sent away, or his power has none any more: to him and to everybody. */
  vacated: defineMail('vacated', {
    for: ({ own }) => (own ? 'one' : 'all'),
    rank: 'notices',
    write: (context, { powers, why, own }) => {
      const { view, board } = context;
      const names = powersInWords(board, powers);
      const told = t().mail.vacated;
      const classic = powers.map((power) =>
        why === 'dummy'
          ? `${powerName(board, power)} is a dummy in game '${view.name}'.`
          : why === 'passed' || why === 'replaced'
            ? `${powerName(board, power)} is played by another player in game '${view.name}'.`
            : `The player of ${powerName(board, power)} has ${why === 'resigned' ? 'resigned' : 'been ejected'}.`,
      );
      return gameLetter(context, {
        subject: `${view.phase ?? ''} ${told.subject[why](names)}`,
        lead: own ? leadOfText(told.lead(names, view.name), 'late') : leadOf(context),
        body: [
          paragraphBlock(own || why === 'passed' || why === 'replaced' ? told.own[why] : toOthers(names, why, context)),
          ...classicNote(context, ...classic),
          ...(own || why === 'dummy' ? [] : howToTakeOver(context, powers)),
        ],
      });
    },
  }),
};

function toOthers(names: string, why: Vacancy, { view }: MailContext): string {
  const { others } = t().mail.vacated;
  return why === 'dummy' ? others.dummy(names) : others[why](names, view.settings.nmr !== 'play-on', view.isOpenToAll);
}
