/** The CDK application: `npx cdk synth`, `npx cdk deploy --all`. Configured by `chancery.config.json`, or the file in `CHANCERY_CONFIG`. */
import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib';
import { buildApp } from './build-app.ts';
import { ConfigError, loadConfig, warningsFor } from './config.ts';

const example = fileURLToPath(new URL('chancery.config.example.json', import.meta.url));

try {
  const given = process.env['CHANCERY_CONFIG'] ?? 'chancery.config.json';
  // `example` is what the CI synthesises: the application as it is, for a domain that nobody has.
  const config = loadConfig(given === 'example' ? example : given);
  for (const warning of warningsFor(config)) process.stderr.write(`${warning}\n`);
  buildApp(new App(), config).synth();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  for (const fault of error.faults) process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}
