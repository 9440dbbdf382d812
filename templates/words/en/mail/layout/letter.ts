/** The foot of every mail. */
import { counted } from '../../../text/counts.ts';

export const letter = {
  gamePage: 'Game page',
  reply: 'Reply to this mail to give orders, or send HELP for a list of commands.',
  /** For those who have no orders to give: observers, the GM, former players. */
  replyWithout: 'Reply to this mail with any command; HELP lists them.',
  /** Where an answer would go to a player. */
  writeTo: (address: string) => `Send orders and commands to ${address}, not as an answer to a message.`,
  gamesAndHelp: 'Games and help',
  writeToDesk: (address: string) => `Write to ${address}; send HELP for a list of commands.`,
  unanswered: (count: number) => {
    const them = count === 1 ? 'it' : 'them';
    return `We did not act on ${counted(count, 'mail')} in your name: nothing showed that you wrote ${them}, or a program had marked ${them} as automatic. If you did, send ${them} again as a reply to one of our mails about your game, or begin with your password.`;
  },
};
