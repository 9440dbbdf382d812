/** How a time zone is called. */

/** `Berlin` of `Europe/Berlin`; `UTC` for all its names. */
export function zoneName(zone: string): string {
  if (/^(?:Etc\/)?(?:UTC|GMT|UCT|Zulu|Universal|Greenwich)$/.test(zone)) return 'UTC';
  if (zone.startsWith('Etc/')) return zone;
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
