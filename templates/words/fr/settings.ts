/** How a change of a game's settings is told in French. */
import type { PhaseKind } from '../../../engine/board/variant.ts';
import { listInWords } from '../../../engine/explain/names.ts';
import type { Start } from '../../../engine/rules/starts.ts';
import type { PhaseTiming, PressSettings, Settings } from '../../../engine/settings/settings.ts';
import type { Language } from '../shape.ts';
import { clockTime } from '../times/clock-time.ts';

type Told = Language['settings'];

const fields: Told['fields'] = {
  timing: (timing) =>
    Object.entries(timing).map(([kind, each]) => `${KINDS[kind as PhaseKind]} : ${timingInWords(each)}.`),
  zone: (zone) => `Les heures et les jours sont ceux du fuseau ${zone}.`,
  centers: (centers) =>
    centers === null
      ? 'Il faut pour gagner autant de centres que le dit la variante.'
      : `${centers} centres pour gagner.`,
  start: (start) => STARTS[start],
  players: (n) =>
    n === null
      ? 'Une personne joue à chaque place.'
      : n === 1
        ? 'Une seule personne joue toutes les puissances.'
        : `${n} personnes jouent ; toutes les puissances sont réparties entre elles.`,
  powers: (n) =>
    n === null
      ? 'Toutes les puissances sont jouées.'
      : `${n === 1 ? '1 puissance est jouée' : `${n} puissances sont jouées`} ; les autres n'ont pas de joueur.`,
  preferences: (how) => `Les puissances sont attribuées ${PREFERENCES[how]}.`,
  nmr: (nmr) =>
    nmr === 'wait'
      ? "Après le délai de grâce, une puissance en retard est ouverte à un remplaçant, et la partie l'attend."
      : 'Après le délai de grâce, la partie continue sans la puissance en retard.',
  level: (level) => `Niveau de jeu : ${level}.`,
  seats: (seats) => {
    if (seats === 'drawn') return 'Les puissances qui vont ensemble sont tirées au sort.';
    if (seats === 'auction') return 'Les puissances qui vont ensemble sont mises aux enchères : HELP BID dit comment.';
    return `Ces puissances vont ensemble : ${listInWords(
      seats.map((powers) => powers.join(' & ')),
      'et',
    )}.`;
  },
  rulebook: (year) => `Là où les éditions des règles diffèrent, celle de ${year} s'applique.`,
  onTimeRatio: (ratio) =>
    ratio === 0
      ? "Qui entre dans la partie peut avoir été en retard autant qu'il veut."
      : `Qui entre dans la partie doit avoir été à l'heure dans ${percent(ratio)} des phases de parties classées.`,
  leftRatio: (ratio) =>
    ratio >= 1
      ? "Qui entre dans la partie peut avoir quitté autant de parties qu'il veut."
      : `Qui entre dans la partie peut avoir quitté au plus ${percent(ratio)} de ses parties classées.`,
  maxAbsence: (days) => `Une absence de plus de ${days} ${days < 2 ? 'jour' : 'jours'} demande l'accord de l'arbitre.`,
  replacement: (least) =>
    least === null
      ? "Qui reprend une puissance a autant de temps pour ses ordres qu'après une phase."
      : `Qui reprend une puissance a au moins ${hours(least)} pour ses ordres.`,
  reminders: (list) =>
    list.length === 0
      ? "Aucun rappel n'est envoyé avant la date limite."
      : `Des rappels sont envoyés ${listInWords(
          list.map((h) => `${h} h`),
          'et',
        )} avant la date limite.`,
  press: (press) => `Presse : ${pressInWords(press)}.`,
  comment: (comment) => (comment === '' ? 'Le commentaire a été retiré.' : `Commentaire : ${comment}`),
  description: (text) =>
    text === '' ? 'Le long commentaire a été retiré.' : 'Il y a un nouveau long commentaire ; LIST le montre.',
};

const STARTS: Readonly<Record<Start, string>> = {
  usual: 'La partie commence comme le dit la variante.',
  'fleet-rome': "Fleet Rome : Italie commence avec une flotte à Rome au lieu d'une armée.",
  '1898': '1898 : printemps 1899 ; chaque puissance commence avec un centre national et une unité dedans.',
  blank:
    "Blank Board : hiver 1900 ; la partie commence sans unités, et chaque puissance construit ce qu'elle veut dans ses centres nationaux.",
  chaos:
    "Chaos : chacun des 34 centres est une puissance et construit sa première unité en hiver 1900 ; on construit ensuite dans tout centre libre que l'on possède.",
};

const SITES = 'Une puissance construit là où le dit la variante, en général chez elle.';

const switches: Told['switches'] = {
  moderated: (on) =>
    on
      ? "Seul l'arbitre change les réglages et les dates limites."
      : 'Tout joueur peut changer les réglages et les dates limites, et mettre la partie en pause.',
  listed: (on) =>
    on ? 'La partie figure dans les listes publiques.' : 'La partie ne figure pas dans les listes publiques.',
  'auto-start': (on) =>
    on ? 'La partie commence dès que toutes les places sont prises.' : "C'est l'arbitre qui lance la partie.",
  'any-centers': (on, { oneCenter }) =>
    on ? "Une puissance construit dans tout centre libre qu'elle possède." : oneCenter === true ? null : SITES,
  'one-center': (on, { anyCenters }) =>
    on
      ? "Une puissance construit dans tout centre libre qu'elle possède, tant qu'elle possède un de ses centres nationaux."
      : anyCenters === undefined
        ? SITES
        : null,
  'any-disband': (on) =>
    on
      ? "Lors des ajustements, une puissance peut retirer des unités qu'elle n'est pas obligée de retirer."
      : "Une puissance ne retire que les unités qu'elle doit retirer.",
  rated: (on) =>
    on
      ? 'La partie compte pour la ponctualité de ses joueurs.'
      : 'La partie ne compte pas pour la ponctualité de ses joueurs.',
  resume: (on) =>
    on
      ? "Si la partie s'arrête sans résultat, chacun de ses joueurs peut la reprendre."
      : "Si la partie s'arrête sans résultat, seul l'arbitre peut la reprendre.",
  'auto-create': (on) =>
    on
      ? 'Quand la partie a un résultat, une autre pareille est créée.'
      : "Aucune autre partie n'est créée à la fin de celle-ci.",
  approval: (on) =>
    on ? "Les nouveaux joueurs ont besoin de l'accord de l'arbitre." : 'Les nouveaux joueurs entrent sans demander.',
  'player-absences': (on) =>
    on
      ? 'Les joueurs peuvent annoncer des absences.'
      : "Les joueurs ne peuvent pas annoncer d'absences ; l'arbitre déplace les dates limites.",
  quiet: (on) => (on ? 'Les reprises de place ne sont pas annoncées.' : 'Les reprises de place sont annoncées à tous.'),
  show: (on) => (on ? 'On dit qui a changé un réglage.' : 'On ne dit pas qui a changé un réglage.'),
  reveal: (on) =>
    on
      ? "Les noms sont révélés à la fin d'une partie anonyme."
      : "Les noms restent secrets à la fin d'une partie anonyme.",
  secret: (on) =>
    on ? 'Le nombre de joueurs inscrits est secret.' : 'Tout le monde voit combien de joueurs se sont inscrits.',
  dias: (on) =>
    on
      ? 'Une partie nulle comprend tous les survivants.'
      : 'Une partie nulle peut ne comprendre que certains survivants.',
  concessions: (on) =>
    on ? 'Les joueurs peuvent abandonner la partie.' : 'Les joueurs ne peuvent pas abandonner la partie.',
  'open-votes': (on) => (on ? 'Tout le monde voit les votes.' : 'Les votes sont secrets.'),
  'open-diaries': (on) =>
    on ? 'Les journaux sont ouverts à tous à la fin de la partie.' : 'Les journaux restent fermés pour toujours.',
  gunboat: (on) => (on ? 'Les joueurs sont anonymes.' : 'Les joueurs savent qui joue quoi.'),
  'hide-late': (on) => (on ? 'Qui est en retard reste secret.' : 'Tout le monde voit qui est en retard.'),
  proxy: (on) =>
    on
      ? "Des unités peuvent être confiées à d'autres puissances par procuration."
      : "Les unités ne peuvent pas être confiées à d'autres puissances par procuration.",
  'strict-convoy': (on) =>
    on ? 'Les convois depuis ou vers des lieux sans côte sont refusés.' : "N'importe quel convoi peut être écrit.",
  'partial-orders': (on) =>
    on
      ? "Les ordres peuvent omettre des unités : à la date limite elles tiennent, et leur joueur n'est pas en retard."
      : 'Les ordres doivent être complets : qui omet une unité est en retard à la date limite.',
  'strict-wait': (on) =>
    on ? 'Seuls ceux qui doivent des ordres peuvent demander à attendre.' : 'Tout joueur peut demander à attendre.',
  'auto-process': (on) =>
    on ? 'Les phases sont résolues à leur date limite.' : "C'est l'arbitre qui décide quand une phase est résolue.",
  'late-count': (on) => (on ? 'LIST compte les retards.' : 'LIST ne compte pas les retards.'),
  'master-sees': (on) =>
    on
      ? "L'arbitre peut demander à voir les ordres avant qu'une phase soit résolue ; chaque consultation est notée."
      : "Personne ne voit les ordres avant qu'une phase soit résolue, pas même l'arbitre.",
  'strict-grace': (on) =>
    on
      ? 'Le délai de grâce finit à son heure, quel que soit le jour.'
      : 'Le délai de grâce finit un jour où une date limite peut tomber.',
};

const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'Mouvements', R: 'Retraites', A: 'Ajustements' };

const PREFERENCES: Readonly<Record<Settings['preferences'], string>> = {
  list: 'selon les listes des joueurs',
  random: 'au hasard',
  both: 'selon les listes des joueurs quand il y en a, et sinon au hasard',
};

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

function percent(ratio: number): string {
  return `${String(Math.round(ratio * 1000) / 10).replace('.', ',')} %`;
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

export const settings: Told = { fields, switches, days };
