/** Asks whether the reader has written their address on a page, to join a game or to begin one with friends. */
import { entryWords } from '../../../locales/text/words-apart.ts';
import { timeFor } from '../../../locales/times/format-times.ts';
import { type Document, linesBlock, paragraphBlock } from '../../../markup/document.ts';
import type { AccountMailContext, DeskAnswer } from '../../mail.ts';
import { deviceName } from './sheets-and-devices.ts';

type EntryAsked = Extract<DeskAnswer, { kind: 'entry' }>;

export function entrySubject({ game }: EntryAsked): string {
  const say = entryWords().mail;
  return game === null ? say.friendsSubject : say.joinSubject(game);
}

export function entryAsked(question: EntryAsked, desk: AccountMailContext): Document {
  const { game, at, word, page } = question;
  const say = entryWords().mail;
  const device = deviceName(question);
  const time = timeFor(at, desk.zone, desk.zones);
  const asked = game === null ? say.friends : say.join(game);
  return [
    paragraphBlock(device === null ? asked : `${asked} ${say.from(device, time)}`),
    {
      kind: 'sheet',
      heading: say.ifYou,
      link: { text: game === null ? say.yesFriends : say.yesJoin, href: page },
      note: say.ifNot,
    },
    paragraphBlock(say.orCode(word)),
    linesBlock(`CONFIRM ${word}`),
  ];
}
