/** The DNS records of a domain behind a mail server of one's own: what to set, and what is there. */
import { createPublicKey } from 'node:crypto';
import { isIPv6 } from 'node:net';

export interface OwnDomain {
  /** Players write to addresses at it. */
  readonly domain: string;
  /** The mail server's own name, and the address that it sends from. */
  readonly host: string;
  readonly ip: string;
  /** Under which name the server signs. */
  readonly selector: string;
}

/** As Node's resolver; each rejects with a code where there is nothing. */
export interface DnsLookup {
  readonly resolveMx: (name: string) => Promise<readonly { readonly exchange: string }[]>;
  readonly resolveTxt: (name: string) => Promise<readonly (readonly string[])[]>;
  readonly resolve4: (name: string) => Promise<readonly string[]>;
  readonly resolve6: (name: string) => Promise<readonly string[]>;
  readonly reverse: (ip: string) => Promise<readonly string[]>;
}

export interface RecordFound {
  /** As it is written into a zone. */
  readonly record: string;
  /** What is wrong, and what comes of it; null: it is as it should be. */
  readonly fault: string | null;
}

/** Bits: shorter keys have been broken, and prove nothing (RFC 8301). */
const SHORTEST_KEY = 1_024;

export async function lookAtDns(own: OwnDomain, dns: DnsLookup): Promise<readonly RecordFound[]> {
  const { domain, host, ip, selector } = own;
  const txt = async (name: string) => (await dns.resolveTxt(name)).map((parts) => parts.join(''));
  const addresses = (name: string) => (isIPv6(ip) ? dns.resolve6(name) : dns.resolve4(name));
  const checks: readonly (readonly [record: string, comes: string, look: () => Promise<string | null>])[] = [
    [
      `${host} ${isIPv6(ip) ? 'AAAA' : 'A'} ${ip}`,
      'nobody finds the server',
      async () => lacks(await addresses(host), ip),
    ],
    [
      `${domain} MX 10 ${host}`,
      'no mail comes in',
      async () =>
        lacks(
          (await dns.resolveMx(domain)).map(({ exchange }) => bare(exchange)),
          bare(host),
        ),
    ],
    [
      `${ip} PTR ${host} (set by whoever rents you the address)`,
      'large providers refuse what it sends',
      async () => lacks((await dns.reverse(ip)).map(bare), bare(host)),
    ],
    [
      `${domain} TXT "v=spf1 mx -all"`,
      'what the judge sends is taken for forged',
      async () => spfFault(own, await txt(domain), dns),
    ],
    [
      `${selector}._domainkey.${domain} TXT "v=DKIM1; k=rsa; p=…" (the key that your server signs with)`,
      'what the judge sends is not signed, and lands in spam',
      async () => keyFault(await txt(`${selector}._domainkey.${domain}`)),
    ],
    [
      `_dmarc.${domain} TXT "v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}"`,
      'anybody may write in the judge’s name',
      async () => dmarcFault(await txt(`_dmarc.${domain}`)),
    ],
  ];
  return Promise.all(
    checks.map(async ([record, comes, look]) => {
      const fault = await look().catch(unknownFault);
      return { record, fault: fault === null ? null : `${fault}: until it is right, ${comes}.` };
    }),
  );
}

/** That there is nothing is known; anything else may pass. */
function unknownFault(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return /^(?:ENOTFOUND|ENODATA|NXDOMAIN)$/.test(code) ? 'is missing' : `cannot be looked up now (${code})`;
}

function lacks(found: readonly string[], wanted: string): string | null {
  if (found.includes(wanted)) return null;
  return found.length === 0 ? 'is missing' : `says ${found.join(', ')}`;
}

const bare = (name: string) => name.toLowerCase().replace(/\.$/, '');

async function spfFault(own: OwnDomain, found: readonly string[], dns: DnsLookup): Promise<string | null> {
  const policies = found.filter((text) => /^v=spf1(?: |$)/i.test(text));
  if (policies.length !== 1) return policies.length === 0 ? 'is missing' : 'stands there more than once';
  const { spf } = await import('mailauth/lib/spf/index.js');
  const resolver = async (name: string, type: string) => {
    if (type === 'MX') return (await dns.resolveMx(name)).map((mx) => ({ ...mx, exchange: bare(mx.exchange) }));
    if (type === 'A') return dns.resolve4(name);
    return type === 'AAAA' ? dns.resolve6(name) : dns.resolveTxt(name);
  };
  const { status } = await spf({
    resolver: resolver as unknown as NonNullable<Parameters<typeof spf>[0]['resolver']>,
    ip: own.ip,
    helo: own.host,
    sender: `postmaster@${own.domain}`,
    mta: own.host,
  });
  return status.result === 'pass' ? null : `says '${policies[0]}', which does not allow ${own.ip} (${status.result})`;
}

function keyFault(found: readonly string[]): string | null {
  const keys = found.flatMap((text) => /(?:^|;)\s*p=([^;]*)/.exec(text)?.[1]?.replace(/\s/g, '') ?? []);
  if (keys.length !== 1) return keys.length === 0 ? 'is missing' : 'stands there more than once';
  if (keys[0] === '') return 'says that the key is withdrawn';
  if (/k=ed25519/.test(found.join(';'))) return null;
  try {
    const { asymmetricKeyDetails: details } = createPublicKey({
      key: Buffer.from(keys[0]!, 'base64'),
      format: 'der',
      type: 'spki',
    });
    const bits = details?.modulusLength ?? 0;
    return bits < SHORTEST_KEY ? `has ${bits} bits, too few` : null;
  } catch {
    return 'holds no key that can be read';
  }
}

function dmarcFault(found: readonly string[]): string | null {
  const policies = found.filter((text) => /^v=dmarc1\s*(?:;|$)/i.test(text));
  if (policies.length !== 1) return policies.length === 0 ? 'is missing' : 'stands there more than once';
  return /;\s*p=(?:reject|quarantine)\b/i.test(policies[0]!)
    ? null
    : `says '${policies[0]}', which asks nobody to refuse`;
}
