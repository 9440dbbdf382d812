/** `chancery halt` and `resume`: what they ask of AWS, against the stack as it is made. */
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../infra/aws/config.ts';
import { type AskAws, AwsRefuses } from '../../infra/aws/deployed/ask-aws.ts';
import { haltJudge, resumeJudge, settingsOf, stillRunning } from '../../infra/aws/deployed/halt-judge.ts';
import { ruleOf } from '../../lambdas/adapters/aws/dynamo-restore.ts';
import { GOOD, rightsIn, synthesiseGood, synthesiseSmall, type TemplateText } from './rights.ts';

const config = parseConfig(GOOD);

/** AWS as it knows the stack, all that it is told to do, and what is at rest by that. */
function awsWith({ Resources }: TemplateText) {
  const asked: string[] = [];
  const resting = new Set<string>();
  /** That which comes after so many more is refused; 0: none. */
  const refusals = { take: 0 };
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
    asked.push(words.join(' '));
    if (refusals.take > 0 && !/^(?:get|describe)-/.test(verb!)) {
      refusals.take -= 1;
      if (refusals.take === 0) throw new AwsRefuses('aws: Rate exceeded');
    }
    if (verb === 'get-event-source-mapping') return { State: resting.has(id) ? 'Disabled' : 'Enabled' };
    if (verb === 'get-function-concurrency') return resting.has(id) ? { ReservedConcurrentExecutions: 0 } : {};
    if (verb === 'describe-rule') return { State: resting.has(id) ? 'DISABLED' : 'ENABLED' };
    if (verb === 'disable-rule' || words.includes('--no-enabled') || verb === 'put-function-concurrency')
      resting.add(id);
    else resting.delete(id);
    return {};
  };
  return { asked, ask, refusals };
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
    ['large', synthesiseGood, ['Feedback', 'NoInvitations', 'OnDemand']],
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
    const of =
      ['AWS::Lambda::EventSourceMapping', 'AWS::Events::Rule'].flatMap((type) => idsOf(service, type)).length + 1;
    const all = await stillRunning(config, ask);
    expect([all.of, all.going.length]).toEqual([of, of]);
    expect(all.going).toContain('order sheets');
    await haltJudge(config, ask);
    expect(await stillRunning(config, ask)).toEqual({ going: [], of });
    const [, second] = idsOf(service, 'AWS::Lambda::EventSourceMapping');
    await ask('lambda', 'update-event-source-mapping', '--uuid', `real-${second}`, '--enabled');
    expect((await stillRunning(config, ask)).going).toEqual([expect.stringMatching(/^the queue of /)]);
    await resumeJudge(config, ask);
    expect(await stillRunning(config, ask)).toEqual(all);
  });

  it('says how far it is, and ends in the same state wherever it was cut, by either command', async () => {
    const { service } = await synthesiseGood();
    const { ask, refusals } = awsWith(service);
    const { of } = await stillRunning(config, ask);
    for (const [act, left] of [
      [haltJudge, 0],
      [resumeJudge, of],
    ] as const) {
      for (let cut = 1; cut <= of; cut += 1) {
        refusals.take = cut;
        const told: string[] = [];
        const tell = async (line: string) => void told.push(line);
        await expect(act(config, ask, tell)).rejects.toThrow(`Stopped at ${cut} of ${of}`);
        expect(told).toEqual(Array.from({ length: cut - 1 }, (_, n) => expect.stringMatching(`^${n + 1} of ${of}: `)));
        await act(config, ask, tell);
        expect((await stillRunning(config, ask)).going.length).toBe(left);
        await (act === haltJudge ? resumeJudge : haltJudge)(config, ask);
      }
      await act(config, ask);
    }
  });

  it('tells its settings, and a stack without functions that it has none', async () => {
    const { service } = await synthesiseGood();
    expect(await settingsOf(config, awsWith(service).ask)).toEqual({ TABLE: 'table', JUDGE: 'My Judge' });
    await expect(settingsOf(config, awsWith({ Resources: {} }).ask)).rejects.toThrow(/is it deployed/);
  });
});
