/**
 * The law of questions: what a confirmed command changes is what its question named, no more and no less, and its answer and the mails
 * name the same. The comparison here is of whole games, made a second time; the question's is of what its asker sees.
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../engine/game/game.ts';
import type { ChangeMessage } from '../../engine/messages/change-messages.ts';
import { personId, provinceOfUnit, rowsOf } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { ask, confirmed, gameNow, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { write } from '../handling/rig.ts';
import { type Life, openLife } from '../lives/life.ts';
import { live } from '../lives/whole-life.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { MARA, makeStates } from './states.ts';

type Lists = Readonly<Record<string, readonly string[]>>;

function between(before: Lists, after: Lists, word: string): readonly string[] {
  const powers = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return powers.flatMap((power) => {
    const [was, is] = [before[power] ?? [], after[power] ?? []];
    return [
      ...was.flatMap((each) => (is.includes(each) ? [] : [`${word} ${power} -${each}`])),
      ...is.flatMap((each) => (was.includes(each) ? [] : [`${word} ${power} +${each}`])),
    ];
  });
}

const retreating = ({ position }: Game): Lists =>
  Object.fromEntries(rowsOf(position?.dislodged ?? {}).map(([power, list]) => [power, list.map(({ unit }) => unit)]));
const playing = ({ seats }: Game): Lists =>
  Object.fromEntries(seats.map(({ power, person, status }) => [power, [`${person === null ? status : 'player'}`]]));

/** All that is otherwise, worked out from the whole game. */
function differences(before: Game, after: Game): readonly string[] {
  if (after.status === 'forming') return before.status === 'forming' ? [] : ['unbegun'];
  const isOver = after.status === 'finished';
  const word = (outcome: Game['outcome']) => JSON.stringify(outcome);
  const numbers = (game: Game) => game.resolved.map(({ phase, n }) => `${phase}/${n}`);
  const on = (game: Game): Lists => ({
    orders: game.seats.flatMap(({ power, onFile }) =>
      onFile.length > 0 ? [`${power} in ${game.position?.phase}`] : [],
    ),
  });
  return [
    ...between(
      { is: before.outcome === null ? [] : [word(before.outcome)] },
      { is: after.outcome === null ? [] : [word(after.outcome)] },
      'outcome',
    ),
    ...between({ of: numbers(before) }, { of: numbers(after) }, 'results').map((each) => each.replace(/\/\d+$/, '')),
    ...(isOver
      ? []
      : [
          ...between(before.position?.units ?? {}, after.position?.units ?? {}, 'unit'),
          ...between(retreating(before), retreating(after), 'retreating'),
          ...between(before.position?.centers ?? {}, after.position?.centers ?? {}, 'center'),
          ...(before.current?.clock.deadline === after.current?.clock.deadline ? [] : ['deadline']),
        ]),
    ...(isOver || before.status === 'finished'
      ? []
      : between(playing(before), playing(after), 'seat')
          .flatMap((each) => /seat (\S+) \+/.exec(each)?.[1] ?? [])
          .map((power) => `seat ${power}`)),
    ...(before.masters.length > after.masters.length ? ['gm'] : []),
    ...between(isOver ? { orders: [] } : on(before), isOver ? { orders: [] } : on(after), 'on').map((each) =>
      each.replace(/^on orders /, 'orders '),
    ),
  ].sort();
}

/** The same of what a question or an answer names. */
function named(changes: readonly unknown[], isOver: boolean): readonly string[] {
  return (changes as readonly ChangeMessage[])
    .flatMap((each): readonly string[] => {
      switch (each.code) {
        case 'changes/unbegun':
          return ['unbegun'];
        case 'changes/over':
          return [`outcome is +${JSON.stringify(each.outcome)}`];
        case 'changes/not-over':
          return [`outcome is -${JSON.stringify(each.outcome)}`];
        case 'changes/results':
          return each.phases.map((phase) => `results of ${each.counts ? '+' : '-'}${phase}`);
        case 'changes/units': {
          const word = each.retreating ? 'retreating' : 'unit';
          return [
            ...each.without.map((unit) => `${word} ${each.power} -${unit}`),
            ...each.with.map((unit) => `${word} ${each.power} +${unit}`),
          ];
        }
        case 'changes/owner':
          return each.provinces.flatMap((center) => [
            ...(each.before === null ? [] : [`center ${each.before} -${center}`]),
            ...(each.owner === null ? [] : [`center ${each.owner} +${center}`]),
          ]);
        case 'changes/seats':
          return each.powers.map((power) => `seat ${power}`);
        case 'changes/deadline':
          return ['deadline'];
        case 'changes/gm':
          return ['gm'];
        case 'changes/orders':
          return isOver ? [] : each.of.map(({ power }) => `orders ${each.on ? '+' : '-'}${power} in ${each.phase}`);
        default:
          return [];
      }
    })
    .sort();
}

const changesIn = (message: unknown) => (message as { readonly changes: readonly unknown[] }).changes;

/** Austria and England are played, and nothing else. */
function played(): Life {
  const options = ['players 2', 'powers 2', 'manual start'];
  const life = openLife(boardOf('standard'), createRandom(3), Date.UTC(2026, 2, 2, 19), options);
  for (const [n, letter] of ['A', 'E'].entries()) {
    const join = { kind: 'join', spot: { line: 1, text: 'signon' }, passwordHash: 'hash' } as const;
    life.write({ person: personId(`p${n}`), role: 'applicant', powers: [] }, `set preference ${letter}`, join);
  }
  life.write(MARA, 'force begin');
  return life;
}

/** How often a line was asked about and done. */
function check(life: Life, line: string): number {
  const before = life.game();
  const asked = life.write(MARA, line).find(({ outcome }) => outcome === 'confirm');
  if (asked === undefined) return 0;
  const done = life.write(MARA, asked.suggestion!).find(({ outcome }) => outcome === 'done');
  const after = life.game();
  const isOver = after.status === 'finished';
  const what = `${line} in ${before.position?.phase} (${before.status})`;
  expect([what, named(changesIn(asked.message), isOver)]).toEqual([what, differences(before, after)]);
  expect([what, named(changesIn(done?.message), isOver)]).toEqual([what, differences(before, after)]);
  return 1;
}

/** Lines that change the board as it stands, and what a GM may do to a game. */
function linesFor(life: Life): readonly string[] {
  const { position, seats } = life.game();
  const { random, board } = life;
  const powers = rowsOf(position?.units ?? {}).filter(
    ([power, units]) => units.length > 1 && seats.some((seat) => seat.power === power),
  );
  const [power, units] = powers.length === 0 ? (['FRANCE', ['A par', 'A mar']] as const) : random.pick(powers);
  const unit = random.pick(units);
  const center = random.pick(board.provinces.filter((each) => each.center === true)).id;
  const isFree = (at: string) =>
    !rowsOf(position?.units ?? {}).some(([, list]) => list.some((each) => provinceOfUnit(each) === at));
  const inland = board.provinces.find(({ id, type }) => type === 'land' && isFree(id))?.id ?? 'ruh';
  const dislodged = rowsOf(position?.dislodged ?? {}).find(([, list]) => list.length > 0);
  return [
    'purge',
    'unstart',
    'rollback',
    'rollforward',
    `eject ${power}`,
    `dummy ${power}`,
    `dummy ${power} bot`,
    'eject olga@example.org',
    `setup\n${power}: ${units.slice(1).join(', ')}\nend`,
    `setup\n${power}: + A ${inland}\nend`,
    `setup\n${power}: - ${unit}\nend`,
    ...(unit.startsWith('A') ? [`setup\n${power}: ${unit} - ${inland}\nend`] : []),
    `setup\nfree ${center}\nend`,
    `setup\ncenters ${power}: + ${center}\nend`,
    `setup\ncenters ${power}: ${center}\nend`,
    ...(dislodged === undefined
      ? []
      : [`setup\ndislodged ${dislodged[0]}:\nend`, `setup\n${dislodged[0]}: - ${dislodged[1][0]!.unit}\nend`]),
    'declare draw',
    'rollback',
    'rollforward',
    'terminate',
  ];
}

test('in every state of a game', () => {
  let done = 0;
  for (const { life } of makeStates().filter(({ isUnmoderated }) => !isUnmoderated))
    for (const line of linesFor(life)) done += check(life, line);
  expect(done).toBeGreaterThan(30);
});

test('in the lives of games, builds among them', () => {
  const kinds = new Map<string, number>();
  for (let seed = 1; seed <= (IS_FULL ? 40 : 3); seed += 1) {
    const life = live(4_000 + seed, {
      days: 60,
      variant: 'standard',
      also: (each) => {
        const { status, masters, position } = each.game();
        if (status !== 'active' || !masters.includes(MARA.person) || position === null) return;
        const line = each.random.pick(linesFor(each).filter((text) => /^(?:setup|rollback|rollforward)/.test(text)));
        const kind = position.phase.at(-1)!;
        if (kind === 'M' && each.random.percent(80)) return;
        kinds.set(kind, (kinds.get(kind) ?? 0) + check(each, line));
      },
    });
    expect(life.faults.slice(0, 3), `seed ${seed}`).toEqual([]);
  }
  for (const kind of ['M', 'A']) expect([kind, (kinds.get(kind) ?? 0) > 2]).toEqual([kind, true]);
});

const DISLODGING = 'setup\nAUSTRIA: A Vie, A Boh\nENGLAND: A Mun, A Tyr\nGERMANY: - A Mun\nend';
const ATTACKS = ['a vie h; a boh h', 'a mun - boh; a tyr s a mun - boh'] as const;

test('in retreats', () => {
  const state = () => {
    const life = played();
    life.confirm(MARA, DISLODGING);
    for (const [n, text] of ATTACKS.entries()) life.write(life.actorOf(personId(`p${n}`))!, text);
    life.write(MARA, 'process S1901M');
    expect(life.game().position!.phase).toBe('S1901R');
    return life;
  };
  let done = 0;
  for (const line of linesFor(state())) done += check(state(), line);
  expect(done).toBeGreaterThan(10);
});

describe('by mail', () => {
  test('whoever is concerned reads the same as the GM: units, centers, orders of their own, the deadline', async () => {
    const services = await twoPlayers();
    await write(services, 'ann', 'vie - gal');
    const asked = await ask(services, 'mara', 'setup\nAUSTRIA: + A Boh, F Tri -> F Alb, - A Bud\nFREE Bud\nend');
    const lines = ['Austria: without A Bud, F Tri, with F Alb, A Boh.', "Bud: now nobody's, before owned by Austria."];
    for (const line of lines) expect(asked.replace(/\s+/g, ' ')).toContain(line);
    expect(asked).not.toContain('Gal');
    await write(services, 'mara', /CONFIRM (\w+)/.exec(asked)![1]!);
    const mails = await mailsTo(services);
    for (const who of ['ann', 'bob'])
      for (const line of lines)
        expect(mails.get(`${who}@example.org`)!.join('\n').replace(/\s+/g, ' ')).toContain(line);
    expect(mails.get('ann@example.org')!.join()).toContain('the orders of Austria (A Vie - Gal)');
    expect(mails.get('bob@example.org')!.join()).not.toContain('No longer on file');
    const { position } = await gameNow(services);
    expect(position!.units['AUSTRIA']).toEqual(['A vie', 'F alb', 'A boh']);
    expect(Object.values(position!.centers).flat()).not.toContain('bud');
  });

  test('a unit that is not there is not taken away, and a line that names all and changes too is asked about', async () => {
    const services = await twoPlayers();
    expect(await ask(services, 'mara', 'setup\nAUSTRIA: - A Ser\nend')).toContain('Austria has no A Ser');
    expect(await ask(services, 'mara', 'setup\nAUSTRIA: A Vie, + A Ser\nend')).toContain(
      'write these on a line of their own',
    );
  });

  test('in a retreat phase a province that is taken is closed, and one that is vacated opens', async () => {
    const services = await twoPlayers('set powers 2');
    await confirmed(services, 'mara', DISLODGING);
    await write(services, 'ann', ATTACKS[0]);
    await write(services, 'bob', ATTACKS[1]);
    await ask(services, 'mara', 'process S1901M');
    const { position } = await gameNow(services);
    expect(position!.phase).toBe('S1901R');
    const before = position!.dislodged!['AUSTRIA']![0]!;
    expect(before.retreats).not.toContain('mun');
    await confirmed(services, 'mara', `setup\nENGLAND: + A ${before.retreats[0]}, - A Tyr\nend`);
    const after = (await gameNow(services)).position!.dislodged!['AUSTRIA']![0]!;
    expect(after.retreats).not.toContain(before.retreats[0]);
    expect(after.retreats).toContain('tyr');
  });
});
