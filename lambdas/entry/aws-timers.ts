/** Wake-ups on AWS, with the client that sets them. */
import { SchedulerClient } from '@aws-sdk/client-scheduler';
import { now } from '../adapters/aws/function-settings.ts';
import { type ScheduleTarget, schedulerTimers } from '../adapters/aws/scheduler-timers.ts';
import type { Timers } from '../ports.ts';

export function openTimers(target: ScheduleTarget): Timers {
  return schedulerTimers(new SchedulerClient({}), target, now);
}
