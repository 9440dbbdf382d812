/** The application for AWS as templates. Loads the whole CDK: imported only by whoever makes them. */
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildApp } from '../../infra/aws/build-app.ts';
import { parseConfig } from '../../infra/aws/config.ts';

/** Into `outdir`, without the functions' code. `isChecked`: the templates are held against all rules of CloudFormation too, which takes seconds. */
export function synthesise(config: Readonly<Record<string, unknown>>, outdir: string, isChecked = false): void {
  process.env['CDK_VALIDATION'] = String(isChecked);
  const app = buildApp(new App({ outdir }), parseConfig(config), () =>
    Code.fromInline('exports.handler = async () => {}'),
  );
  try {
    app.synth();
  } catch {
    // The report says what was found.
  } finally {
    delete process.env['CDK_VALIDATION'];
  }
}
