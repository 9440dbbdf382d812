/** Where somebody who was invited ends invitations. */
export const invitations = {
  title: 'No more invitations',
  question: 'Stop invitations?',
  notHere: 'Not here',
  incomplete:
    'This link is not complete. Open it again from the mail, or send the judge a mail that says SET NO INVITATIONS.',
  done: 'Done: this judge will not pass on invitations to you any more, whoever asks.',
  ask: 'This judge passes on invitations to games of Diplomacy when players ask it to. Press the button, and it sends you no more of them.',
  button: 'No more invitations',
};
