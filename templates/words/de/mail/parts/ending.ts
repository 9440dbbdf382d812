import type { Language } from '../../../shape.ts';

export const ending: Language['mail']['ending'] = {
  downloads: 'Zum Herunterladen',
  archive: 'Archiv',
  archiveLinked:
    'Das Archiv enthält die ganze Partie. Jeder kann es prüfen, die Partie nachspielen und sie in andere Formate umwandeln.',
  archiveAttached: (file) =>
    `Die ganze Partie liegt signiert als ${file} bei. Jeder kann sie prüfen, nachspielen und in andere Formate umwandeln. Die Seite der Partie zeigt alle Phasen.`,
  centersByYear: 'Zentren nach Jahren',
  year: 'Jahr',
  whoPlayed: 'Wer was gespielt hat',
  power: 'Macht',
  player: 'Spieler',
  centers: 'Zentren',
  formerPlayer: 'früherer Spieler',
  playedFrom: (name, phase) => `${name} ab ${phase}`,
  openPress:
    'Sollen alle lesen können, was vertraulich gesagt wurde? Es wird im Archiv geöffnet, wenn alle zustimmen, die gespielt haben. Stimmst du zu, dann schick diese Zeile:',
  statement: 'Dein Schlusswort',
  howToState: (address) =>
    `Erzähl den anderen, wie es war: Schreib an ${address}, mit deinen Worten zwischen diesen Zeilen. Sie gehen an alle und bleiben bei der Partie.`,
  exampleStatement: 'So war es für mich: …',
  sequel: (game) => `Eine weitere Partie wie diese sucht Mitspieler: „${game}“.`,
  sequelIsYours: 'Du leitest sie; LIST zeigt ihre Einstellungen.',
  sequelSignOn: (address) => `Wenn du mitspielen willst, schreib an ${address}: `,
};
