/**
 * Patterns over the tags of a sentence: `NEG (YET|BE)* FILE`. A word stands for a tag, `(A|B)` for one of several, with `*` any
 * number of them, with `?` one or none; `...` a few tags of the same clause; `^` the beginning, `$` the end.
 */
export function tagPattern(written: string): RegExp {
  const atoms = written.trim().split(/\s+/);
  const source = atoms.map((atom) => {
    if (atom === '...') return '(?:(?!AND )[A-Za-z]+ ){0,6}?';
    const [, tags = '', many = ''] = /^\(?([^()]+?)\)?([*?]?)$/.exec(atom) ?? [];
    const each = tags
      .replaceAll(/\bTHIS\b/g, 'THIS|THESE')
      .replaceAll(/\bPOWER\b/g, 'POWER|OWNPOWER')
      .replaceAll('ANOTHER', 'POWER')
      .replaceAll(/\bBE\b/g, 'BE|HAVE|WAS')
      .split('|')
      .map((tag) => (tag === '$' ? '$' : tag === '^' ? '^ ' : `${tag} `));
    return `(?:${each.join('|')})${many}`;
  });
  return new RegExp(`${/^\(?\^/.test(written) ? '' : '(?<= )'}${source.join('')}`);
}

/** Tags without which the pattern cannot match: looked for first, they are found faster than the pattern. */
export function tagsNeeded(written: string): readonly string[] {
  return written
    .split(/\s+/)
    .filter((atom) => /^[A-Z]+$/.test(atom) && !/^(?:THIS|POWER|ANOTHER|BE)$/.test(atom))
    .map((tag) => ` ${tag} `);
}

/** The clauses that the match touches. */
export function clauseAround(tags: string, from: number, to: number): string {
  const before = tags.slice(0, from);
  const begin = Math.max(before.lastIndexOf(' , '), before.lastIndexOf(' AND '));
  const end = tags.slice(Math.max(0, to - 1)).search(/ (?:,|AND) /);
  return tags.slice(Math.max(0, begin), end < 0 ? undefined : to + end);
}
