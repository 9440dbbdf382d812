/**
 * A judge's end of the order sheet for tests of the page alone: one game in one phase, its mail filed by the engine. What the
 * real endpoint does with a mail is tested where that is.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { dueTo } from '../../engine/adjudicate/phases/adjustments-due.ts';
import type { Board } from '../../engine/board/board.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Position } from '../../engine/board/position.ts';
import { boardIn } from '../../engine/board/translation.ts';
import { dueOf } from '../../engine/game/due.ts';
import { fileOrders } from '../../engine/game/on-file.ts';
import { parseOrder } from '../../engine/orders/notation.ts';
import { choicesIn } from '../../engine/rules/start-choices.ts';
import { readSection } from '../../engine/sections/read-section.ts';
import type { Power } from '../../engine/vocabulary.ts';
import { buildSheetScript } from '../../infra/sheet-script.ts';
import type { BusyPhase } from '../../infra/tools/maps/busy.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { type LanguageCode, loadLanguage } from '../../templates/locales/languages.ts';
import { powerName } from '../../templates/locales/powers.ts';
import { phaseName } from '../../templates/locales/times/phases.ts';
import type { Geography } from '../../templates/map/geometry/geography.ts';
import { barePhase, barePower, bareSheet } from '../../templates/sheet/bare-sheet.ts';
import { sheetPage } from '../../templates/sheet/page.ts';
import type {
  BoardFile,
  DeskAction,
  PhaseShown,
  SheetAnswer,
  SheetData,
  SheetReader,
} from '../../templates/sheet/sheet-data.ts';
import { boardOf, readNames, readVariant, USUAL_CHOICES } from '../boards.ts';
import { playGame } from '../self-played.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const SEAL = readFileSync(new URL('../../templates/pages/assets/seal.svg', import.meta.url));

export interface SheetServer {
  readonly url: string;
  readonly mails: readonly string[];
  /** Something happens in the game. */
  change(how: (data: SheetData) => SheetData): void;
  close(): Promise<void>;
}

export interface SheetFixture {
  readonly variant: string;
  /** Which of the phases of a game that plays itself: the first of this kind after so many years. */
  readonly kind: 'M' | 'R' | 'A';
  readonly years?: number;
  readonly powers: readonly Power[] | 'observer' | 'master' | 'unconfirmed';
}

/** The phase that is shown, with those before it. */
function phasesUpTo({ variant, kind, years = 1 }: SheetFixture): readonly BusyPhase[] {
  const board = boardOf(variant);
  // A short and a long one serve all.
  const all = playGame(board, 3, years < 2 ? 3 : 7);
  const first = parsePhase(all[0]!.position.phase).year;
  const at = all.findIndex(({ position }) => {
    const phase = parsePhase(position.phase);
    return phase.kind === kind && phase.year >= first + years;
  });
  return all.slice(0, (at < 0 ? all.length - 1 : at) + 1);
}

const shown = new WeakMap<BusyPhase, PhaseShown>();

/** With the reasons, as the judge publishes it. */
function shownOf(board: Board, phase: BusyPhase): PhaseShown {
  const made = shown.get(phase) ?? explained(board, phase);
  shown.set(phase, made);
  return made;
}

function explained(board: Board, { position, resolution, holders }: BusyPhase): PhaseShown {
  const orders: Record<Power, string[]> = {};
  for (const { power, order } of resolution.orders) orders[power] = [...(orders[power] ?? []), order];
  return {
    phase: position.phase,
    before: position,
    resolution: adjudicate(board, position, orders, { explain: true }),
    holders,
  };
}

const action = (
  key: DeskAction['key'],
  line: string,
  confirms: boolean,
  ...asks: readonly (readonly [name: string, kind: DeskAction['asks'][number]['kind'], value: string])[]
): DeskAction => ({ key, line, asks: asks.map(([name, kind, value]) => ({ name, kind, value })), confirms });

export interface Fixture {
  readonly data: SheetData;
  readonly records: ReadonlyMap<string, PhaseShown>;
}

export function fixture(wanted: SheetFixture, now = Date.now()): Fixture {
  const { variant } = wanted;
  const board = boardOf(variant);
  const phases = phasesUpTo(wanted);
  const { position, holders } = phases.at(-1)!;
  const past = phases.slice(0, -1).map((each) => shownOf(board, each));
  const name = (power: Power) => powerName(board, power);
  const reader: SheetReader =
    wanted.powers === 'observer'
      ? { kind: 'observer' }
      : wanted.powers === 'unconfirmed'
        ? { kind: 'unconfirmed' }
        : wanted.powers === 'master'
          ? {
              kind: 'master',
              desk: {
                masterWait: false,
                rows: board.powers.map(({ name: power }, n) => ({
                  power,
                  progress: (['complete', 'some', 'none', 'nothing'] as const)[n % 4]!,
                  waits: n === 2,
                  away: n === 1 ? { from: now, to: now + 5 * 86_400_000 } : null,
                  lateNotices: n % 3,
                })),
                actions: [
                  action('extend', 'SET DEADLINE {when}', true, ['when', 'date', 'tomorrow 20:00']),
                  action('pause', 'PAUSE', false),
                  action('process', 'PROCESS', true),
                  action('announce', 'BROADCAST\n{text}\nENDBROADCAST', false, ['text', 'text', '']),
                  action('replace', 'EJECT {power}', true, ['power', 'power', board.powers[0]!.name]),
                ],
              },
            }
          : { kind: 'player', own: wanted.powers.map((power) => ownOf(board, position, power, [])), pending: [] };
  const own: readonly Power[] = typeof wanted.powers === 'string' ? [] : wanted.powers;
  const partner = board.powers.map((each) => each.name).find((power) => !own.includes(power))!;
  const bare = bareSheet(board.variant, position, {
    ...USUAL_CHOICES,
    rulebook: board.variant.rulebook ?? '2023',
  });
  const began = now - 86_400_000;
  const said = (ago: number, from: Power, to: Power, body: string) => ({
    ...{ at: now - ago * 1_000_000, phase: position.phase, from: name(from), to: name(to) },
    ...{ isOwn: to === partner, subject: null, body },
  });
  const data: SheetData = {
    ...bare,
    game: {
      ...bare.game,
      name: 'marne',
      hasPress: true,
      votes: { draw: true, drawAmong: false, concede: false },
    },
    zone: 'Europe/Berlin',
    now,
    phase: {
      ...barePhase(board, position, began),
      id: `${position.phase}.${began}`,
      deadline: now + 100_000_000,
      graceEnd: now + 110_000_000,
    },
    holders,
    seats: board.powers.map(({ name: power }, n) => ({
      power,
      name: name(power),
      player: n === 3 ? null : `Player ${n + 1}`,
      status: 'playing',
      isBot: n === 4,
      isOpen: n === 3,
      units: position.units[power]?.length ?? 0,
      centers: position.centers[power]?.length ?? 0,
      late: n === 5,
      owes: n === 5 ? true : null,
      vote: null,
    })),
    reader,
    mayWrite: wanted.powers !== 'unconfirmed',
    last: past.at(-1) ?? null,
    earlier: past.map(({ phase }) => ({
      phase,
      words: phaseName(board, phase),
      page: `/games/marne/${phase}/`,
      record: `/record/${phase}.json`,
    })),
    press:
      reader.kind !== 'player'
        ? []
        : [
            {
              with: [partner],
              key: partner,
              messages: [
                said(90, partner, own[0]!, 'Shall we leave Burgundy empty this year?\nI would rather look east.'),
                said(80, own[0]!, partner, 'Gladly. Nothing of mine goes there.'),
                said(8, partner, own[0]!, 'Then it is settled.'),
              ],
            },
          ],
    links: {
      ...bare.links,
      post: '/sheet/marne',
      data: '/sheet/marne.json',
      now: '/games/marne/now.json',
      board: '/board.json',
      game: '/games/marne/',
      mail: 'marne@judge.example.org',
      csrf: 'token',
    },
  };
  return { data, records: new Map(past.map((each) => [each.phase, each])) };
}

function ownOf(board: Board, position: Position, power: Power, onFile: readonly string[]) {
  const receipt = onFile.length > 0 ? 'Q7KX-93MD' : null;
  return { ...barePower(power, dueOf(board, position, power), onFile), receipt };
}

export async function serveSheet(
  wanted: SheetFixture,
  change: (data: SheetData) => SheetData = (data) => data,
): Promise<SheetServer> {
  const made = fixture(wanted);
  let data = change(made.data);
  const board = boardOf(wanted.variant);
  const { assets, files } = buildSheetScript();
  const file: BoardFile = {
    variant: readVariant(wanted.variant),
    translations: readNames(wanted.variant),
    geography: readGeography(wanted.variant),
  };
  const mails: string[] = [];
  const answered = new Map<string, SheetAnswer>();
  let ids = 0;
  const language = await loadLanguage(data.language as LanguageCode);
  const page = (shown: SheetData) =>
    inLanguage(language, () =>
      sheetPage(shown, {
        assets,
        board: boardIn(board, language.code),
        geography: readGeography(wanted.variant),
        newId: () => `plain-form-${String(ids++).padStart(8, '0')}`,
        time: (at) => new Date(at).toISOString().slice(0, 16).replace('T', ' '),
      }),
    );
  const server: Server = createServer((request, response) => {
    const answer = (status: number, type: string, body: string | Uint8Array) => {
      response.writeHead(status, {
        'content-type': type,
        'content-security-policy': POLICY,
        'cache-control': 'no-cache',
      });
      response.end(body);
    };
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const asset = files.find(({ name }) => path === `/assets/sheet/${name}`);
    if (asset !== undefined) return answer(200, asset.type, asset.body);
    if (path === '/assets/seal.svg') return answer(200, 'image/svg+xml', SEAL);
    if (path === '/board.json') return answer(200, 'application/json', JSON.stringify(file));
    const record = made.records.get(/^\/record\/(\w+)\.json$/.exec(path)?.[1] ?? '');
    if (record !== undefined) return answer(200, 'application/json', JSON.stringify(record));
    if (path === data.links.now)
      return answer(200, 'application/json', JSON.stringify({ phase: data.phase?.id ?? 'none' }));
    if (path === '/sheet/marne.json') return answer(200, 'application/json', JSON.stringify(data));
    if (path !== '/sheet/marne') return answer(404, 'text/plain', 'not here');
    if (request.method !== 'POST') return answer(200, 'text/html; charset=utf-8', page(data));
    void textOf(request).then((body) => {
      const form = new URLSearchParams(body);
      // The same again is the same mail.
      const id = form.get('id') ?? '';
      const before = answered.get(id);
      if (before !== undefined) return answer(200, 'application/json', JSON.stringify(before));
      const text = [...form.getAll('line'), form.get('text') ?? ''].filter((line) => line !== '').join('\n');
      mails.push(text);
      const told = file_(data, text);
      data = told.data ?? data;
      answered.set(id, told);
      if (request.headers.accept === 'application/json') answer(200, 'application/json', JSON.stringify(told));
      else answer(200, 'text/html; charset=utf-8', page({ ...data, answer: told }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/sheet/marne`,
    mails,
    change: (how) => {
      data = how(data);
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        // A browser keeps some open without a word, and a server waits for them.
        server.closeAllConnections();
      }),
  };

  function file_(before: SheetData, text: string): SheetAnswer {
    const { reader, position } = before;
    if (reader.kind !== 'player' || position === null)
      return { refused: null, report: [], data: before, receipts: {}, mailedTo: 'a…@example.org' };
    const powers = reader.own.map(({ power }) => power);
    const { kind } = parsePhase(position.phase);
    const lines = text.split(/\r?\n/).map((line, n) => ({ number: n + 1, text: line, ignored: null }));
    const { items } = readSection(
      { signOn: null, unreadable: null, secrets: [], lines },
      { board, phase: position.phase, role: 'player', power: powers[0]!, also: powers.slice(1), position },
    );
    const own = reader.own.map((each) => {
      const orders = items.flatMap((item) => {
        if (item.kind !== 'order' || (item.power ?? powers[0]) !== each.power) return [];
        const points = item.influence?.points;
        const order = points === undefined ? item.order : `IP ${points} ${item.order.replace(/^IP \d+ /, '')}`;
        return parseOrder(order, kind) ?? [];
      });
      const { onFile } = fileOrders(
        each.onFile.map((order) => ({ order, received: 0 })),
        orders,
        1,
        kind,
        Math.abs(dueTo(board, position, each.power)),
        choicesIn(board, position, each.power),
      );
      const isWaiting = /^SET WAIT$/m.test(text) || (each.wait && !/^SET NO WAIT$/m.test(text));
      const filed = onFile.map(({ order }) => order);
      return { ...ownOf(board, position, each.power, filed), wait: isWaiting };
    });
    return {
      refused: null,
      report: items.flatMap((item) =>
        item.kind === 'error'
          ? [{ line: item.line, text: item.text, outcome: 'refused', message: 'Not understood.' }]
          : [],
      ),
      data: { ...before, reader: { kind: 'player', own, pending: [] } },
      receipts: {},
      mailedTo: 'a…@example.org',
    };
  }
}

export function readGeography(variant: string): Geography {
  return JSON.parse(
    readFileSync(new URL(`../../variants/${variant}/geography.json`, import.meta.url), 'utf8'),
  ) as Geography;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
  return text;
}
