import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { dnsRecords, missingRecords, type Resolver } from '../../infra/aws/deployed/dns-records.ts';
import { type DnsLookup, lookAtDns } from '../../infra/local/provider/dns-check.ts';
import { runCommand } from '../command.ts';

const CONFIG = { domain: 'judge.example.org', region: 'eu-west-1', alarms: 'operator@example.com' } as const;

/** Names that are there, and what they say; of MX `10 host`. */
function resolver(zone: Readonly<Record<string, readonly string[]>>): Resolver {
  const lookUp = (key: string) => {
    if (zone[key] === undefined) throw new Error('ENOTFOUND');
    return zone[key];
  };
  return {
    resolveTxt: async (name) => lookUp(`TXT ${name}`).map((value) => [value.slice(0, 9), value.slice(9)]),
    resolveMx: async (name) =>
      lookUp(`MX ${name}`).map((value) => ({
        priority: Number(value.split(' ')[0]),
        exchange: value.split(' ')[1]!,
      })),
  };
}

describe('chancery doctor --dns', () => {
  const records = dnsRecords(CONFIG);
  const whole = Object.fromEntries(records.map(({ type, name, value }) => [`${type} ${name}`, [value]]));

  it('finds nothing missing where all records are there, whatever their preference and case', async () => {
    expect(await missingRecords(records, resolver(whole))).toEqual([]);
    const other = { ...whole, 'MX judge.example.org': ['5 INBOUND-SMTP.eu-west-1.amazonaws.com'] };
    expect(await missingRecords(records, resolver(other))).toEqual([]);
  });

  it.each(records)('says that $type $name is missing, and what does not work until it is there', async (record) => {
    const { [`${record.type} ${record.name}`]: _, ...rest } = whole;
    expect(await missingRecords(records, resolver(rest))).toEqual([
      `${record.type} ${record.name} is missing, and should say '${record.value}'. Until it does, ${record.purpose}.`,
    ]);
  });

  it('says what stands there instead: another server, a policy that lets everything pass', async () => {
    const wrong = {
      ...whole,
      'MX judge.example.org': ['10 mail.example.com'],
      'TXT _dmarc.judge.example.org': ['v=DMARC1; p=none'],
    };
    const sentences = await missingRecords(records, resolver(wrong));
    expect(sentences.map((each) => each.split(',')[0])).toEqual([
      "MX judge.example.org says '10 mail.example.com'",
      "TXT _dmarc.judge.example.org says 'v=DMARC1; p=none'",
    ]);
  });
});

const root = fileURLToPath(new URL('../..', import.meta.url));

function doctor(file: string) {
  return spawnSync(process.execPath, ['infra/local/chancery.mjs', 'doctor', file], { cwd: root, encoding: 'utf8' });
}

describe('chancery doctor', () => {
  it('lists what is to be done by hand for a configuration that can be deployed', () => {
    const { status, stdout } = doctor('infra/aws/chancery.config.example.json');
    expect(status).toBe(0);
    expect(stdout).toContain('MX judge.example.org 10 inbound-smtp.eu-west-1.amazonaws.com');
    expect(stdout).toContain('set-active-receipt-rule-set');
    expect(stdout).toContain('leave the sandbox');
  });

  it('says in a sentence what is missing', async () => {
    const { status, stderr } = await runCommand(['doctor', 'nowhere.json']);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n').at(-1)).toBe(
      'There is no nowhere.json. Copy infra/aws/chancery.config.example.json to it and fill it in.',
    );
  });
});

describe('chancery doctor --dns --domain', () => {
  const own = { domain: 'judge.example.org', ip: '192.0.2.1', host: 'mail.example.org', selector: 'mail' };
  const key = (bits: number) =>
    generateKeyPairSync('rsa', { modulusLength: bits })
      .publicKey.export({ format: 'der', type: 'spki' })
      .toString('base64');
  const good = {
    'A mail.example.org': ['192.0.2.1'],
    'MX judge.example.org': ['Mail.example.org.'],
    'PTR 192.0.2.1': ['mail.example.org'],
    'TXT judge.example.org': ['other=1', 'v=spf1 mx -all'],
    'TXT mail._domainkey.judge.example.org': [`v=DKIM1; k=rsa; p=${key(1_024)}`],
    'TXT _dmarc.judge.example.org': ['v=DMARC1; p=quarantine'],
  };
  const dnsOf = (zone: Readonly<Record<string, readonly string[]>>, fails = 'ENOTFOUND'): DnsLookup => {
    const at = (type: string) => async (name: string) => {
      const found = zone[`${type} ${name}`];
      if (found === undefined) throw Object.assign(new Error('no'), { code: fails });
      return found;
    };
    const lookups = {
      resolve4: at('A'),
      resolve6: at('AAAA'),
      reverse: at('PTR'),
      resolveTxt: async (name: string) => (await at('TXT')(name)).map((text) => [text.slice(0, 9), text.slice(9)]),
      resolveMx: async (name: string) => (await at('MX')(name)).map((exchange) => ({ exchange, priority: 10 })),
    };
    // As of Node's resolver, none of them works apart from the rest.
    return new Proxy(lookups, {
      get: (all, lookup: keyof DnsLookup, dns) =>
        function (this: unknown, name: string) {
          if (this !== dns) throw new TypeError('called apart from its resolver');
          return all[lookup](name);
        },
    });
  };
  const faultsIn = async (zone: Readonly<Record<string, readonly string[]>>, fails?: string) =>
    (await lookAtDns(own, dnsOf(zone, fails))).flatMap(({ record, fault }) =>
      fault === null ? [] : [`${record.split(' ').slice(0, 2).join(' ')} ${fault}`],
    );

  it('finds nothing wrong where all is set', async () => {
    expect(await faultsIn(good)).toEqual([]);
  });

  it('tells each that is missing, and what comes of it; a failure that may pass is no missing record', async () => {
    const missing = await faultsIn({});
    expect(missing.map((each) => each.split(':')[0])).toEqual([
      'mail.example.org A is missing',
      'judge.example.org MX is missing',
      '192.0.2.1 PTR is missing',
      'judge.example.org TXT is missing',
      'mail._domainkey.judge.example.org TXT is missing',
      '_dmarc.judge.example.org TXT is missing',
    ]);
    for (const each of missing) expect(each).toMatch(/: until it is right, .+\.$/);
    for (const each of await faultsIn({}, 'ESERVFAIL')) expect(each).toContain('cannot be looked up now (ESERVFAIL)');
  });

  it.each([
    ['A mail.example.org', ['192.0.2.9'], 'says 192.0.2.9'],
    ['MX judge.example.org', ['mx.example.com'], 'says mx.example.com'],
    ['PTR 192.0.2.1', ['host-1.provider.example'], 'says host-1.provider.example'],
    ['TXT judge.example.org', ['v=spf1 -all'], 'does not allow 192.0.2.1 (fail)'],
    ['TXT judge.example.org', ['v=spf1 mx -all', 'v=spf1 a -all'], 'more than once'],
    ['TXT mail._domainkey.judge.example.org', [`v=DKIM1; p=${key(512)}`], 'has 512 bits, too few'],
    ['TXT mail._domainkey.judge.example.org', ['v=DKIM1; p='], 'withdrawn'],
    ['TXT mail._domainkey.judge.example.org', ['v=DKIM1; p=abc'], 'no key that can be read'],
    ['TXT _dmarc.judge.example.org', ['v=DMARC1; p=none'], 'asks nobody to refuse'],
  ])('%s that says %j', async (name, values, told) => {
    const [fault, ...others] = await faultsIn({ ...good, [name]: values });
    expect(fault).toContain(told);
    // A server that is elsewhere sends from elsewhere.
    expect(others.filter((each) => !each.includes('192.0.2.1 (fail)'))).toEqual([]);
  });
});
