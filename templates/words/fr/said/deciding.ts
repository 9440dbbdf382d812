import type { DecidingSaying } from '../../../../engine/sayings/deciding.ts';
import type { Words } from '../../language.ts';
import { the, theTurn } from '../articles.ts';
import { counted, list } from '../counts.ts';

export const deciding = {
  'deciding/only-for': ({ who }) => `C'est réservé ${list(who.map((each) => GROUPS[each]))}.`,
  'deciding/broadcasts-are-for-players': () =>
    "Les messages à tous font partie du jeu pour ceux qui jouent : seuls les observateurs et l'arbitre peuvent les couper.",
  'deciding/nothing-more': ({ command, text }) => `Rien ne suit ${command} : « ${text} » n'est pas compris.`,
  'deciding/no-setting': ({ text }) => `Il n'y a pas de réglage « ${text} ».`,
  'deciding/set-what': () => 'Que faut-il régler ? Par exemple SET WAIT.',
  'deciding/which-game': () => "Pour quelle partie ? Inscrivez-vous d'abord, ou écrivez à l'adresse de la partie.",
  'deciding/no-game-name': ({ text }) => `« ${text} » n'est pas un nom de partie.`,
  'deciding/no-address': ({ text }) => `« ${text} » n'est pas une adresse e-mail.`,
  'deciding/one-address': () => 'Il faut ici une seule adresse e-mail.',
  'deciding/no-phase': ({ text }, { example }) =>
    `« ${text} » n'est pas une phase. Les phases s'écrivent ${example('phase')} ou ${example('phaseInWords')}.`,
  'deciding/no-span': ({ text }) => `De combien ? Au lieu de « ${text} », il faut une durée comme 24h ou 2 days.`,
  'deciding/no-number': ({ text, least, most }) => `Au lieu de « ${text} », il faut un nombre de ${least} à ${most}.`,
  'deciding/no-power': ({ text }) => `Il n'y a pas de puissance « ${text} » dans cette partie.`,
  'deciding/no-zone': ({ text }) =>
    `« ${text} » n'est pas un fuseau horaire. Les fuseaux s'écrivent Europe/Paris ou UTC.`,
  'deciding/beside-leaving': ({ text }) =>
    `Pas exécuté, car le même message demande « ${text} ». Renvoyez cette ligne une fois cela confirmé ou abandonné.`,
  'deciding/beside-confirmation': () =>
    "Pas exécuté, car une confirmation doit être seule dans son message. Envoyez d'abord la confirmation, puis ceci dans un message à part.",
  'deciding/below-process': ({ phase }) =>
    `Cela se trouve sous la ligne qui a résolu ${phase}, donc trop tard pour ${phase}. Envoyez les ordres de la phase suivante dans un message à part.`,
  'deciding/other-phase': ({ past, current }, { phase }) => {
    const now = current === null ? 'cette phase est terminée' : `on joue maintenant ${theTurn(phase(current))}`;
    if (past === null) return `Pas exécuté : la page date d'avant, et ${now}. Regardez la carte, puis renvoyez.`;
    if (past === current)
      return 'Pas exécuté : la partie a été ramenée en arrière après le chargement de votre page. Renvoyez si vous le voulez toujours.';
    return `Pas exécuté : vous avez écrit cela pour ${theTurn(phase(past))}, et ${now}. Renvoyez si vous le voulez toujours.`;
  },
  'deciding/sample-password': () =>
    "Aucun mot de passe n'est enregistré : dans nos exemples, ce mot tient la place d'un mot à vous. Il ne sert que pour écrire d'une autre adresse ; SET PASSWORD l'enregistre",
  'deciding/created': ({ game, variant }) =>
    `La partie « ${game} » (${variant}) est créée et vous en êtes l'arbitre (GM, game master). Les joueurs s'inscrivent par SIGNON ?${game} suivi d'un mot de passe à eux ; LIST montre ses réglages`,
  'deciding/evening': ({ hour, zone }) =>
    `Les dates limites tombent à ${hour} (${zone}), une heure du soir propre à cette partie. SET MOVE CLOCK en choisit une autre, SET ZONE un autre fuseau`,
  'deciding/partial-orders': () =>
    "À la date limite, la partie n'attend pas les unités qu'un joueur a laissées sans ordre : elles tiennent. SET NO PARTIAL ORDERS la fait attendre des ordres complets",
  'deciding/observing': ({ resultsOnly }) =>
    resultsOnly
      ? "Vous observez cette partie : vous recevez ses résultats, sans la presse. SET BROADCAST l'ajoute, RESIGN y met fin"
      : 'Vous observez cette partie : vous recevez les résultats et la presse publique. RESIGN y met fin',
  'deciding/joined': ({ game, variant }) => `Vous êtes inscrit à « ${game} », ${variant}`,
  'deciding/joined-before': ({ newPassword }) =>
    newPassword ? 'Vous étiez déjà inscrit ; le mot de passe est maintenant celui-ci' : 'Vous étiez déjà inscrit',
  'deciding/approval-asked': () =>
    "Dans cette partie, l'arbitre doit approuver les nouveaux joueurs : nous lui avons demandé, et vous aurez la réponse",
  'deciding/gm-plays': () =>
    "Vous jouez dans votre propre partie : vous en fixez les horaires et les réglages, mais vous ne voyez pas les ordres des autres et n'écrivez pour personne d'autre ; et tout le monde saura que l'arbitre joue",
  'deciding/gm-plays-against': ({ power }, { powers }) =>
    `Vous jouez vous-même dans cette partie : seul son joueur écrit pour ${the(powers(power))}.`,
  'deciding/gm-sets-absences-only': ({ power }, { powers }) =>
    `Vous jouez vous-même dans cette partie : seul son joueur écrit pour ${the(powers(power))}. Vous pouvez seulement noter une absence`,
  'deciding/as-gm-first': () => "C'est réservé à l'arbitre : identifiez-vous d'abord comme tel.",
  'deciding/below-become': ({ power }, { powers }) =>
    `Sous BECOME n'est lu que ce que la personne qui joue ${the(powers([power]))} pourrait écrire. Envoyez ceci dans un e-mail à part, ou au-dessus de cette ligne.`,
  'deciding/gm-only': () => "Seul l'arbitre de la partie peut le faire.",
  'deciding/players-only': () => 'Seuls les joueurs peuvent le faire.',
  'deciding/bad-name': ({ name }) =>
    `« ${name} » ne peut pas être le nom d'une partie : 2 à 24 lettres et chiffres, une lettre d'abord.`,
  'deciding/reserved-name': ({ name }) => `« ${name} » est réservé aux e-mails du judge : choisissez un autre nom.`,
  'deciding/no-such-option': ({ word, variant }) =>
    `« ${word} » après ${variant ?? 'le nom'} n'est ni une variante ni une option connue de ce judge.`,
  'deciding/not-created': ({ why, variants }, { say }) => `${say(why)} Variantes : ${variants.join(', ')}.`,
  'deciding/no-such-variant': ({ variant }) =>
    `Il n'y a pas de variante « ${variant} » : GET VARIANTS montre celles qui existent.`,
  'deciding/no-variant-option': ({ word }) => `« ${word} » n'est pas ici une option de variante ; GUNBOAT en est une.`,
  'deciding/same-variant': ({ variant }) => `${variant} est déjà la variante ; il n'y avait rien à changer`,
  'deciding/variant-set': ({ variant, isOther }) =>
    `La partie est maintenant ${variant}${isOther ? OTHER : ''}. Tout le monde est prévenu`,
  'deciding/powers-set': () => `Réglé${OTHER}. Tout le monde est prévenu`,
  'deciding/variant-stays': () =>
    'La partie a commencé : sa variante reste. Pour une autre, créez une autre partie par CREATE.',
  'deciding/too-few-seats': ({ people, variant, seats }) =>
    `${counted(people, 'personne est déjà inscrite', 'personnes sont déjà inscrites')}, et ${variant} a ${counted(seats, 'place')}.`,
} satisfies Words<DecidingSaying>;

const OTHER = ' ; les préférences sont à renvoyer, et CENTERS, PLAYERS et POWERS sont ceux de la variante';

const GROUPS = { player: 'aux joueurs', observer: 'aux observateurs', master: "à l'arbitre" } as const;
