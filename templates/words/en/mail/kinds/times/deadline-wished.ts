/** A player proposes another deadline. */
interface Wish {
  readonly who: string;
  readonly time: string;
  /** So many of so many powers want it. */
  readonly have: number;
  readonly need: number;
}

export const deadlineWished = {
  subject: (phase: string) => `${phase} another deadline is proposed`,
  told: ({ who, time, have, need }: Wish) =>
    `${who} proposes ${time} as the deadline of this phase. The deadline moves only if all players agree; ${have} of ${need} do so far.`,
  howToAgree:
    'To agree, reply with this line, or with READY (which also turns off your WAIT). To keep the deadline, do nothing.',
  howToSet: 'As GM you can set it right away: reply with this line.',
};
