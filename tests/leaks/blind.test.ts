/**
 * A blind game shows nobody what he does not see. In each variant a game is played twice. Somebody's orders are otherwise the second time, so
 * that the board is otherwise, but what one reader sees of it is the same. All that leaves the house for him must then be the same, byte for
 * byte, whatever he asks and tries: mails with headers and attachments, refusals, order sheets, his maps. And so must all that anybody sees who
 * plays no power: observers, strangers, pages. Nothing is sorted before it is compared, and nothing left out but the ids of mails, which are
 * made with a secret of the judge, and the boundaries of their parts.
 * @module-tag long
 */

import { describe, expect, it } from 'vitest';
import type { Game } from '../../engine/game/game.ts';
import { mostPlayers } from '../../engine/rules/seat-rules.ts';
import type { Power } from '../../engine/vocabulary.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { composeMail } from '../../lambdas/outgoing/send-mail.ts';
import { sheetData } from '../../lambdas/sheet/sheet-data.ts';
import { english } from '../../templates/locales/en/english.ts';
import { boardOf } from '../boards.ts';
import { DOMAIN, openWorld, type TestWorld } from '../conversations/world.ts';
import { VARIANTS } from '../letters/variants.ts';
import { IS_FULL, someOf } from '../some-of.ts';
import { factsFor, type PhasePlayed, playOut } from './blind-game.ts';

/** Movement phases: with the adjustments after them in each variant where there is time for it. */
const MOVES = IS_FULL ? 2 : 1;
const GAME = `war@${DOMAIN}`;
const JUDGE = `judge@${DOMAIN}`;
const GM = 'gm@example.org';
const WATCHER = 'watcher@example.org';
const STRANGER = 'stranger@example.org';

/** Asked and tried by the reader in every phase. */
const TRIES = [
  'list',
  'map',
  'status',
  'summary',
  'history',
  'help provinces',
  'set concede {other}',
  'set no concede',
  'phase {later}\nif {unit} then\n{unit} H\nendif\nphase',
  'whatif\n{unit} H\nend',
  '{foreign}',
  ...'how many centers does {other} have?|who is late?|has {other} sent orders?|can {other} build?'.split('|'),
  ...'who owns {place}?|where can {other} move?|why did my army fail?|is {other} still alive?'.split('|'),
  'set language de\nmap',
];

interface Ways {
  readonly pages: 'written' | 'drawn';
  readonly isBlind: boolean;
}

class Playing {
  readonly outputs: { readonly reader: string; readonly what: string; readonly text: string }[] = [];
  private mails = 0;
  private word = '';
  private readonly known = new Map<string, string>();
  private readonly world: TestWorld;
  private readonly people: readonly string[];

  private constructor(world: TestWorld, people: readonly string[]) {
    this.world = world;
    this.people = people;
  }

  static async begin(variant: string, { pages, isBlind }: Ways): Promise<Playing> {
    const world = await openWorld({ start: Date.UTC(2026, 2, 2, 19), store: 'memory', pages });
    const people = Array.from({ length: mostPlayers(boardOf(variant)) }, (_, n) => `player${n}@example.org`);
    const playing = new Playing(world, people);
    await playing.write(GM, `create ?war sesame ${variant}\n${isBlind ? 'set blind' : 'set no blind'}`, JUDGE);
    await playing.write(WATCHER, 'observe war', JUDGE);
    for (const [n, person] of people.entries()) await playing.write(person, `signon ?war tulip${n}`, JUDGE);
    return playing;
  }

  async game(): Promise<Game> {
    return (await loadGame(this.world.services, 'war'))!;
  }

  /** The address and the powers of each player. */
  async players(): Promise<readonly { readonly address: string; readonly powers: readonly Power[] }[]> {
    const { seats } = await this.game();
    return Promise.all(
      this.people.map(async (address) => {
        const person = (await this.world.services.directory.personAt(address))!.id;
        return { address, powers: seats.filter((seat) => seat.person === person).map(({ power }) => power) };
      }),
    );
  }

  async through(
    phases: readonly PhasePlayed[],
    reader: string,
    tries: (at: number) => readonly string[],
  ): Promise<void> {
    const players = await this.players();
    for (const [n, { position, orders }] of phases.entries()) {
      for (const { address, powers } of players) {
        const lines = powers.flatMap((power) => [
          ...(powers.length > 1 ? [`${power}:`] : []),
          ...(orders[power] ?? []),
        ]);
        if (lines.length > 0) await this.write(address, lines.join('\n'));
        if (address === reader) for (const text of tries(n)) await this.write(address, text);
      }
      for (const text of ['list war', 'map war', 'summary war', 'history war', 'whatif war\nend'])
        await this.write(STRANGER, text, JUDGE);
      await this.write(STRANGER, 'A mun - ber\nA par H\nF lon H\nA han H\nA vie H', GAME);
      await this.write(WATCHER, 'list\nmap\nsummary\nhistory');
      for (const text of tries(n).filter((line) => line.endsWith('?'))) await this.write(WATCHER, text);
      await this.sheets(reader);
      await this.write(GM, `process ${position.phase}`);
    }
    await this.sheets(reader);
    // Who is late, and is reminded.
    const { current } = await this.game();
    await this.world.moveTo(current!.clock.deadline + 3_600_000);
    await this.collect();
  }

  async end(): Promise<void> {
    await this.write(GM, 'terminate');
    await this.write(GM, `confirm ${this.word}`);
    await this.write(STRANGER, 'history war', JUDGE);
    await this.write(GM, 'resume\nrollback');
  }

  /** What a browser gets at a path of the site; null: nothing. */
  async fetched(path: string): Promise<string | null> {
    const found = await this.world.services.files.get(path);
    return found === null ? null : Buffer.from(found).toString('utf8');
  }

  seenBy(...readers: readonly string[]): readonly string[] {
    return this.outputs
      .filter(({ reader }) => readers.includes(reader))
      .map(({ reader, what, text }) => `${reader} | ${what}\n${text.replace(OF_MAILS, '(…)')}`);
  }

  async write(from: string, text: string, to = GAME): Promise<void> {
    this.mails += 1;
    const head = `From: <${from}>\r\nTo: ${to}\r\nSubject: mail\r\nMessage-ID: <${this.mails}@example.org>`;
    await this.world.deliver(`${head}\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`, { from, to: [to] });
    await this.collect();
  }

  private async collect(): Promise<void> {
    for (const mail of await this.world.sent()) {
      this.word = /^\s*CONFIRM (\S+)$/m.exec(mail.text)?.[1] ?? this.word;
      const raw = Buffer.from(await composeMail(mail, DOMAIN)).toString('utf8');
      const attached = (mail.attachments ?? []).map(({ content }) => content);
      this.outputs.push({
        reader: mail.to,
        what: mail.subject,
        text: [raw.slice(0, raw.indexOf('\r\n\r\n')), mail.text, mail.html, ...attached].join('\n'),
      });
    }
    for (const [key, bytes] of this.world.files) {
      if (!/^(?:games|phases)\//.test(key)) continue;
      const text = Buffer.from(bytes).toString('utf8');
      if (this.known.get(key) === text) continue;
      this.known.set(key, text);
      this.outputs.push({ reader: whoseFile(key), what: key, text });
    }
  }

  /** The order sheets of the reader, of an observer, and of a device that nobody has owned up to. */
  private async sheets(reader: string): Promise<void> {
    const { services } = this.world;
    const game = await this.game();
    for (const [address, isConfirmed] of [
      [reader, true],
      [WATCHER, true],
      [reader, false],
    ] as const) {
      const person = (await services.directory.personAt(address))!;
      const session = {
        id: 'a sheet',
        game: game.name,
        person: person.id,
        part: '',
        generation: 0,
        used: services.now(),
        isConfirmed,
      };
      const sheet = { session, person, game, board: boardOf(game.variant), language: english };
      const data = await sheetData(services, sheet, { pathOf: () => null });
      this.outputs.push({ reader: isConfirmed ? address : 'public', what: 'order sheet', text: JSON.stringify(data) });
    }
  }
}

const STAGES = ['board', 'orders', 'after'];

const OF_MAILS = /\bwar-[a-z2-7]{16}\b|-{2,}=?_?[\w=.-]*|boundary="[^"]*"/g;

/** A drawing for one reader lies where only he is told; all else anybody may fetch. */
function whoseFile(key: string): string {
  // What maps are drawn from nobody may fetch: the drawings are looked at.
  if (key.startsWith('phases/war/maps/')) return 'nobody';
  const own = /^games\/war\/(maps\/[^/]+-[a-z2-7]{16})\//.exec(key);
  return own === null ? 'public' : own[1]!;
}

type Seen = readonly string[];

interface Twins {
  readonly first: Playing;
  readonly second: Playing;
  readonly reader: string;
  readonly changed: string;
  readonly phases: readonly PhasePlayed[];
}

/** Two games that look the same to one of their players and are not. */
async function twins(
  variant: string,
  ways: Ways = { pages: 'written', isBlind: true },
  moves: number = MOVES,
): Promise<Twins> {
  const board = boardOf(variant);
  const [first, second] = [await Playing.begin(variant, ways), await Playing.begin(variant, ways)];
  const start = (await first.game()).position!;
  expect((await second.game()).position).toEqual(start);
  const players = await first.players();
  const phases = playOut(board, start, moves, () => 1);
  for (const { address: reader, powers } of players) {
    const facts = factsFor(board, phases, powers);
    for (const other of players) {
      if (other.address === reader) continue;
      for (let chance = 2; chance < 12; chance += 1) {
        const otherwise = playOut(board, start, moves, (power) => (other.powers.includes(power) ? chance : 1));
        const isOther =
          JSON.stringify(otherwise.map(({ resolution }) => resolution.units)) !==
          JSON.stringify(phases.map(({ resolution }) => resolution.units));
        if (!isOther || factsFor(board, otherwise, powers) !== facts) continue;
        const unit = (start.units[powers[0]!] ?? [])[0]!;
        const later = phases.at(-1)!.resolution.next!;
        const place = (start.units[other.powers[0]!] ?? [])[0]!.slice(2);
        const tries = (n: number) =>
          TRIES.map((text) =>
            text
              .replaceAll('{unit}', unit)
              .replaceAll('{other}', other.powers[0]!)
              .replaceAll('{place}', place)
              .replaceAll('{later}', later)
              .replaceAll('{foreign}', foreign(phases[n]!, otherwise[n]!, unit)),
          );
        await first.through(phases, reader, tries);
        await second.through(otherwise, reader, tries);
        return { first, second, reader, changed: other.address, phases };
      }
    }
  }
  throw new Error(`No two games of ${variant} look the same to anybody.`);
}

/** Lines that would tell whether a unit stands where it stands in one of the games only. */
function foreign(one: PhasePlayed, two: PhasePlayed, unit: string): string {
  const all = [one, two].flatMap(({ position }) => Object.values(position.units).flat());
  const once = all.filter((each) => all.filter((other) => other === each).length === 1).slice(0, 6);
  return once
    .flatMap((each) => [
      `${each} H`,
      `${unit} S ${each}`,
      `${unit} S ${each.slice(2)}`,
      `${unit} C ${each.replace(/^F/, 'A')} - ${unit.slice(2)}`,
    ])
    .join('\n');
}

describe('a blind game', () => {
  const expectAlike = ({ first, second, reader, changed }: Twins) => {
    const [one, two] = [first, second].map((game) => game.seenBy(reader, WATCHER, STRANGER, 'public')) as [Seen, Seen];
    expect(one.length).toBeGreaterThan(40);
    for (const [n, text] of one.entries()) expect(two[n]).toBe(text);
    expect(two.length).toBe(one.length);
    // And there is something that others see.
    expect(second.seenBy(changed)).not.toEqual(first.seenBy(changed));
    expect(second.seenBy(GM)).not.toEqual(first.seenBy(GM));
  };

  // One that is drawn is another variant's, below.
  it.each(someOf(VARIANTS, 5))('of %s tells a player nothing of what he does not see', async (variant) => {
    expectAlike(await twins(variant));
  });

  it('would be found out: where all see the whole board, the same two games differ', async () => {
    const { first, second, reader } = await twins('consolidation-1865', { pages: 'written', isBlind: false }, 2);
    for (const who of [reader, WATCHER, STRANGER, 'public'])
      expect(second.seenBy(who), who).not.toEqual(first.seenBy(who));
  });

  it('draws each player a map of his own, and shows all of it when it is over', async () => {
    const drawn = await twins('consolidation-1865', { pages: 'drawn', isBlind: true });
    expectAlike(drawn);
    const { first, second, reader, changed, phases } = drawn;
    const mapsOf = (game: Playing, address: string) => [
      ...new Set(game.seenBy(address).flatMap((text) => text.match(/maps\/[A-Z0-9]+-[a-z2-7]{16}/g) ?? [])),
    ];
    const maps = mapsOf(first, reader);
    // Of each phase with its orders; the board of the first before, and of the last.
    expect(maps.length).toBe(phases.length + 1);
    expect(mapsOf(second, reader)).toEqual(maps);
    for (const map of maps) {
      const own = await Promise.all(STAGES.map((stage) => first.fetched(`games/war/${map}/${stage}.svg`)));
      expect(own.some((drawing) => drawing?.startsWith('<svg'))).toBe(true);
      expect(await Promise.all(STAGES.map((stage) => second.fetched(`games/war/${map}/${stage}.svg`)))).toEqual(own);
    }
    expect(mapsOf(first, changed).filter((map) => maps.includes(map))).toEqual([]);
    for (const who of [WATCHER, STRANGER, 'public']) expect(mapsOf(first, who), who).toEqual([]);
    const pages = [
      ...phases.map(({ position }) => `games/war/${position.phase}/index.html`),
      'games/war/archive.json',
      'games/war/map.svg',
    ];
    for (const page of pages) expect(await first.fetched(page), page).toBeNull();

    const before = first.outputs.length;
    await first.end();
    for (const page of pages) expect(await first.fetched(page), page).not.toBeNull();
    const told = (who: string) =>
      first.outputs
        .slice(before)
        .flatMap(({ reader, text }) => (reader === who ? [text] : []))
        .join('\n');
    const { position } = phases[0]!;
    const [unit] = Object.values(position.units).flat();
    expect(told(STRANGER)).toContain(position.phase);
    expect(told('public')).toContain(unit!);
    expect(
      told(GM)
        .replace(/\s+/g, ' ')
        .match(/it cannot go on/g)?.length,
    ).toBeGreaterThan(0);
  });

  it('tells a player what is in sight, and refuses what would tell more', { timeout: 60_000 }, async () => {
    const playing = await Playing.begin('standard', { pages: 'written', isBlind: true });
    const players = await playing.players();
    const of = (power: Power) => players.find(({ powers }) => powers.includes(power))!.address;
    await playing.write(of('GERMANY'), 'A mun - bur');
    await playing.write(of('FRANCE'), 'A mar S mun - bur\nA par S bul - bur');
    await playing.write(GM, 'process S1901M');
    const last = (who: string) => playing.seenBy(who).at(-1)!.replace(/\s+/g, ' ');
    expect(last(of('FRANCE'))).toMatch(/Of others you see now:? .{0,12}Germany: Army Burgundy\./);
    expect(last(of('FRANCE'))).toContain('Army Marseilles SUPPORT Army Munich -> Burgundy.');
    expect(last(of('TURKEY'))).toContain('You see no unit of another power now.');
    expect(last(of('TURKEY'))).not.toMatch(/Burgundy|Munich|Germany: /);
    await playing.write(of('FRANCE'), 'phase S1902M\nif A par then\nA par H\nendif');
    expect(last(of('FRANCE'))).toContain('Conditions are not taken in a blind game');
    await playing.write(GM, 'set proxy');
    expect(last(GM)).toContain('the unit of another would show what one does not see');
    await playing.write(GM, 'set no blind');
    expect(last(GM)).toContain('as was announced at the start');
  });
});
