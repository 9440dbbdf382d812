/** The way into a game, whole: who writes, by which sign-on, in which state of the game. Nobody enters but where the table says so. */
import { describe, expect, test } from 'vitest';
import { asksAdmission, enterGame, seatWanted, takeSeat } from '../../engine/decide/enter-game.ts';
import type { ProvenActor } from '../../engine/game/decide/draft.ts';
import type { Game } from '../../engine/game/game.ts';
import type { SignOn } from '../../engine/language/mail/mail-text.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import { personId } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { openLife } from '../lives/life.ts';
import { createRandom } from '../random.ts';

const board = boardOf('standard');
const START = Date.UTC(2026, 2, 2, 19, 0);
const MARA: ProvenActor = { person: personId('mara'), role: 'master', powers: [] };
const joining = (kind: 'join' | 'observe') =>
  ({ kind, spot: { line: 1, text: 'signon' }, passwordHash: 'hash' }) as const;

/** Two players, one of them left in the game; `jean` watches, `mara` runs it, `zoe` is not in it. */
function gameOf(players: number, ...lines: readonly string[]): Game {
  const life = openLife(board, createRandom(7), START, ['players 2', 'powers 2', 'manual start']);
  for (let n = 0; n < players; n += 1)
    life.write({ person: personId(`p${n}`), role: 'applicant', powers: [] }, '', joining('join'));
  life.write({ person: personId('jean'), role: 'observer', powers: [] }, '', joining('observe'));
  for (const line of lines) life.confirm(MARA, line);
  return life.game();
}

const begun = gameOf(2, 'force begin');
const seatOfP1 = begun.seats.find(({ person }) => person === 'p1')!;
const without = (change: object): Game => ({
  ...begun,
  seats: begun.seats.map((seat) => (seat === seatOfP1 ? { ...seat, person: null, former: null, ...change } : seat)),
});
const open = without({ status: 'dummy' });
const over: Game = { ...without({ status: 'abandoned' }), status: 'finished' };
const STATES: Readonly<Record<string, Game>> = {
  forming: gameOf(1),
  full: gameOf(2),
  begun,
  wanted: without({ status: 'abandoned', former: personId('p1') }),
  open,
  'open, and one person’s own': { ...open, settings: { ...open.settings, practice: true } },
  over,
};

const { letter } = board.variant.powers.find(({ name }) => name === seatOfP1.power)!;
const signOn = (line: string): SignOn => readSections([line]).sections[0]!.signOn!;
const LINES = {
  signon: signOn('SIGNON ?marne pilsener'),
  observe: signOn('OBSERVE marne'),
  'observe password': signOn('OBSERVE marne pilsener'),
  takeover: signOn(`TAKEOVER ${letter}marne pilsener`),
};

function entered(game: Game, line: SignOn, who: string | null, barred: string | null = null): string {
  const person = who === null ? null : personId(who);
  const known = { person, language: 'en', barred: asksAdmission(game, line, person) ? barred : null } as const;
  const wanted = seatWanted(game, board, line, person);
  const former = wanted?.seat.former === person ? person : null;
  const entering =
    enterGame(game, board, line, known) ??
    (wanted === null
      ? null
      : takeSeat(game, board, line, wanted, {
          ...known,
          former,
          barred: former === null ? barred : null,
          closed: null,
        }));
  if (entering === null) return '-';
  if (entering.kind === 'unproven') return 'unproven';
  if (entering.kind === 'enters')
    return `IN as ${entering.actor.role}${entering.setsPassword ? '' : ', keeps password'}`;
  const { message } = entering;
  return typeof message === 'string' ? message : message.code.replace('entering/', '');
}

/** Columns: nobody proven, a stranger, an observer, the player who is in, the GM, the player who left. `-`: no way in. */
const WHO = [null, 'zoe', 'jean', 'p0', 'mara', 'p1'] as const;
const WATCHING = {
  observe: 'unproven | IN as observer | IN as observer | takes-part-already | takes-part-already | IN as observer',
  'observe password': '- | IN as observer | - | takes-part-already | takes-part-already | IN as observer',
};
const WATCHING_WITH_P1 = {
  observe: 'unproven | IN as observer | IN as observer | takes-part-already | takes-part-already | takes-part-already',
  'observe password': '- | IN as observer | - | takes-part-already | takes-part-already | takes-part-already',
};
const NO_SEAT = { takeover: '- | - | - | - | - | -' };
const TAKEN_BY_ANYBODY = 'unproven | IN as player | IN as player | plays-for-one | master-stays-out |';
const TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  forming: {
    ...WATCHING,
    ...NO_SEAT,
    signon: 'unproven | IN as applicant | IN as applicant | IN as applicant | IN as applicant | IN as applicant',
  },
  full: {
    ...WATCHING_WITH_P1,
    ...NO_SEAT,
    signon: 'unproven | all-seats-taken | all-seats-taken | IN as applicant | all-seats-taken | IN as applicant',
  },
  begun: {
    ...WATCHING_WITH_P1,
    ...NO_SEAT,
    signon: 'unproven | begun-and-open | begun-and-open | plays-already | begun-without-master | plays-already',
  },
  wanted: {
    ...WATCHING,
    signon: 'unproven | begun-and-wanted | begun-and-wanted | plays-already | begun-without-master | begun-and-wanted',
    takeover: `${TAKEN_BY_ANYBODY} IN as player, keeps password`,
  },
  open: {
    ...WATCHING,
    signon: 'unproven | begun-and-open | begun-and-open | plays-already | begun-without-master | begun-and-open',
    takeover: `${TAKEN_BY_ANYBODY} IN as player`,
  },
  'open, and one person’s own': {
    observe: 'unproven | seats/practice | seats/practice | takes-part-already | takes-part-already | seats/practice',
    'observe password': '- | seats/practice | - | takes-part-already | takes-part-already | seats/practice',
    signon: 'unproven | seats/practice | seats/practice | plays-already | begun-without-master | seats/practice',
    takeover: 'unproven | seats/practice | seats/practice | plays-for-one | master-stays-out | seats/practice',
  },
  over: {
    observe: 'unproven | over-observer | over-observer | takes-part-already | takes-part-already | over-observer',
    'observe password': '- | over-observer | - | takes-part-already | takes-part-already | over-observer',
    signon: 'unproven | over | over | over | over | over',
    takeover: 'unproven | over | over | over | over | over',
  },
};

describe('nobody comes into a game but as the table says', () => {
  test.each(Object.entries(TABLE))('%s', (state, rows) => {
    for (const line of Object.keys(LINES) as (keyof typeof LINES)[]) {
      const cells = WHO.map((who) => entered(STATES[state]!, LINES[line], who));
      expect([line, cells]).toEqual([line, rows[line]!.split('|').map((cell) => cell.trim())]);
    }
  });

  test('whom the GM bars, or whose seat is kept for another, does not: but who was there before comes back', () => {
    const admitted = (state: string, line: keyof typeof LINES) =>
      WHO.map((who) => entered(STATES[state]!, LINES[line], who, 'barred'));
    expect(admitted('forming', 'signon')).toEqual([
      'unproven',
      'barred',
      'barred',
      'IN as applicant',
      'IN as applicant',
      'barred',
    ]);
    expect(admitted('wanted', 'takeover').slice(0, 3)).toEqual(['unproven', 'barred', 'barred']);
    expect(admitted('wanted', 'takeover').at(-1)).toBe('IN as player, keeps password');
  });
});
