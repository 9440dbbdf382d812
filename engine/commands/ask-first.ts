/** Asks before a command is carried out, and carries it out: both tell what it changes, by comparing the game before and after. */
import type { Confirmables, PendingConfirmation } from '../game/confirmable.ts';
import { askToConfirm, type ConfirmableCommand, type Confirming } from '../game/decide/confirmation.ts';
import { DecisionDraft, type MailLine } from '../game/decide/draft.ts';
import type { Game } from '../game/game.ts';
import type { MessageOrText } from '../messages/all-messages.ts';
import { changesBetween } from '../view/changes.ts';
import { viewOf } from '../view/view.ts';

/** Asks about a command first, or says why it cannot be done. */
export function askFirst<K extends ConfirmableCommand>(
  draft: DecisionDraft,
  spot: MailLine,
  confirm: Confirming<K>,
  waiting: { readonly command: K; readonly args: Confirmables[K] },
): void {
  const { args } = waiting;
  const problem = confirm.problem(draft, args);
  if (problem !== null) draft.refuse(spot, problem, confirm.instead?.(draft, args) ?? null);
  else askToConfirm(draft, spot, waiting as PendingConfirmation, question(draft, confirm, args));
}

function question<K extends ConfirmableCommand>(
  draft: DecisionDraft,
  confirm: Confirming<K>,
  args: Confirmables[K],
): MessageOrText {
  const { game, request, context } = draft;
  const copy = new DecisionDraft(game, request, context);
  if (confirm.isUnforeseen !== true) confirm.carryOut(copy, args);
  const changes = [...changesSeen(draft, game, copy.game), confirm.caution?.(draft, args) ?? []].flat();
  return { code: 'changes/asked', game: game.name, changes, undo: confirm.undo?.(draft, args) ?? null };
}

/** Carries out what was asked about, and tells what it has changed. */
export function carryOutAsked<K extends ConfirmableCommand>(
  draft: DecisionDraft,
  spot: MailLine,
  confirm: Confirming<K>,
  args: Confirmables[K],
): void {
  const { game } = draft;
  const undo = confirm.undo?.(draft, args) ?? null;
  const told = confirm.carryOut(draft, args);
  if (confirm.isUnforeseen === true && told !== null) {
    draft.done(spot, told);
    return;
  }
  const changes = [...(told === null ? [] : [told]), ...changesSeen(draft, game, draft.game)];
  draft.done(spot, { code: 'changes/done', changes, undo });
}

/** As its writer sees them; people by their ids, which no sentence names. */
export function changesSeen({ request, context }: DecisionDraft, before: Game, after: Game): readonly MessageOrText[] {
  const { board, now } = context;
  const seen = (game: Game) => viewOf(game, { person: request.actor.person }, { board, names: (id) => id, now });
  return changesBetween(seen(before), seen(after));
}
