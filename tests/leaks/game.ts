/** A random game in which everybody's secrets carry a mark of their own, and everything that leaves the house is kept. */
import { legalOrdersOf } from '../../engine/adjudicate/legal-orders.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { Game } from '../../engine/game/game.ts';
import { formatOrder, parseUnit } from '../../engine/orders/notation.ts';
import { loadGame } from '../../lambdas/app/load-game.ts';
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

export async function playSecretGame(seed: number): Promise<Played> {
  const random = createRandom(seed);
  const world = await openWorld({ start: Date.UTC(2026, 2, 2, 19), seed, store: 'memory', pages: 'written' });
  const play = new Play(world, random, seed);
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

  constructor(world: TestWorld, random: Random, seed: number) {
    this.world = world;
    this.random = random;
    this.seed = seed;
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
    const people = standard.powers.map((_, n) => `${this.mark(`addr${n}`)}@example.org`);
    for (const [n, address] of people.entries()) {
      this.secret(`address ${n}`, this.mark(`addr${n}`), [address]);
      this.secret(`password ${n}`, this.mark(`pass${n}`), []);
      if (this.isAnonymous) this.secret(`name ${n}`, this.mark(`name${n}`), [address, MASTER]);
      await this.write(address, `signon ?war ${this.mark(`pass${n}`)}`, `judge@${DOMAIN}`, this.mark(`name${n}`));
    }
    const observer = 'watcher@example.org';
    await this.write(observer, 'observe war', `judge@${DOMAIN}`);
    for (let phases = 0; phases < 2; phases += 1) {
      const game = await this.game();
      if (game.status !== 'active') break;
      for (const address of this.random.shuffle(people)) await this.turn(game, address);
      await this.process(game);
    }
    await this.end();
  }

  private async game(): Promise<Game> {
    return (await loadGame(this.world.world, 'war'))!;
  }

  /** One player's mails in one phase. */
  private async turn(game: Game, address: string): Promise<void> {
    const person = (await this.world.world.directory.personAt(address))!.id;
    const seat = game.seats.find((each) => each.person === person);
    if (seat === undefined) return;
    const lines: string[] = [];
    for (const text of game.position!.phase.endsWith('M') ? (game.position!.units[seat.power] ?? []) : []) {
      // Supports would name the moves of others, by chance rightly.
      const orders = legalOrdersOf(standard, game.position!, parseUnit(text)!).filter(({ kind }) => kind === 'move');
      if (orders.length === 0) continue;
      const order = formatOrder(this.random.pick(orders));
      lines.push(order);
      const [, from, to] = /^[AF] (\w+)(?:\/\w+)? - (\w+)/.exec(order) ?? [];
      if (from !== undefined && to !== undefined && game.resolved.length === 0) {
        const name = (id: string) => standard.variant.provinces.find((province) => province.id === id)!.name;
        const arrow = '\\s*(?:-|->|→|to|moves to)\\s*';
        this.secret(
          `order ${order}`,
          `(?:\\b${from}${arrow}${to}\\b|${name(from)}${arrow}${name(to)})`,
          [address],
          this.outputs.length,
        );
      }
    }
    const mark = this.mark(`line${this.mails}`);
    if (this.random.percent(40)) {
      lines.push(`A ${mark} - xyz`);
      this.secret('a line that is no order', mark, [address]);
    }
    if (this.random.percent(30)) lines.push('set wait');
    if (this.random.percent(20)) lines.push('set draw');
    if (this.random.percent(20)) lines.push('set absence 3 Aug 2026 to 9 Aug 2026');
    if (this.random.percent(20)) lines.push(`set password ${this.mark('newpass')}`);
    if (this.random.percent(50)) lines.push(...this.diary(address));
    if (this.random.percent(60)) lines.push(...this.press(game, seat.power, address));
    await this.write(address, lines.join('\n'));
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

  /** A private note: for its writer alone, until the game is over and only where diaries are opened. */
  private diary(address: string): readonly string[] {
    const mark = this.mark(`diary${this.mails}`);
    this.secret('diary', mark, [address]);
    return ['diary', `Between us, ${mark}.`, 'end', ...(this.random.percent(50) ? ['diary read'] : [])];
  }

  /** The master ends the game: from here on names and diaries are open, unless they stay closed. */
  private async end(): Promise<void> {
    await this.write(MASTER, 'terminate');
    const until = this.outputs.length;
    for (const canary of this.canaries) {
      if (this.opensDiaries && canary.what === 'diary') canary.to = until;
      if (this.reveals && canary.what.startsWith('name ')) canary.to = until;
    }
    await this.write(MASTER, `confirm ${this.word}`);
  }

  /** Orders are open from here on. */
  private async process(game: Game): Promise<void> {
    const until = this.outputs.length;
    for (const canary of this.canaries) if (canary.what.startsWith('order ')) canary.to = Math.min(canary.to, until);
    await this.write(MASTER, `process ${game.position!.phase}`);
  }

  private async write(from: string, text: string, to = GAME, name = ''): Promise<void> {
    this.mails += 1;
    const head = `From: ${name === '' ? '' : `"${name}" `}<${from}>\r\nTo: ${to}\r\nSubject: mail\r\nMessage-ID: <${this.seed}-${this.mails}@example.org>`;
    await this.world.deliver(`${head}\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`, { from, to: [to] });
    await this.collect();
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
