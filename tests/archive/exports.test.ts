/**
 * Archives in other formats, each read back by a reader that knows only the format.
 * @module-tag long
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { fullPosition } from '../../engine/archive/boards.ts';
import type { ArchiveDocument } from '../../engine/archive/document.ts';
import { archiveOfCommits } from '../../engine/archive/of-commits.ts';
import { archiveOfRecord, resolveArchived } from '../../engine/archive/of-record.ts';
import { readResearchGame } from '../../engine/archive/research/read-game.ts';
import { researchGame } from '../../engine/archive/research/research-lines.ts';
import { sealArchive } from '../../engine/archive/seal.ts';
import type { GameEvent } from '../../engine/game/events.ts';
import { exportMaps, exportText } from '../../infra/tools/archive/export-archive.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';
import { loadGeography } from '../../lambdas/adapters/variants/geography.ts';
import { loadVariant, loadVariants } from '../../lambdas/adapters/variants/variants.ts';
import { drawMap } from '../../templates/map/draw.ts';
import { mapViewOf } from '../../templates/map/map-view.ts';
import { standard } from '../boards.ts';
import { scratchFolder } from '../local/scratch.ts';
import { GAMES, judgedGame, keeper, LATER, realGame, SOME_GAMES } from './games.ts';
import { randomPhases } from './import/random-game.ts';

const loaded = loadVariant('standard')!;
const folder = scratchFolder();

function textOf(document: ArchiveDocument, format: 'json' | 'history' | 'jsonl' | 'csv' | 'mbox' | 'html'): string {
  return [...exportText(document, loaded, format)].join('');
}

function judged(): ArchiveDocument {
  const commits = judgedGame('d1155', 4).map((commit) => ({ ...commit, events: commit.events.map(hostile) }));
  return sealArchive(archiveOfCommits(commits, keeper), sha256);
}

/** Press that tries to be more than words. */
function hostile(event: GameEvent): GameEvent {
  if (event.type !== 'press-sent' || event.sealed.value.body !== 'To all in S1901M.') return event;
  const body =
    'Peace!\n\nFrom here to Moscow.\n>From quoted.\n<script>alert(1)</script>\nSubject: not a header\n:: Judge';
  return { ...event, sealed: { ...event.sealed, value: { ...event.sealed.value, body } } };
}

describe.each(SOME_GAMES)('game %s', (name) => {
  const document = realGame(name);

  it('as centers by year: a row for each year, figures that add up (RFC 4180)', () => {
    const text = textOf(document, 'csv');
    const rows = text.split('\r\n').map((row) => row.split(','));
    expect(rows.pop()).toEqual(['']);
    expect(rows[0]).toEqual(['YEAR', ...standard.powers.map(({ name }) => name)]);
    expect(rows[1]).toEqual(['1900', '3', '3', '3', '3', '3', '4', '3']);
    const years = rows.slice(1).map(([year]) => Number(year));
    expect(years).toEqual(years.map((_, n) => 1900 + n));
    const winters = document.phases.filter(
      ({ phase, resolution }) => phase.startsWith('F') && resolution.next?.endsWith('R') !== true,
    );
    const last = winters.at(-1)!.resolution;
    const counts = standard.powers.map(({ name }) => String(last.centers[name]?.length ?? 0));
    expect(rows.find(([year]) => year === last.phase.slice(1, 5))?.slice(1)).toEqual(counts);
    for (const row of rows.slice(2)) {
      expect(row.slice(1).reduce((sum, n) => sum + Number(n), 0)).toBeLessThanOrEqual(34);
    }
  });
});

/** Powers without orders may be left out. */
function filled(orders: ArchiveDocument['phases'][number]['orders']) {
  return Object.fromEntries(Object.entries(orders).filter(([, list]) => list.length > 0));
}

it('the page of a game names itself and its place to programs, and has what its script looks for messages by', () => {
  const { digest: _, signature: __, ...body } = realGame(GAMES[0]!);
  const said = (from: 'FRANCE' | null, to: 'all' | readonly 'ITALY'[], text: string) => ({
    ...{ at: null, commit: null, phase: body.phases[0]!.phase, from, to, body: text },
  });
  const press = [said('FRANCE', ['ITALY'], 'One'), said(null, 'all', 'Two </script>')];
  const judge = { code: 'CHAN', site: 'https://judge.example.org' };
  const page = textOf(sealArchive({ ...body, name: 'x', judge, press }, sha256), 'html');
  expect(page).toContain('<link rel="canonical" href="https://judge.example.org/games/x/">');
  expect(page).toContain('<meta property="og:title" content="X">');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)![1]!;
  expect(JSON.parse(data)).toMatchObject({ name: 'X', url: 'https://judge.example.org/games/x/' });
  expect([...page.matchAll(/<li data-by="(.*?)" data-to="(.*?)">/g)].map(([, by, to]) => [by, to])).toEqual([
    ['', 'all'],
    ['FRANCE', 'ITALY'],
  ]);
  expect(/<select name="a">(.*?)<\/select>/.exec(page)![1]).toBe(
    '<option value="">anybody</option><option value="FRANCE">France</option><option value="ITALY">Italy</option>',
  );
});

describe('where the tools that read research lines see a game otherwise', () => {
  const names = ['d2709', 'd2244', 'd2842', 'd11562'];
  const games = new Map(names.map((name) => [name, realGame(name)]));
  const lines = new Map(names.map((name) => [name, researchGame(games.get(name)!, standard)]));
  const line = (name: string) => lines.get(name)!;
  const phaseOf = (name: string, code: string) => line(name).phases.find((phase) => phase.name === code)!;

  it.each(names)('%s comes back as it was, and nothing in it is forced', (name) => {
    const document = games.get(name)!;
    const read = readResearchGame(standard, JSON.parse(JSON.stringify(line(name))), document.source, LATER);
    if ('faults' in read) throw new Error(JSON.stringify(read.faults));
    const again = archiveOfRecord(read.record, { board: standard, variantDigest: document.variant.digest });
    expect(again.phases.map((each) => ({ ...each, orders: filled(each.orders) }))).toEqual(
      document.phases.map((each) => ({ ...each, orders: filled(each.orders) })),
    );
    expect(line(name).rules).toEqual([]);
  });

  it('a phase of builds without a place to build in stands beside the one before', () => {
    const codes = line('d2709').phases.map(({ name }) => name);
    expect(codes.slice(codes.indexOf('F1912M'), codes.indexOf('F1913M'))).toEqual(['F1912M', 'S1913M']);
    expect(phaseOf('d2709', 'F1912M').skipped?.map(({ name }) => name)).toEqual(['W1912A']);
  });

  it('a unit that a convoyed army dislodged, with nowhere to go, disbands in a phase of retreats', () => {
    // With other retreats, and in a phase that is played for it alone.
    const spring = phaseOf('d2244', 'S1903R');
    expect(spring.state.units['GERMANY']).toEqual(expect.arrayContaining(['*A HOL', '*A MUN']));
    expect(spring.orders['GERMANY']).toContain('A HOL D');
    expect(spring).not.toHaveProperty('added');
    const alone = phaseOf('d2244', 'S1909R');
    expect(alone).toMatchObject({ added: true, state: { centers: phaseOf('d2244', 'S1909M').state.centers } });
    expect(Object.values(alone.orders).flat()).toEqual([expect.stringMatching(/^[AF] [A-Z]{3} D$/)]);
  });

  it('coasts stand only where they mean something; what nobody can do stands in `written` alone', () => {
    expect(phaseOf('d2842', 'F1903R').orders['RUSSIA']).toEqual(['A NWY R STP', 'A UKR R MOS']);
    expect(phaseOf('d2842', 'F1903R').written?.['RUSSIA']).toEqual(['A nwy - stp/sc', 'A ukr - mos']);
    const support = Object.values(phaseOf('d2244', 'F1907M').orders).flat();
    expect(support).toContain('F GAS S F MAO - SPA');
    expect(support).toContain('F MAO - SPA/SC');
    expect(phaseOf('d11562', 'S1910M').orders['FRANCE']).toEqual(['F POR S F IRI - MAO']);
  });
});

describe('the game of a judge', () => {
  const document = judged();

  it('gives its public press as a mail folder that any mail program can open', async () => {
    const text = textOf(document, 'mbox');
    const mails = text
      .split(/^From \S+ .*\d{4}\n/m)
      .slice(1)
      .map((mail) => mail.replace(/^>(>*From )/gm, '$1'));
    expect(mails).toHaveLength(document.press.length);
    expect(mails).toHaveLength(8);
    const parsed = await Promise.all(mails.map((mail) => simpleParser(mail)));
    expect(parsed.map(({ text }) => text?.trimEnd())).toEqual(document.press.map(({ body }) => body));
    expect(parsed[0]?.subject).toBe('[marne] S1901M press from France to all');
    expect(parsed[1]?.subject).toBe('[marne] S1901M press from Anonymous to all');
    expect(parsed.map(({ date }) => date?.getTime())).toEqual(
      document.press.map(({ at }) => Math.floor(Date.parse(at ?? '') / 1000) * 1000),
    );
  });

  it('a line for research tools is in the shape that their own check wants', () => {
    const { phases } = researchGame(document, standard);
    // What the `diplomacy` package computes of the board at the start.
    expect(phases[0]?.state.zobrist_hash).toBe('1919110489198082658');
    const names = standard.powers.map(({ name }) => name);
    const sent: number[] = [];
    for (const { name, state, orders, messages } of phases) {
      expect(Object.keys(orders).sort(), name).toEqual(name === phases.at(-1)?.name ? [] : [...names].sort());
      expect(Object.keys(state.units)).toEqual(names);
      for (const { sender, recipient, phase, time_sent } of messages) {
        expect([...names, 'SYSTEM']).toContain(sender);
        expect([...names, 'GLOBAL']).toContain(recipient);
        expect(phase).toBe(name);
        sent.push(time_sent);
      }
    }
    expect(sent.length).toBeGreaterThan(3);
    expect(sent).toEqual([...sent].sort((a, b) => a - b));
  });

  it('is one HTML file that needs nothing else, in which press is words', () => {
    const text = textOf(document, 'html');
    expect(text.match(/<section class="phase(?: talks)?" id="/g)).toHaveLength(4);
    expect(text.replace(/<link rel="canonical"[^>]*>/, '')).not.toMatch(
      /<(?:script|img|link|iframe)[^>]* (?:src|href)=/,
    );
    expect(text).not.toMatch(/url\((?!#|data:)/);
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
    const used = [...text.matchAll(/href="#([^"]*)"|url\(#([^)]*)\)/g)].map(([, a, b]) => a ?? b);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    expect(text).not.toMatch(/#m-small\b/);
    expect(text.match(/ class="m-small"/g)).toHaveLength(4);
  });

  it('gives a folder of maps: one for each phase, and the end', async () => {
    const into = join(folder, 'maps');
    const count = await exportMaps(document, loaded, into, { png: false });
    expect(count).toBe(5);
    expect(readdirSync(into).sort()).toEqual([
      '001-S1901M.svg',
      '002-F1901M.svg',
      '003-W1901A.svg',
      '004-S1902M.svg',
      '005-end.svg',
    ]);
    const map = readFileSync(join(into, '002-F1901M.svg'), 'utf8');
    expect(map).toMatch(/^<svg xmlns/);
    expect(map).toContain('Fall 1901');
  });
});

describe.each(loadVariants().map(({ variant }) => variant.id))('maps of %s', (id) => {
  it('are one by day and by night but for their colors, and each color by day has one by night', () => {
    const loaded = loadVariant(id)!;
    const geography = loadGeography(loaded)!;
    const nights = new Map<string, string>();
    for (const { position, orders } of randomPhases(loaded.board, 3, 6)) {
      const resolution = resolveArchived(loaded.board, position, orders);
      const view = mapViewOf(loaded.variant, fullPosition(position), resolution, { game: 'trip', holders: {} });
      // Its style stands in the file for both.
      const [day, night] = (['light', 'dark'] as const).map((theme) =>
        drawMap(view, geography, { theme }).replace(/<style>.*<\/style>/, ''),
      ) as [string, string];
      const colors = /([\w-]+)="(#[0-9a-f]{3,8})"/gi;
      expect(night.replace(colors, '$1')).toBe(day.replace(colors, '$1'));
      const dark = [...night.matchAll(colors)].map(([whole]) => whole);
      for (const [n, [whole]] of [...day.matchAll(colors)].entries()) {
        expect(nights.get(whole) ?? dark[n], whole).toBe(dark[n]);
        nights.set(whole, dark[n]!);
      }
    }
    expect(nights.size).toBeGreaterThan(20);
  });
});
