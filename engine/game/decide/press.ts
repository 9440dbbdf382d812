/** Press (judge-language B1): who may write to whom, in which colour. */
import type { Power } from '../../board/variant.ts';
import type { PressMessage } from '../../language/mail-text.ts';
import type { Addressee, Press } from '../events.ts';
import { seatOf } from '../game.ts';
import { type Draft, done, emit, named, refused, sealed } from './draft.ts';
import { whyNotNow } from './press-rules.ts';

/** Longer messages are not sent: they would fill everybody's mailboxes. Characters. */
const LONGEST = 60_000;

/** Sends a message, or says why not. What was sent is echoed in the answer. */
export function sendPress(draft: Draft, message: PressMessage): void {
  const spot = { line: message.line, text: firstLine(message) };
  const press = message.held ?? pressOf(draft, message);
  if (typeof press === 'string') {
    refused(draft, spot, press);
    return;
  }
  emit(draft, { type: 'press-sent', by: draft.request.actor.person, sealed: sealed(draft, press) });
  done(draft, spot, '');
}

/** The message as it goes out, or why it does not. */
function pressOf(draft: Draft, message: PressMessage): Press | string {
  const { game, request } = draft;
  const { press: allowed } = game.settings;
  const { role } = request.actor;
  const from = senderOf(draft, message);
  if (message.body.trim() === '' && !allowed.blank) return 'The message is empty: nothing was sent.';
  if (message.body.length > LONGEST) {
    return `The message is longer than ${LONGEST.toLocaleString('en')} characters: nothing was sent. Send it in parts.`;
  }
  const addressed = addresseesOf(draft, message, from);
  if ('problem' in addressed) return addressed.problem;
  const { to } = addressed;
  const withMaster = from === 'MASTER' || (to !== 'all' && to.length === 1 && to[0] === 'MASTER');
  if (!withMaster) {
    if (allowed.colours.length === 0) return 'There is no press in this game but to the master: nothing was sent.';
    if (role === 'observer' && allowed.observers === 'none') return 'Observers send no press in this game.';
    if (to !== 'all' && !allowed.partial) {
      return 'In this game press goes to everybody: nothing was sent. Write PRESS TO ALL if that is what you want.';
    }
    const closed = whyNotNow(draft, to);
    if (closed !== null) return closed;
  }
  const colour = withMaster ? 'white' : (message.colour ?? allowed.colours[0]!);
  if (
    !withMaster &&
    (!allowed.colours.includes(colour) || (role === 'observer' && allowed.observers === 'white' && colour === 'grey'))
  ) {
    return `There is no ${colour} press ${role === 'observer' ? 'of observers ' : ''}in this game: nothing was sent.`;
  }
  if (message.from !== null && message.from !== from && !allowed.fake) {
    return 'Nobody writes under another name in this game: nothing was sent.';
  }
  if (message.shown !== null && !allowed.fake) {
    return 'A message shows its true addressees in this game: nothing was sent. Leave FAKE out to send it so.';
  }
  return {
    from: message.from ?? from,
    colour,
    to,
    shown: message.shown ?? to,
    body: message.body.trimEnd(),
  };
}

function senderOf({ request, game }: Draft, { as }: PressMessage): Press['from'] {
  if (as !== null && seatOf(game, as) !== undefined) return as;
  const { role, powers } = request.actor;
  if (role === 'player') return powers[0]!;
  return role === 'master' ? 'MASTER' : 'OBSERVER';
}

/** The addressees, the sender left out; a sentence when nobody would read it. */
function addresseesOf(
  draft: Draft,
  { to }: PressMessage,
  from: Press['from'],
): { readonly to: Press['to'] } | { readonly problem: string } {
  const { game } = draft;
  if (to === 'all') return { to };
  const others = [...new Set(to)].filter((each) => each !== from);
  if (others.length === 0) return { problem: 'The message goes to nobody but yourself: nothing was sent.' };
  if (others.some((each) => hasReader(game, each))) return { to: others };
  const have = others.length === 1 ? 'has' : 'have';
  return { problem: `Nobody would read this message: ${named(draft, others)} ${have} no player. Nothing was sent.` };
}

function hasReader(game: Draft['game'], addressee: Addressee): boolean {
  if (addressee === 'MASTER') return game.masters.length > 0;
  if (addressee === 'OBSERVERS') return game.observers.length > 0;
  return seatOf(game, addressee as Power)?.person != null;
}

function firstLine({ body, form }: PressMessage): string {
  const line = body.split('\n').find((each) => each.trim() !== '') ?? '';
  const start = line.length > 50 ? `${line.slice(0, 50)}…` : line;
  return form === 'one-line' ? start : `${form}: ${start}`;
}
