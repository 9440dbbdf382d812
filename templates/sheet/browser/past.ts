/** Phases that are over, stepped through by arrow keys, buttons and swipes; each played from before to after. */
import type { PhaseShown } from '../sheet-data.ts';
import { fetchFile } from './send.ts';
import type { Stage } from './stage.ts';
import type { SheetState } from './state.ts';

export class PastPhases {
  private readonly sheet: SheetState;
  private readonly stage: Stage;
  private readonly known = new Map<string, PhaseShown>();
  private playing: AbortController | null = null;
  private wanted = -1;

  constructor(sheet: SheetState, stage: Stage) {
    this.sheet = sheet;
    this.stage = stage;
  }

  private get here(): number {
    return this.sheet.mode.kind === 'past' ? this.sheet.mode.at : this.sheet.data.earlier.length;
  }

  get canGoBack(): boolean {
    return this.here > 0;
  }

  get canGoOn(): boolean {
    return this.sheet.mode.kind === 'past';
  }

  async step(by: -1 | 1): Promise<void> {
    await this.to(this.here + by);
  }

  /** To a phase by its number; beyond the last is now. */
  async to(at: number): Promise<void> {
    this.playing?.abort();
    this.wanted = at;
    const { earlier, last } = this.sheet.data;
    if (at >= earlier.length) {
      this.sheet.mode = { kind: 'orders' };
      this.sheet.changed();
      return;
    }
    const phase = earlier[at];
    if (phase === undefined) return;
    const shown =
      this.known.get(phase.phase) ?? (last?.phase === phase.phase ? last : await fetchFile<PhaseShown>(phase.record));
    if (shown === null || this.wanted !== at) return;
    this.known.set(phase.phase, shown);
    this.sheet.chosen = null;
    if (this.sheet.mode.kind !== 'past') this.stage.zoom.whole();
    this.sheet.mode = { kind: 'past', at, shown, which: 'before' };
    this.sheet.changed();
  }

  /** The orders as they found the board, then the units on their way, then the board they left. */
  async play(): Promise<void> {
    this.playing?.abort();
    const { mode } = this.sheet;
    const shown = mode.kind === 'past' ? mode.shown : null;
    if (mode.kind !== 'past' || shown === null) return;
    const playing = new AbortController();
    this.playing = playing;
    this.sheet.mode = { ...mode, which: 'before' };
    this.sheet.changed();
    await this.stage.play(shown.before, shown.resolution, playing.signal);
    if (playing.signal.aborted || this.sheet.mode.kind !== 'past') return;
    this.sheet.mode = { ...mode, which: 'after' };
    this.stage.forget();
    this.sheet.changed();
  }
}
