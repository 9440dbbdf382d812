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

/** What can be brought to rest, each in two words for AWS, and whether it is. In the order in which it is halted: whoever watches first. */
interface Part {
  readonly what: string;
  readonly rest: readonly string[];
  readonly go: readonly string[];
  readonly isResting: () => Promise<boolean>;
}

function partsOf(resources: readonly Resource[], ask: AskAws): readonly Part[] {
  const ids = new Map(
    resources.map(({ PhysicalResourceId, LogicalResourceId }) => [PhysicalResourceId, LogicalResourceId]),
  );
  const nameOf = (physical: string) => (ids.get(physical) ?? physical).replace(/[0-9A-F]{8}$/, '');
  const sheet = ['--function-name', functionOf(resources, 'Sheet')];
  return [
    ...named(resources, 'AWS::Events::Rule').map(
      (rule): Part => ({
        what: `the rule ${nameOf(rule)}`,
        rest: ['events', 'disable-rule', '--name', rule],
        go: ['events', 'enable-rule', '--name', rule],
        isResting: async () =>
          ((await ask('events', 'describe-rule', '--name', rule)) as { State: string }).State === 'DISABLED',
      }),
    ),
    ...named(resources, 'AWS::Lambda::EventSourceMapping').map((uuid): Part => {
      const mapping = ['lambda', 'update-event-source-mapping', '--uuid', uuid];
      return {
        what: `the queue of ${nameOf(uuid)}`,
        rest: [...mapping, '--no-enabled'],
        go: [...mapping, '--enabled'],
        isResting: async () =>
          ((await ask('lambda', 'get-event-source-mapping', '--uuid', uuid)) as { State: string }).State === 'Disabled',
      };
    }),
    {
      what: 'order sheets',
      // Nothing hands them messages that would count as failed. What reads from queues must not be stopped like this.
      rest: ['lambda', 'put-function-concurrency', ...sheet, '--reserved-concurrent-executions', '0'],
      go: ['lambda', 'delete-function-concurrency', ...sheet],
      isResting: async () => {
        const told = (await ask('lambda', 'get-function-concurrency', ...sheet)) as {
          readonly ReservedConcurrentExecutions?: number;
        };
        return told.ReservedConcurrentExecutions === 0;
      },
    },
  ];
}

/** Hears of each step that is done. */
export type HaltProgress = (line: string) => Promise<void>;

/** No function takes anything from a queue, none is called by the clock, and no order sheet opens. Doing it again changes nothing. */
export async function haltJudge(config: Config, ask: AskAws, tell: HaltProgress = async () => {}): Promise<void> {
  await each(partsOf(await resourcesOf(config, ask), ask), ({ rest }) => ask(...rest), tell, 'rests');
}

/** The same the other way round: whoever watches last. */
export async function resumeJudge(config: Config, ask: AskAws, tell: HaltProgress = async () => {}): Promise<void> {
  await each([...partsOf(await resourcesOf(config, ask), ask)].reverse(), ({ go }) => ask(...go), tell, 'goes on');
}

/** However it is cut, calling it again ends in the same state, and so does calling the other one. */
async function each(
  parts: readonly Part[],
  act: (part: Part) => Promise<unknown>,
  tell: HaltProgress,
  how: 'rests' | 'goes on',
): Promise<void> {
  for (const [n, part] of parts.entries()) {
    try {
      await act(part);
    } catch (error) {
      const stopped = `Stopped at ${n + 1} of ${parts.length}, ${part.what}: what stands above ${how}, the rest is as it was. Call it again.`;
      throw error instanceof AwsRefuses ? new AwsRefuses(`${error.message}\n${stopped}`) : error;
    }
    await tell(`${n + 1} of ${parts.length}: ${part.what} ${how}.\n`);
  }
}

/** What of the judge is not at rest, and of how much. Nothing after `halt`. */
export async function stillRunning(
  config: Config,
  ask: AskAws,
): Promise<{ readonly going: readonly string[]; readonly of: number }> {
  const parts = partsOf(await resourcesOf(config, ask), ask);
  const going: string[] = [];
  for (const { what, isResting } of parts) if (!(await isResting())) going.push(what);
  return { going, of: parts.length };
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
