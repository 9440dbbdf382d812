import type { Language } from '../shape.ts';

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
    why: "Les joueurs qui écrivent une route à un judge par e-mail l'ont toujours entendu ainsi. Le DATC l'ignorerait ; il n'a aucun cas avec une route.",
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
