export type Route =
  | { kind: 'judge' }
  | { kind: 'game'; game: string }
  | { kind: 'press'; game: string; to: string }
  | { kind: 'reply'; game: string; token: string }
  | { kind: 'ours-not' };
export function routeOf(recipients: readonly string[], domain: string, judge: string): Route {
  for (const r of recipients) {
    const [local = '', d] = r.toLowerCase().split('@');
    if (d !== domain) continue;
    const [name = '', plus] = local.split('+');
    if (name === judge) return plus ? { kind: 'game', game: plus } : { kind: 'judge' };
    if (plus?.startsWith('r-')) return { kind: 'reply', game: name, token: plus.slice(2) };
    if (plus) return { kind: 'press', game: name, to: plus };
    return { kind: 'game', game: name };
  }
  return { kind: 'ours-not' };
}
