/** The application for AWS as templates. Loads the whole CDK: imported only by whoever makes them. */
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildApp } from '../../infra/aws/build-app.ts';
import { parseConfig } from '../../infra/aws/config.ts';

/** Into `outdir`, without the functions' code. */
export function synthesise(config: Readonly<Record<string, unknown>>, outdir: string): void {
  const app = buildApp(new App({ outdir }), parseConfig(config), () =>
    Code.fromInline('exports.handler = async () => {}'),
  );
  try {
    app.synth();
  } catch {
    // The report says what was found.
  }
}
