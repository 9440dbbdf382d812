/** The two stacks of one judge, and the checks that each synthesis runs. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type App, CfnRule, Fn, Tags, Validations } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks } from 'cdk-nag';
import { acknowledgeFindings } from './acknowledged.ts';
import { bundleFunction, type FunctionName } from './bundle.ts';
import { type Config, isExample, stackNames } from './config.ts';
import { DataStack } from './data-stack.ts';
import { ServiceStack } from './service-stack.ts';

const bundles = fileURLToPath(new URL('../../cdk.out/bundles', import.meta.url));

/** `codeOf`: the code of each function; left out, it is built. */
export function buildApp(app: App, config: Config, codeOf: (name: FunctionName) => Code = builtCode): App {
  // Of a value of one stack that another uses: it cannot be taken away while it is used.
  app.node.setContext('@aws-cdk/core:defaultCrossStackReferences', 'strong');
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
  if (isExample(config.domain)) {
    for (const stack of [data, service]) {
      new CfnRule(stack, 'NotTheExample', {
        assertions: [
          {
            assert: Fn.conditionEquals(config.domain, 'a domain of your own'),
            assertDescription: `${config.domain} is the example: write your own domain into chancery.config.json.`,
          },
        ],
      });
    }
  }
  Tags.of(app).add('application', config.stack);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  acknowledgeFindings(config, data, service);
  return app;
}

function builtCode(name: FunctionName): Code {
  return Code.fromAsset(bundleFunction(name, join(bundles)).folder);
}
