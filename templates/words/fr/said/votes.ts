import type { VoteSaying, VoteStands } from '../../../../engine/sayings/votes.ts';
import type { Words } from '../../language.ts';
import { agree, ofThe, The, the } from '../articles.ts';

export const votes = {
  'votes/draw': ({ among, stands }, { powers }) =>
    `Vous votez pour une partie nulle entre ${among === null ? 'tous les survivants' : the(powers(among))}${standing(stands)}`,
  'votes/concede': ({ to, stands }, { powers }) =>
    `Vous abandonneriez la partie en faveur ${ofThe(powers(to))}${standing(stands)}`,
  'votes/no-draw': () => 'Vous ne votez plus pour une partie nulle',
  'votes/no-concession': () => "Vous n'abandonnez plus la partie en faveur de personne",
  'votes/unplayed-have-none': () => "Les puissances que personne ne joue n'ont ni vote ni part",
  'votes/survivors-share': ({ survivors }, { powers }) =>
    `Dans cette partie, une nulle comprend tous les survivants : ${powers(survivors)}.`,
  'votes/only-survivors': ({ gone }, { powers }) =>
    `Seuls ceux qui restent partagent une nulle ; pas ${the(powers(gone, 'or'))}.`,
  'votes/not-conceded': () => "Cette partie ne s'abandonne pas : elle se joue jusqu'au bout ou finit nulle.",
  'votes/to-one': ({ powers: named }, { powers }) =>
    `On n'abandonne qu'en faveur d'une seule puissance : ${the(powers(named))} ne gagnent pas ensemble.`,
  'votes/to-another': () => "Vous ne pouvez abandonner qu'en faveur de quelqu'un d'autre.",
  'votes/to-largest': ({ largest, bySeat, isYou }, { powers }) =>
    `On n'abandonne qu'en faveur ${bySeat ? 'du plus grand joueur' : 'de la plus grande puissance'} : ${powers(largest, 'or')}.${isYou ? " C'est vous." : ''}`,
  'votes/paused': () => 'La partie est en pause : votez quand elle reprendra.',
  'votes/nothing-on': () => "Il n'y a rien à voter en ce moment.",
  'votes/nobody-plays': ({ powers: own }, { powers }) =>
    own.length < 2
      ? `Personne ne joue ${the(powers(own))} : cette puissance n'a pas de vote.`
      : `Personne ne joue ${the(powers(own, 'or'))} : ces puissances n'ont pas de vote.`,
  'votes/out': ({ powers: own }, { powers }) =>
    `${The(powers(own))} ${agree(powers(own), "n'est", 'ne sont')} plus en jeu : seuls ceux qui restent votent.`,
  'votes/yes-or-no': () => 'Pour une nulle, écrivez DRAW YES ; contre, DRAW NO.',
  'votes/concede-to-whom': () => 'En faveur de quelle puissance ?',
  'votes/nothing-left': ({ powers: gone }, { powers }) =>
    `${The(powers(gone))} ${agree(powers(gone), "n'a", "n'ont")} plus rien sur le plateau.`,
  'votes/draw-of-one': ({ power }) =>
    `Une nulle se partage entre deux puissances ou plus. Pour une seule, il y a DECLARE CONCESSION ${power ?? 'suivi de son nom'}.`,
  'votes/not-largest': ({ to, largest }, { powers }) =>
    `${The(powers(to))} ${agree(powers(to), "n'est", 'ne sont')} pas la plus grande puissance : c'est ${the(powers(largest, 'or'))}.`,
  'votes/draw-leaves-out': ({ leftOut }, { powers }) =>
    `Dans cette partie, une nulle comprend tous les survivants (DIAS) ; celle-ci laisse de côté ${the(powers(leftOut))}.`,
  'votes/press-after-end': () =>
    "La presse peut être ouverte quand la partie est finie, si tous ceux qui l'ont jouée sont d'accord.",
  'votes/press-without-players': () => "Personne n'a joué cette partie : il n'y a pas de presse à ouvrir.",
  'votes/press-stays-open': () => "Tous étaient d'accord, et la presse est dans les archives : elle reste ouverte.",
  'votes/press-as-before': ({ on }) =>
    on ? 'Vous avez déjà donné votre accord' : "Vous n'aviez pas donné votre accord ; rien ne change",
  'votes/press': ({ on, missing, isPlayer }) =>
    on
      ? `Vous acceptez d'ouvrir toute la presse${
          missing === 0
            ? isPlayer
              ? ' ; tous les autres aussi, et elle est maintenant dans les archives'
              : " : vos messages sont maintenant dans les archives, là où leurs autres lecteurs et auteurs sont d'accord"
            : ` ; elle s'ouvrira quand ${missing === 1 ? 'un joueur de plus acceptera' : `${missing} joueurs de plus accepteront`}. SET NO OPEN PRESS annule votre accord`
        }`
      : "Vous n'acceptez plus d'ouvrir la presse : elle reste fermée",
} satisfies Words<VoteSaying>;

function standing(stands: VoteStands): string {
  if (stands === 'agreed') return ', et tous les autres aussi : la partie est terminée';
  const { until, isOpen } = stands;
  return ` ; valable jusqu'à la résolution de ${until}, et ${
    isOpen ? 'tout le monde le voit' : "personne n'apprend comment votent les autres"
  }`;
}
