import type { GameSaying, WantedBeforeStart } from '../../../../engine/sayings/game.ts';
import type { Words } from '../../language.ts';
import { agree, The } from '../articles.ts';

/** What follows "La partie n'a pas encore commencé". */
const NOT_BEGUN: Readonly<Record<WantedBeforeStart, string>> = {
  bots: ' : les bots prendront place quand elle aura commencé.',
  deadline: " : elle n'a pas de date limite. SET MOVE, SET RETREAT et SET ADJUST fixent les dates limites à venir.",
  diary: " : vous pourrez tenir un journal pendant qu'elle se joue.",
  end: ' : TERMINATE ou PURGE y met fin.',
  orders:
    ' : vous pourrez donner des ordres quand toutes les places seront prises et que nous vous aurons dit quelle puissance est la vôtre.',
  pause: " : il n'y a rien à suspendre.",
  play: ' : ce sera possible quand nous vous aurons dit quelle puissance est la vôtre.',
  seat: ", et personne n'a de puissance. Pour jouer, envoyez la ligne ci-dessous.",
};

export const game = {
  'game/shown-elsewhere': () => '',
  'game/over': () => 'La partie est terminée.',
  'game/not-begun': ({ wanted }) => `La partie n'a pas encore commencé${NOT_BEGUN[wanted]}`,
  'game/no-such-power': ({ power }, { powers }) =>
    `${The(powers(power))} ${agree(powers(power), "n'existe", "n'existent")} pas dans cette partie.`,
} satisfies Words<GameSaying>;
