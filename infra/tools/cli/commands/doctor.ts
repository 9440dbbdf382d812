/** `chancery doctor`: what is wrong with a configuration for AWS, and what is still to be done by hand. */
import { Resolver } from 'node:dns/promises';
import type { Command } from 'commander';
import { type Config, ConfigError, loadConfig } from '../../../aws/config.ts';
import { dnsRecords, missingRecords } from '../../../aws/dns-records.ts';
import { BadInput } from '../../../local/bad-input.ts';
import { writeOut } from '../../lines.ts';

export function add(command: Command): void {
  command
    .argument('[file]', 'the configuration', 'chancery.config.json')
    .option('--dns', 'look up whether the DNS records are there (uses the network)', false)
    .action(async (file: string, { dns }: { readonly dns: boolean }) => {
      const config = checked(file);
      await writeOut(`${adviceFor(config).join('\n')}\n`);
      if (!dns) return;
      const missing = await missingRecords(dnsRecords(config), new Resolver({ timeout: 5_000, tries: 2 }));
      if (missing.length > 0) throw new BadInput(missing.join('\n'));
      await writeOut('\nThe DNS records are there.\n');
    });
}

function checked(file: string): Config {
  try {
    return loadConfig(file);
  } catch (error) {
    if (error instanceof ConfigError) throw new BadInput(error.faults.join('\n'));
    throw error;
  }
}

function adviceFor(config: Config): readonly string[] {
  const { domain, region, sendRate, alarms, site } = config;
  return [
    `The configuration can be deployed: ${domain} in ${region}.`,
    '',
    'By hand, after npx cdk deploy --all:',
    `- DNS: the three DKIM records that SES shows for ${domain};`,
    ...dnsRecords(config).map(
      ({ name, type, value }) => `- DNS: ${type} ${name} ${type === 'TXT' ? `"${value}"` : value}`,
    ),
    ...(site === undefined ? [] : [`- DNS: CNAME ${site.domain} to the distribution`]),
    '- aws ses set-active-receipt-rule-set --rule-set-name chancery',
    `- confirm the subscription to the alarms in the mail to ${alarms}`,
    ...(sendRate <= 1
      ? [
          '- sendRate is 1, as in the sandbox of SES: leave the sandbox, then set the rate that aws ses get-send-quota shows',
        ]
      : []),
  ];
}
