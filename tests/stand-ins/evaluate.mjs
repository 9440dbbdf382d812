// Policies evaluated by @cloud-copilot/iam-simulate, in a process of its own: policies by role and requests on standard input, a verdict for each on standard output.
import { text } from 'node:stream/consumers';

const installed = new URL('../../.stand-ins/node_modules/', import.meta.url);
const { runSimulation } = await import(new URL('@cloud-copilot/iam-simulate/dist/esm/index.js', installed));
const { policies, requests } = JSON.parse(await text(process.stdin));
const all = { Version: '2012-10-17', Statement: [{ Effect: 'Allow', Action: '*', Resource: '*' }] };
const verdicts = [];
for (const { role, action, resource, account, context } of requests) {
  const { resultType, overallResult, errors } = await runSimulation(
    {
      request: {
        principal: `arn:aws:iam::111111111111:role/${role}`,
        action,
        resource: { resource, accountId: account },
        contextVariables: context,
      },
      identityPolicies: [{ name: role, policy: policies[role] }],
      serviceControlPolicies: [{ orgIdentifier: 'all', policies: [{ name: 'all', policy: all }] }],
      resourceControlPolicies: [],
    },
    {},
  );
  verdicts.push(resultType === 'error' ? JSON.stringify(errors) : overallResult === 'Allowed');
}
process.stdout.write(JSON.stringify(verdicts));
