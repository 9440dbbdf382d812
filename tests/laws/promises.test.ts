/**
 * The law of promises: no change of a setting shows what was done before it, while it was secret. Two games that differ in one
 * secret look alike to everybody else; after any line of SET, and when the game then ends or begins, they still do.
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import { toldOf } from '../../engine/game/events/event-definitions.ts';
import type { Commit, GameEvent } from '../../engine/game/events.ts';
import { foreseeGame } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import { viewOf } from '../../engine/view/view.ts';
import { personId } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { type Life, openLife } from '../lives/life.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { ROWS } from './command-rows.ts';
import { MARA } from './states.ts';

const START = Date.UTC(2026, 2, 2, 19, 0);
const DAY = 86_400_000;

/** Three players, each with the power of the letter, and Jean who watches; Mara runs it. */
function lifeOf(options: readonly string[], letters: string): Life {
  const life = openLife(boardOf('standard'), createRandom(7), START, [
    'manual start',
    'players 3',
    'powers 3',
    ...options,
  ]);
  for (const [n, letter] of [...letters].entries()) {
    const person = personId(`p${n}`);
    const join = { kind: 'join', spot: { line: 1, text: 'signon' }, passwordHash: 'hash' } as const;
    life.write({ person, role: 'applicant', powers: [] }, `set preference ${letter}`, join);
  }
  const watch = { kind: 'observe', spot: { line: 1, text: 'observe' }, passwordHash: null } as const;
  life.write({ person: personId('jean'), role: 'observer', powers: [] }, '', watch);
  return life;
}

function begun(options: readonly string[], letters = 'AEF'): Life {
  const life = lifeOf(options, letters);
  life.write(MARA, 'force begin');
  return life;
}

function by(life: Life, person: string, text: string): Life {
  life.write(life.actorOf(personId(person))!, text);
  return life;
}

interface Secret {
  readonly what: string;
  /** The game with the one secret, and with the other. */
  readonly games: readonly [Life, Life];
  /** Who may not know. */
  readonly from: readonly string[];
}

const lateOf = (late: string) => {
  const life = begun(['hide late', 'late count']);
  for (const [n, orders] of ['vie h; bud h; tri h', 'lon h; edi h; lvp h', 'par h; mar h; bre h'].entries())
    if (`p${n}` !== late) by(life, `p${n}`, orders);
  life.moveTo(START + 5 * DAY);
  return life;
};

const SECRETS: readonly Secret[] = [
  {
    what: 'a vote',
    games: [by(begun([]), 'p0', 'set draw'), by(begun([]), 'p0', 'set no draw')],
    from: ['mara', 'p1', 'jean', 'public'],
  },
  {
    what: 'a vote of a phase that is taken back',
    games: (['set draw', 'set wait'] as const).map((line) => {
      const life = by(begun(['master sees']), 'p0', line);
      life.write(MARA, 'process S1901M\nset open votes');
      life.confirm(MARA, 'rollback');
      return life;
    }) as unknown as Secret['games'],
    from: ['mara', 'p1', 'jean', 'public'],
  },
  {
    what: 'a message',
    games: [by(begun([]), 'p0', 'press to e\none\nendpress'), by(begun([]), 'p0', 'press to e\ntwo\nendpress')],
    from: ['mara', 'p2', 'jean', 'public'],
  },
  {
    what: 'a grey message',
    games: [
      by(begun(['grey']), 'p0', 'press to f\none\nendpress'),
      by(begun(['grey']), 'p1', 'press to f\none\nendpress'),
    ],
    from: ['mara', 'p2', 'jean', 'public'],
  },
  {
    what: 'a diary',
    games: [
      by(begun(['closed diaries']), 'p0', 'diary\none\nend'),
      by(begun(['closed diaries']), 'p0', 'diary\ntwo\nend'),
    ],
    from: ['mara', 'p1', 'jean', 'public'],
  },
  {
    what: 'an order',
    games: [by(begun([]), 'p0', 'vie - gal'), by(begun([]), 'p0', 'vie h')],
    from: ['mara', 'p1', 'jean', 'public'],
  },
  {
    what: 'who plays what, in a game that shows it never',
    games: [begun(['gunboat', 'no reveal']), begun(['gunboat', 'no reveal'], 'EAF')],
    from: ['p2', 'jean', 'public'],
  },
  {
    what: 'who will play what',
    games: [lifeOf(['gunboat', 'no reveal'], 'AEF'), lifeOf(['gunboat', 'no reveal'], 'EAF')],
    from: ['p2', 'jean', 'public'],
  },
  {
    what: 'how many have signed on',
    games: [lifeOf(['secret'], 'AE'), lifeOf(['secret'], 'A')],
    from: ['p0', 'jean', 'public'],
  },
  { what: 'who is late', games: [lateOf('p0'), lateOf('p1')], from: ['p2', 'jean', 'public'] },
];

/** What somebody sees of a game, and has been mailed of a commit. */
function seen(life: Life, game: Game, told: readonly GameEvent[], reader: string): string {
  const who = reader === 'public' ? ('public' as const) : { person: personId(reader) };
  const { n, head, resolved, ...view } = viewOf(game, who, { board: life.board, names: (id) => id, now: life.now() });
  const before = life.game();
  const commit: Commit = { game: game.name, n: 0, at: life.now(), events: told, salt: '', previous: '', hash: '' };
  const mails = toldOf({
    before,
    after: game,
    commit,
    writer: MARA.person,
    sequel: null,
    areOrdersPublic: () => false,
  });
  const own = mails.filter(({ to }) => to.includes(personId(reader))).map(({ tidings }) => tidings);
  // Mails and salts are numbered, which nobody is told.
  return JSON.stringify({ ...view, resolved: resolved.length, mails: own }).replace(/"(?:mail|salt)\d+"/g, '""');
}

const NOTHING = 'set comment hello';
type Ways = ReturnType<typeof ways>;
const LINES = ['set no reveal, reveal', 'set no open votes, open votes', ...ROWS.flatMap(({ lines }) => lines)].filter(
  (line) => /^set /i.test(line),
);

/** The powers are dealt by chance then. */
const DEALS = /prf|random|players|powers|seats|preference/i;

/** What readers see of what becomes of a game with a line: at once, when it then ends, and when it then begins. */
function ways(life: Life, line: string, readers: readonly string[]): readonly (readonly string[])[] {
  const after = (text: string) => {
    const { events } = life.consider(MARA, text);
    return { events, game: foreseeGame(life.game(), events, life.now()) };
  };
  const now = after(line);
  if (now.events.some((event) => event.type === 'settings-changed' && event.variant !== undefined))
    return readers.map(() => []);
  const isForming = life.game().status === 'forming' && !DEALS.test(line);
  const games = isForming ? [now, after(`${line}\nforce begin`)] : [now];
  const stages = games.map(({ events, game }) => ({
    events,
    game,
    ended: foreseeGame(game, [{ type: 'game-ended', outcome: { kind: 'terminated' } }], life.now()),
  }));
  return readers.map((reader) =>
    stages.flatMap(({ events, game, ended }) => [seen(life, game, events, reader), seen(life, ended, [], reader)]),
  );
}

describe('no line of SET shows what was secret before it', () => {
  test.each(SECRETS.map((secret, turn) => ({ ...secret, turn })))('$what', ({ what, games, from, turn }) => {
    expect(games.flatMap(({ faults }) => faults)).toEqual([]);
    const [one, other] = games.map((life) => ways(life, NOTHING, from)) as [Ways, Ways];
    // Where the end would tell them apart anyway, it may.
    const alike = one.map((stages, r) => stages.map((way, n) => way === other[r]![n]));
    expect([what, ...alike.map(([first]) => first)]).toEqual([what, ...from.map(() => true)]);
    // Each line for some of the secrets, by turns; for all where there is time.
    for (const line of LINES.filter((_, n) => IS_FULL || n % 8 === turn % 8)) {
      const [first, second] = games.map((life) =>
        ways(life, line, from).map((stages, r) => stages.filter((_, n) => alike[r]![n])),
      );
      expect([line, from, first]).toEqual([line, from, second]);
    }
    const [first, second] = games.map(({ commits }) => JSON.stringify(commits.map(({ events }) => events)));
    expect(first).not.toBe(second);
  });
});
