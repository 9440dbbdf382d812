/**
 * How many letters must be changed, added, dropped or swapped with their neighbour to make one word of the other (optimal
 * string alignment), or `most + 1` when that is more than `most`. Time grows with `most` times the shorter length.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  const [more, width] = [most + 1, b.length + 1];
  let before = new Uint8Array(width);
  let last = new Uint8Array(width);
  let row = new Uint8Array(width);
  for (let j = 0; j < width; j++) last[j] = Math.min(j, more);
  for (let i = 1; i <= a.length; i++) {
    const [letter, previous] = [a.charCodeAt(i - 1), a.charCodeAt(i - 2)];
    row.fill(more);
    row[0] = Math.min(i, more);
    let least = row[0];
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j++) {
      const other = b.charCodeAt(j - 1);
      let cost = Math.min(last[j - 1]! + (letter === other ? 0 : 1), last[j]! + 1, row[j - 1]! + 1);
      if (previous === other && letter === b.charCodeAt(j - 2)) cost = Math.min(cost, before[j - 2]! + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return more;
    [before, last, row] = [last, row, before];
  }
  return Math.min(last[b.length]!, more);
}
