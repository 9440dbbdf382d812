/** A message of a player, a master or an observer. What hides its sender is hidden in subject, head and text alike. */
import type { Addressee, Press } from '../../../../engine/game/events.ts';
import { t } from '../../../locales/current.ts';
import { powerName } from '../../../locales/powers.ts';
import { type Document, type DocumentBlock, linesBlock, plainLines } from '../../../markup/document.ts';
import { classicHead, classicPressHead } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContext } from '../../mail.ts';
import { mailtoLink } from '../../parts/answer.ts';
import { isWanted, leadOfText, ownPowers, wantedShort } from '../../parts/wanted.ts';

export const pressMail = defineMail('press', {
  for: ({ press }) => (press.shown === 'all' ? 'all' : 'one'),
  rank: 'press',
  classicSubject: ({ head, letter }, { press }) => {
    const from = press.from === 'MASTER' ? 'M' : press.from === 'OBSERVER' ? 'O' : letter(press.from);
    const sender = press.colour === 'grey' ? '' : ` from ${from}`;
    if (press.shown === 'all') return `${head} Broadcast${sender}`;
    const to = press.shown.map((each) => (each === 'MASTER' ? 'M' : each === 'OBSERVERS' ? 'O' : letter(each)));
    return press.writer === undefined ? `${head} Press${sender} to ${to.join('')}` : `${head} Press${sender}`;
  },
  write: (context, { press, sender, isNewPlayer = false, more = [] }) => {
    const { board, view } = context;
    const subject = subjectOf(context, press, isNewPlayer);
    const body: Document = [
      context.isClassic === true
        ? linesBlock(...classicHead(context), { text: classicPressHead(board, view.name, press, sender, isNewPlayer) })
        : plainLines(classicPressHead(board, view.name, press, sender, isNewPlayer)),
      { kind: 'letter', body: letterBody(press.body) },
      ...more.flatMap((each) => pressBlocks(context, each)),
      ...replyBlock(context, press, isNewPlayer),
    ];
    return gameLetter(context, {
      subject: more.length === 0 ? subject : t().mail.press.several(subject, more.length + 1),
      lead: leadOfPress(context, press, isNewPlayer),
      body,
    });
  },
});

/** A message that stands in another mail. */
export function pressBlocks(
  { board, view }: MailContext,
  { press, sender }: { readonly press: Press; readonly sender: string | null },
): Document {
  return [
    plainLines(classicPressHead(board, view.name, press, sender)),
    { kind: 'letter', body: letterBody(press.body) },
  ];
}

/** `Germany wrote to you and Italy. Still due: orders for 3 units.` */
function leadOfPress(context: MailContext, press: Press, isNewPlayer: boolean): DocumentBlock {
  const text = t().mail.press.lead({
    from: senderOf(context, press, isNewPlayer),
    to: press.shown === 'all' ? 'all' : readers(context, press, press.shown),
    rest: wantedShort(context),
  });
  return leadOfText(text, isWanted(context) ? 'act' : 'rest');
}

/** The reader first, then the others. */
function readers(context: MailContext, press: Press, shown: readonly Addressee[]) {
  const own = ownPowers(context).map(({ power }) => power);
  const others = shown.filter((to) => !own.includes(to) && !isWriter(context, press, to));
  return [...(others.length < shown.length ? ['you' as const] : []), ...others.map((to) => readerOf(context, to))];
}

function readerOf({ board }: MailContext, to: Addressee) {
  switch (to) {
    case 'WRITER':
      return 'writer';
    case 'MASTER':
      return 'master';
    case 'OBSERVERS':
      return 'observers';
    default:
      return { power: powerName(board, to) };
  }
}

/** Does the message answer one of the reader's own that did not name him? */
function isWriter(context: MailContext, { writer }: Press, to: Addressee): boolean {
  if (to !== 'WRITER' || writer === undefined || !('power' in writer)) return false;
  return ownPowers(context).some(({ power }) => power === writer.power);
}

/** Null where the message hides it. */
function senderOf({ board }: MailContext, { from, colour }: Press, isNewPlayer: boolean) {
  if (colour === 'grey') return null;
  if (from === 'OBSERVER') return isNewPlayer ? 'new player' : 'observer';
  return from === 'MASTER' ? 'master' : { power: powerName(board, from) };
}

/** It names others, so that talks of three look different from talks of two, and of a copy for somebody else all it went to. */
function subjectOf(context: MailContext, press: Press, isNewPlayer: boolean): string {
  const told = t().mail.press;
  if (press.subject !== undefined) return told.fromMaster(press.subject);
  const { shown } = press;
  const others = shown === 'all' ? [] : shown.filter((to) => !isReader(context, press, to));
  return told.subject({
    from: senderOf(context, press, isNewPlayer),
    isBroadcast: shown === 'all',
    to: others.map((to) => readerOf(context, to)),
    isCopy: others.length === shown.length,
  });
}

function isReader(context: MailContext, press: Press, to: Addressee): boolean {
  const { role } = context.view;
  return (
    ownPowers(context).some(({ power }) => power === to) ||
    isWriter(context, press, to) ||
    (to === 'MASTER' && role.kind === 'master') ||
    (to === 'OBSERVERS' && role.kind === 'observer')
  );
}

/** How to answer the sender, where an answer can reach whoever it is. */
function replyBlock(context: MailContext, press: Press, isNewPlayer: boolean): readonly DocumentBlock[] {
  const { view, house, answers } = context;
  // A bot reads no answer.
  const isBot = press.colour !== 'grey' && view.seats.some(({ power, isBot: is }) => power === press.from && is);
  if (answers === undefined || isBot) return [];
  const who = senderOf(context, press, isNewPlayer);
  const { masterReads, observersRead } = view.settings.press;
  const told = t().mail.press;
  return [
    {
      kind: 'answer',
      how: told.howToAnswer({
        who,
        readBy: [...(masterReads ? ['master' as const] : []), ...(observersRead ? ['observers' as const] : [])],
        all: press.shown === 'all' && house.isTagged !== true ? house.gameAddress(`${view.name}+all`) : null,
      }),
      button: told.answer(who),
      mailto: mailtoLink(answers, `Re: [${view.name}] press`, []),
      lines: [],
    },
  ];
}

/** The words of a letter with line ends of one kind, and no blank lines around them. */
export function letterBody(body: string): string {
  const lines = body.replace(/\r\n?/g, '\n').split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  return first < 0 ? '' : lines.slice(first, lines.findLastIndex((line) => line.trim() !== '') + 1).join('\n');
}
