/** How a game is set up, as the old judges write it: in a summary, and in the answer to LIST. */
import type { UnreadSourceMessage } from '../../messages/archive-messages.ts';

/** What stands as `  Key: value` and is no seat; in capitals too. */
const KEYS =
  'Move clock,Retreat clock,Adjust clock,Order clock,Access,Variant,Flags,xFlags,Press,Winning Centers,Winning Centres,Index,Judge,Start Date,End Date,Game Codes,Miller Number,Boardman Number,MN,BN,Power Assignments,Timing,Victory,Number of Players,Press Restrictions,DSettng,Mach,Concessions,Draw,Draws,Rules,Comment,Irregular,Max Absence,Site,Game type,Proxy,Process,Deadline,Deadlines,Level,Dedication,Zone'.split(
    ',',
  );
const KEY_BY_CAPITALS = new Map(KEYS.map((key) => [key.toUpperCase(), key]));

export interface SettingLine {
  readonly key: string;
  readonly value: string;
}

/** `  Press:    White, Partial Allowed.`, `  Move    clock 1410 min 12.00 …`; null when the line is no setting. */
export function readSettingLine(line: string): SettingLine | null {
  const clock = /^ *(Move|Retreat|Adjust|Order) +(clock) +(.+)$/i.exec(line);
  if (clock !== null) return { key: asJudgesWrite(`${clock[1]} ${clock[2]}`), value: clock[3]!.trim() };
  const pair = /^ *([A-Za-z][A-Za-z ]{0,25}): *(.*)$/.exec(line);
  if (pair === null) return null;
  const key = pair[1]!.trim().replace(/ +/g, ' ');
  return KEY_BY_CAPITALS.has(key.toUpperCase()) ? { key: asJudgesWrite(key), value: pair[2]!.trim() } : null;
}

function asJudgesWrite(key: string): string {
  return (key === key.toUpperCase() && KEY_BY_CAPITALS.get(key)) || key;
}

/** As the schema of archives has it, in characters. */
const LONGEST = 4_000;

export type Parameters = Readonly<Record<string, string>>;
type Telling = (line: number, text: string, why: UnreadSourceMessage) => void;

/** The settings of games that answers to LIST tell, by the game's name: the last that was found of each counts. */
export class ParameterLists {
  readonly #byGame = new Map<string, Map<string, string>>();
  readonly #lines = new Map<string, number>();
  readonly #tell: Telling;
  #game: Map<string, string> | null = null;
  /** The setting that is being read, and what an answer before says of it. */
  #last: { readonly key: string; readonly line: number; readonly before: string | undefined } | null = null;

  constructor(tell: Telling) {
    this.#tell = tell;
  }

  /** What follows is of this game. `line`: where it says so. */
  open(game: string, line: number): void {
    this.#game = this.#byGame.get(game) ?? new Map();
    this.#byGame.set(game, this.#game);
    this.#lines.set(game, line);
  }

  /** Is this line one of the settings? The first that is not ends them. */
  takes(text: string, line: number): boolean {
    if (this.#game === null) return false;
    const read = readSettingLine(text);
    const known = this.#last === null ? '' : this.#game.get(this.#last.key)!;
    // Mail programs break long lines; a setting that is whole ends with a full stop, or with the days of a clock.
    const goesOn = read === null && known !== '' && !/\.$| days \S{5,}$/.test(known);
    if (read === null && !goesOn) {
      this.close();
      return false;
    }
    if (read !== null) {
      this.#settle();
      this.#last = { key: read.key, line, before: this.#game.get(read.key) };
    }
    const value = `${goesOn ? `${known} ` : ''}${read?.value ?? text.trim()}`.replace(/\s+/g, ' ');
    if (value.length > LONGEST) this.#tell(line, text, { code: 'archive/longer-than-judges' });
    else this.#game.set(this.#last!.key, value);
    return true;
  }

  /** The answer has ended. */
  close(): void {
    this.#settle();
    this.#game = null;
  }

  #settle(): void {
    const { key, line, before } = this.#last ?? {};
    this.#last = null;
    const now = this.#game?.get(key ?? '');
    if (key === undefined || before === undefined || before === now) return;
    this.#tell(line!, `${key}: ${now}`, { code: 'archive/setting-changed', setting: key, before });
  }

  all(): readonly { readonly game: string; readonly line: number; readonly settings: number }[] {
    return [...this.#byGame].map(([game, { size }]) => ({ game, line: this.#lines.get(game) ?? 0, settings: size }));
  }

  of(game: string): Parameters {
    return Object.fromEntries(this.#byGame.get(game) ?? []);
  }
}
