/** The two stacks of one judge, and the checks that each synthesis runs. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type App, Tags, Validations } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks } from 'cdk-nag';
import { acknowledgeFindings } from './acknowledged.ts';
import { bundleFunction, type FunctionName } from './bundle.ts';
import { type Config, stackNames } from './config.ts';
import { DataStack } from './data-stack.ts';
import { ServiceStack } from './service-stack.ts';

const bundles = fileURLToPath(new URL('../../cdk.out/bundles', import.meta.url));

/** `codeOf`: the code of each function; left out, it is built. */
export function buildApp(app: App, config: Config, codeOf: (name: FunctionName) => Code = builtCode): App {
  const env = { region: config.region, ...(config.account === undefined ? {} : { account: config.account }) };
  const names = stackNames(config);
  const data = new DataStack(app, names.data, { env, config, description: 'Chancery: what must never be lost' });
  const service = new ServiceStack(app, names.service, {
    env,
    config,
    data,
    codeOf,
    description: 'Chancery: a judge for Diplomacy by mail',
  });
  Tags.of(app).add('application', config.stack);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  acknowledgeFindings(config, data, service);
  return app;
}

function builtCode(name: FunctionName): Code {
  return Code.fromAsset(bundleFunction(name, join(bundles)).folder);
}
