/** To a GM: our program fails on a mail of somebody in the game. `who`: a name, powers, or both. */
export const mailUnread = {
  subject: (game: string, who: string) => `[${game}] we cannot read a mail from ${who}`,
  lead: (who: string) => `Your decision needed: we cannot read a mail from ${who}, and the game does not wait for it.`,
  told: (who: string, time: string) =>
    `It came in the name of ${who}, on ${time}. Something in it makes our own program fail: the fault is ours and has been logged. We have asked ${who} to send it again.`,
  remedy:
    'Do you want to give them time? Then send this line. Was the phase processed without their orders? ROLLBACK takes it back.',
  how: 'Or press the button, and send the mail that opens.',
  button: 'Give a day more',
};
