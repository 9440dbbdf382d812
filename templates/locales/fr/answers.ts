/** What is answered to commands in a game, in French. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { Addressee } from '../../../engine/game/events.ts';
import type { VariantDefault } from '../../../engine/messages/decision-messages.ts';
import type { WantedBeforeStart } from '../../../engine/messages/game-messages.ts';
import type { Day } from '../../../engine/messages/time-messages.ts';
import type { VoteStands } from '../../../engine/messages/vote-messages.ts';
import type { CurrentDeadline } from '../../../engine/messages/waiting-messages.ts';
import { powerInField } from '../../../engine/vocabulary.ts';
import type { Formatter, MessagesIn } from '../formatter.ts';
import { spellOrders } from '../order-spelling.ts';
import { abbrOf } from '../text/abbreviations.ts';
import { generalAnswer } from '../text/generally.ts';
import { textOfCase } from '../text/text-of-case.ts';
import { agree, counted, grouped, list, ofThe, The, the, theTurn, toThe } from './grammar.ts';
import { questions } from './questions.ts';

export const acts = {
  'acts/wrote-for': ({ power }, { powers }) => `a écrit pour ${the(powers(power))}`,
  'acts/looked': 'a regardé les ordres de {phase}',
  'acts/set-up': 'a mis en place le plateau de {phase}',
  'acts/rolled': ({ to, back }) => `a ramené la partie ${back ? 'en arrière' : "vers l'avant"} à ${to}`,
  'acts/processed': 'a résolu {phase}',
  'acts/set': ({ changes }, { settings }) => `a changé des réglages : ${settings(changes).join(' ')}`,
  'acts/unstarted': 'a annulé le début',
  'acts/ended': ({ outcome }, { outcome: ending }) =>
    outcome.kind === 'terminated' ? 'a terminé la partie sans résultat' : `a terminé la partie : ${ending(outcome)}`,
  'acts/seats': ({ powers: seats, now }, { powers }) =>
    ({
      open: `a ouvert la place ${ofThe(powers(seats))}`,
      closed: `a laissé ${the(powers(seats))} sans joueur`,
      bot: `a donné un bot ${toThe(powers(seats))}`,
      passed: `a donné la place ${ofThe(powers(seats))} à quelqu'un d'autre`,
      offered: `a proposé la place ${ofThe(powers(seats))} à une adresse`,
      back: `a rendu ${the(powers(seats))} à son joueur`,
      kept: `a retiré la proposition de la place ${ofThe(powers(seats))}`,
    })[now],
  'acts/gm': ({ joins }) => (joins ? 'a nommé un autre arbitre' : "a retiré à quelqu'un ses droits d'arbitre"),
  'acts/lists': 'a changé les listes de qui peut jouer',
  'acts/sent-away': ({ observer }) => `a exclu ${observer ? 'un observateur' : 'un joueur inscrit'}`,
  'acts/muted': ({ power, until }, { powers, time }) =>
    until === null
      ? `rend la parole à cette puissance : ${powers(power)}`
      : `retire la parole jusqu'au ${time(until)} à cette puissance : ${powers(power)}`,
  'acts/reminded': 'a envoyé un rappel à ceux dont il manque des ordres',
} as const satisfies MessagesIn<'acts'>;

export const bots = {
  'bots/play': ({ powers: seats }, { powers }) =>
    `Désormais ${seats.length < 2 ? 'un bot joue' : 'des bots jouent'} ${the(powers(seats))}, jusqu'à ce que quelqu'un prenne la relève. Tout le monde est prévenu`,
  'bots/all-played': "Toutes les puissances ont déjà quelqu'un qui les joue.",
  'bots/plays-already': ({ power }, { powers }) => `Un bot joue déjà ${the(powers(power))}.`,
} as const satisfies MessagesIn<'bots'>;

export const changes = {
  'changes/asked': ({ game, changes, undo }, { say }) =>
    [
      changes.length === 0
        ? `Rien de ce que vous voyez de « ${game} » ne change.`
        : `Ce que cela veut dire pour « ${game} » :`,
      ...changes.map(say),
      ...(undo === null ? [] : [`${undo} l'annule.`]),
    ].join('\n'),
  'changes/done': ({ changes, undo }, { say }) =>
    [
      "C'est fait.",
      ...changes.map(say).map((told) => (/[.!?]$/.test(told) ? told : `${told}.`)),
      'Toutes les personnes concernées sont prévenues.',
      ...(undo === null ? [] : [`${undo} l'annule.`]),
    ].join(' '),
  'changes/begins': ({ gone }, { powers }) =>
    `Les puissances sont distribuées et la partie commence${gone.length === 0 ? '.' : ` ; personne ne joue ${the(powers(gone))}.`}`,
  'changes/unbegun':
    "Le début est annulé : personne n'a de puissance, les ordres enregistrés disparaissent, et le prochain début redistribue les puissances.",
  'changes/over': ({ outcome }, { outcome: ending }) =>
    outcome.kind === 'terminated' ? 'La partie se termine sans résultat.' : `La partie se termine. ${ending(outcome)}`,
  'changes/opens': ({ what }) =>
    `Tout le monde voit alors, pour de bon : ${listInWords(
      what.map((each) => ({ board: 'tout le plateau', names: 'qui joue quoi', diaries: 'les journaux' })[each]),
      'et',
    )}.`,
  'changes/not-over': ({ outcome }, { outcome: ending }) =>
    outcome.kind === 'terminated'
      ? "La partie n'est plus terminée."
      : `La partie n'est plus terminée, et son résultat ne compte plus : ${ending(outcome)}`,
  'changes/phase': 'La partie est en {phase}, et non plus en {current}.',
  'changes/results': ({ phases, counts }) =>
    `${counts ? 'Comptent de nouveau' : 'Ne comptent plus'} : les résultats de ${list(phases)}.`,
  'changes/units': ({ power, without, with: more, retreating }, { board, powers }) => {
    const units = (texts: readonly string[]) => texts.map((unit) => (board === null ? unit : spellOrders(board, unit)));
    const told = [
      ...(without.length === 0 ? [] : [`sans ${units(without).join(', ')}`]),
      ...(more.length === 0 ? [] : [`avec ${units(more).join(', ')}`]),
    ];
    return `${The(powers(power))}${retreating ? ' (retraites)' : ''} : ${told.join(', ')}`;
  },
  'changes/owner': ({ provinces, owner, before }, { board, powers }) =>
    `${provinces.map((at) => (board === null ? at : abbrOf(board, at))).join(', ')} : maintenant ${owner === null ? 'à personne' : toThe(powers(owner))}, avant ${before === null ? 'à personne' : toThe(powers(before))}`,
  'changes/seats': ({ powers: seats, now, restricted = false }, { powers }) =>
    ({
      played: `${The(powers(seats))} : un joueur a pris la place.`,
      passed: `${The(powers(seats))} : un autre joueur a la place.`,
      open: `${The(powers(seats))} : plus de joueur ; ${restricted ? "les joueurs que l'arbitre admet peuvent" : 'tout le monde peut'} prendre la relève.`,
      closed: `${The(powers(seats))} : plus de joueur ; les unités tiennent, et personne ne peut prendre la relève avant que vous n'ouvriez la place par REVIVE.`,
      bot: `${The(powers(seats))} : un bot joue, jusqu'à ce que quelqu'un prenne la relève.`,
    })[now],
  'changes/gm': ({ joins }) => (joins ? 'La partie a un arbitre de plus.' : 'La partie a un arbitre de moins.'),
  'changes/settings': ({ changes }, { settings }) => settings(changes).join(' ') || 'Un réglage change.',
  'changes/deadline': ({ from, to }, { time }) =>
    `Date limite : ${to === null ? 'aucune' : time(to)}${from === null ? '' : `, au lieu de ${time(from)}`}`,
  'changes/waits': ({ powers: who, on }, { powers }) =>
    `WAIT est ${on ? 'mis' : 'levé'} pour ${who === null ? 'tout le monde' : the(powers(who))}.`,
  'changes/votes': ({ powers: who, counts }, { powers }) =>
    `Le vote ${ofThe(powers(who))} ${counts ? 'compte de nouveau' : 'ne compte plus'}.`,
  'changes/orders': ({ phase, on, of }, { board, powers }) => {
    const told = of.map(
      ({ power, orders }) =>
        `${ofThe(powers(power))}${orders === null ? '' : ` (${orders.map((each) => (board === null ? each : spellOrders(board, each))).join(' ; ')})`}`,
    );
    return `${on ? 'De nouveau enregistrés' : 'Plus enregistrés'} pour ${phase} : les ordres ${list(told)}`;
  },
} as const satisfies MessagesIn<'changes'>;

export const deadline = {
  'deadline/no-phase': "Il n'y a pas en ce moment de phase avec une date limite.",
  'deadline/paused': "La partie est en pause et son horloge arrêtée : reprenez-la d'abord par RESUME.",
  'deadline/past': "C'est dans le passé : une date limite peut tomber à tout moment à partir de maintenant.",
  'deadline/date-past': "C'est dans le passé.",
  'deadline/same-already': "C'est déjà la date limite",
  'deadline/doubt': ({ proposes, doubt }, { time }) =>
    `${proposes === null ? '' : `Vous proposeriez ${time(proposes)}. `}${
      doubt === 'short notice'
        ? "C'est dans moins d'un jour. Personne n'est compté en retard avant demain à la même heure, mais des ordres complets sont résolus à la nouvelle date limite."
        : `C'est dans ${counted(doubt.daysAhead, 'jour')} : la date est-elle la bonne ?`
    }`,
  'deadline/moved':
    'La date limite passe du {from:time} au {to:time}, et le délai de grâce avec elle. Tout le monde est prévenu',
  'deadline/from-now': 'La date limite était passée : le temps compte donc à partir de maintenant',
  'deadline/proposed':
    "Vous proposez la date limite du {at:time}. Elle est fixée quand tous les joueurs envoient la même ; {have} sur {need} sont d'accord pour l'instant, et tout le monde est prévenu. L'arbitre peut la fixer tout de suite. SET NO DEADLINE retire votre proposition",
  'deadline/none-proposed': "Vous n'avez pas proposé de date limite",
  'deadline/proposal-withdrawn': 'Vous ne proposez plus une autre date limite',
  'deadline/falls-in-absence': ({ powers: away, until }, { powers, time }) =>
    `Absence à ce moment, donc retard : ${powers(away)} (jusqu'au ${time(until)}). SET DEADLINE avec une date d'après l'évite`,
  'deadline/no-such-day':
    "D'après ses paramètres, la partie n'a pas de date limite ce jour-là. Le prochain jour possible : SET DEADLINE {until:time}",
  'deadline/others-propose': ({ deadlines }, { time }) =>
    `Date limite proposée : ${deadlines.map(time).join(' ; ')}. Seul SET DEADLINE avec cette date l'approuve`,
  'deadline/all-agree':
    "Tous les joueurs sont d'accord : la date limite est déplacée, et le délai de grâce avec elle. Tout le monde est prévenu",
  'deadline/grace-before-deadline': 'Le délai de grâce commence à la date limite : il ne peut pas finir avant elle.',
  'deadline/grace-too-short':
    'Avec NMR, le délai de grâce dure au moins un jour : nous avertissons les joueurs en retard un jour avant que la partie ne continue sans eux.',
  'deadline/grace-moved': 'Le délai de grâce finit maintenant le {end:time}. Tout le monde est prévenu',
  'deadline/start-after-deadline': 'La phase est résolue au plus tard à la date limite : START ne peut pas être après.',
  'deadline/start-set': 'La phase ne sera pas résolue avant le {at:time}. Tout le monde est prévenu',
  'deadline/nobody-late': "Personne ne doit d'ordres : il n'y a personne à relancer",
  'deadline/reminded-lately': 'Vous avez relancé les joueurs il y a moins de six heures : attendez un peu.',
  'deadline/reminded': ({ powers: own }, { powers }) =>
    own === null
      ? 'Nous avons relancé tous ceux qui doivent encore des ordres'
      : `Nous avons relancé qui joue ${the(powers(own))} : il manque des ordres`,
} as const satisfies MessagesIn<'deadline'>;

export const deciding = {
  'deciding/only-for': ({ who }) => `C'est réservé ${list(who.map((each) => GROUPS[each]))}.`,
  'deciding/template-of-other': 'Ces réglages ont été gardés pour {variant} et ne valent que là.',
  'deciding/broadcasts-are-for-players':
    "Les messages à tous font partie du jeu pour ceux qui jouent : seuls les observateurs et l'arbitre peuvent les couper.",
  'deciding/nothing-more': "Rien ne suit {command} : « {text} » n'est pas compris.",
  'deciding/no-setting': "Il n'y a pas de réglage « {text} ».",
  'deciding/set-what': 'Que faut-il régler ? Par exemple SET WAIT.',
  'deciding/which-game': "Pour quelle partie ? Inscrivez-vous d'abord, ou écrivez à l'adresse de la partie.",
  'deciding/no-game-name': "« {text} » n'est pas un nom de partie.",
  'deciding/no-address': "« {text} » n'est pas une adresse e-mail.",
  'deciding/one-address': 'Il faut ici une seule adresse e-mail.',
  'deciding/no-phase': ({ text }, { example }) =>
    `« ${text} » n'est pas une phase. Les phases s'écrivent ${example('phase')} ou ${example('phaseInWords')}.`,
  'deciding/no-span': 'De combien ? Au lieu de « {text} », il faut une durée comme 24h ou 2 days.',
  'deciding/no-number': 'Au lieu de « {text} », il faut un nombre de {least} à {most}.',
  'deciding/no-power': ({ text }) =>
    text === '' ? 'Nommez une puissance.' : `Il n'y a pas de puissance « ${text} » dans cette partie.`,
  'deciding/no-zone': "« {text} » n'est pas un fuseau horaire. Les fuseaux s'écrivent Europe/Paris ou UTC.",
  'deciding/beside-leaving':
    'Pas exécuté, car le même message demande « {text} ». Renvoyez cette ligne une fois cela confirmé ou abandonné.',
  'deciding/beside-confirmation':
    "Pas exécuté, car une confirmation doit être seule dans son message. Envoyez d'abord la confirmation, puis ceci dans un message à part.",
  'deciding/below-process':
    'Cela se trouve sous la ligne qui a résolu {phase}, donc trop tard pour {phase}. Envoyez les ordres de la phase suivante dans un message à part.',
  'deciding/other-phase': ({ past, current }, { phase }) => {
    const now = current === null ? 'cette phase est terminée' : `on joue maintenant ${theTurn(phase(current))}`;
    if (past === null) return `Pas exécuté : la page date d'avant, et ${now}. Regardez la carte, puis renvoyez.`;
    if (past === current)
      return 'Pas exécuté : la partie a été ramenée en arrière après le chargement de votre page. Renvoyez si vous le voulez toujours.';
    return `Pas exécuté : vous avez écrit cela pour ${theTurn(phase(past))}, et ${now}. Renvoyez si vous le voulez toujours.`;
  },
  'deciding/sample-password':
    "Aucun mot de passe n'est enregistré : dans nos exemples, ce mot tient la place d'un mot à vous. Il ne sert que pour écrire d'une autre adresse ; SET PASSWORD l'enregistre",
  'deciding/created': ({ game, variant, isForInvited }) =>
    `La partie « ${game} » (${variant}) est créée et vous en êtes l'arbitre (GM, game master). ${
      isForInvited
        ? 'Seuls les invités peuvent y jouer (INVITE)'
        : `Les joueurs s'inscrivent par SIGNON ?${game} suivi d'un mot de passe à eux`
    } ; LIST montre ses réglages`,
  'deciding/variant-defaults': ({ defaults }) =>
    `Ce que fixe la variante, et ce qui le change avant le début : ${defaults.map((each) => `${variantDefault(each)} (${each.line})`).join('\u00a0; ')}`,
  'deciding/practice': 'Votre partie « {game} » ({variant}) contre des bots a commencé',
  'deciding/evening':
    'Les dates limites tombent à {hour} ({zone}), une heure du soir propre à cette partie. SET MOVE CLOCK en choisit une autre, SET ZONE un autre fuseau',
  'deciding/partial-orders':
    "À la date limite, la partie n'attend pas les unités qu'un joueur a laissées sans ordre : elles tiennent. SET NO PARTIAL ORDERS la fait attendre des ordres complets",
  'deciding/observing': ({ resultsOnly }) =>
    resultsOnly
      ? "Vous observez cette partie : vous recevez ses résultats, sans la presse. SET BROADCAST l'ajoute, RESIGN y met fin"
      : 'Vous observez cette partie : vous recevez les résultats et la presse publique. RESIGN y met fin',
  'deciding/joined': 'Vous êtes inscrit à « {game} », {variant}',
  'deciding/joined-before': ({ newPassword }) =>
    newPassword ? 'Vous étiez déjà inscrit ; le mot de passe est maintenant celui-ci' : 'Vous étiez déjà inscrit',
  'deciding/approval-asked':
    "Dans cette partie, l'arbitre doit approuver les nouveaux joueurs : nous lui avons demandé, et vous aurez la réponse",
  'deciding/gm-plays':
    "Vous jouez dans votre propre partie : vous en fixez les horaires et les réglages, mais vous ne voyez pas les ordres des autres et n'écrivez pour personne d'autre ; et tout le monde saura que l'arbitre joue",
  'deciding/gm-plays-against': ({ power }, { powers }) =>
    `Vous jouez vous-même dans cette partie : seul son joueur écrit pour ${the(powers(power))}.`,
  'deciding/gm-sets-absences-only': ({ power }, { powers }) =>
    `Vous jouez vous-même dans cette partie : seul son joueur écrit pour ${the(powers(power))}. Vous pouvez seulement noter une absence`,
  'deciding/as-gm-first': "C'est réservé à l'arbitre : identifiez-vous d'abord comme tel.",
  'deciding/below-become': ({ power }, { powers }) =>
    `Sous BECOME n'est lu que ce que la personne qui joue ${the(powers([power]))} pourrait écrire. Envoyez ceci dans un e-mail à part, ou au-dessus de cette ligne.`,
  'deciding/gm-only': "Seul l'arbitre de la partie peut le faire.",
  'deciding/players-only': 'Seuls les joueurs peuvent le faire.',
  'deciding/bad-name':
    "« {name} » ne peut pas être le nom d'une partie : 2 à 24 lettres et chiffres, une lettre d'abord.",
  'deciding/reserved-name': '« {name} » est réservé aux e-mails du juge : choisissez un autre nom.',
  'deciding/variant-as-password':
    '« {variant} » est une variante, et le mot de passe de la partie vient avant : choisissez-en un.',
  'deciding/no-such-option': ({ word, variant }) =>
    `« ${word} » après ${variant ?? 'le nom'} n'est ni une variante ni une option connue de ce juge.`,
  'deciding/not-created': ({ why, variants }, { say }) => `${say(why)} Variantes : ${variants.join(', ')}.`,
  'deciding/no-such-variant': "Il n'y a pas de variante « {variant} » : GET VARIANTS montre celles qui existent.",
  'deciding/no-variant-option': "« {word} » n'est pas ici une option de variante ; GUNBOAT en est une.",
  'deciding/same-variant': "{variant} est déjà la variante ; il n'y avait rien à changer",
  'deciding/variant-set': ({ variant, isOther }) =>
    `La partie est maintenant ${variant}${isOther ? OTHER : ''}. Tout le monde est prévenu`,
  'deciding/powers-set': () => `Réglé${OTHER}. Tout le monde est prévenu`,
  'deciding/variant-stays':
    'La partie a commencé : sa variante reste. Pour une autre, créez une autre partie par CREATE.',
  'deciding/too-few-seats':
    '{people:personne est déjà inscrite|personnes sont déjà inscrites}, et {variant} a {seats:place|places}.',
} as const satisfies MessagesIn<'deciding'>;

const OTHER = ' ; les préférences sont à renvoyer, et CENTERS, PLAYERS et POWERS sont ceux de la variante';

const GROUPS = { player: 'aux joueurs', observer: 'aux observateurs', master: "à l'arbitre" } as const;

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
  'game/shown-elsewhere': '',
  'game/over': 'La partie est terminée.',
  'game/not-begun': ({ wanted }) => `La partie n'a pas encore commencé${NOT_BEGUN[wanted]}`,
  'game/no-such-power': ({ power }, { powers }) =>
    `${The(powers(power))} ${agree(powers(power), "n'existe", "n'existent")} pas dans cette partie.`,
} as const satisfies MessagesIn<'game'>;

export const master = {
  'master/begun': 'La partie a commencé',
  'master/begun-already': 'La partie a déjà commencé.',
  'master/begun-unstart': "La partie a commencé. UNSTART annule le début, tant que rien n'est résolu.",
  'master/nobody-to-begin': "Personne ne s'est encore inscrit : une partie sans joueurs ne peut pas commencer.",
  'master/seats-left-empty':
    'Cette variante est faite pour au moins {players:joueur|joueurs} ; les places libres restent sans joueur',
  'master/seats-left-to-bots': "Des bots jouent les puissances que personne n'a prises ; on peut en reprendre une",
  'master/forming': "La partie se forme : on peut s'y inscrire",
  'master/running': 'La partie est en cours',
  'master/paused': 'La partie est en pause, et tout le monde est prévenu. RESUME la reprend',
  'master/paused-already': 'La partie est déjà en pause',
  'master/not-paused': "La partie n'est pas en pause.",
  'master/resumed': 'La partie reprend. La date limite reste le {deadline:time}. Tout le monde est prévenu',
  'master/resumed-later':
    'La partie reprend. Pour compenser la pause, la date limite passe du {from:time} au {to:time}. Tout le monde est prévenu',
  'master/blind-was-shown':
    "La partie se jouait à l'aveugle, et maintenant qu'elle est finie, tout a été montré : elle ne peut pas reprendre.",
  'master/was-won': 'La partie a été gagnée selon ses règles. ROLLBACK la ramène à une phase passée.',
  'master/ended-unbegun': "La partie n'avait pas commencé quand elle s'est terminée.",
  'master/taken-up-again': "La partie reprend là où elle s'était arrêtée. Tout le monde est prévenu",
  'master/settings-stay': 'La partie est terminée : ses réglages restent tels quels.',
  'master/set': ({ changes = {}, isAlone = false }, { settings }) => {
    const told = settings(changes);
    return [...(told.length === 0 ? ["C'est fait."] : told), ...(isAlone ? [] : ['Tout le monde est prévenu'])].join(
      ' ',
    );
  },
  'master/import-unread':
    "Rien n'a été créé : {lines:ligne collée n'a pas pu être lue|lignes collées n'ont pas pu être lues}.",
  'master/import-differs': ({ power, unit }, { powers }) =>
    `D'après les règles, ${unit} ${ofThe(powers(power))} finit autrement que ne le disent ces résultats : une ligne manque, ou est changée ?`,
  'master/import-line':
    "Cette ligne ne peut pas être lue, ou ne s'accorde pas avec celles qui l'entourent. Vous pouvez écrire la position en lignes : HELP IMPORT.",
  'master/import-cannot': ({ why }) =>
    ({
      json: "à partir d'ici, ce n'est pas du JSON.",
      several: 'il y a plusieurs positions : collez-en une seule.',
      phase: 'Il manque la phase : nommez-la sur une ligne à part.',
      owners:
        "Ce que vous avez collé ne dit pas à qui sont les centres. Rien n'a été créé. Collez au-dessus le message avec le dernier tableau des centres, ou ajoutez pour chaque puissance une ligne avec ses centres.",
      over: "D'après ces résultats, la partie est finie : il n'y a rien à continuer.",
      begun: 'Cette partie a commencé. IMPORT est pour une nouvelle ; SETUP change la position de celle-ci.',
      blind: "Vous jouez dans cette partie en aveugle : c'est à quelqu'un d'autre d'apporter la position.",
      long: 'Ce que vous avez collé est trop long : les résultats depuis le dernier tableau des centres suffisent.',
    })[why],
  'master/import-variant': "C'est une partie de {variant}. Changez d'abord la variante, ou retirez ce champ.",
  'master/import-seatless':
    "{people:personne s'est inscrite|personnes se sont inscrites}, et vous ne leur donnez pas de place. Ajoutez pour chacune une ligne : SEAT adresse AS puissance.",
  'master/import-twice': '{power:powers} : vous avez nommé deux personnes, ou deux fois la même.',
  'master/import-asked': ({ phase: now, boards, offers, open, withOrders }, { board, phase, powers }) => {
    const units = (list: readonly string[]) => list.map((unit) => (board === null ? unit : spellOrders(board, unit)));
    const at = (list: readonly string[]) => list.map((each) => (board === null ? each : abbrOf(board, each)));
    return [
      `La partie continue : ${phase(now)}, avec cette position :`,
      ...boards.map(
        ({ power, units: standing, dislodged, centers }) =>
          `${powers(power)} : ${[...units(standing), ...units(dislodged).map((unit) => `${unit} (en retraite)`)].join(', ') || 'aucune unité'} ; centres : ${at(centers).join(', ') || 'aucun'}`,
      ),
      ...(offers.length === 0
        ? []
        : [`Nous invitons : ${offers.map(({ power, address }) => `${address} (${powers(power)})`).join(', ')}.`]),
      ...(open.length === 0 ? [] : [`Personne ne joue encore ${powers(open)} ; la partie attend quelqu'un.`]),
      ...(withOrders ? ['Les ordres ne sont pas repris : les joueurs envoient les leurs.'] : []),
    ].join('\n');
  },
  'master/import-drawn': '{url} montre la position dessinée.',
  'master/imported': ({ game: name, phase: now, invited }, { phase }) =>
    `La partie « ${name} » continue : ${phase(now)}.${invited === 0 ? '' : ` ${counted(invited, 'invitation envoyée', 'invitations envoyées')}.`}`,
  'master/set-already': "C'est déjà réglé ainsi ; rien n'était à changer",
  'master/undo-how': "{line} annule cela, tant que rien d'autre n'arrive dans la partie.",
  'master/undo-end-how':
    "{line} annule cela, tant que rien d'autre n'arrive dans la partie ; plus tard, RESUME le fait, avec une nouvelle échéance.",
  'master/undo-one-board':
    "Les derniers actes à ces tables n'étaient pas un même acte pour toutes : rien n'est annulé à aucune. UNDO à une table annule ce qui ne concernait qu'elle.",
  'master/undo-nothing':
    "Il n'y a rien à annuler. UNDO annule des réglages, une échéance, SETUP, EJECT, l'offre d'une place, DECLARE, RESUME et ce qui fut écrit pour un joueur, tant que rien n'est arrivé depuis ; ROLLBACK annule une phase.",
  'master/resume-first': "La partie est en pause : reprenez-la d'abord par RESUME.",
  'master/nothing-to-process': "Il n'y a pas de phase à résoudre.",
  'master/which-phase': 'Quelle phase ? Pour résoudre celle en cours, envoyez la ligne ci-dessous.',
  'master/other-phase': "La phase en cours est {current}, et non {named} : rien n'a été résolu.",
  'master/waits-for-orders':
    'Vous jouez vous-même dans cette partie : avant la date limite, une phase attend tous les ordres.',
  'master/processed': "{phase} est résolue ; les résultats partent pour tout le monde. ROLLBACK l'annule",
  'master/process-early': ({ deadline, earliest, missing, waits }, { powers, time }) =>
    [
      `La date limite n'est que le ${time(deadline)} : d'ici là, tout le monde peut encore changer ses ordres.`,
      ...(missing.length === 0 ? [] : [`Ordres encore incomplets : ${powers(missing)}.`]),
      ...(waits.length === 0 ? [] : [`Attendent la date limite (WAIT) : ${powers(waits)}.`]),
      ...(earliest === null ? [] : [`D'après MIN, rien n'est résolu avant le ${time(earliest)}.`]),
    ].join(' '),
  'master/bids-missing': ({ people }) =>
    `Les places sont aux enchères, et qui n'a pas fait d'offre reçoit ce que les autres laissent${people === null ? '.' : ` : ${people < 2 ? 'il en manque encore une' : `il en manque encore ${people}`}.`}`,
  'master/writes-as-gm': "Vous écrivez déjà en tant qu'arbitre",
  'master/writes-for': ({ power }, { powers }) =>
    `Ce qui suit est écrit pour ${the(powers(power))} ; son joueur en reçoit une copie, et l'historique le note`,
  'master/done-for': ({ power }, { powers }) => `Fait pour ${the(powers(power))}`,
  'master/copied-to-player': ({ power }, { powers }) =>
    `Le joueur ${ofThe(powers(power))} reçoit une copie de ce que vous avez écrit pour sa puissance.`,
  'master/one-become':
    "Un seul BECOME par e-mail : ce qui suit celui-ci n'est pas exécuté. Envoyez-le dans un e-mail à part, ou sous une nouvelle inscription.",
  'master/below-second-become': 'Cela se trouve sous un second BECOME : pas exécuté.',
  'master/below-failed-become': "Cela se trouve sous un BECOME qui n'est pas exécuté : pas exécuté non plus.",
  'master/only-for-oneself': ({ power, text }, { powers }) =>
    `Cela concerne celui qui l'écrit : seul le joueur ${ofThe(powers(power))} peut envoyer « ${text} ».`,
  'master/not-anonymous': "Cette partie n'est pas anonyme : LIST montre qui joue quoi",
  'master/names-stay-hidden': 'Il est promis aux joueurs que les noms restent cachés pour toujours (SET NO REVEAL).',
  'master/names-at-the-end': 'Les noms paraissent une fois la partie terminée, pas avant ; et alors sans commande.',
  'master/names-shown': 'Les noms sont visibles de tous depuis la fin de la partie',
  'master/bad-game-name': "Le nom d'une partie a 2 à 24 lettres et chiffres.",
  'master/game-keeps-name':
    "Une partie garde son nom : ses adresses, ses pages et les archives en dépendent. Tant qu'elle n'a pas commencé, créez-en une autre.",
  'master/no-look-for-players':
    "Vous jouez vous-même dans cette partie : les ordres des autres ne vous sont pas montrés avant l'heure.",
  'master/no-phase-to-see': "Il n'y a pas de phase à regarder en ce moment.",
  'master/orders-hidden':
    "Dans cette partie, personne ne voit les ordres avant la résolution d'une phase, pas même l'arbitre. Cela se règle avant le début de la partie : SET MASTER SEES.",
  'master/look-recorded': "Ce coup d'œil est noté ; tout le monde l'apprendra à la fin de la partie",
  'master/pause-till':
    "PAUSE arrête l'horloge jusqu'à RESUME. Plutôt qu'une pause jusqu'à un jour, fixez-y la date limite.",
  'master/grace-rule':
    'Le délai de grâce est une règle pour les phases à venir ; SET GRACE avec une date change la phase en cours.',
  'master/swap-how':
    "Une fois la partie commencée, chacun garde sa puissance : il sait ce qui lui fut écrit. Jusqu'à la fin de la première phase, UNSTART annule la distribution ; les joueurs envoient alors SET PREFERENCE.",
  'master/by-address':
    "Un joueur se nomme par son adresse : STATUS donne celles de vos joueurs. REPLACE donne une puissance à quelqu'un d'autre, SEAT à une autre boîte de son joueur.",
  'master/absence-how':
    "Une absence s'écrit comme son joueur le ferait : BECOME et la puissance, dessous AWAY et les jours.",
  'master/concede-how': 'DECLARE CONCESSION nomme la puissance qui gagne.',
  'master/observers-how': "Les observateurs entrent d'eux-mêmes : ils envoient OBSERVE et le nom de la partie.",
  'master/hand-over': "D'abord la personne écrit OBSERVE ; PROMOTE en fait un arbitre, et RESIGN vous retire ensuite.",
  'master/one-deadline':
    'La date limite est la même pour toutes les puissances : elle bouge pour tous, ou pour personne.',
  'master/remind-all': "REMIND va à tous ceux dont il manque des ordres, et à personne d'autre.",
  'master/announce-how': 'Ce que tous doivent lire se met sous ANNOUNCE :',
  'master/deadline-how':
    "Rien n'a bougé : ce pourrait être une citation de nos e-mails. Cette ligne déplace la date limite.",
  'master/end-in-year':
    "Aucune partie ne se termine d'elle-même une année donnée. L'année passée, cette ligne la termine par une nulle entre tous les survivants ; DECLARE accepte aussi d'autres résultats.",
  'master/start-on-day':
    'Avec cette ligne, la partie vous attend, même quand toutes les places sont prises ; FORCE BEGIN la commence le jour venu.',
  'master/bots-fill':
    'Une fois la partie commencée, cette ligne donne des bots à toutes les places libres. Avant, SET BOTS FILL et un nombre de joueurs la commence avec des bots aux autres places.',
  'master/nothing-now': "Rien n'a été fait ni changé.",
  'master/line-to-fill':
    "Rien n'est encore fait. Nous vous lisons peut-être mal : si vous pensez à cette ligne, remplacez le mot en minuscules :",
  'master/line-does':
    "Rien n'est encore fait. Nous vous lisons peut-être mal : si vous pensez à cette ligne, envoyez-la :",
  'master/lines-do': "Rien n'est encore fait. Ces lignes le font :",
  'master/map-again':
    "Les résultats sont accompagnés d'une carte. Elle est renvoyée à qui la demande : un joueur écrit MAP à la partie.",
  'master/board-how':
    "SETUP change des unités et des centres : vous voyez ce qui change, puis vous le confirmez. Cette ligne dit comment l'écrire :",
  'master/results-again': 'Les résultats sont renvoyés à qui les demande : un joueur écrit HISTORY à la partie.',
  'master/no-phase-skipped': "Aucune phase n'est sautée : PROCESS la termine avec les ordres reçus.",
  'master/other-map':
    'SET VARIANT et un nom change la carte tant que la partie se forme. Cette ligne montre les cartes.',
  'master/orders-how':
    'Sous cette ligne, vous écrivez pour cette puissance : ses ordres, et rien pour une autre. Son joueur en reçoit une copie.',
  'master/password-how':
    "Depuis sa propre adresse, personne n'a besoin de mot de passe, et nous n'en montrons aucun. SEAT donne à un joueur une autre boîte aux lettres.",
  'master/votes-open':
    'Les votes sont secrets tant que vous ne les ouvrez pas ; ensuite, tous voient ceux qui suivent.',
  'master/look-how':
    "Dans une partie commencée avec SET MASTER SEES, cette ligne montre les ordres avant la résolution, et tous l'apprennent à la fin ; dans toute autre, personne ne les voit.",
  'master/no-game-password':
    "Une partie n'a pas de mot de passe à elle : chacun s'inscrit avec le sien. Avec cette ligne, seuls entrent ceux que vous invitez.",
  'master/draws-how':
    'Une nulle ne peut pas être interdite : il y faut le vote de tous ceux qui la partagent. Avec cette ligne, ce sont tous les survivants.',
  'master/double-how':
    "Quand quelqu'un s'inscrit et semble partager un appareil, un mot de passe ou une boîte avec un autre joueur, nous vous envoyons un indice, qui ne décide de rien. Cette ligne montre les adresses.",
  'master/press-phases':
    'Les messages ne peuvent pas être réservés aux retraites et aux constructions : SET NO MINOR PRESS les y interdit, cette ligne partout.',
  'master/name-stays':
    'Une partie garde son nom, qui est dans son adresse. SET COMMENT montre vos mots dans la liste des parties.',
  'master/find-substitute':
    "Dès que la place est libre, nous demandons nous-mêmes aux suppléants. Cette ligne la libère ; REPLACE … BY adresse désigne quelqu'un.",
  'master/processed-when-in':
    "C'est déjà le cas, sauf si quelqu'un a mis WAIT : DELAY après le dernier ordre. Avec MANUAL PROCESS, il manque cette ligne :",
  'master/week-rule': "Les dates limites suivent une règle : au moins tant d'heures après la résolution.",
  'master/setup-before-start':
    "La partie doit avoir commencé : placez les unités à ce moment-là. D'abord PAUSE, pour que rien ne soit résolu entre-temps.",
  'master/setup-unseen':
    'Vous jouez dans cette partie et ne voyez pas tout le plateau : vous ne pouvez pas le mettre en place.',
  'master/setup-no-such-unit': ({ power, unit }, { powers, board }) =>
    `${The(powers(power))} ${agree(powers(power), "n'a", "n'ont")} pas de ${board === null ? unit : spellOrders(board, unit)}.`,
  'master/impossible-board': ({ faults }, { say, powers }) => {
    const told = faults.map(({ field, message }) => {
      const power = powerInField(field);
      return field === '' ? say(message) : `${power === null ? field : powers(power)} : ${say(message)}`;
    });
    return `Cette position n'est pas possible : ${told.join(' ')}`;
  },
} as const satisfies MessagesIn<'master'>;

export const player = {
  'player/asked': ({ question }, formatter) => generalAnswer(questions.general[question.topic], formatter),
  'player/quit-leaves-nothing':
    "Ceci ne quitte aucune partie, et rien d'autre n'en a été fait : pour quitter une partie, écrivez RESIGN ; pour finir un e-mail, SIGNOFF.",
  'player/quit-is-resign': "Pour quitter la partie, écrivez RESIGN : rien n'est encore fait.",
  'player/forgot-password':
    "Un mot de passe n'est montré à personne. Depuis votre propre adresse, vous n'en avez pas besoin : écrivez vos lignes à la partie, ou répondez à ses e-mails. SET PASSWORD suivi d'un nouveau mot le change.",
  'player/no-bid-to-withdraw':
    "Il n'y a pas d'enchère dans cette partie : ni sur les places (BID), ni de points sur des États (IP). CLEAR retire des ordres.",
  'player/one-line-does': 'Pour cela, envoyez la ligne ci-dessous.',
  'player/yes-to-what':
    "Un oui ne confirme que s'il est toute la réponse à l'e-mail qui l'a demandé. Tout ce qui attend se confirme par la ligne CONFIRM et son mot. DRAW YES vote la nulle.",
  'player/yes-to-which':
    'Plusieurs choses attendent, et un oui ne dit pas laquelle. Envoyez la ligne de celle que vous voulez :',
  'player/how-to-join': ({ game }) =>
    `${game === null ? "SIGNON ? suivi du nom d'une partie, seul sur sa ligne, vous y inscrit" : `SIGNON ?${game}, seul sur sa ligne, vous inscrit à cette partie`} : rien n'a encore été fait. LIST montre les parties ; PRACTICE en commence une à vous contre des bots.`,
  'player/not-auctioned': ({ lot }, { powers }) =>
    `${The(powers(lot))} ${agree(powers(lot), "n'est", 'ne sont')} pas aux enchères.`,
  'player/bid-too-high': "Chacun a {purse:point|points} : {points}, c'est trop.",
  'player/bids-kept': "Vos enchères sont scellées : personne d'autre ne les voit avant la vente des places",
  'player/bids-withdrawn': "Vous n'avez plus d'enchères : la partie les attend",
  'player/bid-sign-on': "Seuls les joueurs font des enchères : inscrivez-vous d'abord.",
  'player/bid-begun': 'Les places sont prises : la partie a commencé.',
  'player/no-auction': 'Les places de cette partie ne sont pas aux enchères : dites ce que vous aimeriez jouer.',
  'player/no-bid': "« {text} » n'est pas une enchère : il faut des points et une place.",
  'player/bid-what': 'Combien de points pour quelle place ?',
  'player/bid-for-each': "« {text} » n'est pas aux enchères d'un bloc : faites une offre pour chaque puissance.",
  'player/diary-over': 'La partie est terminée : ses journaux sont clos.',
  'player/diary-full': ({ most, length }) =>
    `Un journal a ${grouped(most)} caractères au plus par partie, et cette entrée le porterait à ${grouped(length)} : elle n'a pas été gardée. DIARY DELETE fait de la place.`,
  'player/diary-kept': ({ entry, opens }) =>
    `Gardé comme entrée ${entry} de votre journal ; ${
      opens
        ? "personne d'autre ne la lit avant la fin de la partie, où elle s'ouvre à tous"
        : "personne d'autre ne la lira jamais : dans cette partie, les journaux restent fermés"
    }`,
  'player/diary-deleted': "L'entrée {entry} est effacée : personne ne la verra jamais",
  'player/diary-stays': 'La partie est terminée et ses journaux sont ouverts : ils restent tels quels.',
  'player/diary-no-entry': "Il n'y a pas d'entrée {entry} dans votre journal.",
  'player/diary-empty': 'Votre journal est vide.',
  'player/diary-entry-empty': "L'entrée est vide.",
  'player/would-resign':
    'Vos ordres enregistrés restent. Nous cherchons un remplaçant, et tant que personne ne prend la place vous pouvez revenir.',
  'player/would-end-practice': 'Cela met fin à votre partie contre des bots : elle revient au plus fort.',
  'player/left': 'Vous avez quitté la partie',
  'player/observer-left': "Vous n'observez plus la partie ; rien d'elle ne vous parviendra plus",
  'player/invite-whom': 'Qui ? Écrivez leurs adresses e-mail.',
  'player/what-if-orders': 'Des ordres sont attendus sous WHATIF.',
  'player/no-phase-of': "« {text} » n'est pas une phase de {variant}.",
  'player/powers-dealt': 'Les puissances sont déjà distribuées.',
  'player/preference-sign-on': 'Réservé à ceux qui se sont inscrits pour jouer.',
  'player/preference-at-random': 'Noté, bien que cette partie tire ses puissances au sort',
  'player/ignore': ({ power, on }, { powers }) =>
    on
      ? `Les messages signés ${powers(power)} ne vous parviennent plus ; personne d'autre ne l'apprend. SET NO IGNORE les ramène`
      : `Les messages signés ${powers(power)} vous parviennent de nouveau`,
  'player/ignored': ({ powers: who }, { powers }) =>
    who.length === 0 ? "Vous n'ignorez personne" : `Vous ignorez : ${powers(who)}`,
  'player/ignore-oneself': "C'est votre propre puissance.",
  'player/mustered': ({ until }) =>
    until === null ? "C'est noté. Personne n'a à le confirmer ici" : 'Vous avez confirmé que vous jouez',
  'player/broadcasts': ({ on, gm }) => {
    if (on) return 'Vous recevez les messages à tous';
    return gm
      ? "Vous ne recevez plus les messages à tous, mais ce qui est écrit à l'arbitre, si. SET BROADCAST les ramène"
      : 'Vous ne recevez plus de presse, seulement les e-mails du juge lui-même ; SET BROADCAST la ramène';
  },
  'player/clear-set': ({ classic }) =>
    classic
      ? "CLEAR retire désormais les ordres envoyés d'avance, comme sur nJudge ; CLEAR ALL les retire tous"
      : 'CLEAR retire de nouveau les ordres de la phase en cours',
  'player/cleared': ({ explain }) =>
    `Retiré ; ce qui est enregistré maintenant est ci-dessous${explain ? ELSEWHERE : ''}`,
  'player/nothing-to-clear': ({ explain }) => `Il n'y avait rien d'enregistré à retirer${explain ? ELSEWHERE : ''}`,
  'player/clear-what': "« {text} » n'est pas une unité. CLEAR, CLEAR ALL ou CLEAR A Par.",
} as const satisfies MessagesIn<'player'>;

const ELSEWHERE =
  ". Il s'agit de la phase en cours ; sur nJudge, CLEAR ne retire que les ordres de phases à venir, ce qui est ici CLEAR LATER";

export const press = {
  'press/sent': ({ to, asWords = 0, unsigned }, speaker) =>
    `Envoyé${unsigned ? ' sans votre nom' : ''}. Destinataires : ${recipients(to, speaker)}${asWords === 0 ? '' : `. ${counted(asWords, 'ligne')} d'ordres ${asWords === 1 ? 'est partie' : 'sont parties'} comme du texte, sans être ${asWords === 1 ? 'enregistrée' : 'enregistrées'}`}`,
  'press/kept': ({ phase }) => `Gardé : il paraîtra avec les résultats de ${phase ?? 'la prochaine phase'}`,
  'press/held': ({ why, to, characters, start }, speaker) => {
    const told = speaker.say(why);
    const sent = told.includes("ien n'a été envoyé") ? '' : " Rien n'a été envoyé.";
    return `${told}${sent} Il partirait tel quel (destinataires : ${recipients(to, speaker)}), ${characters} caractères qui commencent ainsi : ${start}`;
  },
  'press/held-line': ({ to }, speaker) => `message pour ${recipients(to, speaker)}`,
  'press/empty': "Le message est vide : rien n'a été envoyé.",
  'press/too-long': ({ most }) =>
    `Le message dépasse ${grouped(most)} caractères : rien n'a été envoyé. Envoyez-le en plusieurs fois.`,
  'press/too-many':
    "Un e-mail fait partir au plus {most:message|messages} : celui-ci n'a pas été envoyé. Envoyez-le dans un autre e-mail.",
  'press/no-reader-left': "Personne ne lirait plus ce message : rien n'a été envoyé.",
  'press/only-yourself': "Le message n'irait qu'à vous-même : rien n'a été envoyé.",
  'press/no-reader': ({ to }, speaker) =>
    `Personne ne lirait ce message : ${
      to.length === 0
        ? 'son destinataire a quitté la partie'
        : to.length === 1 && to[0] === 'OBSERVERS'
          ? "il n'y a pas d'observateurs"
          : `${recipients(to, speaker)} ${to.length === 1 ? agree(speaker.powers(to[0]!), "n'a", "n'ont") : "n'ont"} pas de joueur`
    }. Rien n'a été envoyé.`,
  'press/no-color': ({ color, observer }) =>
    `Il n'y a pas de presse ${color === 'white' ? 'blanche' : 'grise'}${observer ? ' des observateurs' : ''} dans cette partie : rien n'a été envoyé.`,
  'press/none-yet': ({ begins }) =>
    begins
      ? "Votre inscription a fait commencer la partie, et votre message est arrivé avant que vous ayez une puissance. Rien n'a été envoyé : envoyez-le de nouveau."
      : "La partie n'a pas commencé : vous ne pouvez écrire qu'à l'arbitre. Rien n'a été envoyé.",
  'press/none': "Dans cette partie, la presse ne va qu'à l'arbitre : rien n'a été envoyé.",
  'press/none-of-observers': "Dans cette partie, les observateurs n'envoient pas de presse.",
  'press/none-postal':
    "Il n'y a pas de presse postale dans cette partie : rien n'a été envoyé. BROADCAST l'envoie tout de suite à tous.",
  'press/no-results-to-come': "Il n'y a pas de phase avec les résultats de laquelle il pourrait paraître.",
  'press/none-partial':
    "Dans cette partie, la presse va à tout le monde : rien n'a été envoyé. Écrivez PRESS TO ALL si c'est ce que vous voulez.",
  'press/gm-white': "Les messages de l'arbitre, et à l'arbitre, montrent qui les écrit : laissez GREY de côté.",
  'press/gm-as-gm': "L'arbitre écrit en tant qu'arbitre : rien n'a été envoyé.",
  'press/no-fake-recipients':
    "Dans cette partie, un message montre ses vrais destinataires : rien n'a été envoyé. Retirez FAKE pour l'envoyer ainsi.",
  'press/no-fake-sender':
    "Dans cette partie, les messages montrent leur vrai expéditeur (SET FAKE SENDER permet autre chose) : rien n'a été envoyé. Retirez FROM pour l'envoyer sous votre nom.",
  'press/none-in-minor-phases':
    "Dans cette partie, il n'y a pas de presse pendant les retraites et les ajustements : rien n'a été envoyé.",
  'press/none-after-deadline':
    "Dans cette partie, il n'y a pas de presse entre la date limite et la résolution : rien n'a été envoyé.",
  'press/muted':
    "L'arbitre vous a retiré la parole jusqu'au {until:time} : d'ici là, vous ne pouvez écrire qu'à l'arbitre. Rien n'a été envoyé.",
  'press/none-of-late':
    "Dans cette partie, les joueurs en retard n'envoient pas de presse : envoyez d'abord vos ordres. Rien n'a été envoyé.",
  'press/orders-first':
    "Dans cette partie, les ordres passent avant la presse : envoyez d'abord des ordres pour toutes vos unités. Rien n'a été envoyé.",
  'press/neighbors-not-all': "Dans cette partie, la presse ne va qu'aux voisins, et non à tous : rien n'a été envoyé.",
  'press/no-neighbors': ({ far }, speaker) =>
    `Dans cette partie, la presse ne va qu'à vos voisins, et ${recipients(far, speaker)} ${
      far.length === 1 && far[0] !== 'OBSERVERS'
        ? agree(speaker.powers(far[0]!), "n'en est pas un", "n'en sont pas")
        : "n'en sont pas"
    } : rien n'a été envoyé.`,
} as const satisfies MessagesIn<'press'>;

const NAMES: Readonly<Partial<Record<Addressee, string>>> = {
  WRITER: "l'expéditeur du message auquel vous répondez",
  MASTER: "l'arbitre",
  OBSERVERS: 'les observateurs',
};

export function recipients(to: 'all' | readonly Addressee[], { powers }: Formatter): string {
  return to === 'all'
    ? 'tous'
    : listInWords(
        to.map((each) => NAMES[each] ?? the(powers(each))),
        'et',
      );
}

export const seats = {
  'seats/gm-already': 'Déjà arbitre de cette partie',
  'seats/no-observer':
    '{address} ne participe pas à cette partie : seul un observateur peut devenir arbitre. La ligne à envoyer de là est ci-dessous.',
  'seats/plays-already': 'Un joueur ne peut pas être arbitre de la même partie : seul un observateur le peut.',
  'seats/promoted': 'Arbitre de cette partie désormais. Tout le monde est prévenu',
  'seats/one-password': 'REVIVE prend une puissance et un seul mot de passe.',
  'seats/unmute-whom': (_, { example }) =>
    `Dites à qui les e-mails doivent repartir : UNMUTE ${example('power')}, UNMUTE jean@example.org ou UNMUTE ALL.`,
  'seats/no-seat': ({ power }, { powers }) => `Il n'y a pas de place à ouvrir pour ${the(powers(power))}.`,
  'seats/has-player': ({ power }, { powers }) => `${The(powers(power))} ${agree(powers(power), 'a', 'ont')} un joueur.`,
  'seats/open-already': 'La place est déjà ouverte : {power:powers}',
  'seats/opened': 'La place est de nouveau ouverte : {power:powers}. Tout le monde est prévenu',
  'seats/opened-with-password':
    'La place est ouverte à qui a ce mot de passe : {power:powers}. Tout le monde est prévenu, sauf du mot de passe',
  'seats/unknown-person': 'Nous ne connaissons pas {address}.',
  'seats/allowed': "Sur la liste : désormais, seuls les joueurs qui y figurent peuvent s'inscrire ou prendre la relève",
  'seats/denied':
    "Sur la liste : ce joueur ne peut ni s'inscrire ni prendre la relève. Qui joue déjà reste dans la partie",
  'seats/allowed-no-more': 'Retiré de la liste de ceux qui peuvent jouer',
  'seats/denied-no-more': 'Retiré de la liste de ceux qui ne peuvent pas jouer',
  'seats/nobody-waits': "Personne n'attend votre accord.",
  'seats/none-of-these-waits': "Aucun de ceux-ci n'attend votre accord.",
  'seats/let-in': ({ people }) =>
    people < 2 ? "Accepté ; nous l'avons prévenu" : `${people} personnes acceptées ; nous les avons prévenues`,
  'seats/none-approved': "Aucun de ceux-ci n'avait votre accord.",
  'seats/on-hold': 'De nouveau en attente : il leur faut votre accord pour que leurs ordres comptent',
  'seats/not-open-to-you': "L'arbitre ne vous a pas ouvert cette partie ; écrivez-lui si vous vous demandez pourquoi.",
  'seats/by-invitation': "« {game} » est réservée aux invités. Demandez un lien à quelqu'un qui y joue.",
  'seats/practice': "« {game} » est la partie de quelqu'un contre des bots. PRACTICE en commence une pour vous.",
  'seats/not-on-the-list':
    "Cette partie n'est ouverte qu'aux joueurs de la liste de l'arbitre ; écrivez-lui pour y figurer.",
  'seats/back': ({ powers: own }, { powers }) => `Bon retour : vous jouez de nouveau ${the(powers(own))}`,
  'seats/taken-over': ({ game, powers: own, isTold }, { powers }) =>
    `Vous jouez désormais ${the(powers(own))} dans « ${game} ». ${isTold ? "Tout le monde l'apprend d'ici un jour" : "Seul l'arbitre l'apprend"}`,
  'seats/would-offer': ({ game, powers: seats, address, isSamePlayer, isFree }, { powers }) =>
    isFree
      ? `Nous demandons à ${address} si l'on veut y jouer ${the(powers(seats))} dans « ${game} » ; ce sera fait dès la réponse.`
      : isSamePlayer
        ? `Nous prions ${address} de jouer ${the(powers(seats))} dans « ${game} » de là, comme nouvelle boîte du même joueur : dès la réponse, rien n'ira plus à l'ancienne adresse, et les ordres déposés restent. L'ancienne adresse est prévenue maintenant.`
        : `Nous demandons à ${address} si l'on veut y jouer ${the(powers(seats))} dans « ${game} ». Dès la réponse, le joueur actuel sort de la partie, et ses ordres sont effacés. Il est prévenu maintenant.`,
  'seats/offered': ({ address, powers: seats }, { powers }) =>
    `Nous avons écrit à ${address} ; dès la réponse, ${the(powers(seats))} se joue de là, et rien ne change avant`,
  'seats/offer-withdrawn': ({ powers: seats }, { powers }) =>
    `La place ${ofThe(powers(seats))} n'est plus proposée à personne`,
  'seats/no-seats-yet':
    "La partie n'a pas commencé, personne n'a encore de place : INVITE invite une adresse à s'inscrire.",
  'seats/taker-plays': 'Le titulaire de cette adresse joue déjà dans cette partie.',
  'seats/taker-is-gm':
    "Le titulaire de cette adresse est arbitre de cette partie, et un arbitre n'y entre pas comme joueur.",
  'seats/seat-whom': 'Nommez une adresse et une puissance.',
  'seats/time-given':
    'La date limite est déplacée pour vous laisser du temps ; WAIT est mis pour tout le monde, et SET NOWAIT retire le vôtre',
  'seats/muted':
    "Jusqu'au {until:time}, les messages de cette puissance ({power:powers}) ne vont qu'à l'arbitre. Tous sont prévenus ; MUTE avec OFF derrière la puissance y met fin.",
  'seats/unmuted': 'Cette puissance peut de nouveau envoyer des messages : {power:powers}. Tous sont prévenus.',
  'seats/needs-approval':
    "Dans cette partie, les nouveaux joueurs ont besoin de l'accord de l'arbitre avant que leurs ordres ne comptent. Nous lui avons demandé, et vous aurez la réponse",
} as const satisfies MessagesIn<'seats'>;

export const sheet = {
  'sheet/not-confirmed':
    "Rien n'a été envoyé : cet appareil est nouveau pour nous. Répondez à l'e-mail qui demande si c'était vous, puis rechargez cette page.",
  'sheet/link-dead':
    'Ce lien ne marche plus. Prenez celui du dernier e-mail qui vous a demandé des ordres, ou envoyez au juge SET LINKS NEW.',
  'sheet/game-over':
    "La partie est terminée, et ses feuilles d'ordres avec elle. Tout ce qui s'est passé est sur sa page.",
  'sheet/too-many-devices':
    "Votre feuille a été ouverte aujourd'hui sur trop de nouveaux appareils. Prenez-en un que vous avez confirmé, ou envoyez vos ordres par e-mail.",
  'sheet/old-page': "Rien n'a été envoyé : cette page n'est plus à jour. Rechargez-la et renvoyez.",
  'sheet/too-often':
    "Rien n'a été envoyé : c'est plus que nous n'acceptons d'une feuille en une heure. L'e-mail marche en attendant.",
  'sheet/wait': "Rien n'a encore été envoyé : les e-mails arrivés plus tôt passent d'abord. Renvoyez dans une minute.",
  'sheet/our-fault': "Rien n'a été envoyé. La faute est à nous, et elle est notée. Envoyez vos ordres par e-mail.",
  'sheet/by-mail-only': 'Une feuille ne fait pas cela. Envoyez cette ligne par e-mail.',
  'sheet/no-sign-on':
    "Une feuille est pour sa propre partie : retirez la ligne d'inscription, ou envoyez-la par e-mail.",
  'sheet/other-game': "Rien n'a été envoyé : cette feuille est pour une autre partie. Rechargez-la.",
  'sheet/which-game':
    "Rien n'a été fait. Mettez devant le nom de la partie, suivi de deux-points, comme dans les lignes de cette page.",
  'sheet/no-desk':
    "Rien n'y a été fait. Vous n'arbitrez pas cette partie, ou vous y jouez. Servez-vous de sa propre feuille.",
  'sheet/other-site': "Rien n'a été envoyé : la demande ne venait pas de notre propre page.",
  'sheet/too-long':
    "Rien n'a été envoyé : une feuille prend {lines} lignes et {characters} caractères au plus à la fois.",
} as const satisfies MessagesIn<'sheet'>;

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;
const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const;

/** `14 février 2026`, `1er février 2026`. */
function dateInWords({ year, month, day }: Day): string {
  return `${dayInWords(day, month)} ${year}`;
}

function dayInWords(day: number, month: number): string {
  return `${day === 1 ? '1er' : day} ${MONTHS[month - 1]!}`;
}

export const times = {
  'times/missing': 'Il manque une date.',
  'times/too-long': "C'est trop long pour une date.",
  'times/span-too-long': "C'est trop long pour deux dates.",
  'times/span-open': "Jusqu'à quand ? Par exemple : from 3 to 10 August.",
  'times/two-times': '« {text} » donne deux heures.',
  'times/two-years': '« {text} » donne deux années.',
  'times/two-months': '« {text} » donne deux mois.',
  'times/two-days': '« {text} » donne deux jours.',
  'times/two-weekdays': '« {text} » donne deux jours de la semaine.',
  'times/two-dates': '« {shown} » est une seconde date.',
  'times/names-two-days': '« {text} » nomme deux jours.',
  'times/needs-day': 'Il manque à « {text} » le jour du mois.',
  'times/no-date': "« {shown} » n'est pas une date.",
  'times/no-time-of-day': "« {shown} » n'est pas une heure du jour : elles vont de 00:00 à 23:59.",
  'times/no-day-of-month': "« {shown} » n'est pas un jour du mois.",
  'times/no-part-of-date':
    "« {shown} » ne fait pas partie d'une date. Écrivez les dates ainsi : 14 Feb 18:00, Friday 23:30, 2026-02-14 18:00 ou in 24h.",
  'times/day-or-month': ({ shown, first, second }) =>
    `« ${shown} » peut être le ${dayInWords(first, second)} ou le ${dayInWords(second, first)} : écrivez le nom du mois, en anglais.`,
  'times/no-day-in-month': ({ month, day }) => `Il n'y a pas de ${day} ${MONTHS[month - 1]!}.`,
  'times/no-such-day': "Ce jour n'existe pas.",
  'times/no-such-date': ({ date }) => `Le ${dateInWords(date)} n'existe pas.`,
  'times/which-year': ({ date, most }) =>
    `Ce serait le ${dateInWords(date)}, à plus de ${counted(most, 'jour')} d'ici : écrivez aussi l'année.`,
  'times/other-weekday': ({ date, weekday, written }) =>
    `Le ${dateInWords(date)} est un ${WEEKDAYS[weekday]!}, pas un ${WEEKDAYS[written]!}.`,
} as const satisfies MessagesIn<'times'>;

export const votes = {
  'votes/draw': ({ among, stands }, { powers }) =>
    `Vous votez pour une partie nulle entre ${among === null ? 'tous les survivants' : the(powers(among))}${standing(stands)}`,
  'votes/concede': ({ to, stands }, { powers }) =>
    `Vous abandonneriez la partie en faveur ${ofThe(powers(to))}${standing(stands)}`,
  'votes/no-draw': 'Vous ne votez plus pour une partie nulle',
  'votes/no-concession': "Vous n'abandonnez plus la partie en faveur de personne",
  'votes/unplayed-have-none': "Les puissances que personne ne joue n'ont ni vote ni part",
  'votes/survivors-share': 'Dans cette partie, une nulle comprend tous les survivants : {survivors:powers}.',
  'votes/only-survivors': ({ gone }, { powers }) =>
    `Seuls ceux qui restent partagent une nulle ; pas ${the(powers(gone, 'or'))}.`,
  'votes/not-conceded': "Cette partie ne s'abandonne pas : elle se joue jusqu'au bout ou finit nulle.",
  'votes/to-one': ({ powers: named }, { powers }) =>
    `On n'abandonne qu'en faveur d'une seule puissance : ${the(powers(named))} ne gagnent pas ensemble.`,
  'votes/to-another': "Vous ne pouvez abandonner qu'en faveur de quelqu'un d'autre.",
  'votes/to-largest': ({ largest, bySeat, isYou }, { powers }) =>
    `On n'abandonne qu'en faveur ${bySeat ? 'du plus grand joueur' : 'de la plus grande puissance'} : ${powers(largest, 'or')}.${isYou ? " C'est vous." : ''}`,
  'votes/paused': 'La partie est en pause : votez quand elle reprendra.',
  'votes/nothing-on': "Il n'y a rien à voter en ce moment.",
  'votes/nobody-plays': ({ powers: own }, { powers }) =>
    own.length < 2
      ? `Personne ne joue ${the(powers(own))} : cette puissance n'a pas de vote.`
      : `Personne ne joue ${the(powers(own, 'or'))} : ces puissances n'ont pas de vote.`,
  'votes/out': ({ powers: own }, { powers }) =>
    `${The(powers(own))} ${agree(powers(own), "n'est", 'ne sont')} plus en jeu : seuls ceux qui restent votent.`,
  'votes/yes-or-no': 'Pour une nulle, écrivez DRAW YES ; contre, DRAW NO.',
  'votes/concede-to-whom': 'En faveur de quelle puissance ?',
  'votes/nothing-left': ({ powers: gone }, { powers }) =>
    `${The(powers(gone))} ${agree(powers(gone), "n'a", "n'ont")} plus rien sur le plateau.`,
  'votes/draw-of-one': ({ power }) =>
    `Une nulle se partage entre deux puissances ou plus. Pour une seule, il y a DECLARE CONCESSION ${power ?? 'suivi de son nom'}.`,
  'votes/not-largest': ({ to, largest }, { powers }) =>
    `${The(powers(to))} ${agree(powers(to), "n'est", 'ne sont')} pas la plus grande puissance : c'est ${the(powers(largest, 'or'))}.`,
  'votes/draw-leaves-out': ({ leftOut }, { powers }) =>
    `Dans cette partie, une nulle comprend tous les survivants (DIAS) ; celle-ci laisse de côté ${the(powers(leftOut))}.`,
  'votes/press-after-end':
    "La presse peut être ouverte quand la partie est finie, si tous ceux qui l'ont jouée sont d'accord.",
  'votes/press-without-players': "Personne n'a joué cette partie : il n'y a pas de presse à ouvrir.",
  'votes/press-stays-open': "Tous étaient d'accord, et la presse est dans les archives : elle reste ouverte.",
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
} as const satisfies MessagesIn<'votes'>;

function standing(stands: VoteStands): string {
  if (stands === 'agreed') return ', et tous les autres aussi : la partie est terminée';
  const { until, isOpen } = stands;
  return ` ; valable jusqu'à la résolution de ${until}, et ${
    isOpen ? 'tout le monde le voit' : "personne n'apprend comment votent les autres"
  }`;
}

export const waiting = {
  'waiting/always': ({ on }) =>
    on
      ? "WAIT est mis, et le sera à chaque phase, jusqu'à SET NOT ALWAYS WAIT"
      : 'WAIT ne se met plus tout seul ; pour cette phase, il reste tel quel',
  'waiting/gm': ({ wait }) =>
    wait
      ? "Rien n'est résolu avant la date limite de cette phase"
      : "Vous n'attendez pas : la phase peut être résolue avant l'heure",
  'waiting/none-due':
    "Dans cette partie, seuls ceux qui ont des ordres à donner peuvent faire attendre (Strict Wait) ; vous n'en avez pas",
  'waiting/past-deadline':
    "WAIT retient une phase jusqu'à sa date limite, et celle de {phase} est passée : elle est résolue dès que tous les ordres sont là",
  'waiting/this-phase-only': "Pour cette phase seulement : SET NOT ALWAYS WAIT l'arrête pour de bon",
  'waiting/absence-kept': ({ current, byMaster }) =>
    `Aucune date limite fixée désormais ne tombe dans cette période ; seul l'arbitre la voit. ${byMaster === true && current === 'within' ? MOVE_IT : CURRENT[current]}`,
  'waiting/absence-asked':
    "Les dates limites évitent les absences de {days:jour|jours} au plus ; celle-ci est plus longue, et nous avons demandé à l'arbitre. Nous vous dirons si les dates limites l'évitent",
  'waiting/absence-too-long':
    "Les dates limites évitent les absences de {days:jour|jours} au plus. Votre arbitre joue : nous n'interrogeons donc personne sur une plus longue. Écrivez-lui ; son SET MAX ABSENCE en permet davantage.",
  'waiting/absences-at-most': 'Nous gardons au plus {most:absence|absences} à la fois. SET NO ABSENCE les retire.',
  'waiting/no-absences':
    "Cette partie ne prévoit pas d'absences : écrivez à l'arbitre, qui peut déplacer les dates limites.",
  'waiting/absence-backwards': 'Cette absence finit avant de commencer.',
  'waiting/absence-past': 'Cette absence est déjà passée.',
  'waiting/observers-wait-not': 'Les dates limites tiennent compte des joueurs et des arbitres ; vous observez.',
  'waiting/no-absence': ({ any }) =>
    any ? 'Aucune de vos absences ne tombe dans cette période' : "Vous n'avez pas d'absence enregistrée",
  'waiting/absence-taken-back': ({ left }) =>
    left ? 'Retirée ; les autres restent' : "Retirée : vous n'avez plus d'absence enregistrée",
  'waiting/nobody-asks-absence': ({ any }) =>
    any ? 'Personne de ce nom ne demande une absence' : 'Personne ne demande une absence',
  'waiting/absence-answered': ({ powers: who, from, to, current }, { powers, time }) =>
    `${current === null ? 'Refusée' : 'Accordée'} : ${who.length === 0 ? '' : `${powers(who)}, `}absence du ${time(from)} au ${time(to)}. La personne l'apprend. ${current === null ? '' : current === 'within' ? MOVE_IT : CURRENT[current]}`.trim(),
} as const satisfies MessagesIn<'waiting'>;

const MOVE_IT = 'La date limite en cours y tombe et reste : SET DEADLINE la déplace.';

const CURRENT: Readonly<Record<CurrentDeadline, string>> = {
  none: "Elle est notée d'ici là.",
  within:
    "La date limite en cours y tombe et reste : envoyez vos ordres avant de partir, ou demandez à l'arbitre de la déplacer.",
  stays: 'La date limite en cours reste telle quelle.',
  'next-moves': "La date limite en cours reste ; la suivante, si elle tombe comme d'habitude, l'évite.",
};

/** What a variant gives its games. */
function variantDefault(each: VariantDefault): string {
  return textOfCase(each, 'what', {
    goal: (each) =>
      `${each.centers} centres sur ${each.of}${each.isBySeat ? ", toutes les puissances d'un joueur additionnées," : ''} gagnent${each.isJoint ? ', et deux joueurs peuvent gagner ensemble' : ''}`,
    players: (each) => `${each.players} joueurs`,
    rulebook: (each) => `le règlement de ${each.rulebook}`,
    seats: 'les puissances sont tirées au sort',
    'any-result': "tous les joueurs ensemble peuvent finir la partie avec n'importe quel résultat",
    'gm-sees': (each) =>
      `un GM qui ne joue pas peut voir les ordres${each.isPaid ? ' et les points' : ''}, et tous l'apprennent à la fin`,
  });
}
