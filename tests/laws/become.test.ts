/**
 * The law of BECOME: what a GM writes for a power is its seat's, and never an account's, his own or the player's. For every
 * entry of the table of commands and settings, in every state of a game.
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import type { ProvenActor } from '../../engine/game/decide/draft.ts';
import { foreseeGame } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import { ask, gameNow, twoPlayers } from '../deadlines/games.ts';
import { IS_FULL } from '../some-of.ts';
import { ROWS } from './command-rows.ts';
import { MARA, runByPlayer, type SharedState, STATES, writersOf } from './states.ts';

/** What a game keeps of people, and whose each seat is; what a seat holds is left out. */
function peopleIn(game: Game) {
  const { masters, observers, applicants, access, passwords, diary, pressVotes, withoutBroadcasts, masterWait } = game;
  const seats = game.seats.map(({ power, person, former }) => [power, person, former]);
  const absences = game.absences.filter(({ person }) => person === MARA.person);
  const lists = { masters, observers, applicants, access, passwords, diary, pressVotes, withoutBroadcasts };
  return { ...lists, masterWait, absences, seats };
}

/** What a seat holds. */
function seatsBut(power: string, game: Game) {
  const others = game.seats.filter((seat) => seat.power !== power);
  return others.map(({ onFile, ahead, wait, alwaysWait, vote, status }) => [
    onFile,
    ahead,
    wait,
    alwaysWait,
    vote,
    status,
  ]);
}

/** What the desk answers and does nothing by. */
const SHOWN = new Set('GET HELP HISTORY LIST MAP SUMMARY STATUS VERSION WHATIF WHO WHOGAME SIGNOFF'.split(' '));

const LINES = ROWS.flatMap(({ lines }) => lines);
const FIRST = IS_FULL ? LINES : ROWS.map(({ lines }) => lines[0] ?? 'set wait');
const MESSAGE = 'press to all\nhello\nendpress';
const SEEN = IS_FULL
  ? STATES
  : STATES.filter(({ name }) => /^(?:forming|fall|with votes and waits|over|with a dummy)$/.test(name));
const PLAYED = (IS_FULL ? runByPlayer() : runByPlayer().slice(0, 2)).filter(
  ({ life }) => life.game().status !== 'forming',
);

test('below BECOME no command touches an account, the list of players, what anyone keeps in the game, or another seat', () => {
  let done = 0;
  for (const [state, { name, life }] of SEEN.entries()) {
    const before = life.game();
    const power = before.seats[0]?.power ?? 'AUSTRIA';
    // Each line in one state, by turns; in all where there is time.
    for (const line of LINES.filter((_, n) => IS_FULL || n % SEEN.length === state)) {
      const { events, elsewhere, report } = life.consider(MARA, `become ${power}\n${line}`);
      const after = foreseeGame(before, events, life.now());
      const personal = elsewhere.filter((each) => !SHOWN.has(each));
      expect([name, line, personal, peopleIn(after)]).toEqual([name, line, [], peopleIn(before)]);
      expect([name, line, seatsBut(power, after)]).toEqual([name, line, seatsBut(power, before)]);
      if (report.some((said) => said.line === 2 && said.outcome === 'done')) done += 1;
    }
  }
  expect(done).toBeGreaterThan(IS_FULL ? 60 : 15);
});

describe('below a BECOME that is not carried out nothing is', () => {
  // Some of the lines in each state, by turns; in all where there is time.
  let turn = 0;
  const nothing = ({ name, life }: SharedState, writer: ProvenActor, head: string, lines: readonly string[]) => {
    turn += 1;
    for (const line of lines.filter((_, n) => IS_FULL || n % 16 === turn % 16)) {
      const { events, elsewhere } = life.consider(writer, `${head}\n${line}`);
      const changed = events.map(({ type }) => type).filter((type) => type !== 'mail-answered');
      expect([name, head, line, changed, elsewhere]).toEqual([name, head, line, [], []]);
    }
  };
  // A GM who plays sets absences of others all the same.
  const OTHERS = ROWS.flatMap(({ who, lines }) =>
    who.includes('master') && /away|absence/i.test(lines[0]!) ? [] : (lines[0] ?? []),
  );

  test.each(['player', 'observer', 'playing GM'] as const)('from a %s, who writes for no other', (role) => {
    for (const each of role === 'playing GM' ? PLAYED : SEEN)
      for (const writer of writersOf(each.life, role).slice(0, IS_FULL ? undefined : 1)) {
        const other = each.life.game().seats.find(({ power }) => !writer.powers.includes(power))?.power ?? 'FRANCE';
        nothing(each, writer, `become ${other}`, [...(role === 'playing GM' ? OTHERS : FIRST), MESSAGE]);
      }
  });

  test.each(['become itlay', 'becom austria', 'become'])('of a GM: %s', (head) => {
    for (const each of SEEN.slice(0, IS_FULL ? undefined : 2)) nothing(each, MARA, head, [...FIRST, MESSAGE]);
  });
});

test('by mail: the accounts of GM and player are as before, and no code is sent to anybody', async () => {
  const services = await twoPlayers();
  const { directory } = services.services;
  const accounts = async () => [
    await directory.personAt('mara@example.org'),
    await directory.personAt('ann@example.org'),
  ];
  const before = [await accounts(), (await gameNow(services)).passwords];
  const lines = [
    ['set address new@example.org', 'set name Sam', 'set language de', 'set links new'],
    ['erase me', 'i am also new@example.org', 'set password other', 'register\nname: Sam\nend'],
  ];
  for (const some of lines) {
    const answer = await ask(services, 'mara', `become austria\n${some.join('\n')}`);
    expect(answer).toContain('4 lines could not be used');
    expect(answer).toContain('only the player of Austria can send');
    if (some[0]!.startsWith('set address')) expect(answer).toContain('SEAT new@example.org AS AUSTRIA');
    expect(answer).not.toMatch(/CONFIRM/);
  }
  expect([await accounts(), (await gameNow(services)).passwords]).toEqual(before);
  expect(await directory.personAt('new@example.org')).toBe(null);
});
