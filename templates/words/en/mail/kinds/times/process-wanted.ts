/** Manual processing: a phase could be processed, and the GM has not yet spoken. */
export const processWanted = {
  /** `code`: of the phase. */
  subject: (code: string) => `${code} is ready to process`,
  decision: 'Your decision needed.',
  /** `isMany`: retreats or adjustments. */
  ready: (phase: string, isMany: boolean) =>
    `Your decision needed: ${phase} ${isMany ? 'are' : 'is'} ready to process.`,
  how: 'In this game the GM decides when a phase is processed. To process it now, reply with this line:',
};
