/** Which server handed a mail to ours: by the topmost Received field, which our own mail system wrote. */
import { firstField } from './header-fields.ts';
import type { HeaderLine } from './mime-parts.ts';

/** For people to look at; nothing is decided by it. */
export interface MailServer {
  /** IPv4 or IPv6 address. */
  readonly ip: string;
  /** Name that the address has in the DNS; null: none was looked up or found. */
  readonly host: string | null;
}

/** Null: the field is missing, or not in the usual form (`from helo (host [ip]) by …`). */
export function serverOf(headers: readonly HeaderLine[]): MailServer | null {
  const field = (firstField(headers, 'received') ?? '').slice(0, 500);
  const [, around = ''] = /^from\s+\S+\s+\(([^()]*)\)/i.exec(field) ?? [];
  const [, host, ip] = /^(?:([a-z0-9._-]{1,253})\s+)?\[(?:ipv6:)?([\da-f.:]{3,45})\]$/i.exec(around.trim()) ?? [];
  return ip === undefined ? null : { ip, host: host === undefined || host === 'unknown' ? null : host.toLowerCase() };
}
