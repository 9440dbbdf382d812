/** Notes that somebody has made on an archived game: a file beside the archive that cites it (docs/archive.md). */

export interface Annotations {
  readonly format: 'chancery-annotations';
  readonly version: 1;
  /** The game's name. */
  readonly game: string;
  /** `digest` of the archive that was read. */
  readonly digest: string;
  /** Head of its chain; null for a game that was played elsewhere. While a game goes on its archive grows, its chain keeps this head. */
  readonly head: string | null;
  readonly notes: readonly Annotation[];
}

export interface Annotation {
  readonly by: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Null: of the game as a whole. */
  readonly phase: string | null;
  /** An order of that phase, as the archive writes it; null: of the phase as a whole. */
  readonly order: string | null;
  readonly text: string;
}
