/** A message of a player, a master or an observer. What hides its sender is hidden in subject, head and text alike. */
import { listInWords } from '../../engine/explain/names.ts';
import type { Addressee, Press } from '../../engine/game/events.ts';
import { capitalised } from '../words/counts.ts';
import { powerName } from '../words/powers.ts';
import { mailto } from './answer.ts';
import { addressees, classicHead, pressHead } from './classic.ts';
import { type Block, type Document, lines, plainLines } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { isWanted, lead, ownPowers, wantedShort } from './wanted.ts';

export function writePress(
  context: MailContext,
  { press, sender, more = [] }: Extract<MailContent, { kind: 'press' }>,
): WrittenMail {
  const { board, view } = context;
  const body: Document = [
    context.isClassic === true
      ? lines(...classicHead(context), { text: pressHead(board, view.name, press, sender) })
      : plainLines(pressHead(board, view.name, press, sender)),
    { kind: 'letter', body: letterBody(press.body) },
    ...more.flatMap((each) => pressBlocks(context, each)),
    ...replyBlock(context, press),
  ];
  return gameLetter(context, {
    subject: `${subjectOf(context, press)}${howMany(more.length)}`,
    lead: leadOfPress(context, press),
    body,
  });
}

/** Messages that came in one mail go out in one. */
function howMany(others: number): string {
  return others === 0 ? '' : ` (${others + 1} messages)`;
}

/** A message that stands in another mail. */
export function pressBlocks(
  { board, view }: MailContext,
  { press, sender }: { readonly press: Press; readonly sender: string | null },
): Document {
  return [plainLines(pressHead(board, view.name, press, sender)), { kind: 'letter', body: letterBody(press.body) }];
}

/** `Germany wrote to you and Italy. Still due: orders for 3 units.` */
function leadOfPress(context: MailContext, press: Press): Block {
  const text = `${senderName(context, press)} wrote to ${readers(context, press)}. ${wantedShort(context)}`;
  return lead(capitalised(text), isWanted(context) ? 'act' : 'rest');
}

function readers(context: MailContext, press: Press): string {
  const { shown } = press;
  if (shown === 'all') return 'everybody';
  const own = ownPowers(context).map(({ power }) => power);
  const others = shown.filter((to) => !own.includes(to) && !isWriter(context, press, to));
  const names = others.map((to) => {
    if (to === 'WRITER') return 'the sender of an earlier message';
    return to === 'MASTER' ? 'the GM' : to === 'OBSERVERS' ? 'the observers' : powerName(context.board, to);
  });
  return listInWords([...(others.length < shown.length ? ['you'] : []), ...names]);
}

/** Does the message answer one of the reader's own that did not name him? */
function isWriter(context: MailContext, { writer }: Press, to: Addressee): boolean {
  if (to !== 'WRITER' || writer === undefined || !('power' in writer)) return false;
  return ownPowers(context).some(({ power }) => power === writer.power);
}

function senderName({ board }: MailContext, { from, colour }: Press): string {
  if (colour === 'grey') return 'somebody';
  return from === 'MASTER' ? 'the GM' : from === 'OBSERVER' ? 'an observer' : powerName(board, from);
}

function subjectOf(context: MailContext, press: Press): string {
  if (press.subject !== undefined) return `from the GM: ${press.subject}`;
  const what = press.shown === 'all' ? 'broadcast' : 'press';
  const head = press.colour === 'grey' ? `anonymous ${what}` : `${what} from ${senderName(context, press)}`;
  return `${head}${whomElse(context, press)}`;
}

/** `, also to Italy`, so that talks of three are told from talks of two; of a copy that is not for the reader all it went to. */
function whomElse(context: MailContext, press: Press): string {
  const { shown } = press;
  if (shown === 'all') return '';
  const { role } = context.view;
  const own = ownPowers(context).map(({ power }) => power);
  const isOwn = (to: Addressee) =>
    own.includes(to) ||
    isWriter(context, press, to) ||
    (to === 'MASTER' && role.kind === 'master') ||
    (to === 'OBSERVERS' && role.kind === 'observer');
  const others = shown.filter((to) => !isOwn(to));
  if (others.length === 0) return '';
  const names = addressees(context.board, others);
  return others.length < shown.length ? `, also to ${names}` : ` to ${names}`;
}

/** How to answer the sender, where an answer can reach whoever it is. */
function replyBlock(context: MailContext, press: Press): readonly Block[] {
  const { view, house, answers } = context;
  if (answers === undefined) return [];
  const isNamed = press.colour === 'white' && press.from !== 'OBSERVER';
  const who = isNamed ? senderName(context, press) : 'whoever wrote this';
  const { masterReads, observersRead } = view.settings.press;
  const more = [...(masterReads ? ['the GM'] : []), ...(observersRead ? ['the observers'] : [])];
  const also = more.length === 0 ? ' and nobody else' : ` (in this game ${listInWords(more)} may read them too)`;
  const alone = isNamed ? `your words go to ${who}${also}` : 'we pass your words on, and the sender stays anonymous';
  const all = press.shown === 'all' ? ` To answer everybody, write to ${house.gameAddress(`${view.name}+all`)}.` : '';
  return [
    {
      kind: 'answer',
      how: `To answer ${who}, reply to this mail: ${alone}.${all}`,
      button: `Answer ${who}`,
      mailto: mailto(answers, `Re: [${view.name}] press`, []),
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
