/**
 * A master who writes for a power: after BECOME, or orders for its units. It counts as if its player had written it; the
 * player gets a copy of it all, and the record says that it was done (judge-language C1).
 */
import type { Power } from '../../board/variant.ts';
import type { CommandName } from '../../language/commands/arguments.ts';
import type { CommandItem, SectionItem, WrittenPress } from '../../language/mail/mail-text.ts';
import type { Message, MessageOrText } from '../../messages/all-messages.ts';
import { isVacant } from '../bots.ts';
import { seatOf } from '../game.ts';
import type { DecisionDraft } from './draft.ts';
import { isMaster, whyNotFor } from './handler.ts';
import { namesIn } from './send-press.ts';

/** Lines of a message that the copy shows. */
const LONGEST_COPY = 200;

/** What a master may approve for others though he plays himself. */
const ABSENCES: ReadonlySet<CommandName> = new Set<CommandName>(['SET ABSENCE', 'SET NO ABSENCE']);

/** Why the writer writes nothing in the name of this power; null: it is his, or he is a master who may. */
export function whyNotAs(draft: DecisionDraft, power: Power): Message | null {
  const { game, request } = draft;
  if (request.actor.powers.includes(power)) return null;
  if (!isMaster(draft)) return { code: 'master/below-failed-become' };
  if (seatOf(game, power) !== undefined) return whyNotFor(draft, power);
  return game.status === 'forming' ? { code: 'game/not-begun', wanted: 'play' } : { code: 'game/no-such-power', power };
}

/** Decides a line as if the power's player had written it. A master's own commands are not for players. */
export function actFor(
  draft: DecisionDraft,
  power: Power,
  item: CommandItem,
  decide: (acting: DecisionDraft) => void,
): void {
  const { request } = draft;
  const problem = isMaster(draft) && ABSENCES.has(item.command) ? null : whyNotAs(draft, power);
  if (problem !== null) {
    draft.refuse(item, problem);
    return;
  }
  if (request.actor.role !== 'master') {
    decide(draft);
    return;
  }
  const acting = draft.with({ request: { ...request, actor: { ...request.actor, role: 'player', powers: [power] } } });
  const before = draft.report.length;
  decide(acting);
  draft.game = acting.game;
  // A player is shown what is on file instead; the master is not.
  for (const [n, line] of draft.report.entries()) {
    if (n >= before && line.outcome === 'done' && isShownElsewhere(line.message))
      draft.report[n] = { ...line, message: { code: 'master/done-for', power } };
  }
}

/** Does another part of the answer tell it? */
function isShownElsewhere(message: MessageOrText): boolean {
  return message === '' || (typeof message === 'object' && message.code === 'game/shown-elsewhere');
}

export const ONE_BECOME: Message = { code: 'master/one-become' };
export const BELOW_SECOND: Message = { code: 'master/below-second-become' };

/** Line of a BECOME below another, which ends what is carried out: whoever is meant there must not be guessed. */
export function lineOfSecondBecome(items: readonly SectionItem[]): number {
  const become = items.filter((item) => item.kind === 'command' && item.command === 'BECOME');
  const first = become.findIndex((item) => item.kind === 'command' && item.as !== null);
  return first < 0 ? Number.POSITIVE_INFINITY : (become[first + 1]?.line ?? Number.POSITIVE_INFINITY);
}

/** Tells other players what was written for their powers and not refused, and records it; but for what stands from line `below` on. */
export function tellOwners(draft: DecisionDraft, below: number): void {
  const { actor, read } = draft.request;
  if (actor.role !== 'master') return;
  const written = new Map<Power, string[]>();
  const add = (power: Power | null, lines: readonly string[]) => {
    if (power !== null) written.set(power, [...(written.get(power) ?? []), ...lines]);
  };
  const isRefused = (power: Power | null) => power !== null && whyNotFor(draft, power) !== null;
  const refusals = draft.report.filter(({ outcome }) => outcome === 'refused');
  const isUsed = (item: SectionItem) => !refusals.some(({ line, text }) => line === item.line && text === item.text);
  for (const item of read.items) {
    const power = powerOf(item);
    const isAbsence = item.kind === 'command' && ABSENCES.has(item.command);
    // What is only asked about counts for nothing yet.
    const isAsked = item.kind === 'order' && item.pending !== undefined;
    if (item.line < below && !isAsked && isUsed(item) && (isAbsence || !isRefused(power))) add(power, [item.text]);
  }
  // `FILE` gives what a mail before had asked about.
  for (const { outcome, message, text } of draft.report) {
    if (outcome !== 'done' || typeof message === 'string' || message.code !== 'filing/on-file-for') continue;
    if (!read.items.some((item) => item.text === text)) add(message.power, [text]);
  }
  for (const message of read.press) {
    if (message.line < below && !refusals.some(({ line }) => line === message.line) && !isRefused(message.as))
      add(message.as, pressLines(draft, message));
  }
  for (const [power, lines] of written) {
    const seat = seatOf(draft.game, power);
    if (seat === undefined || seat.person === actor.person) continue;
    draft.emit({ type: 'acted-for', by: actor.person, power, sealed: draft.seal({ lines }) });
    if (!isVacant(seat)) draft.note({ line: null, text: '' }, { code: 'master/copied-to-player', power });
  }
}

function powerOf(item: SectionItem): Power | null {
  if (item.kind === 'order') return item.power;
  return item.kind === 'command' && item.command !== 'BECOME' ? item.as : null;
}

function pressLines(draft: DecisionDraft, message: WrittenPress): readonly string[] {
  const { to, body } = message;
  return [
    to === 'all' ? 'broadcast' : `press to ${namesIn(draft, message)}`,
    ...body.split('\n').slice(0, LONGEST_COPY),
    'endpress',
  ];
}
