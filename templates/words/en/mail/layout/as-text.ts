/** What stands between the parts of a mail. */
export const asText = {
  /** What something is about, before it. */
  title: (text: string) => `${text}:`,
  /** Before a line that would be right. */
  suggestion: 'Try:',
};
