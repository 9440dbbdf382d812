/** Scoring systems of tournaments against examples that others published or that follow from their rules by hand. */
import { expect, test } from 'vitest';
import type { BoardResult, SeatResult } from '../../engine/events/board-result.ts';
import { NAMED_SYSTEMS, type Scoring, scoreBoard } from '../../engine/events/scoring.ts';
import { powerOf } from '../../engine/vocabulary.ts';

/** `Russia 14, Italy 0 in 1906`: centers, or the year in which it went out; `!` wins, `=` draws. */
function board(text: string, last = 1910): BoardResult {
  const seats = text.split(', ').map((row): SeatResult => {
    const [, name, centers, mark, out] = /^(\w+) (\d+)([!=]?)(?: in (\d+))?$/.exec(row)!;
    return {
      power: powerOf(name!.toUpperCase()),
      person: null,
      centers: Number(centers),
      result: mark === '!' ? 'won' : mark === '=' ? 'drew' : centers === '0' ? 'eliminated' : 'survived',
      outIn: out === undefined ? null : Number(out),
    };
  });
  const winners = seats.filter(({ result }) => result === 'won').map(({ power }) => power);
  const drew = seats.filter(({ result }) => result === 'drew').map(({ power }) => power);
  return {
    outcome: winners.length > 0 ? { kind: 'won', powers: winners } : { kind: 'drawn', powers: drew },
    years: { first: 1901, last },
    seats,
  };
}

function points(text: string, scoring: Scoring, last?: number): readonly number[] {
  return Object.values(scoreBoard(board(text, last), scoring)!).map((each) => Math.round(each * 100) / 100);
}

// https://www.webdiplomacy.net/forum.php?page-thread=1&threadID=1325258: the three examples of the Carnage system.
test('Carnage: the published examples', () => {
  const solo = 'Russia 18!, Turkey 3, France 6, Germany 4, England 3, Italy 0 in 1907, Austria 0 in 1904';
  expect(points(solo, { system: 'carnage' })).toEqual([28034, 0, 0, 0, 0, 0, 0]);
  const one = 'Russia 14=, Turkey 7=, France 6=, Germany 4=, England 3=, Italy 0 in 1907, Austria 0 in 1904';
  expect(points(one, { system: 'carnage' })).toEqual([7014, 6007, 5006, 4004, 3003, 2000, 1000]);
  const tie = 'England 8=, Russia 8=, France 7=, Turkey 6=, Italy 4=, Austria 1=, Germany 0 in 1905';
  expect(points(tie, { system: 'carnage' })).toEqual([6508, 6508, 5007, 4006, 3004, 2001, 1000]);
});

// Rules of Carnage on the Mountain 2009 (World Diplomacy Database, tournament 1260): `17-5-5-5-2` is 7, 5, 5, 5, 3 parts by averages.
test('Carnage: tied places are averaged over three', () => {
  const tie = 'Russia 17=, Turkey 5=, France 5=, Germany 5=, England 2=, Italy 0 in 1907, Austria 0 in 1904';
  expect(points(tie, { system: 'carnage' }).slice(0, 5)).toEqual([7017, 5005, 5005, 5005, 3002]);
});

// Toby Harris, "C-Diplo: Saint or Sinner?": 1 for playing, 1 a center, 38, 14, 7; four who share the second place have (14 + 7) / 4 each.
test('C-Diplo: the published rules and example', () => {
  const tie = 'Russia 14=, Turkey 5=, France 5=, Germany 5=, England 5=, Italy 0 in 1907, Austria 0 in 1904';
  expect(points(tie, { system: 'c-diplo' })).toEqual([53, 11.25, 11.25, 11.25, 11.25, 1, 1]);
  const solo =
    'Russia 18!, Turkey 8, France 8, Germany 0 in 1905, England 0 in 1904, Italy 0 in 1907, Austria 0 in 1904';
  expect(points(solo, { system: 'c-diplo' })).toEqual([100, 0, 0, 0, 0, 0, 0]);
});

// By hand from the rules: 10 + 2 + lead 2 + 4 = 18; 8 + 2 + 2 = 12 twice (both have the third place's); 5 + 2 + 1 = 8; 3 + 2 = 5; sum 55.
test('Detour09: by hand from its rules', () => {
  const draw = 'Russia 10=, Turkey 8=, France 8=, Germany 5=, England 3=, Italy 0 in 1907, Austria 0 in 1904';
  const part = (n: number) => Math.round((10_000 * n) / 55) / 100;
  expect(points(draw, { system: 'detour09' })).toEqual([part(18), part(12), part(12), part(8), part(5), 1.5, 0.75]);
  const solo =
    'Russia 18!, Turkey 16, France 0 in 1905, Germany 0 in 1902, England 0 in 1904, Italy 0 in 1907, Austria 0 in 1915';
  expect(points(solo, { system: 'detour09' }, 1916)).toEqual([110, 2, 1, 0.25, 0.75, 1.5, 2]);
});

test('draw size and sum of squares', () => {
  const draw =
    'Russia 17=, Turkey 15=, France 2, Germany 0 in 1905, England 0 in 1904, Italy 0 in 1907, Austria 0 in 1904';
  expect(points(draw, { system: 'draw-size' })).toEqual([50, 50, 0, 0, 0, 0, 0]);
  expect(points(draw, { system: 'sum-of-squares' })).toEqual([55.79, 43.44, 0.77, 0, 0, 0, 0]);
});

test('an own table: by places, ties share; a win has its own points', () => {
  const scoring = { system: 'table', places: [10, 6, 4, 2], win: 25 } as const;
  const draw = 'Russia 12=, Turkey 8=, France 8=, Germany 6=, England 0 in 1905, Italy 0 in 1905, Austria 0 in 1904';
  expect(points(draw, scoring)).toEqual([10, 5, 5, 2, 0, 0, 0]);
  expect(points(draw.replace('12=', '18!'), scoring)).toEqual([25, 0, 0, 0, 0, 0, 0]);
});

test('every system that shares out a fixed sum shares it out, whatever the end', () => {
  const ends = [
    'Russia 17=, Turkey 17=',
    'Russia 18!, Turkey 16',
    'Russia 9=, Turkey 8=, France 8=, Germany 9=',
    'Russia 34!',
  ];
  for (const end of ends) {
    const alive = end.split(', ').length;
    const gone = ['England', 'Italy', 'Austria', 'Norway', 'Sweden', 'Spain'].slice(0, 7 - alive);
    const whole = [end, ...gone.map((name) => `${name} 0 in 1902`)].join(', ');
    for (const system of NAMED_SYSTEMS) {
      if (system === 'detour09') continue;
      const sum = points(whole, { system }).reduce((all, each) => all + each, 0);
      const wanted = system === 'carnage' ? 28_034 : 100;
      const isShort = system === 'c-diplo' && alive < 3 && !end.includes('!');
      expect([system, end, Math.round(sum)]).toEqual([system, end, isShort ? 93 : wanted]);
    }
  }
});

test('a board that was terminated gives nobody points', () => {
  const ended = { ...board('Russia 17=, Turkey 17='), outcome: { kind: 'terminated' } as const };
  for (const system of NAMED_SYSTEMS) expect(scoreBoard(ended, { system })).toBeNull();
});
