/**
 * For which phase a mail was written, where that is not the present one: a phase in the subject that its writer chose; the phase in
 * which the mail was sent that it answers (mail-headers.ts); a phase in another subject; the Date, where it is long before the present
 * phase. What the lines of the mail name goes before all of these.
 */
import type { Board } from '../../../engine/board/board.ts';
import { comparePhases, formatPhase, parsePhase } from '../../../engine/board/phase.ts';
import type { PhaseCode, Position } from '../../../engine/board/position.ts';
import type { WrittenFor } from '../../../engine/game/decide/draft.ts';
import { evolve } from '../../../engine/game/evolve.ts';
import type { Game } from '../../../engine/game/game.ts';
import { phaseIdOf, phaseOfId } from '../../../engine/game/orders/phase-id.ts';
import { readHeadingLine } from '../../../engine/language/mail/heading-lines.ts';
import type { SectionRead } from '../../../engine/language/mail/mail-text.ts';
import { isPresentPhase, readPhaseText } from '../../../engine/language/times/phase-text.ts';
import type { Instant } from '../../../engine/time.ts';
import { ownSubject } from '../../mail/header-fields.ts';
import type { IncomingMail } from '../../mail/incoming-mail.ts';
import type { Received } from '../../mail/received.ts';
import type { Services } from '../../ports.ts';

/** Clocks of telephones go wrong, and a mail may wait for a network: an earlier Date says nothing. */
const DATE_SAYS_NOTHING = 15 * 60_000;

type Head = Pick<IncomingMail, 'references' | 'subject'>;

/** Undefined: for the present phase, as far as the mail shows. */
export async function writtenFor(
  services: Pick<Services, 'games' | 'house'>,
  game: Game,
  board: Board,
  { mail, delivery, isConfirmed }: Pick<Received, 'mail' | 'delivery' | 'isConfirmed'>,
  read: SectionRead,
): Promise<WrittenFor | undefined> {
  const { position, current } = game;
  const isOrdering = read.items.some((item) => item.kind === 'order' && item.phase === null);
  if (!isOrdering || read.namesPhase === true || position === null || current === null) return undefined;
  const meant = phaseShown(services.house.domain, game, board, mail);
  const date = Date.parse(mail.date);
  const at = Number.isNaN(date) || isConfirmed ? delivery.received : date;
  if (meant === 'present') return undefined;
  if (meant === null) {
    const isOld = at < current.clock.began - DATE_SAYS_NOTHING && services.house.isClockFast !== true;
    const then = isOld ? await writtenAt(services, game, at) : undefined;
    // Before the first phase there was none that it could have been written for: a clock that is wrong, or somebody early.
    return then?.phase === null ? undefined : then;
  }
  if ('id' in meant) {
    const then = await lastState(services, game, (state) => phaseIdOf(state) === meant.id);
    const phase = phaseOfId(meant.id);
    return phase === undefined || phase === 'none' ? undefined : { by: 'answer', phase, boards: boardsOf(then), at };
  }
  const { phase } = meant;
  const then = await lastState(
    services,
    game,
    (state) => state.position?.phase === phase && phaseIdOf(state) !== phaseIdOf(game),
  );
  return { by: 'subject', phase, boards: boardsOf(then), at };
}

type Shown = 'present' | { readonly id: string } | { readonly phase: PhaseCode };

/** Null: nothing of the mail's head shows a phase. */
function phaseShown(domain: string, game: Game, board: Board, { references, subject }: Head): Shown | null {
  // Behind the game's mark a subject is ours: `Re: [marne] S1901M orders`, `CHAN:marne - S1901M Results`.
  const [, behind] = new RegExp(`(?:\\[${game.name}\\]|:${game.name} - )(.*)$`, 'is').exec(subject) ?? [];
  const isOwn = behind === undefined && ownSubject(subject) === subject.trim();
  const text = behind ?? ownSubject(subject);
  const current = game.position!.phase;
  const named = phaseInSubject(board, text) ?? (isOwn ? seasonInSubject(board, text, current) : null);
  const bySubject: Shown | null =
    named === null ? null : isPresentPhase(board, named, current) ? 'present' : { phase: named };
  const id = isOwn && bySubject !== null ? null : idAnswered(domain, game, references);
  return id === null ? bySubject : id === phaseIdOf(game) ? 'present' : { id };
}

/** The earlier phase whose mail is answered, by its id; undefined: none. */
export function phaseAnswered(domain: string, game: Game, { references }: Head): PhaseCode | undefined {
  const id = idAnswered(domain, game, references);
  const phase = id === null || game.position === null || id === phaseIdOf(game) ? undefined : phaseOfId(id);
  return phase === 'none' ? undefined : phase;
}

/** The id of the phase in which the mail was sent that is answered. */
function idAnswered(domain: string, { name }: Game, references: readonly string[]): string | null {
  const ids = references.flatMap((reference) => {
    const [, box, id, place] = /^<([a-z][a-z0-9]*)(?:-[a-z0-9_]+)?\.([^.@<>]+\.\d+)@([^@<>]+)>$/i.exec(reference) ?? [];
    return box?.toLowerCase() === name && place?.toLowerCase() === domain.toLowerCase() ? [id!] : [];
  });
  return ids.at(-1) ?? null;
}

/** `S1901M orders`, `Fall 1901`. Results are sent in the phase after the one that they tell of. */
function phaseInSubject(board: Board, text: string): PhaseCode | null {
  if (RESULTS.test(text)) return null;
  for (const [written] of text.matchAll(PHASE)) {
    const phase = readPhaseText(board, written);
    if (phase !== null) return phase;
  }
  return null;
}

/** `my spring moves`: the last spring, or the first. `Moves` alone says nothing. */
function seasonInSubject(board: Board, text: string, current: PhaseCode): PhaseCode | null {
  const isSeason = (word: string) =>
    word.length > 3 && readPhaseText(board, `${word} ${parsePhase(current).year}`) !== null;
  const named = text.split(/\P{L}+/u).some(isSeason) ? readHeadingLine(board, text, current)?.phase : null;
  if (named == null || isPresentPhase(board, named, current)) return named ?? null;
  const next = parsePhase(named);
  const last = { ...next, year: next.year - 1 };
  return comparePhases(board.variant.calendar, last, board.start) < 0 ? named : formatPhase(last);
}

const RESULTS = /^\s*\S+ (?:results|Ergebnisse|résultats)(?!\p{L})/iu;
const PHASE = /\b[a-z]\d{2,4}[mrab]\b|\p{L}{3,} (?:of )?\d{4}\b/giu;

/** A phase may have been over when its orders were written: what they order tells whether any earlier board is meant. */
async function writtenAt(services: Pick<Services, 'games'>, game: Game, at: Instant): Promise<WrittenFor> {
  const boards = new Map<string, Position>();
  const then = await lastState(services, game, (state) => {
    const id = phaseIdOf(state);
    if (state.current !== null && state.position !== null && id !== phaseIdOf(game)) boards.set(id, state.position);
    return state.updated <= at;
  });
  const isPlayed = then !== null && then.current !== null;
  return { by: 'date', phase: (isPlayed && then.position?.phase) || null, boards: [...boards.values()], at };
}

function boardsOf(state: Game | null): readonly Position[] {
  return state === null || state.position === null ? [] : [state.position];
}

/** The game as it was when it was last so; null: it never was. */
async function lastState(
  { games }: Pick<Services, 'games'>,
  { name }: Game,
  isIt: (state: Game) => boolean,
): Promise<Game | null> {
  let state: Game | null = null;
  let found: Game | null = null;
  for (const commit of await games.commitsAfter(name, 0)) {
    state = evolve(state, commit);
    if (isIt(state)) found = state;
  }
  return found;
}
