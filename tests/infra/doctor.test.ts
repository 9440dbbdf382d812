import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { dnsRecords, missingRecords, type Resolver } from '../../infra/aws/deployed/dns-records.ts';
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
