/** `chancery doctor`: what is wrong with a configuration for AWS, and what is still to be done by hand. */
import { Resolver } from 'node:dns/promises';
import type { Command } from 'commander';
import { type Config, ruleSetOf, warningsFor } from '../../../aws/config.ts';
import { askAws } from '../../../aws/deployed/ask-aws.ts';
import { dnsRecords, missingRecords } from '../../../aws/deployed/dns-records.ts';
import { lookAtAccount } from '../../../aws/deployed/look-at-account.ts';
import { BadInput } from '../../../local/bad-input.ts';
import { writeOut } from '../../lines.ts';
import { readCheckedConfig } from '../checked-config.ts';

export function add(command: Command): void {
  command
    .argument('[file]', 'the configuration', 'chancery.config.json')
    .option('--dns', 'look up whether the DNS records are there (uses the network)', false)
    .option('--aws', 'ask AWS what keeps a judge that is deployed from its work (uses its command line)', false)
    .action(async (file: string, { dns, aws }: { readonly dns: boolean; readonly aws: boolean }) => {
      const config = readCheckedConfig(file);
      if (aws) return lookedAt(config);
      await writeOut(`${adviceFor(config).join('\n')}\n`);
      if (!dns) return;
      const missing = await missingRecords(dnsRecords(config), new Resolver({ timeout: 5_000, tries: 2 }));
      if (missing.length > 0) throw new BadInput(missing.join('\n'));
      await writeOut('\nThe DNS records are there.\n');
    });
}

async function lookedAt(config: Config): Promise<void> {
  const found = await lookAtAccount(config, askAws(config.region));
  await writeOut(
    `${found
      .filter(({ isFault }) => !isFault)
      .map(({ text }) => text)
      .join('\n')}\n`,
  );
  const faults = found.filter(({ isFault }) => isFault);
  if (faults.length > 0) throw new BadInput(faults.map(({ text }) => text).join('\n'));
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
