/**
 * Which fields of a JSON value a reader has asked for. What nobody asks for is listed in the end, by its path: so that nothing of a source
 * is lost in silence.
 */
import { isObject } from '../../adjudicate/faults.ts';

export class FieldUse {
  readonly #asked = new Map<object, Set<string>>();

  /** The value under a key: it counts as read, and so does all of it, unless something in it is asked for by its own key. */
  of(parent: Readonly<Record<string, unknown>>, key: string): unknown {
    const keys = this.#asked.get(parent);
    if (keys === undefined) this.#asked.set(parent, new Set([key]));
    else keys.add(key);
    return parent[key];
  }

  isAsked(parent: Readonly<Record<string, unknown>>, key: string): boolean {
    return this.#asked.get(parent)?.has(key) === true;
  }

  /** The same of an object; null for whatever is none, which has not been read. */
  object(parent: Readonly<Record<string, unknown>>, key: string): Readonly<Record<string, unknown>> | null {
    const value = parent[key];
    if (value != null && !isObject(value)) return null;
    return (this.of(parent, key) as typeof parent | undefined) ?? null;
  }

  /** The object under a key, of which each field must be asked for by itself. */
  within(parent: Readonly<Record<string, unknown>>, key: string): Readonly<Record<string, unknown>> {
    const inner = this.object(parent, key) ?? {};
    if (!this.#asked.has(inner)) this.#asked.set(inner, new Set());
    return inner;
  }

  /** Paths that hold something and were not asked for (`phases[].logs`), each with how many values it holds. */
  unasked(value: unknown): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    this.#walk(value, '', found);
    return found;
  }

  #walk(value: unknown, path: string, found: Map<string, number>): void {
    if (Array.isArray(value)) {
      for (const item of value) this.#walk(item, `${path}[]`, found);
      return;
    }
    const asked = isObject(value) ? this.#asked.get(value) : undefined;
    if (asked === undefined) return;
    for (const [key, inner] of Object.entries(value as object)) {
      const at = path === '' ? key : `${path}.${key}`;
      if (asked.has(key)) this.#walk(inner, at, found);
      else {
        const count = leavesIn(inner);
        if (count > 0) found.set(at, (found.get(at) ?? 0) + count);
      }
    }
  }
}

function leavesIn(value: unknown): number {
  if (value === null || value === undefined || value === '') return 0;
  return typeof value !== 'object' ? 1 : Object.values(value).reduce<number>((sum, each) => sum + leavesIn(each), 0);
}
