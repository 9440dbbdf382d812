/** `chancery doctor`: what is wrong with a configuration for AWS, or with the DNS of one's own domain, and what is still to be done by hand. */
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Command } from 'commander';
import { type Config, ruleSetOf, warningsFor } from '../../../aws/config.ts';
import { askAws } from '../../../aws/deployed/ask-aws.ts';
import { dnsRecords, missingRecords } from '../../../aws/deployed/dns-records.ts';
import { lookAtAccount } from '../../../aws/deployed/look-at-account.ts';
import { BadInput } from '../../../local/bad-input.ts';
import { type DnsLookup, lookAtDns } from '../../../local/provider/dns-check.ts';
import { writeOut } from '../../lines.ts';
import { readCheckedConfig, tellFindings } from '../checked-config.ts';

export function add(command: Command): void {
  command
    .argument('[file]', 'the configuration', 'chancery.config.json')
    .option('--dns', 'look up whether the DNS records are there (uses the network)', false)
    .option('--domain <domain>', 'with --dns: of a domain behind a mail server of your own')
    .option('--ip <address>', 'the address that server sends from')
    .option('--host <name>', 'its name; left out: mail.DOMAIN')
    .option('--selector <name>', 'the name under which it signs (DKIM)', 'mail')
    .option('--aws', 'ask AWS what keeps a judge that is deployed from its work (uses its command line)', false)
    .action(async (file: string, { dns, aws, ...own }: Options) => {
      if (own.domain !== undefined) return lookedUp({ ...own, domain: own.domain }, new Resolver(PATIENT));
      const config = readCheckedConfig(file);
      if (aws) return lookedAt(config);
      await writeOut(`${adviceFor(config).join('\n')}\n`);
      if (!dns) return;
      const missing = await missingRecords(dnsRecords(config), new Resolver(PATIENT));
      if (missing.length > 0) throw new BadInput(missing.join('\n'));
      await writeOut('\nThe DNS records are there.\n');
    });
}

interface Options {
  readonly dns: boolean;
  readonly aws: boolean;
  readonly domain?: string;
  readonly ip?: string;
  readonly host?: string;
  readonly selector: string;
}

const PATIENT = { timeout: 5_000, tries: 2 };

/** Tells what to set, and what of it is there. Throws {@link BadInput} where something is wrong. */
export async function lookedUp(
  {
    domain,
    ip,
    host = `mail.${domain}`,
    selector,
  }: Pick<Options, 'ip' | 'host' | 'selector'> & { readonly domain: string },
  dns: DnsLookup,
): Promise<void> {
  if (ip === undefined || isIP(ip) === 0)
    throw new BadInput('Say which address the mail server sends from: --ip 192.0.2.1');
  const found = await lookAtDns({ domain: domain.toLowerCase(), host: host.toLowerCase(), ip, selector }, dns);
  await writeOut(
    `${found.map(({ record, fault }) => `${fault === null ? 'there  ' : 'set    '} ${record}`).join('\n')}\n`,
  );
  const faults = found.flatMap(({ record, fault }) =>
    fault === null ? [] : [`${record.split(' ', 2).join(' ')} ${fault}`],
  );
  if (faults.length > 0) throw new BadInput(faults.join('\n'));
  await writeOut('\nThe DNS records are there.\n');
}

async function lookedAt(config: Config): Promise<void> {
  await tellFindings(await lookAtAccount(config, askAws(config.region)));
}

function adviceFor(config: Config): readonly string[] {
  const { domain, region, sendRate, alarms, site } = config;
  return [
    `The configuration can be deployed: ${domain} in ${region}.`,
    ...warningsFor(config),
    '',
    'By hand, after npx cdk deploy --all:',
    `- DNS: the three DKIM records that SES shows for ${domain};`,
    ...dnsRecords(config).map(
      ({ name, type, value }) => `- DNS: ${type} ${name} ${type === 'TXT' ? `"${value}"` : value}`,
    ),
    ...(site === undefined ? [] : [`- DNS: CNAME ${site.domain} to the distribution`]),
    ...(config.ruleSet === undefined
      ? [`- aws ses set-active-receipt-rule-set --rule-set-name ${ruleSetOf(config)}`]
      : []),
    `- confirm the subscription to the alarms in the mail to ${alarms}`,
    ...(sendRate <= 1
      ? [
          '- sendRate is 1, as in the sandbox of SES: leave the sandbox, then set the rate that aws ses get-send-quota shows',
        ]
      : []),
  ];
}
