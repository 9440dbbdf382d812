/** To a GM: mail does not reach somebody of the game. `who`: a name, powers, or both. */
export const mailStopped = {
  subject: (game: string, who: string) => `[${game}] mail does not reach ${who}`,
  lead: (who: string) => `No action needed, but mail does not reach ${who}.`,
  bounced: (who: string) =>
    `The mail server of ${who} has sent our mail back for good: the mailbox is closed, or the address is wrong. We have stopped sending there. Orders that come from there count as ever, and the next mail from there starts ours again.`,
  refused: (who: string) =>
    `The address of ${who} is one that mail cannot be sent to. We have stopped trying. Orders that come from there count as ever, and the next mail from there starts ours again.`,
  complained: (who: string) =>
    `${who} marked one of our mails as spam, perhaps by accident. We send nothing more there until they write to us. You can ask them, or look for somebody else to take over.`,
  elsewhere: 'Do they have another mailbox now? Then send this line, and the code that we ask you for:',
  thenThey: 'Tell them to write this line to us from there, with a password of their own:',
  remedy: 'Do you know that the mailbox works again? Then send this line:',
  how: 'Or press the button, and send the mail that opens.',
  button: 'Send mail again',
  /** To players: it reaches no GM of their game. */
  master: {
    subject: (game: string) => `[${game}] mail does not reach the GM`,
    lead: 'No action needed, but mail does not reach the GM of your game.',
    told: (who: string) =>
      `Our mail does not reach ${who}, the GM, and we have stopped sending it. What you write to the GM cannot be read for now.`,
    goesOn: 'Deadlines and results are as ever; what only a GM can do waits.',
    waits: 'In this game the GM processes each phase: it waits until we hear from the GM.',
    back: (address: string) =>
      `Do you know how to reach the GM? Any mail from the old mailbox starts ours again. From a new one, this line to ${address}, with the GM's password, tells how to go on:`,
  },
};
