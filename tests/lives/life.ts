/**
 * The whole life of one game in its pure core, on a clock of its own: mails are read and decided, time is decided, and the
 * state is checked after every event. Nothing of the world (store, mail, timers) takes part, so that a life takes
 * seconds.
 */

import { createHash } from 'node:crypto';
import type { Board } from '../../engine/board/board.ts';
import { creationEvent } from '../../engine/decide/create.ts';
import { decideMail, type Entrance } from '../../engine/decide/decide-mail.ts';
import { chainCommit } from '../../engine/game/chain.ts';
import { decideTime, nextTimed } from '../../engine/game/clock.ts';
import type { Context } from '../../engine/game/context.ts';
import type { MailRequest, ProvenActor } from '../../engine/game/decide/draft.ts';
import { sectionContext } from '../../engine/game/decide/section-context.ts';
import type { Commit, GameEvent, PersonId, ReportLine } from '../../engine/game/events.ts';
import { evolve, foreseeGame } from '../../engine/game/evolve.ts';
import { type Game, roleOf } from '../../engine/game/game.ts';
import { creditOutage } from '../../engine/game/outage.ts';
import type { ImportRead } from '../../engine/language/commands/import.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import { readSection } from '../../engine/sections/read-section.ts';
import { gameName, personId } from '../../engine/vocabulary.ts';
import { zones } from '../../lambdas/adapters/zones.ts';
import { whatNext } from '../../lambdas/incoming/read-imported.ts';
import { boardOf } from '../boards.ts';
import { processWord } from '../process-word.ts';
import type { Random } from '../random.ts';
import { told } from '../told.ts';
import { faultsOf, faultsOfStep } from './invariants.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
/** Steps of time that one moment may bring: more is a loop. */
const MOST_STEPS = 500;

export interface Life {
  readonly board: Board;
  readonly random: Random;
  readonly commits: readonly Commit[];
  /** What went wrong so far, in words. */
  readonly faults: readonly string[];
  now(): number;
  game(): Game;
  /** Mails a text; what became of its lines. */
  write(actor: ProvenActor, text: string, entrance?: Entrance): readonly ReportLine[];
  /** What would become of a mail; nothing comes of it. */
  consider(actor: ProvenActor, text: string): Considered;
  /** Something that happened before, perhaps under an older judge. */
  happened(event: GameEvent): void;
  /** Writes a command that is asked about, and its word. */
  confirm(actor: ProvenActor, text: string): void;
  /** The clock goes on, and whatever falls due on the way is done when it does. */
  moveTo(instant: number): void;
  /** The judge is down from now to then: nothing is done meanwhile. */
  outage(until: number): void;
  /** What somebody is in the game; null when he takes no part. */
  actorOf(person: PersonId): ProvenActor | null;
}

export interface Considered {
  readonly events: readonly GameEvent[];
  readonly report: readonly ReportLine[];
  /** Commands that are answered outside of the game. */
  readonly elsewhere: readonly string[];
}

/** What was pasted at a line, read; its drawing is of no interest. */
function importIn({ read }: MailRequest, line: number, board: Board): ImportRead {
  const item = read.items.find((each) => each.kind === 'command' && each.command === 'IMPORT' && each.line === line);
  const lines = item?.kind === 'command' && item.command === 'IMPORT' ? item.args.lines : [];
  return { drawn: '', ...whatNext(board, lines) };
}

/** A game that has just been created by `mara`, with options as they may stand on the CREATE line. */
export function openLife(board: Board, random: Random, start: number, options: readonly string[]): Life {
  const commits: Commit[] = [];
  const faults: string[] = [];
  let now = start;
  let mails = 0;
  let salts = 0;

  const context = (): Context => ({
    now,
    board,
    zones,
    digest,
    salt: () => {
      salts += 1;
      return `salt${salts}`;
    },
    random: () => random.below(2 ** 30) / 2 ** 30,
  });

  const chained = (events: readonly GameEvent[]): Commit => {
    const n = commits.length + 1;
    const commit = chainCommit(
      { game: gameName('life'), n, at: now, events, salt: `commit${n}` },
      commits.at(-1)?.hash ?? '',
      digest,
    );
    commits.push(commit);
    return commit;
  };

  const made = creationEvent({ variant: board.variant.id, options }, board, personId('mara'), context());
  if ('problem' in made) throw new Error(told(made.problem));
  let game = evolve(null, chained([made.event]));

  const commit = (events: readonly GameEvent[]) => {
    if (events.length === 0) return;
    // Every event by itself leaves a game that makes sense.
    let step = game;
    for (const event of events) {
      const next = foreseeGame(step, [event], now);
      faults.push(
        ...faultsOfStep(step, next, event, now),
        ...faultsOf(next, board).map((fault) => `after '${event.type}': ${fault}`),
      );
      step = next;
    }
    game = evolve(game, chained(events));
  };

  const past = (n: number) => {
    const before = commits.filter((each) => each.n < n).reduce<Game | null>(evolve, null)!;
    const resolved = commits.find((each) => each.n === n)?.events.find(({ type }) => type === 'phase-resolved');
    return { game: before, orders: resolved?.type === 'phase-resolved' ? resolved.orders : null };
  };

  const decide = (actor: ProvenActor, text: string, entrance?: Entrance) => {
    const { sections } = readSections(text.split('\n'));
    const section = sections[0] ?? { signOn: null, unreadable: null, lines: [], secrets: [] };
    mails += 1;
    const request: MailRequest = {
      actor,
      mail: { key: `mail${mails}`, messageId: null, subject: '', received: now },
      read: readSection(section, sectionContext(game, board, actor)),
      remarks: [],
      hashOf: () => 'hash',
      personAt: (word) => personId(word.split('@')[0]!),
      boardOf: (variant) => (variant === board.variant.id ? board : boardOf(variant)),
      past,
      imported: (line) => importIn(request, line, board),
    };
    return decideMail(game, request, entrance ?? null, context());
  };

  const reportOf = (events: readonly GameEvent[]): readonly ReportLine[] => {
    const answered = events.find(({ type }) => type === 'mail-answered');
    return answered?.type === 'mail-answered' ? answered.sealed.value.report : [];
  };

  const write: Life['write'] = (actor, text, entrance) => {
    const { events } = decide(actor, text, entrance);
    commit(events);
    const word = /^process\b/im.test(text) ? processWord(game, now) : null;
    // Lives want the next phase.
    return word === null ? reportOf(events) : write(actor, `confirm ${word}`);
  };

  return {
    board,
    random,
    commits,
    faults,
    now: () => now,
    game: () => game,
    write,
    consider: (actor, text) => {
      const { events, elsewhere } = decide(actor, text);
      return { events, report: reportOf(events), elsewhere: elsewhere.map(({ command }) => command) };
    },
    happened: (event) => commit([event]),
    confirm: (actor, text) => {
      const asked = write(actor, text).find(({ outcome }) => outcome === 'confirm');
      if (asked?.suggestion !== undefined) write(actor, asked.suggestion);
    },
    moveTo: (instant) => {
      for (let step = 0; step <= MOST_STEPS; step += 1) {
        const timed = nextTimed(game, board);
        if (timed === null || timed.at > instant) break;
        now = Math.max(now, timed.at);
        const events = decideTime(game, context());
        if (events.length === 0) faults.push(`'${timed.what}' is due, and nothing comes of it`);
        if (events.length === 0) break;
        commit(events);
        if (step === MOST_STEPS) faults.push(`time goes round in circles at '${timed.what}'`);
      }
      now = Math.max(now, instant);
    },
    outage: (until) => {
      const from = now;
      now = until;
      commit(creditOutage(game, { from, to: until }, context()));
    },
    actorOf: (person) => {
      const role = roleOf(game, person);
      if (role.kind === 'stranger') return null;
      return { person, role: role.kind, powers: role.kind === 'player' ? role.powers : [] };
    },
  };
}
