/** `23:30`, of minutes after midnight. */
export function clockTime(minute: number): string {
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
