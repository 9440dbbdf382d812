/** UNDO: a GM takes their last act back, as long as nothing has happened in the game since. */
import { parsePhase } from '../../board/phase.ts';
import { canonicalJson } from '../../game/canonical.ts';
import { DecisionDraft } from '../../game/decide/draft.ts';
import { fileFor } from '../../game/decide/file-items.ts';
import { forMasters } from '../../game/decide/handler.ts';
import type { PersonId } from '../../game/events.ts';
import { type Game, isPlayingMaster, powersOf, type Seat, seatOf } from '../../game/game.ts';
import { SHORT_NOTICE, withDeadline } from '../../game/phase-clock.ts';
import { isPastDeadline } from '../../game/undoable.ts';
import type { None } from '../../language/commands/arguments.ts';
import { bareForms } from '../../language/commands/form.ts';
import type { Message, MessageOrText } from '../../messages/all-messages.ts';
import type { Settings } from '../../settings/settings.ts';
import { changesSeen } from '../ask-first.ts';
import { defineCommand } from '../command-definition.ts';
import { isForOneBoard, OF_ONE_BOARD, otherClock, refuseForOneBoard } from '../one-board.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    readonly UNDO: None;
  }
}

export const UNDOING = {
  UNDO: defineCommand('UNDO', {
    who: ['master'],
    forms: bareForms('UNDO'),
    decide: forMasters((draft, line) => {
      const was = whatItWas(draft);
      if ('code' in was) {
        const { status, outcome, settings } = draft.game;
        const goesOn = status === 'finished' && outcome?.kind !== 'won' && !settings.blind;
        draft.refuse(line, was, goesOn ? 'RESUME' : null);
        return;
      }
      const before = draft.game;
      const forAll = isForOneBoard(draft) ? doneForAll(before, was) : null;
      if (forAll !== null) {
        refuseForOneBoard(draft, line, forAll);
        return;
      }
      const withdrawn = offersOnlyIn(before, was).map(
        ({ powers }): MessageOrText => ({ code: 'seats/offer-withdrawn', powers }),
      );
      takeBack(draft, was);
      const changes = [...withdrawn, ...changesSeen(draft, before, draft.game)];
      draft.done(line, { code: 'changes/done', changes, undo: null });
    }),
  }),
};

/** What all boards of an event have alike, and the act has changed. */
function doneForAll(game: Game, was: Game): 'events/one-clock' | 'events/equal-rules' | null {
  // That a board is over, and that it is not, is its own.
  if (game.status !== 'finished' && was.status !== 'finished' && isOther(game.current?.clock, was.current?.clock))
    return 'events/one-clock';
  return Object.keys(changesBack(game, was)).some((each) => !OF_ONE_BOARD.has(each)) ? 'events/equal-rules' : null;
}

function changesBack({ settings }: Game, was: Game): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(was.settings).filter(([key, value]) => isOther(settings[key as keyof Settings], value)),
  );
}

/** The game before the act, or why it is not to be had again. */
function whatItWas(draft: DecisionDraft): Game | Message {
  const { game, request, context, events } = draft;
  const { undoable } = game;
  // To a GM who plays it would tell whether others have written since.
  const isOwn = isPlayingMaster(game, request.actor.person);
  if (undoable === undefined || events.length > 0 || isOwn) return { code: 'master/undo-nothing' };
  if (request.past === undefined) return { code: 'danger/record-not-at-hand' };
  const was = request.past(undoable).game;
  if (isPastDeadline(was, game, context.now)) return { code: 'master/undo-nothing' };
  // Of the boards of an event none goes on by another clock than the others.
  const clockWas = was.current?.clock ?? null;
  if (game.status === 'finished' && was.status !== 'finished' && otherClock(draft, clockWas, was.pausedAt) !== null)
    return { code: 'master/undo-nothing' };
  const copy = new DecisionDraft(game, request, context);
  takeBack(copy, was);
  return isSame(copy.game, was) ? was : { code: 'master/undo-nothing' };
}

/** Nothing of the game but its history is otherwise than it was. */
function isSame(game: Game, was: Game): boolean {
  const essence = ({ settings, position, access, seats, masters, variant, current, ...course }: Game) =>
    canonicalJson({
      ...{ settings, position, masters, variant, deadline: current?.clock.deadline ?? null },
      course: [course.status, course.pausedAt, course.outcome],
      absences: [absencesOf(course), course.absencesAsked ?? []],
      // Whoever is brought back needs no nod.
      access: [access.allowed, access.asking, [...access.denied].sort()],
      seats: seats.map(({ power, person, status: state, onFile, ahead, wait, alwaysWait, vote, offered = null }) => ({
        ...{ power, person, state, ahead, wait, alwaysWait, vote, offered },
        orders: onFile.map(({ order }) => order),
      })),
    });
  return essence(game) === essence(was);
}

function takeBack(draft: DecisionDraft, was: Game): void {
  const by = draft.request.actor.person;
  const { position } = draft.game;
  const changes = changesBack(draft.game, was);
  if (Object.keys(changes).length > 0) draft.emit({ type: 'settings-changed', by, changes });
  if (was.position !== null && isOther(position, was.position))
    draft.emit({ type: 'position-set', by, position: was.position });
  if (was.status === draft.game.status) clockAgain(draft, was);
  else courseAgain(draft, was);
  for (const seat of was.seats) seatAgain(draft, seat, was);
  absencesAgain(draft, was);
  for (const seat of was.seats) asItWas(draft, seat);
  for (const offer of offersOnlyIn(draft.game, was))
    draft.emit({ type: 'seat-offered', by, ...offer, isWithdrawn: true });
  for (const offer of offersOnlyIn(was, draft.game)) draft.emit({ type: 'seat-offered', by, ...offer });
}

/** By person: who came first does not matter. */
function absencesOf({ absences }: Pick<Game, 'absences'>, person?: PersonId) {
  const all = person === undefined ? absences : absences.filter((each) => each.person === person);
  return all.map((each) => canonicalJson(each)).sort();
}

/** Absences that a GM has allowed, refused or set, and what was asked of them. Their player gets a copy. */
function absencesAgain(draft: DecisionDraft, was: Game): void {
  const by = draft.request.actor.person;
  const asked = (game: Game, person: PersonId) => game.absencesAsked?.find((each) => each.person === person);
  const { game } = draft;
  const all = [game, was].flatMap(({ absences, absencesAsked = [] }) => [...absences, ...absencesAsked]);
  for (const person of new Set(all.map((each) => each.person))) {
    const again = asked(was, person);
    const isSame = !isOther(absencesOf(game, person), absencesOf(was, person));
    if (isSame && !isOther(asked(game, person), again)) continue;
    const absences = was.absences.filter((each) => each.person === person).map(({ from, to }) => ({ from, to }));
    draft.emit({ type: 'absences-set', person, sealed: draft.seal({ absences }) });
    if (again !== undefined)
      draft.emit({
        type: 'absence-asked',
        person,
        sealed: draft.seal({ absence: { from: again.from, to: again.to } }),
      });
    const [power] = powersOf(game, person);
    if (power !== undefined) draft.emit({ type: 'acted-for', by, power, sealed: draft.seal({ lines: ['UNDO'] }) });
  }
}

/** To whom seats are offered in one of the games and not in the other. */
function offersOnlyIn({ seats }: Game, other: Game) {
  const offers = seats.flatMap(({ power, offered }) =>
    offered !== undefined && isOther(offered, seatOf(other, power)?.offered) ? [{ power, offered }] : [],
  );
  return [...new Set(offers.map(({ offered }) => offered.to))].map((to) => {
    const all = offers.filter(({ offered }) => offered.to === to);
    return { ...all[0]!.offered, powers: all.map(({ power }) => power) };
  });
}

/** The game goes on as before its end, or its RESUME is no more. */
function courseAgain(draft: DecisionDraft, { status, current, pausedAt, outcome }: Game): void {
  const by = draft.request.actor.person;
  if (outcome !== null) draft.emit({ type: 'game-ended', outcome, by, again: true });
  if (status === 'finished' || current === null) return;
  const sealed = draft.seal(current);
  if (draft.game.status === 'finished' || (draft.game.status === 'paused' && status === 'active')) {
    const { deadline, graceEnd, lateFrom: from = deadline } = current.clock;
    const notice = Math.max(from, draft.context.now + SHORT_NOTICE);
    const late = notice > deadline ? { lateFrom: notice, graceEnd: Math.max(notice, graceEnd) } : {};
    draft.emit({ type: 'game-resumed', by, clock: { ...current.clock, ...late }, sealed });
  }
  if (pausedAt !== null && draft.game.pausedAt !== pausedAt)
    draft.emit({ type: 'game-paused', by, again: { since: pausedAt, clock: current.clock, sealed } });
}

/** Nobody is late by it before a day is over, as by any deadline that is made earlier. */
function clockAgain(draft: DecisionDraft, { current: was }: Game): void {
  const { current, position, settings } = draft.game;
  if (was === null || current === null || position === null || !isOther(current.clock, was.clock)) return;
  const { zones, now } = draft.context;
  const rule = { kind: parsePhase(position.phase).kind, settings, zones };
  const { lateFrom } = withDeadline(current.clock, was.clock.deadline, rule, now);
  const late = lateFrom === undefined ? {} : { lateFrom, graceEnd: Math.max(lateFrom, was.clock.graceEnd) };
  const clock = { ...was.clock, ...late };
  draft.emit({ type: 'deadline-set', by: draft.request.actor.person, clock });
}

/** Whoever was sent away has their power again. */
function seatAgain(draft: DecisionDraft, { power, person }: Seat, { access }: Game): void {
  const by = draft.request.actor.person;
  if (person === null || draft.game.seats.find((each) => each.power === power)?.person === person) return;
  const change = (list: 'denied' | 'approved', on: boolean) =>
    draft.emit({ type: 'access-changed', by, sealed: draft.seal({ list, people: [person], on }) });
  if (!access.denied.includes(person) && draft.game.access.denied.includes(person)) change('denied', false);
  draft.emit({
    type: 'seat-taken',
    powers: [power],
    person,
    returned: true,
    cleared: false,
    clock: null,
    sealed: draft.seal({ passwordHash: null }),
  });
  if (!access.asking.includes(person) && draft.game.access.asking.includes(person)) change('approved', true);
}

/** Orders, votes and WAIT of a power. Its player gets a copy where somebody had written for them. */
function asItWas(draft: DecisionDraft, was: Seat): void {
  const { power, person, onFile, ahead, wait, alwaysWait, vote, deadlineWish } = was;
  const now = () => draft.game.seats.find((each) => each.power === power)!;
  const before = draft.events.length;
  if (isOther(now().onFile, onFile)) fileFor(draft, power, onFile);
  const isWritten = draft.events.length > before && !draft.events.some(({ type }) => type === 'position-set');
  if (isOther(now().ahead, ahead)) draft.emit({ type: 'ahead-filed', power, sealed: draft.seal(ahead) });
  if (now().alwaysWait !== alwaysWait)
    draft.emit({ type: 'always-wait-set', power, sealed: draft.seal({ on: alwaysWait }) });
  if (now().wait !== wait) draft.emit({ type: 'wait-set', power, sealed: draft.seal({ wait }) });
  if (isOther(now().vote, vote)) draft.emit({ type: 'vote-cast', power, voided: true, sealed: draft.seal(vote) });
  if (now().deadlineWish !== deadlineWish) draft.emit({ type: 'deadline-wished', power, at: deadlineWish });
  if (isWritten && person !== null)
    draft.emit({
      type: 'acted-for',
      by: draft.request.actor.person,
      power,
      sealed: draft.seal({ lines: ['UNDO', ...onFile.map(({ order }) => order)] }),
    });
}

function isOther(one: unknown, other: unknown): boolean {
  return canonicalJson(one ?? null) !== canonicalJson(other ?? null);
}
