import { listInWords } from '../../../../../../engine/explain/names.ts';
import type { Language } from '../../../../shape.ts';
import { agree, the } from '../../../articles.ts';

export const results: Language['mail']['results'] = {
  subject: (phase) => `${phase} résultats`,
  placeOpen: (powers) => `Vous ne jouez plus ${the(powers)}, mais votre place est encore libre.`,
  unreached: (powers) =>
    `Les e-mails pour ${the(powers)} reviennent ; nous n'en envoyons plus. UNMUTE essaie de nouveau ; leur propre prochain e-mail aussi.`,
  chosen: 'Les unités de départ sont choisies. Toute la position est indiquée ci-dessous.',
  chosenYours: (units) =>
    `Les unités de départ sont choisies ; les vôtres : ${list(units)}. Toute la position est indiquée ci-dessous.`,

  summary: (phase, clauses) => `${phase.slice(0, 1).toUpperCase()}${phase.slice(1)} : ${clauses.join(' ; ')}.`,
  centers: (gained, lost) => {
    if (lost.length === 0) return `vous avez gagné ${list(gained)}`;
    return gained.length === 0
      ? `vous avez perdu ${list(lost)}`
      : `vous avez gagné ${list(gained)} et perdu ${list(lost)}`;
  },
  orders: (given, failed) => {
    if (failed === 0) return given === 1 ? 'votre ordre a réussi' : `vos ${given} ordres ont tous réussi`;
    if (given === 1) return 'votre ordre a échoué';
    if (failed === given) return `vos ${given} ordres ont tous échoué`;
    return failed === 1 ? `un de vos ${given} ordres a échoué` : `${failed} de vos ${given} ordres ont échoué`;
  },
  unordered: (units) =>
    units === 1 ? "une de vos unités n'avait pas d'ordre" : `${units} de vos unités n'avaient pas d'ordre`,
  nothingToOrder: "vous n'aviez rien à ordonner",
  built: (units) => `vous avez construit ${list(units)}`,
  wereGiven: (units) => `vous avez reçu ${list(units)}`,
  removed: (units) => `vous avez retiré ${list(units)}`,
  lostUnits: (units) => `vous avez perdu ${list(units)}`,
  waived: (builds) => `vous avez renoncé à ${builds === 1 ? 'une construction' : `${builds} constructions`}`,
  nothingChanged: "rien n'a changé pour vous",
  out: "vous n'avez plus ni unités ni centres : vous êtes hors jeu",
  ordersOfAll: (orders, failed) => {
    if (orders === 1) return `le seul ordre a ${failed === 0 ? 'réussi' : 'échoué'}`;
    return failed === 0
      ? `aucun des ${orders} ordres n'a échoué`
      : `${failed} des ${orders} ordres ${failed === 1 ? 'a' : 'ont'} échoué`;
  },
  unorderedOfAll: (units) => (units === 1 ? "une unité n'avait pas d'ordre" : `${units} unités n'avaient pas d'ordre`),
  dislodged: (units) => (units === 1 ? 'une unité a été délogée' : `${units} unités ont été délogées`),
  powerGained: (power, centers) => `${the(power)} ${agree(power, 'a', 'ont')} gagné ${list(centers)}`,

  surprises: "Ce qui ne s'est pas passé comme ordonné",
  rulebook: (edition) => `Là où les éditions diffèrent, les règles de ${edition} s'appliquent.`,
  table: {
    caption: 'Centres et unités maintenant',
    power: 'Puissance',
    centers: 'Centres',
    change: 'Écart',
    units: 'Unités',
  },
  young: (parts, count) =>
    `${parts.map(({ centers, phase }) => `${list(centers)} ne ${centers.length === 1 ? 'donne' : 'donnent'} d'unité qu'à cette phase : ${phase}`).join(' ; ')}, et seulement si ${count === 1 ? 'ce centre est' : 'ces centres sont'} encore à vous. Un centre qui vient d'être gagné doit d'abord être gardé un tour.`,
};

function list(names: readonly string[]): string {
  return listInWords(names, 'et');
}
