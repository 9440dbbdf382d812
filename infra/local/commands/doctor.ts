/** `chancery doctor`: what is wrong with a configuration for AWS, and what is still to be done by hand. */
import type { Command } from 'commander';
import { type Config, ConfigError, loadConfig } from '../../aws/config.ts';
import { BadInput } from '../chancery.ts';
import { writeOut } from '../lines.ts';

export function add(program: Command): void {
  program
    .command('doctor')
    .description('Check a configuration for AWS, and list what is to be done by hand.')
    .argument('[file]', 'the configuration', 'chancery.config.json')
    .action(async (file: string) => {
      await writeOut(`${adviceFor(checked(file)).join('\n')}\n`);
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

function adviceFor({ domain, region, sendRate, alarms, site }: Config): readonly string[] {
  return [
    `The configuration can be deployed: ${domain} in ${region}.`,
    '',
    'By hand, after npx cdk deploy --all:',
    `- DNS: the three DKIM records that SES shows for ${domain};`,
    `- DNS: MX ${domain} 10 inbound-smtp.${region}.amazonaws.com`,
    `- DNS: MX bounce.${domain} 10 feedback-smtp.${region}.amazonses.com`,
    `- DNS: TXT bounce.${domain} "v=spf1 include:amazonses.com -all"`,
    `- DNS: TXT _dmarc.${domain} "v=DMARC1; p=reject; adkim=s; rua=mailto:${alarms}"`,
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
