/** Run by itself, with little memory: writes the lists of 10,000 finished games, and says how many files and how long the longest. */

import { canonicalJson } from '../../engine/game/canonical.ts';
import { publishLists } from '../../lambdas/adapters/publish/publish-lists.ts';
import type { PublisherOptions } from '../../lambdas/adapters/publish/publisher-options.ts';
import { loadVariant, loadVariants } from '../../lambdas/adapters/variants/variants.ts';
import { finishedEntry } from './finished.ts';

const GAMES = 10_000;
const standard = loadVariant('standard')!.board;
const powers = standard.powers.map(({ name }) => name);

function summaryOf(n: number): unknown {
  const outcome =
    n % 4 === 0 ? { kind: 'won', powers: [powers[n % 7]] } : { kind: 'drawn', powers: powers.slice(0, 2 + (n % 4)) };
  const finished = powers.map((power, p) => ({
    power,
    centres: (n + p) % 12,
    result: outcome.powers.includes(power) ? (outcome.kind === 'won' ? 'won' : 'drew') : 'survived',
    outIn: null,
    player: `Player ${(n * 7 + p) % 3000}`,
    person: `p${(n * 7 + p) % 3000}`,
  }));
  const years = Array.from({ length: 12 }, (_, y) => ({ year: 1900 + y, centers: { FRANCE: ['par', 'bre', 'mar'] } }));
  const openings = Object.fromEntries(
    standard.powers.map(({ name, units }) => [name, units.map((unit) => `${unit} H ${n % 40}`)]),
  );
  const ended = new Date(Date.UTC(2005, 0, 1) + n * 60_000_000).toISOString();
  const game = { name: `g${n}`, variant: 'standard', outcome, years: 11, lastYear: 1911, phases: 50, powers: finished };
  return {
    name: `g${n}`,
    variant: 'standard',
    status: 'finished',
    created: ended,
    ended,
    phases: 50,
    years,
    finished: game,
    openings,
    press: 0,
    lastPress: [],
  };
}

const sizes: number[] = [];
const options = {
  files: {
    get: async (key: string) => {
      const n = /^phases\/g(\d+)\/summary\.json$/.exec(key)?.[1];
      return n === undefined ? null : Buffer.from(canonicalJson(summaryOf(Number(n))));
    },
    put: async (key: string, body: string | Uint8Array) => {
      if (key.endsWith('.html')) sizes.push(body.length);
    },
  },
  directory: {
    person: async () => null,
    people: async () => new Map(),
    personAt: async () => null,
    enrol: async () => ({ id: '', addresses: [], name: '', zone: null }),
  },
  board: (id: string) => loadVariant(id)?.board ?? null,
  variants: () => loadVariants().map(({ board }) => board),
  help: { topics: [], text: () => null, translated: () => null, title: () => null, board: () => null },
  digest: () => '',
  house: { domain: 'judge.example.org', judge: 'Chancery', code: 'CHAN', site: 'https://judge.example.org' },
  places: [],
  geography: () => null,
  fonts: '',
} as unknown as PublisherOptions;

const entries = Array.from({ length: GAMES }, (_, n) => finishedEntry(`g${n}`));
await publishLists(options, entries);
process.stdout.write(JSON.stringify({ files: sizes.length, longest: Math.max(...sizes) }));
