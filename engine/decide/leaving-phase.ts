/**
 * A GM's mail that asks to leave the phase (ROLLBACK, TERMINATE, …), or that confirms something beside other lines: nothing else of
 * it is carried out. What its writer wants done then is not meant for the game as it stands now.
 */
import { leavesPhase } from '../commands/dispatch.ts';
import { INFORMATION } from '../commands/information/information.ts';
import { FOR_DESK, FOR_DESK_OF_GAME } from '../commands/registry.ts';
import { confirmedBy } from '../game/decide/confirmation.ts';
import type { DecisionDraft } from '../game/decide/draft.ts';
import { isMaster } from '../game/decide/handler.ts';
import type { CommandItem, SectionItem } from '../language/mail/mail-text.ts';
import type { Message } from '../messages/all-messages.ts';

/** They change nothing: answered all the same, and so is BECOME, below which the lines then say what became of them. */
const HARMLESS: ReadonlySet<string> = new Set<string>([
  ...Object.keys(INFORMATION),
  ...FOR_DESK,
  ...FOR_DESK_OF_GAME,
  'BECOME',
  'CONFIRM',
  'PREDICT',
]);

/** Why nothing else of the mail is carried out; null: nothing speaks against it. */
export function whyNothingElse(draft: DecisionDraft): Message | null {
  if (!isMaster(draft)) return null;
  const { read, confirmsBeside = [] } = draft.request;
  if (confirmsBeside.some((word) => mayLeave(draft, word))) return { code: 'deciding/beside-confirmation' };
  const leaving = read.items.find(asksToLeave);
  return leaving === undefined ? null : { code: 'deciding/beside-leaving', text: leaving.text.trim() };
}

/** Is it among what is not carried out then? */
export function isHeldBack(item: SectionItem): boolean {
  if (item.kind === 'order') return true;
  if (item.kind === 'error') return item.isProse !== true && item.confirms !== true;
  return !asksToLeave(item) && !isHarmless(item);
}

/** Does it change nothing, whatever the game looks like? */
export function isHarmless({ command }: CommandItem): boolean {
  return HARMLESS.has(command);
}

/** A word that is not known, or no longer, was meant to do something all the same. */
function mayLeave(draft: DecisionDraft, word: string): boolean {
  const waiting = confirmedBy(draft, word);
  return waiting === null || leavesPhase(waiting.command);
}

function asksToLeave(item: SectionItem): boolean {
  return item.kind === 'command' && item.as === null && leavesPhase(item.command);
}
