/** Reads a `receipts.txt` of a mail: the receipts and seals in it, to be looked for in an archive (docs/archive.md). */
import { readFileSync } from 'node:fs';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import { BadInput } from '../../local/bad-input.ts';

export interface ReceiptsFile {
  readonly receipts: readonly string[];
  readonly heads: readonly string[];
}

/** Each opened receipt is checked with its salt and its orders: one that does not fit is bad input. */
export function readReceipts(path: string): ReceiptsFile {
  const lines = readFileSync(path, 'utf8').split(/\r?\n/);
  const receipts: string[] = [];
  const heads: string[] = [];
  for (const [n, line] of lines.entries()) {
    if (!/^[0-9a-f]{64}$/.test(line)) continue;
    const above = lines[n - 1] ?? '';
    if (above.startsWith('Seal of ')) {
      heads.push(line);
      continue;
    }
    const salt = /^[^:]+: (\S+)$/.exec(above)?.[1];
    if (salt !== undefined && sha256(`${salt}\n${lines[n + 1] ?? ''}`) !== line)
      throw new BadInput(`${path}, line ${n + 1}: the salt above and the orders below do not give this receipt.`);
    receipts.push(line);
  }
  if (receipts.length + heads.length === 0) throw new BadInput(`${path}: there is no receipt and no seal in it.`);
  return { receipts, heads };
}
