/** What each setting does, and what is said when it changes, in French. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { PhaseKind } from '../../../engine/board/variant.ts';
import { nameOfStart } from '../../../engine/rules/starts.ts';
import type { ACCESS_SETTINGS } from '../../../engine/settings/defined/access.ts';
import type { DEADLINE_SETTINGS } from '../../../engine/settings/defined/deadline-settings.ts';
import type { ENDING_SETTINGS } from '../../../engine/settings/defined/ending.ts';
import type { OLDER_RULES } from '../../../engine/settings/defined/older-rules.ts';
import type { ORDER_SETTINGS } from '../../../engine/settings/defined/order-settings.ts';
import type { PRESS_SETTINGS } from '../../../engine/settings/defined/press-settings.ts';
import type { SEAT_SETTINGS } from '../../../engine/settings/defined/seat-settings.ts';
import type { START_SETTINGS } from '../../../engine/settings/defined/start-settings.ts';
import type { PhaseTiming, PressSettings, Settings } from '../../../engine/settings/fields.ts';
import type { WordsOf } from '../setting-words.ts';
import type { Language } from '../shape.ts';
import { clockTime } from '../times/clock-time.ts';
import { rules } from './rules.ts';

const access: WordsOf<keyof typeof ACCESS_SETTINGS> = {
  access: {
    help: {
      ACCESS: "D'où les joueurs peuvent écrire.",
      'ACCESS ANY': "Des joueurs de n'importe où.",
      'ACCESS SAME': 'Obsolète.',
      'ACCESS DIFFERENT': 'Obsolète.',
    },
  },
  level: { help: 'Obsolète ; gardé comme note.', told: (level) => `Niveau de jeu : ${level}.` },
  dedication: {
    help: "Dans combien de phases sur cent un joueur doit avoir été à l'heure, comme ONTIMERAT ; 0 ou moins : peu importe.",
  },
  'on-time-ratio': {
    help: "La part minimale de phases à l'heure, dans les parties classées jusqu'ici, de qui entre dans la partie.",
    told: (ratio) =>
      ratio === 0
        ? "Qui entre dans la partie peut avoir été en retard autant qu'il veut."
        : `Qui entre dans la partie doit avoir été à l'heure dans ${percent(ratio)} des phases de parties classées.`,
  },
  'resignation-ratio': {
    help: 'La part maximale de parties classées quittées avant la fin, de qui entre dans la partie.',
    told: (ratio) =>
      ratio >= 1
        ? "Qui entre dans la partie peut avoir quitté autant de parties qu'il veut."
        : `Qui entre dans la partie peut avoir quitté au plus ${percent(ratio)} de ses parties classées.`,
  },
  allow: { help: 'Seuls les joueurs de cette liste peuvent entrer ; -adresse en retire un.' },
  deny: { help: 'Ce joueur ne peut pas entrer ; -adresse le retire de la liste.' },
  approve: { help: 'Accepte de nouveaux joueurs.' },
  disapprove: { help: "Retire l'accord : ils l'attendent de nouveau." },
  'max-absence': {
    help: "L'absence la plus longue, en jours, qui ne demande pas l'accord de l'arbitre.",
    told: (days) => `Une absence de plus de ${days} ${days < 2 ? 'jour' : 'jours'} demande l'accord de l'arbitre.`,
  },
  approval: {
    help: "Les nouveaux joueurs ont besoin de l'accord de l'arbitre.",
    on: "Les nouveaux joueurs ont besoin de l'accord de l'arbitre.",
    off: 'Les nouveaux joueurs entrent sans demander.',
  },
  'player-absences': {
    help: 'Les joueurs peuvent annoncer des absences.',
    on: 'Les joueurs peuvent annoncer des absences.',
    off: "Les joueurs ne peuvent pas annoncer d'absences ; l'arbitre déplace les dates limites.",
  },
};

function percent(ratio: number): string {
  return `${String(Math.round(ratio * 1000) / 10).replace('.', ',')} %`;
}

// The times of deadlines in French: hours, days, and the rule of a kind of phase.

const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'Mouvements', R: 'Retraites', A: 'Ajustements' };

const WEEK = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const;

function timingInWords({ clock, min, next, grace, delay, days: allowed }: PhaseTiming): string {
  const hour = clock === null ? '' : `à ${clockTime(clock)} `;
  const first = min === 0 ? '' : ` ; pas avant ${hours(min)}`;
  return `${hour}${days(allowed)}, ${hours(next)} après la dernière phase ou plus tard ; ${hours(grace)} de grâce ; plus tôt quand tous sont prêts, après ${hours(delay)}${first}`;
}

function days(allowed: string): string {
  const open = WEEK.filter((_, d) => allowed[d] !== '-');
  if (open.length === 0 || open.length === WEEK.length) return "n'importe quel jour";
  if (allowed.toUpperCase() === '-MTWTF-') return 'du lundi au vendredi';
  return `le ${listInWords(open, 'et')}`;
}

function hours(h: number): string {
  const [n, what] = h < 1 ? [Math.round(h * 60), 'minute'] : [h, 'heure'];
  return `${n} ${what}${n < 2 ? '' : 's'}`;
}

const TIMING =
  "La règle des dates limites pour les phases suivantes de ce genre : l'heure, le temps minimal, le temps habituel, le délai de grâce, la pause avant une résolution anticipée (heures ; 3D fait trois jours) et les jours, dimanche d'abord.";

const deadlines: WordsOf<keyof typeof DEADLINE_SETTINGS> = {
  timing: {
    help: { MOVE: TIMING, RETREAT: TIMING, ADJUST: TIMING },
    told: (timing) =>
      Object.entries(timing).map(([kind, each]) => `${KINDS[kind as PhaseKind]} : ${timingInWords(each)}.`),
  },
  reminders: {
    help: 'Combien de temps avant la date limite on rappelle ceux qui doivent encore des ordres ; NONE pour jamais.',
    told: (list) =>
      list.length === 0
        ? "Aucun rappel n'est envoyé avant la date limite."
        : `Des rappels sont envoyés ${listInWords(
            list.map((h) => `${h} h`),
            'et',
          )} avant la date limite.`,
  },
  replacement: {
    help: "Le temps minimal pour les ordres de qui reprend une puissance (heures ; 2D fait deux jours) ; NEXT : autant qu'après une phase.",
    told: (least) =>
      least === null
        ? "Qui reprend une puissance a autant de temps pour ses ordres qu'après une phase."
        : `Qui reprend une puissance a au moins ${hours(least)} pour ses ordres.`,
  },
  muster: {
    help: "Tant d'heures après le début, chacun doit avoir écrit, sinon sa place est redonnée (24H ; NONE : personne n'est appelé). Le temps de la première phase commence ensuite.",
    told: (muster) =>
      muster === null
        ? "Personne n'a à confirmer au début sa participation."
        : `Chacun confirme dans les ${hours(muster)} après le début, sinon il est remplacé.`,
  },
  'strict-grace': {
    help: 'Le délai de grâce compte aussi les jours où aucune date limite ne peut tomber.',
    on: 'Le délai de grâce finit à son heure, quel que soit le jour.',
    off: 'Le délai de grâce finit un jour où une date limite peut tomber.',
  },
  zone: {
    help: "Le fuseau horaire des dates limites de la partie, par son nom IANA. D'un joueur : le fuseau des heures dans ses propres e-mails.",
    told: (zone) => `Les heures et les jours sont ceux du fuseau ${zone}.`,
  },
};

const ending: WordsOf<keyof typeof ENDING_SETTINGS> = {
  blind: {
    help: "Une puissance ne voit, jusqu'à la fin de la partie, que ses unités et ses centres, et ce qui touche l'un d'eux.",
    on: "La partie se joue à l'aveugle : chaque puissance ne voit que ses unités et ses centres, et ce qui touche l'un d'eux. À la fin, tout est montré.",
    off: 'Tous voient le plateau entier.',
  },
  'hide-absences': { help: 'Les absences ne sont pas nommées.' },
  dias: {
    help: 'Une partie nulle comprend tous les survivants.',
    on: 'Une partie nulle comprend tous les survivants.',
    off: 'Une partie nulle peut ne comprendre que certains survivants.',
  },
  concessions: {
    help: 'La partie peut être abandonnée à une puissance.',
    on: 'Les joueurs peuvent abandonner la partie.',
    off: 'Les joueurs ne peuvent pas abandonner la partie.',
  },
  'open-votes': {
    help: 'Les votes sont dits à tous.',
    on: 'Désormais, tout le monde voit les votes ; les précédents ne comptent plus.',
    off: 'Les votes sont secrets.',
  },
  'open-diaries': {
    help: 'Les journaux sont ouverts à tous à la fin de la partie.',
    on: 'Les journaux sont ouverts à tous à la fin de la partie.',
    off: 'Les journaux restent fermés pour toujours.',
  },
  gunboat: {
    help: "Personne n'apprend qui joue quoi.",
    on: 'Les joueurs sont anonymes.',
    off: 'Les joueurs savent qui joue quoi.',
  },
  'hide-late': {
    help: 'Les puissances en retard ne sont pas nommées.',
    on: 'Qui est en retard reste secret.',
    off: 'Tout le monde voit qui est en retard.',
  },
};

const OF_KEEPERS = 'Un interrupteur pour les gérants des anciens juges.';

const olderRules: WordsOf<keyof typeof OLDER_RULES> = {
  'variant-rule': { help: "Une règle de variantes faites maison : ici, la variante l'a ou ne l'a pas." },
  keeper: { help: { 'ALLOW MASTER': OF_KEEPERS, 'DENY MASTER': OF_KEEPERS, XFLAGS: OF_KEEPERS } },
};

const orders: WordsOf<keyof typeof ORDER_SETTINGS> = {
  partial: {
    help: {
      PARTIAL: "Abrégé de PARTIAL ORDERS ; là où la presse ne va qu'à tous, de PARTIAL PRESS. La réponse dit lequel.",
      'NO PARTIAL':
        "Retire PARTIAL ORDERS ; dans les parties qui ne l'ont pas, NO PARTIAL PRESS. Là où les deux sont possibles, la réponse demande.",
    },
  },
  nmr: {
    help: 'Après le délai de grâce, la partie continue sans les retardataires ; NO NMR : elle attend un remplaçant.',
    told: (nmr) =>
      nmr === 'wait'
        ? "Après le délai de grâce, une puissance en retard est ouverte à un remplaçant, et la partie l'attend."
        : 'Après le délai de grâce, la partie continue sans la puissance en retard.',
  },
  'signal-support': { help: 'Des soutiens et des convois qui ne peuvent pas réussir peuvent être écrits.' },
  proxy: {
    help: 'Une puissance peut laisser une autre commander une unité.',
    on: "Des unités peuvent être confiées à d'autres puissances par procuration.",
    off: "Les unités ne peuvent pas être confiées à d'autres puissances par procuration.",
  },
  'strict-convoy': {
    help: 'Les convois depuis ou vers des lieux sans côte sont refusés.',
    on: 'Les convois depuis ou vers des lieux sans côte sont refusés.',
    off: "N'importe quel convoi peut être écrit.",
  },
  'partial-orders': {
    help: "À la date limite, une puissance avec une partie de ses ordres n'est pas en retard : ses autres unités tiennent. Activé au début dans les parties créées par CREATE nom, sans le point d'interrogation.",
    on: "Les ordres peuvent omettre des unités : à la date limite elles tiennent, et leur joueur n'est pas en retard.",
    off: 'Les ordres doivent être complets : qui omet une unité est en retard à la date limite.',
  },
  'strict-wait': {
    help: 'Seuls ceux qui doivent des ordres peuvent attendre.',
    on: 'Seuls ceux qui doivent des ordres peuvent demander à attendre.',
    off: 'Tout joueur peut demander à attendre.',
  },
  'auto-process': {
    help: "Résolu aux dates limites, sans un mot de l'arbitre.",
    on: 'Les phases sont résolues à leur date limite.',
    off: "C'est l'arbitre qui décide quand une phase est résolue.",
  },
  'late-count': {
    help: 'LIST compte les retards de chaque puissance.',
    on: 'LIST compte les retards.',
    off: 'LIST ne compte pas les retards.',
  },
  'master-sees': {
    help: "L'arbitre peut demander à voir les ordres avant la date limite ; chaque consultation est notée et montrée à tous à la fin.",
    on: "L'arbitre peut demander à voir les ordres avant qu'une phase soit résolue ; chaque consultation est notée.",
    off: "Personne ne voit les ordres avant qu'une phase soit résolue, pas même l'arbitre.",
  },
};

const press: WordsOf<keyof typeof PRESS_SETTINGS> = {
  press: {
    help: {
      PRESS: "Quelle presse il y a : l'un des réglages ci-dessous.",
      'NO PRESS': "Pas de presse, sauf à l'arbitre.",
      WHITE: "Presse blanche : l'expéditeur est nommé.",
      GREY: "Presse grise : l'expéditeur n'est pas nommé.",
      'WHITE/GREY': 'Les deux, blanche sauf mention contraire.',
      'GREY/WHITE': 'Les deux, grise sauf mention contraire.',
    },
  },
  'no-grace': {
    help: 'Là où il y a de la presse après la date limite, la réponse demande ce qui est voulu : NO GRACE PRESS, ou moins de temps pour les ordres en retard.',
  },
  fakes: {
    help: {
      'NO FAKE': "Ce qu'un message dit de ses destinataires est vrai.",
      FAKE: "Un message peut montrer d'autres destinataires.",
      'PARTIAL FAKES BROADCAST BY DEFAULT':
        'Les messages à certains paraissent adressés à tous, sauf mention contraire.',
      'PARTIAL FAKES BROADCAST': 'Les messages à certains paraissent toujours adressés à tous.',
    },
  },
  'observer-press': {
    help: {
      'OBSERVER ANY': 'Les observateurs peuvent écrire.',
      'OBSERVER WHITE': 'Les observateurs peuvent écrire de la presse blanche.',
      'OBSERVER NONE': "Les observateurs n'écrivent pas de presse.",
    },
  },
  'partial-press': { help: 'La presse peut aller à certains et non à tous.' },
  'fake-sender': {
    help: "Un message peut montrer une autre puissance comme expéditeur (PRESS FROM puissance) ; l'arbitre n'est jamais contrefait.",
  },
  'all-press': { help: "L'arbitre reçoit une copie de toute la presse ; tous le voient." },
  'watch-all-press': { help: 'Les observateurs reçoivent toute la presse.' },
  quiet: {
    help: 'Les reprises de place ne sont pas annoncées.',
    on: 'Les reprises de place ne sont pas annoncées.',
    off: 'Les reprises de place sont annoncées à tous.',
  },
  show: {
    help: 'On dit qui a changé un réglage.',
    on: 'On dit qui a changé un réglage.',
    off: 'On ne dit pas qui a changé un réglage.',
  },
  reveal: {
    help: "Les noms sont montrés à la fin d'une partie anonyme.",
    on: "Les noms sont révélés à la fin d'une partie anonyme.",
    off: "Les noms restent secrets à la fin d'une partie anonyme.",
  },
  secret: {
    help: 'Le nombre de joueurs inscrits est secret.',
    on: 'Le nombre de joueurs inscrits est secret.',
    off: 'Tout le monde voit combien de joueurs se sont inscrits.',
  },
  'late-press': { help: 'Un joueur en retard peut envoyer de la presse.' },
  'minor-press': { help: 'Presse aussi pendant les retraites et les ajustements.' },
  'must-order': { help: 'Pas de presse avant les ordres.' },
  'blank-press': { help: 'Un message peut être vide.' },
  'postal-press': { help: 'Messages à tous différés, publiés avec les résultats.' },
  'touch-press': { help: 'Presse aux voisins seulement.' },
  'grace-press': { help: 'Presse après la date limite.' },
};

/** All of it together: what we say when one of these changes. */
function toldOfPress(press: PressSettings): string {
  return `Presse : ${pressInWords(press)}.`;
}

function pressInWords(press: PressSettings): string {
  const { colours, partial, fake, observers } = press;
  if (colours.length === 0) return 'aucune';
  return [
    colours.map((colour) => (colour === 'white' ? 'blanche' : 'grise')).join('/'),
    partial ? 'aussi à certains' : 'à tous seulement',
    fake ? FAKES[press.fakesBroadcast] : 'rien de faux',
    ...(press.fakeSender ? ["l'expéditeur peut être faux"] : []),
    ...(observers === 'any'
      ? []
      : [observers === 'white' ? 'observateurs en blanc seulement' : "les observateurs n'en écrivent pas"]),
    ...(press.late ? [] : ['pas pour les joueurs en retard']),
    ...(press.minor ? [] : ['pas pendant les retraites et les ajustements']),
    ...(press.grace ? [] : ['pas pendant le délai de grâce']),
    ...(press.mustOrder ? ['après les ordres seulement'] : []),
    ...(press.blank ? ['messages vides permis'] : []),
    ...(press.postal ? ['messages à tous différés'] : []),
    ...(press.touch ? ['aux voisins seulement'] : []),
    ...(press.masterReads ? ["l'arbitre lit tout"] : []),
    ...(press.observersRead ? ['les observateurs lisent tout'] : []),
  ].join(', ');
}

const FAKES: Readonly<Record<PressSettings['fakesBroadcast'], string>> = {
  no: 'les destinataires peuvent être faux',
  default: 'les messages à certains paraissent en général adressés à tous',
  always: 'les messages à certains paraissent adressés à tous',
};

const SITES = 'Une puissance construit là où le dit la variante, en général chez elle.';

const seats: WordsOf<keyof typeof SEAT_SETTINGS> = {
  moderated: {
    help: "Seul l'arbitre change les réglages.",
    on: "Seul l'arbitre change les réglages et les dates limites.",
    off: 'Tout joueur peut changer les réglages et les dates limites, et mettre la partie en pause.',
  },
  listed: {
    help: 'La partie figure dans les listes publiques.',
    on: 'La partie figure dans les listes publiques.',
    off: 'La partie ne figure pas dans les listes publiques.',
  },
  'invited-only': {
    help: "N'entre que qui est invité (INVITE) ou a un lien (INVITE LINK).",
    on: "N'entre que qui est invité ou a un lien.",
    off: 'Peut entrer qui veut.',
  },
  'auto-start': {
    help: 'Commence dès que toutes les places sont prises.',
    on: 'La partie commence dès que toutes les places sont prises.',
    off: "C'est l'arbitre qui lance la partie.",
  },
  'any-centers': {
    help: "Une puissance construit dans tout centre libre qu'elle possède, pas seulement chez elle.",
    told: (on, { oneCenter }) =>
      on ? "Une puissance construit dans tout centre libre qu'elle possède." : oneCenter === true ? null : SITES,
  },
  'one-center': {
    help: "Une puissance construit dans tout centre libre qu'elle possède, tant qu'elle possède un de ses centres nationaux.",
    told: (on, { anyCenters }) =>
      on
        ? "Une puissance construit dans tout centre libre qu'elle possède, tant qu'elle possède un de ses centres nationaux."
        : anyCenters === undefined
          ? SITES
          : null,
  },
  'any-disband': {
    help: 'Lors des ajustements, une puissance peut retirer des unités sans y être obligée ; chacune lui donne une construction, dans un centre qui était libre avant.',
    on: "Lors des ajustements, une puissance peut retirer des unités qu'elle n'est pas obligée de retirer.",
    off: "Une puissance ne retire que les unités qu'elle doit retirer.",
  },
  rated: {
    help: 'Compte pour la ponctualité des joueurs.',
    on: 'La partie compte pour la ponctualité de ses joueurs.',
    off: 'La partie ne compte pas pour la ponctualité de ses joueurs.',
  },
  resume: {
    help: 'Une partie finie sans résultat peut être reprise par chacun de ses joueurs.',
    on: "Si la partie s'arrête sans résultat, chacun de ses joueurs peut la reprendre.",
    off: "Si la partie s'arrête sans résultat, seul l'arbitre peut la reprendre.",
  },
  'auto-create': {
    help: 'Quand la partie finit avec un résultat, une autre pareille est créée et tous apprennent son nom.',
    on: 'Quand la partie a un résultat, une autre pareille est créée.',
    off: "Aucune autre partie n'est créée à la fin de celle-ci.",
  },
  practice: {
    help: 'Votre propre partie contre des bots : fermée aux autres, dans aucune liste, sans échéance. PRACTICE en commence une.',
    on: 'Une personne joue contre des bots : fermée aux autres, dans aucune liste, sans échéance.',
    off: "D'autres peuvent jouer.",
  },
};

const REGISTRY = 'Un numéro de registre obsolète ; gardé comme note.';

const start: WordsOf<keyof typeof START_SETTINGS> = {
  variant: { help: 'Une autre variante, avant le début ; les joueurs renvoient alors leurs préférences.' },
  'not-variant': { help: 'Retire une option de la variante : GUNBOAT.' },
  preferences: {
    help: {
      PRFLIST: 'Les puissances sont attribuées selon les listes des joueurs.',
      PRFRAND: 'Les puissances sont attribuées au hasard.',
      PRFBOTH: 'Selon les listes quand il y en a, sinon au hasard.',
    },
    told: (how) => `Les puissances sont attribuées ${PREFERENCES[how]}.`,
  },
  players: {
    help: "Combien de personnes jouent ; elles se partagent les puissances jouées à ce nombre. 1 : quelqu'un les joue toutes seul.",
    told: (n) =>
      n === null
        ? 'Une personne joue à chaque place.'
        : n === 1
          ? 'Une seule personne joue toutes les puissances.'
          : `${n} personnes jouent et se partagent les puissances jouées à ce nombre.`,
  },
  powers: {
    help: 'Combien de puissances sont jouées.',
    told: (n) =>
      n === null
        ? 'Toutes les puissances sont jouées.'
        : `${n === 1 ? '1 puissance est jouée' : `${n} puissances sont jouées`} ; les autres n'ont pas de joueur.`,
  },
  'bots-fill': {
    help: "La partie commence avec n personnes, et des bots jouent les autres places ; NONE : aucun bot ne s'assied de lui-même.",
    told: (n) =>
      n === null
        ? "Aucun bot ne s'assied de lui-même."
        : `La partie commence avec ${n === 1 ? 'une personne' : `${n} personnes`} ; des bots jouent les autres places.`,
  },
  bots: {
    help: {
      'BOTS EASY': "Les bots ordonnent ce qui vient à l'esprit : pour qui apprend.",
      'BOTS MEDIUM': 'Les bots regardent une phase en avant.',
      'BOTS HARD': 'Les bots regardent plus longtemps ce que les autres peuvent faire.',
    },
    told: (how) => `Les bots jouent ${WELL[how]}.`,
  },
  seats: {
    help: 'Là où chaque joueur a deux puissances : celles qui vont ensemble sont tirées au sort, mises aux enchères (BID), ou comme vous les nommez.',
    told: (seats) => {
      if (seats === 'drawn') return 'Les puissances qui vont ensemble sont tirées au sort.';
      if (seats === 'auction')
        return 'Les puissances qui vont ensemble sont mises aux enchères : HELP BID dit comment.';
      return `Ces puissances vont ensemble : ${listInWords(
        seats.map((powers) => powers.join(' & ')),
        'et',
      )}.`;
    },
  },
  rulebook: {
    help: {
      'RULES 2023': 'Décisions selon les règles de 2023.',
      'RULES 1971': 'Décisions selon les règles de 1971 là où les éditions diffèrent (GET RULINGS).',
    },
    told: (year) => `Là où les éditions des règles diffèrent, celle de ${year} s'applique.`,
  },
  centers: {
    help: 'Combien de centres font gagner ; 0 : comme le dit la variante.',
    told: (centers) =>
      centers === null
        ? 'Il faut pour gagner autant de centres que le dit la variante.'
        : `${centers} centres pour gagner.`,
  },
  start: {
    help: {
      'START FLEET ROME': "La partie standard avec une flotte à Rome au lieu d'une armée.",
      'START 1898': 'La carte standard : chaque puissance commence avec un centre et une unité.',
      'START BLANK':
        "La partie standard, sans unités : chaque puissance construit ce qu'elle veut dans ses centres nationaux.",
      'START CHAOS': 'La carte standard : chaque centre est une puissance et construit sa première unité.',
      'START USUAL': 'Le début de la variante.',
    },
    told: (start) =>
      start === 'usual'
        ? 'La partie commence comme le dit la variante.'
        : `${nameOfStart(start)} : ${rules.starts[start]}`,
  },
  comment: {
    help: 'Une ligne montrée dans les listes. SET COMMENT BEGIN … END : un texte plus long dans les lignes au-dessous.',
    told: (comment) => (comment === '' ? 'Le commentaire a été retiré.' : `Commentaire : ${comment}`),
  },
  description: {
    told: (text) =>
      text === '' ? 'Le long commentaire a été retiré.' : 'Il y a un nouveau long commentaire ; LIST le montre.',
  },
  registry: { help: { BN: REGISTRY, MN: REGISTRY, EP: REGISTRY } },
};

const WELL: Readonly<Record<Settings['botStrength'], string>> = {
  easy: 'facilement',
  medium: 'normalement',
  hard: 'fort',
};

const PREFERENCES: Readonly<Record<Settings['preferences'], string>> = {
  list: 'selon les listes des joueurs',
  random: 'au hasard',
  both: 'selon les listes des joueurs quand il y en a, et sinon au hasard',
};

export const settings: Language['settings'] = {
  each: { ...deadlines, ...start, ...seats, ...press, ...ending, ...orders, ...access, ...olderRules },
  toldOfPress,
  switchesOff: (name) => `Désactive ${name}.`,
  days,
};
