/** Rulings, and the rules of variants, in French. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { StrengthRole } from '../../../engine/board/rules.ts';
import type { PhaseKind, UnitType } from '../../../engine/board/variant.ts';
import type { Language } from '../shape.ts';
import { agree, inTurn, The, the } from './grammar.ts';

export const rulings: Language['rulings'] = {
  multiRouteConvoy: {
    question: 'Quand un convoi à plusieurs routes est-il rompu ?',
    choices: {
      'last-route': 'quand aucune route ne reste',
      'any-route': "quand l'une de ses flottes est délogée (1971)",
    },
    why: "Toutes les règles depuis 1982 ; sinon une flotte indésirable pourrait rompre un convoi en s'y joignant.",
  },
  convoyParadox: {
    question: "Que se passe-t-il quand le sort d'un convoi se contredit, ou a deux issues cohérentes ?",
    choices: {
      szykman: 'les convois concernés échouent, leurs flottes tiennent',
      'all-hold': 'tous les mouvements du paradoxe échouent',
      '2000':
        "lettre de 2000 et 2023 : une armée convoyée ne coupe pas le soutien d'une attaque contre une flotte dont elle a besoin ; le reste comme szykman",
      '1982':
        "lettre de 1982 : une armée convoyée ne coupe pas le soutien d'une action dans une province où une flotte convoie ; le reste comme szykman",
      '1971':
        "lettre de 1971 : une armée convoyée ne coupe pas le soutien d'une attaque contre une de ses flottes ; le reste comme szykman",
    },
    why: "Cela résout tout paradoxe, et ne s'écarte des règles que là où une armée convoyée déloge l'unité qui soutient.",
  },
  adjacentConvoy: {
    question: 'Quand une armée qui pourrait aller à pied à destination va-t-elle par mer ?',
    choices: {
      intent: "avec VIA, ou si une flotte de sa puissance a l'ordre de la convoyer (2000, 2023)",
      marked: 'seulement avec VIA',
      opposite: "quand quelqu'un la convoie et que l'unité à destination vient en sens inverse (1971)",
    },
    why: "Les règles de 2023 : personne n'est convoyé contre son gré, et personne n'a besoin d'un mot inconnu.",
  },
  convoyFallback: {
    question:
      "Une armée qui voulait aller par mer dans une province voisine va-t-elle à pied quand le convoi n'est pas là ?",
    choices: {
      none: 'non, le mouvement échoue',
      missing: "oui, quand aucun convoi complet n'était ordonné",
      failed: 'oui, aussi quand le convoi a été rompu',
    },
    why: 'La préférence de DATC 3 : un ordre dit une chose, pas deux.',
  },
  cutFromTarget: {
    question: "Une attaque par convoi coupe-t-elle un soutien dirigé contre la province d'où l'armée est venue ?",
    choices: {
      never: "non, l'attaque vient de la province de départ de l'armée",
      'by-convoy': "oui, l'attaque vient de la mer",
    },
    why: "L'auteur du jeu en a décidé ainsi.",
  },
  retreatToConvoyer: {
    question: "Une unité peut-elle faire retraite dans la province d'où une armée est venue par convoi la déloger ?",
    choices: { open: 'oui', closed: 'non' },
    why: 'Les règles de 2023 le permettent en toutes lettres.',
  },
  convoyRoute: {
    question: 'Que veut dire une route écrite dans un ordre ?',
    choices: {
      kept: "l'armée va exactement par ces mers, ou pas du tout",
      ignored: "elle dit seulement que l'armée va par convoi",
    },
    why: "Les joueurs qui écrivent une route à un juge par e-mail l'ont toujours entendu ainsi. Le DATC l'ignorerait ; il n'a aucun cas avec une route.",
  },
  dislodgedRival: {
    question: "Une unité délogée tient-elle encore d'autres à l'écart de la province de son attaquant ?",
    choices: {
      'unless-head-to-head': "oui, sauf si les deux se sont heurtées de front (pas quand l'une allait par convoi)",
      never: 'non',
    },
    why: "La préférence du DATC : ce qui compte, c'est ce qui passe la frontière.",
  },
  missingCoast: {
    question:
      "Une flotte a l'ordre d'aller dans une province à plusieurs côtes, n'en nomme aucune et n'en peut atteindre qu'une.",
    choices: { supplied: 'elle va à cette côte', illegal: "l'ordre est nul" },
    why: "Un ordre mal écrit qui n'a qu'un sens doit être suivi. Avec deux côtes possibles, il est toujours nul (4.B.1).",
  },
  wrongCoast: {
    question: "Une flotte a l'ordre d'aller à une côte qu'elle ne peut atteindre, mais pourrait atteindre l'autre.",
    choices: { illegal: "l'ordre est nul", corrected: 'elle va à la côte possible' },
    why: "Un ordre sans ambiguïté n'est pas changé.",
  },
  supportCoast: {
    question: "Que veut dire une côte dans le soutien d'un mouvement ?",
    choices: {
      optional: 'si elle est nommée, ce doit être celle du mouvement ; elle peut être omise',
      required: 'elle doit être nommée, et juste',
      ignored: 'le soutien vaut pour la province, quelle que soit la côte (avant 2023)',
    },
    why: "Les règles de 2023, et pas de piège pour ceux qui l'oublient.",
  },
  unitCoast: {
    question: 'Un ordre nomme sa flotte sur la mauvaise côte.',
    choices: { ignored: "l'ordre vaut", 'must-match': "l'ordre est nul" },
    why: "Il ne peut s'agir que d'une unité.",
  },
  idleCoast: {
    question: 'Un ordre nomme une côte là où aucune ne compte, comme pour une armée.',
    choices: { ignored: 'la côte est ignorée', illegal: "l'ordre est nul" },
    why: "Il n'a qu'un sens.",
  },
  unitType: {
    question: "Un ordre appelle flotte une armée, ou l'inverse.",
    choices: {
      ignored: "l'ordre vaut pour l'unité qui est là",
      'must-match': "l'ordre est nul",
    },
    why: "Il ne peut s'agir que d'une unité. (Les ordres par e-mail sont refusés à l'arrivée, avec la bonne ligne.)",
  },
  civilDisorder: {
    question: "Quelles unités partent quand une puissance n'ordonne pas assez de retraits ?",
    choices: {
      '2023': "la plus éloignée d'un centre de la puissance, en comptant à travers toutes les provinces",
      '1971':
        'la plus éloignée de ses centres nationaux : les flottes comme elles se déplacent, les armées par terre et par mer',
    },
    why: "Les règles de 2023. Dans les deux cas les flottes partent avant les armées, puis la première dans l'alphabet.",
  },
  illegalMove: {
    question: 'Que fait une unité dont le mouvement est impossible ?',
    choices: {
      holds: "l'ordre est ignoré, l'unité tient et peut être soutenue sur place",
      attempts: 'elle compte comme en mouvement : personne ne peut la soutenir sur place',
    },
    why: "Les règles de 2023 : un ordre impossible fait tenir l'unité.",
  },
};

const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'mouvements', R: 'retraites', A: 'ajustements' };
const ONE: Readonly<Record<UnitType, string>> = { A: 'armée', F: 'flotte' };
const MANY: Readonly<Record<UnitType, string>> = { A: 'armées', F: 'flottes' };
const ROLES: Readonly<Record<StrengthRole, string>> = {
  attack: 'en attaque',
  prevent: 'pour barrer sa destination aux autres',
  defend: 'face à une attaque frontale',
  hold: 'pour tenir sa place',
  'support-move': 'pour soutenir un mouvement',
  'support-hold': 'pour soutenir une unité qui tient',
};
const INFLUENCED = {
  hold: 'tenir',
  'support-hold': 'soutenir une unité sur place',
  'support-move': 'soutenir un mouvement',
};

function all(items: readonly string[], and: 'et' | 'ou' = 'et'): string {
  return listInWords(items, and);
}

function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n < 2 ? one : many}`;
}

export const rules: Language['variants']['rules'] = {
  /** Beside the map of a sheet. */
  card: {
    heading: 'Règles de cette partie',
    all: 'Toutes les règles',
    signs: 'Signes sur la carte',
    more: (count) => `et ${count} ${count < 2 ? 'autre' : 'autres'}`,
  },
  parts: {
    powers: { title: 'Puissances et joueurs', words: ['puissances', 'joueurs', 'places', 'début'] },
    year: {
      title: "L'année",
      words: ['année', 'calendrier', 'hiver', 'saison', 'saisons', 'phase', 'phases', 'tour', 'tours'],
    },
    map: { title: 'La carte', words: ['côte', 'côtes', 'infranchissable', 'fermé'] },
    moves: {
      title: 'Mouvements',
      words: [
        'mouvement',
        'mouvements',
        'soutien',
        'soutiens',
        'attaque',
        'égalité',
        'force',
        'neutres',
        'neutre',
        'couper',
        'couper un soutien',
      ],
    },
    convoys: { title: 'Convois', words: ['convoi', 'convois', 'flottes', 'via convoi', 'par convoi'] },
    retreats: { title: 'Retraites', words: ['retraite', 'retraites', 'délogée', 'délogé', 'détruite'] },
    adjustments: {
      title: 'Centres, constructions et retraits',
      words: [
        'ajustement',
        'ajustements',
        'construction',
        'constructions',
        'construire',
        'retrait',
        'retraits',
        'centres',
        'centre',
        'dissoudre',
      ],
    },
    victory: { title: 'La fin', words: ['victoire', 'gagner', 'gagnant', 'fin', 'but', 'solo'] },
    sight: { title: 'Ce que vous voyez', words: ['aveugle', 'vue', 'blind'] },
  },
  clauses: 'Les règles une à une',
  moveInWords: (at, to) => `Armée ${at} va ${to}`,
  intro: (variant, start, year) =>
    `${variant}${start === null ? '' : `, début ${start}`}. Là où les éditions des règles diffèrent, celle de ${year} s'applique : \`GET RULINGS\` dit ce que cela change.`,
  more: (page) =>
    `${page === null ? '' : `\`${page}\` envoie la page de la variante. `}\`GET PROVINCES\` envoie les lieux de la carte, \`GET SYNTAX\` dit comment s'écrivent les ordres, et \`GET VARIANTS\` nomme les variantes.`,
  atOnce:
    "Les phases où personne n'a rien à faire sont sautées. Tous les ordres d'une phase s'exécutent en même temps.",
  begins: (phase) => `La partie commence par cette phase : ${phase}.`,
  moves: {
    both: 'Une armée va dans une province voisine à terre, une flotte dans une mer ou une côte voisine. Une seule unité par province.',
    armies: "Il n'y a que des armées. Une armée va dans une province voisine. Une seule unité par province.",
    bounce:
      'Des unités qui veulent la même province à force égale ne passent pas et restent où elles sont. Une unité qui reste dans sa province est aussi forte que ses soutiens la font.',
    support:
      'Une unité peut en soutenir une autre, qui tient ou qui va, dans une province où elle pourrait aller elle-même. Chaque soutien ajoute un. Un soutien est coupé quand son unité est attaquée par une autre puissance, sauf depuis la province contre laquelle elle soutient.',
    dislodge: "L'attaque la plus forte gagne. L'unité qui perd sa province est délogée.",
    own: "Personne ne déloge une de ses propres unités, et aucun soutien n'y aide.",
  },
  convoy: (isAnyRoute) =>
    `Les flottes en mer portent les armées : chaque flotte de la chaîne ordonne le convoi, l'armée ordonne son mouvement. Un convoi échoue quand une de ses flottes est délogée${isAnyRoute ? ", même s'il reste une autre chaîne" : " et qu'il ne reste pas d'autre chaîne"}.`,
  walking: {
    intent:
      "Vers une province voisine, une armée va à pied, sauf si son ordre finit par `via convoy` ou si une flotte de sa puissance a l'ordre de la convoyer.",
    marked: 'Vers une province voisine, une armée va à pied, sauf si son ordre finit par `via convoy`.',
    opposite:
      "Vers une province voisine, une armée va à pied, sauf si quelqu'un la convoie et que l'unité qui s'y trouve vient en sens inverse.",
  },
  noConvoys: "Il n'y a pas de flottes dans cette partie : personne n'est convoyé.",
  retreat:
    "Une unité délogée va dans une province voisine qui est vide, où il n'y a pas eu d'égalité, et d'où l'attaque n'est pas venue. Deux unités qui se retirent au même endroit sont toutes deux dissoutes, comme une unité sans ordre.",
  owned: (seasons) =>
    `Une fois les retraites passées (${seasons}), chaque puissance possède les centres où se trouvent ses unités, et ceux qu'elle possédait et où personne d'autre n'est entré.`,
  balance: (seasons) =>
    `Aux ajustements (${seasons}), une puissance qui a plus de centres que d'unités peut construire ; celle qui en a moins doit retirer des unités.`,
  buildAtHome: "Une puissance construit dans ses propres centres nationaux, s'ils sont à elle et libres.",
  freeRemovals: "Une puissance peut aussi retirer des unités qu'elle pourrait garder, et en construire autant.",
  draws: {
    survivors:
      "Tant que personne n'a gagné, tous les survivants peuvent s'accorder sur une partie nulle entre eux tous (`GET DRAWS`).",
    some: "Tant que personne n'a gagné, tous les survivants peuvent s'accorder sur une partie nulle, entre tous ou quelques-uns (`GET DRAWS`).",
    'any-result':
      "Les joueurs peuvent finir la partie à tout moment, avec n'importe quel résultat, à l'unanimité (`GET DRAWS`).",
  },
  concessions: (isAllowed) =>
    isAllowed
      ? 'Tous les autres peuvent aussi laisser la partie à une puissance.'
      : 'La partie ne peut être laissée à personne.',
  starts: {
    'fleet-rome': "Une flotte se trouve d'abord à Rome au lieu d'une armée.",
    '1898':
      "Chaque puissance commence avec un centre et une unité. Elle doit prendre ses autres centres nationaux avant d'y construire.",
    blank:
      "La partie commence sans unités : avant les premiers mouvements, chaque puissance construit ce qu'elle veut dans ses centres nationaux, une armée ou une flotte dans chacun, et tous l'apprennent en même temps.",
    chaos:
      "Chaque centre de ravitaillement est une puissance. La partie commence sans unités : avant les premiers mouvements, chaque puissance construit une armée ou une flotte dans son centre, et tous l'apprennent en même temps.",
  },
  absent: (powers, players) => `À ${counted(players, 'joueur')}, on ne joue pas : ${powers}.`,
  players: (least, most, powers) =>
    `${least === most ? '' : `${least} à `}${counted(most, 'joueur')} ; ${counted(powers, 'puissance')}.`,
  optional: (players, powers) =>
    `À ${counted(players, 'joueur')} (SET PLAYERS ${players}), on ne joue pas : ${powers}.`,
  seat: (seat, powers) => `${seat} : ${powers}.`,
  seats: (pools) =>
    `Chacun des autres joueurs reçoit ${all(pools.map((powers) => `une puissance parmi ${powers}`))} : tirées au sort, choisies par l'arbitre (SET SEATS) ou mises aux enchères (SET SEATS AUCTION).`,
  powersApart:
    "Les puissances d'un même joueur sont distinctes : chacune a ses centres, ses unités et ses constructions, et elles peuvent s'attaquer.",

  season: (name, kinds, isOwnership) =>
    `${name} (${all(kinds.map((kind) => KINDS[kind]))}${isOwnership ? ' ; les centres changent de mains après les retraites' : ''})`,
  calendar: (first, seasons, phases) =>
    `Premiers mouvements : ${first}. Une année a ${counted(phases, 'phase')} : ${seasons}.`,

  unitIn: { A: (place) => `armée ${place}`, F: (place) => `flotte ${place}` },
  chooses: (power, places, usual) =>
    `${The(power)} ${agree(power, 'choisit', 'choisissent')} armée ou flotte pour ${places} (sans choix : ${usual}).`,
  spreads: (power, units, places, usual) =>
    `${The(power)} ${agree(power, 'répartit', 'répartissent')} ${all(units.map(({ type, count }) => counted(count, ONE[type], MANY[type])))} entre ${places} (sans choix : ${usual}).`,
  choices: (when, sentences) =>
    `Avant les premiers mouvements (${when}), par des ordres de construction, en secret : ${sentences}`,

  hybrids: (places) => `Terre et mer à la fois : ${places}. Armées et flottes y entrent, et une flotte y convoie.`,
  seaCenters: (places) =>
    `Centre de ravitaillement en mer : ${places}. Seules les flottes le prennent, et on n'y construit rien.`,
  coasts: (places, meanings) => {
    const meant =
      meanings.length === 0 ? '' : ` Signification : ${meanings.map(({ id, name }) => `${id} ${name}`).join(', ')}.`;
    return `Plusieurs côtes : ${places} ; une flotte s'y trouve sur l'une d'elles.${meant}`;
  },
  waterway: (name, places) => `${name} : les flottes y entrent et y passent (${places}), et n'y convoient pas.`,
  seasonal: ([one, other], type, seasons) =>
    `${one} et ${other} se touchent pour les ${MANY[type]} ${inTurn(seasons)} seulement : pour les mouvements, les soutiens, les convois et les retraites qui suivent.`,
  closed: (places) => `Où personne n'entre : ${places}.`,

  neutralUnits: (places, absent, orders) => {
    const begins =
      absent === null
        ? 'Des unités neutres se trouvent ici'
        : `Sans ${the(absent)}, des unités neutres se trouvent ici`;
    const ordered = orders === '' ? '' : ` À chaque phase de mouvements : ${orders}.`;
    return `${begins} : ${places}. Elles n'appartiennent à personne, ne possèdent rien et ne bougent jamais ; une unité neutre délogée quitte la carte pour de bon.${ordered}`;
  },
  holds: (place) => `${place} tient`,
  supports: (place, target) => `${place} soutient ${target}`,
  influence: ({ points, units, orders, example, isForEver }) =>
    `À chaque phase de mouvements, une puissance a ${counted(points, "point d'influence", "points d'influence")} par centre qu'elle possède, à placer sur des ordres pour ${counted(units, 'unité neutre', 'unités neutres')} au plus : chacune peut ${all(
      orders.map((kind) => INFLUENCED[kind]),
      'ou',
    )} (IP 2 ${example} H). Les points de plusieurs puissances sur le même ordre s'additionnent ; l'ordre qui a nettement le plus de points est exécuté, et en cas d'égalité ou sans points l'unité tient. Les points non placés sont perdus. Qui a donné quoi reste secret ${isForEver ? 'pour toujours' : "jusqu'à la fin de la partie"}.`,

  strength: (type, powers, strength, roles) =>
    `Une ${type === null ? 'unité' : ONE[type]} (${powers}) compte pour ${strength.replace('.', ',')} ${all(roles.map((role) => ROLES[role]))}, et pour 1 sinon ; à force égale, personne ne passe.`,

  convoyFrom: (places) => `Les flottes convoient aussi ici : ${places}.`,
  noConvoyFrom: (places) => `Aucune flotte ne convoie ici : ${places}.`,
  betweenTheatres: (isOwnCenterOnly) =>
    `D'une partie du monde à l'autre, une armée est convoyée librement vers celle de sa puissance, et ailleurs ${isOwnCenterOnly ? 'seulement vers un centre que la puissance possède elle-même' : 'seulement vers un centre que la puissance possède elle-même, ou vers une province que des armées peuvent atteindre depuis un tel centre'} ; on compte la possession au début de la phase.`,
  neverTo: (power, theatres) => `Les armées de cette puissance (${power}) ne sont jamais convoyées vers : ${theatres}.`,

  noRetreats: 'Personne ne fait retraite : une unité délogée est détruite.',
  noRetreatFrom: (places) =>
    places === null
      ? "Une unité délogée dans un centre de ravitaillement est détruite aussitôt ; ailleurs, les retraites sont comme d'habitude."
      : `Une unité délogée ici est détruite aussitôt : ${places}. Ailleurs, les retraites sont comme d'habitude.`,

  buildAnywhere: "Une puissance construit dans tout centre libre qu'elle possède.",
  homesNeeded: (homes) =>
    `Pour construire, elle doit posséder au moins ${counted(homes, 'de ses centres nationaux', 'de ses centres nationaux')}.`,
  sharedSites: (places, count) => `Qui ${count === 1 ? 'le' : 'les'} possède peut y construire : ${places}.`,
  everyCenterIn: (theatre) => `tout centre (${theatre})`,
  furtherSites: (powers) =>
    `Outre leurs centres nationaux, construisent : ${powers.map(({ power, places }) => `${power}, à ${places}`).join(' ; ')}.`,
  onlyTypes: (types) => `On ne construit que des ${all(types.map((type) => MANY[type]))}.`,
  onlyTypesOf: (power, types) =>
    `${The(power)} ne ${agree(power, 'construit', 'construisent')} que des ${all(types.map((type) => MANY[type]))}.`,
  buildCap: (units) =>
    `Une puissance construit au plus ${counted(units, 'unité')} par an ; le reste peut être construit plus tard.`,
  maturity: (turns) =>
    `Un centre nouvellement pris doit être tenu pendant ${counted(turns, 'tour')} avant de donner une unité ; il compte aussitôt contre les retraits. Il en va de même d'un centre perdu et repris.`,

  victory: (centers, of, isBySeat, part) => {
    const whose = isBySeat ? " (les puissances d'un joueur additionnées)" : '';
    const share = part === null ? '' : `, dont ${part.centers} ou plus en ${part.theatres}`;
    return `Gagne qui possède ${centers} des ${of} centres${whose}${share}.`;
  },
  countedOnce: (season) =>
    `On compte à un seul moment : quand les mouvements (${season}) sont résolus et avant toute retraite. Un centre compte alors pour la puissance dont une unité non délogée s'y trouve, sinon pour son propriétaire.`,
  together:
    'Si deux y arrivent à la fois, avec leurs parts dans des parties du monde différentes, ils gagnent ensemble, quels que soient leurs nombres.',
};
