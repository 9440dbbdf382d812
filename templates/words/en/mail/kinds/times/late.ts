/** The deadline has passed and orders are missing. */
export const late = {
  subject: {
    own: (phase: string) => `${phase} you are late`,
    hidden: (phase: string) => `${phase} orders are missing`,
    powers: (phase: string, powers: string) => `${phase} late: ${powers}`,
    unplayed: (phase: string, powers: string) => `${phase} waits for a player: ${powers}`,
  },
  stillCountGoesOn:
    'Your orders still count: the phase is processed soon after they arrive. If none arrive in time, the game goes on without them.',
  stillCountReplaced:
    'Your orders still count: the phase is processed soon after they arrive. If none arrive in time, your place is offered to somebody else.',
  /** `own`: the reader has orders on file. */
  missing: (own: boolean) =>
    `Orders are missing, so the phase is not processed yet. It will be soon after they arrive${own ? '; until then you can change yours' : ''}.`,
  missingFrom: (powers: string, own: boolean) =>
    `Orders from ${powers} are missing, so the phase is not processed yet. It will be soon after they arrive${own ? '; until then you can change yours' : ''}.`,
  unplayed: (powers: string, several: boolean) =>
    `Nobody plays ${powers} now, and the phase waits for ${several ? 'their orders: they need players who take them' : 'its orders: it needs a player who takes it'} over.`,
};
