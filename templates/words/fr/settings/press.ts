/** Settings of press, and of who learns what, in French: what each does, and what we say when it changes. */
import type { PRESS_SETTINGS } from '../../../../engine/settings/defined/press.ts';
import type { PressSettings } from '../../../../engine/settings/fields.ts';
import type { WordsOf } from '../../setting-words.ts';

export const press: WordsOf<keyof typeof PRESS_SETTINGS> = {
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
    told: (on) =>
      on ? 'Les reprises de place ne sont pas annoncées.' : 'Les reprises de place sont annoncées à tous.',
  },
  show: {
    help: 'On dit qui a changé un réglage.',
    told: (on) => (on ? 'On dit qui a changé un réglage.' : 'On ne dit pas qui a changé un réglage.'),
  },
  reveal: {
    help: "Les noms sont montrés à la fin d'une partie anonyme.",
    told: (on) =>
      on
        ? "Les noms sont révélés à la fin d'une partie anonyme."
        : "Les noms restent secrets à la fin d'une partie anonyme.",
  },
  secret: {
    help: 'Le nombre de joueurs inscrits est secret.',
    told: (on) =>
      on ? 'Le nombre de joueurs inscrits est secret.' : 'Tout le monde voit combien de joueurs se sont inscrits.',
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
export function toldOfPress(press: PressSettings): string {
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
