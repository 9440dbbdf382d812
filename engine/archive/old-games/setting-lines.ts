/** How a game is set up, as the old judges write it: in a summary, and in the answer to LIST. */

/** What stands as `  Key: value` and is no seat. */
const KEYS =
  /^(?:(?:Move|Retreat|Adjust|Order) +clock|Access|Variant|Flags|xFlags|Press|Winning Cent(?:er|re)s|Index|Judge|Start Date|End Date|Game Codes|Miller Number|Boardman Number|MN|BN|Power Assignments|Timing|Victory|Number of Players|Press Restrictions|DSettng|Mach|Concessions|Draws?|Rules|Comment|Irregular|Max Absence|Site|Game type|Proxy|Process|Deadlines?|Level|Dedication|Zone)$/i;

export interface SettingLine {
  readonly key: string;
  readonly value: string;
}

/** `  Press:    White, Partial Allowed.`, `  Move    clock 1410 min 12.00 …`; null when the line is no setting. */
export function readSetting(line: string): SettingLine | null {
  const clock = /^ *(Move|Retreat|Adjust|Order) +clock +(.+)$/.exec(line);
  if (clock !== null) return { key: `${clock[1]} clock`, value: clock[2]!.trim() };
  const pair = /^ *([A-Za-z][A-Za-z ]{0,25}): *(.*)$/.exec(line);
  if (pair === null) return null;
  const [key, value] = [pair[1]!.trim(), pair[2]!.trim()];
  return KEYS.test(key) ? { key, value } : null;
}

/** So much is kept of a game, in settings and characters of each. */
const MOST = 50;
const LONGEST = 1_000;

export type Parameters = Readonly<Record<string, string>>;

/** The settings of games that answers to LIST tell, by the game's name: the last that was found of each counts. */
export class ParameterLists {
  readonly #byGame = new Map<string, Map<string, string>>();
  #game: Map<string, string> | null = null;
  #last: string | null = null;

  /** What follows is of this game. */
  open(game: string): void {
    this.#game = new Map();
    this.#last = null;
    this.#byGame.set(game, this.#game);
  }

  /** Is this line one of the settings? The first that is not ends them. */
  takes(line: string): boolean {
    if (this.#game === null) return false;
    const read = readSetting(line);
    const before = this.#last === null ? '' : this.#game.get(this.#last)!;
    // Mail programs break long lines; a setting that is whole ends with a full stop, or with the days of a clock.
    const goesOn = read === null && this.#last !== null && !/\.$| days \S{5,}$/.test(before) && before !== '';
    if (read !== null && this.#game.size < MOST) {
      this.#last = read.key;
      this.#game.set(read.key, clean(read.value));
    } else if (goesOn) this.#game.set(this.#last!, clean(`${before} ${line.trim()}`));
    const isOne = read !== null || goesOn;
    if (!isOne) this.#game = null;
    return isOne;
  }

  of(game: string): Parameters {
    return Object.fromEntries(this.#byGame.get(game) ?? []);
  }
}

function clean(value: string): string {
  return value.replace(/\s+/g, ' ').slice(0, LONGEST);
}
