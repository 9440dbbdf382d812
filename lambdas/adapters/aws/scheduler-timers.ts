/**
 * Wake-ups of games, by EventBridge Scheduler: a schedule for each instant, whose name says which. None is ever changed, since one that
 * has fired is deleted a little later by Scheduler itself, with whatever it had been changed to meanwhile. One that is not wanted any
 * more fires all the same, finds nothing due, and is gone.
 */
import {
  ConflictException,
  CreateScheduleCommand,
  type CreateScheduleCommandInput,
  type SchedulerClient,
} from '@aws-sdk/client-scheduler';
import type { GameName } from '../../../engine/game/events.ts';
import type { Instant } from '../../../engine/time.ts';
import type { WakeUpCall } from '../../handlers/deadline-handler.ts';
import type { Timers } from '../../ports.ts';
import { STORED_WITHIN_MS } from './s3-mailroom.ts';

export interface ScheduleTarget {
  readonly group: string;
  /** ARN of the queue of the deadlines, of the role that may put calls into it, and of the queue for calls that could not be put there. */
  readonly queueArn: string;
  readonly roleArn: string;
  readonly deadLetterArn: string;
}

/** A schedule in the past never fires: what is due already fires as soon as may be. */
const SOONEST_MS = 5_000;
const TRIES = 10;
const TRY_FOR_SECONDS = 3_600;

export function schedulerTimers(client: SchedulerClient, target: ScheduleTarget, now: () => Instant): Timers {
  return {
    wake: async (game, at) => {
      if (at === null) return;
      try {
        await client.send(new CreateScheduleCommand(scheduleFor(target, game, Math.max(at, now() + SOONEST_MS))));
      } catch (error) {
        // It is set already, by whoever was quicker or by a first try whose answer was lost.
        if (!(error instanceof ConflictException)) throw error;
      }
    },
  };
}

function scheduleFor(target: ScheduleTarget, game: GameName, at: Instant): CreateScheduleCommandInput {
  // To the second, rounded up: an early call would find nothing due. Mail received in the last moment is stored by then.
  const second = Math.ceil((at + STORED_WITHIN_MS) / 1000);
  const name = `game-${game}-${second}`;
  const call: WakeUpCall = { game, schedule: name };
  return {
    Name: name,
    GroupName: target.group,
    ScheduleExpression: `at(${new Date(second * 1000).toISOString().slice(0, 19)})`,
    ScheduleExpressionTimezone: 'UTC',
    FlexibleTimeWindow: { Mode: 'OFF' },
    ActionAfterCompletion: 'DELETE',
    Target: {
      Arn: target.queueArn,
      RoleArn: target.roleArn,
      Input: JSON.stringify(call),
      DeadLetterConfig: { Arn: target.deadLetterArn },
      RetryPolicy: { MaximumRetryAttempts: TRIES, MaximumEventAgeInSeconds: TRY_FOR_SECONDS },
    },
  };
}
