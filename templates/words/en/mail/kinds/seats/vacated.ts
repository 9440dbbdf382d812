/** A player has resigned, was sent away, or the power has none any more: to the player and to everybody. */
export const vacated = {
  subject: {
    resigned: (powers: string) => `${powers}: its player has resigned`,
    ejected: (powers: string) => `${powers}: its player has been removed`,
    dummy: (powers: string) => `${powers}: no player`,
    passed: (powers: string) => `${powers}: played from another address now`,
  },
  lead: (powers: string, game: string) => `You no longer play ${powers} in '${game}'.`,
  own: {
    resigned: 'You have resigned. You can come back by signing on again, as long as nobody has taken your place.',
    ejected: 'The GM has removed you from this game. If you wonder why, write to the GM.',
    dummy: 'The GM has decided that this power no longer has a player. If you wonder why, write to the GM.',
    passed:
      'Somebody has answered from the address to which the GM had offered your seat, and plays it from there now. If that was not you and you wonder why, write to the GM.',
  },
  /** `waits`: the game, for somebody else. */
  others: {
    resigned: (powers: string, waits: boolean) => `The player of ${powers} has resigned. ${what(waits)}`,
    ejected: (powers: string, waits: boolean) => `The GM has removed the player of ${powers}. ${what(waits)}`,
    dummy: (powers: string) =>
      `Nobody plays ${powers} from now on: its units hold, dislodged ones disband, and the game does not wait for it.`,
  },
};

function what(waits: boolean): string {
  return waits
    ? 'The game waits for a replacement.'
    : 'Anyone can take over; if nobody has by the end of the grace period, the game goes on without its orders.';
}
