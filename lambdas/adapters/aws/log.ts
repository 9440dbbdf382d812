/** What the functions tell whoever runs the judge, in the form that CloudWatch reads: AWS's Powertools write it. */
import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { Services } from '../../ports.ts';
import { SERVICE } from './function-settings.ts';

const logger = new Logger({ serviceName: SERVICE, logLevel: 'INFO' });

/** One line of JSON for each entry: never an address, an order or a message. What happened is its `message`. */
export const log: Services['log'] = (what, facts) => {
  logger['error' in facts ? 'error' : 'info'](what, { facts });
};

/** How many there are of each, as metrics of the service, which the alarms ask for. */
export function count(counts: Readonly<Record<string, number>>): void {
  const metrics = new Metrics({ namespace: 'Chancery', serviceName: SERVICE });
  for (const [name, number] of Object.entries(counts)) metrics.addMetric(name, MetricUnit.Count, number);
  metrics.publishStoredMetrics();
}
