/** What axe-core finds wrong with a page for people who cannot see or use it as others do. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Each violation with the first place of it. The page must have been opened with `bypassCSP`. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const found: readonly Violation[] = await page.evaluate('axe.run().then((report) => report.violations)');
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
