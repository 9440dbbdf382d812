import { describe, it } from 'vitest';
import type { Need } from './needs.ts';

/** A `describe` whose tests run only where this is there. */
export function describeWith(need: Need, isThere: boolean, name: string, body: () => void): void {
  describe(name, isThere ? {} : { skip: true, meta: { needs: need } }, body);
}

/** A test that runs only where this is there. */
export function itWith(
  need: Need,
  isThere: boolean,
  name: string,
  body: () => void | Promise<void>,
  ...tags: readonly 'long'[]
): void {
  it(name, { tags: [...tags], ...(isThere ? {} : { skip: true, meta: { needs: need } }) }, body);
}
