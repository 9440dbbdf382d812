/** The judge was down when a deadline passed: to everybody. */
export const outage = {
  subject: (deadline: string) => `new deadline: ${deadline}`,
  told: (span: string, from: string) =>
    `The judge was down for ${span}, from ${from} on. Nobody is marked late: we moved the deadline by the same amount. Orders on file stay on file.`,
};
