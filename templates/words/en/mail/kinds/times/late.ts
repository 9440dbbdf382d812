/** The deadline has passed and orders are missing. */
export const late = {
  subject: {
    own: (phase: string) => `${phase} you are late`,
    hidden: (phase: string) => `${phase} orders are missing`,
    powers: (phase: string, powers: string) => `${phase} late: ${powers}`,
  },
  stillCountGoesOn:
    'Your orders still count: the phase is processed soon after they arrive. If none arrive in time, the game goes on without them.',
  stillCountReplaced:
    'Your orders still count: the phase is processed soon after they arrive. If none arrive in time, your place is offered to somebody else.',
  missing:
    'Orders are missing, so the phase is not processed yet. It will be soon after they arrive; until then you can change yours.',
  missingFrom: (powers: string) =>
    `Orders from ${powers} are missing, so the phase is not processed yet. It will be soon after they arrive; until then you can change yours.`,
};
