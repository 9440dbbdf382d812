/** An absence longer than the game's maximum, for the GM to approve. */
interface Asked {
  /** Null where the reader may not know. */
  readonly who: string | null;
  readonly powers: string;
  readonly from: string;
  readonly to: string;
  /** What the game allows without asking, days. */
  readonly allowed: number;
}

export const absenceAsked = {
  subject: (powers: string) => `${powers} asks for an absence`,
  lead: (powers: string) => `Your decision needed: ${powers} asks for a long absence.`,
  asked: ({ who, powers, from, to, allowed }: Asked) =>
    `${who === null ? `The player of ${powers}` : `${who} (${powers})`} will be away from ${from} to ${to}. This game allows ${allowed} days without asking. To approve, so that deadlines move past the absence, reply with these lines. To refuse, do nothing.`,
};
