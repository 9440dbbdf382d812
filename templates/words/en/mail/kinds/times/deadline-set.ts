/** The deadline, the end of grace or the start of processing has moved. */
export const deadlineSet = {
  subject: {
    deadline: (phase: string, date: string) => `${phase} new deadline: ${date}`,
    times: (phase: string) => `${phase} new times`,
  },
  agreed: 'All players have agreed on a new deadline. Orders on file stay on file.',
  moved: (who: string) => `${who} has moved the deadline. Orders on file stay on file.`,
  newTimes: (who: string) => `${who} has set new times for this phase. Orders on file stay on file.`,
  old: (time: string) => `The old deadline was ${time}.`,
  notLateBefore: (time: string) => `The notice is short, so nobody is marked late before ${time}.`,
  lateUntil: (time: string) => `Late orders are accepted until ${time}.`,
  notBefore: (time: string) => `Nothing is processed before ${time}.`,
};
