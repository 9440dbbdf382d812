/** What the CDK application tells each function, and the time of the world. */

/** By this name the judge's figures are found among others: it stands on each of them, and the alarms ask for it. */
export const SERVICE = 'chancery';

/** Names of the environment's variables. A function is given only those it needs. */
export const ENVIRONMENT_VARIABLES = [
  ...['TABLE', 'PRIVATE_BUCKET', 'PUBLIC_BUCKET', 'INBOUND_QUEUE', 'OUTBOUND_QUEUE', 'WHAT_IF_FUNCTION'],
  ...['TRY_VARIANT_FUNCTION', 'PAGES_FUNCTION', 'SCHEDULE_GROUP', 'SCHEDULE_ROLE', 'SCHEDULE_DEAD_LETTERS'],
  ...['DEADLINE_QUEUE', 'DEADLINE_QUEUE_ARN', 'MISSED_CALLS', 'SECRET', 'CONFIGURATION_SET', 'DOMAIN', 'JUDGE'],
  ...['CODE', 'OPERATOR', 'SITE', 'STOP_PAGE', 'EDGE_KEY', 'NOTICE_ROLES', 'SEND_RATE', 'DAY_QUOTA'],
] as const;
export type Setting = (typeof ENVIRONMENT_VARIABLES)[number];

/** Has the function been given this? */
export function isSet(name: Setting): boolean {
  return (process.env[name] ?? '') !== '';
}

/** Reads a setting; a function without one that it needs does not start, and says which. */
export function readSetting(name: Setting): string {
  const value = process.env[name];
  if (value === undefined || value === '')
    throw new Error(`The setting ${name} is missing from the function's environment.`);
  return value;
}

export const now = (): number => Date.now();
export const sleepMs = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
