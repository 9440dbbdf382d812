/** A GM has offered a seat to an address. */
export const seatOffered = {
  subjectTaker: (powers: string) => `your place as ${powers}`,
  subject: (powers: string) => `${powers}: offered to another address`,
  lead: (powers: string, game: string) => `You can choose to play ${powers} in '${game}': the GM offers it to you.`,
  taker: (powers: string) => `To play ${powers} from this address, reply with this line:`,
  nothing:
    'If you do nothing, nothing happens, and you get no more mail about it. SET NO INVITATIONS keeps mail like this away.',
  player: (powers: string, isSamePlayer: boolean) =>
    `${
      isSamePlayer
        ? `The GM has named another address as your new mailbox for ${powers}.`
        : `The GM has asked somebody else to play ${powers} in your place.`
    } You play on until an answer comes from there. If that is not what you want, write to the GM now.`,
  gm: (powers: string) => `Another GM has offered ${powers} to an address, which plays it as soon as it answers.`,
};
