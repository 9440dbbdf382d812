import type { Language } from '../../../shape.ts';
import { agree, the, theTurn } from '../../articles.ts';

type Wanted = Language['mail']['wanted'];
type Due = Parameters<Wanted['allSet']>[0][number];

const NOUNS: Readonly<Record<Due['kind'], readonly [string, string]>> = {
  orders: ['unité', 'unités'],
  retreats: ['retraite', 'retraites'],
  builds: ['construction', 'constructions'],
  removals: ['retrait', 'retraits'],
  choices: ['unité de départ', 'unités de départ'],
};

export const wanted: Wanted = {
  orders: (phase, due) => `Vos ordres pour ${theTurn(phase)} sont attendus : ${number(due, 'orders')}.`,
  someOrders: ({ missing, due, units }) =>
    due === 1
      ? `Votre unité attend encore un ordre : ${units}.`
      : `${missing} de vos ${due} unités ${missing === 1 ? 'attend encore un ordre' : 'attendent encore des ordres'} : ${units}.`,
  retreats: (missing, units) =>
    missing === 1
      ? `Votre ordre de retraite est attendu : ${units}.`
      : `Vos ${missing} ordres de retraite sont attendus : ${units}.`,
  builds: (missing) =>
    missing === 1 ? 'Votre ordre de construction est attendu.' : `Vos ${missing} ordres de construction sont attendus.`,
  removals: (missing) =>
    missing === 1 ? 'Votre ordre de retrait est attendu.' : `Vos ${missing} ordres de retrait sont attendus.`,
  choices: (due) =>
    `Vous pouvez choisir armée ou flotte pour ${number(due, 'choices')} jusqu'à la date limite. Ce que vous laissez ouvert commence comme indiqué.`,

  stillDue: (missing) =>
    `Il manque encore : ${missing.map(({ kind, count }) => (kind === 'orders' ? `des ordres pour ${number(count, kind)}` : number(count, kind))).join(' et ')}.`,
  noOther: "Rien d'autre à faire.",
  canChoose: 'Vous pouvez encore choisir vos unités de départ.',

  inSubject: {
    complete: 'ordres complets',
    incomplete: (missing) =>
      `ordres INCOMPLETS : ${missing.map(({ kind, count }) => number(count, kind === 'builds' || kind === 'removals' ? kind : 'orders')).join(', ')}`,
    chosen: 'unités de départ choisies',
    someByDefault: 'unités de départ : certaines par défaut',
  },

  units: (names, more) =>
    more === 0 ? names.join(', ') : `${names.join(', ')} et ${more} ${more === 1 ? 'autre' : 'autres'}`,

  bids: 'Vos offres sont attendues : la partie commence dès que tous ont fait une offre pour une place.',
  untilStart: "Rien à faire jusqu'au début de la partie.",
  paused: 'Rien à faire : la partie est en pause.',
  nothing: 'Rien à faire.',
  out: (powers, count) =>
    `Rien à faire : ${the(powers)} ${count === 1 ? agree(powers, 'est', 'sont') : 'sont'} hors jeu.`,
  allSet: (due) => `Tout est prêt : ${due.map(complete).join(' et ')}.`,
  nothingToOrder: (phase) => `Tout est prêt, vous n'avez rien à ordonner : ${phase}.`,
  over: 'La partie est terminée.',

  deadline: (time, fromNow) => `Date limite : ${time}, ${fromNow}.`,
  lateUntil: (time) => `Ordres en retard acceptés jusqu'à : ${time}.`,
};

function number(count: number, kind: Due['kind']): string {
  return `${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`;
}

function complete({ kind, count }: Due): string {
  switch (kind) {
    case 'orders':
      return count === 1 ? 'votre unité a un ordre' : `vos ${count} unités ont des ordres`;
    case 'choices':
      return count === 1 ? 'votre unité de départ est choisie' : 'vos unités de départ sont choisies';
    case 'retreats':
    case 'builds':
    case 'removals':
      return `${count === 1 ? `l'ordre pour votre ${NOUNS[kind][0]} est donné` : `les ordres pour vos ${number(count, kind)} sont donnés`}`;
  }
}
