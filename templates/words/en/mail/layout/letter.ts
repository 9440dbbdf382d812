/** The foot of every mail. */
export const letter = {
  gamePage: 'Game page',
  reply: 'Reply to this mail to give orders, or send HELP for a list of commands.',
  /** For those who have no orders to give: observers, the GM, former players. */
  replyWithout: 'Reply to this mail with any command; HELP lists them.',
  /** Where an answer would go to a player. */
  writeTo: (address: string) => `Send orders and commands to ${address}, not as an answer to a message.`,
  gamesAndHelp: 'Games and help',
  writeToDesk: (address: string) => `Write to ${address}; send HELP for a list of commands.`,
};
