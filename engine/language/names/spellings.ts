/** Other spellings of names in languages with umlauts. */

const UMLAUTS: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
]);

/** `München`, also written `Muenchen`. What only leaves out the marks (`Munchen`) is the same when it is read. */
export function spellingsOf(name: string): readonly string[] {
  const spelled = name.replace(/[äöü]/giu, (letter) => UMLAUTS.get(letter.toLowerCase())!);
  return spelled === name ? [name] : [name, spelled];
}
