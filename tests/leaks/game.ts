/**
 * A random game in which everybody's secrets carry a mark of their own, and everything that leaves the house is kept. Votes and waits
 * cannot carry a mark; for them the same game is played twice, with one player's secrets otherwise the second time.
 */
import { legalOrdersOf } from '../../engine/adjudicate/legal-orders.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { Game } from '../../engine/game/game.ts';
import { formatOrder, parseUnit } from '../../engine/orders/notation.ts';
import { loadGame } from '../../lambdas/app/load-game.ts';
import { replyAddress } from '../../lambdas/app/people.ts';
import { composeMail } from '../../lambdas/app/send-mail.ts';
import { standard } from '../boards.ts';
import { DOMAIN, openWorld, type TestWorld } from '../conversations/world.ts';
import { createRandom, type Random } from '../random.ts';

/** A secret, how it would show, and who may see it. */
export interface Canary {
  readonly what: string;
  readonly shows: RegExp;
  /** Persons' addresses; `public`: what anybody can read; `log`. */
  readonly readers: ReadonlySet<string>;
  /** Before this many outputs it does not exist, after that many it is open: checked in between. */
  readonly from: number;
  to: number;
}

/** Something that left the house. */
export interface Output {
  /** An address, `public` or `log`. */
  readonly reader: string;
  readonly what: string;
  readonly text: string;
}

export interface Played {
  readonly canaries: readonly Canary[];
  readonly outputs: readonly Output[];
}

const MASTER = 'gm-zq@example.org';
const GAME = `war@${DOMAIN}`;
const FOREVER = Number.POSITIVE_INFINITY;

/** Every so manieth game has its maps drawn too. */
const DRAWN_EVERY = 20;

/** One zone and one month of absence for each player: neither occurs anywhere else. */
const ZONES = ['Kathmandu', 'Chatham', 'St_Johns', 'Tehran', 'Yangon', 'Kiritimati', 'Marquesas'] as const;
const MONTHS = ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'] as const;
/** Orders for the fall of 1901 of units that nobody can have there by then, one for each player. */
const DRAFTS = [
  ['A', 'tun', 'naf'],
  ['A', 'por', 'spa'],
  ['A', 'bel', 'hol'],
  ['A', 'gre', 'ser'],
  ['A', 'nwy', 'fin'],
  ['A', 'swe', 'den'],
  ['A', 'naf', 'tun'],
] as const;

export async function playSecretGame(seed: number): Promise<Played> {
  return play(seed, { phases: 2, changed: null, pages: seed % DRAWN_EVERY === 0 ? 'drawn' : 'written' });
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
  const changed = createRandom(seed).below(standard.powers.length);
  const ways = { phases: 1, pages: 'written' } as const;
  const { outputs: first, people } = await play(seed, { ...ways, changed: null, stops: true });
  const { outputs: second } = await play(seed, { ...ways, changed, stops: true });
  return { changed: people[changed]!, first, second };
}

interface Ways {
  readonly phases: number;
  readonly pages: 'written' | 'drawn';
  /** Number of the player whose secrets are otherwise; null: nobody's. */
  readonly changed: number | null;
  /** Ends before the last phase is processed. */
  readonly stops?: boolean;
}

async function play(seed: number, ways: Ways): Promise<Play> {
  const random = createRandom(seed);
  const world = await openWorld({ start: Date.UTC(2026, 2, 2, 19), seed, store: 'memory', pages: ways.pages });
  const play = new Play(world, random, seed, ways);
  await play.all();
  await world.close();
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

  private readonly world: TestWorld;
  private readonly random: Random;
  private readonly seed: number;
  private readonly ways: Ways;
  people: readonly string[] = [];

  constructor(world: TestWorld, random: Random, seed: number, ways: Ways) {
    this.world = world;
    this.random = random;
    this.seed = seed;
    this.ways = ways;
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
    await this.write(MASTER, `create ?war ${this.mark('gmpass')}\n${options.join('\n')}`, `judge@${DOMAIN}`);
    this.secret('password of the master', this.mark('gmpass'), []);
    this.people = standard.powers.map((_, n) => `${this.mark(`addr${n}`)}@example.org`);
    for (const [n, address] of this.people.entries()) {
      this.secret(`address ${n}`, this.mark(`addr${n}`), [address]);
      this.secret(`password ${n}`, this.mark(`pass${n}`), []);
      if (this.isAnonymous) this.secret(`name ${n}`, this.mark(`name${n}`), [address, MASTER]);
      await this.write(address, `signon ?war ${this.mark(`pass${n}`)}`, `judge@${DOMAIN}`, this.mark(`name${n}`));
      await this.keepTokens();
    }
    const observer = 'watcher@example.org';
    await this.write(observer, 'observe war', `judge@${DOMAIN}`);
    await this.keepTokens();
    for (let phases = 0; phases < this.ways.phases; phases += 1) {
      const game = await this.game();
      if (game.status !== 'active') break;
      for (const address of this.random.shuffle(this.people)) await this.turn(game, address);
      if (this.ways.stops !== true) await this.process(game);
    }
    if (this.ways.stops === true) return;
    await this.write(MASTER, 'terminate');
    await this.write(MASTER, `confirm ${this.word}`);
  }

  /** The secret part of each person's reply address, as it is now. */
  private async keepTokens(): Promise<void> {
    const game = await this.game();
    for (const address of [MASTER, ...this.people]) {
      const person = (await this.world.world.directory.personAt(address))?.id;
      const token = person === undefined ? null : /\+r-([a-z2-7]+)@/.exec(replyAddress(this.world.world, game, person));
      if (token === null || this.canaries.some(({ what }) => what === `token ${token[1]}`)) continue;
      this.secret(`token ${token[1]}`, token[1]!, [address]);
    }
  }

  private async game(): Promise<Game> {
    return (await loadGame(this.world.world, 'war'))!;
  }

  /** One player's mails in one phase. */
  private async turn(game: Game, address: string): Promise<void> {
    const person = (await this.world.world.directory.personAt(address))!.id;
    const seat = game.seats.find((each) => each.person === person);
    if (seat === undefined) return;
    const n = this.people.indexOf(address);
    const isChanged = n === this.ways.changed;
    const random = createRandom((this.seed * 16 + n) * 64 + game.resolved.length * 2 + (isChanged ? 1 : 0));
    const mark = this.mark(`line${this.mails}`);
    const lines = [
      ...this.orders(game, seat.power, address, random),
      ...(game.resolved.length === 0 ? this.plans(n, address, random, isChanged) : []),
      ...this.votes(game, seat.power, random),
    ];
    if (random.percent(40)) {
      lines.push(`A ${mark} - xyz`);
      this.secret('a line that is no order', mark, [address]);
    }
    if (random.percent(20)) lines.push(`set password ${this.mark('newpass')}`);
    if (this.random.percent(60)) lines.push(...this.press(game, seat.power, address));
    await this.write(address, lines.join('\n'));
  }

  private orders(game: Game, power: Power, address: string, random: Random): readonly string[] {
    const lines: string[] = [];
    for (const text of game.position!.phase.endsWith('M') ? (game.position!.units[power] ?? []) : []) {
      // Supports would name the moves of others, by chance rightly.
      const orders = legalOrdersOf(standard, game.position!, parseUnit(text)!).filter(({ kind }) => kind === 'move');
      if (orders.length === 0) continue;
      const order = formatOrder(random.pick(orders));
      lines.push(order);
      const [, from, to] = /^[AF] (\w+)(?:\/\w+)? - (\w+)/.exec(order) ?? [];
      if (from !== undefined && to !== undefined && game.resolved.length === 0) {
        this.moveIsSecret(`order ${order}`, from, to, address);
      }
    }
    return lines;
  }

  /** What is for later, and for nobody else: drafts, absences, the zone of one's own times, diaries. */
  private plans(n: number, address: string, random: Random, isChanged: boolean): readonly string[] {
    const lines: string[] = [];
    const [type, from, to] = DRAFTS[n]!;
    if (random.percent(60)) {
      lines.push(
        `phase F1901M\n${random.percent(50) ? `if ${type} ${from} then\n` : ''}${type} ${from} - ${to}\nphase`,
      );
      this.moveIsSecret(`draft ${type} ${from} - ${to}`, from, to, address);
    }
    if (random.percent(50)) {
      const [first, last] = isChanged ? [2, 8] : [3, 9];
      lines.push(`set absence ${first} ${MONTHS[n]} 2026 to ${last} ${MONTHS[n]} 2026`);
      this.secret(`absence in ${MONTHS[n]}`, `\\b${MONTHS[n]}\\w* \\d|\\d ${MONTHS[n]}|2026-0${n + 5}`, [address]);
    }
    if (random.percent(50)) {
      const place = ZONES[n]!;
      const continent = { St_Johns: 'America', Chatham: 'Pacific', Kiritimati: 'Pacific', Marquesas: 'Pacific' };
      lines.push(`set my zone ${(continent as Record<string, string>)[place] ?? 'Asia'}/${place}`);
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
    const name = (id: string) => standard.variant.provinces.find((province) => province.id === id)!.name;
    const arrow = '\\s*(?:-|->|→|to|moves to)\\s*';
    const shows = `(?:\\b${from}${arrow}${to}\\b|${name(from)}${arrow}${name(to)})`;
    this.secret(what, shows, [address], this.outputs.length);
  }

  /** A message to some, which nobody else may read. */
  private press(game: Game, from: Power, address: string): readonly string[] {
    const others = this.random.shuffle(standard.powers.map(({ name }) => name).filter((name) => name !== from));
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
    for (const canary of this.canaries) if (canary.what.startsWith('order ')) canary.to = Math.min(canary.to, until);
    await this.write(MASTER, `process ${game.position!.phase}`);
  }

  private async write(from: string, text: string, to = GAME, name = ''): Promise<void> {
    this.mails += 1;
    const isOver = (await loadGame(this.world.world, 'war'))?.status === 'finished';
    const head = `From: ${name === '' ? '' : `"${name}" `}<${from}>\r\nTo: ${to}\r\nSubject: mail\r\nMessage-ID: <${this.seed}-${this.mails}@example.org>`;
    await this.world.deliver(`${head}\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`, { from, to: [to] });
    if (!isOver && (await loadGame(this.world.world, 'war'))?.status === 'finished') this.openAtEnd();
    await this.collect();
  }

  /** What the end of a game opens is no secret from here on. */
  private openAtEnd(): void {
    const opens = [...['order', 'draft'], ...(this.opensDiaries ? ['diary'] : []), ...(this.reveals ? ['name'] : [])];
    for (const canary of this.canaries) {
      if (opens.includes(canary.what.replace(/ .*/, ''))) canary.to = Math.min(canary.to, this.outputs.length);
    }
  }

  /** Everything that came out since the last time. */
  private async collect(): Promise<void> {
    for (const mail of await this.world.sent()) {
      this.word = /^\s*CONFIRM (\S+)$/m.exec(mail.text)?.[1] ?? this.word;
      const raw = Buffer.from(await composeMail(mail, DOMAIN)).toString('utf8');
      const headers = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/^To: .*(?:\r\n[ \t].*)*/m, '');
      const attachments = (mail.attachments ?? []).map(({ content }) => content).join('\n');
      const person = (await this.world.world.directory.personAt(mail.to))?.id ?? '';
      this.outputs.push({
        reader: `${mail.to} ${person}`,
        what: mail.subject,
        text: [headers, mail.text, mail.html, attachments].join('\n'),
      });
    }
    for (const [key, bytes] of this.world.files) {
      if (!key.startsWith('games/')) continue;
      const text = Buffer.from(bytes).toString('utf8');
      if (this.seen.get(key) === text) continue;
      this.seen.set(key, text);
      this.outputs.push({ reader: 'public', what: key, text });
    }
    const lines = this.world.log.slice(this.logged);
    this.logged = this.world.log.length;
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

/** Outputs in which a secret shows to somebody who may not see it. */
export function leaksIn({ canaries, outputs }: Played): readonly string[] {
  return canaries.flatMap(({ what, shows, readers, from, to }) =>
    outputs.slice(from, to).flatMap((output) => {
      const mayRead = output.reader.split(' ').some((reader) => readers.has(reader));
      return mayRead || !shows.test(output.text)
        ? []
        : [`${what} in '${output.what}' for ${output.reader}: ${shows.exec(output.text)![0]}`];
    }),
  );
}

/**
 * Outputs of a game that others than `changed` can see, as text. Digests follow from salts that nobody knows; the log, which the
 * operator alone reads, names the kind of the first event of a commit.
 */
export function seenByOthers(outputs: readonly Output[], changed: string): readonly string[] {
  return outputs
    .filter(({ reader }) => !reader.split(' ').includes(changed))
    .map(({ reader, what, text }) => {
      const told = reader === 'log' ? text.replace(/^(commit .*)"what":"[a-z-]+"/gm, '$1') : text;
      return `${reader} | ${what}\n${told.replace(/[0-9a-f]{32,64}/g, '(digest)')}`;
    });
}
