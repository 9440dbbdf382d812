/** Text signed by PGP in the old way, within the text itself (RFC 9580, section 7). */

export interface Unsigned {
  readonly lines: readonly string[];
  /** Some of it is encrypted. */
  readonly isEncrypted: boolean;
}

const ARMOUR = /^-----BEGIN PGP (SIGNED MESSAGE|SIGNATURE|MESSAGE|PUBLIC KEY BLOCK)-----\s*$/;

/** Lines without the armour around them; nothing is verified. */
export function withoutArmour(lines: readonly string[]): Unsigned {
  const kept: string[] = [];
  let isEncrypted = false;
  let inside: 'text' | 'head' | 'signed' | 'block' = 'text';
  for (const line of lines) {
    const begins = ARMOUR.exec(line)?.[1];
    if (inside === 'block') {
      if (/^-----END PGP /.test(line)) inside = 'text';
    } else if (begins === 'SIGNED MESSAGE') inside = 'head';
    else if (begins !== undefined) {
      if (begins === 'MESSAGE') isEncrypted = true;
      inside = 'block';
    } else if (inside === 'head') {
      if (line.trim() === '') inside = 'signed';
    } else kept.push(inside === 'signed' && line.startsWith('- ') ? line.slice(2) : line);
  }
  return { lines: kept, isEncrypted };
}
