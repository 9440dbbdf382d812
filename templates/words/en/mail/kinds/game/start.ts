/** The game begins. */
import { listInWords } from '../../../../../../engine/explain/names.ts';

export const start = {
  subject: 'the game begins',
  /** To those who play no power. */
  lead: (season: string) => `No action needed: the game begins in ${season}.`,
  /** `rest`: what there is to do, a sentence. */
  youPlay: (powers: string, rest: string) => `You play ${powers}. ${rest}`,
  special: (variant: string) => `What is special in ${variant}`,
  /** Lines to write: the rules of the variant, its places. */
  rules: (rules: string, provinces: string): readonly Run[] => [
    'All rules: ',
    { code: rules },
    '. Places and borders: ',
    { code: provinces },
    '.',
  ],
  /** To all who play with GMs of the game. */
  mastersPlay: (names: readonly string[]) =>
    `${listInWords(names)}, who runs this game, ${names.length === 1 ? 'plays' : 'play'} in it: a GM who plays sets times and settings, but sees no orders of others and writes for nobody else.`,
};

/** Words, or a line to be written. */
type Run = string | { readonly code: string };
