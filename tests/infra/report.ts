import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Report {
  readonly pluginReports?: readonly {
    readonly violations: readonly {
      readonly ruleName: string;
      readonly severity: string;
      readonly violatingConstructs: readonly { readonly constructPath?: string }[];
    }[];
  }[];
}

/** What cdk-nag found, as its report says. */
export function reportIn(outdir: string) {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(join(outdir, 'validation-report.json'), 'utf8')) as Report;
  } catch {
    return [];
  }
  return (report.pluginReports ?? []).flatMap(({ violations }) =>
    violations.map(({ ruleName, severity, violatingConstructs }) => ({
      rule: ruleName,
      severity,
      of: violatingConstructs.map(({ constructPath = '' }) => constructPath),
    })),
  );
}
