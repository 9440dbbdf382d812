/** The same lines asked of a real nJudge. NJUDGE names the folder that its `make install` has filled. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Adjacency } from '../../engine/board/board.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { standard } from '../boards.ts';
import { describeWith } from '../describe-with.ts';
import { contextFor, inShort, positionOf } from '../language/reading.ts';
import { MOVEMENT } from '../language/worked-rows.ts';
import { scratch } from '../local/scratch.ts';
import { createRandom, type Random } from '../random.ts';
import { IS_FULL } from '../some-of.ts';

const NJUDGE = process.env['NJUDGE'] ?? '';
const VERBS = {
  hold: ['H', 'h', 'holds', 'hold', 'stands', 'stand'],
  move: ['-', '->', ' - ', ' -> ', ' m ', ' moves to ', ' move to ', ' moves ', ' move ', '- '],
  support: ['s', 'S', 'support', 'supports'],
  convoy: ['c', 'C', 'convoys', 'convoy', 'transports', 'transport', 't', 'ferry'],
} as const;
type Unit = { readonly type: 'A' | 'F'; readonly at: number };

const contextOf = (units: string) => contextFor({ position: positionOf(standard, phaseCode('S1901M'), units) });
const nextTo = ({ start, list }: Adjacency, at: number) => [...list.subarray(start[at]!, start[at + 1]!)];
const provinceAt = (at: number) => standard.provinces[standard.provinceOf[at]!]!;

/** What that judge, in a game of seven, files of France's line where these units stand; null: it finds an error. */
async function openNjudge(): Promise<(units: string, line: string) => readonly string[] | null> {
  const home = join(await scratch(), 'judge');
  cpSync(NJUDGE, home, { recursive: true });
  // Its own script needs a C shell; here nobody gets mail.
  writeFileSync(join(home, 'smail'), '#!/bin/sh\nrm -f dip.xfail\n', { mode: 0o755 });
  for (const name of ['dip.whois', 'dip.addr']) writeFileSync(join(home, name), '');
  const send = (from: string, body: string) => {
    const input = `From ${from} Sun Nov 29 04:00:00 2026\nFrom: ${from}\nTo: judge@judge.example\nSubject: x\n\n${body}\n`;
    return spawnSync(join(home, 'dip'), ['-w', '-a'], { cwd: home, input, timeout: 60_000 }).stdout.toString('latin1');
  };
  const people = [...'mabcdefg'].map((letter) => `${letter}@${letter}.example`);
  for (const [n, each] of people.entries()) {
    const fields = ['Name: A B', 'Phone: 1', `Site: ${each}`, 'Address: 1', 'Country: A', `Email: ${each}`];
    send(each, ['REGISTER', ...fields, 'Level: Expert', 'Package: No', 'END'].join('\n'));
    send(each, n === 0 ? 'CREATE ?marne gm standard\nset nmr' : `SIGNON ?marne pw${n}`);
  }
  const begun = ['dip.master', 'Dmarne'].map((name) => [join(home, name), join(home, `begun.${name}`)] as const);
  for (const [now, kept] of begun) cpSync(now, kept, { recursive: true });
  const [, writer = ''] = /^france .*? pw(\d) /m.exec(readFileSync(join(home, 'dip.master'), 'latin1')) ?? [];
  return (units, line) => {
    rmSync(join(home, 'Dmarne'), { recursive: true });
    for (const [now, kept] of begun) cpSync(kept, now, { recursive: true });
    const stand = Object.entries(contextOf(units).position!.units).flatMap(([power, list]) =>
      list.map((unit) => unit.replace(/^(.) (\w+)/, (_, type, id) => `${power[0]}: ${type} ${nameOf(id)}`)),
    );
    writeFileSync(join(home, 'Dmarne/G001'), ['S1901M', ...stand, '-1 x', '-1', ''].join('\n'));
    const answer = send(people[Number(writer)]!, `SIGNON fmarne pw${writer}\n${line}`);
    if (/^\d+ errors? encountered/m.test(answer)) return null;
    const listed = Array.from(answer.matchAll(/^France: +(.*?)\.(?: \(\*.*\*\))?$/gm), ([, order]) => order!);
    return listed.filter((order) => !order.includes('No Order')).flatMap((order) => inShort(order, contextOf(units)));
  };
}

const nameOf = (id: string) => standard.provinces.find((province) => province.id === id)!.name;

/** Six units anywhere, and a line in that judge's own words for one of the first four, which are France's. */
function makeCase({ pick, percent, shuffle, below }: Random, names: ReadonlyMap<string, readonly string[]>) {
  const { army, fleet } = standard.bordersIn('S');
  const reach = ({ type, at }: Unit) => nextTo(type === 'A' ? army : fleet, at);
  const units: Unit[] = [];
  for (const at of shuffle(standard.locations.map((_, location) => location))) {
    const able = (['A', 'F'] as const).map((type) => ({ type, at })).filter((unit) => reach(unit).length > 0);
    const isThere = units.some((unit) => provinceAt(unit.at) === provinceAt(at));
    if (able.length > 0 && !isThere && units.length < 6) units.push(pick(able));
  }
  const spell = (at: number) => {
    const name = pick(names.get(provinceAt(at).name)!);
    return pick([name, name.toLowerCase(), name.toUpperCase()]);
  };
  const move = (unit: Unit) => `${pick(VERBS.move)}${spell(pick(percent(80) ? reach(unit) : reach(pick(units))))}`;
  const tell = ({ type, at }: Unit) => `${pick(['', `${type} `, type === 'A' ? 'army ' : 'FLEET '])}${spell(at)}`;
  const own = below(4);
  const [first, other] = [units[own]!, units[(own + 1 + below(5)) % 6]!];
  const does = pick([
    () => ` ${pick(VERBS.hold)}`,
    () => move(first),
    () => ` ${pick(VERBS.support)} ${tell(other)}${percent(70) ? move(other) : ''}`,
    () => ` ${pick(VERBS.convoy)} ${tell(other)}${move(other)}`,
  ])();
  const listed = (list: readonly Unit[]) => list.map(({ type, at }) => `${type} ${standard.locations[at]}`).join(', ');
  return {
    line: `${tell(first)}${does}`,
    units: `FRANCE: ${listed(units.slice(0, 4))}; GERMANY: ${listed(units.slice(4))}`,
  };
}

describeWith('njudge', existsSync(join(NJUDGE, 'dip')), 'no order that nJudge files', () => {
  test('is filed otherwise here, but that a coast or a unit which could be two is asked about', async () => {
    const ask = await openNjudge();
    const rows = readFileSync(join(NJUDGE, 'data/map'), 'latin1').matchAll(/^([A-Z][^,]*),\s+\w+\s+(.*?)\s*$/gm);
    const names = new Map(Array.from(rows, ([, name, others]) => [name!, [name!, ...others!.split(/\s+/)]]));
    const random = createRandom(39);
    const made = Array.from({ length: IS_FULL ? 4_000 : 400 }, () => makeCase(random, names));
    const otherwise: string[] = [];
    let filed = 0;
    for (const { line, units } of [...MOVEMENT.map(([, line, units]) => ({ line, units })), ...made]) {
      const theirs = ask(units, line);
      if (theirs === null || theirs.length === 0) continue;
      filed += 1;
      const ours = inShort(line, contextOf(units));
      const isAsked = /^! (Which coast of|'english' could be)/i.test(ours[0]!);
      const isSame = ours.join() === theirs.join() || ours.join() === theirs.join().replace(/\/[nesw]c$/, '');
      if (!isAsked && !isSame) otherwise.push(`${units}\n${line}\nours: ${ours}\ntheirs: ${theirs}`);
    }
    expect(otherwise).toEqual([]);
    expect(filed).toBeGreaterThan(made.length / 3);
  }, 600_000);
});
