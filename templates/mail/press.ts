/** A message of a player, a master or an observer. What hides its sender is hidden in subject, head and text alike. */
import { listInWords } from '../../engine/explain/names.ts';
import type { Addressee, Press } from '../../engine/game/events.ts';
import { capitalised } from '../words/counts.ts';
import { powerName } from '../words/powers.ts';
import { mailto } from './answer.ts';
import { addressees, classicHead, pressHead } from './classic.ts';
import { type Block, type Document, lines, plainLines } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, Occasion, WrittenMail } from './mail.ts';
import { isWanted, lead, ownPowers, wantedShort } from './wanted.ts';

export function writePress(
  occasion: Occasion,
  { press, sender, more = [] }: Extract<MailContent, { kind: 'press' }>,
): WrittenMail {
  const { board, view } = occasion;
  const body: Document = [
    occasion.isClassic === true
      ? lines(...classicHead(occasion), { text: pressHead(board, view.name, press, sender) })
      : plainLines(pressHead(board, view.name, press, sender)),
    { kind: 'letter', body: letterBody(press.body) },
    ...more.flatMap((each) => pressBlocks(occasion, each)),
    ...replyBlock(occasion, press),
  ];
  return gameLetter(occasion, {
    subject: `${subjectOf(occasion, press)}${howMany(more.length)}`,
    lead: leadOfPress(occasion, press),
    body,
  });
}

/** Messages that came in one mail go out in one. */
function howMany(others: number): string {
  return others === 0 ? '' : ` (${others + 1} messages)`;
}

/** A message that stands in another mail. */
export function pressBlocks(
  { board, view }: Occasion,
  { press, sender }: { readonly press: Press; readonly sender: string | null },
): Document {
  return [plainLines(pressHead(board, view.name, press, sender)), { kind: 'letter', body: letterBody(press.body) }];
}

/** `Germany wrote to you and Italy. Still due: orders for 3 units.` */
function leadOfPress(occasion: Occasion, press: Press): Block {
  const text = `${senderName(occasion, press)} wrote to ${readers(occasion, press)}. ${wantedShort(occasion)}`;
  return lead(capitalised(text), isWanted(occasion) ? 'act' : 'rest');
}

function readers(occasion: Occasion, press: Press): string {
  const { shown } = press;
  if (shown === 'all') return 'everybody';
  const own = ownPowers(occasion).map(({ power }) => power);
  const others = shown.filter((to) => !own.includes(to) && !isWriter(occasion, press, to));
  const names = others.map((to) => {
    if (to === 'WRITER') return 'the sender of an earlier message';
    return to === 'MASTER' ? 'the GM' : to === 'OBSERVERS' ? 'the observers' : powerName(occasion.board, to);
  });
  return listInWords([...(others.length < shown.length ? ['you'] : []), ...names]);
}

/** Does the message answer one of the reader's own that did not name him? */
function isWriter(occasion: Occasion, { writer }: Press, to: Addressee): boolean {
  if (to !== 'WRITER' || writer === undefined || !('power' in writer)) return false;
  return ownPowers(occasion).some(({ power }) => power === writer.power);
}

function senderName({ board }: Occasion, { from, colour }: Press): string {
  if (colour === 'grey') return 'somebody';
  return from === 'MASTER' ? 'the GM' : from === 'OBSERVER' ? 'an observer' : powerName(board, from);
}

function subjectOf(occasion: Occasion, press: Press): string {
  if (press.subject !== undefined) return `from the GM: ${press.subject}`;
  const what = press.shown === 'all' ? 'broadcast' : 'press';
  const head = press.colour === 'grey' ? `anonymous ${what}` : `${what} from ${senderName(occasion, press)}`;
  return `${head}${whomElse(occasion, press)}`;
}

/** `, also to Italy`, so that talks of three are told from talks of two; of a copy that is not for the reader all it went to. */
function whomElse(occasion: Occasion, press: Press): string {
  const { shown } = press;
  if (shown === 'all') return '';
  const { role } = occasion.view;
  const own = ownPowers(occasion).map(({ power }) => power);
  const isOwn = (to: Addressee) =>
    own.includes(to) ||
    isWriter(occasion, press, to) ||
    (to === 'MASTER' && role.kind === 'master') ||
    (to === 'OBSERVERS' && role.kind === 'observer');
  const others = shown.filter((to) => !isOwn(to));
  if (others.length === 0) return '';
  const names = addressees(occasion.board, others);
  return others.length < shown.length ? `, also to ${names}` : ` to ${names}`;
}

/** How to answer the sender, where an answer can reach whoever it is. */
function replyBlock(occasion: Occasion, press: Press): readonly Block[] {
  const { view, house, answers } = occasion;
  if (answers === undefined) return [];
  const isNamed = press.colour === 'white' && press.from !== 'OBSERVER';
  const who = isNamed ? senderName(occasion, press) : 'whoever wrote this';
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
