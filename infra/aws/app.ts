/** The CDK application: `npx cdk synth`, `npx cdk deploy --all`. Configured by `chancery.config.json`, or the file in `CHANCERY_CONFIG`. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib';
import { buildApp } from './build-app.ts';
import { CONFIG_FILE, ConfigError, loadConfig, warningsFor } from './config.ts';

const example = fileURLToPath(new URL('chancery.config.example.json', import.meta.url));

try {
  const given = process.env['CHANCERY_CONFIG'] ?? CONFIG_FILE;
  // In a fresh clone, and where `example` is asked for, the application as it is, for a domain that nobody has.
  const isExample = given === 'example' || (given === CONFIG_FILE && !existsSync(given));
  const config = loadConfig(isExample ? example : given);
  for (const warning of warningsFor(config)) process.stderr.write(`${warning}\n`);
  buildApp(new App({ analyticsReporting: false }), config).synth();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  for (const fault of error.faults) process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}
