/** Settings as people write them for every kind of phase at once: the judge has them for each. */

const KINDS = ['MOVE', 'RETREAT', 'ADJUST'] as const;

/** `delay 0` and `weekends off` at the head of settings, written for each kind of phase; any other text as it is. */
export function forEachKind(settings: string): string {
  const match = ONE_FOR_ALL.exec(settings);
  if (match === null) return settings;
  const [whole, delay, days, no, weekends] = match;
  const change =
    delay !== undefined
      ? `DELAY ${delay}`
      : days !== undefined
        ? `DAYS ${days}`
        : `DAYS ${no !== undefined || /^(?:off|no|none|not allowed)$/i.test(weekends ?? '') ? '-MTWTF-' : 'SMTWTFS'}`;
  return `${KINDS.map((kind) => `${kind} ${change}`).join(', ')}${settings.slice(whole.length)}`;
}

const ONE_FOR_ALL =
  /^(?:delay\s+(?:to\s+|=\s*)?(\d[\d.a-z]*)|days\s+(?:to\s+|=\s*)?([a-z-]{3,8})|(no\s+|not\s+)?weekends?(?:\s+(on|off|yes|no|none|allowed|not allowed))?)\s*(?=[,;]|$)/i;
