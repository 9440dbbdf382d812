/**
 * A random game in which everybody's secrets carry a mark of their own, and everything that leaves the house is kept. Votes and waits
 * cannot carry a mark; for them the same game is played twice, with one player's secrets otherwise the second time.
 */

import { legalOrdersOf } from '../../engine/adjudicate/legality/legal-orders.ts';
import type { Board } from '../../engine/board/board.ts';
import { phaseAfter } from '../../engine/board/phase.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { Game } from '../../engine/game/game.ts';
import { formatOrder, parseUnit } from '../../engine/orders/notation.ts';
import { neutralName } from '../../engine/rules/neutral-units.ts';
import { mostPlayers } from '../../engine/rules/seat-rules.ts';
import { choicesIn } from '../../engine/rules/start-choices.ts';
import { provinceOf, provinceOfUnit } from '../../engine/vocabulary.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { replyAddress } from '../../lambdas/games/people-of-game.ts';
import { sheetLink } from '../../lambdas/games/sheet-links.ts';
import { morningOf } from '../../lambdas/outgoing/my-games.ts';
import { composeMail } from '../../lambdas/outgoing/send-mail.ts';
import { sheetData } from '../../lambdas/sheet/sheet-data.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { english } from '../../templates/locales/en/english.ts';
import { morningPage } from '../../templates/sheet/morning-page.ts';
import { boardOf } from '../boards.ts';
import { DOMAIN, openWorld, type TestWorld } from '../conversations/world.ts';
import { VARIANTS } from '../letters/variants.ts';
import { createRandom, type Random } from '../random.ts';
import type { Canary, Output, Played } from './outputs.ts';

const MASTER = 'gm-zq@example.org';
const GAME = `war@${DOMAIN}`;
const JUDGE = `judge@${DOMAIN}`;
/** A morning page without scripts. */
export const MORNING_FORM = {
  ...{ path: '/', csrf: '', newId: () => '', shown: new Map(), judge: JUDGE, news: '' },
  assets: { morning: '' },
};
const FOREVER = Number.POSITIVE_INFINITY;

/** Every so manieth game has its maps drawn too. */
const DRAWN_EVERY = 20;

/** The game with this seed is one of this variant. */

/** One zone and one month of absence for each player: neither occurs anywhere else. */
const ZONES = [
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'America/St_Johns',
  'Asia/Tehran',
  'Asia/Yangon',
  'Pacific/Kiritimati',
  'Pacific/Marquesas',
  'Asia/Kabul',
  'Australia/Eucla',
] as const;
const MONTHS = [
  '2026-05',
  '2026-06',
  '2026-07',
  '2026-08',
  '2026-09',
  '2026-10',
  '2026-11',
  '2026-12',
  '2027-01',
] as const;
const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

function variantOf(seed: number): string {
  return VARIANTS[seed % VARIANTS.length]!;
}

export async function playSecretGame(seed: number): Promise<Played> {
  return play(seed, { moves: 2, changed: null, pages: seed % DRAWN_EVERY === 0 ? 'drawn' : 'written' });
}

/**
 * The first phase of a game twice: the same mails, but one player's orders, drafts, vote, WAIT, absence, zone, diary and password
 * are otherwise in the second. Until the phase is processed both must look the same to everybody else.
 */
export async function playTwins(seed: number): Promise<{
  readonly changed: string;
  readonly first: readonly Output[];
  readonly second: readonly Output[];
}> {
  const changed = createRandom(seed).below(mostPlayers(boardOf(variantOf(seed))));
  const ways = { moves: 1, pages: 'written' } as const;
  const { outputs: first, people } = await play(seed, { ...ways, changed: null, stops: true });
  const { outputs: second } = await play(seed, { ...ways, changed, stops: true });
  return { changed: people[changed]!, first, second };
}

interface Ways {
  /** Movement phases. */
  readonly moves: number;
  readonly pages: 'written' | 'drawn';
  /** Number of the player whose secrets are otherwise; null: nobody's. */
  readonly changed: number | null;
  /** Ends before the last phase is processed. */
  readonly stops?: boolean;
}

async function play(seed: number, ways: Ways): Promise<Play> {
  const random = createRandom(seed);
  const services = await openWorld({ start: Date.UTC(2026, 2, 2, 19), seed, store: 'memory', pages: ways.pages });
  const play = new Play(services, random, seed, ways);
  await play.all();
  return play;
}

/** State of one game under way: who is who, what is secret, what has come out. */
class Play implements Played {
  readonly canaries: Canary[] = [];
  readonly outputs: Output[] = [];
  private readonly seen = new Map<string, string>();
  private logged = 0;
  private mails = 0;
  private readonly isAnonymous: boolean;
  private readonly reveals: boolean;
  private readonly opensDiaries: boolean;
  /** The word that the judge asked for last. */
  private word = '';

  private readonly services: TestWorld;
  private readonly random: Random;
  private readonly seed: number;
  private readonly ways: Ways;
  private readonly board: Board;
  /** Addresses by person. */
  private readonly persons = new Map<string, string>();
  people: readonly string[] = [];

  constructor(services: TestWorld, random: Random, seed: number, ways: Ways) {
    this.services = services;
    this.random = random;
    this.seed = seed;
    this.ways = ways;
    this.board = boardOf(variantOf(seed));
    this.isAnonymous = random.percent(60);
    this.reveals = random.percent(50);
    this.opensDiaries = random.percent(50);
  }

  async all(): Promise<void> {
    const options = [
      ...(this.isAnonymous ? ['set gunboat'] : []),
      ...(this.reveals ? [] : ['set no reveal']),
      ...(this.opensDiaries ? [] : ['set closed diaries']),
      'set white/grey press',
    ];
    await this.write(
      MASTER,
      `create ?war ${this.mark('gmpass')} ${this.board.variant.id}\n${options.join('\n')}`,
      `judge@${DOMAIN}`,
    );
    this.secret('password of the master', this.mark('gmpass'), []);
    this.people = Array.from({ length: mostPlayers(this.board) }, (_, n) => `${this.mark(`addr${n}`)}@example.org`);
    for (const [n, address] of this.people.entries()) {
      this.secret(`address ${n}`, this.mark(`addr${n}`), [address, MASTER]);
      this.secret(`password ${n}`, this.mark(`pass${n}`), []);
      if (this.isAnonymous) this.secret(`name ${n}`, this.mark(`name${n}`), [address, MASTER]);
      await this.write(address, `signon ?war ${this.mark(`pass${n}`)}`, `judge@${DOMAIN}`, this.mark(`name${n}`));
      await this.keepTokens();
    }
    const observer = `${this.mark('watcher')}@example.org`;
    this.secret('address of the observer', this.mark('watcher'), [observer, MASTER]);
    await this.write(observer, 'observe war', `judge@${DOMAIN}`);
    await this.keepTokens();
    for (let moves = 0; moves < this.ways.moves; ) {
      const game = await this.game();
      if (game.status !== 'active') break;
      if (game.position!.phase.endsWith('M')) moves += 1;
      for (const address of this.random.shuffle(this.people)) await this.turn(game, address);
      if (moves === 1) for (const address of [observer, this.people[0]!]) await this.knock(game, address);
      if (this.ways.stops === true && moves === this.ways.moves) break;
      // All the others have conceded.
      if ((await this.game()).status !== 'active') return;
      await this.process(game);
      if ((await this.game()).resolved.length === game.resolved.length)
        throw new Error(`${game.position!.phase} goes on.`);
    }
    if (this.ways.stops === true) return;
    await this.write(MASTER, 'terminate');
    await this.write(MASTER, `confirm ${this.word}`);
  }

  /** The secret part of each person's reply address, as it is now. */
  private async keepTokens(): Promise<void> {
    const game = await this.game();
    for (const address of [MASTER, ...this.people]) {
      const person = (await this.services.services.directory.personAt(address))?.id;
      if (person !== undefined) this.persons.set(person, address);
      const token =
        person === undefined ? null : /\+r-([a-z2-7]+)@/.exec(replyAddress(this.services.services, game, person));
      const known = person === undefined ? null : await this.services.services.directory.person(person);
      const link = known === null ? null : sheetLink(this.services.services, game, known, this.services.services.now());
      for (const secret of [token?.[1], link?.split('-').at(-1)]) {
        if (secret === undefined || this.canaries.some(({ what }) => what === `token ${secret}`)) continue;
        this.secret(`token ${secret}`, secret, [address]);
      }
    }
  }

  private async game(): Promise<Game> {
    return (await loadGame(this.services.services, 'war'))!;
  }

  /** Names another's seat, with a wrong password and without one. */
  private async knock({ seats }: Game, address: string): Promise<void> {
    const person = (await this.services.services.directory.personAt(address))!.id;
    const other = seats.find((seat) => seat.person !== null && seat.person !== person)?.power;
    const letter = this.board.variant.powers.find(({ name }) => name === other)?.letter;
    for (const password of ['swordfish', '']) await this.write(address, `signon ${letter}war ${password}`);
  }

  /** One player's mails in one phase. */
  private async turn(game: Game, address: string): Promise<void> {
    const person = (await this.services.services.directory.personAt(address))!.id;
    const own = game.seats.filter((each) => each.person === person).map(({ power }) => power);
    const [first] = own;
    if (first === undefined) return;
    const n = this.people.indexOf(address);
    const isChanged = n === this.ways.changed;
    const random = createRandom((this.seed * 16 + n) * 64 + game.resolved.length * 2 + (isChanged ? 1 : 0));
    const mark = this.mark(`line${this.mails}`);
    const lines = [
      ...own.flatMap((power) => [
        ...(own.length > 1 ? [`${power}:`] : []),
        ...this.orders(game, power, address, random),
        ...this.choices(game, power, random),
        ...this.bids(game, power, address, random),
      ]),
      ...(game.resolved.length === 0 ? this.plans(n, address, random, isChanged) : []),
      ...this.votes(game, first, random),
    ];
    if (random.percent(40)) {
      lines.push(`A ${mark} - xyz`);
      this.secret('a line that is no order', mark, [address]);
    }
    if (random.percent(20)) lines.push(`set password ${this.mark('newpass')}`);
    if (this.random.percent(60)) lines.push(...this.press(game, first, address));
    await this.write(address, lines.join('\n'));
  }

  private orders(game: Game, power: Power, address: string, random: Random): readonly string[] {
    const lines: string[] = [];
    for (const text of game.position!.phase.endsWith('M') ? (game.position!.units[power] ?? []) : []) {
      // Supports would name the moves of others, by chance rightly.
      const orders = legalOrdersOf(this.board, game.position!, parseUnit(text)!).filter(({ kind }) => kind === 'move');
      if (orders.length === 0) continue;
      const order = formatOrder(random.pick(orders));
      lines.push(order);
      const [, from, to] = /^[AF] (\w+)(?:\/\w+)? - (\w+)/.exec(order) ?? [];
      if (from !== undefined && to !== undefined && isFirstOfMoves(game)) {
        this.moveIsSecret(`order ${order}`, from, to, address);
      }
    }
    return lines;
  }

  /** The types of starting units, which are chosen all at once: `build F mar`. */
  private choices(game: Game, power: Power, random: Random): readonly string[] {
    return choicesIn(this.board, game.position!, power).flatMap(({ units, numbers }) => {
      if (numbers === 'kept' || random.percent(40)) return [];
      return units.map((unit) => {
        const at = unit.slice(2);
        // The default is told to all with the rules.
        this.secret(
          `choice of ${at}`,
          `F ${at}\\b|Fleet +${this.nameOf(at)}`,
          [this.addressOf(game, power)],
          this.outputs.length,
        );
        return `build F ${at}`;
      });
    });
  }

  /** Points for the orders of neutral units, each player's on other units: an allocation is never told, losing or winning. */
  private bids(game: Game, power: Power, address: string, random: Random): readonly string[] {
    const { influence } = this.board.variant.rules;
    if (influence === undefined || !game.position!.phase.endsWith('M')) return [];
    const n = this.board.powerNumber.get(power)!;
    const units = (game.position!.units[neutralName(this.board)!] ?? []).map((unit) => unit.slice(2));
    const own = units.filter((_, u) => u % this.board.powers.length === n).slice(0, influence.unitsPerPhase);
    let left = game.position!.centers[power]?.length ?? 0;
    return own.flatMap((at) => {
      const points = 3;
      if (points > left || random.percent(30)) return [];
      left -= points;
      // One point and two are what mails show as examples.
      this.secret(`bid for ${at}`, `\\bIP +(?:[3-9]|ALL) +(?:A +)?(?:${at}\\b|${this.nameOf(at)})`, [address]);
      return [`IP ${points} ${at} H`];
    });
  }

  private addressOf({ seats }: Game, power: Power): string {
    const person = seats.find((seat) => seat.power === power)?.person;
    return this.persons.get(person ?? '') ?? '';
  }

  private nameOf(id: string): string {
    const name = this.board.variant.provinces.find((province) => province.id === id)!.name;
    return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  }

  /** What is for later, and for nobody else: drafts, absences, the zone of one's own times, diaries. */
  private plans(n: number, address: string, random: Random, isChanged: boolean): readonly string[] {
    const lines: string[] = [];
    const draft = draftsOn(this.board)[n];
    if (random.percent(60) && draft !== undefined) {
      const { type, from, to } = draft;
      const unit = `${type} ${from}`;
      const condition = random.percent(50) ? `if ${unit} then\n` : '';
      lines.push(`phase ${secondMoves(this.board)}\n${condition}${unit} - ${to}\nphase`);
      this.moveIsSecret(`draft ${unit} - ${to}`, from, to, address);
    }
    if (random.percent(50)) {
      const [first, last] = isChanged ? [2, 8] : [3, 9];
      const [year, month] = MONTHS[n]!.split('-');
      const name = MONTH_NAMES[Number(month) - 1]!;
      lines.push(`set absence ${first} ${name} ${year} to ${last} ${name} ${year}`);
      this.secret(`absence in ${name}`, `\\b${name}\\w* \\d|\\d ${name}|${MONTHS[n]}`, [address, MASTER]);
    }
    if (random.percent(50)) {
      const zone = ZONES[n]!;
      const place = zone.slice(zone.indexOf('/') + 1);
      lines.push(`set my zone ${zone}`);
      this.secret(`zone ${place}`, place.replace('_', '[_ ]'), [address]);
    }
    if (random.percent(50)) {
      const mark = this.mark(`diary${n}`);
      lines.push(`diary\nDear diary, ${mark}.\nend${random.percent(50) ? '\ndiary read' : ''}`);
      this.secret(`diary of ${n}`, mark, [address]);
    }
    return lines;
  }

  /** WAIT and votes for a draw or a concession: told to nobody in a game without open votes. */
  private votes(game: Game, power: Power, random: Random): readonly string[] {
    const other = random.pick(game.seats.filter((seat) => seat.power !== power)).power;
    return [
      ...(random.percent(40) ? ['set wait'] : []),
      ...(random.percent(30) ? ['set draw'] : random.percent(30) ? [`set concede ${other}`] : []),
    ];
  }

  private moveIsSecret(what: string, from: string, to: string, address: string): void {
    const name = (id: string) => this.nameOf(id);
    const arrow = '\\s*(?:-|->|→|to|moves to)\\s*';
    const shows = `(?:\\b${from}${arrow}${to}\\b|${name(from)}${arrow}${name(to)})`;
    this.secret(what, shows, [address], this.outputs.length);
  }

  /** A message to some, which nobody else may read. */
  private press(game: Game, from: Power, address: string): readonly string[] {
    const others = this.random.shuffle(this.board.powers.map(({ name }) => name).filter((name) => name !== from));
    const to = others.slice(0, 1 + this.random.below(3));
    const mark = this.mark(`press${this.mails}`);
    const readers = game.seats.flatMap(({ power, person }) => (to.includes(power) && person !== null ? [person] : []));
    this.canaries.push({
      what: `press of ${from}`,
      shows: new RegExp(mark, 'i'),
      readers: new Set([address, ...readers]),
      from: 0,
      to: FOREVER,
    });
    const colour = this.random.percent(50) ? 'grey ' : '';
    return [`press ${colour}to ${to.join(', ')}`, `Let us talk, ${mark}.`, 'endpress'];
  }

  /** Orders are open from here on. */
  private async process(game: Game): Promise<void> {
    const until = this.outputs.length;
    for (const canary of this.canaries)
      if (/^(?:order|choice) /.test(canary.what)) canary.to = Math.min(canary.to, until);
    await this.lookAtSheets();
    await this.write(MASTER, `process ${game.position!.phase}`);
  }

  /** Everybody's order sheet, and the first player's on a device that nobody has owned up to: what that shows is public. */
  private async lookAtSheets(): Promise<void> {
    const { services } = this.services;
    const game = await this.game();
    // A GM sees who is away and who waits.
    const masters = this.ways.stops === true ? [] : [MASTER];
    for (const [n, address] of [this.people[0]!, ...masters, ...this.people].entries()) {
      const person = await services.directory.personAt(address);
      if (person === null) continue;
      const part = { game: game.name, person: person.id, part: '', generation: 0, used: services.now() };
      const session = { id: 'a sheet', ...part, isConfirmed: n > 0 };
      const data = await sheetData(
        services,
        { session, person, game, board: this.board, language: english },
        { pathOf: () => null },
      );
      const reader = n === 0 ? 'public' : `${address} ${person.id}`;
      this.outputs.push({ reader, what: 'order sheet', text: JSON.stringify(data) });
      const morning = n === 0 ? null : await morningOf(services, person);
      if (morning === null) continue;
      const text = inLanguage(english, () => morningPage(morning.games, MORNING_FORM, null).main.html);
      this.outputs.push({ reader, what: 'all games', text });
    }
  }

  private async write(from: string, text: string, to = GAME, name = ''): Promise<void> {
    this.mails += 1;
    const isOver = (await loadGame(this.services.services, 'war'))?.status === 'finished';
    const head = `From: ${name === '' ? '' : `"${name}" `}<${from}>\r\nTo: ${to}\r\nSubject: mail\r\nMessage-ID: <${this.seed}-${this.mails}@example.org>`;
    await this.services.deliver(`${head}\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`, { from, to: [to] });
    if (!isOver && (await loadGame(this.services.services, 'war'))?.status === 'finished') this.openAtEnd();
    await this.collect();
  }

  /** What the end of a game opens is no secret from here on. */
  private openAtEnd(): void {
    const opens = [
      ...['order', 'draft', 'choice'],
      ...(this.opensDiaries ? ['diary'] : []),
      ...(this.reveals ? ['name'] : []),
    ];
    for (const canary of this.canaries) {
      if (opens.includes(canary.what.replace(/ .*/, ''))) canary.to = Math.min(canary.to, this.outputs.length);
    }
  }

  /** Everything that came out since the last time. */
  private async collect(): Promise<void> {
    for (const mail of await this.services.sent()) {
      this.word = /^\s*CONFIRM (\S+)$/m.exec(mail.text)?.[1] ?? this.word;
      const raw = Buffer.from(await composeMail(mail, DOMAIN)).toString('utf8');
      const headers = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/^To: .*(?:\r\n[ \t].*)*/m, '');
      const attachments = (mail.attachments ?? []).map(({ content }) => content).join('\n');
      const person = (await this.services.services.directory.personAt(mail.to))?.id ?? '';
      this.outputs.push({
        reader: `${mail.to} ${person}`,
        what: mail.subject,
        text: [headers, mail.text, mail.html, attachments].join('\n'),
      });
    }
    for (const [key, bytes] of this.services.files) {
      if (!key.startsWith('games/')) continue;
      const text = Buffer.from(bytes).toString('utf8');
      if (this.seen.get(key) === text) continue;
      this.seen.set(key, text);
      this.outputs.push({ reader: 'public', what: key, text });
    }
    const lines = this.services.log.slice(this.logged);
    this.logged = this.services.log.length;
    if (lines.length > 0) this.outputs.push({ reader: 'log', what: 'log', text: lines.join('\n') });
  }

  private secret(what: string, pattern: string, readers: readonly string[], from = 0): void {
    this.canaries.push({ what, shows: new RegExp(pattern, 'i'), readers: new Set(readers), from, to: FOREVER });
  }

  /** A word that occurs nowhere else. */
  private mark(what: string): string {
    return `zq${this.seed}${what}`;
  }
}

/** No units have moved yet. */
function isFirstOfMoves({ resolved }: Game): boolean {
  return !resolved.some(({ phase }) => phase.endsWith('M'));
}

/** The movement phase after the first, `F1901M`. */
function secondMoves({ start, variant }: Board): string {
  let next = phaseAfter(variant.calendar, start);
  while (next.kind !== 'M') next = phaseAfter(variant.calendar, next);
  return `${next.season}${next.year}M`;
}

interface DraftMove {
  readonly type: 'A' | 'F';
  readonly from: string;
  readonly to: string;
}

/** Moves of units that nobody can have there by the second movement phase, as far as the map has such places: no two alike. */
function draftsOn(board: Board): readonly DraftMove[] {
  const { army } = board.variant.adjacency;
  const fleet = board.variant.adjacency.fleet.map(([a, b]) => [provinceOf(a), provinceOf(b)] as const);
  const neutral = board.variant.rules['neutral-units']?.units ?? [];
  const start = [...board.powers.flatMap(({ units }) => units), ...neutral].map((unit) => provinceOfUnit(unit));
  const near = new Set([
    ...start,
    ...[...army, ...fleet].flatMap(([a, b]) => [...(start.includes(a) ? [b] : []), ...(start.includes(b) ? [a] : [])]),
  ]);
  const moves = (pairs: readonly (readonly [string, string])[], type: 'A' | 'F') =>
    pairs.flatMap(([a, b]) => [
      { type, from: a, to: b },
      { type, from: b, to: a },
    ]);
  const far = [...moves(army, 'A'), ...moves(fleet, 'F')].filter(({ from }) => !near.has(from));
  return far.filter(({ from, to }, n) => far.findIndex((each) => each.from === from && each.to === to) === n);
}
