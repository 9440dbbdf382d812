/** The DNS records that a judge needs, apart from the three of DKIM, whose names only SES knows; and which of them are missing. */
import type { Config } from '../config.ts';

export interface DnsRecord {
  readonly name: string;
  readonly type: 'MX' | 'TXT';
  /** As it is written in a zone; of an MX with its preference. */
  readonly value: string;
  /** What does not work without it. */
  readonly purpose: string;
}

export function dnsRecords({
  domain,
  region,
  alarms,
}: Pick<Config, 'domain' | 'region' | 'alarms'>): readonly DnsRecord[] {
  const bounce = `bounce.${domain}`;
  return [
    {
      name: domain,
      type: 'MX',
      value: `10 inbound-smtp.${region}.amazonaws.com`,
      purpose: 'no mail comes in',
    },
    {
      name: bounce,
      type: 'MX',
      value: `10 feedback-smtp.${region}.amazonses.com`,
      purpose: 'SES sends nothing',
    },
    {
      name: bounce,
      type: 'TXT',
      value: 'v=spf1 include:amazonses.com -all',
      purpose: 'SES sends nothing',
    },
    {
      name: `_dmarc.${domain}`,
      type: 'TXT',
      value: `v=DMARC1; p=reject; adkim=s; rua=mailto:${alarms}`,
      purpose: 'anybody may write in the judge’s name',
    },
  ];
}

/** How names are looked up; both throw when there is nothing. */
export interface Resolver {
  readonly resolveMx: (name: string) => Promise<readonly { readonly exchange: string; readonly priority: number }[]>;
  readonly resolveTxt: (name: string) => Promise<readonly (readonly string[])[]>;
}

/** A sentence for each record that is missing or says something else. */
export async function missingRecords(records: readonly DnsRecord[], resolver: Resolver): Promise<readonly string[]> {
  const sentences: string[] = [];
  for (const record of records) {
    const found = await valuesOf(record, resolver);
    if (found.some((value) => says(value, record))) continue;
    const there = found.length === 0 ? 'is missing' : `says '${found.join("', '")}'`;
    sentences.push(
      `${record.type} ${record.name} ${there}, and should say '${record.value}'. Until it does, ${record.purpose}.`,
    );
  }
  return sentences;
}

async function valuesOf({ name, type }: DnsRecord, resolver: Resolver): Promise<readonly string[]> {
  try {
    if (type === 'TXT') return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    return (await resolver.resolveMx(name)).map(({ exchange, priority }) => `${priority} ${exchange}`);
  } catch {
    return [];
  }
}

/** Preference and case do not matter, nor what else a policy of the same kind says, as long as it is as strict. */
function says(found: string, { type, value }: DnsRecord): boolean {
  const text = found.toLowerCase().trim();
  if (type === 'MX') return text.replace(/^\d+ |\.$/g, '') === value.replace(/^\d+ /, '').toLowerCase();
  if (value.startsWith('v=DMARC1')) return /^v=dmarc1\s*;/.test(text) && /;\s*p=(?:reject|quarantine)/.test(text);
  return text.startsWith('v=spf1') && text.includes('include:amazonses.com');
}
