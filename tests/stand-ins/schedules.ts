/** The schedules of the test, wherever they are kept: moto and ours remember them, and neither ever fires one. */
import {
  CreateScheduleGroupCommand,
  DeleteScheduleCommand,
  GetScheduleCommand,
  paginateListSchedules,
  type SchedulerClient,
} from '@aws-sdk/client-scheduler';

/** `at`: `at(2026-11-23T20:00:00)`, in UTC; `input`: what the target gets. */
export interface Schedule {
  readonly at: string;
  readonly input: string;
}

export interface Schedules {
  all(): Promise<ReadonlyMap<string, Schedule>>;
  delete(name: string): Promise<void>;
}

export function schedulesIn(ours: Map<string, Schedule>): Schedules {
  return { all: async () => ours, delete: async (name) => void ours.delete(name) };
}

/** Those of a group, which is made, at an endpoint that speaks as Scheduler does. */
export async function schedulesAt(client: SchedulerClient, GroupName: string): Promise<Schedules> {
  await client.send(new CreateScheduleGroupCommand({ Name: GroupName }));
  /** A schedule is never changed: each is looked at once. */
  const known = new Map<string, Schedule>();
  return {
    all: async () => {
      const names = new Set<string>();
      for await (const { Schedules: page = [] } of paginateListSchedules({ client }, { GroupName })) {
        for (const { Name } of page) names.add(Name!);
      }
      for (const name of known.keys()) if (!names.has(name)) known.delete(name);
      for (const Name of names) {
        if (known.has(Name)) continue;
        const { ScheduleExpression, Target } = await client.send(new GetScheduleCommand({ GroupName, Name }));
        known.set(Name, { at: ScheduleExpression!, input: Target!.Input! });
      }
      return known;
    },
    delete: async (Name) => {
      await client.send(new DeleteScheduleCommand({ GroupName, Name }));
      known.delete(Name);
    },
  };
}
