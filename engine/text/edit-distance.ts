/**
 * How many letters must be changed, added, dropped or swapped with their neighbour to make one word of the other (optimal
 * string alignment), or `most + 1` when that is more than `most`. Time grows with `most` times the shorter length.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row: number[] = new Array(b.length + 1).fill(most + 1);
    row[0] = i;
    let least = i;
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(last[j - 1]! + same, last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length]!, most + 1);
}
