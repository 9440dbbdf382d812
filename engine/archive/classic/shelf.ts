/** What is found in mails, kept within bounds; and what is not read, told line by line. */
import type { Board } from '../../board/board.ts';
import type { PhaseCode } from '../../board/position.ts';
import { canonicalJson } from '../../game/canonical.ts';
import type { UnreadSourceMessage } from '../../messages/archive-messages.ts';
import { ParameterLists } from '../old-games/setting-lines.ts';
import { type Found, FoundGames, type SourceMailHead } from './games.ts';
import { aboutGame, isAboutGame, type PageFacts, sourceFolder } from './pages.ts';
import type { PressText } from './press-list.ts';
import type { Page, TextLine } from './reading.ts';
import type { ClassicGame, ClassicPress, ClassicReport, Span, UnreadLines } from './report.ts';

export interface ReaderOptions {
  /** The board of a variant by the words of a mail (`Standard Gunboat`); null when its map is not known here. */
  readonly board: (variant: string) => Board | null;
  /** Gets whatever is not read, in order. */
  readonly unread: (lines: UnreadLines) => void;
  /** So many lines were understood and say nothing that is not kept already: headings, deadlines, copies of what was read. */
  readonly routine: (lines: number) => void;
}

/** So much is kept at most, in things and characters: what is found beyond is not read, and told. */
const MOST_REPORTS = 100_000;
const MOST_KEPT = 60_000_000;

export const NO_JUDGES = { code: 'archive/not-a-judges' } as const;
export const ON_FILE = { code: 'archive/only-on-file' } as const;

export class Shelf {
  source = '';
  /** The phases of the source are whole though no line tells what comes next. */
  isSourceWhole = false;
  /** Counts up through all lines. */
  place = 0;
  readonly parameters = new ParameterLists((line, text, why) => this.tell({ number: line, text }, why));
  readonly #options: ReaderOptions;
  readonly #games;
  readonly #spans: Span[] = [];
  /** What pages about games say, by the folders in which they lie; and the lines of it, until a game makes use of them. */
  readonly #abouts = new Map<string, PageFacts>();
  readonly #unused = new Map<string, readonly TextLine[]>();
  #count = 0;
  #kept = 0;
  #outside: UnreadLines | null = null;
  #texts = 0;
  #text: PressText = { id: '', is: 'history' };

  constructor(options: ReaderOptions) {
    this.#options = options;
    this.#games = new FoundGames(options.board, MOST_REPORTS);
  }

  tell({ number, text }: TextLine, why: UnreadSourceMessage): void {
    this.flush();
    this.#options.unread({ from: number, to: number, lines: 1, text: shown(text), why });
  }

  /** Lines that follow each other and are left for one reason are one entry of the report. */
  leave({ number, text }: TextLine, why: UnreadSourceMessage, lines = 1): void {
    if (text.trim() === '') return;
    const before = this.#outside;
    if (before?.why.code === why.code) {
      this.#outside = { ...before, to: number, lines: before.lines + lines };
      return;
    }
    this.flush();
    this.#outside = { from: number, to: number, lines, text: shown(text), why };
  }

  flush(): void {
    if (this.#outside !== null) this.#options.unread(this.#outside);
    this.#outside = null;
  }

  routine(lines = 1): void {
    this.#options.routine(lines);
  }

  /** The game of this name; null where its map is not known, which we report. `isTalk`: of press, or the end of a game. */
  game(name: string, head: SourceMailHead | null, number: number, isTalk = false): Found | null {
    const game = this.#games.of(name, head, this.source, isTalk, this.#abouts.get(name)?.variant);
    if (game === null || !('variant' in game)) return game;
    const { variant } = game;
    this.tell({ text: variant, number }, { code: 'archive/variant-unknown', variant: variant.slice(0, 60) });
    return null;
  }

  span(game: string, through: string): void {
    this.#spans.push({ source: this.source, game, through });
  }

  /** A line of a page about a game. */
  about(key: 'variant' | 'master' | 'result', value: string, line: TextLine): void {
    const folder = sourceFolder(this.source);
    const facts = this.#abouts.get(folder) ?? {};
    if (folder === '' || facts[key] !== undefined) {
      this.leave(line, NO_JUDGES);
      return;
    }
    this.#abouts.set(folder, { ...facts, [key]: value });
    this.#unused.set(folder, [...(this.#unused.get(folder) ?? []), line]);
  }

  /** What is known besides of a game. */
  facts(game: string, facts: PageFacts): void {
    this.#abouts.set(game, { ...this.#abouts.get(game), ...facts });
  }

  /** Keeps a report. Of a turn that stands twice on one page, as it was played once more, the second counts: the page with what it has now. */
  report<P extends Page | null>(game: Found, report: ClassicReport, page: P): P {
    const { line, sources, ...told } = { ...report, at: null, place: 0 };
    const key = canonicalJson(told);
    const known = game.reports.get(key);
    if (known !== undefined) {
      this.routine(report.orders.length);
      game.reports.set(key, { ...known, sources: [...new Set([...known.sources, ...sources])] });
    }
    if (known !== undefined || !this.#isRoom(key.length, line)) return page;
    game.reports.set(key, report);
    if (page === null) return page;
    const { phase } = report;
    const before = page.kept.get(phase);
    if (before !== undefined) {
      this.tell({ number: game.reports.get(before)!.line, text: phase }, { code: 'archive/told-again', phase });
      game.reports.delete(before);
    }
    return { ...page, kept: new Map<PhaseCode, string>(page.kept).set(phase, key) };
  }

  press({ press }: Found, message: ClassicPress): void {
    if (press.isCopy(message, this.#text)) this.routine(message.body.split('\n').length);
    else if (this.#isRoom(message.body.length, message.line)) press.add(message, this.#text);
  }

  /** What follows is of a mail to these readers (nothing: to nobody that is named), or of another text (null). */
  text(readers: string | null): void {
    this.#texts += 1;
    if (readers === null) this.#text = { id: `${this.#texts}`, is: 'history' };
    else if (readers === '') this.#text = { id: `?${this.source}`, is: 'unaddressed' };
    else this.#text = { id: `to ${readers}`, is: 'mails' };
  }

  #isRoom(length: number, number: number): boolean {
    this.#count += 1;
    this.#kept += length;
    if (this.#count <= MOST_REPORTS && this.#kept <= MOST_KEPT) return true;
    this.tell({ number, text: '' }, { code: 'archive/too-much' });
    return false;
  }

  /** All that was found; we report what nothing was made of. */
  all(): readonly ClassicGame[] {
    const games = this.#games.all;
    const names = new Set(games.map(({ name }) => name));
    for (const name of names) if (isAboutGame(this.#abouts.get(name))) this.#unused.delete(name);
    for (const line of [...this.#unused.values()].flat()) this.leave(line, NO_JUDGES);
    for (const { game, line, settings } of this.parameters.all()) {
      if (!names.has(game)) this.leave({ number: line, text: game }, { code: 'archive/settings-alone' }, settings);
    }
    this.flush();
    return games.flatMap((game): readonly ClassicGame[] => {
      if (!this.#isOfItsVariant(game)) return [];
      const { name, sources, variants, board, reports, press, outcome, isBoardGuessed: _, ...told } = game;
      // `Standard, Gunboat`: how it was played, too.
      const more = [...variants].filter((words) => words.includes(',')).join('; ');
      const { parameters, ...about } = aboutGame(this.#abouts.get(name), board, outcome);
      return [
        {
          ...told,
          ...about,
          name,
          sources: [...sources],
          variant: board.variant.id,
          reports: [...reports.values()],
          press: press.all(),
          spans: this.#spans.filter((each) => each.game === name && sources.has(each.source)),
          parameters: { ...(more === '' ? {} : { Variant: more }), ...this.parameters.of(name), ...parameters },
        },
      ];
    });
  }

  /** A page about a game that is read after its results may name another variant than they were taken for. */
  #isOfItsVariant({ name, board, isBoardGuessed, reports, press }: Found): boolean {
    const variant = this.#abouts.get(name)?.variant;
    if (!isBoardGuessed || variant === undefined || this.#options.board(variant) === board) return true;
    const orders = [...reports.values()].flatMap((each) => each.orders).length;
    const lines = press.all().reduce((sum, { body }) => sum + body.split('\n').length, Math.max(1, orders));
    const why = { code: 'archive/variant-unknown', variant: variant.slice(0, 60) } as const;
    this.#options.unread({ from: 0, to: 0, lines, text: name, why });
    return false;
  }
}

/** As much of a line as the report shows. */
function shown(text: string): string {
  return text.trim().slice(0, 200);
}
