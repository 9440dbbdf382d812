/** What a GM sees who has asked to look at orders. */
export const look = {
  prediction: 'If the phase were processed now, this would come of the orders on file:',
  onFile: 'The orders on file:',
  waits: (powers: string) => `WAIT is on for ${powers}.`,
};
