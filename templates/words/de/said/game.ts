import type { GameSaying, WantedBeforeStart } from '../../../../engine/sayings/game.ts';
import type { Words } from '../../language.ts';
import { Accusative } from '../articles.ts';

/** What follows "Die Partie hat noch nicht begonnen". */
const NOT_BEGUN: Readonly<Record<WantedBeforeStart, string>> = {
  bots: ': Bots setzen sich, sobald sie begonnen hat.',
  deadline: ' und hat keine Frist. SET MOVE, SET RETREAT und SET ADJUST legen fest, wann Fristen enden.',
  diary: ': Ein Tagebuch kannst du führen, während sie läuft.',
  end: ': TERMINATE oder PURGE beendet sie.',
  orders: ': Befehle nehmen wir, sobald alle Plätze besetzt sind und du weißt, welche Macht deine ist.',
  pause: ': Es gibt nichts anzuhalten.',
  play: ': Das geht, sobald du weißt, welche Macht deine ist.',
  seat: ', und niemand hat eine Macht. Zum Mitspielen schick die Zeile unten.',
};

export const game = {
  'game/shown-elsewhere': () => '',
  'game/over': () => 'Die Partie ist vorbei.',
  'game/not-begun': ({ wanted }) => `Die Partie hat noch nicht begonnen${NOT_BEGUN[wanted]}`,
  'game/no-such-power': ({ power }, { powers }) => `${Accusative(powers(power))} gibt es in dieser Partie nicht.`,
} satisfies Words<GameSaying>;
