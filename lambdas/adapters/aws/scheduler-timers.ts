/** One schedule for each game that has a wake-up, by EventBridge Scheduler. */
import {
  ConflictException,
  CreateScheduleCommand,
  type CreateScheduleCommandInput,
  DeleteScheduleCommand,
  ResourceNotFoundException,
  type SchedulerClient,
  UpdateScheduleCommand,
} from '@aws-sdk/client-scheduler';
import type { GameName } from '../../../engine/game/events.ts';
import type { Instant } from '../../../engine/time.ts';
import type { WakeUpCall } from '../../handlers/deadline.ts';
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
      if (at === null) await remove(client, target, game);
      else await put(client, scheduleFor(target, game, Math.max(at, now() + SOONEST_MS)));
    },
  };
}

function scheduleFor(target: ScheduleTarget, game: GameName, at: Instant): CreateScheduleCommandInput {
  const call: WakeUpCall = { game };
  return {
    Name: nameOf(game),
    GroupName: target.group,
    // To the second, in UTC, rounded up: an early call would find nothing due. Mail received in the last moment is stored by then.
    ScheduleExpression: `at(${new Date(Math.ceil((at + STORED_WITHIN_MS) / 1000) * 1000).toISOString().slice(0, 19)})`,
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

async function put(client: SchedulerClient, schedule: CreateScheduleCommandInput): Promise<void> {
  try {
    await client.send(new UpdateScheduleCommand(schedule));
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
    try {
      await client.send(new CreateScheduleCommand(schedule));
    } catch (inner) {
      // Somebody else was quicker; the sweep sets right which of the two instants counts.
      if (!(inner instanceof ConflictException)) throw inner;
    }
  }
}

async function remove(client: SchedulerClient, { group }: ScheduleTarget, game: GameName): Promise<void> {
  try {
    await client.send(new DeleteScheduleCommand({ Name: nameOf(game), GroupName: group }));
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
  }
}

function nameOf(game: GameName): string {
  return `game-${game}`;
}
