/** `HELP`: what can be written, in the space of a screen, and what more can be asked for. */
import type { Inline } from '../../../../../markup/document.ts';

export const help = {
  none: (topic: string) => `There is no help text called '${topic}'.`,
  didYouMean: (lines: readonly string[]) => `Did you mean ${lines.join(' or ')}?`,
  standardMap: (line: string): readonly Inline[] => [
    'That is the standard map. For that of a game write to the address of the game, or name the variant: ',
    { code: line },
  ],
  alsoWritten: (spellings: string) => `Also written: ${spellings}.`,
  /** What stands for words of one's own in lines of the table of commands: as in `SIGNON fmarne password`. */
  signOn:
    'The lines below are for the game Marne, as {{power}}; m for its GM, o for an observer. SIGNON ?marne joins a game that is forming.',
  press:
    'Sends the lines below to those powers, by names or letters; TO ALL, TO ALL BUT powers, TO MASTER, TO OBSERVERS. QUIET leaves out the copy to yourself. One line: to {{power}}: …',
  broadcast: 'Sends the lines below to everybody in the game, observers too.',
  postal: 'Keeps the lines below until the results, where the game allows it.',
  howToOrder: 'Write one order to a line and send them to the address of the game, or reply to any of its mails.',
  orders: 'Orders',
  order: 'Order',
  /** What each of the example lines means. */
  examples: {
    '{{move}}': 'the army in {{at}} moves to {{to}}',
    '{{support}}': 'the army in {{supporterAt}} supports that',
    '{{hold}}': '{{holder}} holds',
    '{{convoy}}': 'the fleet in {{convoySea}} convoys',
    '{{retreat}}': 'a retreat; {{disband}} disbands',
    '{{build}}': 'in the adjustments; or: waive',
    '{{remove}}': 'in the adjustments',
  },
  lastCounts:
    'The last order for a unit counts, and a line with a fault never harms the others. Every mail is answered.',
  commands: 'Commands, one to a line',
  command: 'Command',
  commandExamples: {
    STATUS: 'shows your orders on file',
    'SET WAIT': 'holds the phase until its deadline',
    'SET NOWAIT': 'lets it be processed early',
    'PRESS TO {{POWER}}': 'sends what follows, as far as ENDPRESS',
    BROADCAST: 'the same to all, as far as ENDBROADCAST',
    LIST: 'all games; LIST MARNE: all about one',
    MAP: 'the map of the game',
    SIGNOFF: 'ends what is read of a mail',
  },
  more: 'More to read',
  /** Above a document that there is in English only. */
  inEnglish: 'This document is in English.',
  rulesOf: (variant: string) => `the rules of ${variant}`,
  /** Above the rules of a variant's page, in a game that is set otherwise. */
  asPublished: "This is the variant as published. Where this game's settings say otherwise, they hold: GET RULES.",
  /** What documents in English are about, by their names; left out: their own headings say it. */
  documents: {} as Readonly<Record<string, string>>,
  topic: (line: string, about: string): readonly Inline[] => [{ code: line }, `: ${about}`],
  topics: {
    'GET PROVINCES': 'the places of the map, as they are written',
    'GET BORDERS': 'who borders on whom',
    'HELP LYO': 'all about one place',
    'HELP TOPICS': 'everything else there is to read',
  },
};
