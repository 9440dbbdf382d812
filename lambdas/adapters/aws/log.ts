/** What the functions tell whoever runs the judge, in the form that CloudWatch reads: AWS's Powertools write it. */
import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { Services } from '../../ports.ts';
import { SERVICE } from './function-settings.ts';

/** Told by the stack: two judges in one account differ in it. */
const service = process.env['POWERTOOLS_SERVICE_NAME'] ?? SERVICE;
const logger = new Logger({ serviceName: service, logLevel: 'INFO' });

/**
 * One line of JSON for each entry: never an address, an order or a message. What happened is its `message`; the mail or the wake-up call
 * that it follows from is its `correlation_id`, as Powertools call it.
 */
export const log: Services['log'] = (what, { cause, ...facts }) => {
  logger['error' in facts ? 'error' : 'info'](what, {
    ...(cause === undefined ? {} : { correlation_id: cause }),
    facts,
  });
};

/** A figure costs for each hour that reports it: a small judge reports nothing that is zero. */
const IS_SPARSE = process.env['FIGURES'] === 'sparse';

/** How many there are of each, as metrics of the service, which the alarms ask for. */
export function countMetrics(counts: Readonly<Record<string, number>>): void {
  const metrics = new Metrics({ namespace: 'Chancery', serviceName: service });
  const counted = Object.entries(counts).filter(([, number]) => number > 0 || !IS_SPARSE);
  if (counted.length === 0) return;
  for (const [name, number] of counted) metrics.addMetric(name, MetricUnit.Count, number);
  metrics.publishStoredMetrics();
}
