/** Réponses aux questions des débutants : par les règles seules, et par l'état de la partie. */
import type { UnitType } from '../../../engine/board/variant.ts';
import type { Language } from '../shape.ts';
import { agree, counted, ofTurn, The, the, toThe } from './grammar.ts';
import { placeOf, placeThe } from './places.ts';

const unitNamed: Readonly<Record<UnitType, string>> = { A: 'Une armée', F: 'Une flotte' };
const small = (unit: UnitType) => unitNamed[unit].replace('U', 'u');
const units = (n: number) => counted(n, 'unité');

export const questions: Language['questions'] = {
  general: {
    accept:
      "Vous en êtes dès que vous êtes inscrit : SIGNON ? suivi du nom de la partie, seul sur sa ligne. SET PREFERENCE suivi d'une puissance dit ce que vous aimeriez être.",
    decline:
      "Pour ne pas jouer, il n'y a rien à faire. Si vous êtes déjà inscrit, RESIGN seul sur sa ligne vous retire. Rien n'a encore été fait.",
    thanks:
      "Merci de ce mot. Il ne contient pas d'ordre, et seul le juge le lit ; PRESS TO ALL sur une ligne, votre texte dessous et ENDPRESS à la fin le dit à tous.",
    remind:
      "S'il manque de vos ordres, un rappel vient de lui-même avant la date limite. L'e-mail apporte aussi cette date pour votre agenda.",
    watch: "OBSERVE suivi du nom d'une partie, écrit depuis l'adresse qui veut regarder, y envoie les résultats.",
    password:
      "Il ne vous faut pas de mot de passe tant que vous écrivez depuis votre propre adresse. SET PASSWORD suivi d'un mot en fixe un, pour écrire d'ailleurs.",
    moved:
      "Écrivez SET ADDRESS et la nouvelle adresse depuis l'ancienne, puis confirmez-le là-bas. I AM ALSO suivi d'une adresse en ajoute une.",
    name: 'SET NAME suivi de votre nom, seul sur sa ligne, fixe comment les autres vous voient.',
    dice: "Il n'y a ni dés ni hasard : le plus fort l'emporte, et à force égale on rebondit.",
    stack: 'Non : une seule unité par lieu. Une deuxième, à côté, peut la soutenir, ce qui la rend aussi forte.',
    language:
      'SET LANGUAGE EN, DE ou FR, seul sur une ligne, change la langue de nos e-mails. Les ordres sont lus dans les trois langues, avec les noms entiers ou abrégés.',
    coasts: ({ example }) =>
      `Quelques provinces ont plusieurs côtes. Une flotte qui en atteint plus d'une nomme celle où elle va, comme dans ${example('coast')}. Une armée n'en nomme jamais.`,
    advice:
      "Le juge ne joue pour personne et ne donne pas de conseil. D'autres le feront : écrivez à vos voisins par PRESS TO. HELP ORDERS montre comment écrire les ordres ; une unité sans ordre tient.",
    create:
      "CREATE ? suivi d'un nom et d'un mot de passe, seul sur sa ligne, ouvre une partie à vous ; INVITE suivi d'adresses y invite. Des bots peuvent prendre les places vides : DUMMY suivi d'une puissance.",
    others:
      "Chacun joue depuis sa propre adresse : INVITE suivi de l'adresse l'invite, et chacun s'inscrit lui-même. Deux personnes d'un même foyer peuvent jouer si l'arbitre le sait.",
    words:
      'Tout e-mail de résultats donne sous la carte tous les ordres et les positions en mots. HISTORY les renvoie.',
    silent:
      "Personne n'est tenu de répondre aux messages. Qui n'envoie pas d'ordres non plus est nommé en retard et peut être remplacé. Demandez à l'arbitre par PRESS TO MASTER.",
    owner: 'STATUS suivi du nom de la partie montre à qui est chaque centre de ravitaillement ; MAP envoie la carte.',
    page: 'Chaque partie a sa page, avec la carte et tous les résultats ; le lien est au bas de chaque e-mail de la partie.',
    hold: ({ example }) =>
      `Une unité qui tient reste où elle est, et d'autres peuvent la soutenir. Vous écrivez ${example('hold')} ; une unité sans ordre tient aussi.`,
    bot: "Un bot est un programme de ce juge qui joue une puissance sans joueur. Il y a trois niveaux, EASY, MEDIUM et HARD ; l'arbitre choisit, par exemple SET DUMMY ALL BOT EASY. PRACTICE commence une partie à vous contre des bots.",
    ignore:
      'Pas de souci : seuls comptent les ordres, les commandes et les messages. CLEAR retire vos ordres de cette phase ; un message envoyé ne peut pas être repris.',
    confirm:
      "Une confirmation montre qu'une adresse ou un appareil est à vous : touchez le bouton de notre e-mail, ou répondez avec son code. D'ici là, rien n'est fait.",
    effort: "Il suffit d'un e-mail d'ordres par phase, tous les quelques jours ; des messages, autant que vous voulez.",
    win: "Qui tient assez de centres de ravitaillement à la fin d'une année gagne seul ; ceux qui restent peuvent aussi s'entendre sur un match nul. LIST suivi du nom d'une partie dit combien de centres il y faut.",
    together:
      "Un seul joueur gagne, ou bien ceux qui restent s'entendent sur un match nul (DRAW YES) et partagent la partie. Une alliance aide les deux, mais ne gagne pas ensemble, sauf si la variante le dit.",
    ends: "La partie finit quand quelqu'un tient assez de centres pour gagner, ou quand tous ceux qui restent s'entendent sur un match nul (DRAW YES).",
    length:
      "Une partie dure jusqu'à une victoire ou un match nul : par e-mail, souvent quelques mois, avec une phase tous les quelques jours. Chacune vous prend quelques minutes.",
    leader:
      "Est en tête qui tient le plus de centres de ravitaillement. STATUS suivi du nom d'une partie en montre le compte.",
    centers: "STATUS suivi du nom d'une partie montre combien de centres de ravitaillement a chaque puissance.",
    center:
      "Un centre de ravitaillement est une province marquée d'un point sur la carte. Chacun des vôtres nourrit une unité : avec plus de centres que d'unités vous construisez, avec moins vous retirez. Il est à vous dès que votre unité s'y trouve à la fin de l'année.",
    mine: "STATUS suivi du nom d'une partie montre vos centres de ravitaillement.",
    units: "STATUS suivi du nom d'une partie montre où sont vos unités ; MAP envoie la carte.",
    power: 'MY GAMES montre ce que vous jouez, partie par partie.',
    players: "SUMMARY suivi du nom d'une partie montre qui joue quoi, quand ce n'est pas secret.",
    player: "SUMMARY suivi du nom d'une partie montre qui joue quoi, quand ce n'est pas secret.",
    bots: "Une puissance que personne ne joue peut l'être par un bot de ce juge ; SUMMARY suivi du nom d'une partie les montre. Moi aussi, je suis un programme. PRACTICE commence une partie à vous contre des bots.",
    judge:
      'Voici un juge : un programme qui reçoit les ordres de Diplomacy par e-mail, les résout à la date limite et envoie les résultats à tous.',
    late: "Vous êtes en retard si la date limite est passée et qu'il manque de vos ordres. Si la partie a un délai de grâce, ils comptent encore jusqu'à sa fin. STATUS montre les deux.",
    ordered:
      "Avant la date limite, personne n'est en retard : jusque-là, seul l'arbitre voit qui a donné ses ordres, et personne ne voit lesquels ; après, tout le monde apprend qui est en retard.",
    deadline: "STATUS suivi du nom d'une partie montre sa date limite, MY GAMES celles de toutes vos parties.",
    results:
      'Les résultats arrivent par e-mail avec une carte dès que la phase est résolue : à la date limite, ou peu après le dernier ordre manquant.',
    start: 'Une partie commence quand toutes ses places sont prises. LIST montre combien il en manque.',
    phase:
      "Une année a deux tours de mouvements, chacun avec ses retraites, et finit par les ajustements. STATUS suivi du nom d'une partie montre où elle en est.",
    code: "Un tel code est une phase : la première lettre est la saison, le nombre l'année, et la dernière lettre dit ce qu'on y fait : M pour les mouvements, R pour les retraites, A pour les ajustements.",
    turn: "Personne n'attend son tour : tous écrivent en même temps et en secret, et tous les ordres s'exécutent ensemble.",
    change:
      "Oui, autant de fois que vous voulez jusqu'à la résolution de la phase : envoyez le nouvel ordre de cette unité, le dernier compte. CLEAR les retire tous.",
    filed: 'Tout e-mail avec des ordres reçoit en réponse tout ce qui est enregistré. ORDERS le montre à nouveau.',
    map: 'Les résultats apportent une carte. MAP la renvoie, et elle est sur la page de la partie.',
    rules: 'GET RULES envoie les règles de la partie, HELP ORDERS dit comment écrire les ordres.',
    secret:
      "Les ordres sont secrets jusqu'à leur exécution : avant, personne ne voit ceux des autres ; ensuite, tous les voient. Un message n'est lu que par ceux à qui il est écrit, sauf si la partie est réglée pour que l'arbitre le lise aussi.",
    address:
      "Les autres joueurs ne voient jamais votre adresse, seulement votre nom, et dans une partie anonyme pas même lui. L'arbitre voit les deux.",
    message:
      "Écrivez PRESS TO et le nom d'une puissance seuls sur une ligne, votre texte dessous, et ENDPRESS sur la dernière ligne. Rien n'a encore été envoyé.",
    gm: "L'arbitre d'une partie est nommé par SUMMARY. PRESS TO MASTER sur une ligne, votre texte dessous et ENDPRESS à la fin lui écrivent.",
    names:
      'A est une armée, F une flotte ; les lieux sont abrégés en trois lettres. MAP avec le mot ABBREVIATIONS et GET RULES les montrent tous.',
    nmr: "Une unité sans ordre tient et reste où elle est (en retraite, elle est dissoute). C'est un NMR (« no moves received ») : qui est en retard est nommé aux autres et peut perdre sa place.",
    away: "Écrivez AWAY et de quand à quand : aucune nouvelle date limite ne tombe dans cette période. Vous pouvez aussi envoyer d'avance des ordres pour des phases à venir.",
    time: "EXTEND 24h propose un jour de plus, toute autre durée de même : la date limite est déplacée dès que tous les joueurs envoient la même chose. L'arbitre peut le faire aussitôt : demandez-le par PRESS TO MASTER. AWAY dit quand vous êtes absent.",
    join: "LIST montre les parties qui prennent encore des joueurs. SIGNON ? suivi du nom de l'une d'elles, seul sur sa ligne, vous y inscrit ; PRACTICE en commence une à vous contre des bots.",
    games: 'LIST montre toutes les parties, et lesquelles prennent encore des joueurs. On peut jouer dans plusieurs.',
    choose:
      "Tant qu'une partie se forme, SET PREFERENCE suivi des puissances que vous aimez, la préférée d'abord, dit ce que vous voudriez être. Une fois commencée, elles sont attribuées.",
    leave: "RESIGN seul sur sa ligne quitte la partie ; on cherche alors un remplaçant. Rien n'a encore été fait.",
    stop: "RESIGN quitte une partie et met fin à ses e-mails ; SET NO BROADCAST n'arrête que les messages, SET DIGEST envoie un e-mail par jour, STOP WATCHING met fin à l'annonce de nouvelles parties. Rien n'a encore été changé.",
    cost: 'Cela ne coûte rien : on joue ici gratuitement.',
    failed:
      'Les résultats disent sous chaque ordre pourquoi il a échoué : le plus souvent une unité de même force voulait le même lieu, ou le soutien a été coupé. HISTORY remontre les résultats.',
    lie: "Oui. Une promesse ne lie personne : négocier, bluffer et trahir font partie du jeu. On ne trompe seulement ni le juge ni l'arbitre.",
    attack: ({ example }) =>
      `Entrez avec plus de force que celui qui tient le lieu : chaque soutien compte un de plus. Seule, une unité prend un lieu vide et rebondit sur un lieu tenu ; vos unités ne se délogent jamais entre elles. Un soutien s'écrit ${example('support')}.`,
    order: ({ example }) =>
      `Un ordre est une ligne : l'unité, puis ce qu'elle fait. ${example('move')} se déplace, ${example('hold')} tient, ${example('support')} soutient. Répondez à l'e-mail de la partie, une ligne pour chacune de vos unités.`,
    build: ({ example }) =>
      `On construit après les derniers mouvements d'une année, si l'on a plus de centres de ravitaillement que d'unités : dans ses propres centres d'origine, s'ils sont vides et toujours à soi. Vous écrivez ${example('build')}.`,
    remove: ({ example }) =>
      `Avec plus d'unités que de centres à la fin d'une année, vous en retirez : vous écrivez ${example('remove')}.`,
    convoy: ({ example }) =>
      `Une flotte en mer porte une armée de côte en côte. L'armée se déplace, la flotte la convoie : ${example('byConvoy')} et ${example('convoy')}. Si la flotte est délogée, l'armée reste.`,
    support: ({ example }) =>
      `Une unité prête sa force à une autre, à qui qu'elle soit : ${example('support')} pour un mouvement, ${example('supportHold')} pour tenir. Elle doit pouvoir y aller elle-même, et une attaque contre elle coupe le soutien.`,
    retreat: ({ example }) =>
      `Une unité délogée se retire vers un lieu voisin et vide : ${example('retreat')}. Ni là d'où venait l'attaque, ni là où deux viennent de rebondir. Sinon elle est dissoute.`,
    bounce:
      "À force égale on rebondit : personne n'entre, et chacun reste où il était. Avec plus de soutien, l'une des unités passe.",
    swap: "Deux unités ne peuvent pas échanger leurs places par terre : elles rebondissent. Trois ou plus le peuvent en cercle, et deux si l'une va par convoi.",
    out: "Qui n'a plus de centre à la fin de l'année n'a plus d'unités et quitte le jeu. Jusque-là, ses unités continuent.",
    kinds:
      "Les armées vont sur terre, aussi le long des côtes ; les flottes en mer et le long des côtes, jamais à l'intérieur. Les deux ont la même force et avancent d'un lieu. Les flottes portent les armées par mer.",
    reach: "MAP montre ce qui se touche. Une unité avance d'un lieu ; une armée passe l'eau par convoi.",
    ways: "MAP montre ce qui se touche. Une unité avance d'un lieu.",
    closed: 'Personne ne peut y aller.',
    draw: "DRAW YES vote un match nul entre tous ceux qui restent. Il est fait quand tous l'ont voté ; DRAW NO retire le vôtre.",
    variant:
      "LIST et le nom d'une partie montre sa variante et ses réglages ; GET VARIANTS dit quelles cartes il y a à côté de la carte classique.",
    grace:
      'Le délai de grâce suit la date limite : les ordres en retard y comptent encore. STATUS montre quand il finit.',
    influence: "HELP IP explique les points d'influence et dit combien vous en avez.",
    practice: 'PRACTICE seul sur une ligne commence aussitôt une partie à vous contre des bots.',
    unclear:
      "Nous n'avons pas compris votre question. HELP montre ce qu'on peut demander ici ; pour ce qui demande une personne, écrivez à l'arbitre par PRESS TO MASTER.",
  },
  inGame: {
    win: ({ goal, have }) =>
      `${goal}. ${have === null ? '' : `Vous en avez ${have}. `}On compte à la fin d'une année ; ceux qui restent peuvent aussi s'entendre sur un match nul (DRAW YES).`,
    late: ({ isPast, missing, deadline, grace }) => {
      if (!isPast)
        return `Non : la date limite est ${deadline}. ${missing === 0 ? 'Vos ordres sont là.' : `Il manque des ordres pour ${units(missing)}.`}${grace === null ? '' : ` En retard, ils comptent encore jusqu'à ${grace} (délai de grâce), et tout le monde le voit.`}`;
      if (missing === 0) return 'Non : vos ordres sont là.';
      return `Oui : la date limite était ${deadline}. ${grace === null ? "Envoyez vos ordres sans tarder : ils comptent jusqu'à la résolution de la phase." : `Vos ordres comptent encore jusqu'à ${grace}.`}`;
    },
    ordered: ({ late, missing }) =>
      `${late === null ? "Avant la date limite, seul l'arbitre voit qui a donné ses ordres ; après, tout le monde apprend qui est en retard." : `Il manque encore : ${the(late)}.`}${missing === null ? '' : missing === 0 ? ' Vos propres ordres sont là.' : ` Des vôtres, il manque ${counted(missing, 'ordre')}.`}`,
    nobodyLate: "Personne n'est en retard : tous les ordres sont là.",
    deadline: ({ phase, deadline, left }) => `La date limite ${ofTurn(phase)} est ${deadline}, ${left}.`,
    variant: ({ name, game }) =>
      `Ici, on joue ${name}. LIST ${game} montre les réglages, GET VARIANTS les autres cartes.`,
    grace: ({ span, until }) =>
      `Le délai de grâce suit la date limite : les ordres en retard y comptent encore, ici ${span}, jusqu'à ${until}.`,
    noDeadline: "Il n'y a pas de date limite pour l'instant : la partie attend.",
    results: ({ deadline, delay }) =>
      `Les résultats arrivent par e-mail à la date limite, ${deadline}, ou ${delay} après le dernier ordre manquant. HISTORY renvoie les précédents.`,
    notBegun: ({ have, need }) =>
      `La partie n'a pas commencé : elle commence avec ${counted(need, 'joueur')}${have === null ? '' : ` (${have} pour l'instant)`}.`,
    begun: ({ phase }) => `La partie a commencé : ${phase}.`,
    over: ({ outcome }) => `La partie est terminée. ${outcome}`,
    phase: ({ phase }) =>
      `Nous en sommes à : ${phase}. Une année a deux tours de mouvements, chacun avec ses retraites, et finit par les ajustements. Tous écrivent en même temps.`,
    filed: ({ orders, missing }) =>
      `${orders === null ? "Aucun ordre de vous n'est enregistré." : `Enregistré : ${orders}.`} ${missing === 0 ? 'Il ne manque rien.' : `Il manque ${counted(missing, 'ordre')}.`}`,
    player: ({ power, player }) => `${The(power)} ${agree(power, 'est jouée', 'sont joués')} par ${player}.`,
    bot: ({ power }) => `Un bot joue ${the(power)}.`,
    nobody: ({ power }) => `Personne ne joue ${the(power)}.`,
    hidden: ({ power }) => `Quelqu'un joue ${the(power)} ; son nom est secret dans cette partie.`,
    you: ({ power }) => `Vous jouez ${the(power)}.`,
    bots: ({ powers }) =>
      powers === null
        ? 'Aucun bot ne joue dans cette partie. Moi, je suis un programme : le juge.'
        : `Des bots jouent ${the(powers)}. Moi aussi, je suis un programme : le juge.`,
    botsFill:
      "L'arbitre peut confier les places vides à des bots : SET BOTS FILL et un nombre de personnes lance la partie avec ce nombre.",
    gm: ({ names }) =>
      `L'arbitre est ${names}. PRESS TO MASTER sur une ligne, votre texte dessous et ENDPRESS à la fin lui écrivent.`,
    noGm: "Cette partie n'a pas d'arbitre : le juge la mène seul.",
    counts: ({ all }) => `Centres de ravitaillement : ${all.join(', ')}.`,
    centers: ({ power, places }) =>
      places.length === 0
        ? `${The(power)} ${agree(power, "n'a", "n'ont")} aucun centre de ravitaillement.`
        : `${The(power)} ${agree(power, 'a', 'ont')} ${counted(places.length, 'centre')} : ${places.join(', ')}.`,
    units: ({ units: all }) =>
      all.length === 0 ? "Vous n'avez pas d'unité." : `Vous avez ${units(all.length)} : ${all.join(', ')}.`,
    unitsOf: ({ power, units: all }) =>
      all.length === 0
        ? `${The(power)} ${agree(power, "n'a", "n'ont")} pas d'unité.`
        : `${The(power)} ${agree(power, 'a', 'ont')} ${units(all.length)} : ${all.join(', ')}.`,
    owner: ({ place, power, isCenter, standing }) =>
      `${power === null ? (isCenter ? `${place} : ce centre n'est encore à personne ; qui s'y trouve à la fin d'une année le prend.` : `${place} : ce lieu n'est pas un centre et n'est à personne.`) : `${place} : ce centre est ${toThe(power)}.`} ${standing === null ? "Aucune unité ne s'y trouve." : `${unitNamed[standing.unit]} (${standing.power}) s'y trouve.`}`,
    page: ({ href }) =>
      `Sur ${href} : la page de cette partie, avec la carte et tous les résultats. Le lien de votre feuille d'ordres est dans chaque e-mail que vous recevez ; les ordres y comptent comme par e-mail.`,
    power: ({ powers }) => `Vous jouez ${the(powers)}.`,
    notPlaying: 'Vous ne jouez aucune puissance dans cette partie.',
    builds: ({ power, due, open, places }) =>
      `${power === null ? '' : `${power} : `}Vous ${due > 0 ? `pouvez maintenant construire ${units(due)}` : `devez maintenant retirer ${units(-due)}`}${open < Math.abs(due) ? ` (encore sans ordre : ${open})` : ''}${open > 0 && places.length > 0 ? ` : ${places.join(', ')}` : ''}.`,
    reach: ({ unit, from, to, how, ways }) =>
      `${
        how === 'yes'
          ? `Oui : ${small(unit)} peut aller ${placeOf(from)} vers ${placeThe(to)}.`
          : how === 'convoy'
            ? `Seulement par convoi : ${placeThe(from)} et ${placeThe(to)} ne se touchent pas, mais des flottes en mer peuvent porter une armée.`
            : `Non : ${small(unit)} ne peut pas aller ${placeOf(from)} vers ${placeThe(to)}.`
      }${how === 'yes' ? '' : ` De là, elle va vers ${ways.map(placeThe).join(', ')}.`}`,
    ways: ({ unit, from, ways }) =>
      ways.length === 0
        ? `${unitNamed[unit]} ${placeOf(from)} ne peut aller nulle part.`
        : `${unitNamed[unit]} ${placeOf(from)} peut aller vers ${ways.map(placeThe).join(', ')}.`,
    reachedBy: ({ place, units: all }) =>
      all.length === 0
        ? `Aucune de vos unités ne peut aller vers ${placeThe(place)} en un tour, sauf par convoi.`
        : `Vers ${placeThe(place)} peuvent aller maintenant : ${all.join(', ')}.`,
    retreats: ({ unit, ways }) =>
      ways.length === 0
        ? `${unit} : aucune retraite possible, l'unité est dissoute.`
        : `${unit} peut se retirer vers ${ways.map(placeThe).join(', ')}.`,
    closed: ({ place }) => `Personne ne peut aller dans ce lieu : ${place}.`,
    abbreviation: ({ short, place }) =>
      `${short}, c'est ${placeThe(place)} ; A devant, c'est une armée là-bas, F une flotte.`,
    message: ({ power, line }) =>
      `Écrivez ${line} seul sur une ligne, votre texte dessous, et ENDPRESS sur la dernière ligne : cela va ${toThe(power)} et à personne d'autre. Rien n'a encore été envoyé.`,
    messageToAll:
      "Écrivez PRESS TO ALL seul sur une ligne, votre texte dessous, et ENDPRESS sur la dernière ligne : cela va à tous. Rien n'a encore été envoyé.",
  },
};
