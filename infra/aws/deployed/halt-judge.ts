/**
 * A deployed judge brought to rest and set going again, for `chancery restore`. Mail goes on coming in and waits in its queue, so nothing
 * is said to SES: an account's receipt rule set may be others' as well. What belongs to the judge its stack tells, by CloudFormation.
 */
import { ENVIRONMENT_VARIABLES } from '../../../lambdas/adapters/aws/function-settings.ts';
import { type Config, stackNames } from '../config.ts';
import { type AskAws, AwsRefuses } from './ask-aws.ts';

interface Resource {
  readonly LogicalResourceId: string;
  readonly PhysicalResourceId: string;
  readonly ResourceType: string;
}

async function resourcesOf(config: Config, ask: AskAws): Promise<readonly Resource[]> {
  const { service } = stackNames(config);
  const told = await ask('cloudformation', 'list-stack-resources', '--stack-name', service);
  return (told as { readonly StackResourceSummaries: readonly Resource[] }).StackResourceSummaries;
}

/** The construct's id, and after it what CDK makes of its path. */
function functionOf(resources: readonly Resource[], id: string): string {
  const found = resources.find(
    ({ ResourceType, LogicalResourceId }) =>
      ResourceType === 'AWS::Lambda::Function' && new RegExp(`^${id}[0-9A-F]{8}$`).test(LogicalResourceId),
  );
  if (found === undefined) throw new AwsRefuses(`The stack has no function ${id}: is it deployed?`);
  return found.PhysicalResourceId;
}

const named = (resources: readonly Resource[], type: string): readonly string[] =>
  resources.filter(({ ResourceType }) => ResourceType === type).map(({ PhysicalResourceId }) => PhysicalResourceId);

/** No function takes anything from a queue, none is called by the clock, and no order sheet opens. Doing it again changes nothing. */
export async function haltJudge(config: Config, ask: AskAws): Promise<void> {
  const resources = await resourcesOf(config, ask);
  for (const rule of named(resources, 'AWS::Events::Rule')) await ask('events', 'disable-rule', '--name', rule);
  for (const uuid of named(resources, 'AWS::Lambda::EventSourceMapping')) {
    await ask('lambda', 'update-event-source-mapping', '--uuid', uuid, '--no-enabled');
  }
  // Nothing hands it messages that would count as failed. What reads from queues must not be stopped like this.
  const none = ['--reserved-concurrent-executions', '0'];
  await ask('lambda', 'put-function-concurrency', '--function-name', functionOf(resources, 'Sheet'), ...none);
}

/** The same the other way round: whoever watches last. */
export async function resumeJudge(config: Config, ask: AskAws): Promise<void> {
  const resources = await resourcesOf(config, ask);
  await ask('lambda', 'delete-function-concurrency', '--function-name', functionOf(resources, 'Sheet'));
  for (const uuid of named(resources, 'AWS::Lambda::EventSourceMapping')) {
    await ask('lambda', 'update-event-source-mapping', '--uuid', uuid, '--enabled');
  }
  for (const rule of named(resources, 'AWS::Events::Rule')) await ask('events', 'enable-rule', '--name', rule);
}

/** What of the judge is not at rest: queues that feed functions, and rules. Empty after `halt`. */
export async function stillRunning(config: Config, ask: AskAws): Promise<readonly string[]> {
  const resources = await resourcesOf(config, ask);
  const going: string[] = [];
  for (const uuid of named(resources, 'AWS::Lambda::EventSourceMapping')) {
    const { State, EventSourceArn } = (await ask('lambda', 'get-event-source-mapping', '--uuid', uuid)) as {
      readonly State: string;
      readonly EventSourceArn: string;
    };
    if (State !== 'Disabled') going.push(`${EventSourceArn.split(':').at(-1)} (${State})`);
  }
  for (const rule of named(resources, 'AWS::Events::Rule')) {
    const { State } = (await ask('events', 'describe-rule', '--name', rule)) as { readonly State: string };
    if (State !== 'DISABLED') going.push(`${rule} (${State})`);
  }
  return going;
}

/** The settings of the function that adjudicates: table, buckets, queues. */
export async function settingsOf(config: Config, ask: AskAws): Promise<Readonly<Record<string, string>>> {
  const name = functionOf(await resourcesOf(config, ask), 'Deadline');
  const { Environment } = (await ask('lambda', 'get-function-configuration', '--function-name', name)) as {
    readonly Environment: { readonly Variables: Readonly<Record<string, string>> };
  };
  return Object.fromEntries(
    ENVIRONMENT_VARIABLES.flatMap((key) => (key in Environment.Variables ? [[key, Environment.Variables[key]!]] : [])),
  );
}
