/** A power has lost its player. */
export const abandoned = {
  subject: (phase: string, who: string) => `${phase} ${who} abandoned`,
  noLongerYours: (who: string, game: string) => `You no longer play ${who} in '${game}'.`,
  comeBack: 'Your orders did not arrive in time. You can come back as long as nobody has taken your place.',
  goesOn: (who: string) =>
    `No orders came from ${who} in time. Unless somebody takes over, the game soon goes on without its orders.`,
  waits: (who: string) =>
    `No orders came from ${who} in time. The game waits for a replacement. Orders on file stay on file.`,
};
