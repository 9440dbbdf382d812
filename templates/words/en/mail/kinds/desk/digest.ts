/** One mail a day with what was in no hurry. */
export const digest = {
  subject: (count: number) => (count === 1 ? 'Your digest: 1 message' : `Your digest: ${count} messages`),
  lead: 'No action needed. This is what was collected for you since the last digest.',
  answer: (address: string) => `To answer, write to ${address}.`,
};
