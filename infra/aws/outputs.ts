/** What a deployment tells whoever made it, and what `chancery doctor --aws` and `chancery smoke --aws` ask for. */
import { CfnOutput } from 'aws-cdk-lib';
import type { DkimRecord } from 'aws-cdk-lib/aws-ses';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { type Config, ruleSetOf } from './config.ts';

export interface StackOutputs {
  readonly config: Config;
  readonly site: string;
  readonly dkim: readonly DkimRecord[];
  readonly table: string;
  readonly records: string;
  readonly alarms: string;
  readonly configurationSet: string;
  readonly queues: readonly Queue[];
}

export function addOutputs(scope: Construct, told: StackOutputs): void {
  const { config, site, dkim, queues } = told;
  const say = (id: string, value: string, description: string) => new CfnOutput(scope, id, { value, description });
  say('Site', `${site}/`, 'Where the pages are');
  say('Judge', `judge@${config.domain}`, 'Where players write');
  for (const [n, { name, value }] of dkim.entries()) {
    say(`Dkim${n + 1}`, `CNAME ${name} ${value}`, 'A record that proves the domain');
  }
  say('RuleSet', ruleSetOf(config), 'The receipt rule set that must be active');
  say('ConfigurationSet', told.configurationSet, 'What mails are sent by');
  say('Table', told.table, 'Games, people, mails');
  say('RecordsBucket', told.records, 'Received mail');
  say('AlarmsTopic', told.alarms, 'Where alarms go: its subscription must be confirmed');
  for (const queue of queues) say(`${queue.node.id}Url`, queue.queueUrl, 'A queue');
}
