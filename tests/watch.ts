import { IS_FULL } from './some-of.ts';

/**
 * Watches that a run of the tests moves on. A test that waits for another program without end keeps its worker from ever looking
 * at the clock, so that no time limit of its own helps.
 */

/** Milliseconds: the longest test takes a minute on a machine with other work; the big counts take hours. */
const AFTER = IS_FULL ? 4 * 3_600_000 : 200_000;

export class Watch {
  /** By file: the test that it is at. */
  private readonly running = new Map<string, string>();
  private readonly done = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private readonly whenHung: (told: string) => void;
  private readonly after: number;

  /** `whenHung`: called with what to print when for `after` milliseconds no test has begun or ended. */
  constructor(whenHung: (told: string) => void, after = Number(process.env['CHANCERY_HUNG_AFTER'] ?? AFTER)) {
    this.whenHung = whenHung;
    this.after = after;
  }

  /** `test`: what the file is at. */
  isAt(file: string, test: string): void {
    // The last test of a file may be told after its end.
    if (!this.done.has(file)) this.running.set(file, test);
    this.begin();
  }

  isDone(file: string): void {
    this.running.delete(file);
    this.done.add(file);
    this.begin();
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private begin(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const where = [...this.running].map(([file, test]) => `***   ${file}: ${test}\n`).join('');
      this.whenHung(
        `\n*** HUNG: no test has begun or ended for ${this.after / 1000} seconds. These have not ended:\n${where}`,
      );
    }, this.after);
    this.timer.unref();
  }
}
