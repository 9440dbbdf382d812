/** `chancery halt` and `resume`: what they ask of AWS, against the stack as it is made. */
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../infra/aws/config.ts';
import type { AskAws } from '../../infra/aws/deployed/ask-aws.ts';
import { haltJudge, resumeJudge, settingsOf, stillRunning } from '../../infra/aws/deployed/halt-judge.ts';
import { ruleOf } from '../../lambdas/adapters/aws/dynamo-restore.ts';
import { GOOD, rightsIn, synthesiseGood, synthesiseSmall, type TemplateText } from './rights.ts';

const config = parseConfig(GOOD);

/** AWS as it knows the stack, all that it is told to do, and what is at rest by that. */
function awsWith({ Resources }: TemplateText) {
  const asked: string[] = [];
  const resting = new Set<string>();
  const StackResourceSummaries = Object.entries(Resources).map(([id, { Type }]) => ({
    LogicalResourceId: id,
    PhysicalResourceId: `real-${id}`,
    ResourceType: Type,
  }));
  const ask: AskAws = async (...words) => {
    if (words[1] === 'list-stack-resources') return { StackResourceSummaries };
    if (words[1] === 'get-function-configuration') {
      return { Environment: { Variables: { TABLE: 'table', JUDGE: 'My Judge', POWERTOOLS_SERVICE_NAME: 'x' } } };
    }
    const [, verb, , id = ''] = words;
    if (verb === 'get-event-source-mapping') {
      return { State: resting.has(id) ? 'Disabled' : 'Enabled', EventSourceArn: `arn:aws:sqs:region:1:of-${id}` };
    }
    if (verb === 'describe-rule') return { State: resting.has(id) ? 'DISABLED' : 'ENABLED' };
    if (verb === 'disable-rule' || words.includes('--no-enabled')) resting.add(id);
    else resting.delete(id);
    asked.push(words.join(' '));
    return {};
  };
  return { asked, ask };
}

const idsOf = ({ Resources }: TemplateText, type: string) =>
  Object.entries(Resources)
    .filter(([, { Type }]) => Type === type)
    .map(([id]) => id);

describe('a judge at rest', () => {
  it('takes nothing from a queue, and sweeps nothing', async () => {
    const { service } = await synthesiseGood();
    const { ask, asked } = awsWith(service);
    await haltJudge(config, ask);
    const mappings = idsOf(service, 'AWS::Lambda::EventSourceMapping');
    expect(asked.filter((words) => words.startsWith('lambda update-event-source-mapping'))).toEqual(
      mappings.map((id) => `lambda update-event-source-mapping --uuid real-${id} --no-enabled`),
    );
    expect(asked.filter((words) => words.startsWith('events'))).toEqual(
      idsOf(service, 'AWS::Events::Rule').map((id) => `events disable-rule --name real-${id}`),
    );
  });

  it.each([
    ['large', synthesiseGood, ['NoInvitations', 'OnDemand']],
    ['small', synthesiseSmall, ['Feedback', 'NoInvitations', 'OnDemand']],
  ])('%s, is called by few: they change nothing that a restore puts back', async (_, synthesise, expected) => {
    const { service } = await synthesise();
    const { ask, asked } = awsWith(service);
    await haltJudge(config, ask);
    const short = (id: string) => id.replace(/[0-9A-F]{8}$/, '');
    const functions = idsOf(service, 'AWS::Lambda::Function');
    // What calls them rests: a queue or the rule; or they are sheets.
    const callers = ['AWS::Lambda::EventSourceMapping', 'AWS::Events::Rule'].flatMap((type) => idsOf(service, type));
    const called = JSON.stringify(callers.map((id) => service.Resources[id]!.Properties));
    const resting = functions.filter(
      (id) => called.includes(`"${id}"`) || asked.some((words) => words.includes(`-name real-${id} `)),
    );
    // Or only functions that rest may call them.
    const rights = rightsIn(service);
    const callersOf = (id: string) =>
      functions.filter((by) =>
        rights
          .get(short(by))
          ?.some(({ action, resource }) => action === 'lambda:InvokeFunction' && resource === short(id)),
      );
    const byThose = functions.filter(
      (id) => callersOf(id).length > 0 && callersOf(id).every((by) => resting.includes(by)),
    );
    const left = functions.filter((id) => !resting.includes(id) && !byThose.includes(id));
    expect(left.map(short).sort()).toEqual(expected);
    const keys = left.flatMap((id) =>
      rights
        .get(short(id))!
        .filter(({ action }) => action.startsWith('dynamodb:'))
        .flatMap((right) => right.keys ?? ['everything']),
    );
    expect(keys.length).toBeGreaterThan(0);
    expect([...new Set(keys.map((pk) => ruleOf({ pk })))]).toEqual(['both']);
  });

  it('goes on by the same, the other way round', async () => {
    const { service } = await synthesiseGood();
    const { ask, asked } = awsWith(service);
    await haltJudge(config, ask);
    const opposite = asked.map((words) =>
      words
        .replace('--no-enabled', '--enabled')
        .replace('disable-rule', 'enable-rule')
        .replace('put-function-concurrency', 'delete-function-concurrency')
        .replace(' --reserved-concurrent-executions 0', ''),
    );
    asked.length = 0;
    await resumeJudge(config, ask);
    expect([...asked].sort()).toEqual(opposite.sort());
  });

  it('is told from one that runs: a restore writes into no table that is in use', async () => {
    const { service } = await synthesiseGood();
    const { ask } = awsWith(service);
    const all = [
      ...idsOf(service, 'AWS::Lambda::EventSourceMapping').map((id) => `of-real-${id} (Enabled)`),
      ...idsOf(service, 'AWS::Events::Rule').map((id) => `real-${id} (ENABLED)`),
    ];
    expect(all.length).toBeGreaterThan(1);
    expect(await stillRunning(config, ask)).toEqual(all);
    await haltJudge(config, ask);
    expect(await stillRunning(config, ask)).toEqual([]);
    const [, second] = idsOf(service, 'AWS::Lambda::EventSourceMapping');
    await ask('lambda', 'update-event-source-mapping', '--uuid', `real-${second}`, '--enabled');
    expect(await stillRunning(config, ask)).toEqual([`of-real-${second} (Enabled)`]);
    await resumeJudge(config, ask);
    expect(await stillRunning(config, ask)).toEqual(all);
  });

  it('tells its settings, and a stack without functions that it has none', async () => {
    const { service } = await synthesiseGood();
    expect(await settingsOf(config, awsWith(service).ask)).toEqual({ TABLE: 'table', JUDGE: 'My Judge' });
    await expect(settingsOf(config, awsWith({ Resources: {} }).ask)).rejects.toThrow(/is it deployed/);
  });
});
