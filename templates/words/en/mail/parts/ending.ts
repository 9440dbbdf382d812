/** What everybody is sent when a game is over. */
export const ending = {
  downloads: 'Downloads',
  archive: 'Archive',
  archiveLinked: 'The archive holds the whole game. Anybody can check it, replay it and convert it to other formats.',
  archiveAttached: (file: string) =>
    `The whole game is attached as ${file}, signed. Anybody can check it, replay it and convert it to other formats. The game page shows all phases.`,
  centersByYear: 'Centers by year',
  year: 'Year',
  whoPlayed: 'Who played what',
  power: 'Power',
  player: 'Player',
  centers: 'Centers',
  formerPlayer: 'former player',
  playedFrom: (name: string, phase: string) => `${name} from ${phase}`,
  openPress:
    'Would you like everybody to read what was said in private? It is opened, in the archive, when all who played agree. To agree, send this line:',
  statement: 'Your end-of-game statement',
  howToState: (address: string) =>
    `Tell the others how it was: write to ${address}, with your words between these lines. They go to everybody and stay with the game.`,
  exampleStatement: 'How it was for me: …',
  sequel: (game: string) => `Another game like this one is forming: '${game}'.`,
  sequelIsYours: 'You are its GM; LIST shows its settings.',
  /** Before the line that signs on. */
  sequelSignOn: (address: string) => `To play in it, write to ${address}: `,
};
