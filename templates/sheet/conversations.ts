/** The messages of a reader by whom they are with, whoever wrote last first. */
import type { Board } from '../../engine/board/board.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { Addressee, Press } from '../../engine/game/press.ts';
import type { MessageView } from '../../engine/view/conversations.ts';
import { t } from '../locales/current.ts';
import { powerName } from '../locales/powers.ts';
import type { Conversation, SheetPressMessage } from './sheet-data.ts';

/** `own`: what the reader writes as. */
export function groupConversations(
  board: Board,
  messages: readonly MessageView[],
  own: readonly (Power | 'MASTER')[],
): readonly Conversation[] {
  const talks = new Map<string, { readonly with: Press['to']; readonly messages: SheetPressMessage[] }>();
  for (const message of messages) {
    const partners = partnersOf(board, message, own);
    const key = keyOf(partners);
    const talk = talks.get(key) ?? { with: partners, messages: [] };
    talk.messages.push(told(board, message));
    // The last to be written in stands last.
    talks.delete(key);
    talks.set(key, talk);
  }
  return [...talks].map(([key, talk]) => ({ key, ...talk })).reverse();
}

/** Everybody in it but the reader. */
function partnersOf(board: Board, { from, to, isOwn }: MessageView, own: readonly string[]): Press['to'] {
  if (to === 'all') return 'all';
  const writer: readonly Addressee[] = isOwn || from === null ? [] : [from === 'OBSERVER' ? 'OBSERVERS' : from];
  const all = [...new Set([...writer, ...to])].filter((each) => !own.includes(each));
  const rank = (each: Addressee) => board.powerNumber.get(each) ?? board.powers.length;
  return all.sort((a, b) => rank(a) - rank(b));
}

/** As it is written to the judge. */
function keyOf(partners: Press['to']): string {
  return partners === 'all' ? 'ALL' : partners.join(', ');
}

function told(board: Board, { at, phase, from, name, to, isOwn, subject, body }: MessageView): SheetPressMessage {
  const writer = from === null ? null : partyName(board, from);
  return {
    at,
    phase,
    from: writer === null || name === null ? writer : `${writer} (${name})`,
    to: to === 'all' ? t().mail.orderSheet.everyone : to.map((each) => partyName(board, each)).join(', '),
    isOwn,
    subject,
    body,
  };
}

function partyName(board: Board, party: Addressee | 'OBSERVER'): string {
  if (party === 'MASTER') return t().mail.orderSheet.gm;
  if (party === 'OBSERVERS' || party === 'OBSERVER') return t().mail.orderSheet.observers;
  return powerName(board, party);
}
