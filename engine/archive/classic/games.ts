/** The games that are found in the mails of old judges. */
import type { Board } from '../../board/board.ts';
import type { GameOutcome } from '../../game/events.ts';
import { PressList } from './press-list.ts';
import type { ClassicGame, ClassicReport } from './report.ts';

export interface Found {
  readonly name: string;
  judge: string | null;
  readonly sources: Set<string>;
  /** The words for it in the heads of its mails. */
  readonly variants: Set<string>;
  board: Board;
  /** No mail has told its variant yet: its board is the standard one until then. */
  isBoardGuessed: boolean;
  start: ClassicGame['start'];
  readonly reports: Map<string, ClassicReport>;
  readonly press: PressList;
  outcome: GameOutcome | null;
  /** Has one of its mails told that the game is over? */
  isOver: boolean;
  /** When its starting position was mailed, and its end: by the first mail of each that tells its date. */
  created: number | null;
  ended: number | null;
}

/** What the mail at hand says of itself. */
export interface SourceMailHead {
  readonly judge: string | null;
  readonly game: string;
  readonly variant: string;
}

export class FoundGames {
  readonly all: Found[] = [];
  readonly #boardOf: (variant: string) => Board | null;
  readonly #most: number;

  constructor(boardOf: (variant: string) => Board | null, most: number) {
    [this.#boardOf, this.#most] = [boardOf, most];
  }

  /**
   * The words for the variant when its map is not known; null when there are too many games. `isTalk`: it is press, or the end of a
   * game, of which histories do not tell the variant. `told`: the variant by a page about the game, where no mail tells it.
   */
  of(
    name: string,
    head: SourceMailHead | null,
    source: string,
    isTalk: boolean,
    told = 'Standard',
  ): Found | { readonly variant: string } | null {
    const namesakes = this.all.filter((each) => each.name === name);
    if (head === null && isTalk && namesakes.length === 1) {
      namesakes[0]!.sources.add(source);
      return namesakes[0]!;
    }
    const variant = head?.variant ?? told;
    const board = this.#boardOf(variant);
    if (board === null) return { variant };
    // Two judges may each have had a game of this name; where a mail does not tell its judge it is of the one that is known.
    const judge = head?.judge ?? null;
    for (const each of namesakes) {
      if (head === null || !each.isBoardGuessed || each.reports.size > 0) continue;
      each.board = board;
      each.isBoardGuessed = false;
    }
    const alike = namesakes.filter((each) => each.board.variant.id === board.variant.id);
    const known = alike.filter((each) => judge === null || each.judge === null || sameWord(each.judge, judge));
    const wanted = known.find((each) => (each.judge === null) === (judge === null));
    const game = wanted ?? (known.length === 1 ? known[0]! : this.#add(name, board, head === null));
    if (game === null) return null;
    game.judge ??= judge;
    game.sources.add(source);
    if (head !== null) game.variants.add(variant);
    return game;
  }

  #add(name: string, board: Board, isBoardGuessed: boolean): Found | null {
    if (this.all.length >= this.#most) return null;
    const game: Found = {
      ...{ name, board, isBoardGuessed, judge: null, start: null, outcome: null, isOver: false },
      ...{
        sources: new Set(),
        variants: new Set(),
        reports: new Map(),
        press: new PressList(),
        created: null,
        ended: null,
      },
    };
    this.all.push(game);
    return game;
  }
}

function sameWord(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
